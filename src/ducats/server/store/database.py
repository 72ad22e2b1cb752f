"""A database opened by its host: rows in and out, whatever engine keeps them, all in one transaction."""

import re
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, nullcontext
from pathlib import Path
from typing import Any, Final

import msgspec

from ducats.server.store.address import is_postgres
from ducats.server.store.base import Change, Message, StoreError
from ducats.server.store.sqlite_access import claim, connect, numbered

Row = Sequence[Any]
FETCHED: Final = 1000
"""Rows that are read at a time."""
NAME: Final = re.compile("[a-z_]+")


class Reference(msgspec.Struct, frozen=True):
    """A column that names a row of another table."""

    table: str
    column: str
    to: str


class Database(ABC):
    """Everything done here is committed when the `with` ends, or not at all."""

    name: str
    for_update = ""
    """Ends a SELECT whose rows nobody else may change until the transaction ends; a file has one writer."""

    @abstractmethod
    async def run(self, statement: str, *values: Any) -> list[Row]:
        """One statement, with $1, $2, ... for its values; the rows it gives."""

    @abstractmethod
    def read(self, statement: str) -> AsyncIterator[Row]:
        """Many rows, a few at a time."""

    @abstractmethod
    async def add(self, table: str, columns: Sequence[str], rows: Sequence[Row]) -> None:
        """New rows."""

    @abstractmethod
    async def tables(self) -> list[str]: ...

    @abstractmethod
    async def columns(self, table: str) -> dict[str, str]:
        """The columns of a table, and their types in upper case."""

    @abstractmethod
    async def references(self) -> list[Reference]: ...

    @abstractmethod
    async def tell(self, change: Change) -> None:
        """To all servers, if they can be told."""

    @abstractmethod
    async def publish(self, message: Message) -> None:
        """As above."""

    async def is_used(self) -> bool:
        """Whether servers or workers run on it."""
        return False

    async def let_starters_wait(self) -> None:
        """Servers and workers started now wait until the transaction ends."""
        return

    async def schema_version(self) -> int:
        version: int = (await self.run("SELECT version FROM schema_version"))[0][0]
        return version


class SqliteDatabase(Database):
    """A file."""

    def __init__(self, file: Path, connection: sqlite3.Connection) -> None:
        self.name = str(file)
        self._connection = connection

    async def run(self, statement: str, *values: Any) -> list[Row]:
        return self._connection.execute(numbered(statement), values).fetchall()

    async def read(self, statement: str) -> AsyncIterator[Row]:
        cursor = self._connection.execute(statement)
        while rows := cursor.fetchmany(FETCHED):
            for row in rows:
                yield row

    async def add(self, table: str, columns: Sequence[str], rows: Sequence[Row]) -> None:
        places = ", ".join("?" * len(columns))
        statement = f"INSERT INTO {checked(table)} ({_listed(columns)}) VALUES ({places})"  # noqa: S608 - checked
        self._connection.executemany(statement, rows)

    async def tables(self) -> list[str]:
        found = await self.run(
            "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
        )
        return [row[0] for row in found]

    async def columns(self, table: str) -> dict[str, str]:
        return {row[1]: row[2].upper() for row in await self.run(f"PRAGMA table_info({checked(table)})")}

    async def references(self) -> list[Reference]:
        return [
            Reference(table, row[3], row[2])
            for table in await self.tables()
            for row in await self.run(f"PRAGMA foreign_key_list({checked(table)})")
        ]

    async def tell(self, change: Change) -> None:
        """The caller has made sure that no server runs on the file."""

    async def publish(self, message: Message) -> None:
        """As above."""


def checked(name: str) -> str:
    """The name of a table or column, which may stand in a statement."""
    if NAME.fullmatch(name) is None:
        raise StoreError(f"{name!r} is no name of a table or column")
    return name


def _listed(columns: Sequence[str]) -> str:
    return ", ".join(map(checked, columns))


@asynccontextmanager
async def opened(place: str, changes: bool = False) -> AsyncIterator[Database]:
    """A file or postgresql:// address. A file that a server uses can be read, and is not changed."""
    if is_postgres(place):
        from ducats.server.store.postgres_database import opened_postgres

        async with opened_postgres(place, changes) as database:
            yield database
    else:
        async with _opened_sqlite(Path(place), changes) as database:
            yield database


@asynccontextmanager
async def _opened_sqlite(file: Path, changes: bool) -> AsyncIterator[Database]:
    with claim(file) if changes else nullcontext():
        connection = _connect(file)
        try:
            connection.execute("BEGIN IMMEDIATE" if changes else "BEGIN")
            yield SqliteDatabase(file, connection)
            connection.execute("COMMIT")
        except sqlite3.Error as error:
            raise StoreError(f"{file} cannot be used: {error}") from error
        finally:
            # Closing rolls back what was not committed.
            connection.close()


def _connect(file: Path) -> sqlite3.Connection:
    if not file.is_file():
        raise StoreError(f"there is no database {file}")
    try:
        return connect(file)
    except sqlite3.Error as error:
        raise StoreError(f"{file} cannot be opened: {error}") from error
