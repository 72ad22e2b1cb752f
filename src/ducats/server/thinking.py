"""Bots at a table: who must answer thinks outside the event loop and answers after a human pause."""

import asyncio
from random import SystemRandom
from typing import TYPE_CHECKING, Final

import msgspec
import structlog

from ducats.engine.errors import DucatsError
from ducats.engine.messages import Action, Seat
from ducats.server.book import Book
from ducats.server.bots_pool import BotFailed
from ducats.server.problems import TableGone

if TYPE_CHECKING:
    from ducats.server.tables import Table

log = structlog.stdlib.get_logger()

BEAT: Final = 0.5
"""A bot that thinks longer than its pause answers on the next beat, so that its time tells little."""
RETRY_SECONDS: Final = 2.0
_dice: Final = SystemRandom()


class Thinking:
    """One task for each bot that has been asked and has not answered."""

    def __init__(self, table: "Table") -> None:
        self._table = table
        self._tasks: dict[Seat, tuple[int, asyncio.Task[None]]] = {}

    def __bool__(self) -> bool:
        return bool(self._tasks)

    def arrange(self) -> None:
        """Start a task for every bot that is waited for and not thinking yet."""
        book = self._table.book
        waiting = () if book is None or self._table.closed else book.waiting_for()
        for seat in list(self._tasks):
            if seat not in waiting:
                self.stop(seat)
        if book is None:
            return
        for seat in waiting:
            if self._plays(seat) and self._tasks.get(seat, (-1, None))[0] != book.asked:
                self.stop(seat)
                task = asyncio.create_task(self._answer(book, book.asked, seat))
                self._tasks[seat] = (book.asked, task)

    def stop(self, seat: Seat | None = None) -> None:
        """Think no more, on this chair or on all."""
        for chosen in list(self._tasks) if seat is None else [seat]:
            _, task = self._tasks.pop(chosen, (-1, None))
            if task is not None and task is not asyncio.current_task():
                task.cancel()

    def _plays(self, seat: Seat) -> bool:
        chair = self._table.stored.seats[seat]
        return chair.kind == "bot" or chair.stand_in

    async def _answer(self, book: Book, asked: int, seat: Seat) -> None:
        action = await self._choose(book, seat)
        while not self._table.closed:
            try:
                await self._table.do(lambda: self._play(asked, seat, action))
            except TableGone:
                return
            except DucatsError as error:
                # Not stored: the disk may be free again in a moment, and nobody else can move for a bot.
                log.warning("bot_move_refused", table=self._table.stored.id, seat=seat, code=error.code)
                await asyncio.sleep(RETRY_SECONDS)
            else:
                return

    async def _choose(self, book: Book, seat: Seat) -> bytes | None:
        """The bot's action, or None for the default. The pause is drawn without looking at the table."""
        house = self._table.house
        chair = self._table.stored.seats[seat]
        levels = house.bots.levels(self._table.stored.game)
        level = chair.level or (levels[-1] if levels else None)
        began = asyncio.get_running_loop().time()
        pause = _dice.uniform(house.settings.bot_delay_least, house.settings.bot_delay_most)
        action: bytes | None = None
        if level is not None:
            try:
                view = msgspec.json.encode(book.view(seat))
                action = await house.bots.choose(book.rules.meta.id, level, view, book.bot_seed(seat))
            except BotFailed as failure:
                house.metrics.bot_failures.labels(failure.why).inc()
                log.warning("bot_failed", table=self._table.stored.id, level=level, why=failure.why)
        passed = asyncio.get_running_loop().time() - began
        while pause and pause < passed:
            pause += BEAT
        await asyncio.sleep(max(0.0, pause - passed))
        return action

    async def _play(self, asked: int, seat: Seat, answer: bytes | None) -> None:
        """Runs inside the table's task: by now the person may be back, or the question answered."""
        table = self._table
        book = table.book
        if book is None or book.asked != asked or seat not in book.waiting_for() or not self._plays(seat):
            return
        await table.move(seat, self._legal(book, seat, answer))

    def _legal(self, book: Book, seat: Seat, answer: bytes | None) -> Action:
        if answer is not None:
            try:
                action = book.rules.read_action(answer)
                book.driver.play.hear(seat, action)
            except DucatsError as error:
                self._table.house.metrics.bot_failures.labels("illegal").inc()
                log.warning("bot_illegal", table=self._table.stored.id, code=error.code)
            else:
                return action
        return book.default(seat)
