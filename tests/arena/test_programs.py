"""External programs: one that plays, and everything that one can do wrong."""

import sys
from pathlib import Path

import msgspec
import pytest

from ducats.arena import GameResult, Match, play_match
from ducats.arena.playing import ranks_after
from ducats.arena.programs import LONGEST_LINE, introduce
from ducats.engine.errors import BadOptions

GREEDY = f"greedy={sys.executable} {Path(__file__).parents[2] / 'docs' / 'examples' / 'greedy.py'}"

PREAMBLE = """
import json, sys, time
def told():
    line = sys.stdin.readline()
    return json.loads(line) if line else {"type": "goodbye"}
def tell(answer):
    print(json.dumps(answer), flush=True)
hello = told()
tell({"type": "ready", "name": "Tester 2"})
"""


def program(folder: Path, text: str, preamble: str = PREAMBLE) -> str:
    file = folder / "program.py"
    file.write_text(preamble + text, "utf-8")
    return f"tester={sys.executable} {file}"


def match(entrant: str, *, seats: int = 2, seconds: float = 10.0, game: str = "musketeers") -> Match:
    options = {"match_mode": "single_hand"} if game == "musketeers" else {}
    lineup = (entrant, *("random",) * (seats - 1))
    return Match(game=game, lineup=lineup, deals=1, seed="p", options=options, seconds=seconds)


def without_times(games: tuple[GameResult, ...]) -> list[GameResult]:
    return [msgspec.structs.replace(game, seconds=(), slowest=()) for game in games]


@pytest.mark.parametrize("game", ["musketeers", "marquis", "marracash", "merchants"])
def test_the_example_plays_every_game(game: str) -> None:
    played = play_match(match(GREEDY, game=game))
    assert [one.forfeits for one in played] == [(), ()]
    assert all(one.moves[one.bots.index(GREEDY)] > 3 for one in played)


def test_a_program_is_given_its_seed_and_so_plays_the_same_again() -> None:
    whole = match(GREEDY, seats=3)
    assert without_times(play_match(whole)) == without_times(play_match(whole))


def test_a_program_is_introduced(tmp_path: Path) -> None:
    entrant = program(tmp_path, "told()")
    assert introduce(match(entrant), entrant) == "Tester 2"


def test_hello_says_what_will_be_played(tmp_path: Path) -> None:
    entrant = program(tmp_path, f"open({str(tmp_path / 'hello')!r}, 'w').write(json.dumps(hello)); told()")
    introduce(match(entrant, seats=3), entrant)
    hello = msgspec.json.decode((tmp_path / "hello").read_bytes())
    assert (hello["type"], hello["protocol"], hello["game"], hello["seats"]) == ("hello", 1, "musketeers", 3)
    assert hello["options"]["match_mode"] == "single_hand"
    assert hello["options"]["match_target"] == 100, "usual options are written out"
    assert hello["seconds"] == 10.0


def test_goodbye_is_said(tmp_path: Path) -> None:
    entrant = program(tmp_path, f"open({str(tmp_path / 'last')!r}, 'w').write(told()['type'])")
    introduce(match(entrant), entrant)
    assert (tmp_path / "last").read_text() == "goodbye"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("told(); sys.exit(7)", "it ended (exit code 7)"),
        ("told(); time.sleep(60)", "no answer within 0.5 s"),
        ("sys.stdin.close(); time.sleep(60)", "no answer within 0.5 s"),
        ("told(); tell('yes')", "an answer that cannot be read"),
        ("told(); tell({'action': {'type': 'Surrender'}})", "no action of musketeers"),
        (f"told(); print('x' * {LONGEST_LINE + 1}, flush=True); told()", "an answer of more than"),
        ("told(); sys.stdout.buffer.write(bytes([255, 10])); sys.stdout.flush(); told()", "cannot be read"),
        ("told(); print('[' * 5000, flush=True); told()", "cannot be read"),
    ],
)
def test_a_program_that_fails_forfeits_and_the_game_goes_on(tmp_path: Path, text: str, reason: str) -> None:
    entrant = program(tmp_path, text)
    # A program that does answer must have time for it on a busy machine.
    played = play_match(match(entrant, seats=3, seconds=0.5 if "sleep" in text else 20.0))
    assert len(played) == 3, "every chair of the deal"
    for one in played:
        seat = one.bots.index(entrant)
        (forfeit,) = one.forfeits
        assert forfeit.seat == seat
        assert reason in forfeit.reason
        assert one.ranks[seat] == 3
        assert min(one.ranks) == 1
        assert one.shares[seat] == 0.0


def test_an_illegal_action_forfeits(tmp_path: Path) -> None:
    """The first question asks for rewards, and each of them exists once."""
    entrant = program(
        tmp_path,
        "c = told()['view']['question']['choices']\n"
        "tell({'action': {'type': c['action'], c['field']: c['items'][:1] * c['count']}})\ntold()",
    )
    (first, second) = play_match(match(entrant))
    for one in (first, second):
        assert one.forfeits[0].reason.startswith("same_card_twice: "), "a new game is a new chance"


def test_a_program_that_does_not_get_ready_is_refused(tmp_path: Path) -> None:
    for entrant in (program(tmp_path, "", "print('hi')"), program(tmp_path, "", "raise SystemExit(3)")):
        with pytest.raises(BadOptions, match="'tester' does not get ready") as refused:
            introduce(match(entrant), entrant)
        assert refused.value.code == "no_such_bot"


def test_what_a_program_started_ends_with_it(tmp_path: Path) -> None:
    """A child that holds the output open must not hold up the arena."""
    entrant = program(
        tmp_path,
        "import subprocess\ntold()\nsubprocess.Popen([sys.executable, '-c', 'import time; time.sleep(50)'])\n"
        "time.sleep(50)",
    )
    played = play_match(match(entrant, seconds=1.0))
    assert [one.forfeits[0].reason for one in played] == ["no answer within 1 s"] * 2


def test_forfeits_come_last() -> None:
    assert ranks_after((1, 2, 3, 4), ()) == (1, 2, 3, 4)
    assert ranks_after((1, 2, 3, 4), (0,)) == (4, 1, 2, 3)
    assert ranks_after((1, 1, 3, 4), (3, 0)) == (3, 1, 2, 3)
    assert ranks_after((2, 1), (0, 1)) == (1, 1), "nobody is ahead of anybody"


def test_a_bot_of_ones_own_that_raises_forfeits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    (tmp_path / "own_clumsy.py").write_text(
        "from ducats.bots import Bot\n"
        "class Clumsy(Bot):\n"
        "    def choose(self, view, rng):\n"
        "        raise ValueError('lost the cards')\n"
        "class Mumbler(Bot):\n"
        "    def choose(self, view, rng):\n"
        "        return 'hm'\n",
        "utf-8",
    )
    for name, reason in (("Clumsy", "ValueError: lost the cards"), ("Mumbler", "'hm' is no action")):
        for one in play_match(match(f"own_clumsy:{name}")):
            assert reason in one.forfeits[0].reason
            assert one.ranks[one.forfeits[0].seat] == 2


def test_a_level_that_fails_is_a_fault_of_ducats(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("ducats.bots.random_bot.RandomBot.choose", fail)
    with pytest.raises(ZeroDivisionError):
        play_match(match("random"))
