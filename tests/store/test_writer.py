"""The thread that writes to SQLite goes on, whatever happens to its connection."""

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ducats.server.store.base import StoreError
from ducats.server.store.writer import Writer

FAULT = "disk I/O error"


class Frail(sqlite3.Connection):
    """Fails at the statements that a test names."""

    fails_at: frozenset[str] = frozenset()

    def execute(self, statement: str, *given: Any) -> sqlite3.Cursor:
        if statement in self.fails_at:
            raise sqlite3.OperationalError(FAULT)
        return super().execute(statement, *given)


class Disk:
    """A file whose connections can be made to fail."""

    def __init__(self, file: Path) -> None:
        self.opened: list[Frail] = []
        self.can_open = True
        self._file = file

    def connect(self) -> Frail:
        if not self.can_open:
            raise sqlite3.OperationalError("unable to open database file")
        connection = sqlite3.connect(self._file, isolation_level=None, check_same_thread=False, factory=Frail)
        self.opened.append(connection)
        return connection


@pytest.fixture
def disk(tmp_path: Path) -> Disk:
    return Disk(tmp_path / "ducats.sqlite")


@pytest.fixture
def writer(disk: Disk) -> Iterator[Writer]:
    writer = Writer(disk.connect)
    writer.start()
    yield writer
    writer.stop()


async def add(writer: Writer, number: int) -> list[int]:
    """Note a number; those that are noted then."""

    def job(db: sqlite3.Connection) -> list[int]:
        db.execute("CREATE TABLE IF NOT EXISTS noted (number INTEGER)")
        db.execute("INSERT INTO noted VALUES (?)", [number])
        return [row[0] for row in db.execute("SELECT number FROM noted ORDER BY number")]

    return await asyncio.wait_for(writer.write(job), 10)


async def test_a_file_that_cannot_be_opened_is_tried_again(disk: Disk, writer: Writer) -> None:
    disk.can_open = False
    for _ in range(2):
        with pytest.raises(StoreError, match="unable to open database file"):
            await add(writer, 1)
    disk.can_open = True
    assert await add(writer, 2) == [2]
    assert await add(writer, 3) == [2, 3]
    assert len(disk.opened) == 1


async def test_after_a_failed_rollback_the_connection_is_a_new_one(disk: Disk, writer: Writer) -> None:
    assert await add(writer, 1) == [1]
    disk.opened[0].fails_at = frozenset({"COMMIT", "ROLLBACK"})
    failed = await asyncio.gather(add(writer, 2), add(writer, 3), return_exceptions=True)
    assert [str(error) for error in failed] == [f"the database cannot write: {FAULT}"] * 2
    assert all(isinstance(error, StoreError) for error in failed)
    assert await add(writer, 4) == [1, 4], "nothing of it was stored"
    assert len(disk.opened) == 2


async def test_after_a_failed_commit_the_connection_is_kept(disk: Disk, writer: Writer) -> None:
    await add(writer, 1)
    disk.opened[0].fails_at = frozenset({"COMMIT"})
    with pytest.raises(StoreError, match=FAULT):
        await add(writer, 2)
    disk.opened[0].fails_at = frozenset()
    assert await add(writer, 3) == [1, 3]
    assert len(disk.opened) == 1


async def test_a_fault_of_the_program_fails_those_who_wait(
    disk: Disk, writer: Writer, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fault(*_: Any) -> None:
        raise RuntimeError("unforeseen")

    monkeypatch.setattr(writer, "_commit", fault)
    with pytest.raises(StoreError, match="unforeseen"):
        await add(writer, 1)
    monkeypatch.undo()
    assert await add(writer, 2) == [2]
