"""Hidden cash (MC-R26, MC-R36) and the designer's later rules (MC-R37)."""

from typing import Any

import pytest
from tests.games.marracash.table import (
    FULL_GATES,
    RULES,
    at,
    auction,
    dealt,
    legal,
    move,
    of_type,
    options,
    play_out,
    question,
    view,
)

from ducats.engine import bits
from ducats.engine.errors import BadOptions, IllegalAction
from ducats.engine.messages import OneOf
from ducats.engine.rng import Rng
from ducats.games.marracash.rules.events import (
    ActionLapsed,
    BidderPassed,
    BidsRevealed,
    CommissionPaid,
    GameEnded,
    HandDealt,
    SetShown,
    ShopSold,
)
from ducats.games.marracash.rules.messages import AuctionShop, Bid, Lapse, PassBid
from ducats.games.marracash.rules.printed import PRINTED
from ducats.games.marracash.rules.souk import SHOP_NAMES
from ducats.games.marracash.rules.state import MarraCash

HIDDEN: dict[str, Any] = {"cash_visibility": "hidden"}
SEALED: dict[str, Any] = {"auction_mode": "sealed"}
ANTIQUES: dict[str, Any] = {"antiques": True}
HANDS = [
    ["Y150", "Y175", "R50", "B125", "G100"],
    ["R75", "R100", "Y200", "B150", "P75"],
    ["B175", "B200", "G125", "P100", "Y225"],
    ["P125", "P150", "G150", "R125", "Y250"],
]


def cash(g: MarraCash, viewer: int | None = None) -> list[int | None]:
    return [place.cash for place in view(g, viewer).places]


# -- MC-R26, MC-R36 ----------------------------------------------------------------------------------


def test_mc_r26_cash_is_public() -> None:
    g = at(cash=[1, 2, 3, 4])
    for viewer in (None, 0, 3):
        assert cash(g, viewer) == [1, 2, 3, 4]


def test_mc_r26_hidden_cash_is_seen_by_its_owner_until_the_end() -> None:
    g = at(chosen=HIDDEN, cash=[100, 200, 300, 400])
    assert cash(g) == [None] * 4
    assert cash(g, 1) == [None, 200, None, None]
    assert [place.books is None for place in view(g, 1).places] == [True, False, True, True]
    g = at(
        chosen=HIDDEN,
        phase="last_round",
        turns_left=1,
        slot=2,
        line="",
        fountains={"9": "R"},
        cash=[100, 200, 300, 400],
    )
    (ended,) = of_type(move(g, 0, 9, 10), GameEnded)
    assert ended.cash == (100, 200, 300, 400)
    assert cash(g) == [100, 200, 300, 400]


def test_mc_r26_payments_stay_public() -> None:
    g = at(chosen=HIDDEN, fountains={"9": "R"}, owners={"R3": 1})
    (paid,) = of_type(move(g, 0, 9, 10), CommissionPaid)
    assert paid.seen_by(None) == paid


def test_mc_r36_a_poor_bidder_is_asked_all_the_same() -> None:
    poor = [1000, 50, 1000, 1000]
    g = at(chosen=HIDDEN, cash=poor)
    auction(g, 0, "Y1", 100)
    assert g.waiting_for() == (1,)
    assert legal(g, 1) == {PassBid()}
    g = at(cash=poor)
    auction(g, 0, "Y1", 100)
    assert g.waiting_for() == (2,)


def test_mc_r36_a_single_first_bid_is_asked_for() -> None:
    g = at(chosen=HIDDEN, cash=[100, 1000, 1000, 1000])
    auction(g, 0, "Y1")
    assert question(g) == "open_bid"
    assert legal(g, 0) == {Bid(100)}


def test_mc_r36_a_poor_auctioneer_of_the_first_round_is_asked() -> None:
    g = at(chosen=HIDDEN, question="pick_shop", phase="first_round", cash=[50, 1000, 1000, 1000])
    assert legal(g, 0) == {Lapse()}
    with pytest.raises(IllegalAction) as refused:
        g.apply(0, AuctionShop("Y1"))
    assert refused.value.code == "cannot_open"
    (lapsed,) = of_type(list(g.apply(0, Lapse())), ActionLapsed)
    assert (lapsed.seat, lapsed.slot) == (0, 0)
    assert g.waiting_for() == (1,)


