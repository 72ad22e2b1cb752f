"""The store in one file: SQLite with a write-ahead log, synced before anything is acknowledged."""

import asyncio
import re
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from ducats.server.store import sql
from ducats.server.store.base import Conflict, Person, Store, StoredInput, StoredSeat, StoredTable, StoreError
from ducats.server.store.migrate import migrate
from ducats.server.store.writer import Writer
from ducats.server.wire import Absence

T = TypeVar("T")


@cache
def numbered(statement: str) -> str:
    """SQLite writes numbered parameters ?1, not $1."""
    return re.sub(r"\$(\d+)", r"?\1", statement)


def connect(database: Path) -> sqlite3.Connection:
    """A connection that syncs every commit to the disk and gives up after waiting ten seconds for others."""
    connection = sqlite3.connect(database, isolation_level=None, timeout=10, check_same_thread=False)
    try:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
    except sqlite3.Error:
        connection.close()
        raise
    return connection


def prepare(database: Path) -> None:
    """Make the file if there is none and bring it up to date; StoreError says why it cannot be used."""
    try:
        database.parent.mkdir(parents=True, exist_ok=True)
        with closing(connect(database)) as connection:
            migrate(connection)
    except (sqlite3.Error, OSError) as error:
        raise StoreError(f"{database} cannot be opened: {error}") from error


class SqliteStore(Store):
    """One thread writes, one reads; readers see only what is committed."""

    def __init__(self, database: Path) -> None:
        self.database = database
        self._writer = Writer(lambda: connect(database))
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="ducats-reader")
        self._reading: sqlite3.Connection | None = None

    async def open(self) -> None:
        await asyncio.to_thread(prepare, self.database)
        self._reading = await asyncio.to_thread(connect, self.database)
        self._writer.start()

    async def close(self) -> None:
        await asyncio.to_thread(self._writer.stop)
        self._reader.shutdown()
        if self._reading is not None:
            self._reading.close()

    async def _read(self, query: Callable[[sqlite3.Connection], T]) -> T:
        connection = self._reading
        if connection is None:
            raise StoreError("the store is not open")
        try:
            return await asyncio.get_running_loop().run_in_executor(self._reader, query, connection)
        except sqlite3.Error as error:
            raise StoreError(f"the database cannot be read: {error}") from error

    # -- people ----------------------------------------------------------------------------------

    async def add_person(self, person: Person, token_hash: str) -> None:
        def job(db: sqlite3.Connection) -> None:
            _run(db, sql.ADD_PERSON, person.id, person.name, person.created)
            _run(db, sql.ADD_SESSION, token_hash, person.id, person.created)

        await self._writer.write(job)

    async def person_with(self, token_hash: str) -> Person | None:
        def query(db: sqlite3.Connection) -> Person | None:
            row = _run(db, sql.PERSON_WITH, token_hash).fetchone()
            return None if row is None else Person(id=row[0], name=row[1], created=row[2])

        return await self._read(query)

    async def rename(self, person: str, name: str) -> None:
        def job(db: sqlite3.Connection) -> None:
            _one(_run(db, sql.RENAME, person, name), f"there is no person {person}")
            _run(db, sql.RENAME_SEATS, person, name)

        await self._writer.write(job)

    # -- tables ----------------------------------------------------------------------------------

    async def add_table(self, table: StoredTable, inputs: Sequence[StoredInput] = ()) -> None:
        def job(db: sqlite3.Connection) -> None:
            _run(db, sql.ADD_TABLE, *_table_values(table))
            for number, seat in enumerate(table.seats):
                _run(db, sql.ADD_SEAT, table.id, number, *_seat_values(seat))
            _add_inputs(db, table.id, inputs)

        await self._writer.write(job)

    async def table(self, table: str) -> StoredTable | None:
        tables = await self._read(lambda db: _tables(db, sql.TABLE, table))
        return tables[0] if tables else None

    async def public_tables(self, open_since: float, limit: int) -> list[StoredTable]:
        return await self._read(lambda db: _tables(db, sql.PUBLIC_TABLES, open_since, limit))

    async def tables_of(self, person: str, limit: int) -> list[StoredTable]:
        return await self._read(lambda db: _tables(db, sql.TABLES_OF, person, limit))

    async def running_tables(self) -> list[StoredTable]:
        return await self._read(lambda db: _tables(db, sql.RUNNING_TABLES))

    async def remove_open_table(self, table: str) -> None:
        await self._writer.write(
            lambda db: _one(_run(db, sql.REMOVE_OPEN_TABLE, table), f"table {table} is not open")
        )

    async def set_seat(self, table: str, seat: int, value: StoredSeat) -> None:
        await self._writer.write(
            lambda db: _one(
                _run(db, sql.SET_SEAT, table, seat, *_seat_values(value)), f"table {table} has no seat {seat}"
            )
        )

    async def set_rematch(self, table: str, rematch: str) -> None:
        await self._writer.write(
            lambda db: _one(_run(db, sql.SET_REMATCH, table, rematch), f"there is no table {table}")
        )

    async def begin(self, table: str, header: bytes, inputs: Sequence[StoredInput]) -> None:
        def job(db: sqlite3.Connection) -> None:
            _one(_run(db, sql.BEGIN_TABLE, table, header.decode()), f"table {table} is not open")
            _add_inputs(db, table, inputs)

        await self._writer.write(job)

    async def append(
        self, table: str, inputs: Sequence[StoredInput], moments: int, outcome: bytes | None = None
    ) -> None:
        def job(db: sqlite3.Connection) -> None:
            status = "playing" if outcome is None else "finished"
            done = _run(db, sql.ADVANCE_TABLE, table, moments, _text(outcome), status)
            _one(done, f"table {table} is not being played")
            _add_inputs(db, table, inputs)

        await self._writer.write(job)

    async def inputs(self, table: str) -> list[StoredInput]:
        return await self._read(
            lambda db: [
                StoredInput(number, seat, action.encode(), time)
                for number, seat, action, time in _run(db, sql.INPUTS, table)
            ]
        )

    async def set_orders(self, table: str, person: str, orders: bytes) -> None:
        await self._writer.write(lambda db: _run(db, sql.SET_ORDERS, table, person, orders.decode()).rowcount)

    async def orders(self, table: str) -> dict[str, bytes]:
        return await self._read(
            lambda db: {person: text.encode() for person, text in _run(db, sql.ORDERS, table)}
        )

    async def counts(self) -> dict[str, int]:
        def query(db: sqlite3.Connection) -> dict[str, int]:
            people: int = _run(db, sql.COUNT_PEOPLE).fetchone()[0]
            return {"people": people, **dict(_run(db, sql.COUNT_TABLES).fetchall())}

        return await self._read(query)


