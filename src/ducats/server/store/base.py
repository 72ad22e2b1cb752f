"""What every store promises: a method that returns has stored durably; one that raises has stored nothing."""

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, Final, Literal

import msgspec

from ducats.server.store.attempts import Attempts
from ducats.server.store.deals import Deals
from ducats.server.store.forgetting import Forgetting
from ducats.server.store.openings import Openings
from ducats.server.store.server_secrets import ServerSecrets
from ducats.server.store.wanted_reviews import WantedReviews
from ducats.server.wire import Absence, Attendance, Help
from ducats.server.wire_deals import PlayedDeal

Status = Literal["open", "playing", "finished"]

AT_ONCE: Final = 0.0
"""The time of what is due now, earlier than any clock."""
LEASE_SECONDS: Final = 3.0
"""A worker's tables are free again when it has been silent for this long."""


class StoreError(Exception):
    """The store could not read or write: disk full, file damaged, connection lost."""


class Conflict(StoreError):
    """What was to be stored contradicts what is there (a number used twice, an id that exists)."""


class Person(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who plays. The token that proves it is kept apart, as a hash."""

    id: str
    name: str
    created: float
    blocked: bool = False
    """Shut out by the host."""
    seen: float | None = None
    """When they were here last, to the day, if that is known."""


class StoredSeat(msgspec.Struct, frozen=True, kw_only=True):
    """One chair of a table."""

    kind: Literal["empty", "person", "bot"]
    person: str | None = None
    name: str = ""
    level: str | None = None
    stand_in: bool = False
    seen: float = 0.0
    """When the person last said that they are still thinking."""
    promise: str | None = None
    """The hash of what the person adds to the seed; made when they sit down."""
    share: str | None = None
    """What they add, shown when all chairs are taken."""


class Origin(msgspec.Struct, frozen=True):
    """A moment of a finished game."""

    table: str
    moment: int


class SeatFigures(msgspec.Struct, frozen=True, kw_only=True):
    """What a kept analysis says about one seat; `figures` are JSON that only the statistics read."""

    seat: int
    person: str | None
    figures: bytes


class KeptFigures(msgspec.Struct, frozen=True):
    """Figures with what they are about."""

    table: str
    game: str
    created: float
    figures: bytes


class StoredTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table without its moves."""

    id: str
    game: str
    status: Status
    options: dict[str, Any]
    data: str | None
    public: bool
    absence: Absence
    help: Help = Help()
    answer_window: int = 0
    """Seconds after which the answers to a question are shown together; 0: as they come."""
    creator: str
    created: float
    seed: str
    seats: tuple[StoredSeat, ...]
    header: bytes | None = None
    """The record's first line, written when the game begins."""
    outcome: bytes | None = None
    rematch: str | None = None
    imported: bool = False
    moments: int = 0
    """Inputs of players; chance does not count."""
    attendance: tuple[Attendance, ...] = ()
    removed: tuple[str, ...] = ()
    """People whom the host asked to leave."""
    version: int = 0
    """Counts every change but the inputs. A change names the version that it starts from."""
    input_count: int = 0
    what_if: Origin | None = None
    """What it goes on from, if its game did not begin at the beginning."""
    deal: PlayedDeal | None = None
    address: str | None = None
    """A mark of the address it was opened from, which tells nobody which one it is; None once it is over."""
    fault: str | None = None
    """Why its row cannot be read, if so."""

    def is_full(self) -> bool:
        return all(seat.kind != "empty" for seat in self.seats)

    def awaits_shares(self) -> bool:
        """Whether the game could begin but for shares of the seed that are promised and not yet shown."""
        missing = any(seat.promise is not None and seat.share is None for seat in self.seats)
        return self.status == "open" and self.is_full() and missing

    def seat_of(self, person: str | None) -> int | None:
        """The chair of a person."""
        if person is not None:
            for number, seat in enumerate(self.seats):
                if seat.person == person:
                    return number
        return None


class StoredInput(msgspec.Struct, frozen=True):
    """One input as it came, and when (seconds since 1970). Some say what was taken back."""

    number: int
    seat: int
    action: bytes
    time: float


class Change(msgspec.Struct, frozen=True):
    """A hint that a table has changed; the store is the truth."""

    table: str
    version: int
    input_count: int
    due: float | None
    """When the server has something to do there by itself."""
    added: str | None = None
    """The inputs that were appended, as JSON, if short enough to be sent along."""

    def inputs(self) -> list[StoredInput]:
        """What was appended, if it was sent along."""
        return [] if self.added is None else msgspec.json.decode(self.added, type=list[StoredInput])


class HeldAnswer(msgspec.Struct, frozen=True, array_like=True):
    """That somebody has answered, not what."""

    seat: int
    question: int
    until: float
    """When it has been heard, or is lost with the process that holds it."""


Answered = tuple[str | None, str, float]
"""A person, a kind of question, and the seconds they took; None: people in general."""


class Message(msgspec.Struct, frozen=True, array_like=True):
    """A message to all processes, never stored."""

    sender: str
    table: str | None
    """None: not about one table."""
    told: str | None = None
    """A message for everybody who is connected to the table."""
    here: tuple[str, ...] | None = None
    """The people with a chair who are connected to the sender."""
    shut_out: str | None = None
    """A person whose sockets are closed."""
    review: bool = False
    """Somebody waits for the analysis of the table's game."""
    held: HeldAnswer | None = None
    """An answer that is heard when its window closes."""
    asks_answers: bool = False
    """The sender has just started, and asks how long people take."""
    answered: tuple[Answered, ...] = ()
    """How long people took."""
    answered_for: str | None = None
    """The process that asked; None: this has just happened, and is news to all."""
    forgotten: tuple[str, ...] = ()
    """People who were erased."""


Notification = Change | Message | None


class Store(Attempts, Deals, Forgetting, Openings, ServerSecrets, WantedReviews):
    """Every method is one transaction. Processes may share a store: the second to write gets a Conflict."""

    is_shared = False
    """Whether other processes may write to it too."""

    def __init__(self) -> None:
        super().__init__()
        self._subscribers: list[Callable[[Notification], None]] = []

    def subscribe(self, receive: Callable[[Notification], None]) -> None:
        """Receive every change and message, one's own included; None: some may have been missed."""
        self._subscribers.append(receive)

    def unsubscribe(self, receive: Callable[[Notification], None]) -> None:
        self._subscribers.remove(receive)

    def _announce(self, notification: Notification) -> None:
        for receive in list(self._subscribers):
            receive(notification)

    async def publish(self, message: Message) -> None:
        """To everybody who has subscribed, in whatever process."""
        self._announce(message)

    @abstractmethod
    async def open(self) -> None:
        """Get ready: connect, bring the schema up to date."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what is under way."""

    @abstractmethod
    async def ping(self) -> None:
        """StoreError unless the store answers."""

    # -- people ----------------------------------------------------------------------------------

    @abstractmethod
    async def add_person(self, person: Person, token_hash: str) -> None:
        """A newcomer and the hash of their token."""

    @abstractmethod
    async def person_with(self, token_hash: str) -> Person | None:
        """Who holds the token with this hash."""

    @abstractmethod
    async def blocked(self) -> frozenset[str]:
        """Everybody whom the host has shut out."""

    @abstractmethod
    async def rename(self, person: str, name: str) -> None:
        """A new name, on their chairs at unfinished tables too."""

    @abstractmethod
    async def add_transfer(self, token_hash: str, person: str, now: float, expires: float) -> None:
        """The hash of a token that lets another device go on as a person; it replaces an earlier one."""

    @abstractmethod
    async def take_transfer(self, token_hash: str, now: float, session_hash: str) -> Person | None:
        """Use such a token, which is gone then: the person has one more session. None if it is not valid."""

    # -- tables ----------------------------------------------------------------------------------

    @abstractmethod
    async def add_table(
        self,
        table: StoredTable,
        inputs: Sequence[StoredInput] = (),
        follows: str | None = None,
        due: float | None = None,
    ) -> None:
        """A new table with its chairs; one that is imported or goes on from another game, with its inputs.

        `follows` is the table it is a rematch of. Conflict if that one has a rematch already.
        """

    @abstractmethod
    async def table(self, table: str) -> StoredTable | None:
        """One table."""

    @abstractmethod
    async def tables_of(self, person: str, limit: int) -> list[StoredTable]:
        """The tables where a person sits or that they made, newest first."""

    @abstractmethod
    async def remove_open_table(self, table: str, version: int) -> None:
        """Delete a table whose game has not begun."""

    @abstractmethod
    async def forget_tables(self, status: Status, before: float, limit: int, today: str) -> int:
        """Delete the oldest tables of a status that were opened before a time; returns how many.

        Not those that play the deal of today: nobody may play it a second time.
        """

    @abstractmethod
    async def arrange(self, seen: StoredTable, changed: StoredTable, due: float | None = None) -> None:
        """Chairs, host, who was away, and who was asked to leave, from what was seen to what is now."""

    @abstractmethod
    async def begin(
        self,
        table: str,
        version: int,
        header: bytes,
        inputs: Sequence[StoredInput],
        due: float | None = None,
    ) -> None:
        """The game begins: the header and what chance has dealt."""

    @abstractmethod
    async def append(
        self,
        table: str,
        inputs: Sequence[StoredInput],
        moments: int,
        outcome: bytes | None = None,
        due: float | None = None,
    ) -> None:
        """More inputs, in order, without a gap; with an outcome the table is finished. Conflict if taken."""

    @abstractmethod
    async def inputs(self, table: str, first: int = 0) -> list[StoredInput]:
        """The inputs of a table in order, from a number on."""

    # -- standing orders -------------------------------------------------------------------------

    @abstractmethod
    async def set_orders(
        self, table: str, version: int, person: str, orders: bytes, due: float | None = None
    ) -> None:
        """What a person has decided in advance at a table; replaces their earlier orders."""

    @abstractmethod
    async def orders(self, table: str) -> dict[str, bytes]:
        """The orders at a table, by person: they belong to the person who gave them, not to a chair."""

    # -- reviews -----------------------------------------------------------------------------------

    @abstractmethod
    async def keep_review(
        self, table: str, kind: int, analysis: bytes, figures: Sequence[SeatFigures] = ()
    ) -> None:
        """An analysis in a format of this number, instead of one kept before; nobody waits any more."""

    @abstractmethod
    async def review(self, table: str, kind: int) -> bytes | None:
        """The analysis that is kept, if it is of this format."""

    @abstractmethod
    async def figures_of(self, person: str, limit: int) -> list[KeptFigures]:
        """What kept analyses say about a person, the newest games first."""

    @abstractmethod
    async def figures_in(self, game: str, limit: int) -> list[KeptFigures]:
        """What kept analyses say about all seats of a game, the newest games first."""

    @abstractmethod
    async def set_note(self, table: str, person: str, moment: int, text: str) -> None:
        """What a reader notes at a moment, in place of an earlier note; an empty text removes it."""

    @abstractmethod
    async def notes(self, table: str, person: str) -> dict[int, str]:
        """A reader's notes on a game, by moment."""

    # -- what the server does by itself ----------------------------------------------------------

    @abstractmethod
    async def take_due(self, worker: str, now: float, limit: int) -> list[str]:
        """Tables where something is due by `now`, the longest waiting first; each goes to one worker only."""

    @abstractmethod
    async def keep_due(self, worker: str) -> list[str]:
        """Stay alive for another while; returns the tables that are still this worker's."""

    @abstractmethod
    async def settle_due(self, worker: str, seen: StoredTable, due: float | None) -> bool:
        """Nothing is left to do until `due`; False if the table is no longer as it was seen."""

    @abstractmethod
    async def release_due(self, worker: str) -> None:
        """Give back all that was taken."""

    @abstractmethod
    async def next_due(self) -> float | None:
        """When something is due next that nobody has taken."""

    @abstractmethod
    async def counts(self) -> dict[str, int]:
        """How many people and how many tables by status, for the metrics."""
