"""Positions that are laid out, described or imagined: the same table as one that was played to."""

from typing import Any

import pytest
from tests.games.marracash.table import FULL_GATES, RULES, at, auction, move, options, question, view

from ducats.engine.errors import IllegalAction
from ducats.engine.messages import CHANCE
from ducats.engine.rng import Rng
from ducats.games.marracash.rules import facts
from ducats.games.marracash.rules.messages import DrawVisitor

SOUVENIRS = {"souvenirs": True}
HIDDEN = {"cash_visibility": "hidden"}

POSITIONS: dict[str, dict[str, Any]] = {
    "first round": {"question": "pick_shop", "phase": "first_round", "starter": 2, "seat": 1, "turn": 1},
    "turn": {"fountains": FULL_GATES, "owners": {"Y1": 1}, "customers": {"Y1": 2}, "idle_turns": 3},
    "second action": {"fountains": FULL_GATES, "slot": 2, "auctioned": True, "seat": 3},
    "last round": {"phase": "last_round", "turns_left": 2, "line": "", "fountains": FULL_GATES},
    "visitors": {"question": "bring", "seat": 2, "fountains": {"1": "R"}, "line": "YRB", "line_taken": 4},
    "auction": {
        "question": "raise_or_pass",
        "seat": 2,
        "auction": {"shop": "Y4", "auctioneer": 0, "high": 125, "leader": 0, "inside": [0, 2, 3]},
    },
    "sale": {
        "question": "sell_souvenir",
        "seat": 2,
        "owners": {"Y1": 2, "B2": 1},
        "customers": {"Y1": 1, "B2": 1},
        "open_cards": ["Y225", "Y200"],
        "entered": {"shop": "Y1", "visitors": 1},
        "walk": {
            "seat": 0,
            "group": 8,
            "to": 4,
            "walking": "P",
            "entries": [
                {"shop": "B2", "owner": 1, "visitors": 1, "income": 100},
                {"shop": "Y1", "owner": 2, "visitors": 1, "income": 100},
            ],
        },
    },
}


@pytest.mark.parametrize("name", POSITIONS)
def test_what_is_described_or_imagined_is_the_same_table(name: str) -> None:
    position = POSITIONS[name]
    chosen = SOUVENIRS if "open_cards" in position else {}
    g = at(chosen=chosen, cash=[1200] * 4, **position)
    described = at(chosen=chosen, **RULES.position(g))
    assert (described.stack(), list(described.cells)) == (g.stack(), list(g.cells))
    for viewer in (None, 0, 1, 2, 3):
        imagined = RULES.imagine(view(g, viewer), Rng(name))
        assert (imagined.stack(), list(imagined.cells)) == (g.stack(), list(g.cells))
        imagined.check()


def test_before_the_first_round_no_turn_is_imagined() -> None:
    g = RULES.new_game(3, options())
    seen = view(RULES.imagine(view(g, 0), Rng("set-up")))
    assert (seen.phase, seen.round, seen.turn, seen.starter) == ("set_up", 0, None, None)


def test_a_sale_belongs_to_the_turn_of_the_mover() -> None:
    """Unless the file says whose turn it is."""
    position = {**POSITIONS["sale"], "chosen": SOUVENIRS}
    assert view(at(**position)).turn == 0
    assert view(at(turn=3, **position)).turn == 3


def test_an_auction_belongs_to_the_turn_of_the_auctioneer() -> None:
    position = POSITIONS["auction"]
    assert view(at(**position)).turn == 0
    assert view(at(turn=3, **position)).turn == 3


def test_mc_r26_a_search_knows_all_that_lies_open_and_no_hidden_cash() -> None:
    """Two positions that look alike to a seat have one fingerprint, others have another one."""
    plain: dict[str, Any] = {"fountains": FULL_GATES, "owners": {"Y1": 1}, "line": "YRB"}
    others: list[dict[str, Any]] = [
        {**plain, "line": "YBR"},
        {**plain, "line": "YRBY"},
        {**plain, "fountains": {**FULL_GATES, "9": "G"}},
        {**plain, "owners": {"Y1": 2}},
        {**plain, "customers": {"Y1": 1}},
        {**plain, "slot": 2, "auctioned": True},
        {**plain, "phase": "last_round", "turns_left": 1},
        {**plain, "phase": "last_round", "turns_left": 2},
        {**plain, "seat": 1},
        {**plain, "cash": [975, 1000, 1000, 1000]},
    ]
    for hidden in (False, True):
        chosen = HIDDEN if hidden else {}
        found = {tuple(at(chosen=chosen, **position).fingerprint(0)) for position in (plain, *others)}
        assert len(found) == 1 + len(others)
        poor, rich = (at(chosen=chosen, **plain, cash=[1000, cash, 1000, 1000]) for cash in (0, 5000))
        assert (poor.fingerprint(0) == rich.fingerprint(0)) == hidden
        assert poor.fingerprint(1) != rich.fingerprint(1)
    assert at(**plain).fingerprint(0)[-8:] == [6, 5, 6, 6, 1000, 1000, 1000, 1000]


@pytest.mark.parametrize("figure", [-1, 54])
def test_mc_5_nobody_is_drawn_who_does_not_exist(figure: int) -> None:
    g = RULES.new_game(2, options())
    for colour in "YP":
        with pytest.raises(IllegalAction, match="not in the bag"):
            g.apply(CHANCE, DrawVisitor(figure, colour))


def test_mc_47_only_a_walk_has_a_sum_that_counts_for_a_commission() -> None:
    chosen = {**SOUVENIRS, "souvenir_sale": "optional"}
    cards: dict[str, Any] = {"open_cards": ["Y225", "R50"], "fountains": {**FULL_GATES, "10": "Y"}}
    g = at(chosen=chosen, **cards)
    auction(g, 0, "Y3", 100, None, None, None)
    assert question(g) == "sell_souvenir"
    assert RULES.consequences(view(g, 0)).answers[0] == (facts.BankPays(225),)
    g = at(chosen=chosen, owners={"Y5": 1}, **cards)
    move(g, 0, 10, 15)
    assert RULES.consequences(view(g, 1)).answers[0] == (facts.BankPays(225), facts.TakenSoFar(325))
