"""The roads drawn in characters: every space where the data file places it, under its own name."""

from collections.abc import Callable
from typing import Final

from rich.text import Text

from ducats.games.merchants.rules.names import CITIES
from ducats.games.merchants.rules.printed import PrintedData, printed_of
from ducats.games.merchants.rules.view import MerchantsView

COLUMNS: Final = 76
ROWS: Final = 18
LEFT: Final = 5
RIGHT: Final = 8
"""Room for the names of cities at the edges."""
WAGON: Final = "bold black on bright_yellow"
COURIER: Final = "bold black on bright_green"
COURIER_MARK: Final = "C"
CITY: Final = "bold #ffffff on #2a62b8"
SPACE: Final = "cyan"
ROAD: Final = "dim"

Spot = tuple[int, int]
"""Row and column."""


class Canvas:
    """Characters on a grid; what was written first stays."""

    def __init__(self) -> None:
        self._cells: dict[Spot, tuple[str, str]] = {}

    def has_room(self, spot: Spot, width: int) -> bool:
        row, column = spot
        inside = column >= 0 and column + width <= COLUMNS
        return inside and not any((row, column + step) in self._cells for step in range(-1, width + 1))

    def write(self, spot: Spot, word: str, style: str) -> None:
        row, column = spot
        for step, letter in enumerate(word):
            self._cells.setdefault((row, column + step), (letter, style))

    def text(self) -> Text:
        lines = []
        for row in range(ROWS):
            line = Text()
            for column in range(COLUMNS):
                letter, style = self._cells.get((row, column), (" ", ""))
                line.append(letter, style)
            line.rstrip()
            lines.append(line)
        return Text("\n").join(lines)


def road_map(view: MerchantsView, name: Callable[[str], str]) -> Text:
    """`name` calls a city by its name in the reader's language."""
    printed = printed_of(view.data)
    spots = places(printed)
    standing: dict[str, list[tuple[str, str]]] = {}
    for number, wagon in enumerate(view.wagons, start=1):
        if wagon.at is not None:
            standing.setdefault(wagon.at, []).append((wagon_mark(number), WAGON))
    standing.setdefault(view.courier, []).append((COURIER_MARK, COURIER))
    canvas = Canvas()
    for space in printed.spaces:
        if space.id not in CITIES:
            marks = standing.get(space.id, [])
            _write_space(canvas, spots[space.id], space.id, marks)
    for city in CITIES:
        _write_city(canvas, spots[city], city, name(city), standing.get(city, []))
    for space in printed.spaces:
        for neighbour in space.neighbours:
            for spot in _between(spots[space.id], spots[neighbour]):
                canvas.write(spot, "·", ROAD)
    return canvas.text()


def wagon_mark(number: int) -> str:
    return f"W{number}"


def _write_space(canvas: Canvas, spot: Spot, space: str, marks: list[tuple[str, str]]) -> None:
    row, column = spot
    for word, style in marks or [(space, SPACE)]:
        canvas.write((row, column), word, style)
        column += len(word)


def _write_city(canvas: Canvas, spot: Spot, city: str, name: str, marks: list[tuple[str, str]]) -> None:
    """The whole name where there is room for it, otherwise the letters that a move is typed with."""
    row, column = spot
    width = sum(len(word) for word, _ in marks)
    for label in (name, city.capitalize()):
        whole = len(label) + width
        for start in (column, column + len(city) - whole, column - whole // 2):
            if canvas.has_room((row, start), whole):
                return _write_label(canvas, (row, start), label, marks)
    return _write_label(canvas, spot, city.capitalize(), marks)


def _write_label(canvas: Canvas, spot: Spot, label: str, marks: list[tuple[str, str]]) -> None:
    row, column = spot
    for word, style in [(label, CITY), *marks]:
        canvas.write((row, column), word, style)
        column += len(word)


def places(printed: PrintedData) -> dict[str, Spot]:
    """Where each space is drawn: the map of the data file, stretched over the canvas."""
    left = min(space.x for space in printed.spaces)
    top = min(space.y for space in printed.spaces)
    width = max(space.x for space in printed.spaces) - left or 1
    height = max(space.y for space in printed.spaces) - top or 1
    return {
        space.id: (
            round((space.y - top) * (ROWS - 1) / height),
            round((space.x - left) * (COLUMNS - LEFT - RIGHT) / width) + LEFT,
        )
        for space in printed.spaces
    }


def _between(start: Spot, end: Spot) -> list[Spot]:
    """The cells on the straight line from one space to the next."""
    steps = max(abs(end[0] - start[0]), abs(end[1] - start[1]))
    return [
        (
            round(start[0] + (end[0] - start[0]) * step / steps),
            round(start[1] + (end[1] - start[1]) * step / steps),
        )
        for step in range(1, steps)
    ]
