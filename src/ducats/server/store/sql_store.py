"""What the stores in a database have in common."""

from collections.abc import Sequence

from ducats.server.store import rows, sql, transactions
from ducats.server.store.attempts import SqlAttempts
from ducats.server.store.base import (
    KeptFigures,
    Person,
    SeatFigures,
    Status,
    Store,
    StoredInput,
    StoredTable,
)
from ducats.server.store.deals import SqlDeals
from ducats.server.store.erasing import SqlForgetting
from ducats.server.store.openings import SqlOpenings
from ducats.server.store.server_secrets import SqlSecrets
from ducats.server.store.wanted_reviews import SqlWantedReviews


class SqlStore(SqlAttempts, SqlDeals, SqlForgetting, SqlOpenings, SqlSecrets, SqlWantedReviews, Store):
    """Everything but appending, reading inputs, and sharing out what is due."""

    async def ping(self) -> None:
        await self._select("SELECT 1")

    # -- people ----------------------------------------------------------------------------------

    async def add_person(self, person: Person, token_hash: str) -> None:
        await self._in_database(lambda db: transactions.add_person(db, person, token_hash))

    async def person_with(self, token_hash: str) -> Person | None:
        found = await self._select(sql.PERSON_WITH, token_hash)
        return rows.person_of(found[0]) if found else None

    async def blocked(self) -> frozenset[str]:
        return frozenset(row[0] for row in await self._select(sql.BLOCKED))

    async def rename(self, person: str, name: str) -> None:
        await self._in_database(lambda db: transactions.rename(db, person, name))

    async def add_transfer(self, token_hash: str, person: str, now: float, expires: float) -> None:
        await self._in_database(lambda db: transactions.add_transfer(db, token_hash, person, now, expires))

    async def take_transfer(self, token_hash: str, now: float, session_hash: str) -> Person | None:
        return await self._in_database(
            lambda db: transactions.take_transfer(db, token_hash, now, session_hash)
        )

    # -- tables ----------------------------------------------------------------------------------

    async def add_table(
        self,
        table: StoredTable,
        inputs: Sequence[StoredInput] = (),
        follows: str | None = None,
        due: float | None = None,
    ) -> None:
        rows.check_order(0, inputs)
        await self._in_database(lambda db: transactions.add_table(db, table, inputs, follows, due))

    async def table(self, table: str) -> StoredTable | None:
        tables = await self._found_tables(sql.TABLE, table)
        return tables[0] if tables else None

    async def tables_of(self, person: str, limit: int) -> list[StoredTable]:
        return await self._found_tables(sql.TABLES_OF, person, limit)

    async def forget_tables(self, status: Status, before: float, limit: int, today: str) -> int:
        return len(await self._write(sql.FORGET_TABLES, status, before, limit, today))

    async def arrange(self, seen: StoredTable, changed: StoredTable, due: float | None = None) -> None:
        await self._in_database(lambda db: transactions.arrange(db, seen, changed, due))

    async def begin(
        self,
        table: str,
        version: int,
        header: bytes,
        inputs: Sequence[StoredInput],
        due: float | None = None,
    ) -> None:
        rows.check_order(0, inputs)
        await self._in_database(lambda db: transactions.begin(db, table, version, header, inputs, due))

    async def set_orders(
        self, table: str, version: int, person: str, orders: bytes, due: float | None = None
    ) -> None:
        await self._in_database(lambda db: transactions.set_orders(db, table, version, person, orders, due))

    async def orders(self, table: str) -> dict[str, bytes]:
        return {person: text.encode() for person, text in await self._select(sql.ORDERS, table)}

    # -- reviews -----------------------------------------------------------------------------------

    async def keep_review(
        self, table: str, kind: int, analysis: bytes, figures: Sequence[SeatFigures] = ()
    ) -> None:
        await self._in_database(lambda db: transactions.keep_review(db, table, kind, analysis, figures))

    async def review(self, table: str, kind: int) -> bytes | None:
        found = await self._select(sql.REVIEW, table, kind)
        return str(found[0][0]).encode() if found else None

    async def figures_of(self, person: str, limit: int) -> list[KeptFigures]:
        return [rows.figures_of(row) for row in await self._select(sql.FIGURES_OF, person, limit)]

    async def figures_in(self, game: str, limit: int) -> list[KeptFigures]:
        return [rows.figures_of(row) for row in await self._select(sql.FIGURES_IN, game, limit)]

    async def set_note(self, table: str, person: str, moment: int, text: str) -> None:
        if text:
            await self._write(sql.SET_NOTE, table, person, moment, text)
        else:
            await self._write(sql.CLEAR_NOTE, table, person, moment)

    async def notes(self, table: str, person: str) -> dict[int, str]:
        return dict(await self._select(sql.NOTES, table, person))

    # -- what the server does by itself ----------------------------------------------------------

    async def settle_due(self, worker: str, seen: StoredTable, due: float | None) -> bool:
        return await self._in_database(lambda db: transactions.settle_due(db, seen, due))

    async def next_due(self) -> float | None:
        found: float | None = (await self._select(sql.NEXT_DUE))[0][0]
        return found
