"""What a merchant of MarraCash must understand, and a small measure of his strength."""

from typing import Any

import msgspec
import pytest

from ducats.arena import one_against, play_match, summarise
from ducats.bots import make
from ducats.bots.marracash.auctions import limits
from ducats.bots.marracash.table import Table, read_table
from ducats.bots.marracash.worth import Weights, standings
from ducats.engine.driver import Driver
from ducats.engine.record import new_header
from ducats.engine.rng import Rng
from ducats.games import find
from ducats.games.marracash.messages import PassBid
from ducats.games.marracash.view import MarraCashView
from ducats.games.marracash.views import forecast

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
    """The bot's quick table and the forecasts of the view agree on every payment."""
    compared = 0
    for view in views_of_a_game(3, options)[::5]:
        for told in view.forecasts:
            assert view.seat is not None
            table = read_table(view, view.seat)
            passed = dict(table.town.ways[told.group - 1])[told.to - 1]
            table.move(told.group - 1, told.to - 1, passed, view.seat)
            before = read_table(view, view.seat).cash
            changes = tuple(after - cash for after, cash in zip(table.cash, before, strict=True))
            assert changes == told.changes
            assert forecast(view, view.seat, told.group, told.to).changes == changes
            compared += 1
    assert compared > 20


def early_table() -> Table:
    view = next(view for view in views_of_a_game(2, {}) if view.phase == "main")
    assert view.seat is not None
    return read_table(view, view.seat)


def test_a_shop_is_worth_more_the_more_visitors_of_its_colour_can_still_come() -> None:
    table = early_table()
    shop = table.free_shops()[0]
    colour = shop // 5
    many, none = table.copy(), table.copy()
    many.line = [colour] * 8
    none.line = []
    none.groups = [[0 if c == colour else n for c, n in enumerate(group)] for group in table.groups]
    assert limits(many, shop, Weights())[0] > limits(none, shop, Weights())[0] == 0


def test_with_no_move_left_only_cash_counts() -> None:
    table = early_table()
    table.horizon = 0
    assert standings(table, Weights()) == [float(cash) for cash in table.cash]


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
