"""However many games were played, a list is read from its indexes."""

from contextlib import closing
from pathlib import Path

import asyncpg
import pytest
from tests.postgres import fresh_database

from ducats.server.store import sql
from ducats.server.store.postgres_access import prepare as prepare_postgres
from ducats.server.store.sqlite import connect, numbered, prepare

LISTS = [(sql.PUBLIC_TABLES, 0.0), (sql.TABLES_OF, "person-7")]
GAMES = 20_000

# 5,000 people, some tables of each kind, and many that are finished.
FILL = """
    INSERT INTO people (id, name, created) SELECT 'person-' || n, 'N', n FROM numbers WHERE n < 5000;
    INSERT INTO tables (id, game, status, options, public, absence, creator, created, seed, imported, moments)
        SELECT 'table-' || n, 'musketeers',
        CASE WHEN n < 50 THEN 'playing' WHEN n < 80 THEN 'open' ELSE 'finished' END, '{}', TRUE, '{}',
        'person-' || (n % 5000), n, 'seed', FALSE, 0 FROM numbers;
    INSERT INTO seats (table_id, seat, kind, person, name, stand_in, created)
        SELECT 'table-' || n, 0, 'person', 'person-' || ((n + 1) % 5000), 'N', FALSE, n FROM numbers;
    ANALYZE
"""


@pytest.mark.parametrize(("statement", "value"), LISTS)
def test_sqlite_scans_no_table_for_a_list(tmp_path: Path, statement: str, value: object) -> None:
    prepare(tmp_path / "ducats.sqlite")
    with closing(connect(tmp_path / "ducats.sqlite")) as db:
        db.execute(
            "CREATE TEMP TABLE numbers AS WITH RECURSIVE up (n) AS"
            f" (SELECT 0 UNION ALL SELECT n + 1 FROM up WHERE n < {GAMES}) SELECT n FROM up"
        )
        db.execute("BEGIN")
        for part in FILL.split(";"):
            db.execute(part)
        db.execute("COMMIT")
        plan = [row[3] for row in db.execute("EXPLAIN QUERY PLAN " + numbered(statement), (value, 100))]
        found = db.execute(numbered(statement), (value, 100)).fetchall()
    assert not any(line.startswith(("SCAN tables", "SCAN seats")) for line in plan), plan
    assert found


@pytest.mark.parametrize(("statement", "value"), LISTS)
async def test_postgres_scans_no_table_for_a_list(postgres: str, statement: str, value: object) -> None:
    async with fresh_database(postgres) as address:
        await prepare_postgres(address)
        db = await asyncpg.connect(address)
        await db.execute(f"CREATE TEMP TABLE numbers AS SELECT generate_series(0, {GAMES}) AS n")
        await db.execute(FILL)
        plan = [row[0] for row in await db.fetch("EXPLAIN " + statement, value, 100)]
        found = await db.fetch(statement, value, 100)
        await db.close()
    assert not any("Seq Scan" in line for line in plan), plan
    assert found
