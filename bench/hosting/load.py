"""People at tables: thinking for one to three seconds, or answering as fast as they are asked."""

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path

import msgspec

from bench.client import LONG, at_once, like_people, play_tables
from bench.hosting.environment import SQLITE, Database, Syncs, database, on_core
from bench.hosting.table import Table, megabytes, milliseconds
from bench.measure import percentile
from bench.server import Server, Used, running_server

SPARE_PER_SECOND = 40
"""Tables that are kept ready for each second, where people answer at once: a short game has 50 moves."""

HEADS = (
    "games",
    "tables",
    "moves/s",
    "p50 ms",
    "p99 ms",
    "MB",
    "servers, µs a move",
    "PostgreSQL",
    "people",
    "a sync alone, ms: p50 / p99 / worst",
    "and beside them",
)


class Run(msgspec.Struct, kw_only=True):
    """What is measured, and where."""

    games: Sequence[str]
    tables: int
    seconds: float
    seats: int
    flat_out: bool = False
    database: str = SQLITE
    folder: Path | None = None
    """Where its files lie."""
    processes: int = 1
    is_bound: bool = True
    """Whether a single process has a core for itself, and the people another; several share all there are."""
    by_table: bool = False
    """Every process has an address of its own, and all people of a table go to one, as if sent by a balancer
    that looks at the path."""

    @property
    def has_core(self) -> bool:
        return self.is_bound and self.processes == 1


def measure(runs: Sequence[Run]) -> None:
    """Runs that differ in games and tables alone."""
    run = runs[0]
    how = "answer at once" if run.flat_out else "think for 1 to 3 s"
    several = f"{run.processes} processes" if run.processes > 1 else "one process"
    several += " on one core" if run.has_core else ""
    at_one = ", a table's people at one of them" if run.by_table else ""
    where = f"{run.database} in {run.folder}" if run.folder else run.database
    title = f"{run.seats} people at each table, who {how}; {several}{at_one}; {where}; {run.seconds:g} s each"
    table = Table(title, HEADS)
    for each in runs:
        table.add(*row(each))


def row(run: Run) -> tuple[str, ...]:
    syncs, beside = Syncs(run.folder), Syncs(run.folder)
    with database(run.database, run.folder) as stored:
        syncs.measure()
        with serving(run, stored) as servers:
            used = Used([server.pid for server in servers], [] if stored.pid is None else [stored.pid])
            # A core for the server, and another for the people.
            with on_core(1 if run.has_core else None), beside.meanwhile():
                moved, latencies = asyncio.run(playing(run, servers, used))
            if not moved:
                raise SystemExit(f"nobody moved within {run.seconds:g} s")
            memory = sum(server.memory() or 0 for server in servers)
        syncs.measure()
    return (
        "+".join(run.games) if len(run.games) < 4 else "all four",
        str(run.tables),
        f"{moved / run.seconds:.0f}",
        milliseconds(percentile(latencies, 0.5)),
        milliseconds(percentile(latencies, 0.99)),
        megabytes(memory),
        *(f"{seconds / moved * 1e6:.0f}" if seconds else "" for seconds in used.seconds),
        str(syncs),
        str(beside),
    )


@contextmanager
def serving(run: Run, stored: Database) -> Iterator[list[Server]]:
    with ExitStack() as stack:
        together, apart = (1, run.processes) if run.by_table else (run.processes, 1)
        with on_core(0 if run.has_core else None):
            servers = [stack.enter_context(running_server(stored.address, together)) for _ in range(apart)]
        for server in servers:
            server.settle()
        yield servers


async def playing(run: Run, servers: Sequence[Server], used: Used) -> tuple[int, list[float]]:
    first, *others = (server.address for server in servers)
    endless = not run.flat_out or set(run.games) == set(LONG)
    return await play_tables(
        first,
        run.tables,
        run.seconds,
        used.begin,
        used.end,
        games=run.games,
        seats=run.seats,
        think=at_once if run.flat_out else like_people,
        spare=0 if endless else int(SPARE_PER_SECOND * run.seconds),
        beside=others,
    )
