"""Looking for garbage: seldom, and among everything.

What refers to itself in a circle is found only by looking, and nobody is served meanwhile. By itself Python
looks at what is new, which at a server of many tables is nearly all there is: every move replaces what its
viewers see, so at 200 tables each look took up to 30 ms, and found next to nothing. Moves and requests leave
hardly any circles behind; a socket that closes does, with the framework's objects around it.
"""

import asyncio
import gc
from time import monotonic
from typing import Final

PAUSE_SECONDS: Final = 1.0
ALL_SECONDS: Final = 300.0
CLOSED_SOCKETS: Final = 1_000
"""So many hold some 50 MB, and are not waited for any longer."""
GROWN: Final = 500_000
"""More objects than were left after the last look, some 50 MB: they may be garbage, whatever made them."""
GROWN_SHARE: Final = 0.5
"""Where there are many, so many more in proportion: people who come are no garbage."""


class _Closed:
    """Sockets since everything was last looked at."""

    count = 0


def note_closed_socket() -> None:
    _Closed.count += 1


def stop_looking() -> None:
    """For a process that serves: what it has loaded by now stays for ever, and is not looked at again."""
    gc.collect()
    gc.freeze()
    gc.disable()


async def look_at_all() -> None:
    """When many sockets have closed, many objects were made, or a while ago."""
    looked, most = monotonic(), GROWN
    while True:
        await asyncio.sleep(PAUSE_SECONDS)
        is_late = monotonic() - looked >= ALL_SECONDS
        # While Python does not look by itself, it counts what was made and is still there.
        if is_late or _Closed.count >= CLOSED_SOCKETS or gc.get_count()[0] >= most:
            gc.collect()
            _Closed.count, looked = 0, monotonic()
            most = max(GROWN, int(len(gc.get_objects()) * GROWN_SHARE))
