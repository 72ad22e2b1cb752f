"""Work that may take long, in processes of its own: bounded in time and memory, queued fairly by owner."""

import asyncio
import gc
import multiprocessing
import os
import signal
import sys
import threading
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing.process import BaseProcess
from typing import Any, Final, NamedTuple, TypeVar

import structlog

from ducats.games import GAMES

log = structlog.stdlib.get_logger()

T = TypeVar("T")

START_SECONDS: Final = 60.0
"""The games are imported before the first work, which takes time on a busy machine."""
PRELOADED: Final = (
    "ducats.server.bots_pool",
    "ducats.server.jobs",
    *(f"ducats.games.{game}.bots" for game in GAMES),
)
NICENESS: Final = 5
"""Added to the server's own niceness: with few cores its process goes first, three to one."""
MEMORY_BYTES: Final = 1024 * 1024 * 1024
"""Address space of a worker; games, bots and analyses take a tenth of it."""
ATTEMPTS: Final = 2
"""A worker killed while idle fails the next caller, who must not suffer for it."""


class Owner(NamedTuple):
    """Whose turn it is when work waits: addresses take turns, and then the people of each."""

    address: str
    person: str


class WorkFailed(Exception):
    """No result; `why` is `timeout`, `crash`, `memory` or `busy`."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


def ready(_: Callable[..., Any]) -> int:
    """Runs in a new worker, which imports what it lacks before work is timed."""
    return os.getpid()


def leave_with_parent() -> None:
    """Runs first in a worker, which must not outlive a killed server, exceed its memory, or take the
    processor while people wait for their moves."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # What is imported stays for ever. Collecting garbage in it takes as long as replaying a game, and copies
    # all the memory that the worker shares with its parent.
    gc.freeze()
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    limit_memory()
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_leave_after, args=(parent,), daemon=True).start()


def limit_memory() -> None:
    """Where the system can: macOS takes no such limit, and a host may have set a lower one."""
    if sys.platform != "win32":
        import resource

        _, hard = resource.getrlimit(resource.RLIMIT_AS)
        most = MEMORY_BYTES if hard == resource.RLIM_INFINITY else min(hard, MEMORY_BYTES)
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_AS, (most, most))


def _leave_after(parent: BaseProcess) -> None:
    parent.join()
    os._exit(0)


def _context() -> Any:
    """Workers are forked from a process that has imported everything: a dead one is replaced at once."""
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(list(PRELOADED))
    return context


class WorkerProcess:
    """One worker process, replaced when it hangs or dies."""

    def __init__(self) -> None:
        self._executor: ProcessPoolExecutor | None = None
        self._pid: int | None = None

    async def run(self, work: Callable[..., T], seconds: float, *given: Any) -> T:
        for _ in range(ATTEMPTS):
            executor = await self.started(work)
            try:
                future: Future[T] = executor.submit(work, *given)
                return await asyncio.wait_for(asyncio.wrap_future(future), seconds)
            except TimeoutError:
                self.stop()
                raise WorkFailed("timeout") from None
            except MemoryError:
                # What is left may be too little for whoever comes next.
                self.stop()
                raise WorkFailed("memory") from None
            except BrokenProcessPool:
                self.stop()
        raise WorkFailed("crash")

    async def started(self, work: Callable[..., Any]) -> ProcessPoolExecutor:
        if self._executor is None:
            executor = ProcessPoolExecutor(1, mp_context=_context(), initializer=leave_with_parent)
            self._executor = executor
            try:
                self._pid = await asyncio.wait_for(self._ready(executor, work), START_SECONDS)
            except (TimeoutError, BrokenProcessPool):
                self.stop()
                raise WorkFailed("crash") from None
        return self._executor

    @staticmethod
    async def _ready(executor: ProcessPoolExecutor, work: Callable[..., Any]) -> int:
        # Starting the first worker takes as long as importing everything, and blocks its caller.
        return await asyncio.wrap_future(await asyncio.to_thread(executor.submit, ready, work))

    def stop(self) -> None:
        executor, pid = self._executor, self._pid
        self._executor = self._pid = None
        if executor is None:
            return
        if pid is not None:
            try:
                os.kill(pid, getattr(signal, "SIGKILL", signal.SIGTERM))
            except ProcessLookupError:
                log.info("worker_gone", pid=pid)
            executor.shutdown(wait=False, cancel_futures=True)
            return
        # It is still starting, and shutting it down would block until it has.
        threading.Thread(
            target=executor.shutdown, kwargs={"wait": False, "cancel_futures": True}, daemon=True
        ).start()


