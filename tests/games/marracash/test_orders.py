"""Private limits and passes ahead of one's turn: what is answered, and that nobody else can see it."""

from typing import Any

import pytest

from ducats.engine.driver import Driver
from ducats.engine.messages import Action, View
from ducats.engine.record import new_header
from ducats.games import find
from ducats.games.marracash.messages import AuctionShop, Bid, PassBid
from ducats.games.marracash.orders import MarraCashOrders

RULES = find("marracash")
STARTS_FIRST: dict[str, Any] = {"starting_player": "first_seat"}


def auction(shop: str = "R5", opening: int = 100) -> Driver:
    """The first auction of a game of three; seat 1 is asked."""
    driver, _ = Driver.begin(RULES, new_header(RULES, 3, "orders", STARTS_FIRST), "orders")
    driver.apply(0, AuctionShop(shop))
    driver.apply(0, Bid(opening))
    return driver


def obeyed(driver: Driver, seat: int, **orders: Any) -> Action | None:
    return RULES.obey(driver.view(seat), RULES.read_orders(orders))


def test_mc_20_a_limit_raises_by_the_smallest_step() -> None:
    assert obeyed(auction(), 1, limit_shop="R5", limit=300) == Bid(125)
    assert obeyed(auction(opening=275), 1, limit_shop="R5", limit=300) == Bid(300)


def test_mc_21_above_the_limit_one_passes() -> None:
    assert obeyed(auction(opening=300), 1, limit_shop="R5", limit=300) == PassBid()
    assert obeyed(auction(opening=300), 1, limit_shop="R5", limit=310) == PassBid()


def test_mc_21_one_may_pass_ahead_of_ones_turn() -> None:
    assert obeyed(auction(), 1, pass_shop="R5") == PassBid()


@pytest.mark.parametrize("orders", [{}, {"limit_shop": "B1", "limit": 900}, {"pass_shop": "B1"}])
def test_an_order_for_another_shop_answers_nothing(orders: dict[str, Any]) -> None:
    assert obeyed(auction(), 1, **orders) is None


def test_the_first_bid_and_other_questions_are_never_answered() -> None:
    driver, _ = Driver.begin(RULES, new_header(RULES, 3, "orders", STARTS_FIRST), "orders")
    orders = {"limit_shop": "R5", "limit": 900, "pass_shop": "R5"}
    assert obeyed(driver, 0, **orders) is None
    driver.apply(0, AuctionShop("R5"))
    assert obeyed(driver, 0, **orders) is None


def test_nobody_is_asked_for_others() -> None:
    driver = auction()
    assert obeyed(driver, 0, limit_shop="R5", limit=900) is None
    assert obeyed(driver, 2, pass_shop="R5") is None


def test_two_worlds_a_limit_shows_in_nothing_but_the_bids_it_makes() -> None:
    """Whoever has a limit of 200 and whoever has one of 900 look alike until it is reached."""

    def watched(limit: int) -> list[View]:
        driver = auction()
        views: list[View] = []
        for answer in (Bid(150), PassBid()):
            action = obeyed(driver, 1, limit_shop="R5", limit=limit)
            assert action is not None
            driver.apply(1, action)
            if 2 in driver.play.waiting_for():
                driver.apply(2, PassBid())
            driver.apply(0, answer)
            views += [driver.view(0), driver.view(2)]
        return views

    assert watched(200) == watched(900)


def test_orders_are_read_strictly() -> None:
    assert RULES.read_orders({}) == MarraCashOrders()
    assert RULES.meta.orders is MarraCashOrders