def test_mc_r36_a_poor_player_whose_actions_could_be_auctions_is_asked() -> None:
    g = at(chosen=HIDDEN, slot=2, auctioned=True, cash=[0, 1000, 1000, 1000], fountains=FULL_GATES)
    assert legal(g, 0) == {Lapse()}
    g.apply(0, Lapse())
    assert g.waiting_for() == (1,)
    # With public cash the same action lapses by itself.
    g = at(cash=[1000, 1000, 1000, 1000], fountains=FULL_GATES)
    events = auction(g, 0, "Y1", 1000, None, None, None)
    assert [event.slot for event in of_type(events, ActionLapsed)] == [2]


def test_mc_r36_what_public_facts_forbid_is_still_skipped() -> None:
    six = dict.fromkeys(("Y1", "Y2", "R1", "R2", "B1", "G1"), 1)
    g = at(chosen=HIDDEN, owners=six, fountains=FULL_GATES)
    events = auction(g, 0, "P5", 100)
    assert [(event.seat, event.forced) for event in of_type(events, BidderPassed)] == [(1, True)]
    assert g.waiting_for() == (2,)


@pytest.mark.parametrize("viewer", [None, 0, 1, 2, 3])
def test_mc_r36_hidden_cash_can_be_imagined(viewer: int | None) -> None:
    g = dealt(seed="hidden", **HIDDEN)
    play_out(g, "hidden", most=60)
    rng = Rng("imagine")
    worlds = [RULES.imagine(view(g, viewer), rng) for _ in range(8)]
    for world in worlds:
        world.check()
        assert isinstance(world, MarraCash)
        assert view(world, viewer) == view(g, viewer)
        assert sum(world.purses()) == sum(g.purses())


# -- MC-R37: sealed bids ---------------------------------------------------------------------------


def test_mc_r37_sealed_bids_are_secret_until_all_are_in() -> None:
    g = at(chosen=SEALED, fountains={**FULL_GATES, "9": "BB"})
    auction(g, 0, "B4")
    assert g.waiting_for() == (0, 1, 2, 3)
    g.apply(2, Bid(375))
    assert "375" not in repr(view(g, 0))
    assert "375" not in repr(view(g, None))
    question_of_omar = view(g, 2).question
    assert question_of_omar is not None
    assert question_of_omar.mine == Bid(375)
    g.apply(0, Bid(100))
    g.apply(3, PassBid())
    events = list(g.apply(1, Bid(350)))
    (revealed,) = of_type(events, BidsRevealed)
    assert revealed.bids == (100, 350, 375, 0)
    (sold,) = of_type(events, ShopSold)
    assert (sold.seat, sold.price, sold.commission) == (2, 375, 100)
    assert cash(g) == [1100, 1000, 1000 - 375 + 300, 1000]


@pytest.mark.parametrize(
    ("auctioneer", "bids", "winner"),
    [
        (0, (200, 200, 200, 200), 0),
        (0, (100, 200, 200, 200), 1),
        (2, (300, 300, 100, 300), 3),
        (2, (300, 300, 100, 0), 0),
        (1, (400, 400, 100, 100), 1),
    ],
)
def test_mc_r37_of_equal_bids_the_nearest_to_the_auctioneer_wins(
    auctioneer: int, bids: tuple[int, ...], winner: int
) -> None:
    g = at(chosen=SEALED, seat=auctioneer)
    events = list(g.apply(auctioneer, AuctionShop("Y1")))
    for seat, amount in enumerate(bids):
        events += g.apply(seat, Bid(amount) if amount else PassBid())
    (sold,) = of_type(events, ShopSold)
    assert (sold.seat, sold.price) == (winner, bids[winner])


