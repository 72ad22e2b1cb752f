"""Corners of the rules that no other test looks into: each would let one wrong rule pass unnoticed."""

from typing import Any

import pytest
from tests.games.marracash.table import (
    FULL_GATES,
    RULES,
    at,
    auction,
    default,
    fountain,
    legal,
    move,
    of_type,
    question,
    view,
)
from tests.games.marracash.test_other_boards import DEAD_END, as_data, redrawn

from ducats.engine import bits
from ducats.engine.errors import BadData, IllegalAction
from ducats.engine.messages import CHANCE
from ducats.engine.rng import Rng
from ducats.games.marracash.rules import groups
from ducats.games.marracash.rules.auction import MOST_STEPS
from ducats.games.marracash.rules.events import ActionLapsed, GroupMoved
from ducats.games.marracash.rules.facts import AuctioneerGets
from ducats.games.marracash.rules.forecasts import forecasts
from ducats.games.marracash.rules.messages import (
    AuctionShop,
    Bid,
    DrawVisitor,
    KeepSouvenirs,
    MoveGroup,
    SellSouvenir,
)
from ducats.games.marracash.rules.printed import DATA_TEXT, PRINTED
from ducats.games.marracash.rules.souk import LETTERS, SHOP_NAMES, SHOP_NUMBER
from ducats.games.marracash.rules.state import MarraCash
from ducats.games.marracash.rules.view import Customers
from ducats.games.marracash.rules.walk import Prospect, best_sale, entering


@pytest.mark.parametrize("starter", [0, 1, 2])
def test_mc_14_the_first_round_goes_once_round_from_the_starter(starter: int) -> None:
    g = at(3, question="pick_shop", phase="first_round", starter=starter, seat=starter, fountains=FULL_GATES)
    for turn, shop in enumerate(("Y1", "Y2", "Y3")):
        seat = (starter + turn) % 3
        assert (view(g).round, view(g).phase, g.waiting_for()) == (1, "first_round", (seat,))
        auction(g, seat, shop, 100, None, None)
    assert (view(g).round, view(g).phase, g.waiting_for()) == (2, "main", (starter,))


@pytest.mark.parametrize("starter", [0, 1, 2])
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_round_begins_with_the_starter(starter: int, seat: int) -> None:
    """Whether a position was played to, set up, described or imagined."""
    g = at(3, starter=starter, seat=seat, round=4, slot=2, fountains={**FULL_GATES, "9": "R"})
    assert view(g).round == 4
    assert view(at(3, **RULES.position(g))) == view(g)
    for viewer in (None, 0, 1, 2):
        assert view(RULES.imagine(view(g, viewer), Rng("starter")), viewer) == view(g, viewer)
    while g.waiting_for() == (seat,):
        g.apply(seat, g.say(seat, g.legal(seat)[0]))
    after = (seat + 1) % 3
    assert (g.waiting_for(), view(g).round) == ((after,), 5 if after == starter else 4)


def test_a_visitor_is_drawn_in_their_own_colour() -> None:
    g = RULES.new_game(2, RULES.read_options({}))
    drawn = g.say(CHANCE, g.legal(CHANCE)[0])
    assert isinstance(drawn, DrawVisitor)
    other = next(letter for letter in "YRBGP" if letter != drawn.colour)
    with pytest.raises(IllegalAction, match="not in the bag"):
        g.apply(CHANCE, DrawVisitor(drawn.figure, other))


@pytest.mark.parametrize(
    ("old", "new", "rule"),
    [
        ("min_bid = { value = 100", "min_bid = { value = 0", "MC-40"),
        ("customer_pay = { value = [100, ", "customer_pay = { value = [0, ", "MC-40"),
        ("low = { value = 50,", "low = { value = 125,", "MC-R34"),
        ("[150, 175, 200, 225, 250]", "[150, 150, 200, 225, 250]", "MC-60"),
        ("[150, 175, 200, 225, 250]", "[150, 175, 200, 225, 250, 250]", "MC-60"),
    ],
)
def test_data_that_no_game_can_be_played_with_is_refused(old: str, new: str, rule: str) -> None:
    assert old in DATA_TEXT
    with pytest.raises(BadData) as refused:
        RULES.check_data(DATA_TEXT.replace(old, new))
    assert refused.value.rule == rule


HIDDEN = {"cash_visibility": "hidden"}
SEVEN_SIGNS = DATA_TEXT.replace("signs = { value = 6,", "signs = { value = 7,")


def test_mc_r26_whoever_must_bid_first_is_imagined_with_the_money_for_it() -> None:
    """After a shop of 1175 the auctioneer had only 25 left of the first 1200."""
    shop: dict[str, Any] = {"owners": {"Y1": 0}, "prices": {"Y1": 1175}, "auctioneers": {"Y1": 0}}
    g = at(3, chosen=HIDDEN, cash=[100, 1000, 1000], fountains=FULL_GATES, **shop)
    g.apply(0, AuctionShop("Y4"))
    assert (question(g), g.waiting_for()) == ("open_bid", (0,))
    for seed in range(8):
        imagined = RULES.imagine(view(g, 1), Rng(f"first bid {seed}"))
        assert imagined.cash(0) >= 100
        assert legal(imagined, 0) >= {Bid(100)}


