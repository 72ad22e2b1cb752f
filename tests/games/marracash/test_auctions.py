"""Auctions: MC-15 to MC-28, MC-50, MC-R10 to MC-R13, MC-R19, MC-R20."""

import pytest
from tests.games.marracash.table import (
    FULL_GATES,
    at,
    auction,
    dealt,
    fountain,
    legal,
    move,
    of_type,
    options,
    question,
    view,
)

from ducats.engine.errors import BadOptions, BadScenario, IllegalAction, MalformedAction
from ducats.engine.messages import Amount, Form, OneOf, OneOrForm
from ducats.games.marracash.rules.events import (
    BidderPassed,
    BidMade,
    CommissionPaid,
    CustomersEntered,
    ShopSold,
    TurnBegan,
)
from ducats.games.marracash.rules.messages import AuctionShop, Bid, MoveGroup, PassBid
from ducats.games.marracash.rules.souk import SHOP_NAMES
from ducats.games.marracash.rules.state import MarraCash


def cash(g: MarraCash) -> list[int | None]:
    return [place.cash for place in view(g).places]


def test_mc_15_only_auctions_in_the_first_round() -> None:
    g = dealt()
    starter = g.starter()
    for step in range(4):
        seat = (starter + step) % 4
        assert (question(g), g.waiting_for()) == ("pick_shop", (seat,))
        assert all(isinstance(action, AuctionShop) for action in legal(g, seat))
        with pytest.raises(MalformedAction):
            g.apply(seat, MoveGroup(1, 2))
        auction(g, seat, SHOP_NAMES[step], 100, None, None, None)
    assert question(g) == "act"
    assert MoveGroup(1, 2) in legal(g, starter)


def test_mc_16_any_free_shop_may_be_chosen() -> None:
    g = at(owners={"Y1": 1, "P5": 2})
    offered = {action.shop for action in legal(g, 0) if isinstance(action, AuctionShop)}
    assert offered == set(SHOP_NAMES) - {"Y1", "P5"}
    with pytest.raises(IllegalAction) as refused:
        g.apply(0, AuctionShop("Y1"))
    assert (refused.value.code, refused.value.rule) == ("shop_not_free", "MC-16")
    with pytest.raises(MalformedAction):
        g.apply(0, AuctionShop("Z9"))
    g = at(question="pick_shop", phase="first_round", owners={"Y1": 1})
    with pytest.raises(IllegalAction) as refused:
        g.apply(0, AuctionShop("Y1"))
    assert refused.value.code == "shop_not_free"


def test_mc_17_the_auctioneer_must_bid_first() -> None:
    g = at(seat=2)
    auction(g, 2, "Y3")
    assert (question(g), g.waiting_for()) == ("open_bid", (2,))
    assert PassBid() not in legal(g, 2)
    with pytest.raises(IllegalAction) as refused:
        g.apply(2, PassBid())
    assert (refused.value.code, refused.value.rule) == ("must_bid", "MC-17")


def test_mc_17_a_single_possible_first_bid_is_made_without_a_question() -> None:
    g = at(cash=[100, 1000, 1000, 1000])
    events = auction(g, 0, "Y3")
    assert of_type(events, BidMade)[0].amount == 100
    assert (question(g), g.waiting_for()) == ("raise_or_pass", (1,))


def test_mc_18_the_lowest_bid_is_100() -> None:
    g = at()
    auction(g, 0, "Y3")
    for amount in (0, 25, 75):
        with pytest.raises(IllegalAction) as refused:
            g.apply(0, Bid(amount))
        assert (refused.value.code, refused.value.rule) == ("bid_too_low", "MC-18")
    assert min(action.amount for action in legal(g, 0) if isinstance(action, Bid)) == 100


def test_mc_19_bidding_goes_clockwise_and_round_again() -> None:
    g = at(seat=1)
    auction(g, 1, "Y3", 100)
    for seat, amount in ((2, 125), (3, 150), (0, 175), (1, 200), (2, 225)):
        assert g.waiting_for() == (seat,)
        g.apply(seat, Bid(amount))


def test_mc_20_a_bid_is_higher_and_a_multiple_of_25() -> None:
    g = at()
    auction(g, 0, "Y3", 300)
    bids = sorted(action.amount for action in legal(g, 1) if isinstance(action, Bid))
    assert bids == list(range(325, 1001, 25))
    for amount, code, rule in (
        (300, "bid_too_low", "MC-20"),
        (310, "bid_not_in_steps", "MC-20"),
        (1025, "bid_over_cash", "MC-R11"),
    ):
        with pytest.raises(IllegalAction) as refused:
            g.apply(1, Bid(amount))
        assert (refused.value.code, refused.value.rule) == (code, rule)


