"""The deal of the day: the same for everybody, against bots that answer everybody alike."""

import secrets
from collections.abc import Sequence
from datetime import date, timedelta
from typing import Annotated, Final

import msgspec
from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, PathParameter

from ducats.engine.messages import Outcome
from ducats.engine.rng import commitment
from ducats.games import GAMES, find
from ducats.games.deals import seat_of, seats_of
from ducats.server import opening
from ducats.server.context import AppContext
from ducats.server.deal_rules import end_of, is_running, today
from ducats.server.heavy import ID_BYTES
from ducats.server.problems import REFUSALS, Refusal
from ducats.server.registry import TableRegistry
from ducats.server.store.base import Conflict, Person, StoredSeat, StoredTable
from ducats.server.wire import Absence, Help, TableInfo
from ducats.server.wire_deals import (
    DealInfo,
    DealList,
    DealResult,
    DealTable,
    PlayDeal,
    PlayedDeal,
    in_order,
    result_of,
)
from ducats.server.workers import Owner

MOST_RESULTS: Final = 500
PRACTICE: Final = Help(take_back=True, coach=True)

Day = Annotated[str, PathParameter(pattern=r"^20\d\d-[01]\d-[0-3]\d$")]


async def seed_of(context: AppContext, day: date, game: str) -> str:
    """Chosen when somebody first asks for it, which can be the day before."""
    seed = await context.store.deal_seed(day.isoformat(), game, context.new_seed())
    assert seed is not None, "a fresh one was offered"
    return seed


def level_of(context: AppContext, game: str) -> str:
    """The strongest level; None where a game has no bots."""
    return (context.bots.levels(game) or ("",))[-1]


def chairs(context: AppContext, game: str, day: date, person: Person) -> tuple[StoredSeat, ...]:
    """All chairs are taken from the start."""
    bot = StoredSeat(kind="bot", level=level_of(context, game))
    own = StoredSeat(kind="person", person=person.id, name=person.name)
    return tuple(own if seat == seat_of(game, day) else bot for seat in range(seats_of(game)))


@get("/api/deals", tags=["deals"], summary="The deals of today", responses=REFUSALS)
async def list_deals(
    visitor: NamedDependency[Person | None], context: NamedDependency[AppContext]
) -> DealList:
    day = today(context)
    deals = [await _info(context, game, day, visitor) for game in GAMES]
    return DealList(day=day.isoformat(), seconds=round(end_of(day) - context.clock()), deals=tuple(deals))


async def _info(context: AppContext, game: str, day: date, visitor: Person | None) -> DealInfo:
    store = context.store
    mine = None if visitor is None else await store.counted_deal(day.isoformat(), game, visitor.id)
    return DealInfo(
        game=game,
        seats=seats_of(game),
        level=level_of(context, game),
        commitment=commitment(await seed_of(context, day, game)),
        tomorrow=commitment(await seed_of(context, day + timedelta(days=1), game)),
        mine=None if mine is None else mine.id,
        done=mine is not None and mine.status == "finished",
    )


@get(
    "/api/deals/{day:str}/{game:str}",
    tags=["deals"],
    summary="What everybody has made of a deal",
    responses=REFUSALS,
)
async def read_deal(
    day: Day,
    game: FromPath[str],
    visitor: NamedDependency[Person | None],
    context: NamedDependency[AppContext],
) -> DealTable:
    find(game)
    try:
        chosen = date.fromisoformat(day)
    except ValueError:
        raise Refusal(f"there is no day {day}", code="no_such_deal") from None
    seed = await context.store.deal_seed(day, game)
    if seed is None or chosen > today(context):
        raise Refusal(f"there is no deal of {game} of {day}", code="no_such_deal")
    finished = await context.store.finished_deals(day, game, end_of(chosen), MOST_RESULTS)
    mine = None if visitor is None else await context.store.counted_deal(day, game, visitor.id)
    is_over = not is_running(context, day)
    has_played = mine is not None and mine.status == "finished"
    return DealTable(
        day=day,
        game=game,
        commitment=commitment(seed),
        seed=seed if is_over else None,
        playing=await context.store.unfinished_deals(day, game, end_of(chosen)),
        results=ranked(finished, may_look=is_over or has_played),
    )


def ranked(tables: Sequence[StoredTable], may_look: bool) -> tuple[DealResult, ...]:
    return in_order(_result(table, may_look) for table in tables)


def _result(table: StoredTable, may_look: bool) -> DealResult:
    assert table.outcome is not None, "only games that are over have a result"
    outcome = msgspec.json.decode(table.outcome, type=Outcome)
    seat = next(number for number, chair in enumerate(table.seats) if chair.kind == "person")
    return result_of(
        outcome, seat, table.seats[seat].name, player=table.creator, table=table.id if may_look else None
    )


@post(
    "/api/deals",
    tags=["deals"],
    summary="Play the deal of the day; your first game counts, later ones are practice",
    responses=REFUSALS,
)
async def play_deal(
    data: JSONBody[PlayDeal],
    person: NamedDependency[Person],
    owner: NamedDependency[Owner],
    registry: NamedDependency[TableRegistry],
    context: NamedDependency[AppContext],
) -> TableInfo:
    """A person who has begun gets the table they have."""
    rules, day = find(data.game), today(context)
    written = day.isoformat()
    mine = await context.store.counted_deal(written, data.game, person.id)
    if mine is not None and mine.status != "finished":
        return await _resumed(registry, mine)
    table = StoredTable(
        id=secrets.token_urlsafe(ID_BYTES),
        game=data.game,
        status="open",
        options=msgspec.to_builtins(rules.read_options(rules.meta.shortest)),
        data=None,
        public=False,
        absence=Absence(),
        help=Help() if mine is None else PRACTICE,
        creator=person.id,
        created=context.clock(),
        seed=await seed_of(context, day, data.game),
        seats=chairs(context, data.game, day, person),
        deal=PlayedDeal(written, counts=mine is None),
    )
    try:
        return await opening.open_deal(registry, person, owner, table)
    except Conflict:
        # Two requests at once: the other's table is the one that counts.
        mine = await context.store.counted_deal(written, data.game, person.id)
        if mine is None:
            raise
        return await _resumed(registry, mine)


async def _resumed(registry: TableRegistry, mine: StoredTable) -> TableInfo:
    """A server may have died, or still be at work, between opening a table and beginning its game."""
    return await opening.begin(registry, mine.id) if mine.status == "open" else registry.info(mine)
