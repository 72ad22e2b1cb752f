"""PostgreSQL: migrations, what can be wrong with an address, and a server that goes away and comes back."""

import asyncio
import json
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any

import asyncpg
import pytest
from msgspec.structs import replace
from tests.postgres import Postgres, started
from tests.store.stored import NORTH, table

from ducats.server.store import erasing
from ducats.server.store.base import (
    Change,
    Conflict,
    Notification,
    Person,
    StoredInput,
    StoredSeat,
    StoreError,
)
from ducats.server.store.forgetting import NOBODY
from ducats.server.store.migrate import migrations
from ducats.server.store.postgres import BATCH, PostgresStore
from ducats.server.store.postgres_access import HOLDING_SECONDS
from ducats.server.store.sql import BEGIN_TABLE


def entry(number: int, size: int = 10) -> StoredInput:
    return StoredInput(number, 0, b'"%s"' % (b"x" * size), 1.0)


@pytest.fixture
async def store(database: str) -> AsyncIterator[PostgresStore]:
    made = PostgresStore(database)
    await made.open()
    await made.add_person(NORTH, "hash")
    await made.add_table(table())
    yield made
    await made.close()


@pytest.fixture
def own() -> Iterator[Postgres]:
    """A server that the test may stop."""
    with started() as server:
        yield server


async def test_many_processes_may_start_at_once(database: str) -> None:
    starting = [PostgresStore(database) for _ in range(8)]
    await asyncio.gather(*(one.open() for one in starting))
    connection = await asyncpg.connect(database)
    assert await connection.fetch("SELECT version FROM schema_version") == [(migrations()[-1][0],)]
    await connection.close()
    await asyncio.gather(*(one.close() for one in starting))


async def test_a_newer_database_is_refused_with_a_clear_message(store: PostgresStore, database: str) -> None:
    connection = await asyncpg.connect(database)
    await connection.execute("UPDATE schema_version SET version = 999")
    await connection.close()
    with pytest.raises(StoreError, match="schema 999, this Ducats knows"):
        await PostgresStore(database).open()


async def test_a_read_only_server_says_so_and_can_still_be_read(store: PostgresStore, database: str) -> None:
    admin = await asyncpg.connect(database)
    name = await admin.fetchval("SELECT current_database()")
    await admin.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    await store._pool.expire_connections()
    with pytest.raises(StoreError, match="it is read-only, as a standby is"):
        await store.append("table-one", [entry(0)], 1)
    with pytest.raises(StoreError, match="read-only"):
        await store.rename("north", "Comte")
    assert await store.table("table-one") == table()
    await admin.execute("SET default_transaction_read_only = off")
    await admin.execute(f"ALTER DATABASE {name} RESET default_transaction_read_only")
    await store._pool.expire_connections()
    await store.append("table-one", [entry(0)], 1)
    await admin.close()


async def test_a_full_disk_refuses_and_keeps_what_was_there(store: PostgresStore, database: str) -> None:
    """Full in the eyes of the database: its own error, raised where the inputs are written."""
    admin = await asyncpg.connect(database)
    await admin.execute(
        "CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS"
        " $$ BEGIN RAISE EXCEPTION 'No space left on device' USING ERRCODE = 'disk_full'; END $$"
    )
    await store.append("table-one", [entry(0)], 1)
    await admin.execute("CREATE TRIGGER full_disk BEFORE INSERT ON inputs EXECUTE FUNCTION refuse()")
    with pytest.raises(StoreError, match="its disk is full: No space left on device"):
        await store.append("table-one", [entry(1)], 2)
    known = await store.table("table-one")
    assert known is not None
    assert (known.moments, known.input_count) == (1, 1)
    await admin.execute("DROP TRIGGER full_disk ON inputs")
    await store.append("table-one", [entry(1)], 2)
    await admin.close()


async def test_a_server_that_goes_away_is_used_again_when_it_is_back(own: Postgres) -> None:
    store = PostgresStore(own.address())
    await store.open()
    await store.add_person(NORTH, "hash")
    await store.add_table(table())
    await store.append("table-one", [entry(0)], 1)
    await asyncio.to_thread(own.stop)
    with pytest.raises(StoreError, match="cannot be used"):
        await store.append("table-one", [entry(1)], 2)
    with pytest.raises(StoreError, match="cannot be used"):
        await store.ping()
    missed = asyncio.Event()
    store.subscribe(lambda notification: missed.set() if notification is None else None)
    await asyncio.to_thread(own.start)
    await store.append("table-one", [entry(1)], 2)
    assert await store.inputs("table-one") == [entry(0), entry(1)]
    await asyncio.wait_for(missed.wait(), 20)
    await store.close()