def test_mc_r37_what_may_be_bid_under_seal() -> None:
    g = at(chosen=SEALED, cash=[150, 50, 1000, 1000], owners={})
    g.apply(0, AuctionShop("Y1"))
    assert legal(g, 0) == {Bid(100), Bid(125), Bid(150)}
    assert legal(g, 1) == {PassBid()}
    asked = g.asked_of(1)
    assert asked is not None
    assert asked.choices == OneOf((PassBid(),))
    for seat, action, code in (
        (0, PassBid(), "must_bid"),
        (2, Bid(75), "bid_too_low"),
        (2, Bid(0), "bid_too_low"),
        (2, Bid(110), "bid_not_in_steps"),
        (2, Bid(1025), "bid_over_cash"),
    ):
        with pytest.raises(IllegalAction) as refused:
            g.apply(seat, action)
        assert refused.value.code == code


def test_mc_r37_without_a_sign_nobody_is_asked_to_bid() -> None:
    g = at(chosen=SEALED, owners=dict.fromkeys(("Y1", "Y2", "R1", "R2", "B1", "G1"), 2))
    g.apply(0, AuctionShop("P5"))
    assert g.waiting_for() == (0, 1, 3)


# -- MC-R37: 64 visitors ---------------------------------------------------------------------------


def test_mc_r37_64_visitors() -> None:
    seen = view(dealt(visitors=64))
    assert (len(seen.line), seen.line_length) == (55, 55)
    everybody = seen.line + "".join(seen.fountains)
    assert [everybody.count(letter) for letter in "YRBGP"] == [16, 12, 12, 12, 12]


# -- MC-R37: antiques ------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_mc_r37_hands_have_two_cards_of_one_colour_and_three_others(seats: int, seed: str) -> None:
    g = dealt(seats, seed=seed, **ANTIQUES)
    for seat in range(seats):
        colours = [PRINTED.card_names[card][0] for card in bits.numbers(g.hand(seat))]
        assert sorted(colours.count(colour) for colour in set(colours)) == [1, 1, 1, 2]
    assert bits.count(g.deck()) == 25 - 5 * seats
    assert view(g).open_cards == ()


def test_mc_r37_antiques_are_seen_by_their_owner_only() -> None:
    g = at(chosen=ANTIQUES, hands=HANDS)
    assert set(view(g, 0).hand) == set(HANDS[0])
    for viewer in (None, 1):
        assert "B125" not in repr(view(g, viewer))
    dealt_event = HandDealt(0, tuple(HANDS[0]))
    assert dealt_event.seen_by(0) == dealt_event
    assert dealt_event.seen_by(1).cards is None
    assert dealt_event.seen_by(None).cards is None


def antiques(owners: dict[str, int], customers: dict[str, int], **position: Any) -> MarraCash:
    return at(chosen=ANTIQUES, hands=HANDS, owners=owners, customers=customers, **position)


def test_mc_r37_a_completed_set_is_shown_and_paid_at_once() -> None:
    g = antiques(
        {"Y3": 0, "R1": 0, "B5": 0, "G1": 0}, {"Y3": 1, "R1": 1, "B5": 1, "G1": 1}, fountains={"9": "Y"}
    )
    events = move(g, 0, 9, 10)
    (shown,) = of_type(events, SetShown)
    assert (shown.seat, set(shown.cards), shown.place, shown.paid) == (0, set(HANDS[0]), 1, 600)
    assert cash(g)[0] == 1000 + 200 + 600
    assert set(view(g, 3).places[0].shown) == set(HANDS[0])
    assert view(g, 0).hand == ()
    assert view(g).places[0].set_place == 1


def test_mc_r37_two_cards_of_a_colour_need_two_customers() -> None:
    g = antiques({"Y3": 0, "R1": 0, "B5": 0, "G1": 0}, {"R1": 1, "B5": 1, "G1": 1}, fountains={"9": "Y"})
    assert of_type(move(g, 0, 9, 10), SetShown) == []


