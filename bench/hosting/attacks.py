"""What two people at a table notice while one stranger does nothing but harm; with the default limits."""

import asyncio
import json
import os
import signal
import sys
import time

from bench.client import Player, open_table, talking_to
from bench.hosting.attackers import ATTACKS, KILLED_WORKERS
from bench.hosting.table import Table, megabytes, milliseconds
from bench.measure import percentile
from bench.server import Server, running_server

DEFAULTS = {"DUCATS_LOGS": "json"}
QUICK_SECONDS = 0.05
"""The people at the table think for so long: more moves make a steadier figure."""
HEADS = (
    f"{'attack':<42}",
    "before",
    "p50",
    "p99",
    "worst",
    "a weak bot took, at worst, s",
    "MB",
    "the stranger got",
)


def measure(only: list[str] | None, seconds: float) -> None:
    table = Table("milliseconds from a move to its acknowledgement, with and without an attack", HEADS)
    for name in only or ATTACKS:
        with running_server(settings=DEFAULTS) as server:
            server.settle()
            table.add(name, *asyncio.run(_suffer(server, name, seconds)))


async def _suffer(server: Server, name: str, seconds: float) -> tuple[str, ...]:
    async with talking_to(server.address) as http:
        table, people = await open_table(server.address, http, think=lambda _: QUICK_SECONDS)
        beside, (guest,) = await open_table(
            server.address, http, think=lambda _: QUICK_SECONDS, bots=[None, "page"]
        )
        for player in people:
            await player.sit(table)
        await guest.sit(beside)
        everybody = [*people, guest]
        for player in everybody:
            player.begin()
        await asyncio.sleep(seconds / 2)
        before = _forget(people)
        _forget([guest])
        got = await _attacked(server, name, seconds)
        during = _forget(people)
        waits = guest.waits
        for player in everybody:
            player.leave()
    return (
        milliseconds(percentile(before, 0.99)),
        *(milliseconds(percentile(during, share)) for share in (0.5, 0.99)),
        milliseconds(max(during)),
        f"{max(waits):.1f}" if waits else "none",
        megabytes(server.memory()),
        got,
    )


def _forget(people: list[Player]) -> list[float]:
    """What they have noticed so far, which counts no more."""
    latencies = [value for player in people for value in player.latencies]
    for player in people:
        player.latencies.clear()
        player.waits.clear()
    return latencies


async def _attacked(server: Server, name: str, seconds: float) -> str:
    """From a process of its own, so that the stranger's work does not show as the server's."""
    if name == KILLED_WORKERS:
        return await _kill_workers(server, seconds)
    command = [sys.executable, "-m", "bench.hosting.attackers", name, server.address, str(seconds)]
    attacker = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    told, _ = await attacker.communicate()
    return ", ".join(f"{count} {what}" for what, count in json.loads(told).items())


async def _kill_workers(server: Server, seconds: float) -> str:
    """Nothing that a stranger can do; an operating system short of memory can."""
    killed, end = 0, time.monotonic() + seconds
    while time.monotonic() < end:
        for pid in server.workers():
            os.kill(pid, signal.SIGKILL)
            killed += 1
        await asyncio.sleep(3.0)
    async with talking_to(server.address) as http:
        lines = (await http.get("/metrics")).text.splitlines()
    failed = sum(
        float(line.rpartition(" ")[2]) for line in lines if line.startswith("ducats_bot_failures_total")
    )
    return f"{killed} killed, {failed:.0f} moves of bots replaced"
