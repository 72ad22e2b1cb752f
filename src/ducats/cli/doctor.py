"""`ducats doctor`: whether a server can run here, and which stored games these rules cannot go on with."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

import typer

from ducats import FORM, __version__
from ducats.cli.console import complain
from ducats.cli.errors import FAILED
from ducats.engine.errors import BadOptions, DucatsError
from ducats.server import heavy
from ducats.server.jobs import JobPool
from ducats.server.settings import Settings, unknown
from ducats.server.static_files import front_end, rules_pages
from ducats.server.store import rows, sql
from ducats.server.store.address import is_postgres
from ducats.server.store.backup import backup
from ducats.server.store.base import StoreError
from ducats.server.store.database import Database, opened
from ducats.server.store.migrate import migrations, schema_version
from ducats.server.store.sqlite_access import prepare
from ducats.server.workers import Owner


def examine(database: str | None) -> None:
    """Print the findings, one line each; exit with an error code if anything needs attention."""
    try:
        settings = Settings.from_environment()
    except ValueError as error:
        raise BadOptions(str(error), code="bad_settings") from error
    place = database or settings.database
    if place == ":memory:":
        raise BadOptions(f"{place} keeps nothing that could be examined", code="bad_address")
    print(f"ducats {__version__} ({FORM})")
    print(_kept(settings))
    look = _look_at_server if is_postgres(place) else _look_at_file
    if database is None and look is _look_at_file and not Path(place).exists():
        look = _expect_file
    mistyped = [f"settings: {name} is none of them; the guide for hosts lists all" for name in unknown()]
    faults = [*mistyped, *_look_for_pages(), *look(place, settings)]
    for fault in faults:
        complain(f"fault: {fault}")
    if faults:
        raise typer.Exit(FAILED)
    print("nothing is wrong")


def _kept(settings: Settings) -> str:
    """How long what is stored is kept."""
    limits = {
        "tables that never began": settings.keep_open_days,
        "finished games": settings.keep_finished_days,
        "people who do not come back": settings.keep_people_days,
    }
    told = (f"{what} {f'{days:g} days' if days else 'for ever'}" for what, days in limits.items())
    return f"kept: {', '.join(told)}"


def _look_for_pages() -> list[str]:
    faults = []
    for name, find in (("front end", front_end), ("rules pages", rules_pages)):
        try:
            print(f"{name}: {find()}")
        except FileNotFoundError as error:
            faults.append(f"{name}: {error}")
    return faults


def _look_at_server(address: str, settings: Settings) -> list[str]:
    """As it is at one moment, without changing anything."""
    try:
        return asyncio.run(_examine(address, settings))
    except StoreError as error:
        return [f"database: {error}"]


def _expect_file(place: str, settings: Settings) -> list[str]:
    """Nobody has named one, and none was made yet."""
    print(f"database: {place} does not exist yet; 'ducats serve' makes it")
    return []


def _look_at_file(place: str, settings: Settings) -> list[str]:
    """Examine a copy: the server may be running, and examining must not migrate anything."""
    database = Path(place)
    with TemporaryDirectory() as folder:
        copy = Path(folder, "copy.sqlite")
        try:
            backup(database, copy)
            with closing(sqlite3.connect(copy)) as connection:
                version = schema_version(connection)
            print(f"database: {database} is whole, schema {version} of {migrations()[-1][0]}")
            prepare(copy)
            return asyncio.run(_try_games(str(copy), settings))
        except StoreError as error:
            return [f"database: {error}"]


async def _examine(address: str, settings: Settings) -> list[str]:
    newest = migrations()[-1][0]
    async with opened(address) as database:
        if not await database.tables():
            print(f"database: {database.name} is empty; 'ducats serve' makes its tables")
            return []
        version = await database.schema_version()
        print(f"database: {database.name} answers, schema {version} of {newest}")
    if version < newest:
        print("unfinished games are looked at when a server has brought the schema up to date")
        return []
    if version > newest:
        return [f"database: a newer Ducats has written it, of schema {version}"]
    return await _try_games(address, settings)


async def _try_games(place: str, settings: Settings) -> list[str]:
    """Load each unfinished game as a server does, in a worker and with a limit on time."""
    jobs = JobPool(1, settings.job_seconds)
    faults, count = [], 0
    try:
        async with opened(place) as database:
            for row in await database.run("SELECT id FROM tables WHERE status = 'playing'"):
                count += 1
                fault = await _fault_of_game(database, jobs, row[0])
                faults += [] if fault is None else [f"table {row[0]} {fault}"]
    finally:
        await jobs.close()
    print(f"unfinished games: {count}, of which {len(faults)} cannot go on")
    return faults


async def _fault_of_game(database: Database, jobs: JobPool, name: str) -> str | None:
    """What is wrong with it, if anything is."""
    seats = await database.run(sql.SEATS, name)
    table = rows.table_of((await database.run(sql.TABLE, name))[0], seats)
    if table.fault is not None:
        return f"({table.game}): damaged: {table.fault}"
    inputs = [rows.input_of(row) for row in await database.run(sql.INPUTS, name, 0)]
    try:
        await jobs.run(Owner("", name), heavy.try_table, table, inputs)
    except DucatsError as error:
        return f"({table.game}): {error.code}: {error.message}"
    except Exception as error:  # a stored game can be wrong in any way
        return f"({table.game}): {type(error).__name__}: {error}"
    return None
