"""What was drawn, asked and could have been answered in a finished game, and tables that go on from it."""

import asyncio
from typing import Annotated, Any, Final

from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, QueryParameter

from ducats.review import alternatives
from ducats.review.messages import Answers, WhatIf
from ducats.server import opening, what_if_work
from ducats.server.context import AppContext
from ducats.server.deal_rules import check_seed_is_open
from ducats.server.past_games import PastGame
from ducats.server.problems import REFUSALS, Refusal
from ducats.server.registry import TableRegistry
from ducats.server.store.base import Person
from ducats.server.wire import TableInfo
from ducats.server.wire_learning import Drawn, PastQuestion, PlayFrom, TryAnswer

MOST_SECONDS: Final = 15.0
"""After this the comparison is what is known by then, if that is enough."""
LEAST_PORTIONS: Final = 8
"""With fewer games, even the standard error is noise."""
LONGEST_SECONDS: Final = 45.0
"""The longest wait for those."""

MOST_MOMENTS: Final = 8
"""In one question about draws; an analysis has fewer turning points."""

MomentNumber = Annotated[int, QueryParameter(ge=1, le=1_000_000)]
Moments = Annotated[list[int], QueryParameter(min_items=1, max_items=MOST_MOMENTS)]


@get(
    "/api/tables/{table_id:str}/review/draws",
    tags=["records"],
    summary="What was drawn at some moments of a finished game, with nothing hidden",
    responses=REFUSALS,
)
async def what_was_drawn(moment: Moments, past: NamedDependency[PastGame]) -> tuple[Drawn, ...]:
    return await past.look_up(what_if_work.draws, tuple(moment))


@get(
    "/api/tables/{table_id:str}/review/answers",
    tags=["records"],
    summary="What else could have been answered at a moment of a finished game",
    responses=REFUSALS,
)
async def other_answers(moment: MomentNumber, past: NamedDependency[PastGame]) -> Answers:
    return await past.look_up(what_if_work.answers, moment)


@get(
    "/api/tables/{table_id:str}/review/question",
    tags=["records"],
    summary="What was asked at a moment of a finished game, and what its player was told about each answer",
    responses=REFUSALS,
)
async def past_question(moment: MomentNumber, past: NamedDependency[PastGame]) -> PastQuestion:
    return await past.look_up(what_if_work.question, moment)


@post(
    "/api/tables/{table_id:str}/review/what-if",
    status_code=200,
    tags=["records"],
    summary="The chances after another answer; the work ends when nobody waits for it any more",
    responses=REFUSALS,
)
async def try_answer(
    request: Request[Any, Any, Any],
    data: JSONBody[TryAnswer],
    past: NamedDependency[PastGame],
    owner: NamedDependency[str],
    context: NamedDependency[AppContext],
) -> WhatIf:
    context.replays.check(owner)
    table, inputs = await past.read()
    given = (table, inputs, data.moment, data.action)
    began, least = context.timer(), min(LEAST_PORTIONS, alternatives.PORTIONS)
    leaving = asyncio.create_task(left(request))
    try:
        portions: list[alternatives.Portion] = []
        while len(portions) < alternatives.PORTIONS and not leaving.done():
            try:
                portions.append(await context.jobs.run(owner, what_if_work.portion, *given, len(portions)))
            except Refusal:
                # The server is too busy for more: what there is by now is as true, only less exact.
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
    """Returns when the client has gone."""
    while (await request.receive())["type"] != "http.disconnect":
        continue


@post(
    "/api/tables/{table_id:str}/play",
    tags=["tables"],
    summary="Open a table of your own that goes on from a moment of a finished game, against bots",
    responses=REFUSALS,
)
async def play_from(
    data: JSONBody[PlayFrom],
    past: NamedDependency[PastGame],
    person: NamedDependency[Person],
    registry: NamedDependency[TableRegistry],
    context: NamedDependency[AppContext],
) -> TableInfo:
    table, inputs = await past.read()
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
