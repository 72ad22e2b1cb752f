"""How tables come to be: opened by somebody, as a rematch, from a deal of the day, from a finished game."""

import secrets
from collections.abc import Sequence
from typing import Any, Final

import msgspec
import structlog

from ducats import games
from ducats.server import heavy
from ducats.server.chairs import SHARE_SECONDS
from ducats.server.deal_rules import is_running
from ducats.server.heavy import ID_BYTES
from ducats.server.problems import Refusal
from ducats.server.registry import LISTED, TableRegistry
from ducats.server.store.base import AT_ONCE, Person, StoredInput, StoredSeat, StoredTable
from ducats.server.tables import Table
from ducats.server.wire import NewTable, TableInfo
from ducats.server.workers import Owner

log = structlog.stdlib.get_logger()

DAY_SECONDS: Final = 86_400.0
OPTIONS_BYTES: Final = 2048
"""Options are limited because every list of tables carries them."""


def check_options(options: dict[str, Any]) -> None:
    """The rules say whether options are right; they must be short, too."""
    if len(msgspec.json.encode(options)) > OPTIONS_BYTES:
        raise Refusal(f"options have at most {OPTIONS_BYTES} bytes", code="too_large")


async def create(registry: TableRegistry, person: Person, owner: Owner, new: NewTable) -> TableInfo:
    """A table as asked for, its creator on the first chair without a bot."""
    address = await _check_quota(registry, person, owner)
    rules = games.find(new.game)
    chosen = {**rules.preset(new.preset), **new.options}
    new = msgspec.structs.replace(new, options=chosen, preset=None)
    if new.data is None:
        rules.check_table(new.seats, rules.read_options(chosen), None)
    else:
        given = (new.game, new.seats, new.options, new.data)
        await registry.context.jobs.run(owner, heavy.try_data, *given)
    seats: list[StoredSeat] = []
    levels = registry.context.bots.levels(new.game)
    for level in (*new.bots, *[None] * (new.seats - len(new.bots))):
        if level is not None and level not in levels:
            raise Refusal(f"{new.game} has no bot {level!r}", code="no_such_bot")
        seats.append(StoredSeat(kind="empty") if level is None else StoredSeat(kind="bot", level=level))
    if len(seats) != new.seats:
        raise Refusal(f"{len(seats)} bots for {new.seats} chairs", code="bad_seats")
    empty = next((number for number, seat in enumerate(seats) if seat.kind == "empty"), None)
    if empty is not None:
        seats[empty] = StoredSeat(kind="person", person=person.id, name=person.name, promise=new.promise)
    return await _open(registry, _stored(registry, person, new, tuple(seats)), address)


async def _check_quota(registry: TableRegistry, person: Person, owner: Owner) -> str:
    """Refused if the person or their address has too many tables; returns the mark of the address."""
    context = registry.context
    most = context.settings.tables_per_person
    theirs = await context.store.tables_of(person.id, LISTED)
    if sum(_takes_room(registry, table, person) for table in theirs) >= most:
        raise Refusal(f"you have {most} tables that are not finished", code="too_many_tables")
    address, most = await context.mark_of(owner.address), context.settings.tables_per_address
    if await context.store.unfinished_from(address, context.clock() - DAY_SECONDS) >= most:
        raise Refusal(
            f"{most} tables opened from your address today are not finished", code="too_many_tables"
        )
    return address


def _takes_room(registry: TableRegistry, table: StoredTable, person: Person) -> bool:
    """Whether a table counts towards its person's limit: deals of past days do not."""
    is_past = table.deal is not None and not is_running(registry.context, table.deal.day)
    return table.creator == person.id and table.status != "finished" and not is_past


def _stored(
    registry: TableRegistry, person: Person, new: NewTable, seats: tuple[StoredSeat, ...]
) -> StoredTable:
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
        created=registry.context.clock(),
        seed=registry.context.new_seed(),
        seats=seats,
    )


async def _open(
    registry: TableRegistry, stored: StoredTable, address: str, follows: str | None = None
) -> TableInfo:
    stored = msgspec.structs.replace(stored, address=address)
    due = registry.context.clock() + SHARE_SECONDS if stored.awaits_shares() else None
    await registry.context.store.add_table(stored, follows=follows, due=due)
    log.info("table_opened", table=stored.id, game=stored.game, seats=len(stored.seats))
    return await begin(registry, stored.id)


async def begin(registry: TableRegistry, table: str) -> TableInfo:
    """The game of a table, if all of its chairs are taken."""

    async def begin_if_full(live: Table) -> TableInfo:
        await live.chairs.begin_if_full()
        return live.info()

    return await registry.ask(table, begin_if_full)


async def open_deal(registry: TableRegistry, person: Person, owner: Owner, table: StoredTable) -> TableInfo:
    """A table of the deal of the day, all of whose chairs are taken."""
    return await _open(registry, table, await _check_quota(registry, person, owner))


async def play_on(
    registry: TableRegistry, person: Person, owner: Owner, table: StoredTable, inputs: Sequence[StoredInput]
) -> TableInfo:
    """A table that goes on from a finished game."""
    address = await _check_quota(registry, person, owner)
    table = msgspec.structs.replace(table, address=address)
    await registry.context.store.add_table(table, inputs, due=AT_ONCE)
    log.info("what_if_opened", table=table.id, game=table.game, moments=table.moments)
    return registry.info(table)


async def rematch(
    registry: TableRegistry, person: Person, owner: Owner, table: str, promise: str | None = None
) -> TableInfo:
    """The same table again with everybody's own chair, and so their letter and colour."""

    async def open_table(old: StoredTable) -> str:
        address = await _check_quota(registry, person, owner)
        mine = StoredSeat(kind="person", person=person.id, name=person.name, promise=promise)
        seats = tuple(
            mine if seat.person == person.id else seat if seat.kind == "bot" else StoredSeat(kind="empty")
            for seat in old.seats
        )
        stored = _stored(registry, person, _same_again(old), seats)
        return (await _open(registry, stored, address, follows=old.id)).id

    following = await registry.ask(table, lambda live: live.chairs.rematch(person, open_table))
    own = (await registry.stored(table)).seat_of(person.id)

    async def join(live: Table) -> TableInfo:
        free = [seat for seat, chair in enumerate(live.stored.seats) if chair.kind == "empty"]
        if live.stored.seat_of(person.id) is None and free:
            return await live.chairs.sit(person, own if own in free else None, promise)
        return live.info()

    return await registry.ask(following, join)


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
