"""`ducats backup` and `ducats restore`."""

import asyncio
from pathlib import Path

from ducats.engine.errors import DucatsError
from ducats.server.store import backup as copies
from ducats.server.store import dump
from ducats.server.store.address import is_postgres, name_of
from ducats.server.store.base import StoreError
from ducats.server.store.database import opened


def back_up(database: str, file: Path) -> None:
    """Copy a database that may be in use: all its rows, or a SQLite file as it is."""
    as_rows = is_postgres(database) or file.name.endswith(dump.SUFFIX)
    try:
        if as_rows:
            asyncio.run(_write(database, file))
        else:
            copies.backup(Path(database), file)
    except StoreError as error:
        raise DucatsError(str(error), code="store_error") from error
    print(f"{_shown(database)} is copied to {file}")


def restore(file: Path, database: str, force: bool) -> None:
    """Replace a database by a copy."""
    as_rows = is_postgres(database) or file.name.endswith(dump.SUFFIX)
    if not as_rows and Path(database).exists() and not force:
        raise DucatsError(f"{database} exists; --force replaces it", code="store_error")
    try:
        if as_rows:
            asyncio.run(_read(file, database, force))
        else:
            copies.restore(file, Path(database), force)
    except StoreError as error:
        raise DucatsError(str(error), code="store_error") from error
    print(f"{_shown(database)} is restored from {file}")


async def _write(database: str, file: Path) -> None:
    async with opened(database) as source:
        await dump.write(source, file)


async def _read(file: Path, database: str, force: bool) -> None:
    # Checked before there is a new database.
    dump.check(file)
    async with opened(database, changes=True) as target:
        await dump.read_into(target, file, force)


def _shown(database: str) -> str:
    """Without a password."""
    return name_of(database) if is_postgres(database) else database
