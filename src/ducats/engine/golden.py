"""What a game tells the tests that all games share, first of all what its golden records must show."""

from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from ducats.engine.messages import Event
from ducats.engine.record import Record

Wanted = Callable[[Record, list[Event]], bool]


class Recipe(NamedTuple):
    """A record by name: the table it is played at, and what must happen there."""

    name: str
    seats: int
    options: dict[str, Any]
    wanted: Wanted


class Samples(msgspec.Struct, frozen=True):
    """What the tests cannot find out by themselves."""

    variants: tuple[dict[str, Any], ...] = ({},)
    """The boxes and editions that people call a game of its own, by their options."""
    secretive: dict[str, Any] = {}
    """Options with which the game has secrets and sealed answers, if it has none without."""
    untold: tuple[Event, ...] = ()
    """Events that no golden record has."""


def told(events: list[Event], kind: str) -> list[Any]:
    """The events of a kind."""
    return [event for event in events if type(event).__name__ == kind]


def has(*kinds: str) -> Wanted:
    """A game in which each of these events happens."""
    return lambda record, events: all(told(events, kind) for kind in kinds)
