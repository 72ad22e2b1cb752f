"""Where everything is drawn and what is printed beside it: the souk as shapes on a canvas 1000 wide."""

from functools import lru_cache
from typing import Final, Literal, get_args

import msgspec

from ducats.games.marracash.rules.messages import Colour, Dirham, Fountain, Shop
from ducats.games.marracash.rules.printed import PrintedData, printed_of
from ducats.games.marracash.rules.souk import SHOP_NAMES, Alley, Cell, Door, Souk, cell_name

CELL: Final = 66
LEFT: Final = 71
TOP: Final = 203
INSET: Final = 4
"""Between a shop and the edge of its cells."""
WALL: Final = 16
GATE: Final = 52


class Point(msgspec.Struct, frozen=True):
    x: int
    y: int


class Box(msgspec.Struct, frozen=True):
    x: int
    y: int
    w: int
    h: int


class GateShape(msgspec.Struct, frozen=True):
    """An opening of the wall next to an entrance."""

    entrance: Fountain
    box: Box


class FountainShape(msgspec.Struct, frozen=True):
    number: Fountain
    entrance: bool
    x: int
    y: int


class DoorShape(msgspec.Struct, frozen=True):
    """At the middle of the open part of its side."""

    side: Literal["N", "E", "S", "W"]
    x: int
    y: int


class ShopShape(msgspec.Struct, frozen=True):
    id: Shop
    box: Box
    doors: tuple[DoorShape, ...]
    fronts: tuple[Fountain, ...]
    """MC-50: the fountains right in front of its doors."""


class DoorPassed(msgspec.Struct, frozen=True):
    """MC-38: a shop on a way, and the cell at which it is first reached."""

    shop: Shop
    cell: str


class AlleyShape(msgspec.Struct, frozen=True):
    """One directed move, cell by cell, both fountains included."""

    start: Fountain
    to: Fountain
    cells: tuple[str, ...]
    passes: tuple[DoorPassed, ...]


class CellShape(msgspec.Struct, frozen=True):
    """One that is paved."""

    id: str
    at: Point


class Scale(msgspec.Struct, frozen=True):
    """A commission: `low` up to and including `upto`, `high` above."""

    upto: Dirham
    low: Dirham
    high: Dirham


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """The whole board."""

    colours: tuple[Colour, ...]
    """In the order in which groups are written."""
    town: Box
    wall: Box
    gates: tuple[GateShape, ...]
    palms: tuple[Point, ...]
    fountains: tuple[FountainShape, ...]
    shops: tuple[ShopShape, ...]
    alleys: tuple[AlleyShape, ...]
    cells: tuple[CellShape, ...]
    pays: tuple[Dirham, ...]
    """MC-40: what the 1st, 2nd, ... customer pays; every later one as the last of these."""
    auction_commission: Scale
    """MC-26."""
    move_commission: Scale
    """MC-45."""


@lru_cache(maxsize=8)
def plan(data: str | None) -> Plan:
    """The board of a data file (None: the one that comes with the game)."""
    printed = printed_of(data)
    souk = printed.souk
    paved = [cell for cell in souk.cells() if souk.is_paved(cell)]
    return Plan(
        colours=get_args(Colour),
        town=Box(LEFT, TOP, CELL * souk.width, CELL * souk.height),
        wall=Box(LEFT - WALL, TOP - WALL, CELL * souk.width + 2 * WALL, CELL * souk.height + 2 * WALL),
        gates=tuple(GateShape(entrance + 1, _gate(souk, entrance)) for entrance in souk.entrances),
        palms=tuple(centre(cell) for cell in souk.palms),
        fountains=tuple(_fountain(souk, fountain) for fountain in range(len(souk.fountain_cells))),
        shops=tuple(_shop(souk, shop) for shop in range(len(SHOP_NAMES))),
        alleys=tuple(_alley(souk, alley) for alley in souk.alleys),
        cells=tuple(CellShape(cell_name(cell), centre(cell)) for cell in paved),
        pays=printed.customer_pay,
        auction_commission=_auction_commission(printed),
        move_commission=_move_commission(printed),
    )


def centre(cell: Cell) -> Point:
    return Point(LEFT + CELL * cell[1] + CELL // 2, TOP + CELL * cell[0] + CELL // 2)


def _auction_commission(printed: PrintedData) -> Scale:
    return Scale(int(printed.auction_upto), int(printed.auction_low), int(printed.auction_high))


def _move_commission(printed: PrintedData) -> Scale:
    return Scale(int(printed.move_upto), int(printed.move_low), int(printed.move_high))


def _gate(souk: Souk, entrance: int) -> Box:
    row, column = souk.fountain_cells[entrance]
    at = centre((row, column))
    if row == 0:
        return Box(at.x - GATE // 2, TOP - WALL, GATE, WALL)
    if row == souk.height - 1:
        return Box(at.x - GATE // 2, TOP + CELL * souk.height, GATE, WALL)
    left = LEFT - WALL if column == 0 else LEFT + CELL * souk.width
    return Box(left, at.y - GATE // 2, WALL, GATE)


def _fountain(souk: Souk, fountain: int) -> FountainShape:
    at = centre(souk.fountain_cells[fountain])
    return FountainShape(fountain + 1, fountain in souk.entrances, at.x, at.y)


def _shop(souk: Souk, shop: int) -> ShopShape:
    (top, left), (bottom, right) = souk.shop_cells[shop]
    box = Box(
        LEFT + CELL * left + INSET,
        TOP + CELL * top + INSET,
        CELL * (right - left + 1) - 2 * INSET,
        CELL * (bottom - top + 1) - 2 * INSET,
    )
    doors = tuple(_door(door, box) for door in souk.doors if door.shop == shop)
    return ShopShape(SHOP_NAMES[shop], box, doors, tuple(front + 1 for front in souk.in_front[shop]))


def _door(door: Door, box: Box) -> DoorShape:
    middles = [centre(cell) for cell in door.faces]
    x = sum(point.x for point in middles) // len(middles)
    y = sum(point.y for point in middles) // len(middles)
    if door.side == "N":
        return DoorShape("N", x, box.y)
    if door.side == "S":
        return DoorShape("S", x, box.y + box.h)
    return DoorShape("W", box.x, y) if door.side == "W" else DoorShape("E", box.x + box.w, y)


def _alley(souk: Souk, alley: Alley) -> AlleyShape:
    way = (souk.fountain_cells[alley.start], *alley.cells, souk.fountain_cells[alley.end])
    passed = tuple(
        DoorPassed(SHOP_NAMES[shop], cell_name(cell))
        for cell, shops in zip(alley.step_cells, alley.steps, strict=True)
        for shop in shops
    )
    return AlleyShape(alley.start + 1, alley.end + 1, tuple(cell_name(cell) for cell in way), passed)
