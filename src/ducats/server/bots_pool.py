"""Bots in worker processes: they see an encoded view and nothing else, and cannot hold up the server."""

import asyncio
import multiprocessing
import os
import signal
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.process import BaseProcess
from typing import Final

import structlog

from ducats.games import levels

log = structlog.stdlib.get_logger()

Choose = Callable[[str, str, bytes, str], bytes]
"""Game, level, view as JSON, seed text; gives the action as JSON."""

Work = Callable[..., bytes]
"""What a worker does: text and bytes in, bytes out."""

START_SECONDS: Final = 60.0
"""A worker imports the games before its first move; a busy machine takes its time."""


class BotFailed(Exception):
    """A bot gave no answer; `why` is `timeout`, `crash`, `error` or `busy`."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class Bots(ABC):
    """Whoever plays for empty chairs."""

    @abstractmethod
    def levels(self, game: str) -> tuple[str, ...]:
        """The levels there are, weakest first."""

    def stand_in(self, game: str) -> str | None:
        """The level that plays for absent people: a table should not wait long for it."""
        levels = self.levels(game)
        return levels[-1] if levels else None

    @abstractmethod
    async def choose(self, game: str, level: str, view: bytes, seed: str) -> bytes:
        """An action as JSON, or BotFailed."""

    @abstractmethod
    async def close(self) -> None:
        """Send the workers home."""


def ask_bot(game: str, level: str, view: bytes, seed: str) -> bytes:
    """Runs in a worker."""
    return levels.choose(game, level, view, seed)


def ready(_: Work) -> int:
    """Runs in a new worker: to be handed the function it imports all it needs, before a move is timed."""
    return os.getpid()


def leave_with_parent() -> None:
    """A worker must not outlive a server that was killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_leave_after, args=(parent,), daemon=True).start()


def _leave_after(parent: BaseProcess) -> None:
    parent.join()
    os._exit(0)


class Lane:
    """One worker process, replaced when it hangs or dies."""

    def __init__(self) -> None:
        self._executor: ProcessPoolExecutor | None = None
        self._pid: int | None = None

    async def run(self, work: Work, seconds: float, *asked: str | bytes) -> bytes:
        executor = await self._started(work)
        future: Future[bytes] = executor.submit(work, *asked)
        try:
            return await asyncio.wait_for(asyncio.wrap_future(future), seconds)
        except TimeoutError:
            self.stop()
            raise BotFailed("timeout") from None
        except BrokenProcessPool:
            self.stop()
            raise BotFailed("crash") from None

    async def _started(self, work: Work) -> ProcessPoolExecutor:
        if self._executor is None:
            context = multiprocessing.get_context("spawn")
            executor = ProcessPoolExecutor(1, mp_context=context, initializer=leave_with_parent)
            self._executor = executor
            started = asyncio.wrap_future(executor.submit(ready, work))
            try:
                self._pid = await asyncio.wait_for(started, START_SECONDS)
            except (TimeoutError, BrokenProcessPool):
                self.stop()
                raise BotFailed("crash") from None
        return self._executor

    def stop(self) -> None:
        executor, pid = self._executor, self._pid
        self._executor = self._pid = None
        if executor is None:
            return
        if pid is not None:
            try:
                os.kill(pid, getattr(signal, "SIGKILL", signal.SIGTERM))
            except ProcessLookupError:
                log.info("bot_worker_gone", pid=pid)
        executor.shutdown(wait=False, cancel_futures=True)


class BotPool(Bots):
    """A few worker processes shared by all tables."""

    def __init__(self, workers: int, seconds: float, choose: Choose = ask_bot) -> None:
        self._seconds = seconds
        self._choose = choose
        self._lanes = [Lane() for _ in range(workers)]
        self._free: asyncio.Queue[Lane] = asyncio.Queue()
        for lane in self._lanes:
            self._free.put_nowait(lane)

    def levels(self, game: str) -> tuple[str, ...]:
        return levels.named_levels(game)

    def stand_in(self, game: str) -> str | None:
        return levels.stand_in(game)

    async def choose(self, game: str, level: str, view: bytes, seed: str) -> bytes:
        try:
            lane = await asyncio.wait_for(self._free.get(), START_SECONDS)
        except TimeoutError:
            raise BotFailed("busy") from None
        try:
            return await lane.run(self._choose, self._seconds, game, level, view, seed)
        except BotFailed:
            raise
        except Exception as error:
            log.warning("bot_error", game=game, level=level, error=type(error).__name__)
            raise BotFailed("error") from error
        finally:
            self._free.put_nowait(lane)

    async def close(self) -> None:
        for lane in self._lanes:
            lane.stop()
