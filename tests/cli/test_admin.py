"""`ducats admin`: people and tables, as their host looks after them."""

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from msgspec.structs import replace
from tests.cli.conftest import Run
from tests.cli.test_doctor import running_table
from tests.postgres import fresh_database

from ducats.server.store.base import Person, Store, StoredSeat
from ducats.server.store.postgres import PostgresStore
from ducats.server.store.sqlite import SqliteStore


def store_at(place: str) -> Store:
    return PostgresStore(place) if "://" in place else SqliteStore(Path(place))


async def fill(place: str) -> None:
    store = store_at(place)
    await store.open()
    for name in ("North", "South"):
        await store.add_person(
            Person(id=name.lower(), name=name, created=1.0, seen=123_456.0), f"hash of {name}"
        )
    table, inputs = running_table("table-playing")
    seats = tuple(StoredSeat(kind="person", person=name.lower(), name=name) for name in ("North", "South"))
    header = json.dumps({**json.loads(table.header or b""), "players": ["North", "South"]}).encode()
    await store.add_table(replace(table, seats=seats, header=header), inputs)
    await store.add_table(replace(table, id="table-open", status="open", header=None, seats=seats))
    await store.set_orders("table-playing", 0, "south", b"{}")
    await store.close()


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """A database with two people, a table that is being played and an open one."""
    if request.param == "sqlite":
        file = str(tmp_path / "ducats.sqlite")
        asyncio.run(fill(file))
        yield file
        return
    with asyncio.Runner() as runner:
        fresh = fresh_database(request.getfixturevalue("postgres"))
        address = runner.run(fresh.__aenter__())
        try:
            runner.run(fill(address))
            yield address
        finally:
            runner.run(fresh.__aexit__(None, None, None))


def query(place: str, statement: str) -> list[tuple[Any, ...]]:
    if "://" not in place:
        with closing(sqlite3.connect(place)) as connection:
            return connection.execute(statement).fetchall()

    async def ask() -> list[tuple[Any, ...]]:
        connection = await asyncpg.connect(place)
        try:
            return [tuple(row) for row in await connection.fetch(statement)]
        finally:
            await connection.close()

    return asyncio.run(ask())


def test_people_and_tables_are_listed(ducats: Run, place: str) -> None:
    told = ducats("admin", "people", "nort", "--database", place)
    assert told.exit_code == 0, told.stderr
    assert told.stderr.split() == ["id", "came", "(UTC)", "here", "last", "(UTC)", "seats", "name"]
    assert told.stdout.split() == ["north", "1970-01-01", "00:00", "1970-01-02", "10:17", "2", "North"]
    assert ducats("admin", "tables", "--database", place).stdout.startswith("table-playing  ")
    told = ducats("admin", "tables", "--status", "open", "--database", place)
    assert told.stdout.startswith("table-open  ")
    told = ducats("admin", "tables", "--status", "over", "--database", place)
    assert (told.exit_code, "open, playing, finished" in told.stderr) == (2, True)
    told = ducats("admin", "people", "nobody", "--database", place)
    assert (told.exit_code, told.stdout, "nobody" in told.stderr) == (0, "", True)


def test_a_mistyped_file_is_not_made(ducats: Run, tmp_path: Path) -> None:
    for command in (("people",), ("block", "north"), ("erase", "north", "--yes")):
        told = ducats("admin", *command, "--database", tmp_path / "none.sqlite")
        assert (told.exit_code, "there is no database" in told.stderr) == (1, True)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("name", ["--1N_Pfh6Dv9", "-dN_Pfh6Dv9h"])
def test_an_id_that_begins_with_a_hyphen_is_no_option(ducats: Run, place: str, name: str) -> None:
    for command in ("end", "delete", "block", "unblock", "export"):
        told = ducats("admin", command, name, "--database", place)
        assert (told.exit_code, name in told.stderr) == (1, True), told.stderr
    told = ducats("admin", "erase", name, "--yes", "--database", place)
    assert f"there is no person {name}" in told.stderr


