"""People who do not answer: the table waits, plays the default for them, or lets a bot stand in."""

from math import ceil
from typing import TYPE_CHECKING

import structlog

from ducats.engine.messages import Seat
from ducats.server.live_game import LiveGame

if TYPE_CHECKING:
    from ducats.server.tables import Table

log = structlog.stdlib.get_logger()


class Absences:
    """Time limits on the open question, counted from when it was stored: a restart only adds grace."""

    def __init__(self, table: "Table") -> None:
        self._table = table

    def due(self) -> float | None:
        """When the next person runs out of time; None while nobody can."""
        live_game = self._table.live_game
        return None if live_game is None else min(self._limits(live_game).values(), default=None)

    def left(self) -> tuple[int | None, ...]:
        """By seat, the whole seconds until the table goes on without an answer."""
        table = self._table
        limits = {} if table.live_game is None else self._limits(table.live_game)
        now = table.context.clock()
        return tuple(
            max(0, ceil(limits[seat] - now)) if seat in limits else None
            for seat in range(len(table.stored.seats))
        )

    def is_limited(self) -> bool:
        """Whether anybody can run out of time here. Bots alone are in no hurry: they wait for a person."""
        live_game, stored = self._table.live_game, self._table.stored
        return (
            stored.absence.mode != "wait"
            and stored.status != "finished"
            and sum(seat.kind == "person" for seat in stored.seats) > 1
            and live_game is not None
            and not live_game.driver.play.is_over()
        )

    def _limits(self, live_game: LiveGame) -> dict[Seat, float]:
        """How long the table waits for each person; empty if it waits for ever."""
        if not self.is_limited():
            return {}
        chairs = self._table.stored.seats
        window = self._table.answer_window
        return {
            seat: window.closing_after(self._limit(max(live_game.asked_since, chairs[seat].seen)))
            for seat in live_game.waiting_for()
            if chairs[seat].kind == "person" and not chairs[seat].stand_in
        }

    def _limit(self, since: float) -> float:
        """After a restart people have time to come back, but never more than the table gives."""
        context, seconds = self._table.context, self._table.stored.absence.seconds
        back = context.opened + min(context.settings.grace_seconds, seconds)
        return max(since + seconds, back if since < context.opened else 0.0)

    async def act(self) -> None:
        """Runs inside the table's task: go on without those who have run out of time."""
        table = self._table
        if table.live_game is None:
            return
        asked, now = table.live_game.asked, table.context.clock()
        for seat, limit in self._limits(table.live_game).items():
            live_game = table.live_game
            if limit > now or live_game.asked != asked or seat not in live_game.waiting_for():
                continue
            log.info("absent", table=table.stored.id, seat=seat, mode=table.stored.absence.mode)
            if table.stored.absence.mode == "default":
                await table.chairs.note_away(seat)
                await table.move(seat, live_game.default(seat), by="default")
            else:
                await table.chairs.stand_in(seat)
