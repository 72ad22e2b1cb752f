"""Arrivals and departures at a table: newcomers get all they need to draw it, and the others hear of them."""

from typing import TYPE_CHECKING

import msgspec

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
        newly = table.audience.add(listener)
        listener.send(encode(self.welcome(person)))
        table.tell_countdown(listener)
        if newly and seat is not None:
            table.tell_table(but=listener)
        if newly:
            await table.presence.tell_others()

    def welcome(self, person: Person) -> Welcome:
        """The whole table as one person may see it."""
        table = self._table
        live_game, seat = table.live_game, table.stored.seat_of(person.id)
        view = None if live_game is None else live_game.view(seat)
        return Welcome(
            table=table.info(),
            me=Me(person.id, person.name),
            seat=seat,
            view=view,
            told=() if live_game is None else live_game.story(seat),
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
