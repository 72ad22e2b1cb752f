"""SQLite: migrations, a full disk, copies taken while people play."""

import asyncio
import sqlite3
from collections import Counter
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from tests.store.stored import NORTH, table

from ducats.engine.errors import DucatsError
from ducats.server.run import serve
from ducats.server.settings import Settings
from ducats.server.store import checkpoints, database
from ducats.server.store import sqlite as sqlite_store
from ducats.server.store.backup import backup, restore
from ducats.server.store.base import AT_ONCE, Person, StoredInput, StoreError
from ducats.server.store.database import SqliteDatabase
from ducats.server.store.migrate import migrations, schema_version
from ducats.server.store.only_one import hold
from ducats.server.store.sqlite import SqliteStore
from ducats.server.store.sqlite_access import claim, connect, numbered, prepare
from ducats.server.store.wanted_reviews import Asker, Limits


async def opened(file: Path) -> SqliteStore:
    store = SqliteStore(file)
    await store.open()
    return store


async def with_a_table(file: Path) -> SqliteStore:
    store = await opened(file)
    await store.add_person(NORTH, "hash")
    await store.add_table(table())
    return store


def entry(number: int, size: int = 10) -> StoredInput:
    return StoredInput(number, 0, b'{"t":"%s"}' % (b"x" * size), 1.0)


def test_parameters_are_numbered_as_sqlite_wants_them() -> None:
    assert numbered("VALUES ($1, $2, $12)") == "VALUES (?1, ?2, ?12)"


def test_migrations_are_numbered_without_a_gap() -> None:
    assert [number for number, _ in migrations()] == list(range(1, len(migrations()) + 1))


async def test_a_second_start_finds_everything(tmp_path: Path) -> None:
    store = await with_a_table(tmp_path / "ducats.sqlite")
    await store.append("table-one", [entry(0)], 1)
    await store.close()
    again = await opened(tmp_path / "ducats.sqlite")
    assert await again.inputs("table-one") == [entry(0)]
    await again.close()


async def test_every_commit_is_synced_to_the_disk(tmp_path: Path) -> None:
    with closing(connect(tmp_path / "ducats.sqlite")) as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert connection.execute("PRAGMA synchronous").fetchone() == (2,)


async def test_the_log_is_moved_into_the_file_while_people_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checkpoints, "COMMITS", 5)
    file = tmp_path / "ducats.sqlite"
    store = await with_a_table(file)
    before = file.stat().st_size
    for number in range(50):
        await store.append("table-one", [entry(number, 5000)], number + 1)
    for _ in range(500):
        if file.stat().st_size > before:
            break
        await asyncio.sleep(0.02)
    assert file.stat().st_size > before
    assert len(await store.inputs("table-one")) == 50
    await store.close()


async def test_a_newer_database_is_refused_with_a_clear_message(tmp_path: Path) -> None:
    file = tmp_path / "ducats.sqlite"
    await (await opened(file)).close()
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE schema_version SET version = 999")
    with pytest.raises(StoreError, match="schema 999, this Ducats knows"):
        await opened(file)


async def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "ducats.sqlite"
    file.write_text("dear diary, " * 100)
    with pytest.raises(StoreError, match="cannot be opened"):
        await opened(file)


async def test_a_failed_migration_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = [(1, "CREATE TABLE a (x BIGINT); CREATE TABLE a (x BIGINT)")]
    monkeypatch.setattr("ducats.server.store.migrate.migrations", lambda: broken)
    with pytest.raises(StoreError):
        await opened(tmp_path / "ducats.sqlite")
    with closing(sqlite3.connect(tmp_path / "ducats.sqlite")) as connection:
        assert connection.execute("SELECT count(*) FROM sqlite_master").fetchone() == (0,)
        assert schema_version(connection) == 0


async def test_a_full_disk_refuses_and_keeps_what_was_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = connect

    def small_disk(file: Path) -> sqlite3.Connection:
        connection = whole(file)
        connection.execute("PRAGMA max_page_count = 60")
        return connection

    monkeypatch.setattr(sqlite_store, "connect", small_disk)
    store = await with_a_table(tmp_path / "ducats.sqlite")
    stored = 0

    async def fill() -> None:
        nonlocal stored
        while stored < 1_000:
            await store.append("table-one", [entry(stored, 1_000)], stored + 1)
            stored += 1

    with pytest.raises(StoreError, match="full"):
        await fill()
    assert stored > 10
    assert await store.inputs("table-one") == [entry(number, 1_000) for number in range(stored)]
    await store.rename("north", "Comte")
    await store.close()


