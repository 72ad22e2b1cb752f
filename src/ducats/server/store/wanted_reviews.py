"""Analyses that somebody waits for: due work that is dropped when nobody waits any more."""

from abc import ABC, abstractmethod
from typing import Final, NamedTuple

import msgspec

from ducats.server.store.queries import SqlQueries

OVERTAKES_SECONDS: Final = 10.0
"""For each second that an analysis takes longer, others go before it that came so much later."""


def order_of(rows: str) -> str:
    """First curves before all else, everybody's first before anybody's second. Then short analyses before
    long ones, which in time have their turn, too; a person's second counts as twice as long."""
    turn = f"CASE WHEN {rows}.coarse IS NULL THEN {rows}.turn ELSE 0 END"
    due = f"{rows}.since + {OVERTAKES_SECONDS} * ({rows}.turn + 1) * {rows}.seconds"
    return f"({rows}.coarse IS NOT NULL), {turn}, {due}, {rows}.table_id"


RENEW: Final = (
    "UPDATE wanted_reviews SET wanted_until = $3"
    " WHERE table_id = $1 AND wanted_until > $2 AND NOT failed RETURNING table_id"
)
WAITING: Final = "SELECT count(*) FROM wanted_reviews WHERE wanted_until > $3"
# The turn counts what the same owner or address waits for already.
WANT: Final = (
    "INSERT INTO wanted_reviews (table_id, owner, turn, since, wanted_until, address)"
    f" SELECT $1, $2, ({WAITING} AND (owner = $2 OR address = $5)), $3, $4, $5"
    f" WHERE ({WAITING}) < $6 AND ({WAITING} AND owner = $2) < $7 AND ({WAITING} AND address = $5) < $8"
    " ON CONFLICT (table_id) DO UPDATE SET owner = excluded.owner, address = excluded.address,"
    " turn = excluded.turn, since = excluded.since,"
    " wanted_until = excluded.wanted_until, attempts = 0, failed = FALSE"
    " RETURNING table_id"
)
WANTED: Final = (
    "SELECT done, total, wanted_until, taken_by IS NOT NULL, coarse IS NOT NULL, failed,"  # noqa: S608 - constants only
    " (SELECT count(*) FROM wanted_reviews AS other WHERE other.wanted_until > $2 AND NOT other.failed"
    f" AND ({order_of('other')}) < ({order_of('one')}))"
    " FROM wanted_reviews AS one WHERE table_id = $1 AND wanted_until > $2"
)
COARSE: Final = "SELECT coarse FROM wanted_reviews WHERE table_id = $1 AND coarse IS NOT NULL"
ANY: Final = "SELECT 1 FROM wanted_reviews LIMIT 1"
DROP_UNWANTED: Final = "DELETE FROM wanted_reviews WHERE wanted_until <= $1 RETURNING table_id"
MOST_ATTEMPTS: Final = 3
"""After this many processes have died over an analysis, it fails."""
# A process may take again what it took before and dropped: that is no new attempt.
TAKE_ALONE: Final = (
    "UPDATE wanted_reviews SET taken_by = $1,"  # noqa: S608 - constants only
    " attempts = CASE WHEN taken_by = $1 THEN attempts ELSE attempts + 1 END"
    " WHERE table_id = (SELECT table_id FROM wanted_reviews"
    " WHERE NOT failed AND (taken_by IS NULL OR taken_by = $1)"
    f" ORDER BY {order_of('wanted_reviews')} LIMIT 1)"
    " RETURNING table_id, attempts"
)
"""Where one process has the store to itself."""
GIVE_BACK: Final = (
    "UPDATE wanted_reviews SET taken_by = NULL, attempts = attempts - 1"
    " WHERE table_id = $1 AND taken_by = $2 RETURNING table_id"
)
# How long it takes is foreseen once: an order that changed with every portion would waste work.
NOTE: Final = (
    "UPDATE wanted_reviews SET done = $3, total = $4, coarse = COALESCE($5, coarse),"
    " seconds = CASE WHEN coarse IS NULL THEN $7 ELSE seconds END"
    " WHERE table_id = $1 AND taken_by = $2 AND wanted_until > $6 RETURNING table_id"
)
FAIL: Final = (
    "UPDATE wanted_reviews SET failed = TRUE, taken_by = NULL"
    " WHERE table_id = $1 AND taken_by = $2 RETURNING table_id"
)
DROP: Final = "DELETE FROM wanted_reviews WHERE table_id = $1"
DROP_FAILED: Final = f"{DROP} AND failed"