def _run(db: sqlite3.Connection, statement: str, *values: Any) -> sqlite3.Cursor:
    return db.execute(numbered(statement), values)


def _one(cursor: sqlite3.Cursor, otherwise: str) -> None:
    if cursor.rowcount != 1:
        raise Conflict(otherwise)


def _add_inputs(db: sqlite3.Connection, table: str, inputs: Sequence[StoredInput]) -> None:
    if not inputs:
        return
    first = _run(db, sql.NEXT_INPUT, table).fetchone()[0]
    if [entry.number for entry in inputs] != list(range(first, first + len(inputs))):
        raise Conflict(f"inputs of {table} do not follow on number {first}")
    db.executemany(
        numbered(sql.ADD_INPUT),
        [(table, entry.number, entry.seat, entry.action.decode(), entry.time) for entry in inputs],
    )


def _tables(db: sqlite3.Connection, statement: str, *values: Any) -> list[StoredTable]:
    return [
        _table(row, _run(db, sql.SEATS, row[0]).fetchall()) for row in _run(db, statement, *values).fetchall()
    ]


def _table(row: tuple[Any, ...], seats: list[tuple[Any, ...]]) -> StoredTable:
    (id_, game, status, options, data, public, absence, creator, created, seed, header, outcome, rematch) = (
        row[:13]
    )
    return StoredTable(
        id=id_,
        game=game,
        status=status,
        options=msgspec.json.decode(options),
        data=data,
        public=bool(public),
        absence=msgspec.json.decode(absence, type=Absence),
        creator=creator,
        created=created,
        seed=seed,
        seats=tuple(
            StoredSeat(kind=kind, person=person, name=name, level=level, stand_in=bool(stand_in))
            for kind, person, name, level, stand_in in seats
        ),
        header=_bytes(header),
        outcome=_bytes(outcome),
        rematch=rematch,
        imported=bool(row[13]),
        moments=row[14],
    )


def _table_values(table: StoredTable) -> tuple[Any, ...]:
    return (
        table.id,
        table.game,
        table.status,
        msgspec.json.encode(table.options).decode(),
        table.data,
        table.public,
        msgspec.json.encode(table.absence).decode(),
        table.creator,
        table.created,
        table.seed,
        _text(table.header),
        _text(table.outcome),
        table.rematch,
        table.imported,
        table.moments,
    )


def _seat_values(seat: StoredSeat) -> tuple[Any, ...]:
    return (seat.kind, seat.person, seat.name, seat.level, seat.stand_in)


def _text(value: bytes | None) -> str | None:
    return None if value is None else value.decode()


def _bytes(value: str | None) -> bytes | None:
    return None if value is None else value.encode()
