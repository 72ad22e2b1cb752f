"""Where a database is: a file, or the address of a PostgreSQL server, whose password is never shown."""

import re
from typing import Final
from urllib.parse import SplitResult, urlsplit

from ducats.engine.errors import BadOptions
from ducats.server.store.base import StoreError

KINDS: Final = ("postgresql", "postgres")
HOST: Final = re.compile(r"(\[[0-9A-Fa-f:.]+\]|[^\[\]:]*)(:([0-9]+))?")
MOST_PORT: Final = 65_535


def is_postgres(place: str) -> bool:
    """Whether a database is named by the address of a server; BadOptions for servers of another kind."""
    kind, is_address, _ = place.partition("://")
    if is_address and kind.lower() not in KINDS:
        raise BadOptions(
            f"no database is known by {kind}://: name a file, or the address of a server by postgresql://"
        )
    return bool(is_address)


def name_of(address: str) -> str:
    """An address as it may be shown: without its user and password."""
    parts = _parts_of(address)
    if parts is None:
        return "the database"
    return f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}{parts.path}"


def check_address(address: str) -> None:
    """StoreError if it could be parsed wrongly: the parser's error would quote the password."""
    if _parts_of(address) is None:
        raise StoreError(
            "the address of the database cannot be read: it is postgresql://USER:PASSWORD@HOST:PORT/NAME, and"
            " in a password / is written %2F, # %23, ? %3F, @ %40 and % %25"
        )


def _parts_of(address: str) -> SplitResult | None:
    """None if it is not clear where the password ends."""
    try:
        parts = urlsplit(address)
    except ValueError:
        return None
    if parts.fragment or "@" in parts.path or ("@" in parts.query and "@" not in parts.netloc):
        return None
    hosts = map(HOST.fullmatch, parts.netloc.rpartition("@")[2].split(","))
    return parts if all(host and int(host[3] or 0) <= MOST_PORT for host in hosts) else None
