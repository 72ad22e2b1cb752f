"""Where everything is drawn: the souk as shapes on a canvas of 1000 x 1000, for the browser and for print."""

from typing import Final

import msgspec

from ducats.games.marracash.rules.printed import printed_of, shop_colour
from ducats.games.marracash.rules.souk import COLOURS, SHOP_NAMES, Alley, Cell, Door, Souk, cell_name

CELL: Final = 66
LEFT: Final = 71
TOP: Final = 203
INSET: Final = 4
"""Between a shop and the edge of its cells."""
WALL: Final = 16
GATE: Final = 52

Point = tuple[int, int]
Box = tuple[int, int, int, int]
"""Left, top, width, height."""


class FountainShape(msgspec.Struct, frozen=True, kw_only=True):
    number: int
    entrance: bool
    centre: Point
    exits: tuple[int, ...]
    shops: tuple[str, ...]
    """MC-50: the shops with a door on this very fountain."""


class DoorShape(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    side: str
    centre: Point
    faces: tuple[str, ...]


class ShopShape(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    colour: str
    box: Box
    doors: tuple[DoorShape, ...]
    fountains: tuple[int, ...]
    directed: int
    """In how many of the directed moves it is passed."""


class AlleyShape(msgspec.Struct, frozen=True, kw_only=True):
    """One directed move: the corners of the way and the shops on it, those of one step together."""

    start: int
    end: int
    corners: tuple[Point, ...]
    steps: tuple[tuple[str, ...], ...]


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """The whole board."""

    town: Box
    wall: Box
    gates: tuple[tuple[int, Box], ...]
    """By the entrance they lead to."""
    palms: tuple[Point, ...]
    fountains: tuple[FountainShape, ...]
    shops: tuple[ShopShape, ...]
    alleys: tuple[AlleyShape, ...]
    line: tuple[Point, ...]
    """The places of the waiting line, from its left end to its right."""


def plan(data: str | None = None, more_visitors: bool = False) -> Plan:
    """The board of a data file (None: the one that comes with the game)."""
    printed = printed_of(data)
    souk = printed.souk
    waiting = sum(printed.cast(more_visitors)) - printed.entrance_group * len(souk.entrances)
    town = (LEFT, TOP, CELL * souk.width, CELL * souk.height)
    return Plan(
        town=town,
        wall=(town[0] - WALL, town[1] - WALL, town[2] + 2 * WALL, town[3] + 2 * WALL),
        gates=tuple((entrance + 1, _gate(souk, entrance)) for entrance in souk.entrances),
        palms=tuple(centre(cell) for cell in souk.palms),
        fountains=tuple(_fountain(souk, fountain) for fountain in range(len(souk.fountain_cells))),
        shops=tuple(_shop(souk, shop) for shop in range(len(SHOP_NAMES))),
        alleys=tuple(_alley(souk, alley) for alley in souk.alleys),
        line=line_places(waiting),
    )


def centre(cell: Cell) -> Point:
    return LEFT + CELL * cell[1] + CELL // 2, TOP + CELL * cell[0] + CELL // 2


def _gate(souk: Souk, entrance: int) -> Box:
    """An opening of the wall next to an entrance."""
    row, column = souk.fountain_cells[entrance]
    x, y = centre((row, column))
    if row == 0:
        return x - GATE // 2, TOP - WALL, GATE, WALL
    if row == souk.height - 1:
        return x - GATE // 2, TOP + CELL * souk.height, GATE, WALL
    left = LEFT - WALL if column == 0 else LEFT + CELL * souk.width
    return left, y - GATE // 2, WALL, GATE


def _fountain(souk: Souk, fountain: int) -> FountainShape:
    return FountainShape(
        number=fountain + 1,
        entrance=fountain in souk.entrances,
        centre=centre(souk.fountain_cells[fountain]),
        exits=tuple(end + 1 for end in souk.exits[fountain]),
        shops=tuple(SHOP_NAMES[shop] for shop in souk.facing.get(souk.fountain_cells[fountain], ())),
    )


def _shop(souk: Souk, shop: int) -> ShopShape:
    (top, left), (bottom, right) = souk.shop_cells[shop]
    box = (
        LEFT + CELL * left + INSET,
        TOP + CELL * top + INSET,
        CELL * (right - left + 1) - 2 * INSET,
        CELL * (bottom - top + 1) - 2 * INSET,
    )
    return ShopShape(
        id=SHOP_NAMES[shop],
        colour=COLOURS[shop_colour(shop)],
        box=box,
        doors=tuple(_door(door, box) for door in souk.doors if door.shop == shop),
        fountains=tuple(fountain + 1 for fountain in souk.in_front[shop]),
        directed=souk.directed[shop],
    )


def _door(door: Door, box: Box) -> DoorShape:
    """At the middle of the open part of its side."""
    left, top, width, height = box
    middles = [centre(cell) for cell in door.faces]
    x = sum(point[0] for point in middles) // len(middles)
    y = sum(point[1] for point in middles) // len(middles)
    at = {"N": (x, top), "S": (x, top + height), "W": (left, y), "E": (left + width, y)}[door.side]
    return DoorShape(id=door.name, side=door.side, centre=at, faces=tuple(map(cell_name, door.faces)))


def _alley(souk: Souk, alley: Alley) -> AlleyShape:
    way = (souk.fountain_cells[alley.start], *alley.cells, souk.fountain_cells[alley.end])
    corners = [way[0]]
    for before, cell, after in zip(way, way[1:], way[2:], strict=False):
        if (cell[0] - before[0], cell[1] - before[1]) != (after[0] - cell[0], after[1] - cell[1]):
            corners.append(cell)
    return AlleyShape(
        start=alley.start + 1,
        end=alley.end + 1,
        corners=tuple(centre(cell) for cell in (*corners, way[-1])),
        steps=tuple(tuple(SHOP_NAMES[shop] for shop in step) for step in alley.steps),
    )


def line_places(waiting: int) -> tuple[Point, ...]:
    """MC-8: in a U round the wall, down its left side, along below it, up its right side."""
    gap, down, start = (50, 13, 50) if waiting <= 45 else (40, 16, 60)
    across = waiting - 2 * down
    left = [(30, 212 + gap * place) for place in range(down)]
    below = [(start + gap * place, 846) for place in range(across)]
    right = [(970, 812 - gap * place) for place in range(down)]
    return tuple(left + below + right)[:waiting]
