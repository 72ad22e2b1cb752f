"""What the README says of the games is what their rules say."""

import re
from pathlib import Path

import pytest

from ducats.games import GAMES

README = Path(__file__).parents[2] / "README.md"


@pytest.mark.parametrize("game", GAMES)
def test_players_and_minutes_are_those_of_the_rules(game: str) -> None:
    meta = GAMES[game].meta
    line = re.search(rf"^\| \[.*docs/rules/{game}\.md.*$", README.read_text(encoding="utf-8"), re.M)
    assert line is not None
    _, _, players, minutes, _ = (cell.strip() for cell in line.group().split("|"))
    assert players == f"{meta.min_seats}–{meta.max_seats}"
    assert minutes == f"{meta.minutes[0]}–{meta.minutes[1]}"
