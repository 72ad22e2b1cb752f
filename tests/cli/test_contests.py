"""`ducats simulate` and `ducats arena`."""

import json
import sys
from pathlib import Path

import pytest
from tests.cli.conftest import Run

from ducats.engine.errors import BrokenInvariant
from ducats.games.musketeers.rules.state import Musketeers

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


def test_hands_are_counted_where_there_are_any(ducats: Run) -> None:
    assert "hands" in ducats("simulate", "musketeers", "--games", "1", *SHORT).stdout
    assert "hands" not in ducats("simulate", "marquis", "--games", "1", "--bots", "random").stdout


def test_a_broken_promise_is_a_failure(ducats: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def lose_a_jewel(self: Musketeers) -> None:
        if self.duel() == 4:
            raise BrokenInvariant("a jewel is gone")

    monkeypatch.setattr(Musketeers, "check", lose_a_jewel)
    told = ducats("simulate", "musketeers", "--games", "3", *SHORT)
    assert told.exit_code == 1
    assert "3 failed" in told.stdout
    assert "a jewel is gone" in told.stderr
    assert "duel 4/9" in told.stderr


def test_several_processes_give_the_same_result(ducats: Run) -> None:
    arguments = ("simulate", "musketeers", "--seats", "2", "--games", "20", *SHORT)
    assert ducats(*arguments, "--processes", "2").stdout == ducats(*arguments).stdout


def test_an_arena_tells_who_is_stronger_and_goes_on_where_it_stopped(ducats: Run, tmp_path: Path) -> None:
    folder = tmp_path / "report"
    bots = ("--bots", "page,random", "--seats", "3", "--games", "9", "--processes", "1")
    told = ducats("arena", "musketeers", *bots, *SHORT, "--to", folder)
    assert told.exit_code == 0, told.stderr
    assert told.stderr == "", "no bar where nobody looks"
    assert told.stdout.splitlines()[0].split()[:2] == ["bot", "rating"]
    assert "## Matches" in (folder / "report.md").read_text("utf-8")
    kinds = [json.loads(line)["kind"] for line in (folder / "results.jsonl").read_text("utf-8").splitlines()]
    assert kinds == ["contest"] + ["game"] * 18, "nine games each way"
    before = (folder / "results.jsonl").read_bytes()
    again = ducats("arena", "musketeers", *bots, *SHORT, "--to", folder)
    assert again.stdout == told.stdout
    assert (folder / "results.jsonl").read_bytes() == before
    other = ducats("arena", "musketeers", *bots, *SHORT, "--seed", "2", "--to", folder)
    assert other.exit_code == 2
    assert "other_contest" in other.stderr
    assert "seed: '1' there, '2' here" in other.stderr


def test_two_chairs_are_a_pairing_from_both_sides(ducats: Run) -> None:
    bots = ("--bots", "page,random", "--seats", "2", "--games", "4", "--processes", "1")
    told = ducats("arena", "musketeers", *bots, *SHORT).stdout.splitlines()
    assert [line.split()[1] for line in told[5:]] == ["page", "random"]


def test_a_bot_alone_plays_against_itself(ducats: Run) -> None:
    arguments = ("--bots", "random", "--seats", "4", "--games", "4", "--processes", "1")
    told = ducats("arena", "musketeers", *arguments, *SHORT).stdout.splitlines()
    assert told[-1].split()[1:5] == ["random", "3", "random", "4"]


def test_a_bot_of_ones_own_lies_in_the_folder_one_works_in(
    ducats: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    (tmp_path / "own_first.py").write_text(
        "from ducats.bots import Bot, choices_of\n"
        "from ducats.games.levels import make\n"
        "class First(Bot):\n"
        "    def choose(self, view, rng):\n"
        "        offered = getattr(choices_of(view), 'actions', None)\n"
        "        return offered[0] if offered else make(view.game, 'random').choose(view, rng)\n"
    )
    bots = ("--bots", "random,own_first:First", "--seats", "2", "--games", "2", "--processes", "1")
    told = ducats("arena", "musketeers", *bots, *SHORT)
    assert told.exit_code == 0, told.stderr
    assert "own_first:First" in told.stdout


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (("simulate", "musketeers", "--bots", "abbot"), "no_such_bot"),
        (("simulate", "musketeers", "--seats", "9"), "bad_seats"),
        (("arena", "musketeers", "--bots", ","), "bad_options"),
        (("arena", "musketeers", "--bots", "page,abbot"), "no_such_bot"),
        (("arena", "musketeers", "--bots", "no_such_module:Bot"), "no_such_bot"),
        (("arena", "musketeers", "--bots", "ducats.bots:choices_of"), "no_such_bot"),
        (("arena", "musketeers", "--bots", "gone=/no/such/program"), "no_such_bot"),
        (("arena", "musketeers", "--bots", "page=python3"), "bad_bot"),
        (("arena", "musketeers", "--bots", "x=a", "--bots", "x=b"), "bad_bot"),
        (("arena", "musketeers", "--seats", "2-9"), "bad_seats"),
        (("arena", "musketeers", "--seats", "few"), "bad_seats"),
        (("arena", "musketeers", "--seats", "4-2"), "bad_seats"),
        (("arena", "musketeers", "--options", "match_target=three"), "bad_options"),
        (("arena", "musketeers", "--plan", "knockout"), "no_such_plan"),
        (("arena", "chess", "--bots", "page"), "no_such_game"),
    ],
)
def test_misuse_is_told(ducats: Run, arguments: tuple[str, ...], code: str) -> None:
    told = ducats(*arguments)
    assert told.exit_code == 2
    assert told.stderr.startswith(f"ducats: {code}: ")


def test_a_scheduler_that_does_not_answer(ducats: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ducats.arena.worker_pools.CONNECT_SECONDS", 1)
    told = ducats("arena", "musketeers", "--cluster", "tcp://127.0.0.1:1")
    assert told.exit_code == 2
    assert told.stderr.startswith("ducats: no_cluster: no Dask scheduler answers at tcp://127.0.0.1:1")
