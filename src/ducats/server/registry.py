"""All tables: loaded when somebody wants them, dropped from memory when nobody does."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Iterable, Sequence
from functools import partial
from typing import Any, Final, TypeVar

import msgspec
import structlog

from ducats import games
from ducats.engine.errors import DucatsError
from ducats.server import heavy
from ducats.server.chairs import SHARE_SECONDS
from ducats.server.context import AppContext
from ducats.server.deal_rules import is_running
from ducats.server.due_work import DueWork
from ducats.server.heavy import ID_BYTES
from ducats.server.listener import SHUT_OUT
from ducats.server.live_game import LiveGame
from ducats.server.problems import Refusal, TableGone
from ducats.server.retention import forget_old_tables
from ducats.server.store.base import (
    AT_ONCE,
    Change,
    Heard,
    Person,
    StoredInput,
    StoredSeat,
    StoredTable,
    StoreError,
    Word,
)
from ducats.server.table_info import table_info
from ducats.server.tables import Table
from ducats.server.wire import Act, NewTable, TableInfo, TableList

log = structlog.stdlib.get_logger()

T = TypeVar("T")

LISTED: Final = 100
SWEEP_SECONDS: Final = 30.0
OPTIONS_BYTES: Final = 2048
"""Every list of tables carries their options."""
CATCH_UP_SECONDS: Final = 0.5


def no_such_table(table: str) -> Refusal:
    return Refusal(f"there is no table {table}", code="no_such_table")


def set_aside(table: str) -> Refusal:
    return Refusal(f"table {table} cannot be loaded and is set aside", code="table_set_aside")


def check_options(options: dict[str, Any]) -> None:
    """The rules say whether options are right; they must be short, too."""
    if len(msgspec.json.encode(options)) > OPTIONS_BYTES:
        raise Refusal(f"options have at most {OPTIONS_BYTES} bytes", code="too_large")


class TableRegistry:
    """The live tables of this process."""

    def __init__(self, context: AppContext) -> None:
        self.context = context
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        """Whoever wants a table that is being loaded waits for the same one: there must never be two."""
        self.set_aside: set[str] = set()
        """Tables that cannot be loaded by this program; `ducats doctor` says why."""
        self._changed_while_loading: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._work = DueWork(context, self)

    async def open(self) -> None:
        """From now on hear of changes and do what is due. Nothing is woken just because it exists."""
        self.context.opened = self.context.clock()
        self.context.store.subscribe(self._hear)
        self._start(self._sweep())
        if self.context.settings.work:
            self._start(forget_old_tables(self.context))
            self._work.open()

    async def close(self) -> None:
        self.context.store.unsubscribe(self._hear)
        for task in self._tasks:
            task.cancel()
        for table in self._tables.values():
            table.close()
        self._tables.clear()
        if self.context.settings.work:
            await self._work.close()

    def _start(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # -- other processes, and what is due ----------------------------------------------------------

    def _hear(self, heard: Heard) -> None:
        """A word, or a hint of the store; None: any table may have changed."""
        if isinstance(heard, Word):
            meant = self._tables.values() if heard.table is None else [self._tables.get(heard.table)]
            for live in meant:
                if live is not None and not live.closed:
                    self._start(self._pass_on(live, heard))
        else:
            self._note(heard)

    async def _pass_on(self, live: Table, word: Word) -> None:
        await self._attempt(live, partial(live.hear, word))

    def _note(self, change: Change | None) -> None:
        if change is None or change.due is not None:
            self._work.nudge(AT_ONCE if change is None else change.due)
        if not self.context.store.is_shared:
            return
        if change is None:
            self._start(self._shut_out_blocked())
        loading = self._loading.keys()
        self._changed_while_loading |= loading if change is None else loading & {change.table}
        changed = list(self._tables.values()) if change is None else [self._tables.get(change.table)]
        for live in changed:
            if live is None or live.closed or (change is not None and not live.is_news(change)):
                continue
            if live.is_unattended():
                # Played elsewhere: to follow every move for nobody would cost as much as to play it.
                live.close()
            else:
                self._start(self._catch_up(live, change))

    async def _shut_out_blocked(self) -> None:
        """A word may be missed, what the store says may not."""
        try:
            blocked = await self.context.store.blocked()
        except StoreError as error:
            log.warning("blocked_not_known", error=str(error))
            return
        for live in self._tables.values():
            for person in blocked & live.audience.people():
                live.audience.close(SHUT_OUT, "blocked", person)

    async def _catch_up(self, live: Table, change: Change | None) -> None:
        """Until it succeeds: people here wait for what others have done, and no other hint may come."""
        while not await self._attempt(live, partial(live.following.catch_up, change)):
            await self.context.sleep(CATCH_UP_SECONDS)

    async def _attempt(self, live: Table, command: Callable[[], Awaitable[None]]) -> bool:
        """Whether the table has done it, or is no longer here."""
        try:
            await live.do(command)
        except TableGone:
            return True
        except (StoreError, DucatsError) as error:
            log.warning("not_caught_up", table=live.stored.id, error=str(error))
            return False
        return True

    async def work(self, table: str) -> None:
        """Do what is due at a table that this process has taken."""
        await self.ask(table, Table.work)

    def working(self) -> Iterable[str]:
        return [name for name, live in self._tables.items() if live.working]

    def drop(self, table: str) -> None:
        live = self._tables.get(table)
        if live is not None:
            live.drop_work()

    async def table(self, table: str) -> Table:
        """A live table, from memory or from the store."""
        live = self._tables.get(table)
        if live is not None and not live.closed:
            return live
        loading = self._loading.get(table)
        if loading is None:
            loading = asyncio.create_task(self._load(table))
            self._loading[table] = loading
            loading.add_done_callback(lambda _: self._loaded(table))
        return await asyncio.shield(loading)

    def _loaded(self, table: str) -> None:
        self._loading.pop(table, None)
        self._changed_while_loading.discard(table)

    async def _load(self, table: str) -> Table:
        stored = await self.context.store.table(table)
        if stored is None:
            raise no_such_table(table)
        live_game = None
        if stored.status != "open":
            live_game = await self._replayed(stored)
        live = Table(self.context, stored, live_game, await self.context.store.orders(table))
        self._tables[table] = live
        if table in self._changed_while_loading:
            self._start(self._catch_up(live, None))
        self.context.metrics.live_tables.set(len(self._tables))
        return live

    async def _replayed(self, stored: StoredTable) -> LiveGame:
        """The game of a stored table. If it cannot be loaded, it is set aside and the others go on."""
        if stored.id in self.set_aside:
            raise set_aside(stored.id)
        # The table was read first: what has come since is no part of it yet.
        inputs = (await self.context.store.inputs(stored.id))[: stored.input_count]
        try:
            if stored.data is not None:
                await self.context.jobs.run(stored.id, heavy.try_table, stored, inputs)
            return await asyncio.to_thread(LiveGame.load, stored, inputs)
        except DucatsError as error:
            if error.code == "too_heavy":
                self._set_aside(stored, error.code)
                raise set_aside(stored.id) from error
            raise
        except Exception as error:
            self._set_aside(stored, type(error).__name__)
            raise set_aside(stored.id) from error

    def _set_aside(self, stored: StoredTable, why: str) -> None:
        log.error("table_set_aside", table=stored.id, game=stored.game, why=why)
        self.set_aside.add(stored.id)

    async def ask(self, table: str, command: Callable[[Table], Awaitable[T]]) -> T:
        """Let a table do something, in its own task."""
        while True:
            live = await self.table(table)
            try:
                return await live.do(partial(command, live))
            except TableGone:
                self._tables.pop(table, None)

    async def act(
        self,
        table: str,
        person: Person,
        act: Act,
        accepted: Callable[[], None],
        thought: float | None = None,
    ) -> None:
        """A move: by far the most frequent command, so it takes the shortest way.

        `thought`: after how many seconds it was given, if it was held back.
        """
        live = self._tables.get(table)
        if live is None or live.closed:
            await self.ask(table, lambda live: live.act(person, act, accepted, thought))
            return
        try:
            await live.do_here(lambda: live.act(person, act, accepted, thought))
        except TableGone:
            await self.ask(table, lambda live: live.act(person, act, accepted, thought))

    def live(self, table: str) -> Table | None:
        return self._tables.get(table)

    def has_window(self, table: str) -> bool:
        """Whether answers at a live table may be held back."""
        live = self._tables.get(table)
        return live is not None and live.stored.answer_window > 0

    # -- tables as everybody sees them -----------------------------------------------------------

    def info(self, stored: StoredTable) -> TableInfo:
        live = self._tables.get(stored.id)
        return table_info(stored, () if live is None or live.closed else live.presence.online())

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
            public=tuple(msgspec.structs.replace(self.info(stored), attendance=()) for stored in public),
            mine=tuple(msgspec.structs.replace(self.info(stored), attendance=()) for stored in mine),
        )

    async def renamed(self, person: Person) -> None:
        for table in list(self._tables.values()):
            if not table.closed:
                await self.ask(table.stored.id, lambda live: live.rename(person.id, person.name))

    # -- new tables ------------------------------------------------------------------------------

    async def create(self, person: Person, new: NewTable) -> TableInfo:
        """A table as asked for, its creator on the first chair without a bot."""
        await self._check_quota(person)
        rules = games.find(new.game)
        chosen = {**rules.preset(new.preset), **new.options}
        new = msgspec.structs.replace(new, options=chosen, preset=None)
        if new.data is None:
            rules.check_table(new.seats, rules.read_options(chosen), None)
        else:
            given = (new.game, new.seats, new.options, new.data)
            await self.context.jobs.run(person.id, heavy.try_data, *given)
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
            seats[empty] = StoredSeat(kind="person", person=person.id, name=person.name, promise=new.promise)
        return await self._open(self._stored(person, new, tuple(seats)))

    async def _check_quota(self, person: Person) -> None:
        most = self.context.settings.tables_per_person
        theirs = await self.context.store.tables_of(person.id, LISTED)
        if sum(self._takes_room(table, person) for table in theirs) >= most:
            raise Refusal(f"you have {most} tables that are not finished", code="too_many_tables")

    def _takes_room(self, table: StoredTable, person: Person) -> bool:
        """Deals of days that are over wait for nobody."""
        is_past = table.deal is not None and not is_running(self.context, table.deal.day)
        return table.creator == person.id and table.status != "finished" and not is_past

    def _stored(self, person: Person, new: NewTable, seats: tuple[StoredSeat, ...]) -> StoredTable:
        rules = games.find(new.game)
        rules.check_seats(new.seats)
        options = msgspec.to_builtins(rules.read_options(new.options))
        check_options(options)
        return StoredTable(
            id=secrets.token_urlsafe(ID_BYTES),
            game=new.game,
            status="open",
            options=options,
            data=new.data,
            public=new.public,
            absence=new.absence,
            answer_window=new.answer_window,
            help=new.help,
            creator=person.id,
            created=self.context.clock(),
            seed=self.context.new_seed(),
            seats=seats,
        )

    async def _open(self, stored: StoredTable, follows: str | None = None) -> TableInfo:
        due = self.context.clock() + SHARE_SECONDS if stored.awaits_shares() else None
        await self.context.store.add_table(stored, follows=follows, due=due)
        log.info("table_opened", table=stored.id, game=stored.game, seats=len(stored.seats))
        return await self.begin(stored.id)

    async def begin(self, table: str) -> TableInfo:
        """The game of a table, if all of its chairs are taken."""

        async def begin(live: Table) -> TableInfo:
            await live.chairs.begin_if_full()
            return live.info()

        return await self.ask(table, begin)

    async def open_deal(self, person: Person, table: StoredTable) -> TableInfo:
        """A table of the deal of the day, all of whose chairs are taken."""
        await self._check_quota(person)
        return await self._open(table)

    async def play_on(self, person: Person, table: StoredTable, inputs: Sequence[StoredInput]) -> TableInfo:
        """A table that goes on from a finished game."""
        await self._check_quota(person)
        await self.context.store.add_table(table, inputs, due=AT_ONCE)
        log.info("what_if_opened", table=table.id, game=table.game, moments=table.moments)
        return self.info(table)

    async def rematch(self, person: Person, table: str, promise: str | None = None) -> TableInfo:
        """The same table again with everybody's own chair, and so their letter and colour."""

        async def open_table(old: StoredTable) -> str:
            await self._check_quota(person)
            mine = StoredSeat(kind="person", person=person.id, name=person.name, promise=promise)
            seats = tuple(
                mine if seat.person == person.id else seat if seat.kind == "bot" else StoredSeat(kind="empty")
                for seat in old.seats
            )
            return (await self._open(self._stored(person, _same_again(old), seats), follows=old.id)).id

        following = await self.ask(table, lambda live: live.chairs.rematch(person, open_table))
        own = (await self.stored(table)).seat_of(person.id)

        async def join(live: Table) -> TableInfo:
            free = [seat for seat, chair in enumerate(live.stored.seats) if chair.kind == "empty"]
            if live.stored.seat_of(person.id) is None and free:
                return await live.chairs.sit(person, own if own in free else None, promise)
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
                elif self.context.store.is_shared:
                    await self._attempt(table, table.presence.repeat)
            if self.context.store.is_shared:
                await self._shut_out_blocked()
            self.context.metrics.live_tables.set(len(self._tables))


def _same_again(old: StoredTable) -> NewTable:
    return NewTable(
        game=old.game,
        seats=len(old.seats),
        options=old.options,
        data=old.data,
        public=old.public,
        absence=old.absence,
        answer_window=old.answer_window,
        help=old.help,
    )
