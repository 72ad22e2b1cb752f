"""One command after the other, so that no two cross: in a task of its own, or in the caller's."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import structlog

from ducats.server.problems import TableGone

log = structlog.stdlib.get_logger()

T = TypeVar("T")


class CommandQueue:
    """The commands of one table; calls `after` whenever one is done."""

    def __init__(self, table: str, after: Callable[[], None]) -> None:
        self._table = table
        self._after = after
        self.closed = False
        self._under_way = asyncio.Lock()
        self._inbox: asyncio.Queue[tuple[Callable[[], Awaitable[Any]], asyncio.Future[Any]]] = asyncio.Queue()
        self._task = asyncio.create_task(self._run(), name=f"table-{table}")

    def __bool__(self) -> bool:
        """Whether a command is waiting or under way."""
        return self._under_way.locked() or not self._inbox.empty()

    async def do(self, command: Callable[[], Awaitable[T]]) -> T:
        """Queue a command and wait for its result. TableGone if the queue is closed."""
        if self.closed:
            raise TableGone
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._inbox.put_nowait((command, future))
        return await future

    async def do_here(self, command: Callable[[], Awaitable[T]]) -> T:
        """As `do`, but in the caller's own task if nothing is waiting; it must not be cancelled meanwhile."""
        if self or self.closed:
            return await self.do(command)
        async with self._under_way:
            try:
                return await command()
            finally:
                self._after()

    def do_soon(self, command: Callable[[], Awaitable[None]]) -> None:
        """Queue a command that nobody waits for."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        future.add_done_callback(self._note_failure)
        self._inbox.put_nowait((command, future))

    def _note_failure(self, future: asyncio.Future[None]) -> None:
        error = None if future.cancelled() else future.exception()
        if error is not None and not isinstance(error, TableGone):
            log.warning("work_not_done", table=self._table, error=str(error))

    def close(self) -> None:
        """Close at once: callers who still wait get TableGone."""
        self.closed = True
        self._task.cancel()
        while not self._inbox.empty():
            _, future = self._inbox.get_nowait()
            if not future.done():
                future.set_exception(TableGone())

    async def _run(self) -> None:
        while True:
            command, future = await self._inbox.get()
            try:
                async with self._under_way:
                    await self._carry_out(command, future)
            except asyncio.CancelledError:
                # Its caller must not wait for ever.
                if not future.done():
                    future.set_exception(TableGone())
                raise
            # A quiet table must not keep a reference to the last person who left.
            del command, future

    async def _carry_out(self, command: Callable[[], Awaitable[Any]], future: asyncio.Future[Any]) -> None:
        if self.closed:
            if not future.done():
                future.set_exception(TableGone())
            return
        try:
            result = await command()
        except asyncio.CancelledError:
            future.cancel()
            raise
        except Exception as error:
            if not future.done():
                future.set_exception(error)
        else:
            if not future.done():
                future.set_result(result)
        self._after()
