"""Looking for garbage: often among what is new, and seldom among all.

What refers to itself in a circle is found only by looking at everything, and nobody is served meanwhile: a
tenth of a second with 600 sockets, and by itself Python does so many times while they come. Moves leave no
such garbage behind; only a socket that closes does.
"""

import asyncio
import gc
from typing import Final

NEW: Final = 5_000
"""New objects after which the new ones are looked at; ten times that, and those that were new before, too."""
PORTIONS: Final = 10
NEVER: Final = 1_000_000
ALL_SECONDS: Final = 300.0


def look_at_little() -> None:
    """For a process that serves: what it has loaded by now stays for ever, and is not looked at again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEW, PORTIONS, NEVER)


async def look_at_all() -> None:
    """From time to time, for as long as the server runs."""
    while True:
        await asyncio.sleep(ALL_SECONDS)
        gc.collect()
