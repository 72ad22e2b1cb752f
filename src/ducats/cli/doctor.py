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
from ducats.server.settings import Settings
from ducats.server.static_files import front_end, rules_pages
from ducats.server.store.backup import backup
from ducats.server.store.base import StoreError
from ducats.server.store.migrate import migrations, schema_version
from ducats.server.store.sqlite import SqliteStore


def examine(database: str | None) -> None:
    """Say what is found, one line each; leave with an error code if anything needs to be seen to."""
    try:
        settings = Settings.from_environment()
    except ValueError as error:
        raise BadOptions(str(error), code="bad_settings") from error
    place = database or settings.database
    if "://" in place or place == ":memory:":
        raise BadOptions(f"{place} is no file; the doctor examines SQLite files", code="bad_address")
    print(f"ducats {__version__} ({FORM})")
    faults = [*_look_for_pages(), *_look_at(Path(place), settings)]
    for fault in faults:
        complain(f"fault: {fault}")
    if faults:
        raise typer.Exit(FAILED)
    print("nothing is wrong")


def _look_for_pages() -> list[str]:
    faults = []
    for name, find in (("front end", front_end), ("rules pages", rules_pages)):
        try:
            print(f"{name}: {find()}")
        except FileNotFoundError as error:
            faults.append(f"{name}: {error}")
    return faults


def _look_at(database: Path, settings: Settings) -> list[str]:
    """On a copy: the server may be running, and examining must not bring anything up to date."""
    if not database.exists():
        print(f"database: {database} does not exist yet; 'ducats serve' makes it")
        return []
    with TemporaryDirectory() as folder:
        copy = Path(folder, "copy.sqlite")
        try:
            backup(database, copy)
            with closing(sqlite3.connect(copy)) as connection:
                version = schema_version(connection)
            print(f"database: {database} is whole, schema {version} of {migrations()[-1][0]}")
            return asyncio.run(_try_games(copy, settings))
        except StoreError as error:
            return [f"database: {error}"]


async def _try_games(copy: Path, settings: Settings) -> list[str]:
    """Load each unfinished game as a server does, in a worker and with a limit on time."""
    store, jobs = SqliteStore(copy), JobPool(1, settings.job_seconds)
    await store.open()
    try:
        with closing(sqlite3.connect(copy)) as connection:
            ids = [row[0] for row in connection.execute("SELECT id FROM tables WHERE status = 'playing'")]
        faults = []
        for name in ids:
            table = await store.table(name)
            if table is None:
                continue
            try:
                await jobs.run(name, heavy.try_table, table, await store.inputs(name))
            except DucatsError as error:
                faults.append(f"table {name} ({table.game}): {error.code}: {error.message}")
            except Exception as error:  # a stored game can be wrong in any way, and the others are to be seen
                faults.append(f"table {name} ({table.game}): {type(error).__name__}: {error}")
        print(f"unfinished games: {len(ids)}, of which {len(faults)} cannot go on")
        return faults
    finally:
        await jobs.close()
        await store.close()
