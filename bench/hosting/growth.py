"""Many finished games in the store: what the lobby, one's own tables and the health of the server take."""

import asyncio
import secrets
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx

from bench.client import talking_to
from bench.hosting.environment import SQLITE, database
from bench.hosting.table import MEGABYTE, Table, milliseconds
from bench.measure import percentile
from bench.server import running_server
from ducats.server.people import hash_of
from ducats.server.store.sqlite_access import connect, prepare

ASKED = 300
"""Times that each page is asked for."""
PATHS = {
    "lobby, a newcomer's": ("/api/tables", False),
    "lobby with one's own": ("/api/tables", True),
    "one finished table": ("/api/tables/table-500", True),
    "statistics of a game": ("/api/games/musketeers/statistics", False),
    "health": ("/health", False),
    "metrics": ("/metrics", False),
}


def fill(games: int, people: int = 5000) -> Iterator[str]:
    """Statements for either database, once there is a table `numbers` with n from 0 to `games`: some tables
    of each kind, and many finished ones."""
    people = min(people, games)
    yield f"""INSERT INTO people (id, name, created)
        SELECT 'person-' || n, 'N', n FROM numbers WHERE n < {people}"""
    yield f"""INSERT INTO tables
        (id, game, status, options, public, absence, creator, created, seed, imported, moments)
        SELECT 'table-' || n, 'musketeers',
        CASE WHEN n < 50 THEN 'playing' WHEN n < 80 THEN 'open' ELSE 'finished' END, '{{}}', TRUE, '{{}}',
        'person-' || (n % {people}), n, 'seed', FALSE, 0 FROM numbers"""
    for seat in range(2):
        yield f"""INSERT INTO seats (table_id, seat, kind, person, name, stand_in, created)
            SELECT 'table-' || n, {seat}, 'person', 'person-' || ((n + {seat + 1}) % {people}), 'N', FALSE, n
            FROM numbers"""
    yield "ANALYZE"


def numbers(db: sqlite3.Connection, count: int) -> None:
    db.execute(
        "CREATE TEMP TABLE numbers AS WITH RECURSIVE up (n) AS"
        f" (SELECT 0 UNION ALL SELECT n + 1 FROM up WHERE n < {count}) SELECT n FROM up"
    )


def measure(games: int, kind: str = SQLITE) -> None:
    token = secrets.token_urlsafe(32)
    with database(kind, None) as stored:
        size = (_store if kind == SQLITE else _store_in_postgres)(stored.address, games, hash_of(token))
        began = time.perf_counter()
        with running_server(stored.address) as server:
            started = time.perf_counter() - began
            server.settle()
            title = (
                f"{games:,} finished games of two in {kind} ({size / MEGABYTE:.0f} MB), start {started:.1f} s"
            )
            table = Table(title, (f"{'what':<21}", "p50 ms", "p99 ms", "bytes"))
            for what, (path, known) in PATHS.items():
                answers = asyncio.run(_ask(server.address, path, f"ducats={token}" if known else ""))
                times = [seconds for seconds, _ in answers]
                length = answers[-1][1]
                table.add(
                    what, *(milliseconds(percentile(times, share)) for share in (0.5, 0.99)), f"{length:,}"
                )


def _store(file: str, games: int, token_hash: str) -> int:
    """How many bytes it takes."""
    prepare(Path(file))
    with closing(connect(Path(file))) as db:
        numbers(db, games)
        db.execute("BEGIN")
        for statement in (*fill(games), visited(token_hash)):
            db.execute(statement)
        db.execute("COMMIT")
    return Path(file).stat().st_size


def _store_in_postgres(address: str, games: int, token_hash: str) -> int:
    from ducats.server.store import postgres_access

    async def store() -> int:
        await postgres_access.prepare(address)
        db = await postgres_access.connect(address)
        await db.execute(f"CREATE TEMP TABLE numbers AS SELECT generate_series(0, {games}) AS n")
        await db.execute(";".join((*fill(games), visited(token_hash))))
        # As PostgreSQL itself would in a while, but not in the middle of the measurement.
        await db.execute("VACUUM")
        size: int = await db.fetchval("SELECT pg_database_size(current_database())")
        await db.close()
        return size

    return asyncio.run(store())


def visited(token_hash: str) -> str:
    """A statement after which somebody with a past comes back."""
    return f"INSERT INTO sessions (token_hash, person, created) VALUES ('{token_hash}', 'person-7', 0)"


async def _ask(address: str, path: str, cookie: str) -> list[tuple[float, int]]:
    async with talking_to(address) as http:
        headers = {"Cookie": cookie} if cookie else {}
        return [await _timed(http, path, headers) for _ in range(ASKED)]


async def _timed(http: httpx.AsyncClient, path: str, headers: dict[str, str]) -> tuple[float, int]:
    began = time.perf_counter()
    answer = await http.get(path, headers=headers)
    seconds = time.perf_counter() - began
    answer.raise_for_status()
    return seconds, len(answer.content)