class Turns:
    """Callers who wait, in a tree of owners: at each level one after the other, however many each has."""

    def __init__(self) -> None:
        self._callers: deque[asyncio.Future[WorkerProcess]] = deque()
        self._below: dict[str, Turns] = {}
        """Whoever was served last is last."""

    def __len__(self) -> int:
        return len(self._callers) + sum(map(len, self._below.values()))

    def __bool__(self) -> bool:
        return bool(self._callers or self._below)

    def add(self, owner: tuple[str, ...], caller: asyncio.Future[WorkerProcess]) -> None:
        if owner:
            self._below.setdefault(owner[0], Turns()).add(owner[1:], caller)
        else:
            self._callers.append(caller)

    def next(self) -> asyncio.Future[WorkerProcess]:
        """Whose turn it is; they no longer wait."""
        if self._callers:
            return self._callers.popleft()
        name, turns = next(iter(self._below.items()))
        del self._below[name]
        caller = turns.next()
        if turns:
            self._below[name] = turns
        return caller


class FairQueue:
    """Callers who wait for one of a few things: one of each owner in turn, however many an owner has."""

    def __init__(self) -> None:
        self._free: list[WorkerProcess] = []
        """The one used last is used next: it is the likeliest to have started."""
        self._waiting = Turns()

    def __len__(self) -> int:
        """How many wait."""
        return len(self._waiting)

    def put(self, process: WorkerProcess) -> None:
        """Hand a free process to the first caller of the owner whose turn it is."""
        while self._waiting:
            waiting = self._waiting.next()
            if not waiting.done():
                waiting.set_result(process)
                return
        self._free.append(process)

    async def get(self, owner: tuple[str, ...]) -> WorkerProcess:
        if self._free:
            return self._free.pop()
        waiting: asyncio.Future[WorkerProcess] = asyncio.get_running_loop().create_future()
        self._waiting.add(owner, waiting)
        try:
            return await waiting
        except asyncio.CancelledError:
            if waiting.done() and not waiting.cancelled():
                self.put(waiting.result())
            raise


class WorkerPool:
    """A few worker processes, shared by all owners."""

    def __init__(self, workers: int) -> None:
        self._processes = [WorkerProcess() for _ in range(workers)]
        self._queue = FairQueue()
        for process in self._processes:
            self._queue.put(process)

    async def run(self, owner: tuple[str, ...], seconds: float, work: Callable[..., T], *given: Any) -> T:
        """What `work` returns in a worker, or raises there; WorkFailed if it takes too long or dies.

        Callers take turns by the first part of their owner, then by the next one.
        """
        try:
            process = await asyncio.wait_for(self._queue.get(owner), START_SECONDS)
        except TimeoutError:
            raise WorkFailed("busy") from None
        working = asyncio.create_task(process.run(work, seconds, *given))
        # A caller who no longer waits must not hold up the next one.
        working.add_done_callback(lambda done: self._done(process, done))
        return await asyncio.shield(working)

    def _done(self, process: WorkerProcess, working: asyncio.Task[Any]) -> None:
        if not working.cancelled():
            working.exception()
        self._queue.put(process)

    async def warm_up(self, work: Callable[..., Any]) -> None:
        """Have a worker ready before the first caller needs it."""
        process = await self._queue.get(())
        try:
            await process.started(work)
        except WorkFailed as failure:
            log.warning("worker_not_started", why=failure.why)
        finally:
            self._queue.put(process)

    def close(self) -> None:
        """Stop the workers."""
        for process in self._processes:
            process.stop()
