"""Many appends to a SQLite database in a few statements."""

import sqlite3
from collections.abc import Sequence
from functools import cache
from itertools import chain
from typing import Any, Final

from ducats.server.store.base import Change
from ducats.server.store.database import checked
from ducats.server.store.rows import INPUT_COLUMNS, Append

ROWS: Final = 1000
"""The most rows in one statement: SQLite takes 32,766 values."""


@cache
def advance(count: int) -> str:
    return (
        f"WITH asked (id, first, next, moments) AS (VALUES {_places(count, 4)})"  # noqa: S608
        " UPDATE tables SET input_count = asked.next, moments = asked.moments"
        " FROM asked WHERE tables.id = asked.id AND tables.input_count = asked.first"
        " AND tables.status = 'playing' RETURNING id, version, input_count"
    )


@cache
def finish(count: int) -> str:
    """Separate, because setting a status, even to the same value, rewrites its index entry."""
    return (
        f"WITH over (id, outcome) AS (VALUES {_places(count, 2)})"  # noqa: S608
        " UPDATE tables SET outcome = over.outcome, status = 'finished', address = NULL"
        " FROM over WHERE tables.id = over.id"
    )


@cache
def insert(table: str, columns: tuple[str, ...], count: int) -> str:
    listed = ", ".join(map(checked, columns))
    return f"INSERT INTO {checked(table)} ({listed}) VALUES {_places(count, len(columns))}"  # noqa: S608


@cache
def clear_due(count: int) -> str:
    return f"DELETE FROM due WHERE table_id IN ({', '.join('?' * count)})"  # noqa: S608


@cache
def set_due(count: int) -> str:
    return (
        f"INSERT INTO due (table_id, at) VALUES {_places(count, 2)}"  # noqa: S608
        " ON CONFLICT (table_id) DO UPDATE SET at = excluded.at,"
        " taken_by = CASE WHEN excluded.at = 0 THEN due.taken_by END"
    )


def append_all(db: sqlite3.Connection, appends: Sequence[Append]) -> dict[str, Change]:
    """The outcome by table; a table that has moved on is missing, and nothing happens to it."""
    asked = [(append.table, append.first, append.next, append.moments) for append in appends]
    found = db.execute(advance(len(asked)), _flat(asked)).fetchall()
    advanced = {table: (version, count) for table, version, count in found}
    stored = [append for append in appends if append.table in advanced]
    entries = [entry for append in stored for entry in append.entries]
    add_rows(db, "inputs", INPUT_COLUMNS, entries)
    finished = [(append.table, append.outcome) for append in stored if append.outcome is not None]
    if finished:
        db.execute(finish(len(finished)), _flat(finished))
    cleared = [append.table for append in stored if append.due is None]
    if cleared:
        db.execute(clear_due(len(cleared)), cleared)
    due = [(append.table, append.due) for append in stored if append.due is not None]
    if due:
        db.execute(set_due(len(due)), _flat(due))
    return {append.table: Change(append.table, *advanced[append.table], append.due) for append in stored}


def add_rows(
    db: sqlite3.Connection, table: str, columns: tuple[str, ...], rows: Sequence[Sequence[Any]]
) -> None:
    """An imported record has thousands of inputs; row by row, everybody's moves would wait for it."""
    for first in range(0, len(rows), ROWS):
        few = rows[first : first + ROWS]
        db.execute(insert(table, columns, len(few)), _flat(few))


def _places(count: int, columns: int) -> str:
    return ", ".join([f"({', '.join('?' * columns)})"] * count)


def _flat(rows: Sequence[Sequence[Any]]) -> list[Any]:
    return list(chain.from_iterable(rows))
