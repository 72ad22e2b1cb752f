"""Whether the analysis is fooled, in short; `python -m bench.review` measures it at length."""

from pathlib import Path
from statistics import fmean

from bench.review.__main__ import work
from bench.review.checks import Planted, decisions, equals, finished, mean_of, planted
from bench.review.known import Known, keep, read_known

from ducats.games import GAMES, levels
from ducats.review import Effort, analyse
from ducats.review.messages import WHOLE

WANTED = 5


def test_planted_blunders_are_found() -> None:
    found: list[Planted] = []
    number = 0
    while len(found) < WANTED:
        blunder = planted("musketeers", f"test/{number}")
        number += 1
        if blunder is not None:
            found.append(blunder)
    assert all(blunder.kind for blunder in found)


def test_equal_bots_lose_little_and_luck_is_fair() -> None:
    """The reference policy's own kind: it should hardly ever find fault with itself."""
    lucks: list[float] = []
    losses: list[float] = []
    for number in range(12):
        record = finished("musketeers", levels.stand_in("musketeers"), f"test/{number}")
        found = analyse(GAMES["musketeers"], record, Effort(16, 4 if number < 2 else 0))
        lucks.append(found.balances[0].luck / WHOLE)
        losses += [decision.difference / WHOLE for decision in decisions(found)]
    luck, error = mean_of(lucks)
    assert abs(luck) < 4 * error
    loss, error = mean_of(losses)
    assert abs(fmean(losses)) < max(0.02, 4 * error)
    assert loss < 0.05


def test_a_game_is_analysed_twice_and_its_faults_looked_at_again() -> None:
    found = equals("musketeers", "test", Effort(12, 4))
    assert found.decisions > 0
    assert found.false <= found.noted
    assert found.mistakes <= found.noted
    assert found.seconds > 0


def test_a_run_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    goals = {"planted": 1, "equal": 0, "luck": 2}
    file = tmp_path / "known.json"
    once = Known("")
    done = list(work("marquis", once, goals))
    assert done[0] == "curve"
    assert done.count("luck") == 2
    known = read_known(GAMES, file)
    while next(work("marquis", known["marquis"], goals), None):
        keep(known, file)
        known = read_known(GAMES, file)
    assert (known["marquis"].lucks, known["marquis"].planted) == (once.lucks, once.planted)
    assert any("luck of the first seat over 2 games" in line for line in known["marquis"].lines())


def test_what_other_sources_gave_does_not_count(tmp_path: Path) -> None:
    known = read_known(GAMES, tmp_path / "none.json")
    known["marquis"].tried = known["musketeers"].tried = 7
    known["marquis"].sources = "others"
    keep(known, tmp_path / "known.json")
    again = read_known(GAMES, tmp_path / "known.json")
    assert (again["marquis"].tried, again["musketeers"].tried) == (0, 7)