async def test_appends_that_wait_share_a_transaction(store: PostgresStore, database: str) -> None:
    names = [f"table-{number:03}" for number in range(BATCH)]
    await asyncio.gather(*(store.add_table(table(name)) for name in names))
    await asyncio.gather(*(store.append(name, [entry(0)], 1) for name in names))
    connection = await asyncpg.connect(database)
    transactions = await connection.fetchval("SELECT count(DISTINCT xmin::text) FROM inputs")
    await connection.close()
    # The first goes alone, the others while it is under way.
    assert transactions <= 3


async def test_two_processes_that_append_to_the_same_tables_never_both_win(
    store: PostgresStore, database: str
) -> None:
    other = PostgresStore(database)
    await other.open()
    names = [f"table-{number}" for number in range(10)]
    for name in names:
        await store.add_table(table(name))

    async def play(process: PostgresStore, order: list[str]) -> int:
        """Goes on until every table has 30 inputs; how many were this process's."""
        won, done = 0, 0
        while done < len(order):
            states = [await process.inputs(name) for name in order]
            done = sum(len(state) >= 30 for state in states)
            results = await asyncio.gather(
                *(
                    process.append(name, [entry(len(state))], len(state) + 1)
                    for name, state in zip(order, states, strict=True)
                    if len(state) < 30
                ),
                return_exceptions=True,
            )
            assert all(result is None or isinstance(result, Conflict) for result in results), results
            won += results.count(None)
        return won

    wins = await asyncio.gather(play(store, names), play(other, names[::-1]))
    assert sum(wins) == 300
    for name in names:
        assert await store.inputs(name) == [entry(number) for number in range(30)]
    await other.close()


async def test_a_process_that_is_stopped_in_a_transaction_does_not_hold_its_tables(
    store: PostgresStore, database: str
) -> None:
    other = PostgresStore(database)
    await other.open()
    await store.add_table(table("held"))
    holds = asyncio.Event()

    async def stop(db: Any) -> None:
        await db.execute("SELECT 1 FROM tables FOR UPDATE")
        holds.set()
        await asyncio.sleep(HOLDING_SECONDS + 1)
        await db.execute("UPDATE tables SET moments = 99")

    stopped = asyncio.create_task(store._transact(stop))
    await holds.wait()
    await asyncio.wait_for(other.append("held", [entry(0)], 1), HOLDING_SECONDS + 0.9)
    with pytest.raises(StoreError):
        await stopped
    assert await store.inputs("held") == [entry(0)]
    await other.close()


@pytest.mark.parametrize("when", ["before", "between", "after"])
async def test_a_process_that_stood_still_does_its_transaction_once_more(
    store: PostgresStore, when: str
) -> None:
    """PostgreSQL has taken the connection away meanwhile, and nothing of it was stored."""
    attempts = 0

    async def stand_still(db: Any) -> None:
        nonlocal attempts
        attempts += 1
        for moment in ("before", "between"):
            if attempts == 1 and when == moment:
                time.sleep(HOLDING_SECONDS + 0.5)  # noqa: ASYNC251 - the whole process stands still
            await db.execute("UPDATE tables SET moments = moments + 1 WHERE id = 'table-one'")
        if attempts == 1 and when == "after":
            time.sleep(HOLDING_SECONDS + 0.5)  # noqa: ASYNC251 - the whole process stands still

    await store._transact(stand_still)
    stored = await store.table("table-one")
    assert stored is not None
    assert (attempts, stored.moments) == (2, 2)


async def cut_all(database: str) -> None:
    admin = await asyncpg.connect(database)
    await admin.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE datname = current_database() AND state = 'idle in transaction'"
    )
    await admin.close()


@pytest.mark.parametrize("when", ["at work", "at the question whether it is cut"])
async def test_work_that_was_cancelled_stays_so(
    store: PostgresStore, database: str, monkeypatch: pytest.MonkeyPatch, when: str
) -> None:
    """Though its connection is gone when it is to be rolled back: a cancelled caller must not go on."""
    attempts = 0
    waits = asyncio.Event()
    execute = asyncpg.Connection.execute

    async def stop_here() -> None:
        waits.set()
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            await cut_all(database)
            await asyncio.sleep(0.1)
            raise

    async def stop_at_question(db: Any, statement: str, *values: Any, **more: Any) -> Any:
        if attempts == 1 and statement == "SELECT 1":
            await stop_here()
        return await execute(db, statement, *values, **more)

    async def work(db: Any) -> None:
        nonlocal attempts
        attempts += 1
        await db.execute("SELECT 2")
        if when == "at work":
            await stop_here()

    monkeypatch.setattr("ducats.server.store.postgres_access.HOLDING_SECONDS", 0)
    monkeypatch.setattr(asyncpg.Connection, "execute", stop_at_question)
    working = asyncio.create_task(store._transact(work))
    await waits.wait()
    working.cancel()
    with pytest.raises(asyncio.CancelledError):
        await working
    assert attempts == 1


