"""A Dask scheduler with two worker processes, one of which is killed in the middle."""

import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import msgspec
import pytest
from distributed import LocalCluster

from ducats.arena import Alone, Cluster, Contest, GameResult, hold
from ducats.arena.running import Played

CONTEST = Contest(
    game="musketeers",
    bots=("page", "random"),
    seats=(2,),
    games=24,
    seed="cluster",
    options={"match_mode": "single_hand"},
)


def without_times(played: Played) -> list[list[GameResult]]:
    return [[msgspec.structs.replace(game, seconds=(), slowest=()) for game in games] for games in played]


PATIENCE = 40
"""Seconds; a busy machine takes its time to start an interpreter with Dask."""


@contextmanager
def worker(address: str) -> Iterator[subprocess.Popen[bytes]]:
    arguments = ["worker", address, "--host", "127.0.0.1", "--no-nanny", "--nthreads", "1", "--no-dashboard"]
    process = subprocess.Popen(
        [sys.executable, "-m", "dask", *arguments], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        yield process
    finally:
        process.kill()
        process.wait()


def test_a_killed_worker_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ducats.arena.running.ORDER_SECONDS", 0.05)
    with ExitStack() as stack:
        scheduler = stack.enter_context(
            LocalCluster(  # type: ignore[no-untyped-call]  # distributed has no types
                n_workers=0,
                processes=True,
                host="127.0.0.1",
                # Without a dashboard there is still a port for figures, and any will do.
                scheduler_kwargs={"dashboard": False, "dashboard_address": "127.0.0.1:0"},
            )
        )
        address = scheduler.scheduler_address
        workers = [stack.enter_context(worker(address)) for _ in range(2)]
        pool = Cluster(address)
        stack.callback(pool.close)
        pool._client.wait_for_workers(2, timeout=PATIENCE)
        assert pool.capacity() == 2
        told: list[int] = []

        def kill_one(done: int, _total: int) -> None:
            told.append(done)
            if done:
                workers[0].kill()

        played = hold(CONTEST, pool, tmp_path, kill_one)
        assert workers[0].wait(PATIENCE) == -signal.SIGKILL
        assert pool.capacity() == 1
    assert next(done for done in told if done) < told[-1] == 24, "it was killed in the middle"
    assert without_times(played) == without_times(hold(CONTEST, Alone()))
