"""Whether the analysis is fooled, in short; `python -m bench.review` measures it at length."""

from statistics import fmean

from bench.review import Planted, decisions, finished, mean_of, planted, tell_coarse

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


def test_the_curve_is_told() -> None:
    assert "s of processor time" in tell_coarse("marquis")
