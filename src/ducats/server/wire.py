"""Everything that crosses the wire, as types. The browser's types are generated from this module."""

from typing import Annotated, Any, Literal

import msgspec

from ducats.engine.messages import Event, Outcome, Seat, View
from ducats.engine.record import DATA_LENGTH
from ducats.server.patches import Patch
from ducats.server.wire_deals import PlayedDeal

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
TableId = Annotated[str, msgspec.Meta(min_length=8, max_length=32, pattern="^[A-Za-z0-9_-]+$")]


class Problem(msgspec.Struct, frozen=True):
    """Why something was refused. `code` has a text in every catalogue; `message` is for logs and programs."""

    code: str
    message: str
    rule: str | None = None


# -- people and games ------------------------------------------------------------------------------


class Me(msgspec.Struct, frozen=True):
    """The person behind the cookie. `id` is public, the cookie's token never leaves it."""

    id: str
    name: str


class NewName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class GameInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A box on the shelf."""

    id: str
    version: int
    min_seats: int
    max_seats: int
    minutes: tuple[int, int]
    weight: int
    year: int
    author: str
    prefix: str
    """How the ids of its rules begin."""
    options: dict[str, Any]
    """JSON schema of the options; each property has its default."""
    presets: dict[str, dict[str, Any]]
    """By name, the options of a whole rulebook or edition."""
    orders: dict[str, Any] | None
    """JSON schema of the standing orders; null if the game knows none."""
    usual_seats: int
    """What is offered first."""
    levels: tuple[str, ...]
    """Bots to play with, weakest first."""
    usual_level: str
    """The one of them that is offered first."""
    data: str
    """The text of the data file, to correct and hand in again."""


class Reach(msgspec.Struct, frozen=True):
    """Whether other machines can reach the server, and at which addresses; none for people elsewhere."""

    is_open: bool
    addresses: tuple[str, ...]


class Transfer(msgspec.Struct, frozen=True):
    """Lets another device go on as the same person, once and within `seconds`."""

    token: str
    seconds: int


class TakeTransfer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    token: Annotated[str, msgspec.Meta(min_length=1, max_length=100)]


class TriedData(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A corrected data file, to be tried out with the options of a table."""

    seats: Annotated[int, msgspec.Meta(ge=1, le=8)]
    options: dict[str, Any] = {}
    data: Annotated[str, msgspec.Meta(max_length=DATA_LENGTH)]


class DataDifference(msgspec.Struct, frozen=True):
    """A value in which a corrected data file differs from the one that comes with the game."""

    path: str
    """Where it stands: `prices.levels.3.sell`."""
    shipped: str | None
    """As it is written; null: it does not stand there."""
    yours: str | None


class CheckedData(msgspec.Struct, frozen=True):
    """A data file that can be played."""

    differences: tuple[DataDifference, ...]
    """From the one that comes with the game."""


# -- tables ----------------------------------------------------------------------------------------


class Absence(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What happens when a person does not answer: wait for ever, or act after `seconds`."""

    mode: Literal["wait", "default", "bot"] = "wait"
    seconds: Annotated[int, msgspec.Meta(ge=10, le=7 * 86_400)] = 120


Promise = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
"""The hash of a share of the seed (docs/fairness.md)."""


class Help(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What helps the players of a casual table; everybody at it can see what is allowed."""

    take_back: bool = False
    """Against bots alone, one's last decision; with other people, as long as it gave nothing away."""
    coach: bool = False
    """Hints, and a mark after a mistake for players who want it; each from the player's own view."""


class NewTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table to be opened. Its creator sits on the first chair without a bot."""

    game: str
    seats: Annotated[int, msgspec.Meta(ge=1, le=8)]
    options: dict[str, Any] = {}
    preset: str | None = None
    """The options of a whole rulebook or edition; `options` go before it."""
    data: Annotated[str, msgspec.Meta(max_length=DATA_LENGTH)] | None = None
    bots: Annotated[tuple[str | None, ...], msgspec.Meta(max_length=8)] = ()
    """By seat: a level, or null for a person; a shorter list leaves the rest to people."""
    public: bool = True
    absence: Absence = Absence()
    answer_window: Annotated[int, msgspec.Meta(ge=0, le=60)] = 0
    """Seconds after which the answers to a question are shown together; 0: as they come."""
    promise: Promise | None = None
    """Of the creator, who adds to the seed."""
    help: Help = Help()


class SitDown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Take a free chair: this one, or the first."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=7)] | None = None
    promise: Promise | None = None
    """Of the person who sits down, and adds to the seed."""


class ShowShare(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was promised on sitting down; only when all chairs are taken."""

    share: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]