def test_mc_20_bids_are_offered_as_a_form() -> None:
    g = at()
    auction(g, 0, "Y3")
    asked = g.asked_of(0)
    assert asked is not None
    assert asked.choices == OneOrForm((), (Form(Bid(100), "", (Amount("amount", 1000, 100, 25),)),))
    g.apply(0, Bid(300))
    asked = g.asked_of(1)
    assert asked is not None
    form: Form[Bid | PassBid] = Form(Bid(325), "", (Amount("amount", 1000, 325, 25),))
    assert asked.choices == OneOrForm((PassBid(),), (form,))


def test_mc_21_who_passes_is_out_of_this_auction_only() -> None:
    g = at()
    auction(g, 0, "Y3", 100, None, 150, 200, 250)
    assert g.waiting_for() == (2,)
    on = view(g).auction
    assert on is not None
    assert on.inside == (0, 2, 3)
    for _ in range(2):
        g.apply(g.waiting_for()[0], PassBid())
    auction(g, 0, "Y4", 100)
    assert g.waiting_for() == (1,)


def test_mc_22_the_auction_ends_when_all_but_one_have_passed() -> None:
    g = at()
    events = auction(g, 0, "Y3", 100, None, None, 125, 150, None)
    (sold,) = of_type(events, ShopSold)
    assert (sold.seat, sold.price) == (0, 150)


def test_mc_23_the_buyer_pays_and_puts_up_a_sign() -> None:
    g = at()
    auction(g, 0, "Y3", 100, 400, None, None, None)
    stall = view(g).stalls[SHOP_NAMES.index("Y3")]
    assert (stall.owner, stall.price, stall.auctioneer) == (1, 400, 0)
    assert [place.signs for place in view(g).places] == [6, 5, 6, 6]
    assert cash(g) == [1100, 600, 1000, 1000]


def test_mc_24_in_the_first_round_the_stone_goes_to_the_next_player() -> None:
    g = dealt()
    first = g.starter()
    events = auction(g, first, "Y3", 100, 125, None, None, None)
    (began,) = of_type(events, TurnBegan)
    assert (began.seat, began.phase, began.round) == ((first + 1) % 4, "first_round", 1)
    assert question(g) == "pick_shop"


def test_mc_25_the_price_goes_to_the_bank() -> None:
    g = at()
    before = sum(g.purses())
    auction(g, 0, "Y3", 100, 475, None, None, None)
    assert sum(g.purses()) == before - 475 + 100


@pytest.mark.parametrize(("price", "commission"), [(125, 100), (500, 100), (525, 200), (1000, 200)])
def test_mc_26_the_auctioneers_commission(price: int, commission: int) -> None:
    g = at()
    auction(g, 0, "Y1", 100, price, None, None, None)
    assert cash(g) == [1000 + commission, 1000 - price, 1000, 1000]
    books = view(g).places[0].books
    assert books is not None
    assert books.auctions == commission


def test_mc_27_no_commission_on_ones_own_purchase() -> None:
    g = at()
    events = auction(g, 0, "Y1", 700, None, None, None)
    (sold,) = of_type(events, ShopSold)
    assert (sold.commission, sold.rule) == (0, "MC-27")
    assert cash(g) == [300, 1000, 1000, 1000]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_mc_28_everybody_is_auctioneer_once_and_may_be_without_a_shop(seats: int) -> None:
    g = dealt(seats, starting_player="first_seat")
    auctioneers = []
    for shop in range(seats):
        (seat,) = g.waiting_for()
        auctioneers.append(seat)
        # The first seat buys everything it can.
        auction(g, seat, SHOP_NAMES[shop], 100)
        while question(g) == "raise_or_pass":
            (bidder,) = g.waiting_for()
            on = view(g).auction
            assert on is not None
            g.apply(bidder, Bid(on.high + 25) if bidder == 0 else PassBid())
    assert auctioneers == list(range(seats))
    assert (question(g), g.waiting_for(), view(g).round) == ("act", (0,), 2)
    assert [place.shops for place in view(g).places] == [seats] + [0] * (seats - 1)


def test_mc_r10_the_step_is_an_option() -> None:
    g = at(chosen={"bid_step": 100})
    auction(g, 0, "Y1", 100)
    assert sorted(a.amount for a in legal(g, 1) if isinstance(a, Bid)) == list(range(200, 1001, 100))
    with pytest.raises(IllegalAction) as refused:
        g.apply(1, Bid(225))
    assert refused.value.code == "bid_not_in_steps"
    with pytest.raises(BadOptions):
        options(bid_step=30)


