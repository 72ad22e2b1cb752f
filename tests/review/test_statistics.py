"""Many analyses in few numbers."""

import msgspec
import pytest
from msgspec.structs import replace
from tests.review.test_analyst import analysis_of

from ducats.engine.rng import Rng
from ducats.review.messages import Balance, SeatFigures
from ducats.review.statistics import MIN_GAMES, STRETCHES, figures_of, statistics_of

DAY = 86_400.0
NOTHING = Balance(
    start=500_000,
    result=500_000,
    luck=0,
    own=0,
    others=0,
    hidden=0,
    luck_error=0,
    own_error=0,
    others_error=0,
    loss=0,
    accuracy=None,
    choices=0,
)


def dice_game(number: int) -> SeatFigures:
    """A game in which luck does three times as much as the player."""
    dice = Rng(f"game/{number}")
    luck, own = 3 * (dice.below(100_001) - 50_000), dice.below(100_001) - 50_000
    balance = replace(NOTHING, luck=luck, own=own, result=500_000 + luck + own, accuracy=50.0, choices=2)
    return SeatFigures(balance=balance, questions=())


def test_the_figures_of_a_seat_are_those_of_the_analysis() -> None:
    analysis = analysis_of("marquis")
    for seat in range(analysis.seats):
        figures = figures_of(analysis, seat)
        assert figures.balance == analysis.balances[seat]
        assert sum(each.loss for each in figures.questions) == analysis.balances[seat].loss
        assert sum(each.choices for each in figures.questions) == analysis.balances[seat].choices
        assert msgspec.json.decode(msgspec.json.encode(figures), type=SeatFigures) == figures


def test_the_shares_say_what_made_the_results_differ() -> None:
    found = statistics_of([(DAY * number, dice_game(number)) for number in range(400)])
    assert found.shares is not None
    shares = found.shares
    assert shares.luck + shares.own + shares.others + shares.hidden == pytest.approx(1.0, abs=0.001)
    assert shares.luck == pytest.approx(0.9, abs=0.03), "9 parts of the variance in 10"
    assert abs(found.luck) < 4 * found.luck_error
    few = statistics_of([(DAY * number, dice_game(number)) for number in range(MIN_GAMES - 1)])
    assert few.shares is None


def test_the_trend_is_in_order_and_loses_no_game() -> None:
    dated = [(DAY * number, dice_game(number)) for number in range(100)]
    found = statistics_of(list(reversed(dated)))
    assert len(found.trend) <= STRETCHES
    assert sum(stretch.games for stretch in found.trend) == found.games == 100
    assert [stretch.since for stretch in found.trend] == sorted(stretch.since for stretch in found.trend)
    assert found.trend[0].since == "1970-01-01"


def test_nothing_is_said_about_no_games() -> None:
    found = statistics_of([])
    assert (found.games, found.accuracy, found.shares, found.trend, found.questions) == (
        0,
        None,
        None,
        (),
        (),
    )


def test_the_costliest_question_comes_first() -> None:
    analysis = analysis_of("marquis")
    both = [(0.0, figures_of(analysis, seat)) for seat in range(analysis.seats)]
    found = statistics_of(both)
    losses = [each.loss for each in found.questions]
    assert losses == sorted(losses, reverse=True)
    assert sum(losses) == sum(balance.loss for balance in analysis.balances)
