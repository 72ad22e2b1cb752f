"""One process per database file: tables live in its memory, and a second process would bypass them."""

import sys
from pathlib import Path
from typing import IO

from ducats.server.store.base import StoreError


def hold(database: Path) -> IO[bytes]:
    """A file that stays locked while it is open, and no longer; StoreError if another process holds it."""
    try:
        database.parent.mkdir(parents=True, exist_ok=True)
        held = database.with_name(database.name + ".lock").open("ab")
    except OSError as error:
        raise StoreError(f"{database} cannot be opened: {error}") from error
    try:
        _lock(held)
    except OSError as error:
        held.close()
        raise StoreError(
            f"another ducats is running on {database}; a SQLite file serves one process,"
            " PostgreSQL serves several"
        ) from error
    return held


def _lock(held: IO[bytes]) -> None:
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(held.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
