"""Answers shown together, when a window closes, so that nobody learns who decided when."""

from collections.abc import Callable
from math import floor
from random import SystemRandom
from typing import TYPE_CHECKING, Final

from ducats.engine.errors import MalformedAction
from ducats.engine.messages import Seat
from ducats.server.store.base import HeldAnswer, Message, Person

if TYPE_CHECKING:
    from ducats.server.tables import Table

SPREAD_SECONDS: Final = 0.2
"""Spreads answers over this time, so that their order does not show the order in which they were given."""
HEARD_SECONDS: Final = 2.0
"""An answer has surely been heard this long after its window closed."""
_dice: Final = SystemRandom()


class AnswerWindow:
    """From the moment a question is put, windows follow each other; an answer is heard when its window
    closes, whether a person, a bot or an order gave it.

    Only questions to several seats, or to another seat than the one that moved last, have windows: there
    somebody else waits, and could infer from the delay who had a choice.
    """

    def __init__(self, table: "Table") -> None:
        self._table = table
        self._held: dict[Seat, HeldAnswer] = {}

    async def hold(self, person: Person, question: int, seconds: float) -> Callable[[], None]:
        """Runs inside the table's task. No order and no bot answers for this person until the returned
        function is called."""
        table, context = self._table, self._table.context
        seat = table.seat_of(person)
        if self.holds(seat, question):
            raise MalformedAction("your answer is given, and will be shown soon", code="stale_question")
        if table.stored.seats[seat].stand_in:
            await table.judged(lambda: table.chairs.take_over(seat))
        held = HeldAnswer(seat, question, context.clock() + seconds + HEARD_SECONDS)
        self.note(held)
        if context.store.is_shared:
            await context.store.publish(Message(context.worker, table.stored.id, held=held))
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
        """Seconds until an answer given now can be heard; 0: at once."""
        now = self._table.context.clock()
        left = self._closes(now) - now
        return left + _dice.uniform(0.0, SPREAD_SECONDS) if left else 0.0

    def closing_after(self, limit: float) -> float:
        """When to give up on a person whose time ends at `limit`: after their window, so that an earlier
        answer is heard."""
        closes = self._closes(limit)
        return closes + 2 * SPREAD_SECONDS if closes > limit else limit

    def _closes(self, moment: float) -> float:
        """When the window around a moment closes; the moment itself, if there is none."""
        window, live_game = self._table.stored.answer_window, self._table.live_game
        if not window or live_game is None or not live_game.is_reply():
            return moment
        since = live_game.asked_since
        return since + (floor(max(0.0, moment - since) / window) + 1) * window
