"""What the parts of the server share: the store, the bots, the clock, the numbers."""

import asyncio
import hmac
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Final

from ducats.server.bots_pool import Bots
from ducats.server.jobs import Jobs
from ducats.server.kept_answers import KeptAnswers
from ducats.server.metrics import Metrics
from ducats.server.pace import Pace
from ducats.server.settings import Settings
from ducats.server.store.base import Store
from ducats.server.throttle import ConnectionLimiter, Quota
from ducats.server.traces import traces_to

SEED_BYTES: Final = 32
KEY_BYTES: Final = 32
MARK_DIGITS: Final = 32
ANSWERS_AT_ONCE: Final = 4
TRANSFERS_PER_HOUR: Final = 20
TRANSFER_ATTEMPTS_PER_HOUR: Final = 30
HOUR: Final = 3600.0
MINUTE: Final = 60.0
KEPT_REPLAY_BYTES: Final = 16 * 1024 * 1024
COUNT_SECONDS: Final = 60.0
"""Counting looks at every table there ever was, so it runs no more often than this."""


def new_seed() -> str:
    """The seed that a table deals from; nobody can guess it."""
    return secrets.token_hex(SEED_BYTES)


class AppContext:
    """Made once by the composition root and handed to everything that needs it."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        bots: Bots,
        jobs: Jobs,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.settings = settings
        self.store = store
        self.bots = bots
        self.jobs = jobs
        self.clock = clock
        """The time of day: stored, and shown to people."""
        self.timer: Callable[[], float] = time.monotonic
        """Never set back: how long something takes."""
        self.sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
        self.new_seed: Callable[[], str] = new_seed
        self.metrics = Metrics()
        self.traces = traces_to(settings.traces)
        self.pace = Pace(
            settings.bot_delay_least,
            settings.bot_delay_most,
            settings.answer_delay_least,
            settings.answer_delay_most,
        )
        self.connections = ConnectionLimiter(settings.sockets_per_address)
        self.arrivals = Quota(
            "sockets", settings.sockets_per_minute, MINUTE, at_once=settings.sockets_per_address
        )
        self.welcoming = asyncio.Lock()
        """Held while somebody is sent a whole long game."""
        self.answers = ConnectionLimiter(ANSWERS_AT_ONCE)
        """Long answers that somebody is reading."""
        self.newcomers = Quota("newcomers", settings.newcomers_per_hour, HOUR)
        self.imports = Quota("records brought", settings.imports_per_hour, HOUR)
        self.take_backs = Quota("decisions taken back", settings.take_backs_per_minute, MINUTE)
        self.transfers = Quota("transfers", TRANSFERS_PER_HOUR, HOUR)
        """Links to a second device that one person makes."""
        self.transfer_attempts = Quota("attempts", TRANSFER_ATTEMPTS_PER_HOUR, HOUR)
        """Such links that are opened from one address."""
        self.replays = Quota("replays", settings.replays_per_minute, MINUTE)
        self.kept_replays = KeptAnswers(KEPT_REPLAY_BYTES)
        """Of finished games, which do not change."""
        self.worker = secrets.token_hex(8)
        """How this process is known to others that share its store."""
        self._mark_key: bytes | None = None
        self._counts: dict[str, int] = {}
        self._counted = -COUNT_SECONDS
        self.opened = 0.0
        """Since when people can reach this server."""

    async def mark_of(self, text: str) -> str:
        """The same in every process for the same person or address, but tells nobody which one it is."""
        if self._mark_key is None:
            key = await self.store.secret("marks", secrets.token_hex(KEY_BYTES))
            self._mark_key = bytes.fromhex(key)
        return hmac.digest(self._mark_key, text.encode(), "sha256").hex()[:MARK_DIGITS]

    async def counts(self) -> dict[str, int]:
        """People, and tables by status, as they were at most a minute ago."""
        now = self.timer()
        if now - self._counted >= COUNT_SECONDS:
            self._counted = now
            self._counts = await self.store.counts()
        return self._counts
