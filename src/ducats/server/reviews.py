"""Reviews of finished games: made in a worker process, kept with the game, the same for every reader."""

import asyncio
import gzip
from collections.abc import Callable
from typing import Any, Final, Literal

import msgspec
import structlog
from litestar import MediaType, Request, get, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.response import Stream

from ducats.review.background import NOTHING, Portion, work_on
from ducats.review.messages import FORMAT, Analysis, ReviewStatus
from ducats.server import heavy
from ducats.server.context import AppContext
from ducats.server.deal_rules import check_may_look
from ducats.server.lobby import TableId
from ducats.server.problems import REFUSALS, Refusal
from ducats.server.registry import TableRegistry
from ducats.server.replays import PACKED, long_answer, one_of_few, owner_of
from ducats.server.review_news import ReviewsElsewhere
from ducats.server.statistics import figures_to_keep
from ducats.server.store.base import Person
from ducats.server.workers import Lane

log = structlog.stdlib.get_logger()

PORTION_LIMIT_SECONDS: Final = 600.0
"""A portion takes half a second and what its last piece of work still needs: on a busy machine, in a long
game, that was more than two minutes."""
PATIENCE_SECONDS: Final = 15.0
"""If nobody asks about an analysis for this long, nobody is waiting for it."""
MOST_WAITING: Final = 32
"""Analyses in the queue."""


class _Job:
    def __init__(self, text: bytes, now: float) -> None:
        self.text = text
        self.asked = now
        self.portion = Portion(done=0, total=0)
        self.coarse: bytes | None = None
        self.failed = False
        self.running = False

    def status(self) -> ReviewStatus:
        status: Literal["running", "waiting"] = "running" if self.running else "waiting"
        shown = 1 if self.coarse is not None else 0
        return ReviewStatus(status=status, done=self.portion.done, total=self.portion.total, version=shown)


class Reviews:
    """One worker process makes one analysis after the other, as long as somebody waits for it."""

    def __init__(self, context: AppContext, work: Callable[[str, bytes], bytes] = work_on) -> None:
        self._context = context
        self._work = work
        self._lane = Lane()
        self._jobs: dict[str, _Job] = {}
        self._worker: asyncio.Task[None] | None = None
        self._elsewhere = ReviewsElsewhere(context, self._renew)

    async def status(self, table: str) -> ReviewStatus:
        """Asking shows that somebody waits."""
        job = self._jobs.get(table)
        if job is None:
            return await self._status_elsewhere(table)
        self._renew(table)
        if job.failed:
            del self._jobs[table]
            return ReviewStatus(status="failed")
        return job.status()

    async def _status_elsewhere(self, table: str) -> ReviewStatus:
        if await self._context.store.review(table, FORMAT) is not None:
            return ReviewStatus(status="done", version=2)
        status = self._elsewhere.status(table)
        if status is None:
            return ReviewStatus(status="none")
        await self._elsewhere.want(table)
        return status

    def _renew(self, table: str) -> None:
        """Somebody still waits for an analysis."""
        job = self._jobs.get(table)
        if job is not None:
            job.asked = self._context.timer()

    async def analysis(self, table: str) -> bytes | None:
        job = self._jobs.get(table)
        if job is not None and job.coarse is not None:
            return job.coarse
        return await self._context.store.review(table, FORMAT)

    def begin(self, table: str, text: bytes) -> None:
        """Queue an analysis that is neither there nor under way."""
        if table in self._jobs:
            return
        now = self._context.timer()
        for other, job in list(self._jobs.items()):
            if job.failed and now - job.asked > PATIENCE_SECONDS:
                del self._jobs[other]
        if len(self._jobs) >= MOST_WAITING:
            raise Refusal("too many analyses are waiting", code="too_many_reviews")
        self._jobs[table] = _Job(text, now)
        if self._worker is None or self._worker.done():
            self._worker = asyncio.create_task(self._run())

    async def close(self) -> None:
        if self._worker is not None:
            self._worker.cancel()
        self._elsewhere.close()
        self._lane.stop()

    async def _run(self) -> None:
        while waiting := [table for table, job in self._jobs.items() if not job.failed]:
            table = waiting[0]
            job = self._jobs[table]
            job.running = True
            try:
                await self._make(table, job)
            except Exception as error:
                job.failed = True
                log.warning("review_failed", table=table, error=type(error).__name__)
            await self._elsewhere.tell_over(table)

    async def _make(self, table: str, job: _Job) -> None:
        while True:
            if self._context.timer() - job.asked > PATIENCE_SECONDS:
                del self._jobs[table]
                log.info("review_dropped", table=table)
                return
            for each, waiting in list(self._jobs.items()):
                await self._elsewhere.tell(each, waiting.status())
            told = await self._lane.run(self._work, PORTION_LIMIT_SECONDS, table, job.text)
            job.portion = msgspec.json.decode(told, type=Portion)
            if job.portion.analysis == NOTHING:
                continue
            if job.portion.done < job.portion.total:
                job.coarse = bytes(job.portion.analysis)
                continue
            await self._keep(table, bytes(job.portion.analysis))
            del self._jobs[table]
            return

    async def _keep(self, table: str, analysis: bytes) -> None:
        stored = await self._context.store.table(table)
        if stored is not None:
            figures = await asyncio.to_thread(figures_to_keep, stored, analysis)
            await self._context.store.keep_review(table, FORMAT, analysis, figures)


