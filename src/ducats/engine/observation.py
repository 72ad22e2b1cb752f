"""What a seat may know, as numbers for learners: written from the packed state, without building a view.

The numbers are those that a game's `encoding.py` makes of a view, in the same order; a test compares them.
"""

from abc import abstractmethod
from typing import Any, Final, Generic, TypeVar, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from ducats.engine import bits
from ducats.engine.frames import SEVERAL, Ask
from ducats.engine.messages import CHANCE, Seat
from ducats.engine.play import SEALED_ANSWERS, UNANSWERED, Play

G = TypeVar("G", bound=Play)

NOBODY: Final = -1


@final
class Row:
    """Part of a vector of numbers from 0 to 1. Only what is not 0 is written, and cleared again later."""

    def __init__(self, values: vec[float], base: int, size: int) -> None:
        """Places are counted from `base` on; others may look at `values` meanwhile."""
        self.values = values
        self.base: i64 = base
        self.size: i64 = size
        self.written = vec[i64]([0] * size)
        self.count: i64 = 0

    def clear(self) -> None:
        values, written = self.values, self.written
        number: i64
        for number in range(self.count):
            values[written[number]] = 0.0
        self.count = 0

    def put(self, at: i64, value: float) -> None:
        if value == 0.0:
            return
        place = self.base + at
        if self.values[place] == 0.0:
            self.written[self.count] = place
            self.count += 1
        self.values[place] = value

    def flag(self, at: i64, value: bool) -> None:
        if value:
            self.put(at, 1.0)

    def flags(self, at: i64, mask: i64) -> None:
        """1 for every number of a set."""
        while mask:
            self.put(at + bits.lowest(mask), 1.0)
            mask &= mask - 1

    def share(self, at: i64, value: i64, most: i64) -> None:
        """Scaled to 0..1; what is above `most` counts as `most`, what is below 0 as nothing."""
        if value > 0:
            self.put(at, float(int(value)) / float(int(most)) if value < most else 1.0)

    def player(self, at: i64, player: i64, viewer: i64, seats: i64) -> None:
        """One of the players, counted from the viewer on; NOBODY leaves no mark."""
        if player != NOBODY:
            self.put(at + around(player, viewer, seats), 1.0)

    def known(self, at: i64, amount: i64, most: i64) -> None:
        """An amount that others may have to guess: that it is known, and how much it is."""
        self.put(at, 1.0)
        self.share(at + 1, amount, most)

    def copied(self) -> vec[float]:
        """The numbers of this part alone."""
        return self.values[self.base : self.base + self.size]


@final
class Marks:
    """Part of a vector of zeros and ones: a mask of actions."""

    def __init__(self, values: vec[u8], base: int, size: int) -> None:
        self.values = values
        self.base: i64 = base
        self.size: i64 = size
        self.set = vec[i64]([0] * size)
        """The places that are 1, counted from `base` on."""
        self.count: i64 = 0

    def clear(self) -> None:
        number: i64
        for number in range(self.count):
            self.values[self.base + self.set[number]] = 0
        self.count = 0

    def mark(self, at: i64) -> None:
        if self.values[self.base + at] == 0:
            self.values[self.base + at] = 1
            self.set[self.count] = at
            self.count += 1

    def has(self, at: i64) -> bool:
        return 0 <= at < self.size and self.values[self.base + at] == 1


def around(seat: i64, viewer: i64, seats: i64) -> i64:
    """How many places clockwise of the viewer a seat is."""
    return seat - viewer if seat >= viewer else seat - viewer + seats


def around_all(mask: i64, viewer: i64, seats: i64) -> i64:
    """A set of seats, counted from the viewer on."""
    return (mask >> viewer) | ((mask & (bits.bit(viewer) - 1)) << (seats - viewer))


def set_waiting(g: Play) -> i64:
    """The set of seats that have not answered the open question."""
    ask = g.open
    if ask is None or ask.seat == CHANCE:
        return 0
    if ask.seat != SEVERAL:
        return bits.bit(ask.seat)
    found: i64 = ask.asked
    for seat in ask.seats:
        if g.cells[SEALED_ANSWERS + seat] != UNANSWERED:
            found ^= bits.bit(seat)
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer(Generic[G]):
    """Writes what one seat may know: the open question, then what each game's observer adds."""

    def __init__(self, questions: tuple[type[Ask[Any]], ...]) -> None:
        """`questions`: all of the game, in its order."""
        self.numbers = {ask.question: number for number, ask in enumerate(questions)}

    def write(self, g: G, seat: Seat, row: Row) -> None:
        """Over whatever was written before."""
        row.clear()
        self.write_own(g, seat, row, self._write_question(g, seat, row))

    def _write_question(self, g: G, seat: Seat, row: Row) -> i64:
        """Where the game's own parts begin."""
        viewer: i64 = seat
        seats: i64 = g.seats
        first: i64 = len(self.numbers)
        ask = g.open
        if ask is not None and ask.seat != CHANCE:
            row.put(self.numbers[ask.question], 1.0)
            asked: i64 = ask.asked if ask.seat == SEVERAL else bits.bit(ask.seat)
            row.flags(first, around_all(asked, viewer, seats))
            row.flags(first + seats, around_all(set_waiting(g), viewer, seats))
        return first + 2 * seats

    @abstractmethod
    def write_own(self, g: G, seat: i64, row: Row, at: i64) -> None:
        """The parts of `BLOCKS` in the game's `encoding.py`, from place `at` on: facts of the view alone."""
