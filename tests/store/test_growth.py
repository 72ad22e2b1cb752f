"""However many games were played, a list is read from its indexes."""

import re
from contextlib import closing
from pathlib import Path

import asyncpg
import pytest
from bench.hosting.growth import fill, numbers
from tests.postgres import fresh_database

from ducats.server.store import erasing, openings, sql
from ducats.server.store.admin import about_people
from ducats.server.store.database import opened
from ducats.server.store.postgres_access import prepare as prepare_postgres
from ducats.server.store.sqlite_access import connect, numbered, prepare

LISTS = [(openings.PUBLIC_TABLES, 0.0), (sql.TABLES_OF, "person-7")]
GAMES = 20_000


@pytest.mark.parametrize(("statement", "value"), LISTS)
def test_sqlite_scans_no_table_for_a_list(tmp_path: Path, statement: str, value: object) -> None:
    prepare(tmp_path / "ducats.sqlite")
    with closing(connect(tmp_path / "ducats.sqlite")) as db:
        numbers(db, GAMES)
        db.execute("BEGIN")
        for filling in fill(GAMES):
            db.execute(filling)
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
        await db.execute(";".join(fill(GAMES)))
        plan = [row[0] for row in await db.fetch("EXPLAIN " + statement, value, 100)]
        found = await db.fetch(statement, value, 100)
        await db.close()
    assert not any("Seq Scan" in line for line in plan), plan
    assert found


async def test_people_to_be_forgotten_are_found_by_an_index(tmp_path: Path) -> None:
    """Who it is, and every row about them: among a million people nobody waits for a clean-up."""
    file = tmp_path / "ducats.sqlite"
    prepare(file)
    async with opened(str(file)) as database:
        about = [
            f"SELECT 1 FROM {entry.table} WHERE {entry.column} = $1" for entry in await about_people(database)
        ]
    assert about
    with closing(connect(file)) as db:
        for statement in (
            erasing.FORGETTABLE,
            erasing.BEGIN_COUNTING,
            erasing.HOLD,
            erasing.NAMED_CHAIRS,
            erasing.ERASED + " IN ($1, $2)",
            erasing.DROP + " IN ($1, $2)",
            *about,
        ):
            values = (1.0, 10, 100)[: len(set(re.findall(r"\$\d", statement)))]
            plan = [row[3] for row in db.execute("EXPLAIN QUERY PLAN " + numbered(statement), values)]
            assert not any(line.startswith("SCAN") for line in plan), (statement, plan)