def test_a_table_is_ended_and_deleted(ducats: Run, place: str) -> None:
    assert ducats("admin", "end", "table-playing", "--database", place).exit_code == 0
    assert query(place, "SELECT status, outcome FROM tables WHERE id = 'table-playing'") == [
        ("finished", None)
    ]
    again = ducats("admin", "end", "table-playing", "--database", place)
    assert (again.exit_code, again.stderr[:20]) == (1, "ducats: store_error:")
    assert ducats("admin", "delete", "table-playing", "--database", place).exit_code == 0
    assert query(place, "SELECT count(*) FROM inputs") == [(0,)]
    assert ducats("admin", "delete", "table-playing", "--database", place).exit_code == 1


def test_somebody_is_shut_out_and_let_in(ducats: Run, place: str) -> None:
    async def found() -> Person | None:
        store = store_at(place)
        await store.open()
        try:
            return await store.person_with("hash of North")
        finally:
            await store.close()

    assert ducats("admin", "block", "north", "--database", place).exit_code == 0
    person = asyncio.run(found())
    assert person is not None
    assert person.blocked
    assert "(blocked)" in ducats("admin", "people", "north", "--database", place).stdout
    chairs = "SELECT table_id, kind, stand_in FROM seats WHERE seat = 0 ORDER BY table_id"
    assert [tuple(row) for row in query(place, chairs)] == [
        ("table-open", "empty", False),
        ("table-playing", "person", True),
    ]
    assert query(place, "SELECT at FROM due") == [(0.0,)], "a bot is to play on"
    assert ducats("admin", "unblock", "north", "--database", place).exit_code == 0
    person = asyncio.run(found())
    assert person is not None
    assert not person.blocked
    assert ducats("admin", "block", "stranger", "--database", place).exit_code == 1


def test_all_about_a_person_is_handed_out_without_secrets(ducats: Run, place: str, tmp_path: Path) -> None:
    file = tmp_path / "north.json"
    assert ducats("admin", "export", "south", "--to", file, "--database", place).exit_code == 0
    text = file.read_text("utf-8")
    assert "hash of" not in text
    assert '"seed"' not in text
    found = json.loads(text)
    assert found["people"][0]["name"] == "South"
    assert found["orders"][0]["table_id"] == "table-playing"
    assert {row["table_id"] for row in found["seats"]} == {"table-open", "table-playing"}
    assert "sessions" in found


def test_an_erased_person_is_named_nowhere(ducats: Run, place: str) -> None:
    assert ducats("admin", "erase", "south", "--database", place, typed="n\n").exit_code != 0
    assert query(place, "SELECT count(*) FROM people WHERE name = 'South'") == [(1,)]
    told = ducats("admin", "erase", "south", "--yes", "--database", place)
    assert told.exit_code == 0, told.stderr
    for column, table in (("name", "people"), ("name", "seats"), ("header", "tables")):
        assert not [row for row in query(place, f"SELECT {column} FROM {table}") if "South" in (row[0] or "")]
    assert [row for row in query(place, "SELECT header FROM tables") if "North" in (row[0] or "")]
    assert query(place, "SELECT count(*) FROM sessions") == [(1,)]
    assert query(place, "SELECT count(*) FROM orders") == [(0,)]


def test_a_file_that_a_server_uses_is_not_changed(ducats: Run, tmp_path: Path) -> None:
    file = tmp_path / "ducats.sqlite"

    async def serve() -> None:
        await fill(str(file))
        running = SqliteStore(file)
        await running.open()
        try:
            told = await asyncio.to_thread(ducats, "admin", "block", "north", "--database", file)
            assert told.exit_code == 1
            assert "another ducats is running" in told.stderr
            told = await asyncio.to_thread(ducats, "admin", "people", "--database", file)
            assert told.exit_code == 0
        finally:
            await running.close()

    asyncio.run(serve())
