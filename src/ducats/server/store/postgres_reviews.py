"""Reviews, their figures and the notes of readers, in PostgreSQL."""

import time
from abc import abstractmethod
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar

from ducats.server.store import rows, sql
from ducats.server.store.base import Conflict, KeptFigures, SeatFigures, Store
from ducats.server.store.postgres_sql import CLOCK, TAKE_REVIEW
from ducats.server.store.wanted_reviews import DROP, SqlWantedReviews

T = TypeVar("T")


class PostgresReviews(SqlWantedReviews, Store):
    """The part of the store that the review room uses."""

    @abstractmethod
    async def _fetch(self, statement: str, *values: Any) -> list[Any]:
        """The rows of one statement."""

    @abstractmethod
    async def _transact(self, work: Callable[[Any], Awaitable[T]]) -> T:
        """Several statements as one transaction."""

    _take_statement = TAKE_REVIEW
    _machine_clock = staticmethod(time.time)

    async def _ahead(self) -> float:
        # An analysis is wanted for seconds: clocks of machines may differ by more.
        of_database: float = (await self._fetch(CLOCK))[0][0]
        return of_database - self._machine_clock()

    async def keep_review(
        self, table: str, kind: int, analysis: bytes, figures: Sequence[SeatFigures] = ()
    ) -> None:
        async def work(db: Any) -> None:
            kept = await db.execute(sql.KEEP_REVIEW, table, kind, analysis.decode())
            if not kept.endswith(" 1"):
                raise Conflict(f"there is no table {table}")
            await db.execute(DROP, table)
            await db.execute(sql.CLEAR_FIGURES, table)
            for entry in figures:
                await db.execute(sql.ADD_FIGURES, table, entry.seat, entry.person, entry.figures.decode())

        await self._transact(work)

    async def review(self, table: str, kind: int) -> bytes | None:
        found = await self._fetch(sql.REVIEW, table, kind)
        return str(found[0][0]).encode() if found else None

    async def figures_of(self, person: str, limit: int) -> list[KeptFigures]:
        return [rows.figures_of(row) for row in await self._fetch(sql.FIGURES_OF, person, limit)]

    async def figures_in(self, game: str, limit: int) -> list[KeptFigures]:
        return [rows.figures_of(row) for row in await self._fetch(sql.FIGURES_IN, game, limit)]

    async def set_note(self, table: str, person: str, moment: int, text: str) -> None:
        if text:
            await self._fetch(sql.SET_NOTE, table, person, moment, text)
        else:
            await self._fetch(sql.CLEAR_NOTE, table, person, moment)

    async def notes(self, table: str, person: str) -> dict[int, str]:
        return {row[0]: row[1] for row in await self._fetch(sql.NOTES, table, person)}
