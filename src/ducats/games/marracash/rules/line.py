"""The bag and the line while they are being set up. Knows, with state.py alone, where these numbers lie."""

from mypy_extensions import i64

from ducats.engine import bits
from ducats.games.marracash.rules import fields as f
from ducats.games.marracash.rules.printed import COLOUR_COUNT
from ducats.games.marracash.rules.state import MarraCash
from ducats.mechanics.open_auction import NOBODY


def fill_bag(g: MarraCash, counts: list[int] | tuple[int, ...]) -> None:
    """So many figures of each colour, its first ones."""
    for colour in range(COLOUR_COUNT):
        g.cells[f.BAG + colour] = bits.bit(counts[colour]) - 1
    g.cells[f.IN_BAG] = sum(counts)


def in_bag_of(g: MarraCash, colour: i64) -> i64:
    """How many figures of a colour are in the bag."""
    return bits.count(g.cells[f.BAG + colour])


def is_in_bag(g: MarraCash, figure: i64) -> bool:
    if not 0 <= figure < sum(g.chosen.cast):
        return False
    colour = g.chosen.colour_of(figure)
    return bits.has(g.cells[f.BAG + colour], figure - g.chosen.first_figures[colour])


def in_bag(g: MarraCash, barred: i64) -> i64:
    """How many figures are in the bag, those of the barred set of colours left out."""
    figures = g.cells[f.IN_BAG]
    while barred:
        figures -= bits.count(g.cells[f.BAG + bits.lowest(barred)])
        barred &= barred - 1
    return figures


def figure_at(g: MarraCash, barred: i64, index: i64) -> i64:
    """A figure in the bag by its place, those of the barred colours left out."""
    for colour in range(COLOUR_COUNT):
        if not bits.has(barred, colour):
            figures = g.cells[f.BAG + colour]
            count = bits.count(figures)
            if index < count:
                return g.chosen.first_figures[colour] + bits.nth(figures, index)
            index -= count
    return NOBODY


def figures(g: MarraCash, barred: i64) -> list[int]:
    """The figures in the bag, those of the barred colours left out."""
    found: list[int] = []
    for colour in range(COLOUR_COUNT):
        if not bits.has(barred, colour):
            bits.add_numbers(found, g.chosen.first_figures[colour], g.cells[f.BAG + colour])
    return found


def draw_figure(g: MarraCash, figure: i64) -> i64:
    """Takes a figure out of the bag; tells its colour."""
    colour = g.chosen.colour_of(figure)
    g.cells[f.BAG + colour] &= ~bits.bit(figure - g.chosen.first_figures[colour])
    g.cells[f.IN_BAG] -= 1
    return colour


def join_line(g: MarraCash, colour: i64) -> None:
    """At its right end."""
    place = g.cells[f.LINE_LENGTH]
    follows = place > 0 and g.in_line(place - 1) == colour
    g.cells[f.RUN] = g.cells[f.RUN] + 1 if follows else 1
    lay(g, place, colour)
    g.cells[f.LINE_LENGTH] = place + 1


def lay(g: MarraCash, place: i64, colour: i64) -> None:
    """Somebody of this colour at a place that was empty."""
    g.cells[f.LINE + place // f.PLACES_PER_CELL] |= colour << (place % f.PLACES_PER_CELL * f.PLACE_BITS)


def run_at_end(g: MarraCash) -> i64:
    """How many of one colour stand side by side at the right end."""
    return g.cells[f.RUN]


def dissolve_line(g: MarraCash) -> None:
    for cell in range(f.LINE, f.LINE_LENGTH + 1):
        g.cells[cell] = 0
    g.cells[f.RUN] = 0


def form_line(g: MarraCash, colours: list[int], left: int, length: int) -> None:
    """In a position that is laid out: who waits, with the empty places before them.

    Who stood at the empty places of the line is elsewhere by now and no longer matters.
    """
    for place, colour in enumerate(colours, left):
        lay(g, place, colour)
    g.cells[f.LINE_LENGTH] = length
    g.open_line(left, left + len(colours))