def test_mc_r26_sold_souvenirs_are_in_imagined_books() -> None:
    sold = [["Y225"], [], ["R50", "B125"]]
    g = at(3, chosen={**HIDDEN, "souvenirs": True}, sold=sold, fountains=FULL_GATES)
    imagined = view(RULES.imagine(view(g, 1), Rng("sold")), 0).places[0].books
    assert imagined is not None
    assert imagined.souvenirs == 225


def test_mc_r36_with_hidden_cash_an_only_move_is_made_without_a_question() -> None:
    """All can see that nothing else can be done: there is no sign left for an auction."""
    signs = dict.fromkeys(("Y1", "Y2", "R1", "R2", "B1", "G1"), 0)
    crossroads = as_data(DEAD_END)
    g = at(2, chosen=HIDDEN, data=crossroads, seat=1, slot=2, owners=signs, fountains={"1": "R"}, line="")
    moved = of_type(move(g, 1, 1, 2), GroupMoved)
    assert [(event.seat, event.group, event.to) for event in moved] == [(1, 1, 2), (0, 2, 1)]


def test_mc_r14_strictly_nothing_at_all_is_auctioned_first_when_one_shop_is_free() -> None:
    owners = {name: number // 6 for number, name in enumerate(SHOP_NAMES[:24])}
    strict = {"strict_option_c": True}
    g = at(seat=3, chosen=strict, data=SEVEN_SIGNS, owners=owners, fountains=FULL_GATES)
    assert not [action for action in legal(g, 3) if isinstance(action, AuctionShop)]


def test_mc_r13_the_first_shop_can_be_the_last_that_is_free() -> None:
    owners = {name: number // 6 for number, name in enumerate(SHOP_NAMES[1:])}
    g = at(seat=3, data=SEVEN_SIGNS, owners=owners, fountains=FULL_GATES)
    assert AuctionShop("Y1") in legal(g, 3)


def test_sealed_bids_are_described_only_once_one_is_given() -> None:
    g = at(3, chosen={"auction_mode": "sealed"}, fountains=FULL_GATES)
    g.apply(0, AuctionShop("Y4"))
    assert "sealed" not in RULES.position(g)
    g.apply(1, Bid(100))
    assert RULES.position(g)["sealed"] == [-1, 100, -1]


def test_mc_71_a_door_opens_to_the_side_it_is_named_after() -> None:
    beside = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
    for door in PRINTED.souk.doors:
        down, right = beside[door.side]
        before = {(row + down, column + right) for row, column in PRINTED.souk.shop_cells[door.shop]}
        assert set(door.faces) <= before


def two_sellers() -> MarraCash:
    """A yellow visitor enters Y1 and a purple one P1, and there is a card for each of their owners."""
    return at(
        chosen={"souvenirs": True},
        fountains={**FULL_GATES, "8": "YP"},
        owners={"Y1": 1, "P1": 2},
        open_cards=["Y200", "P75"],
    )


def test_a_forecast_names_the_cards_of_every_seller() -> None:
    (chosen,) = [f for f in forecasts(view(two_sellers(), 0)) if (f.group, f.to) == (8, 4)]
    assert {entry.shop: entry.cards for entry in chosen.entries} == {"Y1": ("Y200",), "P1": ("P75",)}


def test_a_move_that_brings_nobody_in_costs_nobody_anything() -> None:
    prospect = Prospect(at(), 0, [])
    assert (prospect.commissions, prospect.changes) == ([0] * 4, [0] * 4)


def test_of_two_equal_sales_the_cards_that_lie_first_are_sold() -> None:
    """Four customers at a shop each: both cards together would make the dear rate due for all."""
    for open_cards in (["Y150", "R150"], ["R150", "Y150"]):
        g = at(chosen={"souvenirs": True, "souvenir_sale": "optional"}, owners={"Y3": 1, "R3": 1})
        g.open_cards = tuple(g.printed.card_numbers[card] for card in open_cards)
        buyers = [1 if letter in "YR" else 0 for letter in LETTERS]
        yellow, red = SHOP_NUMBER["Y3"], SHOP_NUMBER["R3"]
        sold = best_sale(g, 0, 1, [(yellow, 4, 75), (red, 4, 75)], buyers)
        assert [g.printed.card_names[card] for card in sold] == open_cards[:1]


def test_a_move_is_the_same_whether_anybody_listens_or_not() -> None:
    told, untold = two_sellers(), two_sellers()
    untold.stop_listening()
    untold.take(0, untold.hear(0, MoveGroup(8, 4)))
    move(told, 0, 8, 4)
    assert view(untold) == view(told)


def test_a_copy_of_a_small_position_is_sound() -> None:
    """Nobody is in the line, so fewer visitors take part than there are in the box."""
    at(fountains={"9": "Y"}, line="").copy().check()


def test_mc_38_a_shop_that_lies_behind_is_not_entered_any_more() -> None:
    owners = {name: number % 4 for number, name in enumerate(SHOP_NAMES)}
    g = at(data=SEVEN_SIGNS, owners=owners, fountains=FULL_GATES)
    ways = g.printed.ways
    for way, shops in enumerate(ways.passed):
        for behind in range(len(shops) + 1):
            entered = [shop for shop, _, _ in entering(g, groups.read("YRBGP"), way, behind)]
            colours = [SHOP_NAMES[shop][0] for shop in shops[behind:]]
            first = [shop for at, shop in enumerate(shops[behind:]) if colours.index(colours[at]) == at]
            assert entered == first


def test_mc_r12_nobody_opens_in_the_first_round_when_no_shop_is_free() -> None:
    owners = {name: number // 6 for number, name in enumerate(SHOP_NAMES[:24])}
    g = at(question="pick_shop", phase="first_round", data=SEVEN_SIGNS, owners=owners, fountains=FULL_GATES)
    lapsed = of_type(auction(g, 0, "P5", 100, None, None, None), ActionLapsed)
    assert [(event.seat, event.slot) for event in lapsed] == [(1, 0), (2, 0), (3, 0)]
    assert (question(g), g.waiting_for(), view(g).round) == ("act", (0,), 2)


def test_mc_50_whoever_waits_at_fountain_1_is_pulled_in_too() -> None:
    """On a board where fountain 1 lies before a door of B1."""
    board = as_data(redrawn(("r0c9", "3*"), ("r1c6", "1")))
    g = at(data=board, fountains={"1": "BBY", "3": "R", "8": "R", "16": "R"})
    assert view(g).stalls[SHOP_NUMBER["B1"]].waiting == 2
    auction(g, 0, "B1", 100, None, None, None)
    assert (fountain(g, 1), view(g).stalls[SHOP_NUMBER["B1"]].customers) == ("Y", 2)


def test_the_default_card_of_a_later_shop_leaves_out_what_was_kept() -> None:
    """The visitor of P2 has gone without the purple card, so it can bring nothing any more."""
    g = at(
        chosen={"souvenirs": True, "souvenir_sale": "optional"},
        fountains={**FULL_GATES, "1": "PR"},
        owners={"P2": 1, "R1": 1},
        open_cards=["P75", "R50"],
    )
    move(g, 0, 1, 3)
    g.apply(1, KeepSouvenirs())
    assert view(g).entered == Customers(shop="R1", visitors=1)
    assert default(g, 1) == SellSouvenir("R50")


def test_mc_r37_hands_are_imagined_around_a_set_that_was_shown() -> None:
    """Two of the five yellow cards are in each of two hands: no other hand can have two of them."""
    hands = [
        ["Y150", "Y175", "R50", "B125", "P75"],
        ["Y200", "Y225", "R75", "B150", "G100"],
        ["R100", "R125", "B175", "G125", "P100"],
        ["G150", "G175", "B200", "P125", "Y250"],
    ]
    shops = {"Y1": 1, "R1": 1, "B1": 1, "G1": 1}
    customers = {**shops, "Y1": 2}
    antiques = {"antiques": True}
    g = at(chosen=antiques, fountains=FULL_GATES, shown=[1], owners=shops, customers=customers, hands=hands)
    for seed in range(20):
        imagined = RULES.imagine(view(g, 0), Rng(f"hands {seed}"))
        assert view(imagined, 0) == view(g, 0)
        assert [bits.count(imagined.hand(seat)) for seat in range(4)] == [5] * 4


def test_mc_26_a_bidder_is_told_both_commissions_whatever_they_begin_at() -> None:
    data = DATA_TEXT.replace("upto = { value = 500,", "upto = { value = 0,")
    assert data != DATA_TEXT
    g = at(data=data, fountains=FULL_GATES)
    auction(g, 0, "Y4", 100)
    seen = view(g, 1)
    told = [fact for facts in RULES.consequences(seen).answers for fact in facts]
    assert AuctioneerGets(0, low=100, upto=0, high=200) in told


@pytest.mark.parametrize("mode", ["open", "sealed"])
def test_mc_20_there_is_a_highest_bid_however_rich_somebody_is(mode: str) -> None:
    g = at(chosen={"auction_mode": mode}, cash=[200_000] * 4, fountains=FULL_GATES)
    g.apply(0, AuctionShop("Y4"))
    highest = g.legal(0)[-1]
    assert g.say(0, highest) == Bid((MOST_STEPS - 1) * 25)
    assert g.hear(0, Bid((MOST_STEPS - 1) * 25)) == highest