class SeatInfo(msgspec.Struct, frozen=True, kw_only=True):
    """One chair."""

    kind: Literal["empty", "person", "bot"]
    name: str = ""
    player: str | None = None
    """Public id of the person."""
    level: str | None = None
    online: bool = False
    stand_in: bool = False
    """A bot plays for the person until they come back."""
    promise: str | None = None
    """The hash of what they add to the seed."""
    share: str | None = None
    """What they have added, once the game has begun."""


class WhatIfOf(msgspec.Struct, frozen=True):
    """A table that goes on from a moment of a finished game, whose cards everybody may look up."""

    table: str
    moment: int


class Attendance(msgspec.Struct, frozen=True):
    """After a moment the table answered for somebody, a bot began to play for them, or they came back.

    Or somebody took back what had followed it.
    """

    moment: int
    seat: Seat
    what: Literal["away", "stand_in", "back", "took_back"]


class TableInfo(msgspec.Struct, frozen=True, kw_only=True):
    """What everybody may know about a table."""

    id: str
    game: str
    status: Literal["open", "playing", "finished"]
    seats: tuple[SeatInfo, ...]
    options: dict[str, Any]
    corrected: bool
    """Opened with an owner's data file."""
    public: bool
    absence: Absence
    answer_window: int
    """Seconds after which the answers to a question are shown together; 0: as they come."""
    help: Help
    creator: str
    created: str
    """ISO 8601, UTC."""
    moments: int
    commitment: str
    """The hash of the seed that all draws come from; the record shows the seed when the game is over."""
    outcome: Outcome | None = None
    rematch: str | None = None
    """The table that follows this one."""
    imported: bool = False
    what_if: WhatIfOf | None = None
    deal: PlayedDeal | None = None
    attendance: tuple[Attendance, ...] = ()
    """The latest, in order."""
    removed: tuple[str, ...] = ()
    """Before the game begins: people whom the host has asked to leave, who cannot sit down again."""


class FillSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The host puts a bot on an empty chair; on all of them if none is named."""

    level: str
    seat: Annotated[int, msgspec.Meta(ge=0, le=7)] | None = None


class MoveSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The occupants of `seat` and `to` change places."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=7)]
    to: Annotated[int, msgspec.Meta(ge=0, le=7)]


class EmptySeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The host takes a bot away, or asks a person to leave, who cannot sit down here again."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=7)]


class HandOver(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The host makes somebody else the host."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=7)]


class Turn(msgspec.Struct, frozen=True):
    """Whether a table waits for the person who asks; nobody learns it of anybody else."""

    mine: bool


class TableList(msgspec.Struct, frozen=True, kw_only=True):
    """The lobby: newest first."""

    public: tuple[TableInfo, ...]
    """Open and running public tables."""
    mine: tuple[TableInfo, ...]
    """Where the person sits or that they opened, finished ones too."""


# -- replay and records ----------------------------------------------------------------------------


class MomentInfo(msgspec.Struct, frozen=True, kw_only=True):
    """One step of a game as one viewer knew it."""

    number: int
    seat: Seat | None
    """Who moved; None for the opening."""
    events: tuple[Event, ...]
    steps: tuple[Patch, ...]
    """As in `Happened`, and a last one that leads to the table after this moment."""
    view: View | None
    """The first of a part shows the table; from there the steps lead on."""


class ReplayPart(msgspec.Struct, frozen=True, kw_only=True):
    """A game as one seat knew it, as a spectator, or with all cards open; a long one in several parts."""

    table: TableInfo
    viewer: Literal["seat", "spectator", "open"]
    seat: Seat | None
    moments: tuple[MomentInfo, ...]
    next: int | None
    """The first moment of the next part; null: this was the last."""