class WantedReview(msgspec.Struct, frozen=True):
    """How far an analysis is."""

    done: int
    total: int
    until: float
    """Somebody waits at least until then."""
    is_taken: bool
    has_coarse: bool
    """Whether there is something to show already."""
    failed: bool
    ahead: int = 0
    """How many others come first, or are being made."""


class Progress(NamedTuple):
    """What a portion of work on an analysis has brought."""

    done: int
    total: int
    coarse: bytes | None = None
    seconds: float = 0.0
    """How long all of it takes; what is told with the first curve counts."""


class Asker(NamedTuple):
    """Who wants an analysis, by marks that tell nobody who it is: only whether it is the same."""

    owner: str
    address: str


class Limits(NamedTuple):
    """How many analyses may be waited for."""

    of_all: int
    of_owner: int
    of_address: int


class WantedReviews(ABC):
    """What a store keeps of them; when the analysis itself is kept, nobody waits for it any more."""

    @abstractmethod
    async def want_review(self, table: str, asker: Asker, now: float, until: float, limits: Limits) -> bool:
        """Somebody waits at least until then; False if too many wait already, or too many of theirs."""

    @abstractmethod
    async def renew_review(self, table: str, now: float, until: float) -> None:
        """Somebody still waits; what nobody waited for meanwhile has to be wanted anew."""

    @abstractmethod
    async def wanted_review(self, table: str, now: float) -> WantedReview | None: ...

    @abstractmethod
    async def coarse_review(self, table: str) -> bytes | None:
        """As much of an analysis under way as can be shown."""

    @abstractmethod
    async def take_review(self, worker: str, now: float) -> str | None:
        """A table whose analysis is this worker's from now on; what nobody waits for is dropped.

        It does not renew the worker's lease: one that no longer keeps its tables must not seem alive.
        """

    @abstractmethod
    async def give_review_back(self, worker: str, table: str) -> None:
        """What this worker has taken is anybody's again."""

    @abstractmethod
    async def note_review(self, worker: str, table: str, progress: Progress, now: float) -> bool:
        """Note progress. False if nobody waits any more, or another worker has it."""

    @abstractmethod
    async def fail_review(self, worker: str, table: str) -> None:
        """Note that it failed."""

    @abstractmethod
    async def drop_failed_review(self, table: str) -> None:
        """Somebody was told that it failed; what was wanted anew meanwhile stays."""


class _Wanted:
    def __init__(self, asker: Asker, turn: int, since: float, until: float) -> None:
        self.asker = asker
        self.turn = turn
        self.since = since
        self.until = until
        self.taken_by: str | None = None
        self.done = self.total = self.attempts = 0
        self.coarse: bytes | None = None
        self.seconds = 0.0
        self.failed = False

    def order(self, table: str) -> tuple[bool, int, float, str]:
        turn = self.turn if self.coarse is None else 0
        due = self.since + OVERTAKES_SECONDS * (self.turn + 1) * self.seconds
        return self.coarse is not None, turn, due, table


