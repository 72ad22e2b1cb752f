"""Deals of the day: their seeds, and the games that count."""

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Final

from ducats.server.store.queries import SqlQueries
from ducats.server.store.sql import TABLE_COLUMNS

if TYPE_CHECKING:
    from ducats.server.store.base import StoredInput, StoredTable

ADD: Final = "INSERT INTO deals (day, game, seed) VALUES ($1, $2, $3) ON CONFLICT (day, game) DO NOTHING"
SEED: Final = "SELECT seed FROM deals WHERE day = $1 AND game = $2"
COUNTED: Final = "FROM tables WHERE deal_counts AND deal = $1 AND game = $2"
LAST_INPUT: Final = "(SELECT time FROM inputs WHERE table_id = tables.id ORDER BY number DESC LIMIT 1)"
IN_TIME: Final = f"{COUNTED} AND COALESCE({LAST_INPUT}, 0) < $3"
FINISHED: Final = f"SELECT {TABLE_COLUMNS} {IN_TIME} AND status = 'finished' ORDER BY created, id LIMIT $4"
UNFINISHED: Final = f"SELECT count(*) {IN_TIME} AND status <> 'finished'"
OF_PERSON: Final = f"SELECT {TABLE_COLUMNS} {COUNTED} AND creator = $3"


class Deals(ABC):
    """What a store keeps of them. A second table of somebody that counts for a deal is a Conflict."""

    @abstractmethod
    async def deal_seed(self, day: str, game: str, fresh: str | None = None) -> str | None:
        """The seed of a deal; if there is none yet, the fresh one, from now on for everybody."""

    @abstractmethod
    async def finished_deals(self, day: str, game: str, before: float, limit: int) -> "list[StoredTable]":
        """The games that count, are over, and had their last answer before a time; the earliest first."""

    @abstractmethod
    async def unfinished_deals(self, day: str, game: str, before: float) -> int:
        """How many games that count are not over, and had no answer since that time."""

    @abstractmethod
    async def counted_deal(self, day: str, game: str, person: str) -> "StoredTable | None":
        """The table at which a person plays or has played the deal so that it counts."""


class MemoryDeals(Deals):
    """In dictionaries."""

    def __init__(self) -> None:
        super().__init__()
        self._seeds: dict[tuple[str, str], str] = {}
        self._tables: dict[str, StoredTable] = {}
        self._inputs: dict[str, list[StoredInput]] = {}

    async def deal_seed(self, day: str, game: str, fresh: str | None = None) -> str | None:
        if fresh is not None:
            self._seeds.setdefault((day, game), fresh)
        return self._seeds.get((day, game))

    async def finished_deals(self, day: str, game: str, before: float, limit: int) -> "list[StoredTable]":
        found = [table for table in self._in_time(day, game, before) if table.status == "finished"]
        return sorted(found, key=lambda table: (table.created, table.id))[:limit]

    async def unfinished_deals(self, day: str, game: str, before: float) -> int:
        return sum(table.status != "finished" for table in self._in_time(day, game, before))

    def _in_time(self, day: str, game: str, before: float) -> "list[StoredTable]":
        return [
            table
            for table in self._tables.values()
            if _counts(table, day, game) and all(entry.time < before for entry in self._inputs[table.id][-1:])
        ]

    async def counted_deal(self, day: str, game: str, person: str) -> "StoredTable | None":
        found = (table for table in self._tables.values() if _counts(table, day, game))
        return next((table for table in found if table.creator == person), None)


def _counts(table: "StoredTable", day: str, game: str) -> bool:
    return table.deal is not None and table.deal.counts and (table.deal.day, table.game) == (day, game)


class SqlDeals(SqlQueries, Deals):
    """In a database."""

    async def deal_seed(self, day: str, game: str, fresh: str | None = None) -> str | None:
        found = await self._select(SEED, day, game)
        if not found and fresh is not None:
            await self._write(ADD, day, game, fresh)
            found = await self._select(SEED, day, game)
        return str(found[0][0]) if found else None

    async def finished_deals(self, day: str, game: str, before: float, limit: int) -> "list[StoredTable]":
        return await self._found_tables(FINISHED, day, game, before, limit)

    async def unfinished_deals(self, day: str, game: str, before: float) -> int:
        return int((await self._select(UNFINISHED, day, game, before))[0][0])

    async def counted_deal(self, day: str, game: str, person: str) -> "StoredTable | None":
        found = await self._found_tables(OF_PERSON, day, game, person)
        return found[0] if found else None
