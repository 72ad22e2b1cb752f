"""When Python's cyclic garbage collector runs.

A full collection stops the server, for half a second where 500 tables are played. Python's own schedule
collects young objects, which here are nearly all: every move replaces what its viewers see. Moves leave next
to no reference cycles behind, closed connections small ones; so a full collection runs when many have closed,
or when nobody is there.
"""

import asyncio
import gc
from time import monotonic
from typing import Final

PAUSE_SECONDS: Final = 1.0
ALONE_SECONDS: Final = 300.0
"""Between two collections while nobody has a table open."""
CLOSED_CONNECTIONS: Final = 10_000
"""This many leave some 30 MB behind, which forces a collection."""
GROWN: Final = 2_000_000
"""This many more objects than after the last collection, some 200 MB, force one."""
GROWN_SHARE: Final = 1.0
"""With many objects the growth must also reach this share of them: new visitors are not garbage."""


class _Connections:
    """Of this process."""

    sockets = 0
    closed = 0
    """Since the last full collection."""


def note_open_socket() -> None:
    _Connections.sockets += 1


def note_closed_socket() -> None:
    _Connections.sockets -= 1
    _Connections.closed += 1


def note_closed_request() -> None:
    _Connections.closed += 1


def disable_automatic_gc() -> None:
    """For a process that serves: what it has loaded so far stays for ever, and is never collected."""
    gc.collect()
    gc.freeze()
    gc.disable()


async def collect_when_due() -> None:
    """Collects when many connections have closed, very many objects were made, or nobody would notice."""
    looked, most = monotonic(), GROWN
    while True:
        await asyncio.sleep(PAUSE_SECONDS)
        is_alone = not _Connections.sockets and monotonic() - looked >= ALONE_SECONDS
        # With automatic collection off, this counts the objects that were made and are still there.
        if is_alone or _Connections.closed >= CLOSED_CONNECTIONS or gc.get_count()[0] >= most:
            gc.collect()
            _Connections.closed, looked = 0, monotonic()
            most = max(GROWN, int(len(gc.get_objects()) * GROWN_SHARE))
