"""Bots in worker processes: they see an encoded view and what their seat remembers, and nothing else, and
cannot hold up the server."""

from abc import ABC, abstractmethod
from collections.abc import Callable

import structlog

from ducats.games import levels
from ducats.server.workers import WorkerPool, WorkFailed, ready

log = structlog.stdlib.get_logger()

Choose = Callable[[str, str, bytes, str, bytes], bytes]
"""Game, level, view as JSON, seed text, memory as JSON; gives the action as JSON."""


class BotFailed(Exception):
    """A bot gave no answer; `why` is `timeout`, `crash`, `memory`, `error` or `busy`."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class Bots(ABC):
    """Plays for empty chairs."""

    @abstractmethod
    def levels(self, game: str) -> tuple[str, ...]:
        """The levels there are, weakest first."""

    def stand_in(self, game: str) -> str | None:
        """The level that plays for absent people, so that a table does not wait long for it."""
        levels = self.levels(game)
        return levels[-1] if levels else None

    @abstractmethod
    async def choose(
        self, game: str, level: str, view: bytes, seed: str, owner: tuple[str, ...] = (), memory: bytes = b""
    ) -> bytes:
        """An action as JSON, or BotFailed. Bots that wait for a worker take turns by `owner`."""

    async def wait(self, owner: tuple[str, ...] = ()) -> None:
        """Wait until a bot could begin to think: players without a choice wait as long, so that nobody can
        tell. BotFailed if none can."""
        return

    async def warm_up(self) -> None:
        """Have a worker ready before the first bot needs it."""
        return

    @abstractmethod
    async def close(self) -> None:
        """Stop the workers."""


def ask_bot(game: str, level: str, view: bytes, seed: str, memory: bytes) -> bytes:
    """Runs in a worker."""
    return levels.choose(game, level, view, seed, memory)


class BotPool(Bots):
    """A few worker processes shared by all tables."""

    def __init__(self, workers: int, seconds: float, choose: Choose = ask_bot) -> None:
        self._seconds = seconds
        self._choose = choose
        self._workers = WorkerPool(workers)

    def levels(self, game: str) -> tuple[str, ...]:
        return levels.named_levels(game)

    def stand_in(self, game: str) -> str | None:
        return levels.stand_in(game)

    async def choose(
        self, game: str, level: str, view: bytes, seed: str, owner: tuple[str, ...] = (), memory: bytes = b""
    ) -> bytes:
        asked = (game, level, view, seed, memory)
        try:
            return await self._workers.run(owner, self._seconds, self._choose, *asked)
        except WorkFailed as failure:
            raise BotFailed(failure.why) from None
        except Exception as error:
            log.warning("bot_error", game=game, level=level, error=type(error).__name__)
            raise BotFailed("error") from error

    async def wait(self, owner: tuple[str, ...] = ()) -> None:
        try:
            await self._workers.run(owner, self._seconds, ready, self._choose)
        except WorkFailed as failure:
            if failure.why == "busy":
                raise BotFailed("busy") from None
            log.info("bot_not_waited_for", why=failure.why)

    async def warm_up(self) -> None:
        await self._workers.warm_up(self._choose)

    async def close(self) -> None:
        self._workers.close()
