"""What a merchant of MarraCash must understand, and a small measure of their strength."""

from typing import Any

import msgspec
import pytest

from ducats.arena import one_against, play_match, summarise
from ducats.engine import bits
from ducats.engine.driver import Driver
from ducats.engine.record import new_header
from ducats.engine.rng import Rng
from ducats.games import find
from ducats.games.levels import make
from ducats.games.marracash.evaluation.auctions import limits
from ducats.games.marracash.evaluation.evaluation import Evaluation
from ducats.games.marracash.evaluation.town import town_of
from ducats.games.marracash.evaluation.weights import Weights
from ducats.games.marracash.rules.forecasts import Forecast, forecasts
from ducats.games.marracash.rules.imagine import imagine
from ducats.games.marracash.rules.messages import Bid, PassBid
from ducats.games.marracash.rules.souk import SHOP_NAMES
from ducats.games.marracash.rules.view import MarraCashView

RULES = find("marracash")
THINKERS = ("trader", "vizier")


def views_of_a_game(seats: int, options: dict[str, Any], seed: str = "sense") -> list[MarraCashView]:
    """What traders saw when they were asked."""
    driver, _ = Driver.begin(RULES, new_header(RULES, seats, seed, options), seed)
    bot = make("marracash", "trader")
    seen: list[MarraCashView] = []
    while not driver.play.is_over():
        seat = driver.play.waiting_for()[0]
        view = driver.view(seat)
        assert isinstance(view, MarraCashView)
        seen.append(view)
        driver.apply(seat, bot.choose(view, Rng(f"{seed}/{len(driver.inputs)}")))
    return seen


@pytest.mark.parametrize("options", [{}, {"souvenirs": True, "commission_scope": "shop"}], ids=str)
def test_moves_are_thought_through_as_the_rules_have_them(options: dict[str, Any]) -> None:
    """With no move left to hope for, the evaluation and the forecasts of the rules agree on every payment."""
    compared = 0
    for view in views_of_a_game(3, options)[::5]:
        for told in forecasts(view):
            assert view.seat is not None
            world = imagine(view, Rng("x"))
            evaluation = Evaluation(town_of(None), world, 0, Weights())
            way = world.printed.ways.between(told.group - 1, told.to - 1)
            after = evaluation.after_move(view.seat, way)
            changes = tuple(now - cash for now, cash in zip(after, world.purses(), strict=True))
            assert changes == told.changes
            way = world.printed.ways.between(told.group - 1, told.to - 1)
            assert Forecast(imagine(view, Rng("forecast")), view.seat, way).changes == changes
            compared += 1
    assert compared > 20


def early_view() -> MarraCashView:
    return next(view for view in views_of_a_game(2, {}) if view.phase == "main")


def worth_of_first_free_shop(view: MarraCashView) -> int:
    world = imagine(view, Rng("x"))
    evaluation = Evaluation(town_of(None), world, 8, Weights())
    return limits(evaluation, evaluation.sale(bits.lowest(world.free_shops())))[0]


def test_a_shop_is_worth_more_the_more_visitors_of_its_colour_can_still_come() -> None:
    view = early_view()
    letter = SHOP_NAMES[bits.lowest(imagine(view, Rng("x")).free_shops())][0]
    empty = tuple(group.replace(letter, "") for group in view.fountains)
    many = msgspec.structs.replace(view, line=letter * 8, line_taken=0)
    none = msgspec.structs.replace(view, line="", fountains=empty)
    assert worth_of_first_free_shop(many) > worth_of_first_free_shop(none) == 0


def test_with_no_move_left_only_cash_counts() -> None:
    world = imagine(early_view(), Rng("x"))
    standings = Evaluation(town_of(None), world, 0, Weights()).standings
    assert list(standings) == [float(cash) for cash in world.purses()]


def test_a_secret_set_counts_for_its_owner_alone() -> None:
    counted = 0
    for view in views_of_a_game(3, {"antiques": True})[::10]:
        assert view.seat is not None
        world = imagine(view, Rng("x"))
        known = Evaluation(town_of(None), world, 8, Weights(), view.seat).standings
        unknown = Evaluation(town_of(None), world, 8, Weights()).standings
        assert known[view.seat] >= unknown[view.seat]
        assert all(known[seat] == unknown[seat] for seat in range(3) if seat != view.seat)
        counted += known[view.seat] > unknown[view.seat]
    assert counted > 3


def test_a_secret_set_counts_in_what_its_owner_would_pay() -> None:
    more = 0
    for view in views_of_a_game(3, {"antiques": True, "start_cash": 3000})[::10]:
        assert view.seat is not None
        world = imagine(view, Rng("x"))
        known = Evaluation(town_of(None), world, 8, Weights(), view.seat)
        unknown = Evaluation(town_of(None), world, 8, Weights())
        for shop in bits.numbers(world.free_shops()):
            mine, usual = limits(known, known.sale(shop)), limits(unknown, unknown.sale(shop))
            more += mine[view.seat] > usual[view.seat]
            assert all(mine[seat] == usual[seat] for seat in range(3) if seat != view.seat)
    assert more > 20


def test_the_vizier_raises_by_the_lowest_bid() -> None:
    raised = 0
    for view in views_of_a_game(2, {"souvenirs": True}):
        if view.question is None or view.question.id != "marracash.raise_or_pass" or view.auction is None:
            continue
        answer = make("marracash", "vizier").choose(view, Rng("x"))
        assert answer in (PassBid(), Bid(view.auction.high + view.bid_step))
        raised += answer != PassBid()
    assert raised > 10


@pytest.mark.parametrize("level", THINKERS)
def test_nobody_pays_a_thousand_for_a_shop_without_visitors(level: str) -> None:
    views = views_of_a_game(2, {"start_cash": 3000})
    view = next(view for view in views if view.question and view.question.id == "marracash.raise_or_pass")
    assert view.auction is not None
    dear = msgspec.structs.replace(
        view,
        auction=msgspec.structs.replace(view.auction, high=1000),
        line="",
        fountains=("",) * 16,
    )
    assert make("marracash", level).choose(dear, Rng("x")) == PassBid()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_porter_beats_lots(seats: int) -> None:
    assert margin(seats, "porter", "random", 1) > 0


@pytest.mark.parametrize("seats", [2, 4])
def test_the_trader_beats_the_porter(seats: int) -> None:
    assert margin(seats, "trader", "porter", 5 - seats) > 0


def test_the_vizier_beats_the_porter() -> None:
    assert margin(2, "vizier", "porter", 1) > 0


def margin(seats: int, stronger: str, weaker: str, deals: int) -> float:
    match = one_against("marracash", seats, stronger, weaker, deals, "strength")
    return summarise(match, play_match(match)).bots[0].margin.value
