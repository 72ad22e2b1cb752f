"""The bots of the guide play: what a reader types there must never forfeit a game."""

import sys
from pathlib import Path

import pytest
from tests.cli.conftest import Run
from tests.guides import Guide, read_guide

from ducats.arena import one_against, play_match, simulate
from ducats.games import GAMES


@pytest.fixture
def guide(clone: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Guide:
    """Its files lie in the folder one works in."""
    found = read_guide(clone / "docs/guides/write-a-bot.md")
    found.write_files(tmp_path)
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "my_bots", raising=False)
    return found


@pytest.mark.usefixtures("guide")
@pytest.mark.parametrize("game", GAMES)
def test_the_first_bot_plays_every_game(game: str) -> None:
    summary = simulate(game, 3, 2, "guide", ["my_bots:First", "random"])
    assert not summary.failures


@pytest.mark.usefixtures("guide")
def test_the_bot_that_searches_beats_the_first() -> None:
    match = one_against(
        "musketeers", seats=2, bot="my_bots:thinker", field="my_bots:First", deals=1, seed="guide"
    )
    for game in play_match(match):
        assert game.ranks[game.bots.index("my_bots:thinker")] == 1
        assert not game.forfeits


def test_the_match_from_python_runs(guide: Guide, capsys: pytest.CaptureFixture[str]) -> None:
    for block in guide.blocks:
        exec(block, {})
    assert "my_bots:thinker" in capsys.readouterr().out


@pytest.mark.usefixtures("guide")
def test_a_bot_of_ones_own_is_simulated_by_name(ducats: Run) -> None:
    told = ducats("simulate", "musketeers", "--seats", "2", "--games", "2", "--bots", "my_bots:First,random")
    assert told.exit_code == 0, told.stderr
    assert "my_bots:First" in told.stdout
    program = ducats("simulate", "musketeers", "--games", "1", "--bots", "greedy=python3 greedy.py")
    assert "no_such_bot" in program.stderr
