"""Servers and workers on one PostgreSQL are killed, paused and cut off while people play, run after run.

Each run has two or three servers, every other run two workers beside them, people at tables of every game,
and every kind of fault. What a run has shown lies in tests/server/faults.json, by the hash of the server's
sources; a move that was lost or doubled, or a table that stands still, ends everything with its number.

    python scripts/soak_faults.py                 until 200 faults have happened, or you stop it
    python scripts/soak_faults.py --minutes 30    for half an hour
    python scripts/soak_faults.py --publish       no run: the figures into docs/reliability.md
"""

from __future__ import annotations

import argparse
import asyncio
import math
import os
import random
import signal
import sys
import time
from collections import Counter
from collections.abc import Sequence
from datetime import UTC, datetime
from functools import partial
from hashlib import sha256
from pathlib import Path

import msgspec

CLONE = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(CLONE))

from bench.marked import replace_between  # noqa: E402
from tests.server.fault_runs import Deployment, Fault, Found, run_faults  # noqa: E402

KEPT = CLONE / "tests" / "server" / "faults.json"
PAGE = CLONE / "docs" / "reliability.md"
BEGIN, END = "<!-- faults -->\n", "<!-- end of faults -->\n"
FAULTS = 200
TABLES = 8
PACE_SECONDS = 0.6
OFTEN = {
    **dict.fromkeys(("kill_server", "cut_listeners", "cut_all"), 6),
    **dict.fromkeys(("kill_worker", "restart_database", "answer_everything_twice"), 3),
}
"""How often these happen in a run; the others, which take long by themselves, once."""
KINDS = {
    "kill_server": "a server killed (`kill -9`)",
    "kill_worker": "a worker killed with its bots",
    "pause_server": "a server stopped for 30 s (`SIGSTOP`)",
    "pause_worker": "a worker stopped for 30 s with its bots",
    "restart_database": "PostgreSQL stopped at once and started",
    "cut_listeners": "all `LISTEN` connections cut",
    "cut_all": "all connections to the database cut",
    "fill_disk": "2 s without room on its disk",
    "become_read_only": "2 s of a database that is read-only",
    "answer_everything_twice": "2 s in which every answer is given to two servers at once",
}


class Run(msgspec.Struct):
    """What is kept of one run."""

    sources: str
    day: str
    servers: int
    workers: int
    load: float
    found: Found


def sources() -> str:
    """The hash of all that serves and stores."""
    total = sha256()
    for file in sorted((CLONE / "src" / "ducats" / "server").rglob("*.*")):
        if file.suffix in (".py", ".sql"):
            total.update(file.read_bytes())
    return total.hexdigest()[:12]


def read_runs() -> list[Run]:
    return msgspec.json.decode(KEPT.read_bytes(), type=list[Run]) if KEPT.is_file() else []


def keep(runs: Sequence[Run]) -> None:
    """All or nothing, whenever it is stopped."""
    fresh = KEPT.with_suffix(".new")
    fresh.write_bytes(msgspec.json.format(msgspec.json.encode(runs), indent=1) + b"\n")
    fresh.replace(KEPT)


def happened(runs: Sequence[Run]) -> int:
    return sum(sum(run.found.faults.values()) for run in runs)


def faults_of(number: int, deployment: Deployment) -> list[Fault]:
    """Every kind that this deployment can suffer, in any order."""
    deployment.dice = random.Random(number)
    names = [name for name in KINDS if deployment.workers or not name.endswith("worker")]
    chosen: list[Fault] = [getattr(deployment, name) for name in names for _ in range(OFTEN.get(name, 1))]
    deployment.dice.shuffle(chosen)
    return chosen


def soak(goal: int, minutes: float) -> None:
    until = time.monotonic() + 60 * minutes
    runs, now = read_runs(), sources()
    while happened([run for run in runs if run.sources == now]) < goal and time.monotonic() < until:
        number = len(runs)
        servers, workers = 2 + number // 2 % 2, 2 * (number % 2)
        told = f"run {number}: {servers} servers, {workers} workers beside them"
        print(told, file=sys.stderr, flush=True)
        choose = partial(faults_of, number)
        found = asyncio.run(run_faults(choose, servers, workers, TABLES, PACE_SECONDS))
        day, load = f"{datetime.now(UTC):%-d %B %Y}", round(os.getloadavg()[0], 1)
        runs.append(Run(now, day, servers, workers, load, found))
        keep(runs)
        print(msgspec.json.encode(found).decode(), file=sys.stderr, flush=True)
        if found.lost or found.doubled:
            raise SystemExit(f"{told}: {found.lost} moves lost, {found.doubled} doubled")


def table(runs: Sequence[Run]) -> str:
    """The figures as they stand in the docs."""
    rows = ["| fault | times | longest standstill, s |", "|---|---|---|"]
    faults = sum((Counter(run.found.faults) for run in runs), Counter[str]())
    for kind, told in KINDS.items():
        longest = max((run.found.standstill.get(kind, 0.0) for run in runs), default=0.0)
        rows.append(f"| {told} | {faults[kind]} | {longest:.1f} |")
    rows.append(f"| all | {faults.total()} | |")
    return "\n".join(rows) + "\n"


def publish(runs: Sequence[Run]) -> None:
    """Of the latest sources that were run."""
    latest = [run for run in runs if run.sources == runs[-1].sources]
    loads = [run.load for run in latest]
    moves = sum(run.found.acknowledged for run in latest)
    lost, doubled = sum(run.found.lost for run in latest), sum(run.found.doubled for run in latest)
    text = (
        f"{latest[-1].day}, sources of the server {latest[-1].sources}, `python scripts/soak_faults.py`,"
        f" {len(latest)} runs\nat a load of {min(loads):.0f} to {max(loads):.0f}:"
        f" {moves:,} moves acknowledged, **{lost} lost, {doubled} doubled**.\n\n{table(latest)}"
    )
    replace_between(PAGE, BEGIN, END, text)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--minutes", type=float, default=math.inf, help="begin no run later")
    parser.add_argument("--faults", type=int, default=FAULTS, help=f"that shall happen ({FAULTS})")
    parser.add_argument("--publish", action="store_true", help="no run, only the figures")
    chosen = parser.parse_args()
    # However it is stopped, nothing that it started is left behind.
    signal.signal(signal.SIGTERM, lambda *_: signal.raise_signal(signal.SIGINT))
    if chosen.publish:
        publish(read_runs())
    else:
        soak(chosen.faults, chosen.minutes)


if __name__ == "__main__":
    main()
