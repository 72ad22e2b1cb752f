"""A live table: its game, who listens, and what happens to it, one command after the other."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Final, TypeVar

import msgspec
import structlog
from msgspec.structs import replace

from ducats.engine.errors import BrokenInvariant, DucatsError, MalformedAction
from ducats.engine.messages import Action, Seat
from ducats.server.absence import Absences
from ducats.server.answer_window import AnswerWindow
from ducats.server.audience import Audience
from ducats.server.chairs import Chairs
from ducats.server.command_queue import CommandQueue
from ducats.server.context import AppContext
from ducats.server.following import Following
from ducats.server.listener import Listener
from ducats.server.live_game import LiveGame
from ducats.server.presence import Presence
from ducats.server.problems import Refusal, TableGone, not_stored
from ducats.server.standing_orders import StandingOrders
from ducats.server.store.base import (
    AT_ONCE,
    Change,
    Conflict,
    Message,
    Person,
    StoredInput,
    StoredTable,
    StoreError,
)
from ducats.server.table_info import table_info, with_notes
from ducats.server.taking_back import TakingBack
from ducats.server.thinking import Thinking
from ducats.server.visits import Visits
from ducats.server.wire import TableInfo, Turn
from ducats.server.wire_socket import Act, CloseCode, Countdown, Emoted, SendEmote, SetOrders, TableChanged

log = structlog.stdlib.get_logger()

T = TypeVar("T")
encode = msgspec.json.Encoder().encode

LAST_WORDS: Final = 0.1
"""Seconds between the last answer of a table and the end of its sockets."""
ATTEMPTS: Final = 20
"""A command that loses this many conflicts in a row is refused."""


class Table:
    """All coroutines but `do` are commands: they run inside the table's task, handed over by `do`."""

    def __init__(
        self,
        context: AppContext,
        stored: StoredTable,
        live_game: LiveGame | None,
        orders: Mapping[str, bytes],
        wake_at: Callable[[float | None], None],
    ) -> None:
        self.context = context
        self.stored = stored
        self.live_game = live_game
        self.audience = Audience()
        self.used = context.clock()
        self.working = False
        """Whether this process does what is due here by itself; no other does so at the same time."""
        self.orders = StandingOrders(self, orders)
        self.presence = Presence(self)
        self.chairs = Chairs(self)
        self.thinking = Thinking(self)
        self.absences = Absences(self)
        self.following = Following(self)
        self.taking_back = TakingBack(self)
        self.answer_window = AnswerWindow(self)
        self.visits = Visits(self)
        self._commands = CommandQueue(stored.id, self._note_use)
        self._wake_at = wake_at
        """Has the work of this process look again at that time."""

    # -- from outside the task -------------------------------------------------------------------

    async def do(self, command: Callable[[], Awaitable[T]]) -> T:
        """Queue a command and wait for what comes of it. TableGone if the table is no longer live."""
        return await self._commands.do(command)

    async def do_here(self, command: Callable[[], Awaitable[T]]) -> T:
        """The same without another task, for a caller who is not cancelled before it is done."""
        return await self._commands.do_here(command)

    @property
    def closed(self) -> bool:
        return self._commands.closed

    def info(self) -> TableInfo:
        info = table_info(self.stored, self.presence.online())
        return info if self.live_game is None else with_notes(info, self.live_game.taken_back)

    def is_unattended(self) -> bool:
        """Whether nobody listens here and nothing is done here."""
        return not (self.audience or self.thinking or self.working or self._commands)

    def concerns(self, person: str) -> bool:
        """Whether somebody is here, or has a chair in a game that is not over."""
        has_chair = self.stored.status != "finished" and self.stored.seat_of(person) is not None
        return has_chair or person in self.audience.people()

    def is_idle(self) -> bool:
        return self.is_unattended() and self.context.clock() - self.used > self.context.settings.idle_seconds

    def is_news(self, change: Change) -> bool:
        """Whether this process has yet to see that change."""
        return change.version > self.stored.version or change.input_count > self.stored.input_count

    def close(self, code: int = CloseCode.TRY_AGAIN, reason: str = "try_again") -> None:
        """Unload the table; nothing is lost, because everything acknowledged is stored."""
        self.working = False
        self.thinking.stop()
        self.audience.close(code, reason)
        self._commands.close()

    def close_soon(self, code: int, reason: str) -> None:
        """From inside the task: accept no more commands, but finish the answers under way."""
        self._commands.closed = True
        self.working = False
        asyncio.get_running_loop().call_later(LAST_WORDS, self.close, code, reason)

    def _note_use(self) -> None:
        self.used = self.context.clock()

    # -- other processes ---------------------------------------------------------------------------

    async def judged(self, attempt: Callable[[], Awaitable[T]]) -> T:
        """Change the table; if another process was first, the change is judged again."""
        for _ in range(ATTEMPTS):
            seen = (self.stored.version, self.stored.input_count)
            try:
                return await attempt()
            except Conflict as error:
                log.info("judged_again", table=self.stored.id, error=str(error))
                await self.following.catch_up()
                if self.closed:
                    raise TableGone from error
                if seen == (self.stored.version, self.stored.input_count):
                    raise
        raise not_stored()

    async def receive(self, message: Message) -> None:
        if message.told is not None:
            self.audience.tell(message.told.encode())
        if message.here is not None and message.sender != self.context.worker:
            await self.presence.receive(message.sender, message.here)
        if message.held is not None and message.sender != self.context.worker:
            self.answer_window.note(message.held)
        if message.shut_out is not None:
            self.audience.close(CloseCode.SHUT_OUT, "blocked", message.shut_out)

    # -- what is due -------------------------------------------------------------------------------

    def due(self) -> float | None:
        """When the server has something to do here by itself."""
        if self.stored.status == "finished":
            return None
        if self.stored.status == "open" and self.live_game is None:
            return self.chairs.due_after(self.stored)
        return AT_ONCE if self.thinking.is_wanted() else self.absences.due()

    async def work(self) -> None:
        """Do what is due, after the store has given this table to this process."""
        self.working = True
        try:
            while self.working and not self.closed:
                if self.stored.awaits_shares():
                    await self.judged(self.chairs.begin_without_shares)
                await self.judged(self.absences.act)
                if self.thinking.is_wanted():
                    self.thinking.schedule()
                    return
                due = self.absences.due()
                if due is not None and due <= self.context.clock():
                    continue
                if await self.context.store.settle_due(self.context.worker, self.stored, due):
                    self.drop_work()
                    self._wake_at(due)
                else:
                    await self.following.catch_up()
        except Exception:
            # It still belongs to this process, which tries again in a moment.
            self.drop_work()
            raise

    def drop_work(self) -> None:
        """Another process does it, or nothing is due."""
        self.working = False
        self.thinking.stop()

    def schedule(self) -> None:
        """After every change: continue with what is due, if this process is the one to do it."""
        if not self.working or self.closed:
            return
        if self.thinking.is_wanted():
            self.thinking.schedule()
        else:
            self.thinking.stop()
            self._commands.do_soon(self.work)

    # -- moves -----------------------------------------------------------------------------------

    async def act(
        self, person: Person, act: Act, accepted: Callable[[], None], thought: float | None = None
    ) -> None:
        """A person's move: checked, stored, acknowledged, told to everybody."""
        await self.judged(lambda: self._act(person, act, accepted, thought))

    async def _act(
        self, person: Person, act: Act, accepted: Callable[[], None], thought: float | None
    ) -> None:
        seat = self.seat_of(person)
        live_game = self.game()
        if self.stored.status == "finished" and live_game.outcome() is None:
            raise Refusal("the host has ended the game", code="game_over")
        # Read as text: converting an object would look up all actions of the game each time.
        action = live_game.rules.read_action(encode(act.action))
        if not live_game.driver.play.is_over() and act.question != live_game.asked:
            raise MalformedAction("the question has been answered meanwhile", code="stale_question")
        # Somebody whose answer was held back came back when they gave it, and may have left since.
        if self.stored.seats[seat].stand_in and thought is None:
            await self.chairs.take_over(seat)
        asked = None if live_game.driver.play.is_over() else live_game.question
        since = live_game.asked_since
        await self.move(seat, action, accepted, by="person")
        if asked is not None:
            self.context.pace.note_answer(person.id, asked, thought or self.context.clock() - since)

    async def move(
        self, seat: Seat, action: Action, accepted: Callable[[], None] | None = None, *, by: str = "bot"
    ) -> None:
        """Play, store, acknowledge, tell; a move that cannot be stored never happened."""
        began = time.perf_counter()
        with self.context.traces.span("move", table=self.stored.id, game=self.stored.game):
            await self._play(seat, action)
        self.context.metrics.note_move(by, time.perf_counter() - began)
        if accepted is not None:
            accepted()
        self.tell_moment()
        if self.stored.status == "finished":
            log.info("game_ended", table=self.stored.id, game=self.stored.game, moments=self.stored.moments)
            self.tell_table()
        self.schedule()

    async def _play(self, seat: Seat, action: Action) -> None:
        """The game in memory is ahead of the store for a moment; if anything fails then, the store wins."""
        live_game = self.game()
        try:
            inputs = live_game.play(
                seat,
                action,
                self.context.clock(),
                watched=bool(self.audience),
                revocable=self.context.store.is_shared,
            )
            due = self.due()
        except DucatsError as error:
            # A refused answer has changed nothing; after an internal error the game may be in any state.
            if isinstance(error, BrokenInvariant):
                await self._roll_back()
            raise
        except Exception:
            await self._roll_back()
            raise
        try:
            with self.context.traces.span("store"):
                await self.context.store.append(
                    self.stored.id, inputs, live_game.moments, live_game.written_outcome(), due
                )
        except Conflict:
            if not live_game.revoke():
                await self._roll_back()
            raise
        except StoreError as error:
            log.error("not_stored", table=self.stored.id, error=str(error))
            if not await self.was_stored(inputs):
                await self._roll_back()
                raise not_stored() from error
        self.note_progress(len(inputs))
        if due != AT_ONCE:
            self.drop_work()

    def note_progress(self, inputs: int) -> None:
        """How many more inputs are stored than the table knew of."""
        live_game = self.game()
        outcome = live_game.written_outcome()
        self.stored = replace(
            self.stored,
            moments=live_game.moments,
            status="playing" if outcome is None else "finished",
            outcome=outcome,
            input_count=self.stored.input_count + inputs,
        )

    async def was_stored(self, inputs: Sequence[StoredInput]) -> bool:
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
            self.close_soon(CloseCode.TRY_AGAIN, "try_again")
            raise not_stored() from None
        for person in self.audience.people():
            # The next steps start from what viewers see now.
            self.live_game.view(self.stored.seat_of(person))

    async def emote(self, person: Person, emote: SendEmote, accepted: Callable[[], None]) -> None:
        """A gesture; where talk is forbidden, refused while cards are chosen in secret."""
        seat = self.seat_of(person)
        live_game = self.live_game
        if live_game is not None and live_game.is_simultaneous() and live_game.is_silent():
            raise Refusal("no gestures while everybody chooses in secret", code="silence")
        told = encode(Emoted(seat, emote.emote)).decode()
        await self.context.store.publish(Message(self.context.worker, self.stored.id, told))
        accepted()

    async def give_orders(self, person: Person, command: SetOrders, accepted: Callable[[], None]) -> None:
        """What somebody decides in advance; nobody else ever hears of it."""
        self.seat_of(person)
        await self.judged(lambda: self.orders.give(person.id, command.orders))
        accepted()
        self.schedule()

    # -- telling ---------------------------------------------------------------------------------

    def tell_table(self, but: Listener | None = None) -> None:
        self.audience.tell(encode(TableChanged(self.info())), but)

    async def tell_anew(self) -> None:
        """Send the whole table to each viewer, as they may see it, after the game went back."""
        await self.visits.welcome_anew()
        self.tell_countdown()

    def tell_moment(self) -> None:
        """The latest moment, to each viewer as they may see it."""
        live_game = self.game()
        with self.context.traces.span("tell", table=self.stored.id, game=self.stored.game):
            self.audience.tell_each(self.stored.seat_of, lambda seat: encode(live_game.latest(seat)))
        self.tell_countdown()

    def tell_countdown(self, to: Listener | None = None) -> None:
        """How long the table still waits for each person, where it does not wait for ever."""
        if not self.absences.is_limited():
            return
        message = encode(Countdown(self.absences.left()))
        if to is None:
            self.audience.tell(message)
        else:
            to.send(message)

    async def turn_of(self, person: Person) -> Turn:
        """Whether this person is asked, and nobody stands in for them."""
        seat = self.seat_of(person)
        return Turn(not self.stored.seats[seat].stand_in and seat in self.game().waiting_for())

    # -- small things ----------------------------------------------------------------------------

    def game(self) -> LiveGame:
        if self.live_game is None:
            raise Refusal("the game has not begun", code="not_started")
        return self.live_game

    def seat_of(self, person: Person) -> Seat:
        seat = self.stored.seat_of(person.id)
        if seat is None:
            raise Refusal("you have no chair at this table", code="not_seated")
        return seat
