"""What was drawn, asked and could have been answered in a finished game, and tables that go on from it."""

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
from ducats.server.portions import Limits, in_portions
from ducats.server.problems import REFUSALS, Refusal
from ducats.server.registry import TableRegistry
from ducats.server.store.base import Person
from ducats.server.wire import TableInfo
from ducats.server.wire_learning import Drawn, PastQuestion, PlayFrom, TryAnswer
from ducats.server.workers import Owner

LIMITS: Final = Limits(most=15.0, longest=45.0)
LEAST_PORTIONS: Final = 8
"""With fewer games, even the standard error is noise."""
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
    owner: NamedDependency[Owner],
    context: NamedDependency[AppContext],
) -> WhatIf:
    context.replays.check(owner.person)
    table, inputs = await past.read()
    given = (table, inputs, data.moment, data.action)
    least = min(LEAST_PORTIONS, alternatives.PORTIONS)
    portions: list[alternatives.Portion] = []

    async def next_portion() -> None:
        portions.append(await context.jobs.run(owner, what_if_work.portion, *given, len(portions)))

    await in_portions(
        request,
        context,
        LIMITS,
        next_portion,
        lambda: len(portions) >= least,
        lambda: len(portions) >= alternatives.PORTIONS,
    )
    return await context.jobs.run(owner, what_if_work.compared, *given, portions)


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
    owner: NamedDependency[Owner],
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
        owner,
        what_if_work.going_on,
        table,
        inputs,
        data,
        person,
        context.new_seed(),
        context.clock(),
    )
    return await opening.play_on(registry, person, owner, opened, beginning)
