"""What is asked of the review of a finished game, and of the coach of a running one; a part of the wire."""

from typing import Annotated, Any, Final, Literal

import msgspec

from ducats.engine.messages import Consequences, Event, Seat, View


class TryAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What if this had been answered instead at a moment of a finished game?"""

    moment: Annotated[int, msgspec.Meta(ge=1, le=1_000_000)]
    action: dict[str, Any]


class ReviewStatus(msgspec.Struct, frozen=True, kw_only=True):
    """How far the review of a game is."""

    status: Literal["none", "waiting", "running", "done", "failed"]
    done: int = 0
    total: int = 0
    version: int = 0
    """0: nothing to show; 1: the chances; 2: the whole analysis."""
    ahead: int = 0
    """How many other games come first, or are being analysed."""


class Drawn(msgspec.Struct, frozen=True, kw_only=True):
    """What chance drew at a moment of a finished game, with nothing hidden."""

    moment: int
    events: tuple[Event, ...]
    """Those that tell of the draws themselves; none: nothing was drawn, or nobody is told of it."""


class PastQuestion(msgspec.Struct, frozen=True, kw_only=True):
    """A question of a finished game as its player saw it, and what they were told about each answer."""

    moment: int
    """The one that the answer led to."""
    seat: Seat
    view: View
    consequences: Consequences


class AskHint(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What should I answer to the question of this number?"""

    question: int


class AskMark(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Was my last decision a mistake, as far as this moment?"""

    moment: Annotated[int, msgspec.Meta(ge=1, le=1_000_000)]


class PlayFrom(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Play on from a moment of a finished game, against bots: from the table as it was after that moment."""

    moment: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    seat: Annotated[int, msgspec.Meta(ge=0, le=7)]
    level: str
    """Of the bots on all other seats."""
    action: dict[str, Any] | None = None
    """An answer instead of the one that was given at that moment; the game goes on from it."""


NOTE_CHARACTERS: Final = 2000


class Note(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a reader notes at a moment of a finished game."""

    moment: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    text: Annotated[str, msgspec.Meta(max_length=NOTE_CHARACTERS)]
