"""The chairs of a table: who sits down, gets up, is stood in for, and when the game begins."""

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

import structlog
from msgspec.structs import replace

from ducats.engine.messages import Seat
from ducats.server.listener import TABLE_GONE
from ducats.server.live_game import LiveGame
from ducats.server.problems import Refusal
from ducats.server.store.base import AT_ONCE, Person, StoredSeat, StoredTable, StoreError
from ducats.server.wire import TableInfo

if TYPE_CHECKING:
    from ducats.server.tables import Table

log = structlog.stdlib.get_logger()


class Chairs:
    """Commands of the table, which run inside its task."""

    def __init__(self, table: "Table") -> None:
        self._table = table

    @property
    def _stored(self) -> StoredTable:
        return self._table.stored

    async def sit(self, person: Person, seat: Seat | None) -> TableInfo:
        """Take a chair; in a running game, one's own again from the bot that stood in."""

        async def attempt() -> None:
            mine = self._stored.seat_of(person.id)
            if mine is not None:
                if not self._stored.seats[mine].stand_in:
                    raise Refusal("you have a chair at this table already", code="already_seated")
                await self.take_over(mine)
                return
            self._check_open()
            chosen = self._empty_seat(seat)
            await self._set_seat(chosen, StoredSeat(kind="person", person=person.id, name=person.name))
            self._table.tell_table()

        await self._table.judged(attempt)
        await self.begin_if_full()
        return self._table.info()

    async def leave(self, person: Person) -> TableInfo:
        """Get up. In a running game the chair stays one's own, and a bot plays on it until one comes back."""

        async def attempt() -> None:
            seat = self._table.seat_of(person)
            if self._stored.status == "finished":
                raise Refusal("the game is over", code="game_over")
            if self._stored.status == "playing":
                await self.stand_in(seat)
                return
            await self._set_seat(seat, StoredSeat(kind="empty"))
            self._table.tell_table()

        await self._table.judged(attempt)
        if self._stored.status == "open":
            await self._table.judged(self._remove_if_empty)
        return self._table.info()

    async def _remove_if_empty(self) -> None:
        if self._stored.status == "open" and all(seat.kind != "person" for seat in self._stored.seats):
            await self._table.context.store.remove_open_table(self._stored.id, self._stored.version)
            self._table.close_soon(TABLE_GONE, "no_such_table")

    async def add_bot(self, person: Person, seat: Seat, level: str) -> TableInfo:
        async def attempt() -> None:
            self._check_creator(person)
            self._check_open()
            if level not in self._table.context.bots.levels(self._stored.game):
                raise Refusal(f"{self._stored.game} has no bot {level!r}", code="no_such_bot")
            await self._set_seat(self._empty_seat(seat), StoredSeat(kind="bot", level=level))
            self._table.tell_table()

        await self._table.judged(attempt)
        await self.begin_if_full()
        return self._table.info()

    async def start(self, person: Person) -> TableInfo:
        self._check_creator(person)
        self._check_open()
        if any(seat.kind == "empty" for seat in self._stored.seats):
            raise Refusal("there are empty chairs", code="seats_empty")
        await self.begin_if_full()
        return self._table.info()

    async def begin_if_full(self) -> None:
        """The game begins when the last chair is taken."""
        await self._table.judged(self._begin_if_full)

    async def _begin_if_full(self) -> None:
        if self._stored.status != "open" or any(seat.kind == "empty" for seat in self._stored.seats):
            return
        now = self._table.context.clock()
        names = tuple(seat.name or seat.level or "" for seat in self._stored.seats)
        self._table.live_game = live_game = LiveGame.begin(self._stored, names, now)
        header, inputs = live_game.header(), live_game.stored_inputs(0, now)
        try:
            await self._table.context.store.begin(
                self._stored.id, self._stored.version, header, inputs, self._table.due()
            )
        except StoreError:
            self._table.live_game = None
            raise
        version = self._stored.version + 1
        self._table.stored = replace(
            self._stored, status="playing", header=header, version=version, input_count=len(inputs)
        )
        log.info("game_began", table=self._stored.id, game=self._stored.game)
        self._table.tell_table()
        self._table.tell_moment()

    async def rematch(self, person: Person, open_table: Callable[[StoredTable], Awaitable[str]]) -> str:
        """The table that follows this one; the first who asks opens it."""

        async def attempt() -> str:
            self._table.seat_of(person)
            if self._stored.status != "finished":
                raise Refusal("the game is not over", code="not_finished")
            if self._stored.rematch is None:
                opened = await open_table(self._stored)
                self._table.stored = replace(self._stored, rematch=opened, version=self._stored.version + 1)
                self._table.tell_table()
                return opened
            return self._stored.rematch

        return await self._table.judged(attempt)

    async def stand_in(self, seat: Seat) -> None:
        """A bot plays for an absent person."""
        await self._set_seat(seat, replace(self._stored.seats[seat], stand_in=True))
        self._table.thinking.stop(seat)
        self._table.tell_table()
        self._table.schedule()

    async def take_over(self, seat: Seat) -> None:
        await self._set_seat(seat, replace(self._stored.seats[seat], stand_in=False))
        self._table.thinking.stop(seat)
        self._table.tell_table()
        self._table.schedule()

    async def _set_seat(self, seat: Seat, value: StoredSeat) -> None:
        stored = self._stored
        due = AT_ONCE if stored.status == "playing" else None
        await self._table.context.store.set_seat(stored.id, stored.version, seat, value, due)
        seats = (*stored.seats[:seat], value, *stored.seats[seat + 1 :])
        self._table.stored = replace(stored, seats=seats, version=stored.version + 1)

    # -- who may do what -------------------------------------------------------------------------

    def _empty_seat(self, wanted: Seat | None) -> Seat:
        empty = [number for number, seat in enumerate(self._stored.seats) if seat.kind == "empty"]
        if wanted is None and empty:
            return empty[0]
        if wanted is None or wanted not in empty:
            raise Refusal("that chair is not free", code="seat_taken")
        return wanted

    def _check_open(self) -> None:
        if self._stored.status != "open":
            raise Refusal("the game has begun", code="already_started")

    def _check_creator(self, person: Person) -> None:
        """Whoever opened the table decides; if they got up before it began, everybody who sits does."""
        seats = self._stored
        creator_left = seats.status == "open" and seats.seat_of(seats.creator) is None
        if person.id != seats.creator and not (creator_left and seats.seat_of(person.id) is not None):
            raise Refusal("only who opened the table may do that", code="not_creator")
