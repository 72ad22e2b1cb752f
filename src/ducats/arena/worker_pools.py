"""Who does the work of a contest: this process, several of this machine, or a Dask cluster."""

import os
import signal
from abc import ABC, abstractmethod
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, CancelledError, Executor, Future, ProcessPoolExecutor
from importlib import import_module
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Any, Final, final

from ducats.engine.errors import BadOptions

Work = Callable[[bytes], bytes]

CONNECT_SECONDS: Final = 10


class WorkerPool(ABC):
    """Workers behind `concurrent.futures`. Only bytes go out and come back."""

    @abstractmethod
    def submit(self, work: Work, order: bytes) -> Future[bytes]: ...

    @abstractmethod
    def capacity(self) -> int:
        """How many orders they can work at together just now."""

    def lost(self, error: BaseException) -> bool:
        """Whether an order failed because its worker was lost, so that another one can do it."""
        return False

    def close(self) -> None:
        """Stop all workers; unfinished work is dropped."""
        return


@final
class Alone(WorkerPool):
    """This process works, one order after the other."""

    def submit(self, work: Work, order: bytes) -> Future[bytes]:
        future: Future[bytes] = Future()
        future.set_result(work(order))
        return future

    def capacity(self) -> int:
        return 1


@final
class Processes(WorkerPool):
    """Processes of this machine. When one is killed the pool is broken, and a new one takes its place."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._count, get_context("spawn"), initializer=_initialize)

    def submit(self, work: Work, order: bytes) -> Future[bytes]:
        try:
            return self._pool.submit(work, order)
        except BrokenExecutor:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = self._new_pool()
            return self._pool.submit(work, order)

    def capacity(self) -> int:
        return self._count

    def lost(self, error: BaseException) -> bool:
        return isinstance(error, BrokenExecutor | CancelledError)

    def close(self) -> None:
        self._pool.shutdown(cancel_futures=True)


def _initialize() -> None:
    """Ctrl-C reaches every process of a terminal; only the one that holds the contest handles it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    """A pool whose owner was killed would wait for orders for ever."""
    owner = parent_process()
    assert owner is not None
    owner.join()
    os._exit(1)


@final
class Cluster(WorkerPool):
    """Workers of a Dask scheduler. It gives a lost worker's orders to others; so do we when it gives up."""

    def __init__(self, address: str) -> None:
        try:
            # Dask is largely untyped.
            dask: Any = import_module("distributed")
        except ImportError as error:
            raise BadOptions("--cluster needs Dask: pip install 'ducats[study]'", code="no_dask") from error
        try:
            self._client: Any = dask.Client(address, timeout=CONNECT_SECONDS, set_as_default=False)
        except (OSError, ValueError) as error:
            raise BadOptions(f"no Dask scheduler answers at {address}: {error}", code="no_cluster") from error
        self._losses: Any = (dask.KilledWorker, dask.comm.CommClosedError, CancelledError)
        self._executor: Executor = self._client.get_executor(pure=False)

    def submit(self, work: Work, order: bytes) -> Future[bytes]:
        return self._executor.submit(work, order)

    def capacity(self) -> int:
        """Workers may come and go; while there are none, one order waits for the first."""
        threads: dict[str, int] = self._client.nthreads()
        return max(1, sum(threads.values()))

    def lost(self, error: BaseException) -> bool:
        return isinstance(error, self._losses)

    def close(self) -> None:
        self._executor.shutdown(wait=False)
        self._client.close()
