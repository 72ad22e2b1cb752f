"""Another answer at a moment of a finished game, and tables that go on from one."""

import asyncio
from collections.abc import Callable
from typing import Annotated, Any, Final, TypeVar

from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, QueryParameter

from ducats.review import alternatives
from ducats.review.messages import Answers, WhatIf
from ducats.server import opening, what_if_work
from ducats.server.context import AppContext
from ducats.server.deal_rules import check_may_look, check_seed_is_open
from ducats.server.lobby import TableId
from ducats.server.problems import REFUSALS, Refusal
from ducats.server.registry import TableRegistry
from ducats.server.replays import owner_of
from ducats.server.store.base import Person, StoredInput, StoredTable
from ducats.server.wire import TableInfo
from ducats.server.wire_learning import PastQuestion, PlayFrom, TryAnswer

MOST_SECONDS: Final = 15.0
"""Then what is known by now must do, if it is enough."""
LEAST_PORTIONS: Final = 8
"""Of fewer games even the standard error is noise."""
LONGEST_SECONDS: Final = 45.0
"""Nobody waits longer for those."""

T = TypeVar("T")
MomentNumber = Annotated[int, QueryParameter(ge=1, le=1_000_000)]


async def finished(
    table_id: str, registry: TableRegistry, visitor: Person | None
) -> tuple[StoredTable, list[StoredInput]]:
    """A game that is over: the record of a running one is secret."""
    table = await registry.stored(table_id)
    await check_may_look(registry.context, table, visitor)
    if table.status != "finished":
        raise Refusal("the game is not over", code="not_finished")
    return table, await registry.context.store.inputs(table_id)


async def looked_up(
    request: Request[Any, Any, Any],
    table_id: str,
    visitor: Person | None,
    registry: TableRegistry,
    work: Callable[..., T],
    *given: Any,
) -> T:
    """What a worker finds in the record of a finished game."""
    context, owner = registry.context, owner_of(request, visitor)
    context.replays.check(owner)
    table, inputs = await finished(table_id, registry, visitor)
    return await context.jobs.run(owner, work, table, inputs, *given)


@get(
    "/api/tables/{table_id:str}/review/answers",
    tags=["records"],
    summary="What else could have been answered at a moment of a finished game",
    responses=REFUSALS,
)
async def other_answers(
    request: Request[Any, Any, Any],
    table_id: TableId,
    moment: MomentNumber,
    visitor: NamedDependency[Person | None],
    registry: NamedDependency[TableRegistry],
) -> Answers:
    return await looked_up(request, table_id, visitor, registry, what_if_work.answers, moment)


@get(
    "/api/tables/{table_id:str}/review/question",
    tags=["records"],
    summary="What was asked at a moment of a finished game, and what its player was told about each answer",
    responses=REFUSALS,
)
async def past_question(
    request: Request[Any, Any, Any],
    table_id: TableId,
    moment: MomentNumber,
    visitor: NamedDependency[Person | None],
    registry: NamedDependency[TableRegistry],
) -> PastQuestion:
    return await looked_up(request, table_id, visitor, registry, what_if_work.question, moment)


@post(
    "/api/tables/{table_id:str}/review/what-if",
    status_code=200,
    tags=["records"],
    summary="The chances after another answer; the work ends when nobody waits for it any more",
    responses=REFUSALS,
)
async def try_answer(
    request: Request[Any, Any, Any],
    table_id: TableId,
    data: JSONBody[TryAnswer],
    visitor: NamedDependency[Person | None],
    registry: NamedDependency[TableRegistry],
    context: NamedDependency[AppContext],
) -> WhatIf:
    owner = owner_of(request, visitor)
    context.replays.check(owner)
    table, inputs = await finished(table_id, registry, visitor)
    given = (table, inputs, data.moment, data.action)
    began, least = context.timer(), min(LEAST_PORTIONS, alternatives.PORTIONS)
    leaving = asyncio.create_task(left(request))
    try:
        portions: list[alternatives.Portion] = []
        while len(portions) < alternatives.PORTIONS and not leaving.done():
            try:
                portions.append(await context.jobs.run(owner, what_if_work.portion, *given, len(portions)))
            except Refusal:
                # On a server that is too busy for more, what there is by now is as true, only less exact.
                if len(portions) < least:
                    raise
                break
            is_enough = len(portions) >= least
            if context.timer() - began > (MOST_SECONDS if is_enough else LONGEST_SECONDS):
                break
        if len(portions) < least and not leaving.done():
            raise Refusal("the server has too much to do; try again later", code="busy")
    finally:
        leaving.cancel()
    return await context.jobs.run(owner, what_if_work.compared, *given, portions)


async def left(request: Request[Any, Any, Any]) -> None:
    """Until whoever asked has gone."""
    while (await request.receive())["type"] != "http.disconnect":
        continue


@post(
    "/api/tables/{table_id:str}/play",
    tags=["tables"],
    summary="Open a table of your own that goes on from a moment of a finished game, against bots",
    responses=REFUSALS,
)
async def play_from(
    table_id: TableId,
    data: JSONBody[PlayFrom],
    person: NamedDependency[Person],
    registry: NamedDependency[TableRegistry],
    context: NamedDependency[AppContext],
) -> TableInfo:
    table, inputs = await finished(table_id, registry, person)
    # The record of the new game will show the seed of this one.
    check_seed_is_open(context, table)
    if data.seat >= len(table.seats):
        raise Refusal(f"there is no seat {data.seat}", code="bad_seats")
    if data.level not in context.bots.levels(table.game):
        raise Refusal(f"{table.game} has no bot {data.level!r}", code="no_such_bot")
    opened, beginning = await context.jobs.run(
        person.id,
        what_if_work.going_on,
        table,
        inputs,
        data,
        person,
        context.new_seed(),
        context.clock(),
    )
    return await opening.play_on(registry, person, opened, beginning)
