"""One thread that writes to SQLite: whatever waits is written in one transaction and synced once."""

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable
from typing import Any, Final, TypeVar

from ducats.server.store.base import Conflict, StoreError

T = TypeVar("T")
Job = Callable[[sqlite3.Connection], Any]

BATCH: Final = 256
"""So many moves at most share a transaction: enough to hide the sync, short enough to answer soon."""


class _Waiting:
    """A job and whoever waits for it."""

    def __init__(self, job: Job, loop: asyncio.AbstractEventLoop) -> None:
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
        self._jobs: queue.SimpleQueue[_Waiting | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="ducats-writer", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        """Write what is waiting, then end."""
        self._jobs.put(None)
        self._thread.join()

    async def write(self, job: Callable[[sqlite3.Connection], T]) -> T:
        waiting = _Waiting(job, asyncio.get_running_loop())
        self._jobs.put(waiting)
        result: T = await waiting.future
        return result

    def _run(self) -> None:
        connection = self._connect()
        ending = False
        while not ending:
            batch, ending = self._next_batch()
            if batch:
                self._commit(connection, batch)
                _tell(batch)
        connection.close()

    def _next_batch(self) -> tuple[list[_Waiting], bool]:
        batch: list[_Waiting] = []
        waiting = self._jobs.get()
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
                _attempt(connection, waiting)
            connection.execute("COMMIT")
        except sqlite3.Error as error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            for waiting in batch:
                waiting.error = waiting.error or StoreError(f"the database cannot write: {error}")


def _attempt(connection: sqlite3.Connection, waiting: _Waiting) -> None:
    connection.execute("SAVEPOINT job")
    try:
        waiting.result = waiting.job(connection)
    except (sqlite3.IntegrityError, Conflict) as error:
        waiting.error = error if isinstance(error, Conflict) else Conflict(str(error))
        connection.execute("ROLLBACK TO job")
    except sqlite3.Error:
        raise
    except Exception as error:
        # A value that cannot be stored is the fault of one job and must not end the thread for all.
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
