"""Boards that an owner draws otherwise: those that can be played, and what is said of the others."""

import re

import pytest
from tests.games.marracash.table import RULES, at, dealt, move, of_type, question, view

from ducats.engine.errors import BadData
from ducats.games.marracash.rules.events import GroupMoved
from ducats.games.marracash.rules.plan import plan
from ducats.games.marracash.rules.printed import DATA_TEXT, PRINTED
from ducats.games.marracash.rules.souk import Souk

PALM = "##"


def redrawn(*changes: tuple[str, str], rows: int = 0) -> list[list[str]]:
    """The plan of the box with some cells changed and some rows of palms below."""
    grid = [list(row) for row in PRINTED.souk.grid]
    grid += [[PALM] * len(grid[0]) for _ in range(rows)]
    for cells, content in changes:
        for cell in cells.split():
            row, column = re.fullmatch(r"r(\d+)c(\d+)", cell).groups()  # type: ignore[union-attr]
            grid[int(row)][int(column)] = content
    return grid


def souk(grid: list[list[str]]) -> Souk:
    return Souk(tuple(" ".join(row) for row in grid), {})


DEAD_END = redrawn(("r1c12 r2c12 r3c12", PALM))
"""Fountain 2 without its alley to fountain 7."""
REFUSED: dict[str, tuple[list[list[str]], str, str]] = {
    "no rows": ([], "MC-R02", "same number of cells"),
    "another number": (redrawn(("r8c8", "17*")), "MC-R02", "numbered 1 to 16"),
    "four gates": (redrawn(("r5c2", "9*")), "MC-6", "the file marks 4"),
    "three cells": (redrawn(("r3c4", "Y1")), "MC-R02", "shop Y1 must fill two"),
    "cells apart": (redrawn(("r1c0", PALM), ("r3c4", "Y1")), "MC-R02", "shop Y1 must fill two"),
    "corner to corner": (
        redrawn(("r9c0 r10c1", "Y1"), ("r0c0 r1c0", PALM), rows=2),
        "MC-R02",
        "shop Y1 must fill two",
    ),
    "a knight's move": (
        redrawn(("r9c0 r10c2", "Y1"), ("r0c0 r1c0", PALM), rows=2),
        "MC-R02",
        "shop Y1 must fill two",
    ),
    "island": (redrawn(("r10c5", "."), rows=2), "MC-70", "r10c5 lies on no alley"),
    "end of an alley": (redrawn(("r6c12", ".")), "MC-70", "from r6c12, not 0"),
    "fork": (redrawn(("r9c1", "."), rows=1), "MC-70", "one way from r8c1, not 2"),
    "twice": (redrawn(("r9c0 r10c0 r10c1 r10c2 r10c3 r10c4 r9c4", "."), rows=2), "MC-70", "from 14 to 15"),
    "alone": (redrawn(("r0c10 r0c11 r1c12 r2c12 r3c12", PALM)), "MC-70", "reached from every other"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_mc_70_a_board_that_cannot_be_played_is_refused(name: str) -> None:
    grid, rule, message = REFUSED[name]
    with pytest.raises(BadData, match=message) as refused:
        souk(grid)
    assert refused.value.rule == rule


def test_mc_70_an_alley_that_comes_back_is_refused() -> None:
    """Out of fountain 2 by the north, and back into it from the east."""
    grid = [[*row, PALM] for row in [[PALM] * 13, *redrawn()]]
    for row, column in ((0, 12), (0, 13), (1, 13)):
        grid[row][column] = "."
    with pytest.raises(BadData, match="from 2 to 2 would not be one way only"):
        souk(grid)


def test_mc_71_all_cells_of_a_narrow_door_must_lie_before_it() -> None:
    doors = '\n[[doors]]\nid = "B4N"\nfaces = ["r5c3", "r9c9"]\nprovenance = "owner"\n'
    with pytest.raises(BadData, match="door B4N can only face r5c2 r5c3"):
        RULES.check_data(DATA_TEXT + doors)


def test_the_alleys_are_drawn_in_the_order_of_their_fountains() -> None:
    ways = [(alley.start, alley.to) for alley in plan(None).alleys]
    assert ways == sorted(ways)
    assert len(ways) == 46


def as_data(grid: list[list[str]]) -> str:
    before, _, rest = DATA_TEXT.partition("rows = [")
    return before + "rows = [" + ", ".join(f'"{" ".join(row)}"' for row in grid) + rest[rest.index("]") :]


def test_mc_r14_the_only_way_out_of_a_fountain_is_gone_without_a_question() -> None:
    """Nobody has money for an auction, and everybody stands in one place."""
    g = at(data=as_data(DEAD_END), seat=3, slot=2, cash=[0] * 4, fountains={"1": "R"}, line="")
    events = move(g, 3, 1, 2)
    moved = [(event.seat, event.group, event.to) for event in of_type(events, GroupMoved)]
    assert moved == [(3, 1, 2), (0, 2, 1)]
    assert (question(g), g.waiting_for(), view(g).slot) == ("act", (0,), 2)


def test_mc_58_twenty_of_each_colour_can_be_played_with() -> None:
    data = re.sub(r"(yellow|red|blue|green|purple) = \{ value = \d+", r"\1 = { value = 20", DATA_TEXT)
    assert len(view(dealt(2, data=data)).line) == 100 - 9
    everybody = at(2, data=data, question="bring", line="YRBGP" * 20)
    assert view(everybody).line_length == 100


def test_mc_r34_even_the_cheapest_customer_pays_for_the_commission() -> None:
    old = "customer_pay = { value = [100, "
    assert old in DATA_TEXT
    with pytest.raises(BadData) as refused:
        RULES.check_data(DATA_TEXT.replace(old, "customer_pay = { value = [75, "))
    assert refused.value.rule == "MC-R34"
