"""The first round that the rules pages tell happens so by the rules."""

import re
from pathlib import Path

import pytest
from tests.games.marquis.table import at, lay, money, play, rest

from ducats.games.marquis.rules import messages as m

PAGES = Path(__file__).resolve().parents[3] / "docs" / "rules"
TURN = re.compile(r"\| (?:\d|\w+) \| .+ \| (\d+) \| (\d+) \| (\d+) \| (\d+) \|")


def played() -> list[list[int]]:
    """Everybody's coins and the treasury: before the first turn, and after each turn."""
    g = at("| | ", coins=[2, 1, 0], hands="M V K | T | A")
    coins = [money(g)]
    lay(g, 0, "M")
    coins.append(money(g))
    lay(g, 1, "T")
    coins.append(money(g))
    play(g, 2, m.LayCard("A"))
    play(g, 2, m.Assassinate(0))
    play(g, 0, m.PlayVeto())
    rest(g)
    assert g.vetoes(2) == 1
    coins.append(money(g))
    play(g, 0, m.Exchange(3))
    lay(g, 0, "K")
    assert g.diamonds(0) == 3
    return [*coins, money(g)]


@pytest.mark.parametrize("language", ["", ".fr", ".nl", ".de"])
def test_the_worked_round_happens_so(language: str) -> None:
    page = (PAGES / f"marquis{language}.md").read_text(encoding="utf-8")
    told = [found for line in page.splitlines() if (found := TURN.fullmatch(line))]
    assert [[int(coins) for coins in turn.groups()] for turn in told] == played()