@pytest.mark.parametrize(("earlier", "paid"), [((), 600), ((1,), 550), ((1, 2), 450), ((1, 2, 3), 325)])
def test_mc_r37_later_sets_are_paid_with_fewer_cards(earlier: tuple[int, ...], paid: int) -> None:
    g = antiques(
        {"Y3": 0, "R1": 0, "B5": 0, "G1": 0},
        {"Y3": 1, "R1": 1, "B5": 1, "G1": 1},
        fountains={"9": "Y"},
        shown=earlier,
    )
    (shown,) = of_type(move(g, 0, 9, 10), SetShown)
    assert (shown.place, shown.paid) == (len(earlier) + 1, paid)


def test_mc_r37_a_set_is_no_part_of_the_commission_total() -> None:
    g = antiques(
        {"Y3": 0, "R1": 0, "B5": 0, "G1": 0},
        {"Y3": 1, "R1": 1, "B5": 1, "G1": 1},
        seat=1,
        fountains={"9": "Y"},
    )
    (paid,) = of_type(move(g, 1, 9, 10), CommissionPaid)
    assert (paid.total, paid.amount) == (200, 50)


def test_mc_r37_two_sets_in_one_move_in_the_order_of_entry() -> None:
    """G2 before P2 on the same step of 1 to 6."""
    g = antiques(
        {"Y3": 0, "R1": 0, "B5": 0, "G2": 0, "Y5": 1, "R5": 1, "B2": 1, "P2": 1},
        {"Y3": 2, "R1": 1, "B5": 1, "Y5": 1, "R5": 2, "B2": 1},
        fountains={"1": "GP"},
    )
    shown = of_type(move(g, 0, 1, 6), SetShown)
    assert [(event.seat, event.place) for event in shown] == [(0, 1), (1, 2)]


def test_mc_r37_a_pulled_in_visitor_may_complete_a_set() -> None:
    g = antiques({"Y3": 0, "R1": 0, "G1": 0}, {"Y3": 2, "R1": 1, "G1": 1}, fountains={**FULL_GATES, "9": "B"})
    events = auction(g, 0, "B4", 100, None, None, None)
    assert len(of_type(events, SetShown)) == 1


def test_mc_r37_nobody_is_paid_twice() -> None:
    g = antiques(
        {"Y3": 0, "R1": 0, "B5": 0, "G1": 0},
        {"Y3": 2, "R1": 1, "B5": 1, "G1": 1},
        fountains={"9": "Y"},
        shown=(0,),
    )
    assert of_type(move(g, 0, 9, 10), SetShown) == []


def test_mc_r37_imagined_hands_are_not_complete_yet() -> None:
    g = antiques(
        {"Y3": 1, "R1": 1, "B5": 1, "G1": 1}, {"Y3": 2, "R1": 2, "B5": 2, "G1": 2}, fountains=FULL_GATES
    )
    for number in range(20):
        world = RULES.imagine(view(g, 0), Rng(f"antiques {number}"))
        assert isinstance(world, MarraCash)
        # Anfa has customers of four colours: her hand must need a purple one.
        assert "P" in {PRINTED.card_names[card][0] for card in bits.numbers(world.hand(1))}
        assert view(world, 0) == view(g, 0)


def test_mc_r37_the_designers_later_game_ends_and_balances() -> None:
    g = dealt(4, visitors=64, auction_mode="sealed", end_rule="finish_round", antiques=True)
    events = play_out(g, "2020")
    assert g.is_over()
    assert [g.base(seat) for seat in range(4)] == [1200] * 4
    assert of_type(events, BidsRevealed)


@pytest.mark.parametrize(
    "bad",
    [
        {"visitors": 60},
        {"auction_mode": "dutch"},
        {"signs_per_player": 5},
        {"signs_per_player": 13},
        {"queue_max_run": 4},
        {"stall_rounds": 0},
        {"cash_visibility": "secret"},
        {"commission_scope": "colour"},
    ],
)
def test_bad_options_are_refused(bad: dict[str, Any]) -> None:
    with pytest.raises(BadOptions, match=next(iter(bad))):
        options(**bad)


def test_shops_are_named_by_colour_and_number() -> None:
    assert SHOP_NAMES[0] == "Y1"
    assert SHOP_NAMES[24] == "P5"
