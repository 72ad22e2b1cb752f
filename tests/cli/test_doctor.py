"""`ducats doctor`: what is wrong is named, with the table and the reason."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from tests.cli.conftest import Run
from tests.postgres import fresh_database

from ducats.engine.driver import Driver
from ducats.engine.record import new_header
from ducats.games import find
from ducats.server.store.base import Person, StoredInput, StoredSeat, StoredTable
from ducats.server.store.postgres import PostgresStore
from ducats.server.store.sqlite import SqliteStore
from ducats.server.wire import Absence


@pytest.fixture(autouse=True)
def built(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("ducats.cli.doctor.front_end", lambda: tmp_path)


def running_table(name: str, version: int | None = None) -> tuple[StoredTable, list[StoredInput]]:
    rules = find("musketeers")
    header = new_header(rules, 2, "seed")
    driver, _ = Driver.begin(rules, header, "seed")
    if version is not None:
        header = msgspec.structs.replace(header, version=version)
    table = StoredTable(
        id=name,
        game="musketeers",
        status="playing",
        options=header.options,
        data=None,
        public=True,
        absence=Absence(),
        creator="north",
        created=0.0,
        seed="seed",
        seats=(StoredSeat(kind="bot", level="page"), StoredSeat(kind="bot", level="page")),
        header=msgspec.json.encode(header),
    )
    inputs = [
        StoredInput(number, entry.seat, msgspec.json.encode(entry.action), 0.0)
        for number, entry in enumerate(driver.inputs)
    ]
    return table, inputs


def store(database: Path | str, *tables: tuple[StoredTable, list[StoredInput]]) -> None:
    async def fill() -> None:
        opened = PostgresStore(database) if isinstance(database, str) else SqliteStore(database)
        await opened.open()
        await opened.add_person(Person(id="north", name="North", created=0.0), "hash")
        for table, inputs in tables:
            await opened.add_table(table, inputs)
        await opened.close()

    asyncio.run(fill())


def test_a_healthy_server_has_nothing_wrong(ducats: Run, tmp_path: Path) -> None:
    database = tmp_path / "ducats.sqlite"
    store(database, running_table("healthy-one"))
    before = database.read_bytes()
    told = ducats("doctor", database)
    assert told.exit_code == 0, told.stderr
    assert "unfinished games: 1, of which 0 cannot go on" in told.stdout
    assert database.read_bytes() == before


def test_a_game_that_cannot_go_on_is_named_and_the_others_are_seen(ducats: Run, tmp_path: Path) -> None:
    database = tmp_path / "ducats.sqlite"
    damaged, inputs = running_table("damaged-one")
    inputs[-1] = StoredInput(inputs[-1].number, 0, b'{"type":"Nonsense"}', 0.0)
    store(database, running_table("old-one", version=99), (damaged, inputs), running_table("healthy-one"))
    told = ducats("doctor", database)
    assert told.exit_code == 1
    assert "unfinished games: 3, of which 2 cannot go on" in told.stdout
    assert "table old-one (musketeers): old_rules" in told.stderr
    assert "table damaged-one (musketeers): malformed_action" in told.stderr
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("UPDATE tables SET options = '{broken' WHERE id = 'damaged-one'")
        connection.commit()
    told = ducats("doctor", database)
    assert "unfinished games: 3, of which 2 cannot go on" in told.stdout
    assert "table damaged-one (musketeers): damaged: JSON is malformed" in told.stderr


def test_a_postgresql_database_is_examined_as_it_is(ducats: Run, postgres: str) -> None:
    with asyncio.Runner() as runner:
        fresh = fresh_database(postgres)
        address = runner.run(fresh.__aenter__())
        try:
            told = ducats("doctor", address)
            assert told.exit_code == 0, told.stderr
            assert "is empty" in told.stdout
            store(address, running_table("old-one", version=99), running_table("healthy-one"))
            told = ducats("doctor", address)
            assert told.exit_code == 1
            assert "unfinished games: 2, of which 1 cannot go on" in told.stdout
            assert "table old-one (musketeers): old_rules" in told.stderr
        finally:
            runner.run(fresh.__aexit__(None, None, None))


def test_a_damaged_database_is_named(ducats: Run, tmp_path: Path) -> None:
    letter = tmp_path / "letter"
    letter.write_text("dear all" * 200, "utf-8")
    told = ducats("doctor", letter)
    assert told.exit_code == 1
    assert "fault: database: " in told.stderr


def test_a_missing_front_end_and_what_is_no_file_are_named(
    ducats: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing() -> Path:
        raise FileNotFoundError("make setup builds it")

    monkeypatch.setattr("ducats.cli.doctor.front_end", missing)
    told = ducats("doctor", tmp_path / "none.sqlite")
    assert told.exit_code == 1
    assert "fault: front end: make setup builds it" in told.stderr
    assert ducats("doctor", ":memory:").exit_code == 2
    told = ducats("doctor", "postgresql://somebody:secret@127.0.0.1:1/ducats")
    assert told.exit_code == 1
    assert "postgresql://127.0.0.1:1/ducats cannot be used" in told.stderr
    assert "no server runs there" in told.stderr
    assert "secret" not in told.stderr


def test_a_mistyped_name_is_no_healthy_server(
    ducats: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = ducats("doctor", tmp_path / "none.sqlite")
    assert (told.exit_code, "fault: database: there is no database" in told.stderr) == (1, True)
    monkeypatch.setenv("DUCATS_DATABASE", str(tmp_path / "first.sqlite"))
    told = ducats("doctor")
    assert (told.exit_code, "does not exist yet" in told.stdout) == (0, True)
    monkeypatch.setenv("DUCATS_KEEP_PEOPLE_DAY", "400")
    told = ducats("doctor")
    assert (told.exit_code, "fault: settings: DUCATS_KEEP_PEOPLE_DAY" in told.stderr) == (1, True)


def test_how_long_what_is_stored_is_kept_is_told(
    ducats: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DUCATS_KEEP_PEOPLE_DAYS", "400")
    monkeypatch.setenv("DUCATS_DATABASE", str(tmp_path / "none.sqlite"))
    told = ducats("doctor").stdout
    assert "finished games for ever, people who do not come back 400 days" in told
