"""The restore drill: all rows of a database go into a file, and from there into either engine."""

import asyncio
import gzip
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from msgspec.structs import replace
from tests.postgres import fresh_database

from ducats.server.store import dump
from ducats.server.store.base import Person, Store, StoredInput, StoredSeat, StoredTable, StoreError
from ducats.server.store.database import Row, opened
from ducats.server.store.postgres import PostgresStore
from ducats.server.store.postgres_access import pool
from ducats.server.store.sqlite import SqliteStore
from ducats.server.store.wanted_reviews import Asker, Limits
from ducats.server.wire import Absence

PEOPLE = [Person(id="north", name="Nörth", created=1.0), Person(id="south", name="South", created=2.5)]
TABLE = StoredTable(
    id="table-one",
    game="musketeers",
    status="playing",
    options={"hands": 3},
    data=None,
    public=True,
    absence=Absence("bot", 30),
    creator="north",
    created=3.0,
    seed="secret",
    seats=(
        StoredSeat(kind="person", person="north", name="Nörth"),
        StoredSeat(kind="person", person="south", name="South", stand_in=True),
    ),
    header=b"{}",
    moments=2,
    input_count=1200,
)
INPUTS = [
    StoredInput(number, number % 2, b'{"card": "\xc3\xa9"}', 10.0 + number / 3) for number in range(1200)
]

HEAD = b'{"format":"ducats/dump/1","ducats":"9","schema":SCHEMA}\n'


async def fill(store: Store) -> None:
    await store.open()
    for person in PEOPLE:
        await store.add_person(person, f"hash of {person.id}")
    await store.add_table(TABLE, INPUTS)
    await store.add_table(replace(TABLE, id="table-two", input_count=0), follows="table-one")
    await store.set_orders("table-one", 1, "south", b'{"pass": true}', 77.0)
    await store.close()


async def contents(store: Store) -> tuple[object, ...]:
    await store.open()
    found = (
        await store.person_with("hash of north"),
        await store.table("table-one"),
        await store.inputs("table-one"),
        await store.orders("table-one"),
        await store.next_due(),
        await store.tables_of("south", 10),
        await store.counts(),
    )
    await store.close()
    return found


async def carry(source: str, file: Path, target: str, force: bool = False) -> int:
    async with opened(source) as database:
        written = await dump.write(database, file)
    async with opened(target, changes=True) as database:
        assert await dump.read_into(database, file, force) == written
    return written


async def test_a_copy_tells_neither_the_secret_of_the_server_nor_who_waits(tmp_path: Path) -> None:
    database, file = tmp_path / "ducats.sqlite", tmp_path / "copy.jsonl.gz"
    await fill(SqliteStore(database))
    store = SqliteStore(database)
    await store.open()
    assert await store.secret("marks", "key-of-the-server") == "key-of-the-server"
    await store.add_table(replace(TABLE, id="table-three", address="mark-of-a-table"))
    asker = Asker("mark-of-somebody", "mark-of-an-address")
    assert await store.want_review("table-one", asker, 1.0, 2.0, Limits(1, 1, 1))
    await store.close()
    async with opened(str(database)) as read:
        await dump.write(read, file)
    told = gzip.decompress(file.read_bytes())
    assert b"hash of north" in told
    assert not [word for word in (b"key-of-the-server", b"mark-of-") if word in told]


async def test_a_database_goes_from_sqlite_to_postgresql_and_back(postgres: str, tmp_path: Path) -> None:
    first, last = tmp_path / "first.sqlite", tmp_path / "last.sqlite"
    await fill(SqliteStore(first))
    expected = await contents(SqliteStore(first))
    async with fresh_database(postgres) as middle:
        rows = await carry(str(first), tmp_path / "one.jsonl.gz", middle)
        assert await contents(PostgresStore(middle)) == expected
        assert await carry(middle, tmp_path / "two.jsonl.gz", str(last)) == rows
    assert await contents(SqliteStore(last)) == expected


async def test_a_running_server_is_copied_and_never_overwritten(tmp_path: Path) -> None:
    source, target, file = tmp_path / "a.sqlite", tmp_path / "b.sqlite", tmp_path / "copy.jsonl.gz"
    await fill(SqliteStore(source))
    running = SqliteStore(source)
    await running.open()
    try:
        await carry(str(source), file, str(target))
        with pytest.raises(StoreError, match="another ducats is running"):
            async with opened(str(source), changes=True):
                pass
    finally:
        await running.close()
    with pytest.raises(StoreError, match="is not empty"):
        await carry(str(source), file, str(target))
    await carry(str(source), file, str(target), force=True)
    assert await contents(SqliteStore(target)) == await contents(SqliteStore(source))


