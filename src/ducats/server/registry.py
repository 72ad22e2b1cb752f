"""All tables: loaded when somebody wants them, dropped from memory when nobody does."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final, TypeVar

import msgspec
import structlog

from ducats import games
from ducats.engine.errors import DucatsError
from ducats.server.context import AppContext
from ducats.server.live_game import LiveGame
from ducats.server.problems import Refusal, TableGone
from ducats.server.store.base import Person, StoredSeat, StoredTable
from ducats.server.table_info import table_info
from ducats.server.tables import Table
from ducats.server.wire import NewTable, TableInfo, TableList

log = structlog.stdlib.get_logger()

T = TypeVar("T")

LISTED: Final = 100
SWEEP_SECONDS: Final = 30.0
ID_BYTES: Final = 9


def no_such_table(table: str) -> Refusal:
    return Refusal(f"there is no table {table}", code="no_such_table")


class TableRegistry:
    """The live tables of this process."""

    def __init__(self, context: AppContext) -> None:
        self.context = context
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        """Whoever wants a table that is being loaded waits for the same one: there must never be two."""
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Wake the tables where a bot or a clock has something to do; nobody waits for that to be done."""
        self.context.opened = self.context.clock()
        self._tasks = [asyncio.create_task(self._wake()), asyncio.create_task(self._sweep())]

    async def _wake(self) -> None:
        for stored in await self.context.store.running_tables():
            if stored.absence.mode != "wait" or any(
                seat.kind == "bot" or seat.stand_in for seat in stored.seats
            ):
                try:
                    await self.table(stored.id)
                except DucatsError as error:
                    log.error("table_not_loaded", table=stored.id, code=error.code)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        for table in self._tables.values():
            table.close()
        self._tables.clear()

    async def table(self, table: str) -> Table:
        """A live table, from memory or from the store."""
        live = self._tables.get(table)
        if live is not None and not live.closed:
            return live
        loading = self._loading.get(table)
        if loading is None:
            loading = asyncio.create_task(self._load(table))
            self._loading[table] = loading
            loading.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(loading)

    async def _load(self, table: str) -> Table:
        stored = await self.context.store.table(table)
        if stored is None:
            raise no_such_table(table)
        live_game = None
        if stored.status != "open":
            inputs = await self.context.store.inputs(table)
            live_game = await asyncio.to_thread(LiveGame.load, stored, inputs)
        live = Table(self.context, stored, live_game, await self.context.store.orders(table))
        self._tables[table] = live
        self.context.metrics.live_tables.set(len(self._tables))
        return live

    async def ask(self, table: str, command: Callable[[Table], Awaitable[T]]) -> T:
        """Let a table do something, in its own task."""
        while True:
            live = await self.table(table)
            try:
                return await live.do(partial(command, live))
            except TableGone:
                self._tables.pop(table, None)

    def live(self, table: str) -> Table | None:
        return self._tables.get(table)

    # -- tables as everybody sees them -----------------------------------------------------------

    def info(self, stored: StoredTable) -> TableInfo:
        live = self._tables.get(stored.id)
        return table_info(stored) if live is None or live.closed else live.info()

    async def stored(self, table: str) -> StoredTable:
        stored = await self.context.store.table(table)
        if stored is None:
            raise no_such_table(table)
        return stored

    async def listed(self, person: Person | None) -> TableList:
        open_since = self.context.clock() - self.context.settings.open_hours * 3600
        public = await self.context.store.public_tables(open_since, LISTED)
        mine = [] if person is None else await self.context.store.tables_of(person.id, LISTED)
        return TableList(
            public=tuple(self.info(stored) for stored in public),
            mine=tuple(self.info(stored) for stored in mine),
        )

    async def renamed(self, person: Person) -> None:
        for table in list(self._tables.values()):
            if not table.closed:
                await self.ask(table.stored.id, lambda live: live.rename(person.id, person.name))

    # -- new tables ------------------------------------------------------------------------------

    async def create(self, person: Person, new: NewTable) -> TableInfo:
        """A table as asked for, its creator on the first chair without a bot."""
        seats: list[StoredSeat] = []
        levels = self.context.bots.levels(new.game)
        for level in (*new.bots, *[None] * (new.seats - len(new.bots))):
            if level is not None and level not in levels:
                raise Refusal(f"{new.game} has no bot {level!r}", code="no_such_bot")
            seats.append(StoredSeat(kind="empty") if level is None else StoredSeat(kind="bot", level=level))
        if len(seats) != new.seats:
            raise Refusal(f"{len(seats)} bots for {new.seats} chairs", code="bad_seats")
        empty = next((number for number, seat in enumerate(seats) if seat.kind == "empty"), None)
        if empty is not None:
            seats[empty] = StoredSeat(kind="person", person=person.id, name=person.name)
        return await self._open(self._stored(person, new, tuple(seats)))

    def _stored(self, person: Person, new: NewTable, seats: tuple[StoredSeat, ...]) -> StoredTable:
        rules = games.find(new.game)
        options = rules.read_options(new.options)
        rules.check_table(new.seats, options, new.data)
        return StoredTable(
            id=secrets.token_urlsafe(ID_BYTES),
            game=new.game,
            status="open",
            options=msgspec.to_builtins(options),
            data=new.data,
            public=new.public,
            absence=new.absence,
            creator=person.id,
            created=self.context.clock(),
            seed=self.context.new_seed(),
            seats=seats,
        )

    async def _open(self, stored: StoredTable) -> TableInfo:
        await self.context.store.add_table(stored)
        log.info("table_opened", table=stored.id, game=stored.game, seats=len(stored.seats))

        async def begin(table: Table) -> TableInfo:
            await table.begin_if_full()
            return table.info()

        return await self.ask(stored.id, begin)

    async def rematch(self, person: Person, table: str) -> TableInfo:
        """The same table again, everybody one chair further; whoever comes second sits down at it."""

        async def open_table(old: StoredTable) -> str:
            seats = tuple(
                seat if seat.kind == "bot" or seat.person == person.id else StoredSeat(kind="empty")
                for seat in (*old.seats[1:], old.seats[0])
            )
            return (await self._open(self._stored(person, _same_again(old), seats))).id

        following = await self.ask(table, lambda live: live.rematch(person, open_table))

        async def join(live: Table) -> TableInfo:
            free = any(seat.kind == "empty" for seat in live.stored.seats)
            if live.stored.seat_of(person.id) is None and free:
                return await live.sit(person, None)
            return live.info()

        return await self.ask(following, join)

    # -- memory ----------------------------------------------------------------------------------

    async def _sweep(self) -> None:
        while True:
            await self.context.sleep(min(SWEEP_SECONDS, max(0.05, self.context.settings.idle_seconds)))
            for name, table in list(self._tables.items()):
                if table.closed or table.is_idle():
                    table.close()
                    del self._tables[name]
            self.context.metrics.live_tables.set(len(self._tables))


def _same_again(old: StoredTable) -> NewTable:
    return NewTable(
        game=old.game,
        seats=len(old.seats),
        options=old.options,
        data=old.data,
        public=old.public,
        absence=old.absence,
    )
