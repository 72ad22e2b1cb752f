"""What a game says about itself. Never compiled: mypyc would drop what makes a Struct strict."""

from types import ModuleType
from typing import Any, get_args

import msgspec

from ducats.engine.errors import BadOptions
from ducats.engine.frames import Ask
from ducats.engine.messages import Action, Event, Fact, Sealed, View


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The choices a table makes before it begins; every field has the specification's default."""

    def is_silent(self) -> bool:
        """Whether nobody may make a sign while all choose in secret."""
        return False

    def contradiction(self) -> BadOptions | None:
        """Why these choices cannot go together, for whoever opens a table; None: they can."""
        return None


class Orders(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a player has decided beforehand; every field has a default that means "no order"."""


def members(union: Any) -> tuple[type[Action], ...]:
    """The kinds of actions that a union names, in its order."""
    return get_args(union)


def events_in(module: ModuleType) -> tuple[type[Event], ...]:
    """Every kind of event that a game's module defines, in its order, after those of the engine."""
    return (Sealed, *[kind for kind in _defined_in(module) if issubclass(kind, Event)])


def facts_in(module: ModuleType) -> tuple[type[Fact], ...]:
    """Every kind of fact that a game's module defines, in its order."""
    return tuple([kind for kind in _defined_in(module) if issubclass(kind, Fact)])


def _defined_in(module: ModuleType) -> list[type]:
    found = [kind for kind in vars(module).values() if isinstance(kind, type)]
    return [kind for kind in found if kind.__module__ == module.__name__]


class Meta(msgspec.Struct, frozen=True, kw_only=True):
    """A game's passport."""

    id: str
    prefix: str
    """How the ids of its rules begin."""
    version: int
    """Raised by every change that makes an old record replay differently."""
    before: dict[int, dict[str, Any]] = {}
    """By older version: the options its tables played by, unless the header of a record says otherwise."""
    min_seats: int
    max_seats: int
    minutes: tuple[int, int]
    weight: int
    """1 easy to 5 heavy, for the shelf."""
    year: int
    author: str
    options: type[Options]
    actions: tuple[type[Action], ...]
    events: tuple[type[Event], ...]
    view: type[View]
    questions: tuple[type[Ask[Any]], ...]
    orders: type[Orders] | None = None
    """The standing orders a player may give; None: this game knows none."""
    shortest: dict[str, Any] = {}
    """Options of the shortest game that is a game: what searches and learners are measured on."""
    presets: dict[str, dict[str, Any]] = {}
    """By name, the options of a whole rulebook or edition: a table opened with one word."""
    facts: tuple[type[Fact], ...] = ()
    """What this game can foretell of an answer."""
