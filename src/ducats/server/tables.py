"""A live table: one task that takes one command after the other, so that no two can cross."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, Final, TypeVar

import msgspec
import structlog
from msgspec.structs import replace

from ducats.engine.errors import BrokenInvariant, DucatsError, MalformedAction
from ducats.engine.messages import CHANCE, Action, Seat
from ducats.server.absence import Absences
from ducats.server.context import AppContext
from ducats.server.listener import TABLE_GONE, TRY_AGAIN, Listener
from ducats.server.live_game import LiveGame, moments_of
from ducats.server.presence import Presence
from ducats.server.problems import Refusal, TableGone, not_stored
from ducats.server.standing_orders import StandingOrders
from ducats.server.store.base import (
    AT_ONCE,
    Change,
    Conflict,
    Person,
    StoredInput,
    StoredSeat,
    StoredTable,
    StoreError,
    Word,
)
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
ATTEMPTS: Final = 20
"""Whoever is too late this many times in a row is refused."""


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
        self.working = False
        """Whether this process does what is due here by itself; no other does so at the same time."""
        self.orders = StandingOrders(self, orders)
        self.presence = Presence(self)
        self.thinking = Thinking(self)
        self.absences = Absences(self)
        self._inbox: asyncio.Queue[tuple[Callable[[], Awaitable[Any]], asyncio.Future[Any]]] = asyncio.Queue()
        self._task = asyncio.create_task(self._run(), name=f"table-{stored.id}")

    # -- from outside the task -------------------------------------------------------------------

    async def do(self, command: Callable[[], Awaitable[T]]) -> T:
        """Queue a command and wait for what comes of it. TableGone if the table is no longer live."""
        if self.closed:
            raise TableGone
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._inbox.put_nowait((command, future))
        return await future

    def info(self) -> TableInfo:
        return table_info(self.stored, self.presence.online())

    def is_idle(self) -> bool:
        busy = self.listeners or self.thinking or self.working or not self._inbox.empty()
        return not busy and self.context.clock() - self.used > self.context.settings.idle_seconds

    def is_news(self, change: Change) -> bool:
        """Whether this process has not seen that yet."""
        return change.version > self.stored.version or change.input_count > self.stored.input_count

    def close(self, code: int = TRY_AGAIN, reason: str = "try_again") -> None:
        """Leave the memory; nothing is lost, for everything that was acknowledged is stored."""
        self.closed = True
        self.working = False
        self.thinking.stop()
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
        self.working = False
        asyncio.get_running_loop().call_later(LAST_WORDS, self.close, code, reason)

    def _do_soon(self, command: Callable[[], Awaitable[None]]) -> None:
        """Queue a command that nobody waits for."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        future.add_done_callback(self._note_failure)
        self._inbox.put_nowait((command, future))

    def _note_failure(self, future: asyncio.Future[None]) -> None:
        error = None if future.cancelled() else future.exception()
        if error is not None and not isinstance(error, TableGone):
            log.warning("work_not_done", table=self.stored.id, error=str(error))

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

    # -- other processes ---------------------------------------------------------------------------

    async def judged(self, attempt: Callable[[], Awaitable[T]]) -> T:
        """Change the table; if another process was first, what was to be done is judged again."""
        for _ in range(ATTEMPTS):
            seen = (self.stored.version, self.stored.input_count)
            try:
                return await attempt()
            except Conflict as error:
                log.info("judged_again", table=self.stored.id, error=str(error))
                await self.catch_up()
                if self.closed:
                    raise TableGone from error
                if seen == (self.stored.version, self.stored.input_count):
                    raise
        raise not_stored()

    async def catch_up(self, change: Change | None = None) -> None:
        """Read what others have stored, and tell it to everybody here, once and in order."""
        if change is not None and not self.is_news(change):
            return
        store, before = self.context.store, self.stored
        stored = await store.table(before.id)
        if stored is None:
            self._close_soon(TABLE_GONE, "no_such_table")
            return
        missed = await store.inputs(before.id, before.input_count)
        # The table was read first: what has come since is read with the next change.
        missed = missed[: stored.input_count - before.input_count]
        if stored.version != before.version:
            self.orders.restore(await store.orders(before.id))
        try:
            await self._follow(stored, missed)
        except Exception as error:
            # The game in memory may stand anywhere: it is loaded anew.
            log.exception("not_followed", table=before.id)
            self._close_soon(TRY_AGAIN, "try_again")
            raise not_stored() from error
        self.schedule()

    async def hear(self, word: Word) -> None:
        if word.told is not None:
            self._tell(word.told.encode())
        if word.here is not None and word.sender != self.context.worker:
            await self.presence.hear(word.sender, word.here)

    async def _follow(self, stored: StoredTable, missed: Sequence[StoredInput]) -> None:
        before, self.stored = self.stored, stored
        if before.status != "open" or stored.status == "open":
            moments = moments_of(missed)
        else:
            # Begun elsewhere: what chance dealt belongs to the opening.
            opening = [entry for entry in moments_of(missed)[:1] if entry[0].seat == CHANCE]
            dealt = [entry for moment in opening for entry in moment]
            self.live_game = await asyncio.to_thread(LiveGame.load, stored, dealt)
            moments = moments_of(missed[len(dealt) :])
            self.tell_table()
            self._tell_moment()
        for moment in moments:
            self._game().follow(moment, watched=bool(self.listeners))
            self._tell_moment()
        if (before.seats, before.rematch, before.status) != (stored.seats, stored.rematch, stored.status):
            self.tell_table()

    # -- what is due -------------------------------------------------------------------------------

    def due(self) -> float | None:
        """When the server has something to do here by itself."""
        return AT_ONCE if self.thinking.is_wanted() else self.absences.due()

    async def work(self) -> None:
        """Do what is due: the store has given this table to this process."""
        self.working = True
        try:
            while self.working and not self.closed:
                await self.judged(self.absences.act)
                if self.thinking.is_wanted():
                    self.thinking.schedule()
                    return
                due = self.absences.due()
                if due is not None and due <= self.context.clock():
                    continue
                if await self.context.store.settle_due(self.context.worker, self.stored, due):
                    self.drop_work()
                else:
                    await self.catch_up()
        except Exception:
            # Still this process's: it is tried again in a moment.
            self.drop_work()
            raise

    def drop_work(self) -> None:
        """Another process does it, or nothing is due."""
        self.working = False
        self.thinking.stop()

    def schedule(self) -> None:
        """After every change: go on with what is due, if that is up to this process."""
        if not self.working or self.closed:
            return
        if self.thinking.is_wanted():
            self.thinking.schedule()
        else:
            self.thinking.stop()
            self._do_soon(self.work)

    # -- coming and going ------------------------------------------------------------------------

    async def connect(self, listener: Listener) -> None:
        """A socket opens: its person gets all that is needed to draw the table."""
        person = listener.person
        seat = self.stored.seat_of(person.id)
        if seat is not None and self.stored.seats[seat].stand_in:
            await self.judged(lambda: self._take_over(seat))
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
        if newly:
            await self.presence.tell_others()

    async def disconnect(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        person = listener.person.id
        gone = all(other.person.id != person for other in self.listeners)
        if gone and self.stored.seat_of(person) is not None:
            self.tell_table()
            await self.presence.tell_others()

    async def rename(self, person: str, name: str) -> None:
        """Somebody here has a new name; the store has it already."""
        for listener in self.listeners:
            if listener.person.id == person:
                listener.person = replace(listener.person, name=name)
        if self.stored.seat_of(person) is not None:
            await self.catch_up()

    # -- chairs ----------------------------------------------------------------------------------

    async def sit(self, person: Person, seat: Seat | None) -> TableInfo:
        """Take a chair; in a running game, one's own again from the bot that stood in."""

        async def attempt() -> None:
            mine = self.stored.seat_of(person.id)
            if mine is not None:
                if not self.stored.seats[mine].stand_in:
                    raise Refusal("you have a chair at this table already", code="already_seated")
                await self._take_over(mine)
                return
            self._check_open()
            chosen = self._empty_seat(seat)
            await self._set_seat(chosen, StoredSeat(kind="person", person=person.id, name=person.name))
            self.tell_table()

        await self.judged(attempt)
        await self.begin_if_full()
        return self.info()

    async def leave(self, person: Person) -> TableInfo:
        """Get up. In a running game the chair stays one's own, and a bot plays on it until one comes back."""

        async def attempt() -> None:
            seat = self._seat(person)
            if self.stored.status == "finished":
                raise Refusal("the game is over", code="game_over")
            if self.stored.status == "playing":
                await self.stand_in(seat)
                return
            await self._set_seat(seat, StoredSeat(kind="empty"))
            self.tell_table()

        await self.judged(attempt)
        if self.stored.status == "open":
            await self.judged(self._remove_if_empty)
        return self.info()

    async def _remove_if_empty(self) -> None:
        if self.stored.status == "open" and all(seat.kind != "person" for seat in self.stored.seats):
            await self.context.store.remove_open_table(self.stored.id, self.stored.version)
            self._close_soon(TABLE_GONE, "no_such_table")

    async def add_bot(self, person: Person, seat: Seat, level: str) -> TableInfo:
        async def attempt() -> None:
            self._check_creator(person)
            self._check_open()
            if level not in self.context.bots.levels(self.stored.game):
                raise Refusal(f"{self.stored.game} has no bot {level!r}", code="no_such_bot")
            await self._set_seat(self._empty_seat(seat), StoredSeat(kind="bot", level=level))
            self.tell_table()

        await self.judged(attempt)
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
        await self.judged(self._begin_if_full)

    async def _begin_if_full(self) -> None:
        if self.stored.status != "open" or any(seat.kind == "empty" for seat in self.stored.seats):
            return
        now = self.context.clock()
        names = tuple(seat.name or seat.level or "" for seat in self.stored.seats)
        self.live_game = live_game = LiveGame.begin(self.stored, names, now)
        header, inputs = live_game.header(), live_game.stored_inputs(0, now)
        try:
            await self.context.store.begin(self.stored.id, self.stored.version, header, inputs, self.due())
        except StoreError:
            self.live_game = None
            raise
        version = self.stored.version + 1
        self.stored = replace(
            self.stored, status="playing", header=header, version=version, input_count=len(inputs)
        )
        log.info("game_began", table=self.stored.id, game=self.stored.game)
        self.tell_table()
        self._tell_moment()

    async def rematch(self, person: Person, open_table: Callable[[StoredTable], Awaitable[str]]) -> str:
        """The table that follows this one; the first who asks opens it."""

        async def attempt() -> str:
            self._seat(person)
            if self.stored.status != "finished":
                raise Refusal("the game is not over", code="not_finished")
            if self.stored.rematch is None:
                opened = await open_table(self.stored)
                self.stored = replace(self.stored, rematch=opened, version=self.stored.version + 1)
                self.tell_table()
                return opened
            return self.stored.rematch

        return await self.judged(attempt)

    # -- moves -----------------------------------------------------------------------------------

    async def act(self, person: Person, act: Act, accepted: Callable[[], None]) -> None:
        """A person's move: checked, stored, acknowledged, told to everybody."""
        await self.judged(lambda: self._act(person, act, accepted))

    async def _act(self, person: Person, act: Act, accepted: Callable[[], None]) -> None:
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
            inputs = live_game.play(
                seat,
                action,
                self.context.clock(),
                watched=bool(self.listeners),
                revocable=self.context.store.is_shared,
            )
            due = self.due()
        except DucatsError as error:
            # A refused answer has changed nothing; a broken game may stand anywhere.
            if isinstance(error, BrokenInvariant):
                await self._roll_back()
            raise
        except Exception:
            await self._roll_back()
            raise
        outcome = live_game.outcome()
        written = None if outcome is None else encode(outcome)
        try:
            await self.context.store.append(self.stored.id, inputs, live_game.moments, written, due)
        except Conflict:
            if not live_game.take_back():
                await self._roll_back()
            raise
        except StoreError as error:
            log.error("not_stored", table=self.stored.id, error=str(error))
            if not await self._was_stored(inputs):
                await self._roll_back()
                raise not_stored() from error
        status = "playing" if outcome is None else "finished"
        count = self.stored.input_count + len(inputs)
        self.stored = replace(
            self.stored, moments=live_game.moments, status=status, outcome=written, input_count=count
        )
        if due != AT_ONCE:
            self.drop_work()

    async def _was_stored(self, inputs: Sequence[StoredInput]) -> bool:
        """After a failed write only the store knows whether the move is there."""
        try:
            found = await self.context.store.inputs(self.stored.id, inputs[0].number)
        except StoreError:
            return False
        return found[: len(inputs)] == list(inputs)

    async def _roll_back(self) -> None:
        """The game as it was before the move that failed."""
        try:
            inputs = await self.context.store.inputs(self.stored.id)
            known = inputs[: self.stored.input_count]
            self.live_game = await asyncio.to_thread(LiveGame.load, self.stored, known)
        except (StoreError, DucatsError):
            self._close_soon(TRY_AGAIN, "try_again")
            raise not_stored() from None
        for listener in self.listeners:
            # What comes next is told as steps from what they see now.
            self.live_game.view(self.stored.seat_of(listener.person.id))

    async def emote(self, person: Person, emote: SendEmote, accepted: Callable[[], None]) -> None:
        """A gesture; where talk is forbidden, none while cards are being chosen in secret."""
        seat = self._seat(person)
        live_game = self.live_game
        if live_game is not None and live_game.is_simultaneous() and live_game.is_silent():
            raise Refusal("no gestures while everybody chooses in secret", code="silence")
        told = encode(Emoted(seat, emote.emote)).decode()
        await self.context.store.say(Word(self.context.worker, self.stored.id, told))
        accepted()

    async def give_orders(self, person: Person, command: SetOrders, accepted: Callable[[], None]) -> None:
        """What somebody decides beforehand; nobody else ever hears of it."""
        self._seat(person)
        await self.judged(lambda: self.orders.give(person.id, command.orders))
        accepted()
        self.schedule()

    async def store_orders(self, person: str, orders: bytes) -> None:
        """May be carried out at once, if it is a question that is open."""
        stored = self.stored
        due = AT_ONCE if stored.status == "playing" else None
        await self.context.store.set_orders(stored.id, stored.version, person, orders, due)
        self.stored = replace(stored, version=stored.version + 1)

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
        self.schedule()

    async def _take_over(self, seat: Seat) -> None:
        await self._set_seat(seat, replace(self.stored.seats[seat], stand_in=False))
        self.thinking.stop(seat)
        self.tell_table()
        self.schedule()

    async def _set_seat(self, seat: Seat, value: StoredSeat) -> None:
        stored = self.stored
        due = AT_ONCE if stored.status == "playing" else None
        await self.context.store.set_seat(stored.id, stored.version, seat, value, due)
        seats = (*stored.seats[:seat], value, *stored.seats[seat + 1 :])
        self.stored = replace(stored, seats=seats, version=stored.version + 1)
