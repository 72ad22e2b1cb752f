"""The Souvenirs variant: MC-60 to MC-65, MC-R27 to MC-R30."""

from typing import Any

import pytest
from tests.games.marracash.table import (
    FULL_GATES,
    RULES,
    at,
    auction,
    dealt,
    default,
    draw,
    legal,
    move,
    of_type,
    options,
    question,
    view,
)

from ducats.engine.errors import IllegalAction, MalformedAction
from ducats.engine.messages import CHANCE
from ducats.engine.rng import Rng
from ducats.games.marracash.rules.events import CommissionPaid, SouvenirsKept, SouvenirSold
from ducats.games.marracash.rules.facts import PaysCommission
from ducats.games.marracash.rules.messages import KeepSouvenirs, MarraCashOptions, MoveGroup, SellSouvenir
from ducats.games.marracash.rules.printed import CARDS, PRINTED
from ducats.games.marracash.rules.state import MarraCash

ON = {"souvenirs": True}
OPTIONAL = {"souvenirs": True, "souvenir_sale": "optional"}


def two_yellow(chosen: dict[str, Any] = ON, group: str = "Y", **position: Any) -> MarraCash:
    """A yellow visitor on the way to Omar's Y3, with two yellow cards open."""
    position = {"open_cards": ["Y225", "Y200"], **position}
    g = at(chosen=chosen, fountains={**FULL_GATES, "9": group}, owners={"Y3": 2}, **position)
    move(g, 0, 9, 10)
    return g


def cash(g: MarraCash) -> list[int | None]:
    return [place.cash for place in view(g).places]


def test_mc_60_two_of_25_cards_lie_open() -> None:
    seen = view(dealt(souvenirs=True))
    assert (len(seen.open_cards), seen.deck) == (2, 23)
    assert sorted(PRINTED.card_names) == sorted(set(PRINTED.card_names))
    assert (len(PRINTED.card_names), sum(PRINTED.card_values)) == (CARDS, 3750)


def test_mc_60_the_deck_is_shuffled() -> None:
    assert len({view(dealt(seed=f"deck {n}", souvenirs=True)).open_cards for n in range(12)}) > 6


def test_mc_61_the_card_is_paid_by_the_bank_and_out_of_the_game() -> None:
    g = at(chosen=ON, fountains={**FULL_GATES, "9": "Y"}, owners={"Y3": 0}, open_cards=["Y150", "R50"])
    (sold,) = of_type(move(g, 0, 9, 10), SouvenirSold)
    assert (sold.seat, sold.shop, sold.card, sold.value) == (0, "Y3", "Y150", 150)
    assert cash(g) == [1250, 1000, 1000, 1000]
    assert view(g).open_cards == ("R50",)
    assert view(g).places[0].sold == ("Y150",)
    books = view(g).places[0].books
    assert books is not None
    assert (books.customers, books.souvenirs) == (100, 150)


def test_mc_61_no_card_for_another_colour() -> None:
    g = at(chosen=ON, fountains={"9": "Y"}, owners={"Y3": 0}, open_cards=["B125", "R50"])
    assert of_type(move(g, 0, 9, 10), SouvenirSold) == []


def test_mc_62_the_owner_chooses_at_the_moment_the_visitor_enters() -> None:
    g = two_yellow()
    assert (question(g), g.waiting_for()) == ("sell_souvenir", (2,))
    assert legal(g, 2) == {SellSouvenir("Y225"), SellSouvenir("Y200")}
    walk, entered = view(g).walk, view(g).entered
    assert walk is not None
    assert entered is not None
    assert (walk.seat, walk.group, walk.to, entered.shop, entered.visitors) == (0, 9, 10, "Y3", 1)
    with pytest.raises(IllegalAction):
        g.apply(2, SellSouvenir("Y150"))
    with pytest.raises(MalformedAction):
        g.apply(2, SellSouvenir("Y151"))
    with pytest.raises(IllegalAction):
        g.apply(2, KeepSouvenirs())
    g.apply(2, SellSouvenir("Y225"))
    assert cash(g) == [1100, 1000, 1225, 1000]


