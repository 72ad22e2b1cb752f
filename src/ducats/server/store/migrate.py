"""Brings a database up to date with numbered SQL files, and refuses one that is newer than this program."""

import sqlite3
from importlib.resources import files

from ducats.server.store.base import StoreError


def migrations() -> list[tuple[int, str]]:
    """Number and text of each migration, in order."""
    folder = files(__package__) / "migrations"
    found = sorted((entry for entry in folder.iterdir() if entry.name.endswith(".sql")), key=lambda e: e.name)
    return [(int(entry.name.partition("_")[0]), entry.read_text(encoding="utf-8")) for entry in found]


def schema_version(connection: sqlite3.Connection) -> int:
    """The number of the last migration a database has seen; 0 for a fresh file."""
    known = connection.execute("SELECT count(*) FROM sqlite_master WHERE name = 'schema_version'").fetchone()
    if known[0] == 0:
        return 0
    version: int = connection.execute("SELECT version FROM schema_version").fetchone()[0]
    return version


def migrate(connection: sqlite3.Connection) -> None:
    """Apply what is missing, each migration in a transaction of its own."""
    version = schema_version(connection)
    check_known(version)
    for number, text in migrations():
        if number > version:
            _apply(connection, number, text)


def check_known(version: int) -> None:
    """StoreError if a newer Ducats has written the database."""
    newest = migrations()[-1][0]
    if version > newest:
        raise StoreError(
            f"the database has schema {version}, this Ducats knows {newest}: use the newer Ducats or a backup"
        )


def _apply(connection: sqlite3.Connection, number: int, text: str) -> None:
    connection.execute("BEGIN IMMEDIATE")
    try:
        for statement in statements_of(text):
            connection.execute(statement)
        connection.execute("CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL)")
        connection.execute("DELETE FROM schema_version")
        connection.execute("INSERT INTO schema_version (version) VALUES (?)", (number,))
        connection.execute("COMMIT")
    except BaseException:
        connection.execute("ROLLBACK")
        raise


def statements_of(text: str) -> list[str]:
    """The statements of a file. executescript would commit on its own, and our files hold no ; elsewhere."""
    bare = "\n".join(line for line in text.splitlines() if not line.lstrip().startswith("--"))
    return [statement for statement in bare.split(";") if statement.strip()]
