"""How this process fares: its memory, its files, and how long its event loop makes others wait.

In steps so coarse that no figure shows a single answer: a table may have been loaded for a standing order.
"""

import asyncio
import sys
from collections.abc import Callable
from math import ceil
from pathlib import Path
from typing import Final

FILES: Final = Path("/proc/self/fd")
MEMORY: Final = Path("/proc/self/statm")
FILES_STEP: Final = 16
MEMORY_STEP: Final = 16 * 1024 * 1024
DELAY_STEP: Final = 0.05
TICK_SECONDS: Final = 0.1
WINDOW_SECONDS: Final = 60.0
"""The longest delay is told for at least this long, so that no scrape misses it."""


def memory() -> int:
    """Resident bytes; 0 where the system does not tell them."""
    if not MEMORY.exists():
        return 0
    import resource

    pages = int(MEMORY.read_text().split()[1])
    return _up_to(pages * resource.getpagesize(), MEMORY_STEP)


def open_files() -> int:
    """Sockets included; 0 where the system does not tell them."""
    return _up_to(sum(1 for _ in FILES.iterdir()), FILES_STEP) if FILES.is_dir() else 0


def most_files() -> int:
    """How many files can be open; 0 where the system does not tell."""
    if sys.platform == "win32":
        return 0
    import resource

    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


def _up_to(figure: int, step: int) -> int:
    return ceil(figure / step) * step


class LoopDelay:
    """The longest that the event loop has kept others waiting, in the latest one or two windows."""

    def __init__(self, timer: Callable[[], float]) -> None:
        self._timer = timer
        self._since = timer()
        self._before = self._now = 0.0

    def note(self, seconds: float) -> None:
        if self._timer() - self._since > WINDOW_SECONDS:
            self._before, self._now, self._since = self._now, 0.0, self._timer()
        self._now = max(self._now, seconds)

    def longest(self) -> float:
        """In whole steps: what is shorter counts as nothing."""
        return int(max(self._before, self._now) / DELAY_STEP) * DELAY_STEP

    async def watch(self) -> None:
        """Notice how late a sleeper is woken, for ever."""
        while True:
            began = self._timer()
            await asyncio.sleep(TICK_SECONDS)
            self.note(self._timer() - began - TICK_SECONDS)
