"""The store for several processes and machines: PostgreSQL, through asyncpg.

Appends that wait are written by one statement, which is one transaction; one that comes too late fails alone.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, TypeVar

import msgspec
import structlog

from ducats.server.store import rows, sql
from ducats.server.store.address import name_of
from ducats.server.store.base import (
    LEASE_SECONDS,
    Change,
    Conflict,
    Message,
    StoredInput,
    StoredTable,
    StoreError,
)
from ducats.server.store.database import Database
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
from ducats.server.store.postgres_database import LivePostgresDatabase
from ducats.server.store.postgres_hints import listen
from ducats.server.store.postgres_sql import (
    ALIVE,
    APPEND,
    CLOCK,
    GONE,
    MESSAGES,
    PUBLISH,
    SEATS,
    TAKE_DUE,
    TAKE_REVIEW,
    TAKEN,
)
from ducats.server.store.sql_store import SqlStore

log = structlog.stdlib.get_logger()

T = TypeVar("T")

BATCH: Final = 256
"""The most appends that share a transaction: enough to hide the sync, short enough to answer soon."""


class PostgresStore(SqlStore):
    """A pool of connections, and one that listens."""

    is_shared = True
    _take_statement = TAKE_REVIEW
    _machine_clock = staticmethod(time.time)

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
            listen(self._address, self._receive, lambda: self._announce(None), ready)
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
        return await self._transact(lambda db: work(LivePostgresDatabase(self.name, db)))

    # -- hints -----------------------------------------------------------------------------------

    def _receive(self, _connection: object, _pid: int, channel: str, text: str) -> None:
        if channel == MESSAGES:
            self._announce(msgspec.json.decode(text, type=Message))
        else:
            self._announce(Change(*msgspec.json.decode(text)))

    async def publish(self, message: Message) -> None:
        await self._fetch(PUBLISH, msgspec.json.encode(message).decode())

    # -- tables ----------------------------------------------------------------------------------

    async def _found_tables(self, statement: str, *values: Any) -> list[StoredTable]:
        with_seats = statement.replace(" FROM tables", f", {SEATS} FROM tables", 1)
        return [
            rows.table_of(row, msgspec.json.decode(row[-1] or "[]"))
            for row in await self._fetch(with_seats, *values)
        ]

    async def remove_open_table(self, table: str, version: int) -> None:
        async def work(db: Database) -> None:
            if not await db.run(sql.REMOVE_OPEN_TABLE, table, version):
                raise Conflict(f"table {table} is not open")
            await db.tell(Change(table, version + 1, 0, None))

        await self._in_database(work)

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

    # -- what the server does by itself ----------------------------------------------------------

    async def _ahead(self) -> float:
        # An analysis is wanted for seconds: clocks of machines may differ by more.
        of_database: float = (await self._fetch(CLOCK))[0][0]
        return of_database - self._machine_clock()

    async def take_due(self, worker: str, now: float, limit: int) -> list[str]:
        async def work(db: Any) -> list[str]:
            await db.execute(ALIVE, worker, LEASE_SECONDS)
            return [row[0] for row in await db.fetch(TAKE_DUE, worker, now, limit)]

        return await self._transact(work)

    async def keep_due(self, worker: str) -> list[str]:
        await self._fetch(ALIVE, worker, LEASE_SECONDS)
        return [row[0] for row in await self._fetch(TAKEN, worker)]

    async def release_due(self, worker: str) -> None:
        await self._fetch(GONE, worker)

    async def counts(self) -> dict[str, int]:
        people: int = (await self._fetch(sql.COUNT_PEOPLE))[0][0]
        return {"people": people, **{row[0]: row[1] for row in await self._fetch(sql.COUNT_TABLES)}}
