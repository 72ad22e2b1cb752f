"""A table on which something is lost, made or out of place is noticed, wherever it is."""

from typing import Any

import pytest
from tests.games.merchants.table import KOL, WIE, at, loaded

from ducats.engine.errors import BrokenInvariant
from ducats.games.merchants.rules import counts
from ducats.games.merchants.rules import fields as f
from ducats.games.merchants.rules.names import CITY_COUNT, GOOD_COUNT, MAX_SEATS
from ducats.games.merchants.rules.state import Merchants

WINE, FOOD = 2, 3
LAST = MAX_SEATS - 1


def table(**more: Any) -> Merchants:
    """Two wagons with goods of different players, stores, hands, and a card that was played."""
    return at(
        "purchase",
        wagons=[loaded("a1", "PAR", master=1, wine=2), loaded("KOL", master=3, iron=1, silk=2), WIE],
        stores=[{"PAR": {"food": 1}}, {}, {}, {"GEN": {"salt": 2}}],
        hands=[["patron_favour"], [], [], ["broken_axle", "broken_axle"]],
        played={"fresh_horses": 1},
        **more,
    )


def store(seat: int, city: int) -> int:
    return f.STORES + seat * CITY_COUNT + city


def cargo(wagon: int, seat: int) -> int:
    return f.CARGO + wagon * MAX_SEATS + seat


PIECE = counts.one(FOOD)
MIXED = counts.one(FOOD + 1) - 2 * PIECE
"""Fewer than none of one kind, hidden under one of the next."""
AXLE = counts.one(1)


@pytest.mark.parametrize(
    ("changes", "rule"),
    [
        # Money: made, lost, or owed by somebody else.
        ({f.CASH: 100}, "MA-17"),
        ({f.CASH + LAST: -100}, "MA-17"),
        ({f.BANK: 100}, "MA-17"),
        ({f.CASH: 5100, f.CASH + LAST: -5100}, "MA-17"),
        # Goods: made, lost, or fewer than none in one place and more in another.
        ({store(0, 0): PIECE}, "MA-16"),
        ({store(LAST, CITY_COUNT - 1): counts.one(WINE)}, "MA-16"),
        ({f.SUPPLY: -PIECE}, "MA-16"),
        ({f.SUPPLY: PIECE}, "MA-16"),
        ({store(1, 1): -PIECE, f.SUPPLY: PIECE}, "MA-16"),
        ({store(0, 0): MIXED, f.SUPPLY: -MIXED}, "MA-16"),
        ({cargo(2, LAST): -PIECE, f.LOADS + 2: -PIECE, f.SUPPLY: PIECE}, "MA-16"),
        ({f.SUPPLY: -9 * PIECE, store(2, 2): 9 * PIECE}, "MA-16"),
        # A wagon that does not know what it carries.
        ({f.LOADS: PIECE}, "MA-22"),
        ({f.LOADS + 1: -counts.one(1)}, "MA-22"),
        ({f.LOADS + 2: PIECE}, "MA-22"),
        ({cargo(0, 1): -counts.one(WINE), cargo(2, 0): counts.one(WINE)}, "MA-22"),
        # Influence cards.
        ({f.HANDS: AXLE}, "MA-44"),
        ({f.PILE: -AXLE}, "MA-44"),
        ({f.PLAYED: AXLE}, "MA-44"),
        ({f.HANDS + 1: -AXLE, f.PILE: AXLE}, "MA-44"),
        ({f.PILE: -4 * AXLE, f.PLAYED: 4 * AXLE}, "MA-44"),
        # The board.
        ({f.LEVELS: -1}, "MA-49"),
        ({f.LEVELS + GOOD_COUNT - 1: 5}, "MA-49"),
        ({f.STATUS: -1}, "MA-68"),
        ({f.STATUS + LAST: 10}, "MA-68"),
        ({f.TOKENS + LAST: -15}, "MA-29"),
        ({f.TOKENS: 1}, "MA-29"),
        # Credits.
        ({f.CREDITS: -1, f.CREDITS + 1: 1}, "MA-63"),
        ({f.CREDITS + LAST: 5}, "MA-63"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_noticed(changes: dict[int, int], rule: str) -> None:
    g = table()
    g.check()
    for cell, by in changes.items():
        g.cells[cell] += by
    with pytest.raises(BrokenInvariant) as broken:
        g.check()
    assert broken.value.rule == rule


def test_wagons_and_courier_stand_where_they_may() -> None:
    g = table()
    g.cells[f.WAGON_AT + 2] = g.wagon_at(0)
    with pytest.raises(BrokenInvariant) as broken:
        g.check()
    assert broken.value.rule == "MA-33"
    g = table()
    g.cells[f.COURIER] = CITY_COUNT - 1
    with pytest.raises(BrokenInvariant) as broken:
        g.check()
    assert broken.value.rule == "MA-39"


def test_what_can_just_be_is_no_fault() -> None:
    table(
        cash=[0, 5000, 0, 0],
        status=[0, 9, 0, 0],
        credits=[4, 0, 0, 0],
        prices={"cloth": 1, "salt": 5},
        tokens=[[1], [4], [1, 2, 3, 4], [2]],
        courier="JA",
    ).check()
    at("purchase", wagons=[{"at": "PAR"}, KOL, WIE]).check()
