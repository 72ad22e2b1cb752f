"""Analyses that other processes of the server make: seen here, and kept going by those who wait here."""

from collections.abc import Callable
from typing import Final

import structlog

from ducats.review.messages import ReviewStatus
from ducats.server.context import AppContext
from ducats.server.store.base import Heard, ReviewNews, StoreError, Word

log = structlog.stdlib.get_logger()

NEWS_SECONDS: Final = 1.0
"""So often the others hear how far an analysis is, and that somebody waits."""
FRESH_SECONDS: Final = 30.0
"""A process of which nothing was heard for this long makes no analysis any more."""


class ReviewsElsewhere:
    """What was heard, and what is told."""

    def __init__(self, context: AppContext, wanted: Callable[[str], None]) -> None:
        self._context = context
        self._wanted = wanted
        self._heard: dict[str, tuple[float, ReviewNews]] = {}
        """By table, with the time; what is no longer fresh goes with the next news."""
        self._told: dict[tuple[str, str], float] = {}
        """By table and what it is about: when it was told last, if that was just now."""
        context.store.subscribe(self._hear)

    def close(self) -> None:
        self._context.store.unsubscribe(self._hear)

    def status(self, table: str) -> ReviewStatus | None:
        """Of an analysis that another process makes."""
        time, news = self._heard.get(table, (0.0, None))
        if news is None or news.status not in ("waiting", "running"):
            return None
        if self._context.timer() - time > FRESH_SECONDS:
            del self._heard[table]
            return None
        return ReviewStatus(status=news.status, done=news.done, total=news.total)

    async def want(self, table: str) -> None:
        """Somebody waits here for what another process makes."""
        await self._tell(table, ReviewNews("wanted"))

    async def tell(self, table: str, status: ReviewStatus) -> None:
        """How far an analysis is that this process makes."""
        if status.status in ("waiting", "running"):
            await self._tell(table, ReviewNews(status.status, status.done, status.total))

    async def tell_over(self, table: str) -> None:
        """It is made, or nobody waits for it any more."""
        await self._tell(table, ReviewNews("over"))
        for about in ("waiting", "running", "over"):
            self._told.pop((table, about), None)

    async def _tell(self, table: str, news: ReviewNews) -> None:
        """Nothing is lost if it cannot be told: another process would make the same analysis."""
        context, now = self._context, self._context.timer()
        self._told = {about: last for about, last in self._told.items() if now - last < NEWS_SECONDS}
        if not context.store.is_shared or (table, news.status) in self._told:
            return
        self._told[table, news.status] = now
        try:
            await context.store.say(Word(context.worker, table, review=news))
        except StoreError as error:
            log.warning("review_not_told", table=table, error=str(error))

    def _hear(self, heard: Heard) -> None:
        if not isinstance(heard, Word) or heard.review is None or heard.table is None:
            return
        if heard.sender == self._context.worker:
            return
        if heard.review.status == "wanted":
            self._wanted(heard.table)
        elif heard.review.status == "over":
            self._heard.pop(heard.table, None)
        else:
            now = self._context.timer()
            self._heard = {
                table: news for table, news in self._heard.items() if now - news[0] <= FRESH_SECONDS
            }
            self._heard[heard.table] = (now, heard.review)
