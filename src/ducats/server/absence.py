"""People who do not answer: the table waits, plays the default for them, or lets a bot stand in."""

import asyncio
from typing import TYPE_CHECKING

import structlog

from ducats.engine.errors import DucatsError
from ducats.engine.messages import Seat
from ducats.server.book import Book
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

    def arrange(self) -> None:
        """Run the timer exactly while somebody can run out of time."""
        book = self._table.book
        if book is None or self._table.closed or not self._late(book):
            self.stop()
        elif not self or self._asked != book.asked:
            self.stop()
            self._asked = book.asked
            self._task = asyncio.create_task(self._wait(book.asked, book.asked_since))

    def stop(self) -> None:
        if self._task is not None and self._task is not asyncio.current_task():
            self._task.cancel()
        self._task = None

    def _late(self, book: Book) -> list[Seat]:
        """The chairs of people who are waited for, if this table does not wait for ever."""
        if self._table.stored.absence.mode == "wait":
            return []
        chairs = self._table.stored.seats
        return [
            seat for seat in book.waiting_for() if chairs[seat].kind == "person" and not chairs[seat].stand_in
        ]

    def _due(self, since: float) -> float:
        """Who was cut off by a restart has time to come back, but never more than the table gives."""
        house, seconds = self._table.house, self._table.stored.absence.seconds
        back = house.opened + min(house.settings.grace_seconds, seconds)
        return max(since + seconds, back if since < house.opened else 0.0)

    async def _wait(self, asked: int, since: float) -> None:
        house = self._table.house
        await house.sleep(max(0.0, self._due(since) - house.clock()))
        while not self._table.closed:
            try:
                await self._table.do(lambda: self._act(asked))
            except TableGone:
                return
            except (DucatsError, StoreError) as error:
                log.warning("absence_not_settled", table=self._table.stored.id, error=type(error).__name__)
                await house.sleep(RETRY_SECONDS)
            else:
                return

    async def _act(self, asked: int) -> None:
        """Runs inside the table's task."""
        table = self._table
        for seat in () if table.book is None else self._late(table.book):
            book = table.book
            if book is None or book.asked != asked or seat not in book.waiting_for():
                continue
            log.info("absent", table=table.stored.id, seat=seat, mode=table.stored.absence.mode)
            if table.stored.absence.mode == "default":
                await table.move(seat, book.default(seat), by="default")
            else:
                await table.stand_in(seat)
        table.arrange()
