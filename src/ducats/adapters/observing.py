"""What a seat may know of a game in progress, as a vector."""

from typing import Any, final

from librt.vecs import vec

from ducats.adapters.encoding import layout, steps
from ducats.encoding.blocks import Layout
from ducats.encoding.extra import needed_for
from ducats.engine.messages import Seat
from ducats.engine.observation import Observer, Row
from ducats.engine.play import Play
from ducats.engine.rules import Rules
from ducats.engine.stepping import Learning

with needed_for("an environment"):
    import numpy as np
    from numpy.typing import NDArray


@final
class ViewObserver(Observer[Play]):
    """For games without an observer of their own: the numbers of their views."""

    def __init__(self, rules: Rules, plan: Layout) -> None:
        super().__init__(rules.meta.questions)
        self.rules = rules
        self.plan = plan

    def write(self, g: Play, seat: Seat, row: Row) -> None:
        row.clear()
        vector = self.plan.encode(self.rules.view(g, seat))
        for place in np.flatnonzero(vector):
            row.put(int(place), float(vector[place]))

    def write_own(self, g: Play, seat: Seat, row: Row, at: int) -> None:
        """`write` has written everything."""


def learning(rules: Rules, seats: int) -> Learning:
    """How a game with that many seats is shown to learners."""
    plan, actions = layout(rules.meta.id, seats), steps(rules.meta.id)
    observer = rules.observer() or ViewObserver(rules, plan)
    return Learning(observer, actions.parts, plan.size, actions.longest, actions.size)


def window(values: Any) -> NDArray[Any]:
    """A numpy array over the memory of an engine vector."""
    return np.asarray(memoryview(values))


@final
class Sheet:
    """A reusable row for observations, with a numpy array over it."""

    def __init__(self, size: int) -> None:
        self.row = Row(vec[float]([0.0] * size), 0, size)
        self.seen = window(self.row.values)