@post(
    "/api/tables/{table_id:str}/review",
    tags=["records"],
    summary="Have a finished game analysed; ask for its state from time to time, or the work is dropped",
    responses=REFUSALS,
)
async def begin_review(
    request: Request[Any, Any, Any],
    table_id: TableId,
    visitor: NamedDependency[Person | None],
    registry: NamedDependency[TableRegistry],
    context: NamedDependency[AppContext],
    reviews: NamedDependency[Reviews],
) -> ReviewStatus:
    table = await registry.stored(table_id)
    await check_may_look(context, table, visitor)
    status = await reviews.status(table_id)
    if status.status in ("none", "failed"):
        inputs = await context.store.inputs(table_id)
        owner = owner_of(request, visitor)
        packed = await context.jobs.run(owner, heavy.finished_record, table, inputs)
        reviews.begin(table_id, await asyncio.to_thread(gzip.decompress, packed))
        status = await reviews.status(table_id)
    return status


@get(
    "/api/tables/{table_id:str}/review",
    tags=["records"],
    summary="How far the analysis of a game is",
    responses=REFUSALS,
)
async def review_status(
    table_id: TableId, registry: NamedDependency[TableRegistry], reviews: NamedDependency[Reviews]
) -> ReviewStatus:
    await registry.stored(table_id)
    return await reviews.status(table_id)


@get(
    "/api/tables/{table_id:str}/review/analysis",
    tags=["records"],
    summary="The analysis of a game, as far as it is made",
    responses={**REFUSALS, 200: ResponseSpec(Analysis, generate_examples=False, description="The analysis")},
    opt=PACKED,
)
async def read_review(
    request: Request[Any, Any, Any],
    table_id: TableId,
    visitor: NamedDependency[Person | None],
    registry: NamedDependency[TableRegistry],
    context: NamedDependency[AppContext],
    reviews: NamedDependency[Reviews],
) -> Stream:
    await check_may_look(context, await registry.stored(table_id), visitor)
    analysis = await reviews.analysis(table_id)
    if analysis is None:
        raise Refusal("this game has not been analysed", code="no_review")
    owner = owner_of(request, visitor)
    with one_of_few(context, owner):
        packed = await asyncio.to_thread(gzip.compress, analysis, heavy.COMPRESSION, mtime=0)
        return long_answer(request, context, owner, packed, MediaType.JSON)
