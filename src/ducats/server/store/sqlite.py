"""The store in one file: SQLite with a write-ahead log, synced before anything is acknowledged."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from functools import cache
from pathlib import Path
from typing import IO, Any, TypeVar

from ducats.server.store import rows, sql
from ducats.server.store.base import Conflict, Notification, StoredInput, StoredTable, StoreError
from ducats.server.store.database import Database
from ducats.server.store.sql_store import SqlStore
from ducats.server.store.sqlite_access import claim, connect, numbered
from ducats.server.store.sqlite_database import LiveDatabase
from ducats.server.store.writer import Writer

T = TypeVar("T")


class SqliteStore(SqlStore):
    """One thread writes, one reads; readers see only what is committed."""

    def __init__(self, database: Path) -> None:
        super().__init__()
        self.database = database
        self._writer = Writer(lambda: connect(database))
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="ducats-reader")
        self._reading: sqlite3.Connection | None = None
        self._held: IO[bytes] | None = None

    async def open(self) -> None:
        self._held = await asyncio.to_thread(claim, self.database)
        self._reading = await asyncio.to_thread(connect, self.database)
        self._writer.start()
        # The process that had taken these is gone: a file has one process.
        for rows_of in ("due", "wanted_reviews"):
            await self._write(f"UPDATE {rows_of} SET taken_by = NULL")  # noqa: S608 - constants only

    async def close(self) -> None:
        await asyncio.to_thread(self._writer.stop)
        self._reader.shutdown()
        if self._reading is not None:
            self._reading.close()
        if self._held is not None:
            self._held.close()

    async def _read(self, query: Callable[[sqlite3.Connection], T]) -> T:
        connection = self._reading
        if connection is None:
            raise StoreError("the store is not open")
        try:
            return await asyncio.get_running_loop().run_in_executor(self._reader, query, connection)
        except sqlite3.Error as error:
            raise StoreError(f"the database cannot be read: {error}") from error

    async def _select(self, statement: str, *values: Any) -> list[Any]:
        return await self._read(lambda db: _run(db, statement, *values).fetchall())

    async def _write(self, statement: str, *values: Any) -> list[Any]:
        return await self._writer.write(lambda db: _run(db, statement, *values).fetchall())

    async def _in_database(self, work: Callable[[Database], Awaitable[T]]) -> T:
        def job(db: sqlite3.Connection) -> tuple[T, list[Notification]]:
            live = LiveDatabase(self.database, db)
            return live.do(work), live.notifications

        result, notifications = await self._writer.write(job)
        for notification in notifications:
            self._announce(notification)
        return result

    # -- tables ----------------------------------------------------------------------------------

    async def _found_tables(self, statement: str, *values: Any) -> list[StoredTable]:
        return await self._read(lambda db: _tables(db, statement, *values))

    async def remove_open_table(self, table: str, version: int) -> None:
        if not await self._write(sql.REMOVE_OPEN_TABLE, table, version):
            raise Conflict(f"table {table} is not open")

    async def append(
        self,
        table: str,
        inputs: Sequence[StoredInput],
        moments: int,
        outcome: bytes | None = None,
        due: float | None = None,
    ) -> None:
        self._announce(await self._writer.append(rows.append_of(table, inputs, moments, outcome, due)))

    async def inputs(self, table: str, first: int = 0) -> list[StoredInput]:
        return await self._read(lambda db: [rows.input_of(row) for row in _run(db, sql.INPUTS, table, first)])

    # -- what the server does by itself ----------------------------------------------------------

    async def take_due(self, worker: str, now: float, limit: int) -> list[str]:
        def job(db: sqlite3.Connection) -> list[str]:
            found = [row[0] for row in _run(db, TAKEABLE, now, limit)]
            for table in found:
                _run(db, TAKE, table, worker)
            return found

        # Reading costs nothing, writing costs a sync.
        if not await self._read(lambda db: _run(db, TAKEABLE, now, 1).fetchall()):
            return []
        return await self._writer.write(job)

    async def keep_due(self, worker: str) -> list[str]:
        return await self._read(lambda db: [row[0] for row in _run(db, TAKEN, worker)])

    async def release_due(self, worker: str) -> None:
        await self._write(RELEASE, worker)
        await self._write(RELEASE_REVIEWS, worker)

    async def counts(self) -> dict[str, int]:
        def query() -> dict[str, int]:
            # Reads every row, on a connection of its own, so that nobody waits for it.
            with closing(connect(self.database)) as db:
                people: int = _run(db, sql.COUNT_PEOPLE).fetchone()[0]
                return {"people": people, **dict(_run(db, sql.COUNT_TABLES).fetchall())}

        try:
            return await asyncio.to_thread(query)
        except sqlite3.Error as error:
            raise StoreError(f"the database cannot be read: {error}") from error


TAKEABLE = "SELECT table_id FROM due WHERE at <= $1 AND taken_by IS NULL ORDER BY at LIMIT $2"
TAKE = "UPDATE due SET taken_by = $2 WHERE table_id = $1"
TAKEN = "SELECT table_id FROM due WHERE taken_by = $1"
RELEASE = "UPDATE due SET taken_by = NULL WHERE taken_by = $1"
RELEASE_REVIEWS = "UPDATE wanted_reviews SET taken_by = NULL WHERE taken_by = $1"


def _run(db: sqlite3.Connection, statement: str, *values: Any) -> sqlite3.Cursor:
    return db.execute(numbered(statement), values)


def _tables(db: sqlite3.Connection, statement: str, *values: Any) -> list[StoredTable]:
    found = _run(db, statement, *values).fetchall()
    # One statement for all chairs: each statement releases the GIL and waits to get it back.
    seats: dict[str, list[Any]] = {row[0]: [] for row in found}
    for table, *seat in db.execute(_seats_of(len(seats)), list(seats)).fetchall():
        seats[table].append(seat)
    return [rows.table_of(row, seats[row[0]]) for row in found]


@cache
def _seats_of(count: int) -> str:
    return f"{sql.SEATS_OF} WHERE table_id IN ({', '.join('?' * count)}) ORDER BY table_id, seat"
