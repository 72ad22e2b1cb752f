"""The real server: its own process, SQLite in a file, sockets over loopback."""

import asyncio
import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from bench.client import open_table, play_tables, talking_to
from bench.measure import RUNS, Figure, figure, percentile

SECONDS: Final = 1.5
CROWDS: Final = (1, 20, 200)
"""Tables at once."""
LIVE: Final = 100
"""How many tables are opened to weigh one, per run."""
WARM: Final = 20
"""Tables opened before, so that what the first ones bring along is not weighed."""

REST_SECONDS: Final = 0.5
IDLE_CORE_SHARE: Final = 0.1
"""A server that uses less is at rest."""
IDLE_CHECKS: Final = 3
"""In a row, because workers start one after the other."""
SETTLING_SECONDS: Final = 60.0

TRACKER: Final = b"resource_tracker import main"
"""How Python calls its own helper; every child of a server has the name in an option."""
UNTHROTTLED: Final = {
    "DUCATS_MESSAGES_PER_SECOND": "1000000",
    "DUCATS_REQUESTS_PER_MINUTE": "1000000",
    "DUCATS_NEWCOMERS_PER_HOUR": "1000000",
    "DUCATS_TABLES_PER_ADDRESS": "1000000",
    "DUCATS_SOCKETS_PER_ADDRESS": "100000",
    "DUCATS_REPLAYS_PER_MINUTE": "1000000",
    "DUCATS_LOGS": "json",
    "DUCATS_BOT_WORKERS": "1",
}


class NoServer(Exception):
    """The server cannot be measured; the text says why."""


class Server:
    """A running server and its process."""

    def __init__(self, address: str, pid: int) -> None:
        self.address = address
        self.pid = pid

    def memory(self) -> int | None:
        """Resident bytes of the serving processes themselves, where the system tells them."""
        told = [_read(Path(f"/proc/{pid}/statm")).split() for pid in self._serving()]
        pages = [int(fields[1]) for fields in told if fields]
        return sum(pages) * os.sysconf("SC_PAGE_SIZE") if pages else None

    def _serving(self) -> list[int]:
        """The process itself, or those it has started to serve in its place."""
        spawned = [pid for pid in _children(self.pid) if b"multiprocessing.spawn" in _command(pid)]
        return spawned or [self.pid]

    def has_workers(self) -> bool:
        """Whether every serving process has a worker, a copy of a process that has imported all."""
        starters = (
            (pid for pid in _children(pid) if b"forkserver" in _command(pid)) for pid in self._serving()
        )
        return all(any(map(_children, found)) for found in starters)

    def workers(self) -> list[int]:
        """The processes for bots and long work, by their id."""
        starters = [pid for pid in _children(self.pid) if TRACKER not in _command(pid)]
        return [worker for starter in starters for worker in _children(starter)]

    def settle(self) -> None:
        """Wait until all that starts with a server has come to rest: its first worker, too, which is started
        some seconds later and takes a second of processor time."""
        end, rests = time.perf_counter() + SETTLING_SECONDS, 0
        while not self.has_workers() and time.perf_counter() < end:
            time.sleep(REST_SECONDS)
        while rests < IDLE_CHECKS and time.perf_counter() < end:
            before = self.processor_seconds() or 0.0
            time.sleep(REST_SECONDS)
            used = (self.processor_seconds() or 0.0) - before
            rests = rests + 1 if used < IDLE_CORE_SHARE * REST_SECONDS else 0

    def processor_seconds(self) -> float | None:
        """What the server and the processes it has started have used so far, where the system tells it."""
        return processor_seconds(self.pid)


def processor_seconds(pid: int) -> float | None:
    """Of a process and all that it has started, those included that have ended since."""
    processes = [pid]
    for found in processes:
        processes += _children(found)
    ticks = [_ticks(Path(f"/proc/{found}/stat")) for found in processes]
    return sum(ticks) / os.sysconf("SC_CLK_TCK") if any(ticks) else None


def _ticks(file: Path) -> int:
    """Time as a user and in the system, its own and of children that have ended: the 14th to 17th field.

    A name in brackets, which may hold anything, comes before.
    """
    fields = _read(file).rpartition(b")")[2].split()
    return sum(map(int, fields[11:15]))


def _command(pid: int) -> bytes:
    return _read(Path(f"/proc/{pid}/cmdline"))