async def test_a_value_that_is_refused_is_not_tried_again(store: PostgresStore) -> None:
    attempts = 0

    async def work(db: Any) -> None:
        nonlocal attempts
        attempts += 1
        await db.execute("SELECT $1::bigint", 2**70)

    with pytest.raises(StoreError):
        await store._transact(work)
    assert attempts == 1


async def test_a_transaction_whose_end_was_cut_is_not_done_again(
    store: PostgresStore, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It may have been stored."""
    attempts = 0

    async def cut_and_commit(transaction: Any, *_: object) -> None:
        await cut_all(database)
        await transaction._connection.execute("COMMIT")

    async def work(db: Any) -> None:
        nonlocal attempts
        attempts += 1
        await db.execute("SELECT 1")

    monkeypatch.setattr(asyncpg.transaction.Transaction, "__aexit__", cut_and_commit)
    with pytest.raises(StoreError, match="cannot be used"):
        await store._transact(work)
    assert attempts == 1


async def test_inputs_too_long_to_be_told_are_stored_all_the_same(store: PostgresStore) -> None:
    notifications: list[Notification] = []
    store.subscribe(notifications.append)
    await store.append("table-one", [entry(0, size=20_000)], 1)
    async with asyncio.timeout(5):
        while not notifications:  # noqa: ASYNC110 - it comes on another connection
            await asyncio.sleep(0.01)
    assert notifications == [Change("table-one", 0, 1, None)]
    assert await store.inputs("table-one") == [entry(0, size=20_000)]


async def test_a_session_is_not_reset_after_each_use(store: PostgresStore) -> None:
    """It would cost a second question to the database before a move is acknowledged."""
    await store._fetch("SELECT set_config('ducats.kept', 'yes', false)")
    await store.ping()
    assert await store._fetch("SELECT current_setting('ducats.kept', true)") == [("yes",)]


async def test_a_transaction_that_was_left_open_is_gone(store: PostgresStore) -> None:
    """Though the session is not reset, the next to have its connection sees nothing unfinished."""
    await store.add_table(table("left"))
    has_written = asyncio.Event()

    async def stop_in_the_middle(db: Any) -> None:
        await db.execute("UPDATE tables SET moments = 99")
        has_written.set()
        await asyncio.Event().wait()

    left = asyncio.create_task(store._transact(stop_in_the_middle))
    await has_written.wait()
    left.cancel()
    with pytest.raises(asyncio.CancelledError):
        await left
    stored = await store.table("left")
    assert stored is not None
    assert stored.moments == 0
    await store.append("left", [entry(0)], 1)
    open_ones = await store._fetch(
        "SELECT 1 FROM pg_stat_activity"
        " WHERE datname = current_database() AND state LIKE 'idle in transaction%'"
    )
    assert open_ones == []


GUEST = Person(id="guest", name="Guest", created=1.0, seen=100.0)


@asynccontextmanager
async def held_up(database: str, statement: str, *values: Any) -> AsyncIterator[None]:
    """Another process has written something, and commits it when the next one waits for it."""
    connection = await asyncpg.connect(database)
    waiting = "SELECT 1 FROM pg_locks WHERE NOT granted"
    try:
        async with connection.transaction():
            await connection.execute(statement, *values)
            yield
            async with asyncio.timeout(10):
                while not await connection.fetch(waiting):  # noqa: ASYNC110 - another process
                    await asyncio.sleep(0.01)
    finally:
        await connection.close()


async def test_whose_game_is_just_being_begun_is_not_forgotten(store: PostgresStore, database: str) -> None:
    await store.add_person(GUEST, "hash-of-guest")
    seats = tuple(StoredSeat(kind="person", person=one, name=one) for one in ("north", "guest"))
    laid = replace(table(), id="begun", status="open", seats=seats)
    await store.add_table(laid)
    async with held_up(database, BEGIN_TABLE, "begun", laid.version, '{"players":["north","guest"]}', 0):
        forgetting = asyncio.create_task(store.forget_people(101.0, 10))
    assert await forgetting == []
    kept = await store.table("begun")
    assert kept is not None
    assert (kept.status, kept.seats) == ("playing", seats)
    assert await store.person_with("hash-of-guest") == GUEST


async def test_two_who_are_erased_at_once_are_both_without_a_name(
    store: PostgresStore, database: str
) -> None:
    await store.add_person(GUEST, "hash-of-guest")
    seats = tuple(StoredSeat(kind="person", person=one, name=one) for one in ("north", "guest"))
    header = b'{"players":["north","guest"]}'
    await store.add_table(replace(table(), id="over", status="finished", seats=seats, header=header))
    async with held_up(database, erasing.NAMELESS_HEADER, "over", '{"players":["\u2014","guest"]}'):
        forgetting = asyncio.create_task(store.forget_people(101.0, 10))
    assert await forgetting == ["guest"]
    kept = await store.table("over")
    assert kept is not None
    assert kept.header is not None
    assert json.loads(kept.header)["players"] == [NOBODY, NOBODY]
