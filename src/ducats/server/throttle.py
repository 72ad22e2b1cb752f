"""How often something can happen (a token bucket), and how many can be here at once (a count)."""

import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from ducats.server.problems import Refusal

REMEMBERED: Final = 10_000
"""Beyond this many owners of a quota, those who have not used it lately are forgotten."""


class Throttle:
    """`rate` a second in the long run, `burst` at once."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._left = burst
        self._at = clock()

    def is_full(self) -> bool:
        """Whether the bucket is full, as if it had never been used."""
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

    def wait(self) -> float:
        """Count one more in any case; after how many seconds it would have been allowed."""
        self._fill()
        self._left -= 1
        return max(0.0, -self._left / self._rate)


class Quota:
    """`count` in `seconds` for each owner, all `at_once` if not said otherwise; owners long gone are
    forgotten."""

    def __init__(
        self,
        what: str,
        count: int,
        seconds: float,
        clock: Callable[[], float] = time.monotonic,
        at_once: int | None = None,
    ) -> None:
        self._what = what
        self._count = count
        self._seconds = seconds
        self._at_once = at_once or count
        self._clock = clock
        self._throttles: dict[str, Throttle] = {}

    def __len__(self) -> int:
        return len(self._throttles)

    def check(self, owner: str) -> None:
        """Count one more; refused if that is too many."""
        if not self._throttle_of(owner).allows():
            raise Refusal(
                f"{self._count} {self._what} in {self._seconds:g} seconds are enough", code="too_fast"
            )

    def wait(self, owner: str) -> float:
        """Count one more; for how many seconds it has to wait."""
        return self._throttle_of(owner).wait()

    def _throttle_of(self, owner: str) -> Throttle:
        if owner not in self._throttles and len(self._throttles) >= REMEMBERED:
            self._throttles = {name: kept for name, kept in self._throttles.items() if not kept.is_full()}
        return self._throttles.setdefault(
            owner, Throttle(self._count / self._seconds, self._at_once, self._clock)
        )


class ConnectionLimiter:
    """How many are here from each address; forgets them as they leave."""

    def __init__(self, most: float) -> None:
        self._most = most
        self._here: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._here)

    def count(self, address: str) -> int:
        return self._here[address]

    @contextmanager
    def joined(self, address: str) -> Iterator[bool]:
        """Counts one more while this lasts; yields whether that is too many."""
        self._here[address] += 1
        try:
            yield self._here[address] > self._most
        finally:
            self._here[address] -= 1
            if not self._here[address]:
                del self._here[address]
