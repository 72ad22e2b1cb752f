"""The write-ahead log of SQLite is moved into the file itself by a thread of its own, while others write."""

import sqlite3
import threading
from collections.abc import Callable
from contextlib import closing
from typing import Final

import structlog

log = structlog.stdlib.get_logger()

COMMITS: Final = 400
"""Transactions between two checkpoints: a few thousand pages."""
LOG_PAGES: Final = 16_384
"""64 MB: only when the log has grown this long, because somebody always writes, do commits wait for it."""


class Checkpointer:
    """SQLite itself would do this within the commit that fills the log, and delay that move."""

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        self._connect = connect
        self._commits = 0
        self._wanted = threading.Event()
        self._is_over = False
        self._thread = threading.Thread(target=self._run, name="ducats-checkpoints", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        self._is_over = True
        self._wanted.set()
        self._thread.join()

    def note_commit(self) -> None:
        self._commits += 1
        if self._commits >= COMMITS:
            self._commits = 0
            self._wanted.set()

    def _run(self) -> None:
        while self._is_due():
            try:
                with closing(self._connect()) as connection:
                    connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
            except sqlite3.Error as error:
                # On a full disk, say: the log is safe, and the next checkpoint tries again.
                log.warning("checkpoint failed", error=str(error))

    def _is_due(self) -> bool:
        self._wanted.wait()
        self._wanted.clear()
        return not self._is_over
