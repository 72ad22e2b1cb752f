"""Answers that the server gives: bots think outside the event loop; players without a choice or with orders
are answered for. All of them take a human pause."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final, TypeVar

import msgspec
import structlog

from ducats.engine.errors import DucatsError
from ducats.engine.messages import Action, Seat
from ducats.games.deals import DEAL_SIMULATIONS
from ducats.games.levels import fixed
from ducats.server.answer_window import SPREAD_SECONDS
from ducats.server.bots_pool import BotFailed
from ducats.server.due_work import FAULT_SECONDS
from ducats.server.faults import note_fault
from ducats.server.live_game import LiveGame
from ducats.server.problems import TableGone
from ducats.server.store.base import StoredTable, StoreError
from ducats.server.store.openings import opened_from

if TYPE_CHECKING:
    from ducats.server.tables import Table

log = structlog.stdlib.get_logger()

T = TypeVar("T")

RETRY_SECONDS: Final = 2.0
DEAL_ATTEMPTS: Final = 20
FOR_NOBODY: Final = ""
"""No address: all tables where only bots play have one turn together."""


def bots_owner(table: StoredTable) -> tuple[str, ...]:
    """Whose turn it is when the bots of a table wait for a worker."""
    owner = (opened_from(table), table.creator)
    is_played = any(chair.kind == "person" and not chair.stand_in for chair in table.seats)
    return owner if is_played else (FOR_NOBODY, *owner)


class Thinking:
    """One task for each asked chair whose answer the server will give."""

    def __init__(self, table: "Table") -> None:
        self._table = table
        self._tasks: dict[Seat, tuple[int, asyncio.Task[None]]] = {}

    def __bool__(self) -> bool:
        return bool(self._tasks)

    def is_wanted(self) -> bool:
        """Whether the table waits for any answer that the server will give."""
        live_game = self._table.live_game
        is_ended = self._table.stored.status == "finished"
        return (
            not is_ended
            and live_game is not None
            and any(
                self._plays(seat) or self._decided(live_game, seat) is not None
                for seat in live_game.waiting_for()
            )
        )

    def schedule(self) -> None:
        """Start a task for every chair that is waited for, needs no person, and is not thinking yet."""
        live_game = self._table.live_game
        waiting = () if live_game is None or self._table.closed else live_game.waiting_for()
        for seat in list(self._tasks):
            if seat not in waiting:
                self.stop(seat)
        if live_game is None:
            return
        for seat in waiting:
            thinks_already = self._tasks.get(seat, (-1, None))[0] == live_game.asked
            if not thinks_already and (self._plays(seat) or self._decided(live_game, seat) is not None):
                self.stop(seat)
                task = asyncio.create_task(self._answer(live_game, live_game.asked, seat))
                self._tasks[seat] = (live_game.asked, task)

    def stop(self, seat: Seat | None = None) -> None:
        """Stop thinking on this chair, or on all."""
        for chosen in list(self._tasks) if seat is None else [seat]:
            _, task = self._tasks.pop(chosen, (-1, None))
            if task is not None and task is not asyncio.current_task():
                task.cancel()

    def _plays(self, seat: Seat) -> bool:
        """Whether a bot plays on this chair."""
        chair = self._table.stored.seats[seat]
        return chair.kind == "bot" or chair.stand_in

    def _decided(self, live_game: LiveGame, seat: Seat) -> Action | None:
        """An answer that needs no thought: the only one there is, or the one that was ordered."""
        return live_game.forced(seat) or self._table.orders.answer(live_game, seat)

    async def _answer(self, live_game: LiveGame, asked: int, seat: Seat) -> None:
        context = self._table.context
        window = self._table.answer_window
        action: bytes | None = None
        if self._plays(seat):
            try:
                action = await self._think(live_game, seat)
            except Exception as error:
                # The default is played instead: an internal error must not stall the chair.
                note_fault(context.metrics, "server_error", error, table=self._table.stored.id)
        else:
            person = self._table.stored.seats[seat].person
            await context.sleep(context.pace.answer(person, live_game.question))
        if window_left := window.left():
            await context.sleep(window_left)
        while window.holds(seat, asked):
            await context.sleep(SPREAD_SECONDS)
        while not self._table.closed:
            try:
                await self._table.do(lambda: self._table.judged(lambda: self._play(asked, seat, action)))
            except TableGone:
                return
            except (DucatsError, StoreError) as error:
                # The store may be back in a moment, and nobody else moves for this chair.
                log.warning("answer_refused", table=self._table.stored.id, error=str(error))
                await context.sleep(RETRY_SECONDS)
            except Exception as error:
                note_fault(context.metrics, "server_error", error, table=self._table.stored.id)
                await context.sleep(FAULT_SECONDS)
            else:
                return

    async def _think(self, live_game: LiveGame, seat: Seat) -> bytes | None:
        """The bot's action, or None for the default. The pause is drawn without looking at the table."""
        context = self._table.context
        pace = context.pace
        level = self._level(seat)
        about = (level, live_game.question, len(self._table.stored.seats))
        began = context.timer()
        pause = pace.pause()
        action: bytes | None = None
        if level is None:
            seeming = 0.0
        elif live_game.forced(seat) is None:
            action = await self._ask_bot(live_game, seat, level)
            seeming = pace.at_first(about, context.timer() - began)
            pace.note_thought(about, context.timer() - began)
        else:
            owner = bots_owner(self._table.stored)
            await self._until_free(level, lambda: context.bots.wait(owner))
            seeming = pace.thought(about, context.timer() - began)
        await context.sleep(max(0.0, pace.on_beat(pause, seeming) - (context.timer() - began)))
        return action

    def _level(self, seat: Seat) -> str | None:
        table = self._table.stored
        level = table.seats[seat].level or self._table.context.bots.stand_in(table.game)
        return level if level is None or table.deal is None else fixed(table.game, level, DEAL_SIMULATIONS)

    async def _ask_bot(self, live_game: LiveGame, seat: Seat, level: str) -> bytes | None:
        """In a deal of the day a default would differ from what others meet, so the bot is asked again."""
        context = self._table.context
        seen = live_game.question_view(seat)
        view, memory = msgspec.json.encode(seen), msgspec.json.encode(live_game.memory(seen))
        game, seed, owner = live_game.rules.meta.id, live_game.bot_seed(seat), bots_owner(self._table.stored)
        for _ in range(1 if self._table.stored.deal is None else DEAL_ATTEMPTS):
            try:
                with context.traces.span("bot", table=self._table.stored.id, game=game, level=level):
                    return await self._until_free(
                        level, lambda: context.bots.choose(game, level, view, seed, owner, memory)
                    )
            except BotFailed as failure:
                self._note_failure(level, failure)
        return None

    async def _until_free(self, level: str, ask: Callable[[], Awaitable[T]]) -> T:
        """A bot for which there is no worker yet is asked again: it needs no default, only patience."""
        while True:
            try:
                return await ask()
            except BotFailed as failure:
                if failure.why != "busy":
                    raise
                self._note_failure(level, failure)
            await self._table.context.sleep(RETRY_SECONDS)

    def _note_failure(self, level: str, failure: BotFailed) -> None:
        self._table.context.metrics.bot_failures.labels(failure.why).inc()
        log.warning("bot_failed", table=self._table.stored.id, level=level, why=failure.why)

    async def _play(self, asked: int, seat: Seat, answer: bytes | None) -> None:
        """Runs inside the table's task: by now the person may have answered, come back or changed orders."""
        table = self._table
        live_game = table.live_game
        if live_game is None or live_game.asked != asked or seat not in live_game.waiting_for():
            return
        action = self._decided(live_game, seat)
        if self._plays(seat):
            await table.move(seat, action or self._legal(live_game, seat, answer), by="bot")
        elif action is not None:
            await table.move(seat, action, by="person")
        else:
            self._tasks.pop(seat, None)
            table.schedule()

    def _legal(self, live_game: LiveGame, seat: Seat, answer: bytes | None) -> Action:
        if answer is not None:
            try:
                action = live_game.rules.read_action(answer)
                live_game.driver.play.hear(seat, action)
            except DucatsError as error:
                self._table.context.metrics.bot_failures.labels("illegal").inc()
                log.warning("bot_illegal", table=self._table.stored.id, code=error.code)
            else:
                return action
        return live_game.default(seat)
