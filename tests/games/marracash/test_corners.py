"""Corners of the rules that no other test looks into: each would let one wrong rule pass unnoticed."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from tests.games.marracash.table import (
    FULL_GATES,
    RULES,
    at,
    auction,
    dealt,
    default,
    legal,
    move,
    of_type,
    options,
    question,
    view,
)

from ducats.engine import bits
from ducats.engine.errors import BadData
from ducats.engine.messages import CHANCE, Consequences
from ducats.engine.rng import Rng
from ducats.games.marracash.rules.events import AuctionOpened, BidderPassed, CommissionPaid
from ducats.games.marracash.rules.messages import AuctionShop, Bid, Lapse, NameStarter, PassBid, SellSouvenir
from ducats.games.marracash.rules.printed import DATA_TEXT
from ducats.games.marracash.rules.souk import SHOP_NAMES
from ducats.games.marracash.rules.state import MarraCash

SOUVENIRS = {"souvenirs": True}
HIDDEN = {"cash_visibility": "hidden"}


def started_by(seat: int, seats: int) -> MarraCash:
    """A new game in which the lot names this seat."""
    g = RULES.new_game(seats, options(), None)
    rng = Rng("starter")
    while g.waiting_for() == (CHANCE,):
        if question(g) == "draw_starter":
            g.apply(CHANCE, NameStarter(seat))
        else:
            g.apply(CHANCE, g.say(CHANCE, rng.choice(g.legal(CHANCE))))
    return g


@pytest.mark.parametrize(("seats", "starter"), [(2, 1), (3, 2), (4, 1), (4, 2), (4, 3)])
def test_mc_14_the_starter_begins_the_first_round_and_the_second(seats: int, starter: int) -> None:
    g = started_by(starter, seats)
    for step in range(seats):
        seat = (starter + step) % seats
        assert (question(g), g.waiting_for()) == ("pick_shop", (seat,))
        auction(g, seat, ("Y4", "Y5", "Y2", "Y1")[step], 100, None, None, None)
    assert (question(g), g.waiting_for(), view(g).round) == ("act", (starter,), 2)


def test_mc_r36_hidden_cash_does_not_decide_who_is_skipped_in_the_first_round() -> None:
    poor = [1000, 50, 1000, 1000]
    first: dict[str, Any] = {"question": "pick_shop", "phase": "first_round", "cash": poor}
    g = at(chosen=HIDDEN, **first)
    auction(g, 0, "Y4", 100, None, None, None)
    assert (question(g), g.waiting_for(), legal(g, 1)) == ("pick_shop", (1,), {Lapse()})
    g = at(**first)
    auction(g, 0, "Y4", 100, None, None)
    assert (question(g), g.waiting_for()) == ("pick_shop", (2,))


ONE_FREE: dict[str, Any] = {
    "data": DATA_TEXT.replace("signs = { value = 6,", "signs = { value = 7,"),
    "owners": {name: number // 7 for number, name in enumerate(SHOP_NAMES[:-1])},
    "seat": 3,
    "slot": 2,
    "auctioned": True,
    "fountains": FULL_GATES,
}
"""A second action with a single free shop and nothing else to do."""


def last_auction(cash: int, **chosen: Any) -> MarraCash:
    g = at(chosen=chosen, cash=[1000, 1000, 1000, cash], **ONE_FREE)
    g.stop_listening()
    return g


def test_mc_r36_with_hidden_cash_a_single_auction_is_not_begun_without_a_question() -> None:
    """Whoever had no money would otherwise be known by being asked."""
    rich, poor = last_auction(1000, **HIDDEN), last_auction(0, **HIDDEN)
    assert (question(rich), legal(rich, 3)) == ("act", {AuctionShop("P5")})
    assert (question(poor), legal(poor, 3)) == ("act", {Lapse()})


def test_mc_r36_the_only_answer_is_also_drawn_at_random() -> None:
    for cash in (0, 1000):
        g = last_auction(cash, **HIDDEN)
        rng = Rng("only")
        assert [*{g.ask().pick(g, 3, rng) for _ in range(20)}] == g.legal(3)


def test_mc_r36_the_same_in_the_middle_of_a_turn() -> None:
    owners = {name: number // 7 for number, name in enumerate(SHOP_NAMES[:-2])}
    position = {**ONE_FREE, "owners": owners, "slot": 1, "auctioned": False}
    g = at(chosen=HIDDEN, **position)
    auction(g, 3, "P4", 100, None, None, None)
    assert (question(g), g.waiting_for()) == ("act", (3,))
    g = at(**position)
    events = auction(g, 3, "P4", 100, None, None, None)
    assert [event.shop for event in of_type(events, AuctionOpened)] == ["P4", "P5"]


def test_mc_r13_whoever_has_exactly_the_next_bid_is_asked() -> None:
    g = at(cash=[1000, 150, 125, 100])
    auction(g, 0, "Y4", 100)
    assert (g.waiting_for(), legal(g, 1)) == ((1,), {Bid(125), Bid(150), PassBid()})
    g.apply(1, PassBid())
    assert (g.waiting_for(), legal(g, 2)) == ((2,), {Bid(125), PassBid()})
    (forced, *_) = of_type(list(g.apply(2, Bid(125))), BidderPassed)
    assert (forced.seat, forced.forced) == (3, True)


def test_the_default_card_looks_at_the_shops_still_ahead() -> None:
    """P1 lies behind Y1: its customer alone makes the dear rate due, so the dearer card is sold."""
    ahead: dict[str, Any] = {"fountains": {**FULL_GATES, "8": "YP"}, "open_cards": ["Y225", "Y200"]}
    g = at(chosen=SOUVENIRS, owners={"Y1": 2, "P1": 2}, customers={"P1": 2}, **ahead)
    move(g, 0, 8, 4)
    assert (question(g), default(g, 2)) == ("sell_souvenir", SellSouvenir("Y225"))
    g = at(chosen=SOUVENIRS, owners={"Y1": 2, "P1": 1}, customers={"P1": 2}, **ahead)
    move(g, 0, 8, 4)
    assert (question(g), default(g, 2)) == ("sell_souvenir", SellSouvenir("Y200"))


def test_the_default_card_of_the_mover_is_the_dearer_one() -> None:
    open_cards = ["Y200", "Y225"]
    g = at(chosen=SOUVENIRS, fountains={**FULL_GATES, "9": "Y"}, owners={"Y3": 0}, open_cards=open_cards)
    move(g, 0, 9, 10)
    assert (question(g), default(g, 0)) == ("sell_souvenir", SellSouvenir("Y225"))


def test_the_default_card_is_for_as_many_as_may_still_buy() -> None:
    """Two visitors, both cards: the first sale takes the card that the pair of them begins with."""
    g = at(
        chosen={**SOUVENIRS, "souvenir_sale": "optional"},
        fountains={**FULL_GATES, "9": "YY"},
        owners={"Y3": 2},
        open_cards=["Y150", "Y225"],
    )
    move(g, 0, 9, 10)
    g.apply(2, default(g, 2))
    assert (question(g), g.waiting_for()) == ("sell_souvenir", (2,))
    g.apply(2, default(g, 2))
    assert sorted(view(g).places[2].sold) == ["Y150", "Y225"]


def test_mc_49_no_mover_pays_themself_when_commissions_go_by_shop() -> None:
    g = at(
        chosen={"commission_scope": "shop"},
        fountains={**FULL_GATES, "10": "RBB"},
        owners={"R3": 0, "B4": 1},
    )
    paid = of_type(move(g, 0, 10, 9), CommissionPaid)
    assert [(event.payer, event.to, event.shop, event.amount) for event in paid] == [(1, 0, "B4", 100)]
    books = view(g).places[0].books
    assert books is not None
    assert (books.customers, books.commissions, books.paid_commissions) == (100, 100, 0)


def test_a_forced_sale_takes_the_card_that_costs_least() -> None:
    """The third customer brings 300; either card makes the dear rate due, which costs more than it brings."""
    g = at(
        chosen=SOUVENIRS,
        fountains={**FULL_GATES, "9": "R"},
        owners={"R3": 1},
        customers={"R3": 2},
        open_cards=["R50", "R75"],
    )
    move(g, 0, 9, 10)
    assert (question(g), default(g, 1)) == ("sell_souvenir", SellSouvenir("R75"))


def in_a_walk() -> MarraCash:
    """A sale at Y1, the second shop on the way, with a purple visitor still walking towards P1."""
    g = at(
        chosen=SOUVENIRS,
        fountains={**FULL_GATES, "8": "BYP"},
        owners={"B2": 1, "Y1": 2, "P1": 3},
        open_cards=["Y225", "Y200"],
    )
    move(g, 0, 8, 4)
    assert question(g) == "sell_souvenir"
    return g


def in_an_auction() -> MarraCash:
    g = at(cash=[1000, 900, 800, 700])
    auction(g, 0, "Y4", 100, 150, None)
    return g


@pytest.mark.parametrize("play", [in_a_walk, in_an_auction, at], ids=["walk", "auction", "turn"])
def test_a_described_position_is_the_same_table(play: Callable[[], MarraCash]) -> None:
    g = play()
    again = RULES.set_up(4, g.chosen.options, RULES.position(g))
    assert (again.stack(), list(again.cells)) == (g.stack(), list(g.cells))


def test_an_imagined_walk_is_as_far_as_the_real_one() -> None:
    g = in_a_walk()
    seen = RULES.imagine(view(g, 2), Rng("walk"))
    assert (seen.stack(), seen.entries(), seen.walking()) == (g.stack(), g.entries(), g.walking())
    for table in (g, seen):
        table.apply(2, SellSouvenir("Y200"))
    assert view(g).stalls == view(seen).stalls
    assert view(g).stalls[SHOP_NAMES.index("P1")].customers == 1


def test_a_position_may_say_its_round() -> None:
    assert view(at(round=5)).round == 5
    assert view(at()).round == 2


def test_whoever_is_not_asked_has_nothing_to_weigh() -> None:
    g = at()
    for viewer in (None, 1):
        assert RULES.consequences(view(g, viewer)) == Consequences()
    g = at(phase="last_round", turns_left=1, slot=2, line="", fountains={"9": "R"})
    move(g, 0, 9, 10)
    assert g.is_over()
    assert RULES.consequences(view(g, 0)) == Consequences()


ASKED: dict[str, dict[str, Any]] = {
    "all": {"fountains": FULL_GATES},
    "auctions": {"fountains": FULL_GATES, "slot": 2, "auctioned": True},
    "moves": {"fountains": {**FULL_GATES, "9": "G"}, "cash": [50, 1000, 1000, 1000]},
    "shops": {"question": "pick_shop", "phase": "first_round", "owners": {"Y1": 0}},
}


@pytest.mark.parametrize("position", ASKED.values(), ids=ASKED)
def test_a_random_answer_is_any_of_the_legal_ones(position: dict[str, Any]) -> None:
    g = at(**position)
    rng = Rng("pick")
    picked = {g.ask().pick(g, 0, rng) for _ in range(1500)}
    assert picked == set(g.legal(0))


def test_a_random_bid_is_any_of_the_legal_ones() -> None:
    g = at(cash=[300, 300, 1000, 1000])
    auction(g, 0, "Y4")
    rng = Rng("bids")
    assert {g.ask().pick(g, 0, rng) for _ in range(300)} == set(g.legal(0))
    g.apply(0, Bid(200))
    assert {g.ask().pick(g, 1, rng) for _ in range(300)} == set(g.legal(1))


def test_imagined_hands_of_antiques_have_the_dealt_shape() -> None:
    g = dealt(seed="hands", antiques=True)
    for number in range(60):
        seen = RULES.imagine(view(g, number % 4), Rng(f"hands {number}"))
        for seat in range(4):
            cards = bits.numbers(seen.hand(seat))
            by_colour = sorted(sum(card // 5 == colour for card in cards) for colour in range(5))
            assert by_colour == [0, 1, 1, 1, 2]


def visitors(*counts: int) -> str:
    """The data file with other numbers of visitors, in the order of the file."""
    text = DATA_TEXT
    colours = ("yellow", "red", "blue", "green", "purple")
    head, mark, rest = text.partition("[visitors]")
    part, more, tail = rest.partition("[more_visitors]")
    for colour, count in zip(colours, counts, strict=True):
        part = re.sub(rf"{colour} = {{ value = \d+", f"{colour} = {{ value = {count}", part)
    return head + mark + part + more + tail


def test_mc_58_as_many_of_one_colour_as_can_be_lined_up() -> None:
    """Nine leave the others for the entrances; of the line, at most two thirds may be of one colour."""
    RULES.check_data(visitors(14, 4, 4, 4, 4))
    assert len(view(dealt(data=visitors(14, 4, 4, 4, 4))).line) == 30 - 9
    with pytest.raises(BadData) as refused:
        RULES.check_data(visitors(14, 4, 4, 4, 3))
    assert refused.value.rule == "MC-58"