def _children(pid: int) -> list[int]:
    """Whichever of its threads has started them."""
    children: list[int] = []
    with suppress(OSError):
        for file in Path(f"/proc/{pid}/task").glob("*/children"):
            children += map(int, _read(file).split())
    return children


def _read(file: Path) -> bytes:
    """Nothing, if the process has ended meanwhile or the system has no such file."""
    with suppress(OSError):
        return file.read_bytes()
    return b""


@contextmanager
def running_server(
    database: str | None = None, processes: int = 1, settings: Mapping[str, str] = UNTHROTTLED
) -> Iterator[Server]:
    """A fresh SQLite file, unless a database is named."""
    with tempfile.TemporaryDirectory() as folder, Path(folder, "log").open("wb") as log:
        address = f"127.0.0.1:{free_port()}"
        command = [sys.executable, "-m", "ducats", "serve", "--port", address.partition(":")[2]]
        chosen = ["--database", database or str(Path(folder, "bench.sqlite")), "--processes", str(processes)]
        process = subprocess.Popen(
            [*command, *chosen],
            env={**os.environ, **settings},
            stdout=log,
            stderr=log,
        )
        try:
            wait_for(address, process)
            yield Server(address, process.pid)
        finally:
            process.terminate()
            process.wait(timeout=20)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def wait_for(address: str, process: subprocess.Popen[bytes], seconds: float = 60.0) -> None:
    end = time.perf_counter() + seconds
    while time.perf_counter() < end and process.poll() is None:
        try:
            with urllib.request.urlopen(f"http://{address}/health", timeout=2):
                return
        except (urllib.error.URLError, OSError):
            time.sleep(0.02)
    raise NoServer(f"it did not start within {seconds:g} s")


def measure() -> Iterator[Figure]:
    """Acknowledged (so stored) moves per second with their latencies, and the memory of a table."""
    with running_server() as server:
        for tables in CROWDS:
            yield from moves(server, tables)
    weighed = weigh()
    if weighed is not None:
        yield weighed


def moves(server: Server, tables: int) -> Iterator[Figure]:
    rates, middles, tails, efforts = [], [], [], []
    asyncio.run(play_tables(server.address, 1, 0.5))
    for _ in range(RUNS):
        used = Used([server.pid])
        moved, latencies = asyncio.run(play_tables(server.address, tables, SECONDS, used.begin, used.end))
        rates.append(moved / SECONDS)
        efforts += [moved / used.seconds[0]] if used.seconds[0] else []
        middles.append(percentile(latencies, 0.5) * 1000)
        tails.append(percentile(latencies, 0.99) * 1000)
    what = f"{tables} table{'s' if tables > 1 else ''} of two people, the people on the same machine"
    yield figure(f"moves, {tables} at once", "/s", rates, f"stored in SQLite, then acknowledged; {what}")
    yield figure(f"p50, {tables} at once", "ms", middles, "from sending a move to its acknowledgement")
    yield figure(f"p99, {tables} at once", "ms", tails, "from sending a move to its acknowledgement")
    if efforts:
        note = "in a second of the server's own processor time, whatever else the machine does"
        yield figure(f"moves, {tables} at once", "/processor s", efforts, note)


class Used:
    """Processor time between two moments: of groups of processes with all that they have started, and of this
    process alone."""

    def __init__(self, *groups: Sequence[int]) -> None:
        self._groups = groups
        self.seconds: tuple[float, ...] = ()

    def _now(self) -> tuple[float, ...]:
        others = (sum(processor_seconds(pid) or 0.0 for pid in pids) for pids in self._groups)
        return (*others, time.process_time())

    def begin(self) -> None:
        self.seconds = self._now()

    def end(self) -> None:
        self.seconds = tuple(after - before for before, after in zip(self.seconds, self._now(), strict=True))


def weigh() -> Figure | None:
    """How much a fresh server grows with each table that has begun."""
    values = []
    for _ in range(RUNS):
        with running_server() as server:
            asyncio.run(_open_and_leave(server.address, WARM))
            before = server.memory()
            asyncio.run(_open_and_leave(server.address, LIVE))
            after = server.memory()
        if before is None or after is None:
            return None
        values.append((after - before) / LIVE / 1024)
    return figure("memory per table", "KiB", values, f"growth of a server by {LIVE} tables that have begun")


async def _open_and_leave(address: str, tables: int) -> None:
    async with talking_to(address) as http:
        for _ in range(tables):
            await open_table(address, http)
