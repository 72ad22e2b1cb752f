"""What every store promises: a method that returns has stored durably; one that raises has stored nothing."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from ducats.server.wire import Absence

Status = Literal["open", "playing", "finished"]


class StoreError(Exception):
    """The store could not read or write: disk full, file damaged, connection lost."""


class Conflict(StoreError):
    """What was to be stored contradicts what is there (a number taken twice, an id that exists)."""


class Person(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who plays. The token that proves it is kept apart, as a hash."""

    id: str
    name: str
    created: float


class StoredSeat(msgspec.Struct, frozen=True, kw_only=True):
    """One chair of a table."""

    kind: Literal["empty", "person", "bot"]
    person: str | None = None
    name: str = ""
    level: str | None = None
    stand_in: bool = False


class StoredTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table without its moves."""

    id: str
    game: str
    status: Status
    options: dict[str, Any]
    data: str | None
    public: bool
    absence: Absence
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

    def seat_of(self, person: str | None) -> int | None:
        """The chair of a person."""
        if person is None:
            return None
        return next((number for number, seat in enumerate(self.seats) if seat.person == person), None)


class StoredInput(msgspec.Struct, frozen=True):
    """One input as it came, and when (seconds since 1970)."""

    number: int
    seat: int
    action: bytes
    time: float


class Store(ABC):
    """Every method is one transaction."""

    @abstractmethod
    async def open(self) -> None:
        """Get ready: connect, bring the schema up to date."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what is under way."""

    # -- people ----------------------------------------------------------------------------------

    @abstractmethod
    async def add_person(self, person: Person, token_hash: str) -> None:
        """A newcomer and the hash of their token."""

    @abstractmethod
    async def person_with(self, token_hash: str) -> Person | None:
        """Who holds the token with this hash."""

    @abstractmethod
    async def rename(self, person: str, name: str) -> None:
        """A new name, also on their chairs at tables that are not finished too."""

    # -- tables ----------------------------------------------------------------------------------

    @abstractmethod
    async def add_table(self, table: StoredTable, inputs: Sequence[StoredInput] = ()) -> None:
        """A new table with its chairs; an imported one comes with its inputs."""

    @abstractmethod
    async def table(self, table: str) -> StoredTable | None:
        """One table."""

    @abstractmethod
    async def public_tables(self, open_since: float, limit: int) -> list[StoredTable]:
        """Public tables that are being played or have gathered people since a time, newest first."""

    @abstractmethod
    async def tables_of(self, person: str, limit: int) -> list[StoredTable]:
        """The tables where a person sits or that they made, newest first."""

    @abstractmethod
    async def running_tables(self) -> list[StoredTable]:
        """All tables that are being played."""

    @abstractmethod
    async def remove_open_table(self, table: str) -> None:
        """Forget a table whose game has not begun."""

    @abstractmethod
    async def set_seat(self, table: str, seat: int, value: StoredSeat) -> None:
        """Somebody sat down, got up, or is stood in for."""

    @abstractmethod
    async def set_rematch(self, table: str, rematch: str) -> None:
        """The table that follows this one."""

    @abstractmethod
    async def begin(self, table: str, header: bytes, inputs: Sequence[StoredInput]) -> None:
        """The game begins: the header and what chance has dealt."""

    @abstractmethod
    async def append(
        self, table: str, inputs: Sequence[StoredInput], moments: int, outcome: bytes | None = None
    ) -> None:
        """More inputs, in order, without a gap; with an outcome the table is finished. Conflict if taken."""

    @abstractmethod
    async def inputs(self, table: str) -> list[StoredInput]:
        """All inputs of a table in order."""

    # -- standing orders -------------------------------------------------------------------------

    @abstractmethod
    async def set_orders(self, table: str, person: str, orders: bytes) -> None:
        """What a person has decided beforehand at a table, instead of what they decided before."""

    @abstractmethod
    async def orders(self, table: str) -> dict[str, bytes]:
        """The orders at a table, by person: they belong to whoever gave them, not to a chair."""

    @abstractmethod
    async def counts(self) -> dict[str, int]:
        """How many people and how many tables by status, for the metrics."""
