"""People who do not answer: the table waits, plays the default for them, or lets a bot stand in."""

from typing import TYPE_CHECKING

import structlog

from ducats.engine.messages import Seat
from ducats.server.live_game import LiveGame

if TYPE_CHECKING:
    from ducats.server.tables import Table

log = structlog.stdlib.get_logger()


class Absences:
    """The time of the open question, counted from when it was put as stored: a restart only adds grace."""

    def __init__(self, table: "Table") -> None:
        self._table = table

    def due(self) -> float | None:
        """When somebody runs out of time; None while nobody can."""
        live_game = self._table.live_game
        if live_game is None or not self._late(live_game):
            return None
        return self._limit(live_game.asked_since)

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

    def _limit(self, since: float) -> float:
        """Who was cut off by a restart has time to come back, but never more than the table gives."""
        context, seconds = self._table.context, self._table.stored.absence.seconds
        back = context.opened + min(context.settings.grace_seconds, seconds)
        return max(since + seconds, back if since < context.opened else 0.0)

    async def act(self) -> None:
        """Runs inside the table's task: go on without whoever has run out of time."""
        table = self._table
        due = self.due()
        if table.live_game is None or due is None or due > table.context.clock():
            return
        asked = table.live_game.asked
        for seat in self._late(table.live_game):
            live_game = table.live_game
            if live_game.asked != asked or seat not in live_game.waiting_for():
                continue
            log.info("absent", table=table.stored.id, seat=seat, mode=table.stored.absence.mode)
            if table.stored.absence.mode == "default":
                await table.move(seat, live_game.default(seat), by="default")
            else:
                await table.chairs.stand_in(seat)
