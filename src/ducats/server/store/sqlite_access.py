"""How a SQLite file is opened, made and brought up to date."""

import re
import sqlite3
from contextlib import closing
from functools import cache
from pathlib import Path
from typing import IO

from ducats.server.store.base import StoreError
from ducats.server.store.migrate import migrate
from ducats.server.store.only_one import hold


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


def claim(database: Path) -> IO[bytes]:
    """Hold the file as `hold` does, and bring it up to date: another process's file is not touched."""
    held = hold(database)
    try:
        prepare(database)
    except BaseException:
        held.close()
        raise
    return held


def prepare(database: Path) -> None:
    """Make the file if there is none and bring it up to date; StoreError says why it cannot be used."""
    try:
        with closing(connect(database)) as connection:
            migrate(connection)
    except sqlite3.Error as error:
        raise StoreError(f"{database} cannot be opened: {error}") from error
