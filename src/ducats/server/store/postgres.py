"""The store for several processes and machines: PostgreSQL, through asyncpg.

Appends that wait are written by one statement, which is one transaction; whoever was too late fails alone.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, TypeVar

import msgspec
import structlog

from ducats.server.store import postgres_transfers, rows, sql
from ducats.server.store.address import name_of
from ducats.server.store.attempts import SqlAttempts
from ducats.server.store.base import (
    LEASE_SECONDS,
    Change,
    Conflict,
    Person,
    Status,
    StoredInput,
    StoredTable,
    StoreError,
    Word,
)
from ducats.server.store.database import Database
from ducats.server.store.deals import SqlDeals
from ducats.server.store.erasing import SqlForgetting
from ducats.server.store.postgres_access import (
    SECONDS,
    Cut,
    Unstorable,
    explain,
    explained,
    pool,
    prepare,
    transaction,
)
from ducats.server.store.postgres_append import Waiting, columns_of, settle, told_of
from ducats.server.store.postgres_database import PostgresDatabase
from ducats.server.store.postgres_hints import listen
from ducats.server.store.postgres_reviews import PostgresReviews
from ducats.server.store.postgres_sql import (
    ALIVE,
    APPEND,
    GONE,
    LOCK_TABLES_OF,
    NOTIFY,
    SAY,
    SEATS,
    TABLE_STATE,
    TAKE_DUE,
    TAKEN,
    WORDS,
)
from ducats.server.store.server_secrets import SqlSecrets

log = structlog.stdlib.get_logger()

T = TypeVar("T")

BATCH: Final = 256
"""The most appends that share a transaction: enough to hide the sync, short enough to answer soon."""


class PostgresStore(SqlAttempts, SqlDeals, SqlForgetting, SqlSecrets, PostgresReviews):
    """A pool of connections, and one that listens."""

    is_shared = True

    def __init__(self, address: str) -> None:
        super().__init__()
        self._address = address
        self._pool: Any = None
        self._waiting: list[Waiting] = []
        self._appending: asyncio.Task[None] | None = None
        self._listening: asyncio.Task[None] | None = None

    @property
    def name(self) -> str:
        """The database as it may be shown: without the password."""
        return name_of(self._address)

    async def open(self) -> None:
        await prepare(self._address)
        async with explained(self.name):
            self._pool = await pool(self._address)
        ready = asyncio.Event()
        self._listening = asyncio.create_task(
            listen(self._address, self._hear, lambda: self._announce(None), ready)
        )
        await ready.wait()

    async def close(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)
        if self._appending is not None:
            await self._appending
        if self._pool is not None:
            try:
                await asyncio.wait_for(self._pool.close(), SECONDS)
            except TimeoutError:
                self._pool.terminate()

    async def ping(self) -> None:
        await self._fetch("SELECT 1")

    async def _fetch(self, statement: str, *values: Any) -> list[Any]:
        async with explained(self.name):
            found: list[Any] = await self._pool.fetch(statement, *values)
            return found

    _select = _write = _fetch

    async def _transact(self, work: Callable[[Any], Awaitable[T]]) -> T:
        """Tries once more if the connection was cut, as PostgreSQL does when this process has stood still."""
        try:
            return await self._transact_once(work)
        except Cut:
            return await self._transact_once(work)

    async def _transact_once(self, work: Callable[[Any], Awaitable[T]]) -> T:
        async with explained(self.name), transaction(self._pool, self.name) as db:
            return await work(db)

    async def _in_database(self, work: Callable[[Database], Awaitable[T]]) -> T:
        return await self._transact(lambda db: work(PostgresDatabase(self.name, db)))

    # -- hints -----------------------------------------------------------------------------------

    def _hear(self, _connection: object, _pid: int, channel: str, text: str) -> None:
        if channel == WORDS:
            self._announce(msgspec.json.decode(text, type=Word))
        else:
            self._announce(Change(*msgspec.json.decode(text)))

    async def say(self, word: Word) -> None:
        await self._fetch(SAY, msgspec.json.encode(word).decode())

    # -- people ----------------------------------------------------------------------------------

    async def add_person(self, person: Person, token_hash: str) -> None:
        async def work(db: Any) -> None:
            await db.execute(sql.ADD_PERSON, person.id, person.name, person.created, person.seen)
            await db.execute(sql.ADD_SESSION, token_hash, person.id, person.created)

        await self._transact(work)

    async def person_with(self, token_hash: str) -> Person | None:
        found = await self._fetch(sql.PERSON_WITH, token_hash)
        return rows.person_of(found[0]) if found else None

    async def blocked(self) -> frozenset[str]:
        return frozenset(row[0] for row in await self._fetch(sql.BLOCKED))

    async def rename(self, person: str, name: str) -> None:
        async def work(db: Any) -> None:
            _one(await db.execute(sql.RENAME, person, name), f"there is no person {person}")
            # Tables before their chairs, in one order, as everybody who changes them does.
            await db.execute(LOCK_TABLES_OF, person)
            await db.execute(sql.RENAME_SEATS, person, name)
            for table, version, count in await db.fetch(sql.CHANGE_TABLES_OF, person):
                await _notify(db, Change(table, version, count, None))

        await self._transact(work)

    async def add_transfer(self, token_hash: str, person: str, now: float, expires: float) -> None:
        await self._transact(lambda db: postgres_transfers.add(db, token_hash, person, now, expires))

    async def take_transfer(self, token_hash: str, now: float, session_hash: str) -> Person | None:
        return await self._transact(lambda db: postgres_transfers.take(db, token_hash, now, session_hash))

    # -- tables ----------------------------------------------------------------------------------

    async def add_table(
        self,
        table: StoredTable,
        inputs: Sequence[StoredInput] = (),
        follows: str | None = None,
        due: float | None = None,
    ) -> None:
        rows.check_order(0, inputs)

        async def work(db: Any) -> None:
            await db.execute(sql.ADD_TABLE, *rows.table_values(table, len(inputs)))
            for number, seat in enumerate(table.seats):
                await db.execute(sql.ADD_SEAT, table.id, number, table.created, *rows.seat_values(seat))
            await _add_inputs(db, table.id, inputs)
            if due is not None:
                change = Change(table.id, table.version, len(inputs), due)
                await _set_due(db, change)
                await _notify(db, change)
            if follows is not None:
                changed = await db.fetchrow(sql.SET_REMATCH, follows, table.id)
                await _notify(db, _change(changed, follows, "has a rematch", None))

        await self._transact(work)

    async def table(self, table: str) -> StoredTable | None:
        tables = await self._found_tables(sql.TABLE, table)
        return tables[0] if tables else None

    async def public_tables(self, open_since: float, limit: int) -> list[StoredTable]:
        return await self._found_tables(sql.PUBLIC_TABLES, open_since, limit)

    async def tables_of(self, person: str, limit: int) -> list[StoredTable]:
        return await self._found_tables(sql.TABLES_OF, person, limit)

    async def _found_tables(self, statement: str, *values: Any) -> list[StoredTable]:
        with_seats = statement.replace(" FROM tables", f", {SEATS} FROM tables", 1)
        return [
            rows.table_of(row, msgspec.json.decode(row[-1] or "[]"))
            for row in await self._fetch(with_seats, *values)
        ]

    async def remove_open_table(self, table: str, version: int) -> None:
        async def work(db: Any) -> None:
            _one(await db.execute(sql.REMOVE_OPEN_TABLE, table, version), f"table {table} is not open")
            await _notify(db, Change(table, version + 1, 0, None))

        await self._transact(work)

    async def forget_tables(self, status: Status, before: float, limit: int, today: str) -> int:
        return len(await self._fetch(sql.FORGET_TABLES + " RETURNING id", status, before, limit, today))

    async def arrange(self, seen: StoredTable, changed: StoredTable, due: float | None = None) -> None:
        async def work(db: Any) -> None:
            facts = rows.arranged_values(changed)
            arranged = await db.fetchrow(sql.ARRANGE_TABLE, seen.id, seen.version, *facts)
            change = _change(arranged, seen.id, "has changed", due)
            for number, values in rows.changed_seats(seen, changed):
                await db.execute(sql.SET_SEAT, seen.id, number, *values)
            await _set_due(db, change)
            await _notify(db, change)

        await self._transact(work)

    async def begin(
        self,
        table: str,
        version: int,
        header: bytes,
        inputs: Sequence[StoredInput],
        due: float | None = None,
    ) -> None:
        rows.check_order(0, inputs)

        async def work(db: Any) -> None:
            begun = await db.fetchrow(sql.BEGIN_TABLE, table, version, header.decode(), len(inputs))
            change = _change(begun, table, "is not open, or has changed", due)
            await _add_inputs(db, table, inputs)
            await _set_due(db, change)
            await _notify(db, change)

        await self._transact(work)

    async def append(
        self,
        table: str,
        inputs: Sequence[StoredInput],
        moments: int,
        outcome: bytes | None = None,
        due: float | None = None,
    ) -> None:
        append = rows.append_of(table, inputs, moments, outcome, due)
        done = asyncio.get_running_loop().create_future()
        self._waiting.append(Waiting(append, told_of(inputs), done))
        if self._appending is None or self._appending.done():
            self._appending = asyncio.create_task(self._append_all())
        await done

    async def _append_all(self) -> None:
        """Write everything that waits together; more arrives meanwhile."""
        while self._waiting:
            batch: dict[str, Waiting] = {}
            for waiting in self._waiting:
                # Two appends to one table cannot be judged by one statement.
                if len(batch) < BATCH:
                    batch.setdefault(waiting.append.table, waiting)
            self._waiting = [
                waiting for waiting in self._waiting if batch.get(waiting.append.table) is not waiting
            ]
            await self._append_batch(list(batch.values()))

    async def _append_batch(self, batch: list[Waiting]) -> None:
        try:
            columns = columns_of(batch)
            stored = {row[0] for row in await self._fetch(APPEND, *columns)}
        except StoreError as error:
            if len(batch) > 1 and isinstance(error, Unstorable | Conflict):
                for alone in batch:
                    await self._append_batch([alone])
                return
            for waiting in batch:
                settle(waiting.done, error)
            return
        except Exception as error:
            # Nobody must be left waiting for an answer that never comes.
            log.exception("append_failed", database=self.name)
            for waiting in batch:
                settle(waiting.done, StoreError(f"{self.name} cannot be used: {explain(error)}"))
            return
        for waiting in batch:
            settle(waiting.done, None if waiting.append.table in stored else waiting.append.conflict())

    async def inputs(self, table: str, first: int = 0) -> list[StoredInput]:
        return [rows.input_of(row) for row in await self._fetch(sql.INPUTS, table, first)]

    async def set_orders(
        self, table: str, version: int, person: str, orders: bytes, due: float | None = None
    ) -> None:
        async def work(db: Any) -> None:
            changed = await db.fetchrow(sql.CHANGE_TABLE, table, version)
            change = _change(changed, table, "has changed", due)
            await db.execute(sql.SET_ORDERS, table, person, orders.decode())
            await _set_due(db, change)
            await _notify(db, change)

        await self._transact(work)

    async def orders(self, table: str) -> dict[str, bytes]:
        return {person: text.encode() for person, text in await self._fetch(sql.ORDERS, table)}

    # -- what the server does by itself ----------------------------------------------------------

    async def take_due(self, worker: str, now: float, limit: int) -> list[str]:
        async def work(db: Any) -> list[str]:
            await db.execute(ALIVE, worker, LEASE_SECONDS)
            return [row[0] for row in await db.fetch(TAKE_DUE, worker, now, limit)]

        return await self._transact(work)

    async def keep_due(self, worker: str) -> list[str]:
        await self._fetch(ALIVE, worker, LEASE_SECONDS)
        return [row[0] for row in await self._fetch(TAKEN, worker)]

    async def settle_due(self, worker: str, seen: StoredTable, due: float | None) -> bool:
        async def work(db: Any) -> bool:
            known = await db.fetchrow(TABLE_STATE, seen.id)
            if known is None or tuple(known) != (seen.version, seen.input_count):
                return False
            if due is None:
                await db.execute(sql.CLEAR_DUE, seen.id)
            else:
                await db.execute(sql.SETTLE_DUE, seen.id, due)
            return True

        return await self._transact(work)

    async def release_due(self, worker: str) -> None:
        await self._fetch(GONE, worker)

    async def next_due(self) -> float | None:
        found: float | None = (await self._fetch(sql.NEXT_DUE))[0][0]
        return found

    async def counts(self) -> dict[str, int]:
        people: int = (await self._fetch(sql.COUNT_PEOPLE))[0][0]
        return {"people": people, **{row[0]: row[1] for row in await self._fetch(sql.COUNT_TABLES)}}


def _one(status: str, otherwise: str) -> None:
    """PostgreSQL answers a write with its name and the number of rows it changed."""
    if not status.endswith(" 1"):
        raise Conflict(otherwise)


def _change(row: Any, table: str, otherwise: str, due: float | None) -> Change:
    if row is None:
        raise Conflict(f"table {table} {otherwise}")
    return Change(table, row[0], row[1], due)


async def _set_due(db: Any, change: Change) -> None:
    if change.due is None:
        await db.execute(sql.CLEAR_DUE, change.table)
    else:
        await db.execute(sql.SET_DUE, change.table, change.due)


async def _notify(db: Any, change: Change) -> None:
    """Sent when the transaction is stored, or not at all."""
    told = (change.table, change.version, change.input_count, change.due)
    await db.execute(NOTIFY, msgspec.json.encode(told).decode())


async def _add_inputs(db: Any, table: str, inputs: Sequence[StoredInput]) -> None:
    if inputs:
        await db.executemany(sql.ADD_INPUT, [rows.input_values(table, entry) for entry in inputs])
