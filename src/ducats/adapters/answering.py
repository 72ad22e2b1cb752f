"""Answers that are given part by part, and what a seat is shown meanwhile."""

from typing import Any, final

from ducats.adapters.encoding import layout, steps
from ducats.adapters.observing import Sheet, learning
from ducats.adapters.table import Table
from ducats.encoding.blocks import Mask, Vector
from ducats.encoding.extra import needed_for
from ducats.engine.answer_parts import Unfinished
from ducats.engine.messages import Seat

with needed_for("an environment"):
    import numpy as np


@final
class Answering:
    """The part of its answer to the open question that each seat has given so far."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.steps = steps(table.rules.meta.id)
        self.layout = layout(table.rules.meta.id, table.seats)
        self.learning = learning(table.rules, table.seats)
        self.actions = self.learning.actions
        self.size = self.learning.size
        """Of an observation: what the seat may know, then what was said of the answer so far."""
        self._sheet = Sheet(self.size)
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

    def places(self, seat: Seat) -> list[int]:
        """What a seat that is asked can say next."""
        return self._of(seat).places()

    def mask(self, seat: Seat, idle: int = 0) -> Mask:
        """1 for all that a seat can say next; `idle` actions that are not the game's lie behind its own."""
        found = self._masks.get(seat)
        if found is None:
            found = np.zeros(self.actions + idle, np.int8)
            if self.table.play.waits_for(seat):
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
        question = self.table.play.asked
        self._unfinished.pop(seat, None)
        self.table.take(seat, answer)
        if self.table.play.asked == question and not self.table.play.is_over():
            # Others are still asked the same: what they can say has not changed.
            self._masks.pop(seat, None)
        else:
            self._masks.clear()

    def observe(self, seat: Seat) -> Vector:
        """A new observation."""
        vector = np.empty(self.size, np.float32)
        self.write(seat, vector)
        return vector

    def write(self, seat: Seat, out: Any) -> None:
        """An observation into a row of an array."""
        row = self._sheet.row
        self.learning.observer.write(self.table.play, seat, row)
        unfinished = self._unfinished.get(seat)
        if unfinished is not None:
            unfinished.show(row, self.learning.view_size)
        out[:] = self._sheet.seen
