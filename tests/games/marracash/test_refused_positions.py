"""Positions that cannot be: what a scenario file is told about them."""

from typing import Any

import pytest
from tests.games.marracash.table import FULL_GATES, RULES, at, view

from ducats.engine.errors import BadScenario
from ducats.engine.rng import Rng
from ducats.games.marracash.rules.messages import PassBid
from ducats.games.marracash.rules.souk import SHOP_NAMES

SEALED = {"auction_mode": "sealed"}
HIDDEN = {"cash_visibility": "hidden"}
SIX = dict.fromkeys(SHOP_NAMES[:6], 1)


def bidding(question: str = "raise_or_pass", **auction: Any) -> dict[str, Any]:
    """Seat 1 is asked for a shop that seat 0 puts up and leads in."""
    on = {"shop": "P5", "auctioneer": 0, "high": 300, "leader": 0, "inside": [0, 1, 2]}
    changed = {key: value for key, value in (on | auction).items() if value is not None}
    return {"question": question, "seat": 1, "auction": changed}


def test_what_is_changed_below_is_possible() -> None:
    assert at(**bidding()).waiting_for() == (1,)
    assert at(cash=[300, 1000, 1000, 1000], **bidding()).waiting_for() == (1,)
    assert at(**bidding("open_bid", high=0, leader=None)).waiting_for() == (1,)


@pytest.mark.parametrize(
    ("position", "message"),
    [
        (bidding(leader=7), "no seat 7"),
        (bidding(auctioneer=7), "no seat 7"),
        (bidding(inside=[0, 1, 7]), "no seat 7"),
        ({"turn": 7}, "no seat 7"),
        ({"seat": -1}, "no seat -1"),
        ({"starter": 4}, "no seat 4"),
        (bidding(leader=None), "MC-23"),
        (bidding(leader=3), "MC-23"),
        (bidding(high=1025), "MC-23"),
        ({**bidding(leader=1), "seat": 0, "owners": SIX}, "MC-23"),
        ({**bidding(), "seat": 3}, "MC-21: auction: seat 3"),
        ({**bidding(), "seat": 0}, "MC-21: auction: seat 0"),
        ({**bidding(), "owners": {"P5": 2}}, "MC-16: auction: P5 has an owner"),
        (bidding("open_bid", high=0), "before the first bid"),
        (bidding("open_bid", leader=None), "before the first bid"),
        ({"walk": {"seat": 0, "group": 8, "to": 4, "walking": "P"}}, "only while a souvenir is sold"),
        ({"sealed": [100]}, "sealed: one bid for each"),
        ({"fountains": {"0": "R"}}, "no fountain 0"),
        ({"fountains": {"x": "R"}}, "no fountain x"),
        ({"fountains": {"\u0661": "R"}}, "no fountain"),
        ({"line": "", "line_length": 101}, "not that many visitors"),
        ({"line": "Y", "line_taken": 100}, "not that many visitors"),
        ({"customers": {"Y1": 5000}, "owners": {"Y1": 0}}, "not that many visitors"),
        ({"owners": {**SIX, "P5": 1}}, "MC-R13"),
    ],
)
def test_impossible_positions_are_refused(position: dict[str, Any], message: str) -> None:
    with pytest.raises(BadScenario, match=message):
        at(**position)


SALE: dict[str, Any] = {
    "question": "sell_souvenir",
    "owners": {"Y1": 0},
    "customers": {"Y1": 1},
    "entered": {"shop": "Y1", "visitors": 1},
    "open_cards": ["Y225", "Y200"],
}


@pytest.mark.parametrize("entries", [5, 6])
def test_mc_38_one_shop_of_each_colour_is_entered_at_most(entries: int) -> None:
    entered = [{"shop": "Y1", "owner": 0, "visitors": 1, "income": 100}] * entries
    walk = {"seat": 0, "group": 8, "to": 4, "walking": "", "entries": entered}
    if entries == 5:
        assert len(at(chosen={"souvenirs": True}, **SALE, walk=walk).entries()) == 5
    else:
        with pytest.raises(BadScenario, match="MC-38"):
            at(chosen={"souvenirs": True}, **SALE, walk=walk)


def test_mc_r13_everybody_may_own_as_many_shops_as_they_have_signs() -> None:
    assert view(at(owners=SIX)).places[1].signs == 0


@pytest.mark.parametrize(("line", "taken", "length"), [("", 0, 0), ("YR", 3, 5)])
def test_a_line_is_as_long_as_it_was_at_least(line: str, taken: int, length: int) -> None:
    assert view(at(line=line, line_taken=taken)).line_length == length
    assert view(at(line=line, line_taken=taken, line_length=100)).line_length == 100
    assert view(at(line=line, line_taken=taken, line_length=1)).line_length == max(1, length)


def test_mc_54_a_last_round_has_a_turn_for_everybody_unless_it_is_said() -> None:
    last: dict[str, Any] = {"phase": "last_round", "line": "", "fountains": FULL_GATES}
    assert view(at(3, **last)).turns_left == 3
    assert view(at(3, **last, turns_left=2)).turns_left == 2


# -- sealed bids ---------------------------------------------------------------------------------------

ON = {"shop": "P5", "auctioneer": 0, "inside": [0, 1, 2, 3]}


@pytest.mark.parametrize(
    ("sealed", "cash"),
    [
        ([1025, -1, -1, -1], 1000),
        ([0, -1, -1, -1], 1000),
        ([75, -1, -1, -1], 1000),
        ([110, -1, -1, -1], 1000),
        ([-1, 1025, -1, -1], 1000),
    ],
)
def test_mc_r37_no_bid_that_could_not_be_made_lies_under_seal(sealed: list[int], cash: int) -> None:
    with pytest.raises(BadScenario, match="cannot bid"):
        at(chosen=SEALED, question="sealed_bid", auction=ON, sealed=sealed, cash=[cash] * 4)


def test_mc_r37_bids_under_seal_are_kept() -> None:
    g = at(chosen=SEALED, question="sealed_bid", auction=ON, sealed=[1000, 0, 100, -1])
    assert g.waiting_for() == (3,)
    assert RULES.position(g)["sealed"] == [1000, 0, 100, -1]
    g.apply(3, PassBid())
    assert view(g).places[0].shops == 1


def test_mc_17_every_auctioneer_can_make_the_first_bid() -> None:
    """The others could pass: it is enough that one of them could not answer."""
    with pytest.raises(BadScenario, match="nobody could answer sealed_bid"):
        at(chosen=SEALED, question="sealed_bid", auction=ON, cash=[75, 1000, 1000, 1000])


# -- money that the books do not explain ---------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3])
def test_mc_r26_a_bid_that_the_books_do_not_explain_can_be_paid_in_every_imagined_world(seats: int) -> None:
    on = {"shop": "P5", "auctioneer": 1, "high": 4000, "leader": 1, "inside": list(range(seats))}
    g = at(seats, chosen=HIDDEN, cash=[5000] * seats, question="raise_or_pass", seat=0, auction=on)
    for number in range(5):
        world = RULES.imagine(view(g, 0), Rng(f"rich {number}"))
        assert world.cash(1) >= 4000
        while world.ask().question == "marracash.raise_or_pass":
            world.apply(world.waiting_for()[0], PassBid())
        world.check()


def test_mc_r26_nobody_is_imagined_in_debt() -> None:
    g = at(2, chosen=HIDDEN, cash=[1000, 0], owners={"Y1": 1}, prices={"Y1": 2000})
    RULES.imagine(view(g, 0), Rng("debt")).check()
