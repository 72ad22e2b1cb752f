"""The chairs of a table: who sits down, gets up, is stood in for, and when the game begins."""

from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING, Any, Final, Literal

import structlog
from msgspec.structs import replace

from ducats.engine.messages import Seat
from ducats.engine.rng import promise
from ducats.server.deal_rules import is_awaited
from ducats.server.live_game import LiveGame
from ducats.server.problems import Refusal
from ducats.server.store.base import AT_ONCE, Person, StoredSeat, StoredTable, StoreError
from ducats.server.wire import Attendance, TableInfo
from ducats.server.wire_socket import CloseCode

if TYPE_CHECKING:
    from ducats.server.tables import Table

log = structlog.stdlib.get_logger()

NOTED_SECONDS: Final = 2.0
"""`StillThinking` is stored no more often than this."""
ATTENDANCE_KEPT: Final = 200
SHARE_SECONDS: Final = 5.0
"""How long a full table waits for shares of the seed, which pages show by themselves."""


class Chairs:
    """Commands of the table, which run inside its task."""

    def __init__(self, table: "Table") -> None:
        self._table = table

    @property
    def _stored(self) -> StoredTable:
        return self._table.stored

    async def sit(self, person: Person, seat: Seat | None, promised: str | None = None) -> TableInfo:
        """Take a chair; in a running game, one's own again from the bot that stood in."""

        async def attempt() -> None:
            mine = self._stored.seat_of(person.id)
            if mine is not None:
                if not self._stored.seats[mine].stand_in:
                    raise Refusal("you have a chair at this table already", code="already_seated")
                await self.take_over(mine)
                return
            self._check_open()
            if person.id in self._stored.removed:
                raise Refusal("the host has asked you to leave this table", code="removed")
            chosen = self._empty_seat(seat)
            sitting = StoredSeat(kind="person", person=person.id, name=person.name, promise=promised)
            await self._set_seat(chosen, sitting)
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
            if self._stored.status == "playing" and is_awaited(self._table.context, self._stored):
                raise Refusal("nobody plays the deal of the day for you; it waits", code="deal_waits")
            if self._stored.status == "playing":
                await self.stand_in(seat)
                return
            self._check_open()
            await self._set_seat(seat, StoredSeat(kind="empty"))
            self._table.tell_table()

        await self._table.judged(attempt)
        if self._stored.status == "open":
            await self._table.judged(self._remove_if_empty)
        return self._table.info()

    async def _remove_if_empty(self) -> None:
        if self._stored.status == "open" and all(seat.kind != "person" for seat in self._stored.seats):
            await self._table.context.store.remove_open_table(self._stored.id, self._stored.version)
            self._table.close_soon(CloseCode.TABLE_GONE, "no_such_table")

    async def add_bots(self, person: Person, seat: Seat | None, level: str) -> TableInfo:
        """A bot on an empty chair, or on all of them; without a host, everybody who sits may do so."""

        async def attempt() -> None:
            self._check_may_begin(person)
            self._check_open()
            if level not in self._table.context.bots.levels(self._stored.game):
                raise Refusal(f"{self._stored.game} has no bot {level!r}", code="no_such_bot")
            chosen = self._empty_seats() if seat is None else [self._empty_seat(seat)]
            bot = StoredSeat(kind="bot", level=level)
            await self._arrange(seats=self._seats(dict.fromkeys(chosen, bot)))
            self._table.tell_table()

        await self._table.judged(attempt)
        await self.begin_if_full()
        return self._table.info()

    async def swap(self, person: Person, seat: Seat, to: Seat) -> TableInfo:
        """The host can move anybody; everybody else can move to a free chair."""

        async def attempt() -> None:
            self._check_open()
            one, other = self._seat_at(seat), self._seat_at(to)
            if one.person != person.id or other.kind != "empty":
                self._check_host(person)
            await self._arrange(seats=self._seats({seat: other, to: one}))
            self._table.tell_table()

        await self._table.judged(attempt)
        return self._table.info()

    async def empty(self, person: Person, seat: Seat) -> TableInfo:
        """The host removes a bot, or a person, who is not let in again."""

        async def attempt() -> None:
            self._check_host(person)
            self._check_open()
            gone = self._seat_at(seat).person
            if gone == person.id:
                raise Refusal("to leave is to get up", code="bad_seats")
            removed = self._stored.removed if gone is None else (*self._stored.removed, gone)
            await self._arrange(seats=self._seats({seat: StoredSeat(kind="empty")}), removed=removed)
            self._table.tell_table()

        await self._table.judged(attempt)
        return self._table.info()

    async def hand_over(self, person: Person, seat: Seat) -> TableInfo:
        async def attempt() -> None:
            self._check_host(person)
            self._check_open()
            host = self._seat_at(seat).person
            if host is None:
                raise Refusal("only a person can be the host", code="bad_seats")
            await self._arrange(creator=host)
            self._table.tell_table()

        await self._table.judged(attempt)
        return self._table.info()

    async def start(self, person: Person) -> TableInfo:
        self._check_may_begin(person)
        if self._stored.status != "open":
            raise Refusal("the game has begun", code="already_started")
        if not self._stored.is_full():
            raise Refusal("there are empty chairs", code="seats_empty")
        await self.begin_if_full()
        return self._table.info()

    async def begin_if_full(self) -> None:
        """The game begins when the last chair is taken."""
        await self._table.judged(lambda: self._begin(self._stored.awaits_shares()))

    async def begin_without_shares(self) -> None:
        """A share that is not shown in time is left out."""
        await self._begin(waits=False)

    async def show_share(self, person: Person, share: str) -> TableInfo:
        """Show a share of the seed, once nobody can promise another."""

        async def attempt() -> None:
            seat = self._table.seat_of(person)
            chair = self._stored.seats[seat]
            if self._stored.status != "open" or chair.share is not None:
                return
            if not self._stored.is_full():
                raise Refusal("there are empty chairs", code="seats_empty")
            if chair.promise != promise(share):
                raise Refusal("that is not what you have promised", code="bad_share")
            await self._set_seat(seat, replace(chair, share=share))

        await self._table.judged(attempt)
        await self.begin_if_full()
        return self._table.info()

    async def _begin(self, waits: bool) -> None:
        if waits or self._stored.status != "open" or not self._stored.is_full():
            return
        now = self._table.context.clock()
        names = tuple(seat.name or seat.level or "" for seat in self._stored.seats)
        self._table.live_game = live_game = LiveGame.begin(self._stored, names, now)
        header, inputs = live_game.header(), live_game.dealt(now)
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
        """The table that follows this one; the first to ask opens it."""

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
        await self._set_seat(
            seat, replace(self._stored.seats[seat], stand_in=True), self._note(seat, "stand_in")
        )
        self._table.thinking.stop(seat)
        self._table.tell_table()
        self._table.schedule()

    async def take_over(self, seat: Seat) -> None:
        """The person is back, and has the time that the table gives."""
        back = replace(self._stored.seats[seat], stand_in=False, seen=self._table.context.clock())
        await self._set_seat(seat, back, self._note(seat, "back"))
        self._table.thinking.stop(seat)
        self._table.tell_table()
        self._table.tell_countdown()
        self._table.schedule()

    async def note_away(self, seat: Seat) -> None:
        """The table is about to answer for somebody."""
        await self._arrange(attendance=self._note(seat, "away"))
        self._table.tell_table()

    async def still_thinking(self, person: Person) -> None:
        """Restarts their time, if the table limits it."""

        async def attempt() -> None:
            seat, now = self._table.seat_of(person), self._table.context.clock()
            chair = self._stored.seats[seat]
            if self._table.absences.left()[seat] is not None and now - chair.seen >= NOTED_SECONDS:
                await self._set_seat(seat, replace(chair, seen=now))
                self._table.tell_countdown()

        await self._table.judged(attempt)

    # -- the store -------------------------------------------------------------------------------

    async def _set_seat(
        self, seat: Seat, value: StoredSeat, attendance: tuple[Attendance, ...] | None = None
    ) -> None:
        await self._arrange(
            seats=self._seats({seat: value}),
            attendance=self._stored.attendance if attendance is None else attendance,
        )

    async def _arrange(self, **changes: Any) -> None:
        seen = self._stored
        changed = replace(seen, **changes)
        await self._table.context.store.arrange(seen, changed, self.due_after(changed))
        self._table.stored = replace(changed, version=seen.version + 1)

    def due_after(self, changed: StoredTable) -> float | None:
        """When the server next has work at the table after a change of its chairs."""
        if changed.awaits_shares():
            return self._table.context.clock() + SHARE_SECONDS
        return AT_ONCE if changed.status == "playing" else None

    def _seats(self, changed: Mapping[Seat, StoredSeat]) -> tuple[StoredSeat, ...]:
        return tuple(changed.get(number, seat) for number, seat in enumerate(self._stored.seats))

    def _note(self, seat: Seat, what: Literal["away", "stand_in", "back"]) -> tuple[Attendance, ...]:
        """Adds to the attendance that everybody at the table sees."""
        known = self._stored.attendance
        noted = Attendance(self._stored.moments, seat, what)
        before = next((note for note in reversed(known) if note.seat == seat), None)
        return known if noted == before else (*known, noted)[-ATTENDANCE_KEPT:]

    # -- who may do what -------------------------------------------------------------------------

    def _seat_at(self, seat: Seat) -> StoredSeat:
        if seat >= len(self._stored.seats):
            raise Refusal(f"there is no seat {seat}", code="bad_seats")
        return self._stored.seats[seat]

    def _empty_seats(self) -> list[Seat]:
        return [number for number, seat in enumerate(self._stored.seats) if seat.kind == "empty"]

    def _empty_seat(self, wanted: Seat | None) -> Seat:
        empty = self._empty_seats()
        if wanted is None and empty:
            return empty[0]
        if wanted is None or wanted not in empty:
            raise Refusal("that chair is not free", code="seat_taken")
        return wanted

    def _check_open(self) -> None:
        """Somebody who has seen others' shares must not be able to promise another: then chairs stay fixed.

        The chairs of a deal are all taken from the start.
        """
        stays = self._stored.awaits_shares() or self._stored.deal is not None
        if self._stored.status != "open" or stays:
            raise Refusal("the game has begun", code="already_started")

    def _check_host(self, person: Person) -> None:
        """The person who opened the table decides; if they got up before it began, anybody seated can."""
        table = self._stored
        host_left = table.status == "open" and table.seat_of(table.creator) is None
        if person.id != table.creator and not (host_left and table.seat_of(person.id) is not None):
            raise Refusal("only the host of the table can do that", code="not_creator")

    def _check_may_begin(self, person: Person) -> None:
        """While the host's page is closed, the others need not wait."""
        online = self._table.presence.online()
        is_here = self._stored.seat_of(person.id) is not None and person.id in online
        if not is_here or self._stored.creator in online:
            self._check_host(person)
