"""Copies of a database: taken while the server runs, restored when it does not."""

import sqlite3
from contextlib import closing
from pathlib import Path

from ducats.server.store.base import StoreError
from ducats.server.store.migrate import migrations, schema_version
from ducats.server.store.only_one import hold


def backup(database: Path, target: Path) -> None:
    """A consistent copy of a database that may be in use; appears under its name only when it is whole."""
    if not database.is_file():
        raise StoreError(f"there is no database {database}")
    target.parent.mkdir(parents=True, exist_ok=True)
    unfinished = target.with_name(target.name + ".part")
    unfinished.unlink(missing_ok=True)
    try:
        with (
            closing(sqlite3.connect(database, timeout=10)) as used,
            closing(sqlite3.connect(unfinished)) as copy,
        ):
            used.backup(copy)
            # One file without a write-ahead log beside it, so that it can be carried anywhere.
            copy.execute("PRAGMA journal_mode = DELETE")
        check(unfinished)
        unfinished.replace(target)
    except sqlite3.Error as error:
        raise StoreError(f"{database} cannot be copied: {error}") from error
    finally:
        unfinished.unlink(missing_ok=True)


def restore(source: Path, database: Path, force: bool = False) -> None:
    """Replace a database that no server uses: a running server would go on with the old file."""
    check(source)
    if database.exists() and not force:
        raise StoreError(f"{database} exists; --force replaces it")
    with hold(database):
        _replace(database, source)


def _replace(database: Path, source: Path) -> None:
    unfinished = database.with_name(database.name + ".part")
    unfinished.unlink(missing_ok=True)
    try:
        with closing(sqlite3.connect(source)) as whole, closing(sqlite3.connect(unfinished)) as copy:
            whole.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.Error as error:
        unfinished.unlink(missing_ok=True)
        raise StoreError(f"{source} cannot be restored: {error}") from error
    # A write-ahead log left beside the old file would be read into the new one.
    for suffix in ("-wal", "-shm", "-journal"):
        database.with_name(database.name + suffix).unlink(missing_ok=True)
    unfinished.replace(database)


def check(database: Path) -> None:
    """StoreError unless the file is a whole database of Ducats that this version can read."""
    if not database.is_file():
        raise StoreError(f"there is no file {database}")
    try:
        with closing(sqlite3.connect(f"{database.resolve().as_uri()}?mode=ro", uri=True)) as connection:
            found = connection.execute("PRAGMA integrity_check").fetchone()[0]
            version = schema_version(connection)
    except sqlite3.Error as error:
        raise StoreError(f"{database} is no whole database: {error}") from error
    if found != "ok":
        raise StoreError(f"{database} is damaged: {found}")
    newest = migrations()[-1][0]
    if not 0 < version <= newest:
        raise StoreError(f"{database} has schema {version}; this Ducats reads 1 to {newest}")
