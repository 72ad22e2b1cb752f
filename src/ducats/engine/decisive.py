"""Which moments decided a finished game, as one viewer knows it."""

from collections.abc import Sequence
from typing import Final

from ducats.engine.messages import Decisive, Event

MOST_MOMENTS: Final = 3


def decisive(told: Sequence[Sequence[Event]]) -> tuple[Decisive, ...]:
    """The moments that moved most, in the order they happened; what would be told in the same words, once.

    `told` are the events of each moment that the viewer saw, so the answer gives away nothing else.
    """
    events = [(moment, event) for moment, some in enumerate(told) for event in some]
    found: dict[str, tuple[float, Decisive]] = {}
    for place, (moment, event) in enumerate(events):
        swing = event.swing([other for _, other in events[place + 1 :]])
        if swing is not None:
            rule = swing.rule or getattr(event, "rule", "")
            known = (swing.weight, Decisive(moment, swing.id, swing.facts, rule))
            found.setdefault(f"{swing.id} {swing.facts}", known)
    best = sorted(found.values(), key=lambda each: -each[0])[:MOST_MOMENTS]
    return tuple(sorted((moment for _, moment in best), key=lambda each: each.moment))
