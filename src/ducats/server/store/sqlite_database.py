"""A SQLite file while its server runs on it: part of a transaction of the thread that writes."""

import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import TypeVar

from ducats.server.store.base import Change, Message, Notification
from ducats.server.store.database import Database, Row, SqliteDatabase
from ducats.server.store.sqlite_append import add_rows

T = TypeVar("T")


class LiveDatabase(SqliteDatabase):
    """Notes what the server is told when all is stored."""

    def __init__(self, file: Path, connection: sqlite3.Connection) -> None:
        super().__init__(file, connection)
        self.notifications: list[Notification] = []

    async def add(self, table: str, columns: Sequence[str], rows: Sequence[Row]) -> None:
        add_rows(self._connection, table, tuple(columns), rows)

    async def tell(self, change: Change) -> None:
        self.notifications.append(change)

    async def publish(self, message: Message) -> None:
        self.notifications.append(message)

    def do(self, work: Callable[[Database], Awaitable[T]]) -> T:
        """Run to the end at once: nothing here waits for a network."""
        steps = work(self).__await__()
        try:
            next(steps)
        except StopIteration as done:
            result: T = done.value
            return result
        raise RuntimeError("this waits for something else than the database")
