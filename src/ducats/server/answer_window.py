"""Answers that are shown together: when a window closes, and not when somebody had made up their mind."""

from collections.abc import Callable
from math import floor
from random import SystemRandom
from typing import TYPE_CHECKING, Final

from ducats.engine.errors import MalformedAction
from ducats.engine.messages import Seat
from ducats.server.store.base import HeldAnswer, Person, Word

if TYPE_CHECKING:
    from ducats.server.tables import Table

SPREAD_SECONDS: Final = 0.2
"""Answers that are shown together come in any order, not in the one in which they were given."""
HEARD_SECONDS: Final = 2.0
"""After its window has closed an answer is surely heard by then."""
_dice: Final = SystemRandom()


class AnswerWindow:
    """Windows follow each other from the moment when a question is put; whoever answers in one of them is
    heard when it closes, whether a person, a bot or an order answered.

    Only questions to several seats, or to another seat than the one that moved last, have them: there
    somebody else waits, and could conclude from the time who had a choice.
    """

    def __init__(self, table: "Table") -> None:
        self._table = table
        self._held: dict[Seat, HeldAnswer] = {}

    async def hold(self, person: Person, question: int, seconds: float) -> Callable[[], None]:
        """Runs inside the table's task. Nobody else answers for this person, no order and no bot, until what
        is returned is called."""
        table, context = self._table, self._table.context
        seat = table.seat_of(person)
        if self.holds(seat, question):
            raise MalformedAction("your answer is given, and will be shown soon", code="stale_question")
        if table.stored.seats[seat].stand_in:
            await table.judged(lambda: table.chairs.take_over(seat))
        held = HeldAnswer(seat, question, context.clock() + seconds + HEARD_SECONDS)
        self.note(held)
        if context.store.is_shared:
            await context.store.say(Word(context.worker, table.stored.id, held=held))
        return lambda: self._release(held)

    def note(self, held: HeldAnswer) -> None:
        """This or another process holds an answer."""
        self._held[held.seat] = held

    def _release(self, held: HeldAnswer) -> None:
        if self._held.get(held.seat) is held:
            del self._held[held.seat]

    def holds(self, seat: Seat, question: int) -> bool:
        held = self._held.get(seat)
        return held is not None and held.question == question and self._table.context.clock() < held.until

    def left(self) -> float:
        """Seconds until an answer that is given now may be heard; 0: at once."""
        now = self._table.context.clock()
        left = self._closes(now) - now
        return left + _dice.uniform(0.0, SPREAD_SECONDS) if left else 0.0

    def closing_after(self, limit: float) -> float:
        """When somebody's time is up: what they have answered before is heard first."""
        closes = self._closes(limit)
        return closes + 2 * SPREAD_SECONDS if closes > limit else limit

    def _closes(self, moment: float) -> float:
        """When the window that a moment lies in closes; the moment itself, if there is none."""
        window, live_game = self._table.stored.answer_window, self._table.live_game
        if not window or live_game is None or not live_game.is_reply():
            return moment
        since = live_game.asked_since
        return since + (floor(max(0.0, moment - since) / window) + 1) * window
