"""What a game's golden records must show. They prove that games once played replay for ever."""

from collections.abc import Callable
from typing import Any, NamedTuple

from ducats.engine.messages import Event
from ducats.engine.record import Record

Wanted = Callable[[Record, list[Event]], bool]


class Recipe(NamedTuple):
    """A record by name: the table it is played at, and what must happen there."""

    name: str
    seats: int
    options: dict[str, Any]
    wanted: Wanted


def told(events: list[Event], kind: str) -> list[Any]:
    """The events of a kind."""
    return [event for event in events if type(event).__name__ == kind]


def has(*kinds: str) -> Wanted:
    """A game in which each of these events happens."""
    return lambda record, events: all(told(events, kind) for kind in kinds)
