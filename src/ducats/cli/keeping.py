"""`ducats backup` and `ducats restore`."""

from pathlib import Path

from ducats.engine.errors import DucatsError
from ducats.server.store import backup as copies
from ducats.server.store.base import StoreError


def back_up(database: Path, file: Path) -> None:
    """Copy a database that may be in use."""
    try:
        copies.backup(database, file)
    except StoreError as error:
        raise DucatsError(str(error), code="store_error") from error
    print(f"{database} is copied to {file}")


def restore(file: Path, database: Path, force: bool) -> None:
    """Put a copy in the place of a database."""
    if database.exists() and not force:
        raise DucatsError(f"{database} exists; --force replaces it", code="store_error")
    try:
        copies.restore(file, database, force)
    except StoreError as error:
        raise DucatsError(str(error), code="store_error") from error
    print(f"{database} is restored from {file}")