class MemoryWantedReviews(WantedReviews):
    """In a dictionary."""

    def __init__(self) -> None:
        super().__init__()
        self._wanted: dict[str, _Wanted] = {}

    @abstractmethod
    def _is_alive(self, worker: str) -> bool: ...

    async def want_review(self, table: str, asker: Asker, now: float, until: float, limits: Limits) -> bool:
        self._drop_unwanted(now)
        known = self._wanted.get(table)
        if known is not None and not known.failed:
            known.until = until
            return True
        askers = [one.asker for one in self._wanted.values()]
        of_owner = sum(one.owner == asker.owner for one in askers)
        of_address = sum(one.address == asker.address for one in askers)
        if len(askers) >= limits.of_all or of_owner >= limits.of_owner or of_address >= limits.of_address:
            return False
        turn = sum(one.owner == asker.owner or one.address == asker.address for one in askers)
        self._wanted[table] = _Wanted(asker, turn, now, until)
        return True

    def _drop_unwanted(self, now: float) -> None:
        self._wanted = {table: one for table, one in self._wanted.items() if one.until > now}

    async def renew_review(self, table: str, now: float, until: float) -> None:
        known = self._wanted.get(table)
        if known is not None and known.until > now and not known.failed:
            known.until = until

    async def wanted_review(self, table: str, now: float) -> WantedReview | None:
        one = self._wanted.get(table)
        if one is None or one.until <= now:
            return None
        is_taken, has_coarse = one.taken_by is not None, one.coarse is not None
        ahead = sum(
            other.until > now and not other.failed and other.order(name) < one.order(table)
            for name, other in self._wanted.items()
        )
        return WantedReview(one.done, one.total, one.until, is_taken, has_coarse, one.failed, ahead)

    async def coarse_review(self, table: str) -> bytes | None:
        return self._wanted[table].coarse if table in self._wanted else None

    async def take_review(self, worker: str, now: float) -> str | None:
        self._drop_unwanted(now)
        waiting = [
            one.order(table)
            for table, one in self._wanted.items()
            if not one.failed
            and (one.taken_by is None or one.taken_by == worker or not self._is_alive(one.taken_by))
        ]
        for *_, table in sorted(waiting):
            one = self._wanted[table]
            if one.taken_by != worker:
                one.attempts += 1
            one.taken_by = worker
            if one.attempts <= MOST_ATTEMPTS:
                return table
            await self.fail_review(worker, table)
        return None

    async def give_review_back(self, worker: str, table: str) -> None:
        one = self._wanted.get(table)
        if one is not None and one.taken_by == worker:
            one.taken_by, one.attempts = None, one.attempts - 1

    async def note_review(self, worker: str, table: str, progress: Progress, now: float) -> bool:
        one = self._wanted.get(table)
        if one is None or one.taken_by != worker or one.until <= now:
            return False
        if one.coarse is None:
            one.seconds = progress.seconds
        one.done, one.total, one.coarse = progress.done, progress.total, progress.coarse or one.coarse
        return True

    async def fail_review(self, worker: str, table: str) -> None:
        one = self._wanted.get(table)
        if one is not None and one.taken_by == worker:
            one.failed, one.taken_by = True, None

    async def drop_failed_review(self, table: str) -> None:
        if table in self._wanted and self._wanted[table].failed:
            del self._wanted[table]


class SqlWantedReviews(SqlQueries, WantedReviews):
    """In a database."""

    _take_statement = TAKE_ALONE

    async def _ahead(self) -> float:
        """By how many seconds the clock that is shared with the store is ahead of this machine's."""
        return 0.0

    async def want_review(self, table: str, asker: Asker, now: float, until: float, limits: Limits) -> bool:
        ahead = await self._ahead()
        now, until = now + ahead, until + ahead
        await self._write(DROP_UNWANTED, now)
        if await self._write(RENEW, table, now, until):
            return True
        return bool(await self._write(WANT, table, asker.owner, now, until, asker.address, *limits))

    async def renew_review(self, table: str, now: float, until: float) -> None:
        ahead = await self._ahead()
        await self._write(RENEW, table, now + ahead, until + ahead)

    async def wanted_review(self, table: str, now: float) -> WantedReview | None:
        ahead = await self._ahead()
        found = await self._select(WANTED, table, now + ahead)
        if not found:
            return None
        done, total, until, *marks, others = found[0]
        is_taken, has_coarse, failed = map(bool, marks)
        return WantedReview(done, total, until - ahead, is_taken, has_coarse, failed, others)

    async def coarse_review(self, table: str) -> bytes | None:
        found = await self._select(COARSE, table)
        return str(found[0][0]).encode() if found else None

    async def take_review(self, worker: str, now: float) -> str | None:
        # Reading costs nothing, writing costs a sync.
        if not await self._select(ANY):
            return None
        await self._write(DROP_UNWANTED, now + await self._ahead())
        while found := await self._write(self._take_statement, worker):
            table, attempts = str(found[0][0]), found[0][1]
            if attempts <= MOST_ATTEMPTS:
                return table
            await self.fail_review(worker, table)
        return None

    async def give_review_back(self, worker: str, table: str) -> None:
        await self._write(GIVE_BACK, table, worker)

    async def note_review(self, worker: str, table: str, progress: Progress, now: float) -> bool:
        done, total, coarse, seconds = progress
        text = None if coarse is None else coarse.decode()
        now += await self._ahead()
        return bool(await self._write(NOTE, table, worker, done, total, text, now, seconds))

    async def fail_review(self, worker: str, table: str) -> None:
        await self._write(FAIL, table, worker)

    async def drop_failed_review(self, table: str) -> None:
        await self._write(DROP_FAILED, table)
