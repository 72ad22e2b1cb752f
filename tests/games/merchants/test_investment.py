"""Phase 6: MA-56 to MA-59."""

import pytest
from tests.games.merchants.table import asked, at, draw, legal, pass_all, told, view

from ducats.engine.errors import IllegalAction
from ducats.engine.messages import CHANCE
from ducats.engine.rng import Rng
from ducats.games.merchants.rules.events import AuctionFailed, AuctionOpened
from ducats.games.merchants.rules.messages import Bid, PassBid, PickInvestment
from ducats.games.merchants.rules.state import Merchants

DISPLAY = ["courier", "cartwright", "office", "warehouse_sale"]


def sell(g: Merchants, card: str) -> None:
    """Whoever opens bids 100, nobody else bids."""
    winner = g.waiting_for()[0]
    g.apply(winner, Bid(100))
    pass_all(g)
    if asked(g)[0] == "invest_pick":
        g.apply(winner, PickInvestment(card))


@pytest.mark.parametrize(("seats", "auctions"), [(2, 1), (3, 2), (4, 3)])
def test_ma_56_one_auction_less_than_players(seats: int, auctions: int) -> None:
    g = at("invest_bid", seats=seats, display=DISPLAY)
    for card in DISPLAY[:auctions]:
        assert asked(g)[0] == "invest_bid"
        sell(g, card)
    draw(g, Rng("refill"))
    assert view(g).phase == "status"
    assert sum(len(place.investments) for place in view(g).places) == auctions


def test_ma_57_open_bids_until_all_but_one_have_passed() -> None:
    g = at("invest_bid", seats=3, display=DISPLAY, cash=[5000, 400, 5000])
    assert legal(g, 0)[:2] == [PassBid(), Bid(100)]
    g.apply(0, Bid(200))
    assert legal(g, 1) == [PassBid(), Bid(300), Bid(400)]
    for action, code in (
        (Bid(200), "bid_too_low"),
        (Bid(500), "bid_over_cash"),
        (Bid(350), "bid_not_in_steps"),
    ):
        with pytest.raises(IllegalAction) as refused:
            g.apply(1, action)
        assert refused.value.code == code
    g.apply(1, Bid(400))
    g.apply(2, PassBid())
    g.apply(0, PassBid())
    assert asked(g) == ("invest_pick", (1,))
    assert legal(g, 1) == [PickInvestment(card) for card in DISPLAY]
    with pytest.raises(IllegalAction) as refused:
        g.apply(1, PickInvestment("express_courier"))
    assert (refused.value.code, refused.value.rule) == ("card_not_face_up", "MA-57")
    g.apply(1, PickInvestment("office"))
    assert (g.cash(1), view(g).places[1].investments) == (0, ("office",))


def test_ma_58_a_winner_sits_out_the_rest() -> None:
    g = at("invest_bid", display=DISPLAY)
    sell(g, "office")
    auction = view(g).auction
    assert auction is not None
    assert (asked(g)[1], auction.inside, auction.winners) == ((1,), (1, 2, 3), (0,))


def test_ma_59_the_display_is_filled_up_to_four_from_the_deck() -> None:
    g = at("invest_bid", seats=2, display=DISPLAY)
    sell(g, "office")
    assert g.waiting_for() == (CHANCE,)
    assert len(g.legal(CHANCE)) == 4
    draw(g, Rng("refill"))
    assert (len(view(g).display), view(g).deck) == (4, 3)


def test_ma_r22_the_opener_may_pass_and_without_a_bid_the_phase_ends() -> None:
    g = at("invest_bid", display=DISPLAY)
    g.apply(0, PassBid())
    assert asked(g) == ("invest_bid", (1,))
    assert told(pass_all(g), AuctionFailed)
    assert view(g).phase == "status"


def test_ma_r41_no_more_auctions_than_cards() -> None:
    owned = [
        ["courier", "express_courier", "cartwright"],
        ["great_cartwright", "office"],
        ["great_office"],
        [],
    ]
    display = ["cheap_purchase", "warehouse_sale"]
    g = at("invest_bid", display=display, investments=owned)
    sell(g, "cheap_purchase")
    assert asked(g)[0] == "invest_bid"
    winner = asked(g)[1][0]
    g.apply(winner, Bid(100))
    events = pass_all(g)
    assert "warehouse_sale" in view(g).places[winner].investments
    assert not told(events, AuctionOpened)
    assert (view(g).phase, view(g).display) == ("status", ())


def test_ma_r37_the_last_auctions_are_held_unless_the_table_skips_them() -> None:
    for skip, phase in ((False, "investment"), (True, "status")):
        g = at(
            "price_adjust",
            chosen={"skip_last_auction": skip},
            arrivals=8,
            hands=[["broken_axle"], [], [], []],
        )
        g.apply(0, g.say(0, 0))
        assert view(g).phase == phase


def test_ma_r41_no_auction_without_anybody_who_may_bid() -> None:
    auction = {"number": 1, "leader": 2, "high": 100, "winners": [0, 1], "inside": [2]}
    g = at("invest_pick", seats=3, seat=2, auction=auction)
    g.apply(2, g.say(2, g.legal(2)[0]))
    while g.waiting_for() == (CHANCE,):
        g.take(CHANCE, g.legal(CHANCE)[0])
    assert view(g).phase == "status"
