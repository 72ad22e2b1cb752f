"""Arrivals and departures at a table: newcomers get all they need to draw it, and the others hear of them."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from typing import TYPE_CHECKING, Any

import msgspec

from ducats.engine.messages import Seat
from ducats.server.listener import Listener
from ducats.server.store.base import Person
from ducats.server.wire import Me
from ducats.server.wire_socket import Welcome

if TYPE_CHECKING:
    from ducats.server.tables import Table

encode = msgspec.json.Encoder().encode


class Visits:
    """Runs inside the table's task."""

    def __init__(self, table: "Table") -> None:
        self._table = table

    async def connect(self, listener: Listener) -> None:
        """A socket opens: its person gets all that is needed to draw the table."""
        table, person = self._table, listener.person
        seat = table.stored.seat_of(person.id)
        if seat is not None and table.stored.seats[seat].stand_in:
            await table.judged(lambda: table.chairs.take_over(seat))
        await self._find_decisive(seat)
        async with self._turn():
            newly = table.audience.add(listener)
            listener.send(encode(self._welcome(person)))
        table.tell_countdown(listener)
        if newly and seat is not None:
            table.tell_table(but=listener)
        if newly:
            await table.presence.tell_others()

    async def welcome_anew(self) -> None:
        """Everybody here gets the whole table again; each person's message is made once."""
        messages: dict[str, bytes] = {}
        for listener in self._table.audience.listeners():
            async with self._turn():
                person = listener.person
                if person.id not in messages:
                    messages[person.id] = encode(self._welcome(person))
                listener.send(messages[person.id])

    @asynccontextmanager
    async def _turn(self) -> AsyncIterator[None]:
        """To send one such message. Others come between two of them; of a long game one takes milliseconds
        to make and to compress, and there is one at a time at all tables together."""
        game, context = self._table.live_game, self._table.context
        async with context.welcoming if game is not None and game.is_long() else nullcontext():
            yield
            await asyncio.sleep(0)

    async def _find_decisive(self, seat: Seat | None) -> None:
        """Of a long game this takes long."""
        game = self._table.live_game
        if game is not None and not game.knows_decisive(seat):
            await asyncio.to_thread(game.decisive, seat)

    def _welcome(self, person: Person) -> Welcome:
        """The whole table as one person may see it."""
        table = self._table
        live_game, seat = table.live_game, table.stored.seat_of(person.id)
        # Told by Told, encoded already.
        told: Any = () if live_game is None else msgspec.Raw(live_game.encoded_story(seat))
        view = None if live_game is None else live_game.view(seat)
        return Welcome(
            table=table.info(),
            me=Me(person.id, person.name),
            seat=seat,
            view=view,
            told=told,
            orders=table.orders.told_to(person.id),
            consequences=None if live_game is None or view is None else live_game.consequences(view),
            decisive=() if live_game is None else live_game.decisive(seat),
        )

    async def disconnect(self, listener: Listener) -> None:
        table = self._table
        gone = table.audience.remove(listener)
        if gone and table.stored.seat_of(listener.person.id) is not None:
            table.tell_table()
            await table.presence.tell_others()

    async def rename(self, person: str, name: str) -> None:
        """Tell the table that somebody has a new name, which the store has already."""
        table = self._table
        table.audience.rename(person, name)
        if table.stored.seat_of(person) is not None:
            await table.following.catch_up()