async def test_a_value_that_cannot_be_stored_does_not_end_the_writer(tmp_path: Path) -> None:
    store = await with_a_table(tmp_path / "ducats.sqlite")
    with pytest.raises(StoreError, match="cannot be stored"):
        await store.rename("north", "\ud800")
    await store.rename("north", "Comte")
    await store.close()


async def test_a_backup_taken_under_load_is_whole_and_can_be_restored(tmp_path: Path) -> None:
    file, copy = tmp_path / "ducats.sqlite", tmp_path / "copies" / "monday.sqlite"
    store = await with_a_table(file)

    warm = asyncio.Event()

    async def play() -> None:
        for number in range(300):
            await store.append("table-one", [entry(number, 500)], number + 1)
            if number == 20:
                warm.set()

    playing = asyncio.create_task(play())
    await warm.wait()
    await asyncio.to_thread(backup, file, copy)
    await playing
    await store.close()
    restored = tmp_path / "elsewhere" / "ducats.sqlite"
    restore(copy, restored)
    again = await opened(restored)
    inputs = await again.inputs("table-one")
    kept = await again.table("table-one")
    assert inputs == [entry(number, 500) for number in range(len(inputs))]
    assert len(inputs) >= 20
    assert kept == replace(table(), moments=len(inputs), input_count=len(inputs))
    await again.close()
    assert not list(copy.parent.glob("*.part*"))


async def test_restore_overwrites_only_when_told_to(tmp_path: Path) -> None:
    file, copy = tmp_path / "ducats.sqlite", tmp_path / "copy.sqlite"
    store = await with_a_table(file)
    await asyncio.to_thread(backup, file, copy)
    await store.append("table-one", [entry(0)], 1)
    await store.close()
    with pytest.raises(StoreError, match="exists"):
        restore(copy, file)
    restore(copy, file, force=True)
    again = await opened(file)
    assert await again.inputs("table-one") == []
    await again.close()


async def test_the_file_of_a_running_server_is_never_replaced(tmp_path: Path) -> None:
    """It would go on writing to a file that has no name any more, and acknowledge moves that nobody finds."""
    file, copy = tmp_path / "ducats.sqlite", tmp_path / "copy.sqlite"
    running = await opened(file)
    await running.add_person(NORTH, "hash")
    backup(file, copy)
    with pytest.raises(StoreError, match="another ducats is running"):
        restore(copy, file, force=True)
    await running.rename(NORTH.id, "Later")
    await running.close()
    kept = await opened(file)
    person = await kept.person_with("hash")
    assert person is not None
    assert person.name == "Later"
    await kept.close()


