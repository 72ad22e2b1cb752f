"""The store for several processes and machines: PostgreSQL, through asyncpg.

Appends that wait are written by one statement, which is one transaction; whoever was too late fails alone.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any, Final, TypeVar
from urllib.parse import urlsplit

import msgspec
import structlog

from ducats.server.store import rows, sql
from ducats.server.store.base import (
    LEASE_SECONDS,
    Change,
    Conflict,
    Person,
    Store,
    StoredInput,
    StoredSeat,
    StoredTable,
    StoreError,
    Word,
)
from ducats.server.store.migrate import check_known, migrations, statements_of

try:
    import asyncpg
except ImportError as error:
    raise StoreError(
        "a PostgreSQL database needs the package asyncpg: pip install 'ducats[postgres]' brings it"
    ) from error

log = structlog.stdlib.get_logger()

T = TypeVar("T")

BATCH: Final = 256
"""At most so many appends share a transaction: enough to hide the sync, short enough to answer soon."""
CONNECTIONS: Final = 8
"""Of one process, beside the one that listens; PostgreSQL allows 100 to all of them unless told otherwise."""
SECONDS: Final = 10.0
"""A statement or connection that takes longer has failed."""
MAX_RETRY_SECONDS: Final = 2.0
CHANNEL: Final = "ducats_tables"
WORDS: Final = "ducats_words"
MIGRATION_LOCK: Final = 0x64756361
"""Any number that all agree on: processes start together, and one of them brings the schema up to date."""

LOST: Final = (
    OSError,
    TimeoutError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    # A connection that is cut in the middle of a transaction confuses the driver.
    asyncpg.InternalClientError,
)

# One statement for all: the seats are those of the very version that is read.
SEATS: Final = (
    "(SELECT json_agg(json_build_array(kind, person, name, level, stand_in) ORDER BY seat)"
    " FROM seats WHERE table_id = tables.id)"
)
NOTIFY: Final = f"SELECT pg_notify('{CHANNEL}', $1)"
SAY: Final = f"SELECT pg_notify('{WORDS}', $1)"
APPEND: Final = f"""
    WITH asked AS (
        SELECT * FROM unnest(
            $1::text[], $2::bigint[], $3::bigint[], $4::bigint[], $5::text[], $6::text[], $7::float8[]
        ) AS asked (id, first, next, moments, outcome, status, due)
    ), locked AS (
        SELECT tables.id FROM tables JOIN asked ON asked.id = tables.id
        WHERE tables.status = 'playing' AND tables.input_count = asked.first
        ORDER BY tables.id FOR UPDATE OF tables
    ), advanced AS (
        UPDATE tables SET input_count = asked.next, moments = asked.moments, outcome = asked.outcome,
            status = asked.status
        FROM asked JOIN locked ON locked.id = asked.id
        WHERE tables.id = asked.id AND tables.input_count = asked.first AND tables.status = 'playing'
        RETURNING tables.id, tables.version, tables.input_count, asked.due
    ), added AS (
        INSERT INTO inputs (table_id, number, seat, action, time)
        SELECT entry.* FROM unnest($8::text[], $9::bigint[], $10::bigint[], $11::text[], $12::float8[])
            AS entry (table_id, number, seat, action, time)
        JOIN advanced ON advanced.id = entry.table_id
    ), cleared AS (
        DELETE FROM due USING advanced WHERE due.table_id = advanced.id AND advanced.due IS NULL
    ), scheduled AS (
        INSERT INTO due (table_id, at) SELECT id, due FROM advanced WHERE due IS NOT NULL ORDER BY id
        ON CONFLICT (table_id) DO UPDATE SET at = excluded.at,
            taken_by = CASE WHEN excluded.at = 0 THEN due.taken_by END
    )
    SELECT id, pg_notify('{CHANNEL}', json_build_array(id, version, input_count, due)::text) FROM advanced
