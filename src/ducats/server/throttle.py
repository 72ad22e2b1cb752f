"""How often something may happen: a bucket that fills by and by. How many may be here at once: a count."""

import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager


class Throttle:
    """`rate` a second in the long run, `burst` at once."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._left = burst
        self._at = clock()

    def allows(self) -> bool:
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class ConnectionLimiter:
    """How many are here from each address, and no memory of who has left."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._here: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._here)

    @contextmanager
    def joined(self, address: str) -> Iterator[bool]:
        """One more while this lasts; says whether that is too many."""
        self._here[address] += 1
        try:
            yield self._here[address] > self._most
        finally:
            self._here[address] -= 1
            if not self._here[address]:
                del self._here[address]
