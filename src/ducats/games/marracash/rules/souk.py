"""The souk: fountains, alleys, shops and doors, all worked out from a plan of the town seen from above."""

import re
from typing import Final, final

from ducats.engine.errors import BadData

COLOURS: Final = ("yellow", "red", "blue", "green", "purple")
LETTERS: Final = "YRBGP"
SHOPS_PER_COLOUR: Final = 5
SHOPS: Final = 25
FOUNTAINS: Final = 16
ENTRANCES: Final = 3
EXITS: Final = 4
"""A fountain has four sides, so never more exits."""

SIDES: Final = (("N", -1, 0), ("E", 0, 1), ("S", 1, 0), ("W", 0, -1))
SHOP_NAMES: Final = tuple(
    f"{letter}{number}" for letter in LETTERS for number in range(1, SHOPS_PER_COLOUR + 1)
)
SHOP_NUMBER: Final = {name: number for number, name in enumerate(SHOP_NAMES)}

PALM: Final = "##"
PAVING: Final = "."

Cell = tuple[int, int]
"""Row and column, from the top left."""


def cell_name(cell: Cell) -> str:
    return f"r{cell[0]}c{cell[1]}"


@final
class Door:
    """MC-71: one open side of a shop; whoever steps on a cell it faces passes it."""

    def __init__(self, shop: int, side: str, faces: tuple[Cell, ...]) -> None:
        self.shop: Final = shop
        self.side: Final = side
        self.faces: Final = faces

    @property
    def name(self) -> str:
        return SHOP_NAMES[self.shop] + self.side


@final
class Alley:
    """MC-70: a way from one fountain to the next; `steps` are the shops first passed on each cell."""

    def __init__(self, start: int, end: int, cells: tuple[Cell, ...]) -> None:
        self.start: Final = start
        self.end: Final = end
        self.cells: Final = cells
        """Between the two fountains."""
        self.steps: tuple[tuple[int, ...], ...] = ()
        self.step_cells: tuple[Cell, ...] = ()
        """The cell of each step."""

    @property
    def passed(self) -> tuple[int, ...]:
        """All shops on the way in the order of their first door."""
        return tuple(shop for step in self.steps for shop in step)


@final
class Souk:
    """The board. Fountains are numbered from 0 (printed from 1), shops in the order of SHOP_NAMES."""

    def __init__(self, rows: tuple[str, ...], narrowed: dict[str, tuple[str, ...]]) -> None:
        self.grid: Final = read_plan(rows)
        self.height: Final = len(self.grid)
        self.width: Final = len(self.grid[0])
        self.fountain_cells: Final = find_fountains(self.grid)
        self.entrances: Final = find_entrances(self.grid, self.fountain_cells)
        self.shop_cells: Final = find_shops(self.grid)
        self.palms: Final = tuple(cell for cell in self.cells() if self.at(cell) == PALM)
        self.doors: Final = self._find_doors(narrowed)
        self.facing: Final = self._face_cells()
        self.alleys: Final = self._find_alleys()
        self.exits: Final = tuple(
            tuple(sorted(alley.end for alley in self.alleys if alley.start == fountain))
            for fountain in range(FOUNTAINS)
        )
        self.passed: Final = self._passed_by_exit()
        self.in_front: Final = tuple(
            tuple(f for f, cell in enumerate(self.fountain_cells) if shop in self.facing.get(cell, ()))
            for shop in range(SHOPS)
        )
        """MC-50: the fountains in front of a shop's doors."""
        self.directed: Final = tuple(
            sum(shop in alley.passed for alley in self.alleys) for shop in range(SHOPS)
        )
        """In how many directed moves a shop is passed."""
        check_connected(self.exits)

    def cells(self) -> list[Cell]:
        return [(row, column) for row in range(self.height) for column in range(self.width)]

    def at(self, cell: Cell) -> str:
        row, column = cell
        inside = 0 <= row < self.height and 0 <= column < self.width
        return self.grid[row][column] if inside else PALM

    def is_paved(self, cell: Cell) -> bool:
        return self.at(cell)[0] in ".0123456789"

    def alley(self, start: int, end: int) -> Alley:
        return next(alley for alley in self.alleys if (alley.start, alley.end) == (start, end))

    def _find_doors(self, narrowed: dict[str, tuple[str, ...]]) -> tuple[Door, ...]:
        doors: list[Door] = []
        for shop, cells in enumerate(self.shop_cells):
            for side, down, right in SIDES:
                beside = [(row + down, column + right) for row, column in cells]
                faces = tuple(cell for cell in beside if self.is_paved(cell))
                if faces:
                    doors.append(narrow(Door(shop, side, faces), narrowed))
        unknown = set(narrowed) - {door.name for door in doors}
        if unknown:
            raise BadData(f"MC-71: the souk has no door {sorted(unknown)[0]}", rule="MC-71")
        return tuple(doors)

    def _face_cells(self) -> dict[Cell, tuple[int, ...]]:
        """MC-R03: which shops have a door on a cell; shops at one cell in the order of their names."""
        facing: dict[Cell, tuple[int, ...]] = {}
        for cell in self.cells():
            shops = sorted(
                {door.shop for door in self.doors if cell in door.faces}, key=lambda shop: SHOP_NAMES[shop]
            )
            colours = [SHOP_NAMES[shop][0] for shop in shops]
            if len(set(colours)) != len(colours):
                raise BadData(
                    f"MC-38: two shops of one colour open on {cell_name(cell)}; neither would be first",
                    rule="MC-38",
                )
            if shops:
                facing[cell] = tuple(shops)
        return facing

    def _find_alleys(self) -> tuple[Alley, ...]:
        alleys: list[Alley] = []
        for start in range(FOUNTAINS):
            for _, down, right in SIDES:
                row, column = self.fountain_cells[start]
                if self.is_paved((row + down, column + right)):
                    alleys.append(self._walk(start, (row + down, column + right)))
        alleys.sort(key=lambda alley: (alley.start, alley.end))
        pairs = [(alley.start, alley.end) for alley in alleys]
        for pair in pairs:
            if pairs.count(pair) > 1:
                raise BadData(
                    f"MC-70: a move from {pair[0] + 1} to {pair[1] + 1} would not be one way only",
                    rule="MC-70",
                )
        walked = {cell for alley in alleys for cell in alley.cells}
        for cell in self.cells():
            if self.at(cell) == PAVING and cell not in walked:
                raise BadData(f"MC-70: {cell_name(cell)} lies on no alley", rule="MC-70")
        return tuple(alleys)

    def _walk(self, start: int, first: Cell) -> Alley:
        """MC-70: along the paving, round its corners, to the next fountain."""
        before, cell = self.fountain_cells[start], first
        cells: list[Cell] = []
        while self.at(cell) == PAVING:
            cells.append(cell)
            ways = [(cell[0] + down, cell[1] + right) for _, down, right in SIDES]
            onward = [way for way in ways if self.is_paved(way) and way != before]
            if len(onward) != 1:
                raise BadData(
                    f"MC-70: the alley must go on one way from {cell_name(cell)}, not {len(onward)}",
                    rule="MC-70",
                )
            before, cell = cell, onward[0]
        alley = Alley(start, self.fountain_cells.index(cell), tuple(cells))
        self._find_steps(alley, (*cells, cell))
        return alley

    def _find_steps(self, alley: Alley, way: tuple[Cell, ...]) -> None:
        """MC-38, MC-72: a shop is passed at its first door; the destination counts, the start does not."""
        seen: set[int] = set()
        for cell in way:
            step = tuple(shop for shop in self.facing.get(cell, ()) if shop not in seen)
            seen.update(step)
            if step:
                alley.steps += (step,)
                alley.step_cells += (cell,)

    def _passed_by_exit(self) -> tuple[tuple[tuple[int, ...], ...], ...]:
        return tuple(
            tuple(self.alley(fountain, end).passed for end in ends)
            for fountain, ends in enumerate(self.exits)
        )