"""  # noqa: S608 - constants only
# The database's own clock says who is alive: those of the machines may differ.
ALIVE: Final = (
    "INSERT INTO workers (name, alive_until) VALUES ($1, extract(epoch FROM now()) + $2)"
    " ON CONFLICT (name) DO UPDATE SET alive_until = excluded.alive_until"
)
# Who takes a row must find it as they saw it: a worker that has come since is not in sight of this statement.
TAKE_DUE: Final = """
    WITH free AS MATERIALIZED (
        SELECT table_id, at, taken_by FROM due WHERE at <= $2 AND (taken_by IS NULL OR NOT EXISTS (
            SELECT 1 FROM workers WHERE name = taken_by AND alive_until > extract(epoch FROM now())
        ))
    ), takeable AS (
        SELECT due.table_id FROM due JOIN free ON free.table_id = due.table_id
        WHERE due.taken_by IS NOT DISTINCT FROM free.taken_by
        ORDER BY free.at LIMIT $3 FOR UPDATE OF due SKIP LOCKED
    )
    UPDATE due SET taken_by = $1 FROM takeable WHERE due.table_id = takeable.table_id RETURNING due.table_id
"""
TAKEN: Final = "SELECT table_id FROM due WHERE taken_by = $1"
GONE: Final = "DELETE FROM workers WHERE name = $1 OR alive_until < extract(epoch FROM now()) - 3600"
TABLE_STATE: Final = "SELECT version, input_count FROM tables WHERE id = $1 FOR UPDATE"
LOCK_TABLES_OF: Final = (
    "SELECT 1 FROM tables WHERE status <> 'finished' AND id IN (SELECT table_id FROM seats WHERE person = $1)"
    " ORDER BY id FOR UPDATE"
)


class _Append(msgspec.Struct, eq=False):
    """Inputs on their way, and who waits for them."""

    table: str
    first: int
    entries: list[tuple[Any, ...]]
    moments: int
    outcome: str | None
    due: float | None
    done: asyncio.Future[None]


class PostgresStore(Store):
    """A pool of connections, and one that listens."""

    is_shared = True

    def __init__(self, address: str) -> None:
        super().__init__()
        self._address = address
        self._pool: Any = None
        self._waiting: list[_Append] = []
        self._appending: asyncio.Task[None] | None = None
        self._listening: asyncio.Task[None] | None = None

    @property
    def name(self) -> str:
        """The database as it may be shown: without the password."""
        return name_of(self._address)

    async def open(self) -> None:
        await prepare(self._address)
        async with _explained(self.name):
            self._pool = await asyncpg.create_pool(
                self._address, min_size=0, max_size=CONNECTIONS, timeout=SECONDS, command_timeout=SECONDS
            )
        ready = asyncio.Event()
        self._listening = asyncio.create_task(self._listen(ready))
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
        async with _explained(self.name):
            found: list[Any] = await self._pool.fetch(statement, *values)
            return found

    async def _transact(self, work: Callable[[Any], Awaitable[T]]) -> T:
        async with _explained(self.name), self._pool.acquire(timeout=SECONDS) as db, db.transaction():
            return await work(db)

    # -- hints -----------------------------------------------------------------------------------

    async def _listen(self, ready: asyncio.Event) -> None:
        """One connection of its own, made anew when it is lost; what was missed meanwhile is caught up on."""
        pause = 0.05
        while True:
            try:
                connection = await asyncpg.connect(self._address, timeout=SECONDS)
            except Exception as error:
                # Whatever it is: a process that stops listening would leave its people behind.
                log.warning("not_listening", database=self.name, error=explain(error))
                ready.set()
                await asyncio.sleep(pause)
                pause = min(2 * pause, MAX_RETRY_SECONDS)
                continue
            pause = 0.05
            lost = asyncio.Event()
            try:
                connection.add_termination_listener(lambda _, lost=lost: lost.set())
                await connection.add_listener(CHANNEL, self._hear)
                await connection.add_listener(WORDS, self._hear)
                self._announce(None)
                ready.set()
                await self._until_lost(connection, lost)
            except Exception as error:
                log.warning("not_listening", database=self.name, error=explain(error))
            finally:
                connection.terminate()

    @staticmethod
    async def _until_lost(connection: Any, lost: asyncio.Event) -> None:
        """A line can die without a word: a question now and then finds out."""
        while not lost.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(lost.wait(), SECONDS)
                return
            await connection.execute("SELECT 1", timeout=SECONDS)

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
            await db.execute(sql.ADD_PERSON, person.id, person.name, person.created)
            await db.execute(sql.ADD_SESSION, token_hash, person.id, person.created)

        await self._transact(work)

    async def person_with(self, token_hash: str) -> Person | None:
        found = await self._fetch(sql.PERSON_WITH, token_hash)
        return Person(id=found[0][0], name=found[0][1], created=found[0][2]) if found else None

    async def rename(self, person: str, name: str) -> None:
        async def work(db: Any) -> None:
            _one(await db.execute(sql.RENAME, person, name), f"there is no person {person}")
            # Tables before their chairs, in one order, as everybody who changes them does.
            await db.execute(LOCK_TABLES_OF, person)
            await db.execute(sql.RENAME_SEATS, person, name)
            for table, version, count in await db.fetch(sql.CHANGE_TABLES_OF, person):
                await _notify(db, Change(table, version, count, None))

        await self._transact(work)

    # -- tables ----------------------------------------------------------------------------------

    async def add_table(
        self, table: StoredTable, inputs: Sequence[StoredInput] = (), follows: str | None = None
    ) -> None:
        rows.check_order(0, inputs)

        async def work(db: Any) -> None:
            await db.execute(sql.ADD_TABLE, *rows.table_values(table, len(inputs)))
            for number, seat in enumerate(table.seats):
                await db.execute(sql.ADD_SEAT, table.id, number, table.created, *rows.seat_values(seat))
            await _add_inputs(db, table.id, inputs)
            if follows is not None:
                changed = await db.fetchrow(sql.SET_REMATCH, follows, table.id)
                await _notify(db, _change(changed, follows, "has a rematch", None))

        await self._transact(work)

    async def table(self, table: str) -> StoredTable | None:
        tables = await self._tables(sql.TABLE, table)
        return tables[0] if tables else None

    async def public_tables(self, open_since: float, limit: int) -> list[StoredTable]:
        return await self._tables(sql.PUBLIC_TABLES, open_since, limit)

    async def tables_of(self, person: str, limit: int) -> list[StoredTable]:
        return await self._tables(sql.TABLES_OF, person, limit)

    async def _tables(self, statement: str, *values: Any) -> list[StoredTable]:
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

    async def set_seat(
        self, table: str, version: int, seat: int, value: StoredSeat, due: float | None = None
    ) -> None:
        async def work(db: Any) -> None:
            changed = await db.fetchrow(sql.CHANGE_TABLE, table, version)
            change = _change(changed, table, "has changed", due)
            done = await db.execute(sql.SET_SEAT, table, seat, *rows.seat_values(value))
            _one(done, f"table {table} has no seat {seat}")
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
        first = rows.first_number(inputs)
        async with _explained(self.name):
            entries = [rows.input_values(table, entry) for entry in inputs]
        done = asyncio.get_running_loop().create_future()
        self._waiting.append(_Append(table, first, entries, moments, rows.text(outcome), due, done))
        if self._appending is None or self._appending.done():
            self._appending = asyncio.create_task(self._append_all())
        await done

    async def _append_all(self) -> None:
        """Whatever waits is written together; meanwhile more comes."""
        while self._waiting:
            batch: dict[str, _Append] = {}
            for waiting in self._waiting:
                # Two appends to one table cannot be judged by one statement.
                if len(batch) < BATCH:
                    batch.setdefault(waiting.table, waiting)
            self._waiting = [waiting for waiting in self._waiting if batch.get(waiting.table) is not waiting]
            await self._append_batch(list(batch.values()))

    async def _append_batch(self, batch: list[_Append]) -> None:
        try:
            stored = {row[0] for row in await self._fetch(APPEND, *_columns(batch))}
        except StoreError as error:
            if len(batch) > 1 and isinstance(error, Unstorable | Conflict):
                for alone in batch:
                    await self._append_batch([alone])
                return
            for waiting in batch:
                _settle(waiting.done, error)
            return
        except Exception as error:
            # Nobody may be left waiting for an answer that does not come.
            log.exception("append_failed", database=self.name)
            for waiting in batch:
                _settle(waiting.done, StoreError(f"{self.name} cannot be used: {explain(error)}"))
            return
        for waiting in batch:
            conflict = f"table {waiting.table} is not being played, or has not {waiting.first} inputs"
            _settle(waiting.done, None if waiting.table in stored else Conflict(conflict))

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

    # -- reviews -----------------------------------------------------------------------------------

    async def keep_review(self, table: str, kind: int, analysis: bytes) -> None:
        if not await self._fetch(sql.KEEP_REVIEW + " RETURNING table_id", table, kind, analysis.decode()):
            raise Conflict(f"there is no table {table}")

    async def review(self, table: str, kind: int) -> bytes | None:
        rows = await self._fetch(sql.REVIEW, table, kind)
        return str(rows[0][0]).encode() if rows else None

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


class Unstorable(StoreError):
    """A value that PostgreSQL does not take: the fault of one job, not of its neighbours."""


def name_of(address: str) -> str:
    """An address without its user and password."""
    parts = urlsplit(address)
    return f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}{parts.path}"


def explain(error: BaseException) -> str:
    """Why the database did not do it, in a sentence for its host."""
    if isinstance(error, asyncpg.InvalidPasswordError | asyncpg.InvalidAuthorizationSpecificationError):
        return f"it does not let this user in: {error}"
    if isinstance(error, asyncpg.InvalidCatalogNameError):
        return f"there is no such database: {error}"
    if isinstance(error, asyncpg.ReadOnlySQLTransactionError):
        return "it is read-only, as a standby is; connect to the primary"
    if isinstance(error, asyncpg.DiskFullError):
        return f"its disk is full: {error}"
    if isinstance(error, asyncpg.CannotConnectNowError):
        return f"it is starting or stopping: {error}"
    if isinstance(error, TimeoutError):
        return "it does not answer in time"
    return str(error) or type(error).__name__


@asynccontextmanager
async def _explained(name: str) -> AsyncIterator[None]:
    """Every error of the driver as a StoreError that says what is wrong."""
    try:
        yield
    except StoreError:
        raise
    except asyncpg.IntegrityConstraintViolationError as error:
        raise Conflict(str(error)) from error
    except (asyncpg.DataError, UnicodeError) as error:
        raise Unstorable(f"this cannot be stored: {error}") from error
    except (*LOST, ValueError) as error:
        raise StoreError(f"{name} cannot be used: {explain(error)}") from error


async def prepare(address: str) -> None:
    """Bring the schema up to date; StoreError says why the database cannot be used."""
    async with _explained(name_of(address)):
        connection = await asyncpg.connect(address, timeout=SECONDS)
        try:
            await _migrate(connection)
        finally:
            connection.terminate()


async def _migrate(db: Any) -> None:
    steps = migrations()
    if await _schema_version(db) == steps[-1][0]:
        return
    # Before the transaction begins: inside it a table that somebody has just made may not be seen.
    await db.execute("SELECT pg_advisory_lock($1)", MIGRATION_LOCK)
    async with db.transaction():
        version = await _schema_version(db)
        check_known(version)
        for number, text in steps:
            if number > version:
                for statement in statements_of(text):
                    await db.execute(statement)
        await db.execute("CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL)")
        await db.execute("DELETE FROM schema_version")
        await db.execute("INSERT INTO schema_version (version) VALUES ($1)", steps[-1][0])


async def _schema_version(db: Any) -> int:
    if await db.fetchval("SELECT to_regclass('schema_version')") is None:
        return 0
    version: int = await db.fetchval("SELECT version FROM schema_version")
    return version


def _columns(batch: Sequence[_Append]) -> tuple[list[Any], ...]:
    entries = [entry for waiting in batch for entry in waiting.entries]
    return (
        [waiting.table for waiting in batch],
        [waiting.first for waiting in batch],
        [waiting.first + len(waiting.entries) for waiting in batch],
        [waiting.moments for waiting in batch],
        [waiting.outcome for waiting in batch],
        ["playing" if waiting.outcome is None else "finished" for waiting in batch],
        [waiting.due for waiting in batch],
        *(list(column) for column in zip(*entries, strict=True)),
    )


def _settle(done: asyncio.Future[None], error: StoreError | None) -> None:
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)


def _one(status: str, otherwise: str) -> None:
    """PostgreSQL answers a write with its name and how many rows it met."""
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
