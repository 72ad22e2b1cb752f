"""All tables: loaded when somebody wants them, unloaded when nobody does."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from functools import partial
from math import inf
from typing import Final, TypeVar

import msgspec
import structlog

from ducats.engine.errors import DucatsError
from ducats.server import heavy
from ducats.server.context import AppContext
from ducats.server.due_work import FAULT_SECONDS, DueWork
from ducats.server.jobs import GivenUp
from ducats.server.live_game import LiveGame
from ducats.server.pace_news import PaceNews
from ducats.server.problems import Refusal, SetAside, TableGone
from ducats.server.retention import forget_the_old
from ducats.server.review_work import ReviewWork
from ducats.server.store.base import (
    AT_ONCE,
    Change,
    Message,
    Notification,
    Person,
    StoredTable,
    StoreError,
)
from ducats.server.store.openings import opened_from
from ducats.server.table_info import table_info
from ducats.server.tables import Table
from ducats.server.wire import TableInfo, TableList
from ducats.server.wire_socket import Act, CloseCode
from ducats.server.workers import Owner

log = structlog.stdlib.get_logger()

T = TypeVar("T")

LISTED: Final = 100
SWEEP_SECONDS: Final = 30.0
CATCH_UP_SECONDS: Final = 0.5


def no_such_table(table: str) -> Refusal:
    return Refusal(f"there is no table {table}", code="no_such_table")


class TableRegistry:
    """The live tables of this process."""

    def __init__(self, context: AppContext) -> None:
        self.context = context
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        """All callers for a table that is being loaded wait for the same one: there must never be two."""
        self.set_aside: dict[str, float] = {}
        """Tables that cannot be loaded, and until when they are not tried again; `ducats doctor` says why."""
        self._changed_while_loading: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._work = DueWork(context, self)
        self._pace_news = PaceNews(context)
        self.reviews = ReviewWork(context)

    async def open(self) -> None:
        """From now on hear of changes and do what is due. A start wakes only tables with something due."""
        self.context.opened = self.context.clock()
        self.context.store.subscribe(self._receive)
        self._start(self._sweep())
        self._start(self._pace_news.tell())
        if self.context.settings.work:
            self._start(forget_the_old(self.context))
            self._work.open()
            self.reviews.open()

    async def close(self) -> None:
        self.context.store.unsubscribe(self._receive)
        for task in self._tasks:
            task.cancel()
        for table in self._tables.values():
            table.close()
        self._tables.clear()
        if self.context.settings.work:
            await self.reviews.close()
            await self._work.close()

    def _start(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # -- other processes, and what is due ----------------------------------------------------------

    def _receive(self, notification: Notification) -> None:
        """Take a message or a hint from the store; None: any table may have changed."""
        if isinstance(notification, Message) and (notification.answered or notification.asks_answers):
            self._pace_news.receive(notification)
        elif isinstance(notification, Message) and notification.forgotten:
            self._forget(frozenset(notification.forgotten))
        elif isinstance(notification, Message):
            meant = (
                self._tables.values()
                if notification.table is None
                else [self._tables.get(notification.table)]
            )
            for live in meant:
                if live is not None and not live.closed:
                    self._start(self._pass_on(live, notification))
        else:
            self._note(notification)

    async def _pass_on(self, live: Table, message: Message) -> None:
        await self._attempt(live, partial(live.receive, message))

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
                # Played in another process: following every move for nobody would cost as much as playing it.
                live.close()
            else:
                self._start(self._catch_up(live, change))

    async def _shut_out_blocked(self) -> None:
        """Messages can be missed, so the store is asked again."""
        try:
            blocked = await self.context.store.blocked()
        except StoreError as error:
            log.warning("blocked_not_known", error=str(error))
            return
        for live in self._tables.values():
            for person in blocked & live.audience.people():
                live.audience.close(CloseCode.SHUT_OUT, "blocked", person)

    def _forget(self, people: frozenset[str]) -> None:
        """Erased people come back as strangers; their chair is now free, or has no name."""
        # Nobody could ask for a replay with the name any more, but it would stay in the cache.
        self.context.kept_replays.clear()
        for live in list(self._tables.values()):
            for person in people & live.audience.people():
                live.audience.close(CloseCode.TRY_AGAIN, "try_again", person)
            if live.closed or people.isdisjoint(seat.person for seat in live.stored.seats):
                continue
            if live.stored.status == "finished":
                live.close()
            else:
                self._start(self._catch_up(live, None))

    async def _catch_up(self, live: Table, change: Change | None) -> None:
        """Retried until it succeeds: people here wait for the news, and no other hint may come."""
        while not await self._attempt(live, partial(live.following.catch_up, change)):
            await self.context.sleep(CATCH_UP_SECONDS)

    async def _attempt(self, live: Table, command: Callable[[], Awaitable[None]]) -> bool:
        """Returns whether the table has done it, or is no longer here."""
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
        self._check_readable(stored)
        live_game = None
        if stored.status != "open":
            live_game = await self._replayed(stored)
        orders = await self.context.store.orders(table)
        live = Table(self.context, stored, live_game, orders, self._work.nudge)
        self._tables[table] = live
        if table in self._changed_while_loading:
            self._start(self._catch_up(live, None))
        self.context.metrics.live_tables.set(len(self._tables))
        return live

    async def _replayed(self, stored: StoredTable) -> LiveGame:
        """The game of a stored table. One that cannot be loaded is set aside, and the others run."""
        until = self.set_aside.get(stored.id, 0.0)
        if until > self.context.clock():
            raise SetAside(stored.id, until)
        # The table was read first, so later inputs are not part of it yet.
        inputs = (await self.context.store.inputs(stored.id))[: stored.input_count]
        try:
            if stored.data is not None:
                owner = Owner(opened_from(stored), stored.id)
                await self.context.jobs.run(owner, heavy.try_table, stored, inputs)
            live_game = await asyncio.to_thread(LiveGame.load, stored, inputs)
        except DucatsError as error:
            if error.code != "too_heavy":
                raise
            # A busy machine may have been too slow for it.
            seconds = FAULT_SECONDS if isinstance(error, GivenUp) else inf
            raise self._put_aside(stored, error.code, self.context.clock() + seconds) from error
        except Exception as error:
            until = self.context.clock() + FAULT_SECONDS
            raise self._put_aside(stored, type(error).__name__, until) from error
        self.set_aside.pop(stored.id, None)
        return live_game

    def _put_aside(self, stored: StoredTable, why: str, until: float) -> SetAside:
        if stored.id not in self.set_aside:
            log.error("table_set_aside", table=stored.id, game=stored.game, why=why)
        self.set_aside[stored.id] = until
        return SetAside(stored.id, until)

    def _check_readable(self, stored: StoredTable) -> None:
        """A damaged row is read anew each time: it may have been mended."""
        if stored.fault is not None:
            self._put_aside(stored, stored.fault, self.context.clock())
            raise SetAside(stored.id, inf)

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
        self._check_readable(stored)
        return stored

    async def listed(self, person: Person | None) -> TableList:
        open_since = self.context.clock() - self.context.settings.open_hours * 3600
        public = await self.context.store.public_tables(open_since, LISTED)
        mine = [] if person is None else await self.context.store.tables_of(person.id, LISTED)
        return TableList(public=self._infos(public), mine=self._infos(mine))

    def _infos(self, tables: Iterable[StoredTable]) -> tuple[TableInfo, ...]:
        """As a list shows them."""
        return tuple(
            msgspec.structs.replace(self.info(stored), attendance=())
            for stored in tables
            if stored.fault is None
        )

    async def renamed(self, person: Person) -> None:
        """Tell the tables where the person is; others would seem to be in use."""
        for table in list(self._tables.values()):
            if not table.closed and table.concerns(person.id):
                await self.ask(table.stored.id, lambda live: live.visits.rename(person.id, person.name))

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
