"""What a game says about itself. Never compiled: mypyc would drop what makes a Struct strict."""

from typing import Any

import msgspec

from ducats.engine.frames import Ask
from ducats.engine.messages import Action, Event, View


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The choices a table makes before it begins; every field has the specification's default."""


class Orders(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a player has decided beforehand; every field has a default that means "no order"."""


class Meta(msgspec.Struct, frozen=True, kw_only=True):
    """A game's passport."""

    id: str
    version: int
    """Raised by every change that makes an old record replay differently."""
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
