"""`ducats simulate` and `ducats arena`."""

import json
from pathlib import Path

import pytest
from tests.cli.conftest import Run

from ducats.engine.errors import BrokenInvariant
from ducats.games.musketeers.state import Musketeers

SHORT = ("--options", "match_mode=single_hand")


def test_a_simulation_is_summed_up(ducats: Run) -> None:
    told = ducats("simulate", "musketeers", "--seats", "4", "--games", "12", "--seed", "1", *SHORT)
    assert told.exit_code == 0
    assert "4 seats: 12 of 12 games as promised, 0 failed" in told.stdout
    assert told.stdout == ducats("simulate", "musketeers", "--games", "12", *SHORT).stdout
    assert told.stderr == "", "no bar where nobody looks"


def test_chosen_bots_are_seated_in_turn(ducats: Run) -> None:
    told = ducats("simulate", "musketeers", "--games", "2", "--bots", "page, random", *SHORT).stdout
    assert [line.split()[1] for line in told.splitlines()[2:]] == ["page", "random", "page", "random"]


def test_a_broken_promise_is_a_failure(ducats: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def lose_a_jewel(self: Musketeers) -> None:
        if self.duel == 4:
            raise BrokenInvariant("a jewel is gone")

    monkeypatch.setattr(Musketeers, "check", lose_a_jewel)
    told = ducats("simulate", "musketeers", "--games", "3", *SHORT)
    assert told.exit_code == 1
    assert "3 failed" in told.stdout
    assert "a jewel is gone" in told.stderr
    assert "duel 4/9" in told.stderr


def test_several_processes_give_the_same_result(ducats: Run) -> None:
    arguments = ("simulate", "musketeers", "--seats", "2", "--games", "20", *SHORT)
    assert ducats(*arguments, "--jobs", "2").stdout == ducats(*arguments).stdout


def test_an_arena_tells_who_is_stronger(ducats: Run, tmp_path: Path) -> None:
    folder = tmp_path / "report"
    bots = ("--bots", "page,random", "--seats", "3", "--games", "9")
    told = ducats("arena", "musketeers", *bots, *SHORT, "--report", folder)
    assert told.exit_code == 0
    assert told.stdout.splitlines()[0].split()[:3] == ["seats", "bot", "against"]
    assert (folder / "report.md").read_text("utf-8").startswith("| seats |")
    games = [json.loads(line) for line in (folder / "games.jsonl").read_text("utf-8").splitlines()]
    assert sum(game["kind"] == "game" for game in games) == 18, "nine games each way"


def test_two_chairs_are_a_pairing_from_both_sides(ducats: Run) -> None:
    bots = ("--bots", "page,random", "--seats", "2", "--games", "4")
    told = ducats("arena", "musketeers", *bots, *SHORT).stdout.splitlines()
    assert [line.split()[1] for line in told[1:]] == ["page", "random"]


def test_a_bot_alone_plays_against_itself(ducats: Run) -> None:
    told = ducats("arena", "musketeers", "--bots", "random", "--games", "4", *SHORT).stdout.splitlines()
    assert told[1].split()[1:5] == ["random", "3", "random", "4"]


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (("simulate", "musketeers", "--bots", "cardinal"), "no_such_bot"),
        (("simulate", "musketeers", "--seats", "9"), "bad_seats"),
        (("arena", "musketeers", "--bots", ","), "bad_options"),
        (("arena", "chess", "--bots", "page"), "no_such_game"),
    ],
)
def test_misuse_is_told(ducats: Run, arguments: tuple[str, ...], code: str) -> None:
    told = ducats(*arguments)
    assert told.exit_code == 2
    assert told.stderr.startswith(f"ducats: {code}: ")
