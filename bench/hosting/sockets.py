"""Many who watch and say nothing: what they cost, and what the people at a table notice of them."""

import asyncio
import resource
from math import ceil

from bench.client import Player, open_table, play_tables, talking_to
from bench.hosting.table import Table, megabytes, milliseconds
from bench.line import Line, connected
from bench.measure import percentile
from bench.server import Server, Used, running_server
from ducats.server.audience import SOCKETS_PER_PERSON

TABLES = 50
"""Among which the watchers are spread."""
AT_ONCE = 50
"""Lines that are being opened at a time."""
SECONDS = 20.0
"""Twice the time between two signs of life."""
PEOPLE_SECONDS = 8.0


def measure(count: int) -> None:
    allow_files(2 * count + 1000)
    with running_server() as server:
        server.settle()
        asyncio.run(_hold(server, count))


def allow_files(count: int) -> None:
    """Each line is a file, here and in the server, which inherits the limit."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(count, most), most))


async def _hold(server: Server, count: int) -> None:
    table = Table("idle sockets", ("sockets", "MB", "kB each", "processor", "p50 ms", "p99 ms"))
    tables = []
    async with talking_to(server.address) as http:
        for number in range(TABLES):
            opened, _ = await open_table(server.address, http, seed=number)
            tables.append(opened)
        cookies = []
        for _ in range(ceil(count / TABLES / SOCKETS_PER_PERSON)):
            watcher = Player(server.address, http)
            await watcher.arrive()
            cookies.append(watcher.cookie)
    before = server.memory() or 0
    for crowd in (0, count // 10, count):
        lines = await _watch(server, cookies, crowd, tables)
        used = Used([server.pid])
        used.begin()
        await asyncio.sleep(SECONDS)
        used.end()
        held = sum(line.closed_with is None for line in lines)
        after = server.memory() or 0
        _, latencies = await play_tables(server.address, 1, PEOPLE_SECONDS)
        table.add(
            str(held),
            megabytes(after),
            f"{(after - before) / 1024 / held:.0f}" if held else "",
            f"{used.seconds[0] / SECONDS:.2f}",
            milliseconds(percentile(latencies, 0.5)),
            milliseconds(percentile(latencies, 0.99)),
        )
        for line in lines:
            line.close()
        await asyncio.sleep(2)


async def _watch(server: Server, cookies: list[str], count: int, tables: list[str]) -> list[Line]:
    lines: list[Line] = []
    gate = asyncio.Semaphore(AT_ONCE)

    async def watch(number: int) -> None:
        path = f"/ws/tables/{tables[number % TABLES]}"
        cookie = cookies[number // (TABLES * SOCKETS_PER_PERSON)]
        async with gate:
            lines.append(await connected(server.address, path, cookie, lambda _: None))

    await asyncio.gather(*map(watch, range(count)))
    return lines
