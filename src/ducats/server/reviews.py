"""Reviews of finished games: made in a worker process, kept with the game, the same for every reader."""

import asyncio
import gzip
from typing import Final, Literal

from litestar import MediaType, get, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.response import Stream

from ducats.review.messages import FORMAT, Analysis
from ducats.server import heavy
from ducats.server.context import AppContext
from ducats.server.deal_rules import check_may_look
from ducats.server.lobby import TableId
from ducats.server.long_answers import PACKED, LongAnswers
from ducats.server.problems import REFUSALS, Refusal
from ducats.server.registry import TableRegistry
from ducats.server.store.base import Message, Person
from ducats.server.store.wanted_reviews import Asker, Limits
from ducats.server.wire_learning import ReviewStatus
from ducats.server.workers import Owner

PATIENCE_SECONDS: Final = 15.0
"""If nobody asks about an analysis for this long, nobody is waiting for it."""
RENEWED_SECONDS: Final = 3.0
"""The store hears that somebody waits no more often than this."""
MOST_WAITING: Final = 32
"""Analyses waited for at a time, in all."""
MOST_OF_ONE: Final = 4
"""By one person, or by one address without a cookie."""
MOST_OF_ADDRESS: Final = 8
"""By one address: dropping the cookie makes a new person, but not a new address."""


async def status_of(context: AppContext, table: str) -> ReviewStatus:
    """Asking keeps the analysis alive."""
    now = context.clock()
    wanted = await context.store.wanted_review(table, now)
    if wanted is None:
        if await context.store.review(table, FORMAT) is not None:
            return ReviewStatus(status="done", version=2)
        return ReviewStatus(status="none")
    if wanted.failed:
        await context.store.drop_failed_review(table)
        return ReviewStatus(status="failed")
    if wanted.until - now < PATIENCE_SECONDS - RENEWED_SECONDS:
        await context.store.renew_review(table, now, now + PATIENCE_SECONDS)
    status: Literal["running", "waiting"] = "running" if wanted.is_taken else "waiting"
    return ReviewStatus(
        status=status,
        done=wanted.done,
        total=wanted.total,
        version=1 if wanted.has_coarse else 0,
        ahead=wanted.ahead,
    )


async def want(context: AppContext, table: str, owner: Owner) -> None:
    """Have an analysis made that is neither there nor under way."""
    asker = Asker(await context.mark_of(owner.person), await context.mark_of(owner.address))
    limits, now = Limits(MOST_WAITING, MOST_OF_ONE, MOST_OF_ADDRESS), context.clock()
    if not await context.store.want_review(table, asker, now, now + PATIENCE_SECONDS, limits):
        raise Refusal("too many analyses are waiting", code="too_many_reviews")
    await context.store.publish(Message(context.worker, table, review=True))


@post(
    "/api/tables/{table_id:str}/review",
    tags=["records"],
    summary="Have a finished game analysed; ask for its state from time to time, or the work is dropped",
    responses=REFUSALS,
)
async def begin_review(
    table_id: TableId,
    visitor: NamedDependency[Person | None],
    owner: NamedDependency[Owner],
    registry: NamedDependency[TableRegistry],
    context: NamedDependency[AppContext],
) -> ReviewStatus:
    table = await registry.stored(table_id)
    await check_may_look(context, table, visitor)
    heavy.outcome_of(table)
    status = await status_of(context, table_id)
    if status.status in ("none", "failed"):
        await want(context, table_id, owner)
        status = await status_of(context, table_id)
    return status


@get(
    "/api/tables/{table_id:str}/review",
    tags=["records"],
    summary="How far the analysis of a game is",
    responses=REFUSALS,
)
async def review_status(
    table_id: TableId,
    visitor: NamedDependency[Person | None],
    registry: NamedDependency[TableRegistry],
    context: NamedDependency[AppContext],
) -> ReviewStatus:
    await check_may_look(context, await registry.stored(table_id), visitor)
    return await status_of(context, table_id)


@get(
    "/api/tables/{table_id:str}/review/analysis",
    tags=["records"],
    summary="The analysis of a game, as far as it is made",
    responses={**REFUSALS, 200: ResponseSpec(Analysis, generate_examples=False, description="The analysis")},
    opt=PACKED,
)
async def read_review(
    table_id: TableId,
    visitor: NamedDependency[Person | None],
    long_answers: NamedDependency[LongAnswers],
    registry: NamedDependency[TableRegistry],
    context: NamedDependency[AppContext],
) -> Stream:
    await check_may_look(context, await registry.stored(table_id), visitor)
    analysis = await context.store.coarse_review(table_id) or await context.store.review(table_id, FORMAT)
    if analysis is None:
        raise Refusal("this game has not been analysed", code="no_review")
    with long_answers.one_of_few():
        packed = await asyncio.to_thread(gzip.compress, analysis, heavy.COMPRESSION, mtime=0)
        return long_answers.send(packed, MediaType.JSON)
