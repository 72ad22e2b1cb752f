"""When Python looks for garbage.

What refers to itself in a circle is found only by looking, and nobody is served meanwhile: half a second
where 500 tables are played. By itself Python looks at what is new, which there is nearly all there is: every
move replaces what its viewers see. Moves leave next to no circles behind, closed connections small ones;
so everything is looked at when many have closed, or when nobody is there.
"""

import asyncio
import gc
from time import monotonic
from typing import Final

PAUSE_SECONDS: Final = 1.0
ALONE_SECONDS: Final = 300.0
"""Between two looks while nobody has a table open."""
CLOSED_CONNECTIONS: Final = 10_000
"""So many leave some 30 MB behind, and are not waited for any longer."""
GROWN: Final = 2_000_000
"""More objects than were left after the last look, some 200 MB: they may be garbage, whatever made them."""
GROWN_SHARE: Final = 1.0
"""Where there are many, so many more in proportion: people who come are no garbage."""


class _Connections:
    """Of this process."""

    sockets = 0
    closed = 0
    """Since everything was last looked at."""


def note_open_socket() -> None:
    _Connections.sockets += 1


def note_closed_socket() -> None:
    _Connections.sockets -= 1
    _Connections.closed += 1


def note_closed_request() -> None:
    _Connections.closed += 1


def stop_looking() -> None:
    """For a process that serves: what it has loaded by now stays for ever, and is not looked at again."""
    gc.collect()
    gc.freeze()
    gc.disable()


async def look_at_all() -> None:
    """When many connections have closed, very many objects were made, or nobody would notice."""
    looked, most = monotonic(), GROWN
    while True:
        await asyncio.sleep(PAUSE_SECONDS)
        is_alone = not _Connections.sockets and monotonic() - looked >= ALONE_SECONDS
        # While Python does not look by itself, it counts what was made and is still there.
        if is_alone or _Connections.closed >= CLOSED_CONNECTIONS or gc.get_count()[0] >= most:
            gc.collect()
            _Connections.closed, looked = 0, monotonic()
            most = max(GROWN, int(len(gc.get_objects()) * GROWN_SHARE))
