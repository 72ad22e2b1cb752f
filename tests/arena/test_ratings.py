"""The fit: against the likelihood written out by hand, and whatever the order of the games."""

from collections.abc import Sequence
from math import exp, log, sqrt

import pytest

from ducats.arena import GameResult
from ducats.arena.ratings import DEVIATION, START, rate

BETA = 25.0 / 6.0
"""openskill's own, half of its deviation."""


def game(deal: int, bots: tuple[str, ...], ranks: tuple[int, ...]) -> GameResult:
    nothing = (0,) * len(bots)
    return GameResult(
        game="musketeers",
        deal=deal,
        seed=f"s/{deal}",
        bots=bots,
        ranks=ranks,
        scores=nothing,
        moves=nothing,
        seconds=(0.0,) * len(bots),
        slowest=(0.0,) * len(bots),
    )


def duels(wins: int, losses: int) -> list[GameResult]:
    won = [game(deal, ("a", "b"), (1, 2)) for deal in range(wins)]
    return won + [game(wins + deal, ("a", "b"), (2, 1)) for deal in range(losses)]


def value(games: Sequence[GameResult], *bots: str) -> dict[str, float]:
    return {one.bot: one.rating.value for one in rate(bots, games)}


def test_two_bots_by_hand() -> None:
    """At the solution, the expected wins fall short of those seen by the pull of the prior."""
    found = value(duels(30, 10), "a", "b")
    scale = sqrt(2.0) * BETA
    expected = 40.0 / (1.0 + exp((found["b"] - found["a"]) / scale))
    pull = (found["a"] - START) / DEVIATION**2
    assert (30.0 - expected) / scale == pytest.approx(pull, rel=1e-4)
    assert found["a"] + found["b"] == pytest.approx(2.0 * START)


def test_many_games_come_near_the_odds() -> None:
    found = value(duels(2000, 1000), "a", "b")
    assert found["a"] - found["b"] == pytest.approx(sqrt(2.0) * BETA * log(2.0), rel=0.01)


def test_three_at_a_table_by_hand() -> None:
    """Plackett and Luce: the first is chosen among all, the second among the rest."""
    orders = {("a", "b", "c"): 6, ("b", "a", "c"): 3, ("c", "a", "b"): 2}
    games = [
        game(number, order, (1, 2, 3))
        for order, count in orders.items()
        for number in range(100 * len(order[0]), 100 * len(order[0]) + count)
    ]
    found = value(games, "a", "b", "c")
    scale = sqrt(3.0) * BETA

    def worth(ratings: dict[str, float]) -> float:
        total = -sum((rating - START) ** 2 for rating in ratings.values()) / (2.0 * DEVIATION**2)
        for order, count in orders.items():
            left = [ratings[bot] / scale for bot in order]
            total += count * sum(
                left[place] - log(sum(map(exp, left[place:]))) for place in range(len(order))
            )
        return total

    best = worth(found)
    for bot in found:
        for shift in (-0.05, 0.05):
            assert worth({**found, bot: found[bot] + shift}) < best


def test_the_order_of_games_does_not_show() -> None:
    games = duels(20, 12) + [game(50 + deal, ("b", "c", "a"), (1, 3, 2)) for deal in range(9)]
    found = rate(("a", "b", "c"), games)
    assert rate(("a", "b", "c"), games[::-1]) == found
    assert rate(("a", "b", "c"), games[7:] + games[:7]) == found


def test_draws_and_equal_results_leave_bots_equal() -> None:
    games = [*duels(8, 8), game(40, ("a", "b"), (1, 1))]
    found = value(games, "a", "b")
    assert found["a"] == pytest.approx(START)
    assert found["b"] == pytest.approx(START)


def test_who_always_wins_stays_finite_with_a_wide_interval() -> None:
    best, worst = rate(("a", "b"), duels(0, 10))
    assert (best.bot, worst.bot) == ("b", "a")
    assert START < best.rating.value < START + 2.0 * DEVIATION
    assert best.rating.high - best.rating.low > 5.0


def test_more_games_make_narrower_intervals() -> None:
    few, many = rate(("a", "b"), duels(12, 8))[0].rating, rate(("a", "b"), duels(1200, 800))[0].rating
    ratio = (few.high - few.low) / (many.high - many.low)
    assert 8.0 < ratio < 11.0, "ten times narrower with a hundred times the games, but for the prior"


def test_games_of_one_deal_count_as_one_observation() -> None:
    """The same results in few deals that agree among themselves say less than in many."""
    apart = duels(40, 20)
    together = [game(number // 10, one.bots, one.ranks) for number, one in enumerate(apart)]
    wide, narrow = rate(("a", "b"), together)[0].rating, rate(("a", "b"), apart)[0].rating
    assert wide.value == narrow.value
    assert wide.high - wide.low > 2.0 * (narrow.high - narrow.low)


def test_a_bot_alone_is_average() -> None:
    (alone,) = rate(("a",), [game(0, ("a", "a"), (1, 2))])
    assert alone.rating.value == pytest.approx(START)