def read_plan(rows: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """MC-R02: the plan cell by cell."""
    grid = tuple(tuple(row.split()) for row in rows)
    if len({len(row) for row in grid}) != 1:
        raise BadData("MC-R02: the rows of the souk must all have the same number of cells", rule="MC-R02")
    for row, cells in enumerate(grid):
        for column, cell in enumerate(cells):
            if cell not in (PAVING, PALM) and cell not in SHOP_NUMBER and not re.fullmatch(r"\d+\*?", cell):
                raise BadData(f"MC-R02: {cell!r} at {cell_name((row, column))} means nothing", rule="MC-R02")
    return grid


def find_fountains(grid: tuple[tuple[str, ...], ...]) -> tuple[Cell, ...]:
    found: dict[int, Cell] = {}
    for row, cells in enumerate(grid):
        for column, cell in enumerate(cells):
            if cell[0].isdigit():
                number = int(cell.rstrip("*"))
                if number in found:
                    raise BadData(f"MC-R02: fountain {number} stands twice in the souk", rule="MC-R02")
                found[number] = (row, column)
    if sorted(found) != list(range(1, FOUNTAINS + 1)):
        raise BadData(f"MC-R02: the fountains must be numbered 1 to {FOUNTAINS}", rule="MC-R02")
    return tuple(found[number] for number in range(1, FOUNTAINS + 1))


def find_entrances(grid: tuple[tuple[str, ...], ...], fountains: tuple[Cell, ...]) -> tuple[int, ...]:
    blue = tuple(f for f, (row, column) in enumerate(fountains) if grid[row][column].endswith("*"))
    if len(blue) != ENTRANCES:
        raise BadData(f"MC-6: {ENTRANCES} fountains are entrances, the file marks {len(blue)}", rule="MC-6")
    return blue


def find_shops(grid: tuple[tuple[str, ...], ...]) -> tuple[tuple[Cell, Cell], ...]:
    shops: list[tuple[Cell, Cell]] = []
    for name in SHOP_NAMES:
        cells = [(r, c) for r, row in enumerate(grid) for c, cell in enumerate(row) if cell == name]
        if len(cells) != 2 or abs(cells[0][0] - cells[1][0]) + abs(cells[0][1] - cells[1][1]) != 1:
            raise BadData(f"MC-R02: shop {name} must fill two neighbouring cells", rule="MC-R02")
        shops.append((cells[0], cells[1]))
    return tuple(shops)


def narrow(door: Door, narrowed: dict[str, tuple[str, ...]]) -> Door:
    """MC-R03: an owner's board may show a door that is narrower than its side."""
    wanted = narrowed.get(door.name)
    if wanted is None:
        return door
    faces = tuple(cell for cell in door.faces if cell_name(cell) in wanted)
    if not faces or len(faces) != len(wanted):
        raise BadData(
            f"MC-71: door {door.name} can only face {' '.join(map(cell_name, door.faces))}", rule="MC-71"
        )
    return Door(door.shop, door.side, faces)


def check_connected(exits: tuple[tuple[int, ...], ...]) -> None:
    reached = {0}
    for _ in exits:
        reached |= {end for start in reached for end in exits[start]}
    if len(reached) != len(exits):
        raise BadData("MC-70: not every fountain can be reached from every other", rule="MC-70")
