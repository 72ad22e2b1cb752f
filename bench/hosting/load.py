"""People at tables: thinking for one to three seconds, or answering as fast as they are asked."""

import asyncio
import os
from collections.abc import Sequence

from bench.client import LONG, at_once, like_people, play_tables
from bench.hosting.table import Table, megabytes, milliseconds
from bench.measure import percentile
from bench.server import Server, Used, running_server

SPARE_PER_SECOND = 40
"""Tables that are kept ready for each second, where people answer at once: a short game has 50 moves."""

HEADS = ("games", "tables", "moves/s", "p50 ms", "p99 ms", "MB", "processor", "moves/processor s")


def measure(
    crowds: Sequence[int],
    games: Sequence[Sequence[str]],
    seconds: float,
    seats: int,
    flat_out: bool,
    database: str | None,
    processes: int,
) -> None:
    how = "answer at once" if flat_out else "think for 1 to 3 s"
    where = "SQLite" if database is None else "PostgreSQL"
    title = f"{seats} people at each table, who {how}; {processes} process on {where}, {seconds:g} s each"
    table = Table(title, HEADS)
    for played in games:
        for crowd in crowds:
            with running_server(database, processes) as server:
                if processes == 1:
                    apart(server)
                table.add(*row(server, played, crowd, seconds, seats, flat_out))


def apart(server: Server) -> None:
    """The server on one core, the people on another, if there are two."""
    if (os.cpu_count() or 1) > 1 and hasattr(os, "sched_setaffinity"):
        server.stay_on_core(0)
        os.sched_setaffinity(0, {1})


def row(
    server: Server, games: Sequence[str], crowd: int, seconds: float, seats: int, flat_out: bool
) -> tuple[str, ...]:
    used = Used(server)
    think = at_once if flat_out else like_people
    spare = int(SPARE_PER_SECOND * seconds) if flat_out and set(games) != set(LONG) else 0
    playing = play_tables(
        server.address,
        crowd,
        seconds,
        used.begin,
        used.end,
        games=games,
        seats=seats,
        think=think,
        spare=spare,
    )
    moved, latencies = asyncio.run(playing)
    return (
        "+".join(games) if len(games) < 4 else "all four",
        str(crowd),
        f"{moved / seconds:.0f}",
        milliseconds(percentile(latencies, 0.5)),
        milliseconds(percentile(latencies, 0.99)),
        megabytes(server.memory()),
        f"{used.seconds / seconds:.2f}",
        f"{moved / used.seconds:.0f}" if used.seconds else "",
    )