def test_mc_r11_the_whole_cash_may_be_bid_but_no_more() -> None:
    g = at(cash=[1000, 480, 1000, 1000])
    auction(g, 0, "Y1", 100)
    assert max(a.amount for a in legal(g, 1) if isinstance(a, Bid)) == 475
    with pytest.raises(IllegalAction) as refused:
        g.apply(1, Bid(500))
    assert refused.value.code == "bid_over_cash"


def test_mc_r12_under_100_nobody_can_hold_an_auction() -> None:
    g = at(cash=[75, 1000, 1000, 1000], fountains={"9": "R"})
    assert not any(isinstance(action, AuctionShop) for action in legal(g, 0))
    with pytest.raises(IllegalAction) as refused:
        g.apply(0, AuctionShop("Y1"))
    assert (refused.value.code, refused.value.rule) == ("cannot_open", "MC-R12")


def test_mc_r13_without_a_sign_nobody_can_auction_or_bid() -> None:
    six = dict.fromkeys(("Y1", "Y2", "R1", "R2", "B1", "G1"), 0)
    g = at(owners=six, fountains=FULL_GATES)
    assert view(g).places[0].signs == 0
    assert not any(isinstance(action, AuctionShop) for action in legal(g, 0))
    with pytest.raises(IllegalAction) as refused:
        g.apply(0, AuctionShop("Y3"))
    assert (refused.value.code, refused.value.rule) == ("no_sign_left", "MC-R13")
    g = at(seat=1, owners=six, fountains=FULL_GATES)
    events = auction(g, 1, "P5", 100, None, None)
    (passed, *_) = [event for event in of_type(events, BidderPassed) if event.seat == 0]
    assert (passed.forced, passed.rule) == (True, "MC-R13")
    with pytest.raises(BadScenario, match="MC-R13"):
        at(owners={**six, "P1": 0})


def test_mc_r19_the_bank_keeps_something_of_every_price() -> None:
    for price in range(125, 1001, 25):
        g = at()
        before = sum(g.purses())
        auction(g, 0, "Y1", 100, price, None, None, None)
        assert sum(g.purses()) < before


@pytest.mark.parametrize(
    ("shop", "number"),
    [("Y2", 4), ("Y3", 10), ("R2", 7), ("R4", 12), ("B1", 3), ("B3", 6), ("B4", 9), ("G3", 11), ("P3", 5)],
)
def test_mc_50_visitors_before_a_sold_shop_become_customers(shop: str, number: int) -> None:
    colour = shop[0]
    other = "G" if colour != "G" else "R"
    g = at(fountains={str(number): colour * 3 + other, "1": colour})
    assert view(g).stalls[SHOP_NAMES.index(shop)].waiting == 3
    events = auction(g, 0, shop, 100, None, 200, None, None)
    (entered,) = of_type(events, CustomersEntered)
    assert (entered.seat, entered.payments, entered.pulled_in) == (2, (100, 200, 300), True)
    assert fountain(g, number) == other
    assert fountain(g, 1) == colour
    assert cash(g) == [1100, 1000, 1400, 1000]


def test_mc_r20_no_commission_for_visitors_pulled_in() -> None:
    g = at(fountains={"9": "BBBB"})
    events = auction(g, 0, "B4", 100, 125, None, None, None)
    assert of_type(events, CommissionPaid) == []
    assert cash(g) == [1100, 1000 - 125 + 1000, 1000, 1000]


def test_mc_r20_also_when_the_buyer_is_the_auctioneer() -> None:
    g = at(fountains={"9": "BB"})
    auction(g, 0, "B4", 100, None, None, None)
    assert cash(g) == [1200, 1000, 1000, 1000]


def test_a_bid_is_no_answer_to_another_question() -> None:
    g = at(fountains={"9": "R"})
    for action in (Bid(100), PassBid()):
        with pytest.raises(MalformedAction) as refused:
            g.apply(0, action)
        assert refused.value.code == "wrong_action"
    auction(g, 0, "Y1")
    with pytest.raises(MalformedAction):
        move(g, 0, 9, 10)


def test_who_can_only_pass_is_offered_only_that() -> None:
    g = at(chosen={"cash_visibility": "hidden"}, cash=[1000, 50, 1000, 1000])
    auction(g, 0, "Y1", 100)
    asked = g.asked_of(1)
    assert asked is not None
    assert asked.choices == OneOf((PassBid(),))
