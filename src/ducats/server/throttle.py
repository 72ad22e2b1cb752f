"""How often something may happen: a bucket that fills by and by. How many may be here at once: a count."""

import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from ducats.server.problems import Refusal

REMEMBERED: Final = 10_000
"""Owners of a quota before those are forgotten who have not used any of it lately."""


class Throttle:
    """`rate` a second in the long run, `burst` at once."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._left = burst
        self._at = clock()

    def is_full(self) -> bool:
        """As if nobody had ever come."""
        self._fill()
        return self._left >= self._burst

    def _fill(self) -> None:
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now

    def allows(self) -> bool:
        self._fill()
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Quota:
    """`count` in `seconds` for each owner, as many at once; owners long gone are forgotten."""

    def __init__(
        self, what: str, count: int, seconds: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._what = what
        self._count = count
        self._seconds = seconds
        self._clock = clock
        self._throttles: dict[str, Throttle] = {}

    def __len__(self) -> int:
        return len(self._throttles)

    def check(self, owner: str) -> None:
        """One more; refused if that is too many."""
        if owner not in self._throttles and len(self._throttles) >= REMEMBERED:
            self._throttles = {name: kept for name, kept in self._throttles.items() if not kept.is_full()}
        throttle = self._throttles.setdefault(
            owner, Throttle(self._count / self._seconds, self._count, self._clock)
        )
        if not throttle.allows():
            raise Refusal(
                f"{self._count} {self._what} in {self._seconds:g} seconds are enough", code="too_fast"
            )


class ConnectionLimiter:
    """How many are here from each address, and no memory of who has left."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._here: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._here)

    def count(self, address: str) -> int:
        return self._here[address]

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
