"""Who has opened tables: lists and limits that nobody escapes by coming as many people from one address."""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final

from ducats.server.store.queries import SqlQueries
from ducats.server.store.sql import TABLE_COLUMNS

if TYPE_CHECKING:
    from ducats.server.store.base import StoredTable

# More are looked at than shown; all that decides is in the index.
NEWEST: Final = 1000
_PUBLIC: Final = "SELECT id, created, creator, address FROM tables WHERE public = TRUE AND status ="
_NEWEST: Final = f"ORDER BY created DESC, id LIMIT {NEWEST}"
PUBLIC_TABLES: Final = (
    f"SELECT {TABLE_COLUMNS} FROM tables WHERE id IN ("  # noqa: S608 - constants only
    "SELECT id FROM (SELECT id, created, row_number() OVER"
    " (PARTITION BY COALESCE(address, creator) ORDER BY turn, created DESC, id) AS turn"
    " FROM (SELECT id, created, creator, address, row_number() OVER"
    " (PARTITION BY creator ORDER BY created DESC, id) AS turn FROM ("
    f"SELECT * FROM ({_PUBLIC} 'playing' {_NEWEST}) AS playing"
    " UNION ALL "
    f"SELECT * FROM ({_PUBLIC} 'open' AND created >= $1 {_NEWEST}) AS open"
    ") AS newest) AS of_people) AS of_addresses ORDER BY turn, created DESC, id LIMIT $2"
    ") ORDER BY created DESC, id"
)
UNFINISHED_FROM: Final = "SELECT count(*) FROM tables WHERE address = $1 AND created >= $2"


def opened_from(table: "StoredTable") -> str:
    """What takes turns with others: the address, or the person where none is known."""
    return table.address or table.creator


class Openings(ABC):
    """What a store tells about tables that are not finished."""

    @abstractmethod
    async def public_tables(self, open_since: float, limit: int) -> "list[StoredTable]":
        """Public tables that are being played or have gathered people since a time, newest first.

        If they are too many, the first of every address and person comes before the second of any.
        """

    @abstractmethod
    async def unfinished_from(self, address: str, since: float) -> int:
        """How many tables were opened from an address since a time and are not finished."""


class MemoryOpenings(Openings):
    """In a dictionary."""

    def __init__(self) -> None:
        super().__init__()
        self._tables: dict[str, StoredTable] = {}

    async def public_tables(self, open_since: float, limit: int) -> "list[StoredTable]":
        def is_shown(table: "StoredTable") -> bool:
            return table.status == "playing" or (table.status == "open" and table.created >= open_since)

        def newest(tables: "Iterable[StoredTable]") -> "list[StoredTable]":
            return sorted(tables, key=lambda table: (-table.created, table.id))

        shown = newest(table for table in self._tables.values() if table.public and is_shown(table))
        for owner in (lambda table: table.creator, opened_from):
            shown = _in_turns(shown, owner)
        return newest(shown[:limit])

    async def unfinished_from(self, address: str, since: float) -> int:
        return sum(table.address == address and table.created >= since for table in self._tables.values())


def _in_turns(tables: "Iterable[StoredTable]", owner: "Callable[[StoredTable], str]") -> "list[StoredTable]":
    """The first of every owner, then the second of each, and otherwise in the same order."""
    of_owner: Counter[str] = Counter()
    turns = []
    for table in tables:
        of_owner[owner(table)] += 1
        turns.append((of_owner[owner(table)], table))
    return [table for _, table in sorted(turns, key=lambda turn: turn[0])]


class SqlOpenings(SqlQueries, Openings):
    """In a database."""

    async def public_tables(self, open_since: float, limit: int) -> "list[StoredTable]":
        return await self._found_tables(PUBLIC_TABLES, open_since, limit)

    async def unfinished_from(self, address: str, since: float) -> int:
        return int((await self._select(UNFINISHED_FROM, address, since))[0][0])