def test_mc_62_also_for_a_visitor_who_is_pulled_in() -> None:
    g = at(chosen=ON, fountains={**FULL_GATES, "9": "B"}, open_cards=["B125", "B225"])
    auction(g, 0, "B4", 100, 125, None, None, None)
    assert (question(g), g.waiting_for()) == ("sell_souvenir", (1,))
    assert view(g).walk is None
    assert default(g, 1) == SellSouvenir("B225")
    g.apply(1, SellSouvenir("B125"))
    assert cash(g) == [1100, 1000 - 125 + 100 + 125, 1000, 1000]
    assert (question(g), g.waiting_for()) == ("act", (0,))


def test_mc_63_sold_cards_are_replaced_at_the_end_of_the_turn() -> None:
    g = two_yellow(group="YY")
    assert view(g).open_cards == ()
    assert question(g) == "act"
    move(g, 0, 8, 9)
    assert view(g).open_cards == ()
    g.apply(0, default(g, 0))
    assert g.waiting_for() == (CHANCE,)
    draw(g, Rng("cards"))
    assert len(view(g).open_cards) == 2
    assert g.waiting_for() == (1,)


def test_mc_63_after_a_turn_of_the_first_round_too() -> None:
    g = at(
        chosen=ON,
        question="raise_or_pass",
        phase="first_round",
        seat=1,
        fountains={**FULL_GATES, "9": "B"},
        open_cards=["B125", "R50"],
        auction={"shop": "B4", "auctioneer": 0, "high": 100, "leader": 0, "inside": [0, 1]},
    )
    g.take(1, 0)
    assert g.waiting_for() == (CHANCE,)
    draw(g, Rng("first"))
    assert (question(g), g.waiting_for(), len(view(g).open_cards)) == ("pick_shop", (1,), 2)


def test_mc_64_customers_and_cards_make_one_total() -> None:
    g = two_yellow()
    (paid,) = of_type(list(g.apply(2, SellSouvenir("Y225"))), CommissionPaid)
    assert (paid.total, paid.amount) == (325, 100)


def test_mc_65_yellow_cards_pay_most() -> None:
    by_colour = [sum(PRINTED.card_values[first : first + 5]) for first in range(0, CARDS, 5)]
    assert by_colour == [1000, 500, 875, 750, 625]
    assert max(PRINTED.card_values) == 250


def test_mc_r27_one_card_for_each_visitor_and_it_must_be_sold() -> None:
    g = at(chosen=ON, fountains={"9": "YYY"}, owners={"Y3": 0}, open_cards=["Y150", "R50"])
    assert len(of_type(move(g, 0, 9, 10), SouvenirSold)) == 1
    g = two_yellow()
    assert KeepSouvenirs() not in legal(g, 2)


def test_mc_r27_a_sale_that_costs_more_than_it_brings_is_foretold_too() -> None:
    """A card of 50 lifts the total of two customers from 300 to 350, and their commission from 100 to 200."""
    g = at(chosen=ON, fountains={**FULL_GATES, "4": "RR"}, owners={"R3": 2}, open_cards=["R50", "Y150"])
    seen = view(g, 0)
    assert seen.question is not None
    offered = zip(seen.question.offered(), RULES.consequences(seen).answers, strict=True)
    facts = next(facts for action, facts in offered if action == MoveGroup(4, 9))
    foretold = [fact.amount for fact in facts if isinstance(fact, PaysCommission)]
    (paid,) = of_type(move(g, 0, 4, 9), CommissionPaid)
    assert (foretold, paid.total, paid.amount) == ([200], 350, 200)


def test_mc_r27_as_an_option_every_sale_may_be_refused() -> None:
    g = two_yellow(OPTIONAL, group="YY")
    assert legal(g, 2) == {SellSouvenir("Y225"), SellSouvenir("Y200"), KeepSouvenirs()}
    events = g.apply(2, KeepSouvenirs())
    assert len(of_type(list(events), SouvenirsKept)) == 1
    assert (question(g), g.waiting_for()) == ("sell_souvenir", (2,))
    entered = view(g).entered
    assert entered is not None
    assert entered.visitors == 1
    g.apply(2, KeepSouvenirs())
    assert question(g) == "act"
    assert cash(g) == [1100, 1000, 1200, 1000]
    assert view(g).open_cards == ("Y225", "Y200")


def test_mc_r27_as_an_option_a_single_card_is_asked_for_too() -> None:
    g = two_yellow(OPTIONAL, open_cards=["Y150", "B125"])
    assert legal(g, 2) == {SellSouvenir("Y150"), KeepSouvenirs()}
    g.apply(2, SellSouvenir("Y150"))
    assert question(g) == "act"


