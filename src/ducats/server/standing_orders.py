"""What people at a table have decided in advance: private, stored, carried out like their own moves."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import msgspec
import structlog
from msgspec.structs import replace

from ducats import games
from ducats.engine.errors import DucatsError
from ducats.engine.messages import Action, Seat
from ducats.engine.rules import Orders
from ducats.server.live_game import LiveGame
from ducats.server.problems import Refusal
from ducats.server.store.base import AT_ONCE

if TYPE_CHECKING:
    from ducats.server.tables import Table

log = structlog.stdlib.get_logger()


class StandingOrders:
    """By person, not by chair: the next to sit there must not find them."""

    def __init__(self, table: "Table", stored: Mapping[str, bytes]) -> None:
        self._table = table
        self._rules = games.find(table.stored.game)
        self._given: dict[str, Orders] = {}
        self.restore(stored)

    def restore(self, stored: Mapping[str, bytes]) -> None:
        """Set them as the store has them."""
        self._given = {
            person: orders
            for person, text in stored.items()
            if (orders := self._read(msgspec.json.decode(text))) is not None
        }

    def _read(self, raw: Any) -> Orders | None:
        """Stored orders that a newer version of the game no longer understands are dropped."""
        try:
            return self._rules.read_orders(raw)
        except DucatsError:
            return None

    def told_to(self, person: str) -> dict[str, Any] | None:
        """Somebody's own orders, complete; None in a game that knows none."""
        if self._rules.meta.orders is None or self._table.stored.seat_of(person) is None:
            return None
        given = self._given.get(person) or self._rules.read_orders({})
        told: dict[str, Any] = msgspec.to_builtins(given)
        return told

    async def give(self, person: str, raw: Mapping[str, Any]) -> None:
        """Check and store; replaces all earlier orders."""
        orders = self._rules.read_orders(raw)
        table, stored = self._table, self._table.stored
        if stored.status == "finished":
            raise Refusal("the game is over", code="game_over")
        # They may apply to the open question at once.
        due = AT_ONCE if stored.status == "playing" else None
        text = msgspec.json.encode(orders)
        await table.context.store.set_orders(stored.id, stored.version, person, text, due)
        table.stored = replace(stored, version=stored.version + 1)
        self._given[person] = orders

    def answer(self, live_game: LiveGame, seat: Seat) -> Action | None:
        """The legal answer that a seat's orders give to the open question; None: ask the person."""
        orders = self._given.get(self._table.stored.seats[seat].person or "")
        if orders is None:
            return None
        try:
            action = live_game.rules.obey(live_game.view(seat), orders)
            if action is not None:
                live_game.driver.play.hear(seat, action)
        except Exception as error:
            # A fault in a game's orders must not stop the table: the person is asked, as without orders.
            log.error("orders_failed", game=live_game.rules.meta.id, error=type(error).__name__)
            return None
        return action
