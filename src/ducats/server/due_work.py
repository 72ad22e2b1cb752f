"""What the server does by itself: tables where something is due are taken from the store and worked on.

Several processes can do so. What one has taken no other touches, unless the first one has gone silent.
"""

import asyncio
from collections.abc import Awaitable, Iterable
from math import inf
from typing import Final, Protocol

import structlog

from ducats.engine.errors import DucatsError
from ducats.server.context import AppContext
from ducats.server.faults import note_fault
from ducats.server.problems import SetAside
from ducats.server.store.base import AT_ONCE, StoreError

log = structlog.stdlib.get_logger()

AT_A_TIME: Final = 8
"""Tables taken at once; more when these are at work, or take longer than a beat to load."""
BEAT_SECONDS: Final = 1.0
BUSY_SECONDS: Final = 5.0
"""If the workers had no time to load a table, it is tried again after this time."""
FAULT_SECONDS: Final = 60.0
"""A table with a fault is tried again only after this time, so that it does not fill the log."""


class LiveTables(Protocol):
    """Where the tables are."""

    def work(self, table: str) -> Awaitable[None]: ...

    def working(self) -> Iterable[str]: ...

    def drop(self, table: str) -> None: ...


class DueWork:
    """One for each process that works."""

    def __init__(self, context: AppContext, tables: LiveTables) -> None:
        self._context = context
        self._tables = tables
        self._timer: asyncio.Task[None] | None = None
        self._wakes_at = inf
        self._tasks: set[asyncio.Task[None]] = set()
        self._under_way: dict[str, asyncio.Task[None]] = {}
        """Tables that were taken and are being loaded; the registry knows those that are live."""
        self._taking = asyncio.Lock()
        """One after the other takes what is due."""
        self._asking = asyncio.Lock()
        """What is taken, and what is at work here, are compared while neither changes."""
        self._is_nudged = False
        self._is_open = False

    def open(self) -> None:
        self._is_open = True
        self._note_beat()
        self._start(self._beat())
        self.nudge()

    async def close(self) -> None:
        """Leave to others what is under way."""
        self._is_open = False
        for task in self._tasks:
            task.cancel()
        try:
            await self._context.store.release_due(self._context.worker)
        except Exception as error:
            note_fault(self._context.metrics, "work_not_released", error)

    def nudge(self, due: float | None = AT_ONCE) -> None:
        """Something may be due at this time."""
        if not self._is_open or due is None:
            return
        if due > AT_ONCE:
            if due < self._wakes_at:
                self._wake_at(due)
        elif not self._is_nudged:
            self._is_nudged = True
            self._start(self._take())

    def _start(self, work: Awaitable[None]) -> asyncio.Task[None]:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _take(self) -> None:
        """Take what is due, and sleep until more is."""
        context = self._context
        async with self._taking:
            self._is_nudged = False
            try:
                async with self._asking:
                    taken = await context.store.take_due(context.worker, context.clock(), AT_A_TIME)
                    begun = [self._begin(table) for table in taken]
                if begun:
                    # A table that is slow to load must not let the others wait for it.
                    await asyncio.wait(begun, timeout=BEAT_SECONDS)
                following = await context.store.next_due()
            except Exception as error:
                note_fault(self._context.metrics, "work_not_taken", error)
                self._wake_at(context.clock() + BEAT_SECONDS)
                return
        if len(taken) == AT_A_TIME:
            self.nudge()
        elif following is not None:
            self._wake_at(min(following, self._wakes_at))

    def _begin(self, table: str) -> asyncio.Task[None]:
        task = self._start(self._work(table))
        self._under_way[table] = task
        task.add_done_callback(lambda _: self._under_way.pop(table, None))
        return task

    def _wake_at(self, time: float) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._wakes_at = time
        self._timer = self._start(self._wait_until(time))

    async def _wait_until(self, time: float) -> None:
        await self._context.sleep(max(0.0, time - self._context.clock()))
        # From now on it is no timer any more: to set another must not stop it before it knows what follows.
        self._timer, self._wakes_at = None, inf
        await self._take()

    async def _work(self, table: str) -> None:
        try:
            await self._tables.work(table)
        except StoreError as error:
            log.warning("work_not_done", table=table, error=str(error))
        except DucatsError as error:
            # A table that cannot be played is not tried for ever; people who open it are told why.
            if error.code == "busy":
                await self._set_aside(table, self._context.clock() + BUSY_SECONDS)
            elif isinstance(error, SetAside) and error.until < inf:
                await self._set_aside(table, error.until)
            elif error.code != "not_stored":
                log.error("table_not_loaded", table=table, code=error.code)
                await self._set_aside(table, None)
        except Exception as error:
            note_fault(self._context.metrics, "server_error", error, table=table)
            await self._set_aside(table, self._context.clock() + FAULT_SECONDS)

    async def _set_aside(self, table: str, until: float | None) -> None:
        """Until then; None: until somebody changes it. If the store fails, the next beat tries again."""
        try:
            stored = await self._context.store.table(table)
            if stored is not None and await self._context.store.settle_due(
                self._context.worker, stored, until
            ):
                self.nudge(until)
        except Exception as error:
            note_fault(self._context.metrics, "work_not_done", error, table=table)

    async def _beat(self) -> None:
        """Renew this worker's lease, and work on exactly what it has taken."""
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            try:
                async with self._asking:
                    taken = set(await self._context.store.keep_due(self._context.worker))
                    working = set(self._tables.working())
                    for table in working - taken:
                        self._tables.drop(table)
                    for table in taken - working - self._under_way.keys():
                        self._begin(table)
            except Exception as error:
                note_fault(self._context.metrics, "work_not_kept", error)
            else:
                self._note_beat()
            if self._context.store.is_shared:
                self.nudge()

    def _note_beat(self) -> None:
        """In whole seconds: the length of a beat could tell what was done meanwhile."""
        self._context.metrics.last_beat.set(int(self._context.clock()))