def test_mc_r28_two_cards_at_most_are_sold_in_a_turn() -> None:
    g = two_yellow(group="YYY")
    assert len(view(g).places[2].sold) == 2
    assert view(g).open_cards == ()


def test_mc_r29_two_cards_and_several_visitors_need_no_choice() -> None:
    g = two_yellow(group="YYY")
    assert view(g).places[2].sold == ("Y225", "Y200")
    assert question(g) == "act"


def test_mc_r30_the_deck_may_run_out() -> None:
    names = [name for name in PRINTED.card_names if name not in ("Y225", "Y200", "R50")]
    g = at(
        chosen=ON,
        slot=2,
        fountains={**FULL_GATES, "9": "YY"},
        owners={"Y3": 0},
        open_cards=["Y225", "Y200"],
        deck=["R50"],
        sold=[names, [], [], []],
    )
    move(g, 0, 9, 10)
    draw(g, Rng("end"))
    assert (view(g).open_cards, view(g).deck) == (("R50",), 0)
    assert g.waiting_for() == (1,)


@pytest.mark.parametrize("last", ["Y150", "P175"])
def test_mc_63_the_last_card_of_the_deck_is_turned_up_too(last: str) -> None:
    gone = [name for name in PRINTED.card_names if name not in (last, "G100", "R50")]
    g = at(
        chosen=ON,
        slot=2,
        fountains={**FULL_GATES, "9": "R"},
        owners={"R3": 1},
        open_cards=["G100", "R50"],
        deck=[last],
        sold=[gone, [], [], []],
    )
    move(g, 0, 9, 10)
    assert question(g) == "draw_souvenir"
    draw(g, Rng("last"))
    assert (view(g).open_cards, view(g).deck) == (("G100", last), 0)


def test_no_card_lies_open_in_the_base_game() -> None:
    assert not options().sells_souvenirs
    assert options(souvenirs=True).sells_souvenirs
    assert not MarraCashOptions(souvenirs=True, antiques=True).sells_souvenirs


@pytest.mark.parametrize(
    ("chosen", "before", "cards", "expected"),
    [
        (ON, 0, ("Y225", "Y200"), SellSouvenir("Y200")),
        (ON, 1, ("Y225", "Y200"), SellSouvenir("Y225")),
        (ON, 4, ("Y200", "Y225"), SellSouvenir("Y225")),
        (OPTIONAL, 1, ("Y150", "B125"), SellSouvenir("Y150")),
    ],
)
def test_the_default_leaves_the_owner_most(
    chosen: dict[str, Any], before: int, cards: tuple[str, str], expected: SellSouvenir
) -> None:
    g = two_yellow(chosen, customers={"Y3": before}, open_cards=list(cards))
    assert default(g, 2) == expected


def test_the_default_keeps_a_card_that_would_cost_more_than_it_brings() -> None:
    g = at(chosen=OPTIONAL, fountains={"9": "RR"}, owners={"R3": 1}, open_cards=["R50", "B125"])
    move(g, 0, 9, 10)
    # 300 for two customers cost 100; with the card 350 would cost 200.
    assert default(g, 1) == KeepSouvenirs()


def test_the_default_looks_at_the_whole_move() -> None:
    """The owner takes so much in the same move that the dear rate is due anyway: the dearer card, then."""
    g = at(
        chosen=ON,
        fountains={"8": "YB"},
        owners={"Y1": 2, "B2": 2},
        customers={"B2": 3},
        open_cards=["Y225", "Y200"],
    )
    move(g, 0, 8, 4)
    assert default(g, 2) == SellSouvenir("Y225")


@pytest.mark.parametrize("open_cards", [["Y225", "Y200"], ["Y200", "Y225"]])
def test_mc_r27_where_both_cards_are_sold_the_one_that_lies_first_goes_first(open_cards: list[str]) -> None:
    """Only an optional sale asks two customers about two cards; both are worth selling."""
    g = two_yellow(OPTIONAL, "YY", open_cards=open_cards)
    for card in open_cards:
        assert (question(g), default(g, 2)) == ("sell_souvenir", SellSouvenir(card))
        g.apply(2, SellSouvenir(card))
        draw(g, Rng("next card"))
