"""Looking for garbage: often among what is new, and seldom among all.

What refers to itself in a circle is found only by looking at everything, and nobody is served meanwhile: a
tenth of a second with 600 sockets, and by itself Python does so many times while they come. Moves leave no
such garbage behind; only a socket that closes does, with the framework's objects around it.
"""

import asyncio
import gc
from time import monotonic
from typing import Final

NEW: Final = 5_000
"""New objects after which the new ones are looked at; ten times that, and those that were new before, too."""
PORTIONS: Final = 10
NEVER: Final = 1_000_000
PAUSE_SECONDS: Final = 1.0
ALL_SECONDS: Final = 300.0
CLOSED_SOCKETS: Final = 1_000
"""So many hold some 50 MB, and are not waited for any longer."""


class _Closed:
    """Sockets since everything was last looked at."""

    count = 0


def note_closed_socket() -> None:
    _Closed.count += 1


def look_at_little() -> None:
    """For a process that serves: what it has loaded by now stays for ever, and is not looked at again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEW, PORTIONS, NEVER)


async def look_at_all() -> None:
    """When many sockets have closed, or some of them a while ago."""
    looked = monotonic()
    while True:
        await asyncio.sleep(PAUSE_SECONDS)
        is_late = _Closed.count > 0 and monotonic() - looked >= ALL_SECONDS
        if is_late or _Closed.count >= CLOSED_SOCKETS:
            gc.collect()
            _Closed.count, looked = 0, monotonic()
