"""Hold a contest: share its deals out among the pool, keep what comes back, give lost work out again."""

from collections import deque
from concurrent.futures import FIRST_COMPLETED, Future, wait
from math import ceil, inf
from pathlib import Path
from time import monotonic
from typing import Final

import msgspec

from ducats.arena.contests import Contest
from ducats.arena.matches import GameResult, Match, Progress
from ducats.arena.playing import Delivery, Order, play_order
from ducats.arena.results_file import Deals, ResultsFile
from ducats.arena.worker_pools import WorkerPool
from ducats.engine.errors import DucatsError

ORDER_SECONDS: Final = 1.0
"""How long an order should take: much longer than sending it, short enough to lose."""
TRIES: Final = 5
"""After this many lost workers, an order is taken for the cause."""

Played = tuple[tuple[GameResult, ...], ...]
"""The games of each match of a contest, in order."""


class WorkersLost(DucatsError):
    """Every worker that takes a certain order dies."""

    default_code = "workers_lost"


def hold(
    contest: Contest,
    pool: WorkerPool,
    folder: Path | None = None,
    progress: Progress | None = None,
    seconds: float = inf,
) -> Played:
    """All games of a contest that was checked; with a folder, what it has already is not played again.

    After this many seconds no new order is given out: the result is what was played by then, in whole deals.
    """
    results = ResultsFile(folder, contest) if folder is not None else None
    return _Run(contest, pool, results, progress, monotonic() + seconds).finish()


class _Task(msgspec.Struct):
    match: int
    deals: tuple[int, ...]
    estimate: float
    """Estimated seconds."""
    tries: int = 1


class _Run:
    def __init__(
        self,
        contest: Contest,
        pool: WorkerPool,
        results: ResultsFile | None,
        progress: Progress | None,
        until: float,
    ) -> None:
        self._matches = contest.matches
        self._pool, self._results, self._progress, self._until = pool, results, progress, until
        kept = results.kept if results is not None else {}
        self._played: Deals = {
            (match, deal): games for (match, deal), games in kept.items() if deal < self._matches[match].deals
        }
        self._left = {
            number: deque(deal for deal in range(match.deals) if (number, deal) not in self._played)
            for number, match in enumerate(self._matches)
        }
        self._spent = dict.fromkeys(self._left, 0.0)
        """Seconds that each match has had, those of orders that are out by estimate."""
        for (number, _), games in self._played.items():
            self._spent[number] += sum(sum(game.seconds) for game in games)
        self._pace: dict[int, float] = {}
        """Seconds that a deal of a match takes, once one has been played."""
        self._pending: dict[Future[bytes], _Task] = {}

    def finish(self) -> Played:
        self._tell()
        while self._submit_orders():
            done, _ = wait(self._pending, return_when=FIRST_COMPLETED)
            for future in done:
                self._collect(future, self._pending.pop(future))
            self._tell()
        return tuple(
            tuple(game for deal in range(match.deals) for game in self._played.get((number, deal), ()))
            for number, match in enumerate(self._matches)
        )

    def _submit_orders(self) -> bool:
        """Keep all workers busy, with one order more for each; returns whether results are still to come."""
        while len(self._pending) < 2 * self._pool.capacity() and (task := self._next()) is not None:
            self._submit(task)
        return bool(self._pending)

    def _next(self) -> _Task | None:
        """An order of the match that has had least time, so that a stop at any time leaves all with equal
        time."""
        left = [number for number, deals in self._left.items() if deals]
        if not left or monotonic() >= self._until:
            return None
        number = min(left, key=self._spent.__getitem__)
        deals, pace = self._left[number], self._pace.get(number)
        count = 1 if pace is None else min(len(deals), ceil(ORDER_SECONDS / max(pace, 1e-6)))
        estimate = ORDER_SECONDS if pace is None else count * pace
        self._spent[number] += estimate
        return _Task(number, tuple(deals.popleft() for _ in range(count)), estimate)

    def _submit(self, task: _Task) -> None:
        order = Order(match=self._matches[task.match], deals=task.deals)
        self._pending[self._pool.submit(play_order, msgspec.json.encode(order))] = task

    def _collect(self, future: Future[bytes], task: _Task) -> None:
        try:
            delivery = msgspec.json.decode(future.result(), type=Delivery)
        except BaseException as error:
            # A cancelled future raises no Exception, but its work must still be done.
            if not self._pool.lost(error):
                raise
            self._again(task, error)
            return
        self._pace[task.match] = delivery.seconds / len(task.deals)
        self._spent[task.match] += delivery.seconds - task.estimate
        whole = _by_deal(self._matches[task.match], task.deals, delivery.games)
        if self._results is not None:
            self._results.add(task.match, whole.values())
        self._played.update({(task.match, deal): games for deal, games in whole.items()})

    def _again(self, task: _Task, error: BaseException) -> None:
        if task.tries == TRIES:
            raise WorkersLost(
                f"{TRIES} workers were lost over deals {task.deals} of match {task.match}: "
                f"{type(error).__name__} {error}"
            ) from error
        self._submit(_Task(task.match, task.deals, task.estimate, task.tries + 1))

    def _tell(self) -> None:
        if self._progress is not None:
            total = sum(match.games for match in self._matches)
            self._progress(sum(map(len, self._played.values())), total)


def _by_deal(
    match: Match, deals: tuple[int, ...], games: tuple[GameResult, ...]
) -> dict[int, tuple[GameResult, ...]]:
    each = len(match.rotations)
    return {deal: games[place * each : (place + 1) * each] for place, deal in enumerate(deals)}
