"""What is said on the socket of a table; a part of the wire."""

from enum import IntEnum
from typing import Annotated, Any, Final, Literal, get_args

import msgspec

from ducats.engine.messages import Consequences, Decisive, Event, Seat, View
from ducats.server.patches import Patch
from ducats.server.wire import Me, Problem, TableInfo

Emote = Literal["hello", "well_played", "thanks", "ouch", "hurry", "wow", "good_game"]
EMOTES: Final[tuple[Emote, ...]] = get_args(Emote)


class CloseCode(IntEnum):
    """Why the server closes a socket."""

    TRY_AGAIN = 1012
    TOO_SLOW = 4008
    FLOODED = 4029
    TOO_MANY = 4030
    NOT_LOADED = 4400
    NO_PERSON = 4401
    SHUT_OUT = 4403
    """A page of another site, or somebody whom the host does not want."""
    TABLE_GONE = 4404


# -- what the browser says --------------------------------------------------------------------------


class Act(msgspec.Struct, frozen=True, tag=True, tag_field="type", forbid_unknown_fields=True):
    """A move. `question` is the number of the question it answers, so that a stale click is known as such."""

    ref: Annotated[int, msgspec.Meta(ge=0, le=2**53)]
    question: int
    action: dict[str, Any]


class SendEmote(msgspec.Struct, frozen=True, tag=True, tag_field="type", forbid_unknown_fields=True):
    """A gesture instead of chat."""

    ref: Annotated[int, msgspec.Meta(ge=0, le=2**53)]
    emote: Emote


class SetOrders(msgspec.Struct, frozen=True, tag=True, tag_field="type", forbid_unknown_fields=True):
    """What the server answers for the player from now on. Replaces all earlier orders; {} ends them."""

    ref: Annotated[int, msgspec.Meta(ge=0, le=2**53)]
    orders: dict[str, Any]


class Ping(msgspec.Struct, frozen=True, tag=True, tag_field="type", forbid_unknown_fields=True):
    """Asks for a sign of life: a browser has no other way to notice a connection that broke silently."""

    ref: Annotated[int, msgspec.Meta(ge=0, le=2**53)]


class StillThinking(msgspec.Struct, frozen=True, tag=True, tag_field="type", forbid_unknown_fields=True):
    """I am still thinking: restart my time."""

    ref: Annotated[int, msgspec.Meta(ge=0, le=2**53)]


class TakeBack(msgspec.Struct, frozen=True, tag=True, tag_field="type", forbid_unknown_fields=True):
    """Take back my last decision. Everybody is then sent the whole table again."""

    ref: Annotated[int, msgspec.Meta(ge=0, le=2**53)]
    moment: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    """The newest that the player has seen: what came later is not taken back by mistake."""


ClientMessage = Act | TakeBack | SendEmote | SetOrders | StillThinking | Ping


# -- what the server says ----------------------------------------------------------------------------


class Told(msgspec.Struct, frozen=True):
    """The events of one past moment, for the log."""

    number: int
    events: tuple[Event, ...]


class Welcome(msgspec.Struct, frozen=True, kw_only=True, tag=True, tag_field="type"):
    """All that is needed to draw the table anew: the first message of a socket; again after a take-back."""

    table: TableInfo
    me: Me
    seat: Seat | None
    view: View | None
    """None while the table is still gathering people."""
    told: tuple[Told, ...]
    orders: dict[str, Any] | None
    """One's own standing orders; null for spectators and in games that know none."""
    consequences: Consequences | None = None
    """What would follow from each answer; null for everybody who is not asked."""
    decisive: tuple[Decisive, ...] = ()
    """Which moments decided the game, once it is over."""


class Happened(msgspec.Struct, frozen=True, kw_only=True, tag=True, tag_field="type"):
    """A new moment: what happened, and the table after it."""

    number: int
    events: tuple[Event, ...]
    steps: tuple[Patch, ...]
    """What each event but the last changed in the view; the last leads to `view`. Empty for the opening."""
    view: View
    consequences: Consequences | None = None
    """What would follow from each answer; null for everybody who is not asked."""
    decisive: tuple[Decisive, ...] = ()
    """Which moments decided the game, once it is over."""


class TableChanged(msgspec.Struct, frozen=True, tag=True, tag_field="type"):
    """People came, went, or the table's state changed."""

    table: TableInfo


class Accepted(msgspec.Struct, frozen=True, tag=True, tag_field="type"):
    """The move, gesture or order `ref` is stored; sent only after it is."""

    ref: int


class Held(msgspec.Struct, frozen=True, tag=True, tag_field="type"):
    """The answer `ref` is given, and will be heard with the others' in `seconds`, if it is legal."""

    ref: int
    seconds: int


class Refused(msgspec.Struct, frozen=True, tag=True, tag_field="type"):
    """`ref` (null if the message could not even be read) changed nothing, and why."""

    ref: int | None
    problem: Problem


class Pong(msgspec.Struct, frozen=True, tag=True, tag_field="type"):
    """The answer to the `Ping` of that `ref`."""

    ref: int


class Emoted(msgspec.Struct, frozen=True, tag=True, tag_field="type"):
    seat: Seat
    emote: Emote


class Countdown(msgspec.Struct, frozen=True, tag=True, tag_field="type"):
    """By seat, the seconds until the table goes on without an answer; null where it does not."""

    left: tuple[int | None, ...]


ServerMessage = Welcome | Happened | TableChanged | Countdown | Accepted | Held | Refused | Pong | Emoted
