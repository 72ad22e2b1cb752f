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
from ducats.server.store.attempts import SqlAttempts
from ducats.server.store.base import (
    Change,
    Conflict,
    Heard,
    KeptFigures,
    Person,
    SeatFigures,
    Status,
    Store,
    StoredInput,
    StoredTable,
    StoreError,
)
from ducats.server.store.database import Database
from ducats.server.store.deals import SqlDeals
from ducats.server.store.erasing import SqlForgetting
from ducats.server.store.only_one import hold
from ducats.server.store.server_secrets import SqlSecrets
from ducats.server.store.sqlite_access import connect, numbered, prepare
from ducats.server.store.sqlite_append import add_entries
from ducats.server.store.sqlite_database import LiveDatabase
from ducats.server.store.wanted_reviews import DROP, SqlWantedReviews
from ducats.server.store.writer import Writer

T = TypeVar("T")


class SqliteStore(SqlAttempts, SqlDeals, SqlForgetting, SqlSecrets, SqlWantedReviews, Store):
    """One thread writes, one reads; readers see only what is committed."""

    def __init__(self, database: Path) -> None:
        super().__init__()
        self.database = database
        self._writer = Writer(lambda: connect(database))
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="ducats-reader")
        self._reading: sqlite3.Connection | None = None
        self._held: IO[bytes] | None = None

    async def open(self) -> None:
        await asyncio.to_thread(prepare, self.database)
        self._held = hold(self.database)
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

    async def ping(self) -> None:
        await self._read(lambda db: db.execute("SELECT 1").fetchone())

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
        def job(db: sqlite3.Connection) -> tuple[T, list[Heard]]:
            live = LiveDatabase(self.database, db)
            return live.do(work), live.heard

        result, heard = await self._writer.write(job)
        for news in heard:
            self._announce(news)
        return result

    async def _change(self, job: Callable[[sqlite3.Connection], Change]) -> None:
        self._announce(await self._writer.write(job))

    # -- people ----------------------------------------------------------------------------------

    async def add_person(self, person: Person, token_hash: str) -> None:
        def job(db: sqlite3.Connection) -> None:
            _run(db, sql.ADD_PERSON, person.id, person.name, person.created, person.seen)
            _run(db, sql.ADD_SESSION, token_hash, person.id, person.created)

        await self._writer.write(job)

    async def person_with(self, token_hash: str) -> Person | None:
        def query(db: sqlite3.Connection) -> Person | None:
            row = _run(db, sql.PERSON_WITH, token_hash).fetchone()
            return None if row is None else rows.person_of(row)

        return await self._read(query)

    async def blocked(self) -> frozenset[str]:
        return frozenset(row[0] for row in await self._select(sql.BLOCKED))

    async def rename(self, person: str, name: str) -> None:
        def job(db: sqlite3.Connection) -> list[Change]:
            _one(_run(db, sql.RENAME, person, name), f"there is no person {person}")
            _run(db, sql.RENAME_SEATS, person, name)
            return [
                Change(table, version, count, None)
                for table, version, count in _run(db, sql.CHANGE_TABLES_OF, person).fetchall()
            ]

        for change in await self._writer.write(job):
            self._announce(change)

    async def add_transfer(self, token_hash: str, person: str, now: float, expires: float) -> None:
        def job(db: sqlite3.Connection) -> None:
            _run(db, sql.DROP_TRANSFERS, person, now)
            _run(db, sql.ADD_TRANSFER, token_hash, person, expires)

        await self._writer.write(job)

    async def take_transfer(self, token_hash: str, now: float, session_hash: str) -> Person | None:
        def job(db: sqlite3.Connection) -> Person | None:
            taken = _run(db, sql.TAKE_TRANSFER, token_hash, now).fetchall()
            if not taken:
                return None
            _run(db, sql.ADD_SESSION, session_hash, taken[0][0], now)
            return rows.person_of(_run(db, sql.PERSON, taken[0][0]).fetchone())

        return await self._writer.write(job)

    # -- tables ----------------------------------------------------------------------------------

    async def add_table(
        self,
        table: StoredTable,
        inputs: Sequence[StoredInput] = (),
        follows: str | None = None,
        due: float | None = None,
    ) -> None:
        def job(db: sqlite3.Connection) -> list[Change]:
            rows.check_order(0, inputs)
            _run(db, sql.ADD_TABLE, *rows.table_values(table, len(inputs)))
            for number, seat in enumerate(table.seats):
                _run(db, sql.ADD_SEAT, table.id, number, table.created, *rows.seat_values(seat))
            _add_inputs(db, table.id, inputs)
            changes = []
            if due is not None:
                _set_due(db, table.id, due)
                changes.append(Change(table.id, table.version, len(inputs), due))
            if follows is not None:
                set_rematch = _run(db, sql.SET_REMATCH, follows, table.id)
                changes.append(_changed(set_rematch, follows, "has a rematch", None))
            return changes

        for change in await self._writer.write(job):
            self._announce(change)

    async def table(self, table: str) -> StoredTable | None:
        tables = await self._found_tables(sql.TABLE, table)
        return tables[0] if tables else None

    async def public_tables(self, open_since: float, limit: int) -> list[StoredTable]:
        return await self._found_tables(sql.PUBLIC_TABLES, open_since, limit)

    async def tables_of(self, person: str, limit: int) -> list[StoredTable]:
        return await self._found_tables(sql.TABLES_OF, person, limit)

    async def _found_tables(self, statement: str, *values: Any) -> list[StoredTable]:
        return await self._read(lambda db: _tables(db, statement, *values))

    async def remove_open_table(self, table: str, version: int) -> None:
        await self._writer.write(
            lambda db: _one(_run(db, sql.REMOVE_OPEN_TABLE, table, version), f"table {table} is not open")
        )

    async def forget_tables(self, status: Status, before: float, limit: int, today: str) -> int:
        return await self._writer.write(
            lambda db: _run(db, sql.FORGET_TABLES, status, before, limit, today).rowcount
        )

    async def arrange(self, seen: StoredTable, changed: StoredTable, due: float | None = None) -> None:
        def job(db: sqlite3.Connection) -> Change:
            facts = rows.arranged_values(changed)
            arranged = _run(db, sql.ARRANGE_TABLE, seen.id, seen.version, *facts)
            change = _changed(arranged, seen.id, "has changed", due)
            for number, values in rows.changed_seats(seen, changed):
                _run(db, sql.SET_SEAT, seen.id, number, *values)
            _set_due(db, seen.id, due)
            return change

        await self._change(job)

    async def begin(
        self,
        table: str,
        version: int,
        header: bytes,
        inputs: Sequence[StoredInput],
        due: float | None = None,
    ) -> None:
        def job(db: sqlite3.Connection) -> Change:
            rows.check_order(0, inputs)
            begun = _run(db, sql.BEGIN_TABLE, table, version, header.decode(), len(inputs))
            change = _changed(begun, table, "is not open, or has changed", due)
            _add_inputs(db, table, inputs)
            _set_due(db, table, due)
            return change

        await self._change(job)

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

    async def set_orders(
        self, table: str, version: int, person: str, orders: bytes, due: float | None = None
    ) -> None:
        def job(db: sqlite3.Connection) -> Change:
            change = _changed(_run(db, sql.CHANGE_TABLE, table, version), table, "has changed", due)
            _run(db, sql.SET_ORDERS, table, person, orders.decode())
            _set_due(db, table, due)
            return change

        await self._change(job)

    async def orders(self, table: str) -> dict[str, bytes]:
        return await self._read(
            lambda db: {person: text.encode() for person, text in _run(db, sql.ORDERS, table)}
        )

    # -- reviews -----------------------------------------------------------------------------------

    async def keep_review(
        self, table: str, kind: int, analysis: bytes, figures: Sequence[SeatFigures] = ()
    ) -> None:
        def job(db: sqlite3.Connection) -> None:
            _one(_run(db, sql.KEEP_REVIEW, table, kind, analysis.decode()), f"there is no table {table}")
            _run(db, DROP, table)
            _run(db, sql.CLEAR_FIGURES, table)
            for entry in figures:
                _run(db, sql.ADD_FIGURES, table, entry.seat, entry.person, entry.figures.decode())

        await self._writer.write(job)

    async def review(self, table: str, kind: int) -> bytes | None:
        row = await self._read(lambda db: _run(db, sql.REVIEW, table, kind).fetchone())
        return None if row is None else str(row[0]).encode()

    async def figures_of(self, person: str, limit: int) -> list[KeptFigures]:
        return await self._figures(sql.FIGURES_OF, person, limit)

    async def figures_in(self, game: str, limit: int) -> list[KeptFigures]:
        return await self._figures(sql.FIGURES_IN, game, limit)

    async def _figures(self, statement: str, key: str, limit: int) -> list[KeptFigures]:
        return await self._read(lambda db: [rows.figures_of(row) for row in _run(db, statement, key, limit)])

    async def set_note(self, table: str, person: str, moment: int, text: str) -> None:
        def job(db: sqlite3.Connection) -> None:
            if text:
                _run(db, sql.SET_NOTE, table, person, moment, text)
            else:
                _run(db, sql.CLEAR_NOTE, table, person, moment)

        await self._writer.write(job)

    async def notes(self, table: str, person: str) -> dict[int, str]:
        return await self._read(lambda db: dict(_run(db, sql.NOTES, table, person).fetchall()))

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

    async def settle_due(self, worker: str, seen: StoredTable, due: float | None) -> bool:
        def job(db: sqlite3.Connection) -> bool:
            known = _run(db, TABLE_STATE, seen.id).fetchone()
            if known != (seen.version, seen.input_count):
                return False
            if due is None:
                _run(db, sql.CLEAR_DUE, seen.id)
            else:
                _run(db, sql.SETTLE_DUE, seen.id, due)
            return True

        return await self._writer.write(job)

    async def release_due(self, worker: str) -> None:
        await self._write(RELEASE, worker)
        await self._write(RELEASE_REVIEWS, worker)

    async def next_due(self) -> float | None:
        row = await self._read(lambda db: _run(db, sql.NEXT_DUE).fetchone())
        found: float | None = row[0]
        return found

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
TABLE_STATE = "SELECT version, input_count FROM tables WHERE id = $1"


def _run(db: sqlite3.Connection, statement: str, *values: Any) -> sqlite3.Cursor:
    return db.execute(numbered(statement), values)


def _one(cursor: sqlite3.Cursor, otherwise: str) -> None:
    if cursor.rowcount != 1:
        raise Conflict(otherwise)


def _changed(cursor: sqlite3.Cursor, table: str, otherwise: str, due: float | None) -> Change:
    """What a statement with RETURNING has done to a table; Conflict if it found nothing to change."""
    row = cursor.fetchone()
    if row is None:
        raise Conflict(f"table {table} {otherwise}")
    cursor.fetchall()
    return Change(table, row[0], row[1], due)


def _set_due(db: sqlite3.Connection, table: str, due: float | None) -> None:
    if due is None:
        _run(db, sql.CLEAR_DUE, table)
    else:
        _run(db, sql.SET_DUE, table, due)


def _add_inputs(db: sqlite3.Connection, table: str, inputs: Sequence[StoredInput]) -> None:
    add_entries(db, [rows.input_values(table, entry) for entry in inputs])


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
