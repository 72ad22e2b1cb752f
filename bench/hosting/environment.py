"""Where the database of a measurement lies, which cores there are for whom, and what a sync costs there."""

import os
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from tests.postgres import started

from bench.hosting.table import milliseconds
from bench.measure import percentile

SQLITE, POSTGRES = "sqlite", "postgres"
SYNC_SECONDS = 1.5
SYNC_BYTES = 4096
"""A page: what the commit of a single move writes."""
SYNC_EVERY_SECONDS = 0.005
SYNC_MEANWHILE_EVERY_SECONDS = 0.05
"""Seldom enough to be no burden, often enough to see a disk that stands still for longer."""


class Database(NamedTuple):
    """An empty one."""

    address: str
    pid: int | None = None
    """Of PostgreSQL, if it was started for this measurement."""


@contextmanager
def database(asked: str, folder: Path | None) -> Iterator[Database]:
    """A new SQLite file, a new PostgreSQL, or one that is there already and named by its address."""
    if asked == SQLITE:
        with tempfile.TemporaryDirectory(dir=folder) as inside:
            yield Database(str(Path(inside, "bench.sqlite")))
    elif asked == POSTGRES:
        # Tests do without syncs; people's moves do not.
        with started("-c", "fsync=on", parent=folder) as server:
            yield Database(server.address(), server.pid())
    else:
        yield Database(asked)


@contextmanager
def on_core(core: int | None) -> Iterator[None]:
    """What is started here stays on that core with all its threads, if there are several."""
    if core is None or not hasattr(os, "sched_setaffinity"):
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {sorted(before)[core % len(before)]})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


class Syncs:
    """How long the disk alone takes: a page is written and synced again and again."""

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder
        self._seconds: list[float] = []

    def measure(self, seconds: float = SYNC_SECONDS) -> None:
        """While nobody plays."""
        over = threading.Event()
        threading.Timer(seconds, over.set).start()
        self._measure(over, SYNC_EVERY_SECONDS)

    @contextmanager
    def meanwhile(self) -> Iterator[None]:
        """Beside people who play: a move that waits with these has waited for the disk."""
        over = threading.Event()
        thread = threading.Thread(target=self._measure, args=(over, SYNC_MEANWHILE_EVERY_SECONDS))
        thread.start()
        try:
            yield
        finally:
            over.set()
            thread.join()

    def _measure(self, over: threading.Event, pause: float) -> None:
        with tempfile.TemporaryFile(dir=self._folder) as file:
            page = os.urandom(SYNC_BYTES)
            while not over.wait(pause):
                began = time.perf_counter()
                file.write(page)
                file.flush()
                os.fsync(file.fileno())
                self._seconds.append(time.perf_counter() - began)

    def __str__(self) -> str:
        middle, tail = percentile(self._seconds, 0.5), percentile(self._seconds, 0.99)
        return " / ".join(map(milliseconds, (middle, tail, max(self._seconds))))
