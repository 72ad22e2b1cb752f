"""Answers that are given part by part, and what a seat is shown meanwhile."""

from typing import Any, final

from ducats.adapters.encoding import layout, steps
from ducats.adapters.table import Table
from ducats.encoding.blocks import Vector
from ducats.encoding.extra import needed_for
from ducats.encoding.steps import Mask, Numbers, Unfinished
from ducats.engine.messages import Seat

with needed_for("an environment"):
    import numpy as np


@final
class Answering:
    """What each seat of a table has said of its answer to the open question."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.steps = steps(table.rules.meta.id)
        self.layout = layout(table.rules.meta.id, table.seats)
        self.actions = self.steps.size
        self.size = self.layout.size + self.steps.longest
        """Of an observation: the vector of the view, then what was said of the answer so far."""
        self._unfinished: dict[Seat, Unfinished] = {}
        self._masks: dict[Seat, Mask] = {}
        """Until something is said; not to be written to."""

    def begin(self, seed: str) -> None:
        """A new game."""
        self._unfinished.clear()
        self._masks.clear()
        self.table.begin(seed)

    def _of(self, seat: Seat) -> Unfinished:
        if seat not in self._unfinished:
            self._unfinished[seat] = self.steps.begin(self.table.play, seat)
        return self._unfinished[seat]

    def places(self, seat: Seat) -> Numbers:
        """What a seat that is asked can say next."""
        return self._of(seat).places()

    def mask(self, seat: Seat, idle: int = 0) -> Mask:
        """1 for all that a seat can say next; `idle` actions that are not the game's lie behind its own."""
        found = self._masks.get(seat)
        if found is None:
            found = np.zeros(self.actions + idle, np.int8)
            if seat in self.table.waiting_for():
                found[self.places(seat)] = 1
            found.flags.writeable = False
            self._masks[seat] = found
        return found

    def say(self, seat: Seat, place: int) -> int | None:
        """The next part; the answer, if it is complete now. IllegalAction leaves everything as it was."""
        answer = self._of(seat).say(place)
        self._masks.pop(seat, None)
        return answer

    def take(self, seat: Seat, answer: int) -> None:
        """Give a complete answer to the table."""
        self._unfinished.pop(seat, None)
        self._masks.clear()
        self.table.take(seat, answer)

    def observe(self, seat: Seat) -> Vector:
        """A new observation."""
        vector = np.zeros(self.size, np.float32)
        self.write(seat, vector)
        return vector

    def write(self, seat: Seat, out: Any) -> None:
        """An observation into a row of an array."""
        out[: self.layout.size] = self.layout.encode(self.table.view(seat))
        if seat in self._unfinished:
            self._unfinished[seat].write(out[self.layout.size :])
        else:
            out[self.layout.size :] = 0.0
