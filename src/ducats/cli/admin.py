"""`ducats admin`: what a host does to people and tables."""

import asyncio
import sys
import time
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, TypeVar, get_args

import typer

from ducats.cli.console import complain
from ducats.engine.errors import BadOptions, DucatsError

if TYPE_CHECKING:
    from ducats.server.store.database import Database

T = TypeVar("T")

admin = typer.Typer(
    no_args_is_help=True,
    help="Look after people and tables. A SQLite file is changed only while no server uses it;"
    " servers on PostgreSQL hear of every change.",
)

DatabaseOption = Annotated[
    str | None,
    typer.Option("--database", help="The file or postgresql:// address; without it, the one that is set."),
]
Limit = Annotated[int, typer.Option(min=1, help="The most to list.")]
PersonId = Annotated[str, typer.Argument(help="The public id, as 'ducats admin people' lists it.")]
TableId = Annotated[str, typer.Argument(help="The id, as in the address of its page.")]
PEOPLE: Final = f"{'id':12}  {'came (UTC)':16}  {'here last (UTC)':16}  seats  name"
TABLES: Final = f"{'id':12}  {'opened (UTC)':16}  moves  game"
WITH_ID: Final = {"ignore_unknown_options": True}
"""One id in 64 begins with a hyphen, and must not be taken for an option."""


def _with(database: str | None, work: "Callable[[Database], Awaitable[T]]", changes: bool = True) -> T:
    """Any fault in the database or the request gives one clear line."""
    from ducats.server.settings import Settings
    from ducats.server.store.address import is_postgres
    from ducats.server.store.base import StoreError
    from ducats.server.store.database import opened

    try:
        place = database or Settings.from_environment().database
    except ValueError as error:
        raise BadOptions(str(error), code="bad_settings") from error
    if not is_postgres(place) and not Path(place).is_file():
        # To open a file for changes would make it.
        raise DucatsError(f"there is no database {place}", code="store_error")

    async def run() -> T:
        async with opened(place, changes) as found:
            return await work(found)

    try:
        return asyncio.run(run())
    except StoreError as error:
        raise DucatsError(str(error), code="store_error") from error


def _day(seconds: float | None) -> str:
    if seconds is None:
        return f"{'-':16}"
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d %H:%M")


@admin.command(context_settings=WITH_ID)
def people(
    search: Annotated[str, typer.Argument(help="A part of the name, or the id.")] = "",
    limit: Limit = 50,
    database: DatabaseOption = None,
) -> None:
    """List people, newest first: id, when they came, when they were here last, seats taken, name."""
    from ducats.server.store import admin as doing

    found = _with(database, lambda db: doing.people(db, search, limit), changes=False)
    # Beside the list, which a program may read.
    complain(PEOPLE if found else "nobody is known by that" if search else "nobody has been here")
    for person, name, created, seen, blocked, chairs in found:
        mark = "  (blocked)" if blocked else ""
        print(f"{person}  {_day(created)}  {_day(seen)}  {chairs:5}  {name}{mark}")


@admin.command()
def tables(
    status: Annotated[str, typer.Option(help="open, playing or finished.")] = "playing",
    limit: Limit = 50,
    database: DatabaseOption = None,
) -> None:
    """List tables, newest first: id, when they were opened, moves, game."""
    from ducats.server.store import admin as doing
    from ducats.server.store.base import Status

    if status not in get_args(Status):
        raise BadOptions(f"--status is {', '.join(get_args(Status))}, not {status}")
    found = _with(database, lambda db: doing.tables(db, status, limit), changes=False)
    complain(TABLES if found else f"no table is {status}")
    for table, game, _, created, moments in found:
        print(f"{table}  {_day(created)}  {moments:5}  {game}")


@admin.command(context_settings=WITH_ID)
def end(table: TableId, database: DatabaseOption = None) -> None:
    """End a game that is being played, without an outcome."""
    from ducats.server.store import admin as doing

    _with(database, lambda db: doing.end_table(db, table))
    print(f"table {table} is ended")


@admin.command(context_settings=WITH_ID)
def delete(table: TableId, database: DatabaseOption = None) -> None:
    """Delete a table with all its moves."""
    from ducats.server.store import admin as doing

    _with(database, lambda db: doing.delete_table(db, table))
    print(f"table {table} is deleted")


@admin.command(context_settings=WITH_ID)
def block(person: PersonId, database: DatabaseOption = None) -> None:
    """Shut somebody out; bots play on for them. If they delete their cookie, they come back as a newcomer."""
    from ducats.server.store import admin as doing

    _with(database, lambda db: doing.block(db, person, time.time()))
    print(f"{person} is shut out")


@admin.command(context_settings=WITH_ID)
def unblock(person: PersonId, database: DatabaseOption = None) -> None:
    """Let somebody in again."""
    from ducats.server.store import admin as doing

    _with(database, lambda db: doing.unblock(db, person))
    print(f"{person} may come in again")


@admin.command(context_settings=WITH_ID)
def export(
    person: PersonId,
    to: Annotated[Path | None, typer.Option(help="Where to; without it, to the terminal.")] = None,
    database: DatabaseOption = None,
) -> None:
    """Write all that is kept about a person, as JSON, for them to have."""
    import msgspec

    from ducats.server.store import admin as doing

    found: dict[str, Any] = _with(database, lambda db: doing.export(db, person), changes=False)
    text = msgspec.json.format(msgspec.json.encode(found), indent=2) + b"\n"
    if to is None:
        sys.stdout.write(text.decode())
    else:
        to.write_bytes(text)
        print(f"what is kept about {person} is in {to}")


@admin.command(context_settings=WITH_ID)
def erase(
    person: PersonId,
    sure: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
    database: DatabaseOption = None,
) -> None:
    """Forget who somebody was. The games they played stay, without their name."""
    from ducats.server.store import erasing

    if not sure:
        typer.confirm(f"Erase {person} for good?", abort=True)
    _with(database, lambda db: erasing.erase(db, person))
    print(f"{person} is erased")
