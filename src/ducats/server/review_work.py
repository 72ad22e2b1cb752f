"""Workers make analyses, taken from the store, while somebody waits: first curves first, then the rest."""

import asyncio
import gzip
from collections.abc import Callable
from typing import Final

import msgspec
import structlog

from ducats.engine.errors import DucatsError
from ducats.review.background import NOTHING, Portion, work_on
from ducats.review.messages import FORMAT, Analysis
from ducats.review.statistics import figures_of
from ducats.server import heavy
from ducats.server.context import AppContext
from ducats.server.due_work import BUSY_SECONDS
from ducats.server.faults import note_fault
from ducats.server.store.base import Conflict, Message, Notification, SeatFigures, StoredTable, StoreError
from ducats.server.store.wanted_reviews import Progress
from ducats.server.workers import Owner, WorkerProcess

log = structlog.stdlib.get_logger()

PORTION_LIMIT_SECONDS: Final = 600.0
"""A portion takes half a second and what its last piece of work still needs: on a busy machine, in a long
game, that was more than two minutes."""
LOOK_SECONDS: Final = 1.0
"""How often a process looks for analyses that another left behind, or that it could not store."""
KEEP_ATTEMPTS: Final = 60
"""How often a failing store is asked again to keep a finished analysis."""
OWNER: Final = Owner("reviews", "reviews")


class ReviewWork:
    """One for each process that works; one worker process does what it has taken."""

    def __init__(self, context: AppContext, work: Callable[[str, bytes], bytes] = work_on) -> None:
        self._context = context
        self._work = work
        self._process = WorkerProcess()
        self._wanted = asyncio.Event()
        self._shown: str | None = None
        """Whose first curve this process has just made: not much would be lost if another went on with it."""
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._context.store.subscribe(self._receive)
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Work under way is left to others, who start again."""
        if self._task is not None:
            self._context.store.unsubscribe(self._receive)
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        self._process.stop()

    def _receive(self, notification: Notification) -> None:
        if notification is None or (isinstance(notification, Message) and notification.review):
            self._wanted.set()

    async def _run(self) -> None:
        store, context = self._context.store, self._context
        while True:
            self._wanted.clear()
            try:
                table = await store.take_review(context.worker, context.clock())
                if self._shown not in (None, table):
                    await store.give_review_back(context.worker, self._shown)
                self._shown = None
                if table is not None:
                    await self._make(table)
                    continue
            except Exception as error:
                note_fault(self._context.metrics, "review_not_stored", error)
                await asyncio.sleep(LOOK_SECONDS)
                continue
            await self._pause()

    async def _pause(self) -> None:
        """Until something is wanted; of those who share a store, one may have died with its work."""
        seconds = LOOK_SECONDS if self._context.store.is_shared else None
        try:
            await asyncio.wait_for(self._wanted.wait(), seconds)
        except TimeoutError:
            return

    async def _make(self, table: str) -> None:
        try:
            await self._analyse(table)
        except StoreError:
            raise
        except Exception as error:
            if isinstance(error, DucatsError) and error.code == "busy":
                # It still belongs to this process, which takes it again.
                await asyncio.sleep(BUSY_SECONDS)
                return
            log.warning("review_failed", table=table, error=type(error).__name__)
            await self._context.store.fail_review(self._context.worker, table)

    async def _analyse(self, table: str) -> None:
        """Until it is made, dropped, or another may come first."""
        store, worker = self._context.store, self._context.worker
        stored = await store.table(table)
        if stored is None:
            return
        text = await self._record_of(stored)
        while True:
            told = await self._process.run(self._work, PORTION_LIMIT_SECONDS, table, text)
            portion = msgspec.json.decode(told, type=Portion)
            coarse = None if portion.analysis == NOTHING else bytes(portion.analysis)
            if coarse is not None and portion.done == portion.total:
                figures = await asyncio.to_thread(figures_to_keep, stored, coarse)
                await self._keep(table, coarse, figures)
                return
            progress = Progress(portion.done, portion.total, coarse, portion.seconds)
            if not await store.note_review(worker, table, progress, self._context.clock()):
                log.info("review_dropped", table=table)
                return
            if coarse is not None:
                self._shown = table
                return
            if self._wanted.is_set():
                # What is new may come first; this one stays this process's, which has begun it.
                return

    async def _keep(self, table: str, analysis: bytes, figures: list[SeatFigures]) -> None:
        """An analysis that took minutes is not lost because a store failed for a moment."""
        for _ in range(KEEP_ATTEMPTS):
            try:
                await self._context.store.keep_review(table, FORMAT, analysis, figures)
            except Conflict:
                # The store will never take it, or the table is gone.
                break
            except StoreError as error:
                note_fault(self._context.metrics, "review_not_stored", error, table=table)
                await asyncio.sleep(LOOK_SECONDS)
            else:
                return
        log.warning("review_failed", table=table, error="it cannot be kept")
        await self._context.store.fail_review(self._context.worker, table)

    async def _record_of(self, stored: StoredTable) -> bytes:
        inputs = await self._context.store.inputs(stored.id)
        packed = await self._context.jobs.run(OWNER, heavy.finished_record, stored, inputs)
        return await asyncio.to_thread(gzip.decompress, packed)


def figures_to_keep(table: StoredTable, analysis: bytes) -> list[SeatFigures]:
    """A what-if is nobody's game: it would tell of practice, not of play."""
    if table.what_if is not None:
        return []
    found = msgspec.json.decode(analysis, type=Analysis)
    return [
        SeatFigures(seat=number, person=seat.person, figures=msgspec.json.encode(figures_of(found, number)))
        for number, seat in enumerate(table.seats)
    ]
