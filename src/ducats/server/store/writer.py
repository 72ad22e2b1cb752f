"""One thread that writes to SQLite: whatever waits is written in one transaction and synced once.

Appends share their statements, however many tables they are for: each statement releases the GIL, which comes
back only when the event loop pauses. A transaction costs ten times as much as a move in it, so when moves
come fast, a transaction waits a moment for more of them.
"""

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any, Final, TypeVar

import structlog

from ducats.server.store.base import Change, Conflict, StoreError
from ducats.server.store.checkpoints import LOG_PAGES, Checkpointer
from ducats.server.store.rows import Append
from ducats.server.store.sqlite_append import append_all

log = structlog.stdlib.get_logger()

T = TypeVar("T")
Job = Callable[[sqlite3.Connection], Any]

BATCH: Final = 256
"""The most moves that share a transaction: enough to hide the sync, short enough to answer soon."""
APART_SECONDS: Final = 0.003
"""Between two transactions; a single append is written at once."""


class _Waiting:
    """A job and the caller who waits for it."""

    def __init__(self, job: Job | Append, loop: asyncio.AbstractEventLoop) -> None:
        self.job = job
        self.loop = loop
        self.future: asyncio.Future[Any] = loop.create_future()
        self.result: Any = None
        self.error: StoreError | None = None

    def settle(self) -> None:
        if self.future.done():
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)


class Writer:
    """Group commit. A job that fails is rolled back alone; a commit that fails fails for all in the batch."""

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        self._connect = connect
        self._checkpoints = Checkpointer(connect)
        self._jobs: queue.SimpleQueue[_Waiting | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="ducats-writer", daemon=True)

    def start(self) -> None:
        self._checkpoints.start()
        self._thread.start()

    def stop(self) -> None:
        """Write what is waiting, then end."""
        self._jobs.put(None)
        self._thread.join()
        self._checkpoints.stop()

    async def write(self, job: Callable[[sqlite3.Connection], T]) -> T:
        result: T = await self._wait_for(job)
        return result

    async def append(self, append: Append) -> Change:
        """Conflict if the table has moved on."""
        change: Change = await self._wait_for(append)
        return change

    def _wait_for(self, job: Job | Append) -> asyncio.Future[Any]:
        waiting = _Waiting(job, asyncio.get_running_loop())
        self._jobs.put(waiting)
        return waiting.future

    def _run(self) -> None:
        connection: sqlite3.Connection | None = None
        ending, earliest = False, 0.0
        while not ending:
            batch, ending = self._next_batch(earliest)
            if batch:
                earliest = time.monotonic() + APART_SECONDS
                connection = self._write(connection, batch)
                _tell(batch)
                self._checkpoints.note_commit()
        if connection is not None:
            connection.close()

    def _write(
        self, connection: sqlite3.Connection | None, batch: list[_Waiting]
    ) -> sqlite3.Connection | None:
        """Write a batch, and return the connection; None if it failed so that the next batch needs a new one.

        Whatever goes wrong, those who wait are told, and this thread goes on: no other one writes.
        """
        try:
            if connection is None:
                connection = self._connect()
                connection.execute(f"PRAGMA wal_autocheckpoint = {LOG_PAGES}")
            self._commit(connection, batch)
        except Exception as error:
            log.exception("writer_failed")
            _fail(batch, error)
            if connection is not None:
                # This rolls back what was not committed, before anybody looks what is stored.
                with suppress(sqlite3.Error):
                    connection.close()
            return None
        return connection

    def _next_batch(self, earliest: float) -> tuple[list[_Waiting], bool]:
        batch: list[_Waiting] = []
        waiting = self._jobs.get()
        pause = earliest - time.monotonic()
        if pause > 0:
            time.sleep(pause)
        while waiting is not None:
            batch.append(waiting)
            if len(batch) == BATCH:
                return batch, False
            try:
                waiting = self._jobs.get_nowait()
            except queue.Empty:
                return batch, False
        return batch, True

    def _commit(self, connection: sqlite3.Connection, batch: list[_Waiting]) -> None:
        try:
            connection.execute("BEGIN IMMEDIATE")
            for waiting in batch:
                if not isinstance(waiting.job, Append):
                    _attempt(connection, waiting, waiting.job)
            _append(connection, [waiting for waiting in batch if isinstance(waiting.job, Append)])
            connection.execute("COMMIT")
        except sqlite3.Error as error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            _fail(batch, error)


def _fail(batch: list[_Waiting], error: Exception) -> None:
    for waiting in batch:
        waiting.error = waiting.error or StoreError(f"the database cannot write: {error}")


def _append(connection: sqlite3.Connection, batch: list[_Waiting]) -> None:
    """Together; if one of them cannot be stored, one by one, so that it fails alone."""
    while batch:
        # Two appends to one table cannot be judged by one statement.
        first: dict[str, _Waiting] = {}
        for waiting in batch:
            first.setdefault(_append_of(waiting).table, waiting)
        batch = [waiting for waiting in batch if first[_append_of(waiting).table] is not waiting]
        connection.execute("SAVEPOINT appends")
        try:
            changes = append_all(connection, [_append_of(waiting) for waiting in first.values()])
        except sqlite3.OperationalError:
            raise
        except Exception:
            connection.execute("ROLLBACK TO appends")
            for waiting in first.values():
                _attempt(connection, waiting, partial(_append_alone, _append_of(waiting)))
        else:
            for table, waiting in first.items():
                waiting.result = changes.get(table)
                waiting.error = None if table in changes else _append_of(waiting).conflict()
        connection.execute("RELEASE appends")


def _append_of(waiting: _Waiting) -> Append:
    assert isinstance(waiting.job, Append)
    return waiting.job


def _append_alone(append: Append, connection: sqlite3.Connection) -> Change:
    changes = append_all(connection, [append])
    if append.table not in changes:
        raise append.conflict()
    return changes[append.table]


def _attempt(connection: sqlite3.Connection, waiting: _Waiting, job: Job) -> None:
    connection.execute("SAVEPOINT job")
    try:
        waiting.result = job(connection)
    except (sqlite3.IntegrityError, Conflict) as error:
        waiting.error = error if isinstance(error, Conflict) else Conflict(str(error))
        connection.execute("ROLLBACK TO job")
    except sqlite3.Error:
        raise
    except Exception as error:
        # A value that cannot be stored fails one job and must not end the thread for all.
        waiting.error = StoreError(f"this cannot be stored: {error}")
        connection.execute("ROLLBACK TO job")
    connection.execute("RELEASE job")


def _tell(batch: list[_Waiting]) -> None:
    """One wake-up per event loop, not per job."""
    for loop in {waiting.loop for waiting in batch}:
        mine = [waiting for waiting in batch if waiting.loop is loop]
        if not loop.is_closed():
            loop.call_soon_threadsafe(_settle_all, mine)


def _settle_all(batch: list[_Waiting]) -> None:
    for waiting in batch:
        waiting.settle()
