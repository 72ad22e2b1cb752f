"""A start with many unfinished games of bots: when the server answers, and when all have gone on."""

import asyncio
import sqlite3
import tempfile
import time
from contextlib import closing
from pathlib import Path

from bench.client import Player, talking_to
from bench.hosting.table import Table, megabytes
from bench.server import UNTHROTTLED, running_server

OF_A_PERSON = 25
"""Unfinished tables that one person opens: a few less than they may."""
PATIENCE_SECONDS = 300.0


def measure(tables: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "bots.sqlite")
        with running_server(str(file), settings=UNTHROTTLED | {"DUCATS_WORK": "false"}) as server:
            asyncio.run(_open(server.address, tables))
        heads = ("tables", "answers after s", "all have moved after s", "MB")
        table = Table("a start with unfinished tables of bots", heads)
        stood = _inputs(file)
        began = time.perf_counter()
        with running_server(str(file)) as server:
            answers = time.perf_counter() - began
            moved = 0
            while moved < len(stood) and time.perf_counter() - began < PATIENCE_SECONDS:
                time.sleep(0.25)
                now = _inputs(file)
                moved = sum(now.get(name, 0) > count for name, count in stood.items())
            seconds = time.perf_counter() - began
            went = f"{seconds:.1f}" if moved == len(stood) else f"{moved} of {len(stood)} in {seconds:.0f}"
            table.add(str(len(stood)), f"{answers:.2f}", went, megabytes(server.memory()))


def _inputs(file: Path) -> dict[str, int]:
    """How far each unfinished table is; a table that has ended meanwhile has gone on."""
    with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as db:
        found = db.execute(
            "SELECT id, CASE status WHEN 'finished' THEN input_count + 1 ELSE input_count END FROM tables"
        )
        return dict(found.fetchall())


async def _open(address: str, tables: int) -> None:
    async with talking_to(address) as http:
        new = {"game": "musketeers", "seats": 3, "bots": ["page"] * 3, "public": False}
        for first in range(0, tables, OF_A_PERSON):
            person = Player(address, http)
            await person.arrive()
            for _ in range(first, min(first + OF_A_PERSON, tables)):
                await person.post("/api/tables", new)
