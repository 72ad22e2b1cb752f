"""Every reason that MarraCash's bots give is true: the rules are asked, or the answer is given."""

from typing import Any, cast

import pytest
from tests.bots.reasoned import Given, given

from ducats.games.levels import why
from ducats.games.marracash.rules.auction import SealedBids, ShopBidding
from ducats.games.marracash.rules.codecs import shop_number
from ducats.games.marracash.rules.consequences import MarraCashForesight
from ducats.games.marracash.rules.forecasts import Forecast
from ducats.games.marracash.rules.messages import Bid, MoveGroup, PassBid
from ducats.games.marracash.rules.state import MarraCash


def of(kind: str) -> list[tuple[Given, MarraCash, dict[str, Any]]]:
    found = [(each, cast(MarraCash, each.play), each.why.about) for each in given("marracash", kind)]
    assert found
    return found


def best(g: MarraCash, mover: int) -> int:
    return max([Forecast(g, mover, way).changes[mover] for way in g.moves()], default=0)


def changed(each: Given) -> int:
    """What an answer really changes the player's cash by."""
    return int(cast(MarraCash, each.after()).cash(each.seat) - cast(MarraCash, each.play).cash(each.seat))


@pytest.mark.parametrize("kind", ["EnterYours", "EarnsMost"])
def test_a_move_that_earns_most_does_so(kind: str) -> None:
    for each, g, about in of(kind):
        if not g.open_cards and not g.chosen.antiques:
            assert changed(each) == about["gain"]
        assert isinstance(each.action, MoveGroup)
        chosen = g.hear(each.seat, each.action)
        others = [Forecast(g, each.seat, way).changes[each.seat] for way in g.moves() if way != chosen]
        assert all(other < about["gain"] for other in others)
        if kind == "EnterYours":
            (entry,) = Forecast(g, each.seat, g.hear(each.seat, each.action)).entries
            told = (about["shop"], each.seat, about["visitors"])
            assert (entry.shop, entry.owner, entry.visitors) == told


def test_a_second_move_is_prepared() -> None:
    for each, g, about in of("SecondMove"):
        assert best(g, each.seat) == about["now"] < about["gain"]
        if not g.open_cards:
            assert best(cast(MarraCash, each.after()), each.seat) == about["gain"]


def test_little_is_left_to_the_next_player() -> None:
    for each, g, about in of("LeavesRival"):
        assert about["rival"] == (each.seat + 1) % g.seats
        assert about["left"] < about["now"]
        after = cast(MarraCash, each.after())
        if not g.open_cards and isinstance(each.action, MoveGroup):
            assert after.waiting_for() == (about["rival"],), "the turn is over, and nobody is brought in"
        if isinstance(each.action, MoveGroup):
            assert best(g, about["rival"]) == about["now"]
        if not g.open_cards:
            assert best(cast(MarraCash, each.after()), about["rival"]) == about["left"]


def test_visitors_at_the_door_cover_the_price() -> None:
    for each, g, about in of("AtYourDoor"):
        shop = shop_number(about["shop"], "MC-16")
        (fact,) = MarraCashForesight(g, each.seat).at_the_door(shop, each.seat)
        assert fact.visitors == about["visitors"]  # type: ignore[attr-defined]  # it is AtTheDoor
        assert about["income"] >= max(about["price"], fact.income)  # type: ignore[attr-defined]


def test_prices_and_worths_speak_for_bids_and_against_them() -> None:
    for each, g, about in of("WorthMore"):
        assert about["worth"] > about["price"]
        if isinstance(each.action, Bid):
            assert about["price"] == each.action.amount
            assert isinstance(g.ask(), ShopBidding)
    for each, _, about in of("NobodyElse"):
        assert isinstance(each.action, Bid)
        assert about["others"] < each.action.amount < about["worth"] + 25
    for each, g, about in of("KeepsFromRival"):
        ask = g.ask()
        assert isinstance(ask, ShopBidding)
        assert (ask.leader, ask.high) == (about["rival"], about["price"])
        assert about["worth"] > about["price"]
        assert isinstance(each.action, Bid)
    for each, _, about in of("TooDear"):
        assert isinstance(each.action, PassBid)
        assert about["worth"] < about["least"]
    for _, g, about in of("BelowLeastBid"):
        assert isinstance(g.ask(), SealedBids)
        assert about["worth"] < about["least"] == g.printed.min_bid
    for each, _, about in of("RivalOverpays"):
        assert isinstance(each.action, PassBid)
        assert about["worth"] < about["price"]


def test_whoever_passes_for_a_reason_has_none_to_bid() -> None:
    """The same auction: what speaks for a pass does not speak for the lowest bid."""
    for kind in ("TooDear", "RivalOverpays"):
        for each, g, _ in of(kind):
            ask = g.ask()
            if isinstance(ask, ShopBidding) and ask.highest(g, each.seat) >= ask.lowest(g):
                bid = why("marracash", each.view, Bid(int(ask.lowest(g))))
                assert bid.reason not in ("TooDear", "RivalOverpays", "KeepsFromRival")


def test_a_commission_is_the_printed_one() -> None:
    for _, g, about in of("GetsCommission"):
        prices = range(g.printed.min_bid, 5000, 25)
        assert about["commission"] in {int(g.printed.auction_commission(price)) for price in prices}


def test_new_visitors_stand_near_a_shop_of_the_player() -> None:
    for each, g, about in of("NearYours"):
        if not g.open_cards:
            after = cast(MarraCash, each.after())
            entries = [entry for way in after.moves() for entry in Forecast(after, each.seat, way).entries]
            wanted = (about["shop"], each.seat, about["visitors"])
            assert wanted in [(entry.shop, entry.owner, entry.visitors) for entry in entries]


def test_the_last_round_begins_with_a_lead() -> None:
    for each, g, about in of("LastRoundAhead"):
        purses = [int(cash) for cash in g.purses()]
        assert purses[each.seat] - max(purses[: each.seat] + purses[each.seat + 1 :]) == about["lead"] > 0
        assert cast(MarraCash, each.after()).waiting() == 0


def test_a_souvenir_leaves_no_more_than_it_brings() -> None:
    for each, g, about in of("CardLeavesMost"):
        card: str = each.action.card  # type: ignore[attr-defined]  # one is sold
        assert 0 <= about["amount"] <= g.printed.card_values[g.printed.card_numbers[card]]


def test_mc_17_the_lowest_opening_leaves_room_to_raise() -> None:
    for each, g, about in of("OpensLow"):
        ask = g.ask()
        assert isinstance(ask, ShopBidding)
        assert not ask.may_pass(g, each.seat)
        assert about["amount"] == ask.lowest(g) < about["worth"]
