"""People who do not answer: the table waits, plays the default for them, or lets a bot stand in."""

import asyncio
from typing import TYPE_CHECKING

import structlog

from ducats.engine.errors import DucatsError
from ducats.engine.messages import Seat
from ducats.server.live_game import LiveGame
from ducats.server.problems import TableGone
from ducats.server.store.base import StoreError

if TYPE_CHECKING:
    from ducats.server.tables import Table

log = structlog.stdlib.get_logger()

RETRY_SECONDS = 5.0


class Absences:
    """One timer for the open question, counted from the stored time it was put: a restart only adds grace."""

    def __init__(self, table: "Table") -> None:
        self._table = table
        self._asked = -1
        self._task: asyncio.Task[None] | None = None

    def __bool__(self) -> bool:
        return self._task is not None and not self._task.done()

    def schedule(self) -> None:
        """Run the timer exactly while somebody can run out of time."""
        live_game = self._table.live_game
        if live_game is None or self._table.closed or not self._late(live_game):
            self.stop()
        elif not self or self._asked != live_game.asked:
            self.stop()
            self._asked = live_game.asked
            self._task = asyncio.create_task(self._wait(live_game.asked, live_game.asked_since))

    def stop(self) -> None:
        if self._task is not None and self._task is not asyncio.current_task():
            self._task.cancel()
        self._task = None

    def _late(self, live_game: LiveGame) -> list[Seat]:
        """The chairs of people who are waited for, if this table does not wait for ever."""
        if self._table.stored.absence.mode == "wait":
            return []
        chairs = self._table.stored.seats
        return [
            seat
            for seat in live_game.waiting_for()
            if chairs[seat].kind == "person" and not chairs[seat].stand_in
        ]

    def _due(self, since: float) -> float:
        """Who was cut off by a restart has time to come back, but never more than the table gives."""
        context, seconds = self._table.context, self._table.stored.absence.seconds
        back = context.opened + min(context.settings.grace_seconds, seconds)
        return max(since + seconds, back if since < context.opened else 0.0)

    async def _wait(self, asked: int, since: float) -> None:
        context = self._table.context
        await context.sleep(max(0.0, self._due(since) - context.clock()))
        while not self._table.closed:
            try:
                await self._table.do(lambda: self._act(asked))
            except TableGone:
                return
            except (DucatsError, StoreError) as error:
                log.warning("absence_not_settled", table=self._table.stored.id, error=type(error).__name__)
                await context.sleep(RETRY_SECONDS)
            else:
                return

    async def _act(self, asked: int) -> None:
        """Runs inside the table's task."""
        table = self._table
        for seat in () if table.live_game is None else self._late(table.live_game):
            live_game = table.live_game
            if live_game is None or live_game.asked != asked or seat not in live_game.waiting_for():
                continue
            log.info("absent", table=table.stored.id, seat=seat, mode=table.stored.absence.mode)
            if table.stored.absence.mode == "default":
                await table.move(seat, live_game.default(seat), by="default")
            else:
                await table.stand_in(seat)
        table.schedule()
