"""Private limits and passes ahead of one's turn: what is answered, and that nobody else can see it."""

from typing import Any, cast

import msgspec
import pytest

from ducats.engine.driver import Driver
from ducats.engine.messages import Action
from ducats.engine.record import new_header
from ducats.games import find
from ducats.games.marracash.rules.messages import AuctionShop, Bid, PassBid
from ducats.games.marracash.rules.orders import MarraCashOrders
from ducats.games.marracash.rules.souk import SHOP_NAMES
from ducats.games.marracash.rules.state import MarraCash
from ducats.games.marracash.rules.view import MarraCashView
from ducats.games.marracash.rules.views import view

RULES = find("marracash")
STARTS_FIRST: dict[str, Any] = {"starting_player": "first_seat"}


def auction(shop: str = "R5", opening: int = 100, **chosen: Any) -> Driver:
    """The first auction of a game of three; seat 1 is asked."""
    driver, _ = Driver.begin(RULES, new_header(RULES, 3, "orders", {**STARTS_FIRST, **chosen}), "orders")
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


def seen_auction(driver: Driver, seat: int | None) -> tuple[int, bool]:
    view = driver.view(seat)
    assert isinstance(view, MarraCashView)
    bidding = view.bidding
    assert bidding is not None
    return bidding.least, bidding.takes_orders


def test_mc_20_orders_are_taken_from_whoever_is_in_and_can_pay_the_lowest_bid() -> None:
    driver = auction(opening=275)
    assert [seen_auction(driver, seat) for seat in (0, 1, 2, None)] == [(300, True)] * 3 + [(300, False)]
    driver.apply(1, PassBid())
    assert [seen_auction(driver, seat)[1] for seat in (0, 1, 2)] == [True, False, True]


def test_mc_r11_no_orders_are_taken_from_whoever_could_not_raise() -> None:
    """With hidden cash they are asked all the same."""
    driver = auction(opening=1200, cash_visibility="hidden")
    assert [seen_auction(driver, seat) for seat in (0, 1, 2)] == [(1225, False)] * 3


def test_mc_r37_no_orders_are_taken_under_seal() -> None:
    options = {**STARTS_FIRST, "auction_mode": "sealed"}
    driver, _ = Driver.begin(RULES, new_header(RULES, 3, "orders", options), "orders")
    driver.apply(0, AuctionShop("R5"))
    assert seen_auction(driver, 1) == (100, False)


def test_mc_r11_whoever_cannot_raise_passes_at_any_limit() -> None:
    """With hidden cash they are asked all the same."""
    driver = auction(opening=1200, cash_visibility="hidden")
    assert obeyed(driver, 1, limit_shop="R5", limit=5000) == PassBid()


def test_mc_r13_no_orders_are_taken_from_whoever_has_no_sign() -> None:
    """The money for the lowest bid and one sign are enough."""
    signs = {2: 5, 3: 6}
    owners = {name: seat for seat, shops in signs.items() for name in SHOP_NAMES[seat * 5 : seat * 5 + shops]}
    on = {"shop": "P5", "auctioneer": 0, "high": 100, "leader": 0, "inside": [0, 1, 2, 3]}
    position = {
        "question": "raise_or_pass",
        "seat": 1,
        "cash": [900, 125, 900, 900],
        "owners": owners,
        "auction": on,
    }
    g = RULES.set_up(4, RULES.read_options({}), position)
    views = [view(cast("MarraCash", g), seat) for seat in range(4)]
    assert [seen.bidding and seen.bidding.takes_orders for seen in views] == [True, True, True, False]


@pytest.mark.parametrize(
    "orders", [{}, {"limit_shop": "B1", "limit": 900}, {"pass_shop": "B1"}, {"limit_shop": "R5"}]
)
def test_an_order_for_another_shop_or_without_a_limit_answers_nothing(orders: dict[str, Any]) -> None:
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


def heard(orders: dict[str, Any] | None, own: Action, rival: Action) -> tuple[list[bytes], list[bytes]]:
    """All that the rivals and a spectator see of two rounds of bids, and the record that is kept.

    Seat 1 answers by its orders, or gives the answer `own` itself; seat 0 answers with `rival`.
    """
    driver = auction()
    seen: list[bytes] = []
    for answer in (rival, PassBid()):
        if driver.play.ask().question != "marracash.raise_or_pass":
            break
        action = own if orders is None else obeyed(driver, 1, **orders)
        assert action is not None
        events = driver.apply(1, action)
        for seat in (2, 0):
            if seat in driver.play.waiting_for():
                events += driver.apply(seat, PassBid() if seat == 2 else answer)
        for viewer in (0, 2, None):
            seen += [msgspec.json.encode(event.seen_by(viewer)) for event in events]
            seen.append(msgspec.json.encode(RULES.view(driver.play, viewer)))
    return seen, [msgspec.json.encode(entry) for entry in driver.inputs]


def test_two_worlds_a_limit_shows_in_nothing_but_the_bids_it_makes() -> None:
    """Whoever has a limit of 200 and whoever has one of 900 look alike until it is reached."""
    low, high = ({"limit_shop": "R5", "limit": limit} for limit in (200, 900))
    assert heard(low, Bid(125), Bid(150)) == heard(high, Bid(125), Bid(150))
    assert heard(low, Bid(125), Bid(200)) != heard(high, Bid(125), Bid(200))


def test_two_worlds_a_limit_and_a_pass_ahead_look_like_answers_of_ones_own() -> None:
    limit = {"limit_shop": "R5", "limit": 900}
    assert heard(limit, Bid(125), PassBid()) == heard(None, Bid(125), PassBid())
    ahead = {"pass_shop": "R5"}
    assert heard(ahead, PassBid(), PassBid()) == heard(None, PassBid(), PassBid())


def test_orders_are_read_strictly() -> None:
    assert RULES.read_orders({}) == MarraCashOrders()
    assert RULES.meta.orders is MarraCashOrders
