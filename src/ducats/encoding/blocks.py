"""Vectors with named parts. A block is a function that writes one part of a view into numbers from 0 to 1."""

from collections.abc import Callable, Iterator, Sequence
from math import prod
from typing import Any, Final, NamedTuple, TypeVar, final

from ducats.encoding.extra import needed_for
from ducats.engine.errors import BrokenInvariant
from ducats.engine.messages import Seat, View

with needed_for("the encoding of games"):
    import numpy as np
    from numpy.typing import NDArray

Vector = NDArray[np.float32]
Mask = NDArray[np.int8]
T = TypeVar("T")

SEATS: Final = 0
"""In a shape: as many as there are seats. Places go round the table, the observer first."""

Write = Callable[[Any, Vector], None]
"""Fills a part, which is all zeros, from a view."""


class Block(NamedTuple):
    """A named part of a vector."""

    name: str
    shape: tuple[int, ...]
    meaning: str
    write: Write


class Blocks:
    """The parts of one game, in order; `add` is the decorator that makes a function one of them."""

    def __init__(self) -> None:
        self._blocks: list[Block] = []

    def add(self, *shape: int) -> Callable[[Write], Write]:
        """The name of the function names the part, and its docstring says what the numbers mean."""

        def note(write: Write) -> Write:
            meaning = " ".join((write.__doc__ or "").split())
            self._blocks.append(Block(write.__name__, shape, meaning, write))
            return write

        return note

    def __iter__(self) -> Iterator[Block]:
        return iter(self._blocks)


@final
class Layout:
    """Where each part of a game's vector lies, for one number of seats."""

    def __init__(self, game: str, seats: int, blocks: tuple[Block, ...]) -> None:
        self.game = game
        self.seats = seats
        self.blocks = tuple(
            block._replace(shape=tuple(seats if side == SEATS else side for side in block.shape))
            for block in blocks
        )
        self.spans: dict[str, slice] = {}
        end = 0
        for block in self.blocks:
            start, end = end, end + prod(block.shape)
            self.spans[block.name] = slice(start, end)
        self.size = end

    def encode(self, view: View) -> Vector:
        """A seat's view as a vector; spectators have no place to begin from."""
        if view.seat is None or view.game != self.game or view.seats != self.seats:
            raise BrokenInvariant(f"no view of a seat of {self.game} with {self.seats} seats")
        vector = np.zeros(self.size, np.float32)
        for block in self.blocks:
            block.write(view, vector[self.spans[block.name]].reshape(block.shape))
        return vector

    def parts(self, vector: Vector) -> dict[str, Vector]:
        """The vector taken apart again: windows on it, by name."""
        return {block.name: vector[self.spans[block.name]].reshape(block.shape) for block in self.blocks}

    def describe(self) -> str:
        """The layout as a Markdown table."""
        lines = ["| from | part | shape | meaning |", "|---:|---|---|---|"]
        lines += [
            f"| {self.spans[block.name].start} | `{block.name}` | "
            f"{' × '.join(map(str, block.shape))} | {block.meaning} |"
            for block in self.blocks
        ]
        return "\n".join(lines)


def around(view: View, seat: Seat) -> int:
    """How many places clockwise of the observer a seat is."""
    assert view.seat is not None
    return (seat - view.seat) % view.seats


def from_own(view: View, by_seat: Sequence[T]) -> tuple[T, ...]:
    """What is listed by seat, the observer's first."""
    assert view.seat is not None
    return (*by_seat[view.seat :], *by_seat[: view.seat])


def mark(view: View, out: Vector, seat: Seat | None) -> None:
    """1 at the place of a seat, if there is one."""
    if seat is not None:
        out[around(view, seat)] = 1.0


def share(value: float | None, most: float) -> float:
    """Scaled to 0..1; what is above `most` counts as `most`, what is unknown as nothing."""
    if value is None or value <= 0:
        return 0.0
    return value / most if value < most else 1.0