async def test_the_file_of_a_running_server_is_not_brought_up_to_date(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The older program that runs on it would meet a database that it does not know."""
    file = tmp_path / "ducats.sqlite"
    monkeypatch.setattr("ducats.server.store.migrate.migrations", lambda: migrations()[:2])
    running = claim(file)
    monkeypatch.undo()
    with pytest.raises(StoreError, match="another ducats is running"):
        await SqliteStore(file).open()
    with pytest.raises(DucatsError, match="another ducats is running"):
        serve(settings=Settings(database=str(file)))
    with pytest.raises(StoreError, match="another ducats is running"):
        async with database.opened(str(file), changes=True):
            pytest.fail("it is not ours to change")
    with closing(connect(file)) as connection:
        assert schema_version(connection) == 2
    running.close()
    await (await opened(file)).close()


async def test_a_file_that_cannot_be_brought_up_to_date_is_let_go(tmp_path: Path) -> None:
    file = tmp_path / "ducats.sqlite"
    file.write_bytes(b"nonsense" * 500)
    with pytest.raises(StoreError, match="cannot be opened"):
        claim(file)
    hold(file).close()
    (tmp_path / "file").touch()
    with pytest.raises(StoreError, match="cannot be opened"):
        claim(tmp_path / "file" / "ducats.sqlite")


async def test_a_damaged_or_foreign_file_is_not_restored(tmp_path: Path) -> None:
    target = tmp_path / "ducats.sqlite"
    wrong = tmp_path / "wrong.sqlite"
    wrong.write_bytes(b"nonsense" * 500)
    with pytest.raises(StoreError):
        restore(wrong, target)
    foreign = tmp_path / "foreign.sqlite"
    with closing(sqlite3.connect(foreign)) as connection, connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    with pytest.raises(StoreError, match="schema 0"):
        restore(foreign, target)
    with pytest.raises(StoreError, match="there is no file"):
        restore(tmp_path / "missing.sqlite", target)
    with pytest.raises(StoreError, match="there is no database"):
        backup(tmp_path / "missing.sqlite", target)
    assert not target.exists()


def test_a_file_that_is_no_database_is_not_left_open(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "ducats.sqlite"
    file.write_bytes(b"no database" * 1_000)
    made: list[sqlite3.Connection] = []
    really = sqlite3.connect

    def noted(*args: Any, **more: Any) -> sqlite3.Connection:
        made.append(really(*args, **more))
        return made[-1]

    monkeypatch.setattr(sqlite3, "connect", noted)
    with pytest.raises(sqlite3.DatabaseError):
        connect(file)
    with pytest.raises(sqlite3.ProgrammingError, match="closed"):
        made[0].execute("SELECT 1")


async def test_tables_of_an_older_schema_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Their inputs are counted, their chairs dated, and each game that runs is looked at once."""
    file = tmp_path / "ducats.sqlite"
    monkeypatch.setattr("ducats.server.store.migrate.migrations", lambda: migrations()[:2])
    prepare(file)
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("INSERT INTO people VALUES ('north', 'North', 1)")
        for name, status in (("table-one", "playing"), ("table-two", "finished")):
            facts = (
                name,
                "musketeers",
                status,
                "{}",
                None,
                True,
                '{"mode":"wait","seconds":60}',
                "north",
                5.0,
            )
            connection.execute(
                "INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 'seed', '{}', NULL, NULL, FALSE, 3)",
                facts,
            )
            connection.execute(
                "INSERT INTO seats VALUES (?, 0, 'person', 'north', 'North', NULL, FALSE)", [name]
            )
            connection.executemany(
                "INSERT INTO inputs VALUES (?, ?, 0, '{}', 1)", [(name, number) for number in range(3)]
            )
    monkeypatch.undo()
    store = await opened(file)
    kept = await store.table("table-one")
    assert kept is not None
    assert (kept.input_count, kept.version) == (3, 0)
    await store.append("table-one", [entry(3)], 4)
    assert [one.id for one in await store.tables_of("north", 10)] == ["table-one", "table-two"]
    await store.close()
    with closing(connect(file)) as connection:
        assert connection.execute("SELECT created FROM seats").fetchall() == [(5.0,), (5.0,)]


async def test_a_game_of_an_older_schema_is_due_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "ducats.sqlite"
    monkeypatch.setattr("ducats.server.store.migrate.migrations", lambda: migrations()[:2])
    prepare(file)
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("INSERT INTO people VALUES ('north', 'North', 1)")
        for status in ("open", "playing", "finished"):
            connection.execute(
                "INSERT INTO tables VALUES"
                " (?, 'g', ?, '{}', NULL, TRUE, '{}', 'north', 5, 's', '{}', NULL, NULL, 0, 0)",
                (status, status),
            )
    monkeypatch.undo()
    store = await opened(file)
    assert await store.take_due("me", 1.0, 10) == ["playing"]
    await store.close()


async def test_what_a_killed_server_had_taken_is_due_again(tmp_path: Path) -> None:
    store = await with_a_table(tmp_path / "ducats.sqlite")
    await store.append("table-one", [entry(0)], 1, due=AT_ONCE)
    assert await store.take_due("me", 1.0, 10) == ["table-one"]
    await store.close()
    again = await opened(tmp_path / "ducats.sqlite")
    assert await again.take_due("another", 1.0, 10) == ["table-one"]
    await again.close()


async def test_what_tells_of_people_is_looked_up_once_for_all_who_are_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Moves wait for as long as a transaction has statements."""
    statements: list[str] = []
    run = SqliteDatabase.run

    async def counted(self: SqliteDatabase, statement: str, *values: Any) -> list[Any]:
        statements.append(statement)
        return await run(self, statement, *values)

    store = await opened(tmp_path / "ducats.sqlite")
    for number in range(20):
        await store.add_person(Person(id=f"{number}", name="G", created=1.0, seen=1.0), f"hash-{number}")
    monkeypatch.setattr(SqliteDatabase, "run", counted)
    assert len(await store.forget_people(2.0, 20)) == 20
    await store.close()
    repeated = [statement for statement, times in Counter(statements).items() if times > 1]
    assert len(repeated) == 4, "the name, the cookies and two looks for chairs; once the rest"


async def test_what_a_process_had_taken_when_it_died_is_free_for_the_next(tmp_path: Path) -> None:
    file = tmp_path / "ducats.sqlite"
    before = SqliteStore(file)
    await before.open()
    await before.add_person(NORTH, "hash")
    await before.add_table(table(), due=1.0)
    assert await before.want_review("table-one", Asker("mark", "mark"), 1.0, 99.0, Limits(1, 1, 1))
    assert await before.take_review("dead", 2.0) == "table-one"
    assert await before.take_due("dead", 2.0, 9) == ["table-one"]
    await before.close()
    after = SqliteStore(file)
    await after.open()
    assert await after.take_review("alive", 2.0) == "table-one"
    assert await after.take_due("alive", 2.0, 9) == ["table-one"]
    await after.close()