async def test_a_database_that_servers_use_is_never_overwritten(postgres: str, tmp_path: Path) -> None:
    async with fresh_database(postgres) as address:
        await fill(PostgresStore(address))
        running = PostgresStore(address)
        await running.open()
        with pytest.raises(StoreError, match="servers or workers are running"):
            await carry(address, tmp_path / "copy.jsonl.gz", address, force=True)
        await running.close()
        expected = await contents(PostgresStore(address))
        await carry(address, tmp_path / "copy.jsonl.gz", address, force=True)
        assert await contents(PostgresStore(address)) == expected


@pytest.mark.parametrize("comes_late", [False, True])
async def test_a_server_is_noticed_even_if_it_does_not_listen(
    postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, comes_late: bool
) -> None:
    """Its line may be lost just now, or it connects while the copy is put back."""
    async with fresh_database(postgres) as address, AsyncExitStack() as stack:
        await fill(PostgresStore(address))
        file = tmp_path / "copy.jsonl.gz"
        async with opened(address) as database:
            await dump.write(database, file)

        async def come() -> None:
            of_server = await pool(address)
            stack.push_async_callback(of_server.close)
            await stack.enter_async_context(of_server.acquire())

        async with opened(address, changes=True) as database:
            run = database.run

            async def run_and_come(statement: str, *values: object) -> list[Row]:
                if comes_late and statement.startswith("DELETE FROM people"):
                    await come()
                return await run(statement, *values)

            monkeypatch.setattr(database, "run", run_and_come)
            if not comes_late:
                await come()
            with pytest.raises(StoreError, match="servers or workers are running"):
                await dump.read_into(database, file, force=True)


async def test_a_server_that_is_started_meanwhile_waits_for_what_is_put_back(
    postgres: str, tmp_path: Path
) -> None:
    async with fresh_database(postgres) as address:
        await fill(PostgresStore(address))
        file = tmp_path / "copy.jsonl.gz"
        async with opened(address) as database:
            await dump.write(database, file)
        server = PostgresStore(address)
        async with opened(address, changes=True) as database:
            await dump.read_into(database, file, force=True)
            starting = asyncio.create_task(server.open())
            done, _ = await asyncio.wait([starting], timeout=0.5)
            assert not done
        await asyncio.wait_for(starting, 10)
        assert await server.table("table-one") is not None
        await server.close()


@pytest.mark.parametrize("kept", [0.5, 0.99])
async def test_a_copy_that_was_cut_off_changes_nothing(tmp_path: Path, kept: float) -> None:
    source, target, file = tmp_path / "a.sqlite", tmp_path / "b.sqlite", tmp_path / "copy.jsonl.gz"
    await fill(SqliteStore(source))
    await fill(SqliteStore(target))
    async with opened(str(source)) as database:
        await dump.write(database, file)
    lines = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    file.write_bytes(gzip.compress(b"".join(lines[: int(len(lines) * kept)])))
    with pytest.raises(StoreError, match="is not whole"):
        async with opened(str(target), changes=True) as database:
            await dump.read_into(database, file, force=True)
    assert await contents(SqliteStore(target)) == await contents(SqliteStore(source))


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"dear all",
        b'{"format":"ducats/dump/1","ducats":"9","schema":999}\n',
        HEAD + b'{"table":"strangers","columns":["id"]}\n["x"]\n',
        HEAD + b'{"table":"people","columns":["id"]}\n["x","y"]\n',
        HEAD + b'{"table":"people; DROP","columns":["id"]}\n["x"]\n',
    ],
)
async def test_what_is_no_copy_is_refused(tmp_path: Path, text: bytes) -> None:
    target, file = tmp_path / "b.sqlite", tmp_path / "copy.jsonl.gz"
    async with opened(str(target), changes=True) as database:
        schema = await database.schema_version()
    file.write_bytes(gzip.compress(text.replace(b"SCHEMA", str(schema).encode())))
    with pytest.raises(StoreError):
        async with opened(str(target), changes=True) as database:
            await dump.read_into(database, file, force=False)
    await asyncio.to_thread(file.write_bytes, text)
    with pytest.raises(StoreError, match="is no copy of"):
        async with opened(str(target), changes=True) as database:
            await dump.read_into(database, file, force=False)
