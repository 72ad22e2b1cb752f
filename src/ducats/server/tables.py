"""A live table: one task that takes one command after the other, so that no two can cross."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final, TypeVar

import msgspec
import structlog
from msgspec.structs import replace

from ducats.engine.errors import BrokenInvariant, DucatsError, MalformedAction
from ducats.engine.messages import Action, Seat
from ducats.server.absence import Absences
from ducats.server.context import AppContext
from ducats.server.listener import TABLE_GONE, TRY_AGAIN, Listener
from ducats.server.live_game import LiveGame
from ducats.server.problems import Refusal, TableGone, not_stored
from ducats.server.standing_orders import StandingOrders
from ducats.server.store.base import Person, StoredSeat, StoredTable, StoreError
from ducats.server.table_info import table_info
from ducats.server.thinking import Thinking
from ducats.server.wire import (
    Act,
    Emoted,
    Me,
    SendEmote,
    SetOrders,
    TableChanged,
    TableInfo,
    Welcome,
)

log = structlog.stdlib.get_logger()

T = TypeVar("T")
encode = msgspec.json.Encoder().encode

LAST_WORDS: Final = 0.1
"""Seconds between the last answer of a table and the end of its sockets."""


class Table:
    """Coroutines but `do` are commands: they run inside the table's task, handed to it by `do`."""

    def __init__(
        self,
        context: AppContext,
        stored: StoredTable,
        live_game: LiveGame | None,
        orders: Mapping[str, bytes],
    ) -> None:
        self.context = context
        self.stored = stored
        self.live_game = live_game
        self.listeners: set[Listener] = set()
        self.used = context.clock()
        self.closed = False
        self.orders = StandingOrders(self, orders)
        self.thinking = Thinking(self)
        self.absences = Absences(self)
        self._inbox: asyncio.Queue[tuple[Callable[[], Awaitable[Any]], asyncio.Future[Any]]] = asyncio.Queue()
        self._task = asyncio.create_task(self._run(), name=f"table-{stored.id}")
        self.schedule()

    # -- from outside the task -------------------------------------------------------------------

    async def do(self, command: Callable[[], Awaitable[T]]) -> T:
        """Queue a command and wait for what comes of it. TableGone if the table is no longer live."""
        if self.closed:
            raise TableGone
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._inbox.put_nowait((command, future))
        return await future

    def info(self) -> TableInfo:
        return table_info(self.stored, {listener.person.id for listener in self.listeners})

    def is_idle(self) -> bool:
        busy = self.listeners or self.thinking or self.absences or not self._inbox.empty()
        return not busy and self.context.clock() - self.used > self.context.settings.idle_seconds

    def close(self, code: int = TRY_AGAIN, reason: str = "try_again") -> None:
        """Leave the memory; nothing is lost, for everything that was acknowledged is stored."""
        self.closed = True
        self.thinking.stop()
        self.absences.stop()
        self._task.cancel()
        for listener in self.listeners:
            listener.close(code, reason)
        while not self._inbox.empty():
            _, future = self._inbox.get_nowait()
            if not future.done():
                future.set_exception(TableGone())

    def _close_soon(self, code: int, reason: str) -> None:
        """From inside the task: no more commands, but whoever is being answered hears the answer first."""
        self.closed = True
        asyncio.get_running_loop().call_later(LAST_WORDS, self.close, code, reason)

    async def _run(self) -> None:
        while True:
            command, future = await self._inbox.get()
            if self.closed:
                if not future.done():
                    future.set_exception(TableGone())
                continue
            try:
                result = await command()
            except asyncio.CancelledError:
                future.cancel()
                raise
            except Exception as error:
                if not future.done():
                    future.set_exception(error)
            else:
                if not future.done():
                    future.set_result(result)
            self.used = self.context.clock()

    # -- coming and going ------------------------------------------------------------------------

    async def connect(self, listener: Listener) -> None:
        """A socket opens: its person gets all that is needed to draw the table."""
        person = listener.person
        seat = self.stored.seat_of(person.id)
        if seat is not None and self.stored.seats[seat].stand_in:
            await self._take_over(seat)
        newly = all(other.person.id != person.id for other in self.listeners)
        self.listeners.add(listener)
        live_game = self.live_game
        view = None if live_game is None else live_game.view(seat)
        welcome = Welcome(
            table=self.info(),
            me=Me(person.id, person.name),
            seat=seat,
            view=view,
            told=() if live_game is None else live_game.story(seat),
            orders=self.orders.told_to(person.id),
            consequences=None if live_game is None or view is None else live_game.consequences(view),
        )
        listener.send(encode(welcome))
        if newly and seat is not None:
            self.tell_table(but=listener)

    async def disconnect(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        person = listener.person.id
        gone = all(other.person.id != person for other in self.listeners)
        if gone and self.stored.seat_of(person) is not None:
            self.tell_table()

    async def rename(self, person: str, name: str) -> None:
        """Somebody at the table has a new name; the store has it already."""
        for listener in self.listeners:
            if listener.person.id == person:
                listener.person = replace(listener.person, name=name)
        seat = self.stored.seat_of(person)
        if seat is not None and self.stored.status != "finished":
            self._note_seat(seat, replace(self.stored.seats[seat], name=name))
            self.tell_table()

    # -- chairs ----------------------------------------------------------------------------------

    async def sit(self, person: Person, seat: Seat | None) -> TableInfo:
        """Take a chair; in a running game, one's own again from the bot that stood in."""
        mine = self.stored.seat_of(person.id)
        if mine is not None:
            if self.stored.seats[mine].stand_in:
                await self._take_over(mine)
                return self.info()
            raise Refusal("you have a chair at this table already", code="already_seated")
        self._check_open()
        chosen = self._empty_seat(seat)
        await self._set_seat(chosen, StoredSeat(kind="person", person=person.id, name=person.name))
        self.tell_table()
        await self.begin_if_full()
        return self.info()

    async def leave(self, person: Person) -> TableInfo:
        """Get up. In a running game the chair stays one's own, and a bot plays on it until one comes back."""
        seat = self._seat(person)
        if self.stored.status == "finished":
            raise Refusal("the game is over", code="game_over")
        if self.stored.status == "playing":
            await self.stand_in(seat)
            self.schedule()
        else:
            await self._set_seat(seat, StoredSeat(kind="empty"))
            self.tell_table()
            if all(other.kind != "person" for other in self.stored.seats):
                await self.context.store.remove_open_table(self.stored.id)
                self._close_soon(TABLE_GONE, "no_such_table")
        return self.info()

    async def add_bot(self, person: Person, seat: Seat, level: str) -> TableInfo:
        self._check_creator(person)
        self._check_open()
        if level not in self.context.bots.levels(self.stored.game):
            raise Refusal(f"{self.stored.game} has no bot {level!r}", code="no_such_bot")
        await self._set_seat(self._empty_seat(seat), StoredSeat(kind="bot", level=level))
        self.tell_table()
        await self.begin_if_full()
        return self.info()

    async def start(self, person: Person) -> TableInfo:
        self._check_creator(person)
        self._check_open()
        if any(seat.kind == "empty" for seat in self.stored.seats):
            raise Refusal("there are empty chairs", code="seats_empty")
        await self.begin_if_full()
        return self.info()

    async def begin_if_full(self) -> None:
        """The game begins when the last chair is taken."""
        if self.stored.status != "open" or any(seat.kind == "empty" for seat in self.stored.seats):
            return
        now = self.context.clock()
        names = tuple(seat.name or seat.level or "" for seat in self.stored.seats)
        live_game = LiveGame.begin(self.stored, names, now)
        header = live_game.header()
        await self.context.store.begin(self.stored.id, header, live_game.stored_inputs(0, now))
        self.stored = replace(self.stored, status="playing", header=header)
        self.live_game = live_game
        log.info("game_began", table=self.stored.id, game=self.stored.game)
        self.tell_table()
        self._tell_moment()
        self.schedule()

    async def rematch(self, person: Person, open_table: Callable[[StoredTable], Awaitable[str]]) -> str:
        """The table that follows this one; the first who asks opens it."""
        self._seat(person)
        if self.stored.status != "finished":
            raise Refusal("the game is not over", code="not_finished")
        if self.stored.rematch is None:
            opened = await open_table(self.stored)
            await self.context.store.set_rematch(self.stored.id, opened)
            self.stored = replace(self.stored, rematch=opened)
            self.tell_table()
            return opened
        return self.stored.rematch

    # -- moves -----------------------------------------------------------------------------------

    async def act(self, person: Person, act: Act, accepted: Callable[[], None]) -> None:
        """A person's move: checked, stored, acknowledged, told to everybody."""
        seat = self._seat(person)
        live_game = self._game()
        action = live_game.rules.read_action(act.action)
        if not live_game.driver.play.is_over() and act.question != live_game.asked:
            raise MalformedAction("the question has been answered meanwhile", code="stale_question")
        if self.stored.seats[seat].stand_in:
            await self._take_over(seat)
        asked = None if live_game.driver.play.is_over() else live_game.question
        since = live_game.asked_since
        await self.move(seat, action, accepted, by="person")
        if asked is not None:
            self.context.pace.note_answer(person.id, asked, self.context.clock() - since)

    async def move(
        self, seat: Seat, action: Action, accepted: Callable[[], None] | None = None, *, by: str = "bot"
    ) -> None:
        """Play, store, acknowledge, tell; a move that cannot be stored has not happened."""
        began = time.perf_counter()
        await self._play(seat, action)
        # Whoever gave it, every move is timed: a move without a time would show that an order answered.
        self.context.metrics.move_seconds.observe(time.perf_counter() - began)
        self.context.metrics.moves.labels(by).inc()
        if accepted is not None:
            accepted()
        self._tell_moment()
        if self.stored.status == "finished":
            log.info("game_ended", table=self.stored.id, game=self.stored.game, moments=self.stored.moments)
            self.tell_table()
        self.schedule()

    async def _play(self, seat: Seat, action: Action) -> None:
        """The game in memory runs ahead of the store for a moment; whatever fails then, the store wins."""
        live_game = self._game()
        try:
            inputs = live_game.play(seat, action, self.context.clock(), watched=bool(self.listeners))
        except DucatsError as error:
            # A refused answer has changed nothing; a broken game may stand anywhere.
            if isinstance(error, BrokenInvariant):
                await self._rebuild(0)
            raise
        except Exception:
            await self._rebuild(0)
            raise
        outcome = live_game.outcome()
        written = None if outcome is None else encode(outcome)
        try:
            await self.context.store.append(self.stored.id, inputs, live_game.moments, written)
        except StoreError as error:
            log.error("not_stored", table=self.stored.id, error=str(error))
            if not await self._rebuild(len(live_game.driver.inputs)):
                raise not_stored() from error
        status = "playing" if outcome is None else "finished"
        self.stored = replace(self.stored, moments=live_game.moments, status=status, outcome=written)

    async def _rebuild(self, expected: int) -> bool:
        """After a failed write only the store knows what is true; says whether the move is there."""
        try:
            stored = await self.context.store.table(self.stored.id)
            inputs = await self.context.store.inputs(self.stored.id)
            if stored is None:
                raise StoreError("the table is gone")
            self.stored, self.live_game = stored, LiveGame.load(stored, inputs)
        except (StoreError, DucatsError):
            self._close_soon(TRY_AGAIN, "try_again")
            raise not_stored() from None
        return len(inputs) >= expected

    async def emote(self, person: Person, emote: SendEmote, accepted: Callable[[], None]) -> None:
        """A gesture; where talk is forbidden, none while cards are being chosen in secret."""
        seat = self._seat(person)
        live_game = self.live_game
        if live_game is not None and live_game.is_simultaneous() and live_game.is_silent():
            raise Refusal("no gestures while everybody chooses in secret", code="silence")
        accepted()
        self._tell(encode(Emoted(seat, emote.emote)))

    async def give_orders(self, person: Person, command: SetOrders, accepted: Callable[[], None]) -> None:
        """What somebody decides beforehand; nobody else ever hears of it."""
        self._seat(person)
        await self.orders.give(person.id, command.orders)
        accepted()
        self.schedule()

    def schedule(self) -> None:
        """See to it that whoever is asked will answer: bots think, absent people are timed."""
        self.thinking.schedule()
        self.absences.schedule()

    # -- telling ---------------------------------------------------------------------------------

    def tell_table(self, but: Listener | None = None) -> None:
        self._tell(encode(TableChanged(self.info())), but)

    def _tell(self, message: bytes, but: Listener | None = None) -> None:
        for listener in self.listeners:
            if listener is not but:
                listener.send(message)

    def _tell_moment(self) -> None:
        """The latest moment, to each viewer as they may see it."""
        live_game = self._game()
        messages: dict[Seat | None, bytes] = {}
        for listener in self.listeners:
            seat = self.stored.seat_of(listener.person.id)
            if seat not in messages:
                messages[seat] = encode(live_game.latest(seat))
            listener.send(messages[seat])

    # -- small things ----------------------------------------------------------------------------

    def _game(self) -> LiveGame:
        if self.live_game is None:
            raise Refusal("the game has not begun", code="not_started")
        return self.live_game

    def _seat(self, person: Person) -> Seat:
        seat = self.stored.seat_of(person.id)
        if seat is None:
            raise Refusal("you have no chair at this table", code="not_seated")
        return seat

    def _empty_seat(self, wanted: Seat | None) -> Seat:
        empty = [number for number, seat in enumerate(self.stored.seats) if seat.kind == "empty"]
        if wanted is None and empty:
            return empty[0]
        if wanted is None or wanted not in empty:
            raise Refusal("that chair is not free", code="seat_taken")
        return wanted

    def _check_open(self) -> None:
        if self.stored.status != "open":
            raise Refusal("the game has begun", code="already_started")

    def _check_creator(self, person: Person) -> None:
        """Whoever opened the table decides; if they got up before it began, everybody who sits does."""
        seats = self.stored
        creator_left = seats.status == "open" and seats.seat_of(seats.creator) is None
        if person.id != seats.creator and not (creator_left and seats.seat_of(person.id) is not None):
            raise Refusal("only who opened the table may do that", code="not_creator")

    async def stand_in(self, seat: Seat) -> None:
        """A bot plays for an absent person."""
        await self._set_seat(seat, replace(self.stored.seats[seat], stand_in=True))
        self.thinking.stop(seat)
        self.tell_table()

    async def _take_over(self, seat: Seat) -> None:
        await self._set_seat(seat, replace(self.stored.seats[seat], stand_in=False))
        self.thinking.stop(seat)
        self.tell_table()
        self.schedule()

    async def _set_seat(self, seat: Seat, value: StoredSeat) -> None:
        await self.context.store.set_seat(self.stored.id, seat, value)
        self._note_seat(seat, value)

    def _note_seat(self, seat: Seat, value: StoredSeat) -> None:
        seats = self.stored.seats
        self.stored = replace(self.stored, seats=(*seats[:seat], value, *seats[seat + 1 :]))
