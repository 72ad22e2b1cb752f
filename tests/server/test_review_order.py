"""Which of several analyses is made first, and what a worker keeps of one that has to wait."""

import asyncio
from typing import Any

import msgspec
import pytest
from tests.server.conftest import until
from tests.server.test_reviews import brought, made_by, progress, record

from ducats.review.background import NOTHING, Portion, work_on


class TwoAnalyses:
    """A worker in which each portion waits for the test; the first of an analysis brings its curve."""

    def __init__(self) -> None:
        self.gate = asyncio.Semaphore(0)
        self.done: dict[str, int] = {}
        self.order: list[str] = []
        self.total: dict[str, int] = {}

    async def run(self, work: Any, seconds: float, table: str, record: bytes) -> bytes:
        await self.gate.acquire()
        done = self.done[table] = self.done.get(table, 0) + 1
        self.order.append(table)
        total = self.total[table]
        shown = done in (1, total)
        analysis = msgspec.Raw(msgspec.json.encode(made_by(done))) if shown else NOTHING
        return msgspec.json.encode(Portion(done=done, total=total, analysis=analysis, seconds=float(total)))

    def stop(self) -> None:
        """Nothing to stop."""


async def test_a_long_analysis_blocks_neither_first_curves_nor_short_ones(server: Any) -> None:
    north, long = await brought(server)
    south, short = await brought(server)
    tables = [path.split("/")[3] for path in (long, short)]
    assert tables[0] != tables[1]
    process = server.app.state.registry.reviews._process = TwoAnalyses()
    process.total = dict(zip(tables, (40, 3), strict=True))
    await north.post(long, {})
    for done in range(1, 11):
        process.gate.release()
        await progress(server, done)
    waiting = (await south.post(short, {})).json()
    assert (waiting["status"], waiting["ahead"]) == ("waiting", 0), "its curve comes next"
    before = len(process.order)
    for _ in range(4):
        process.gate.release()
    store = server.app.state.context.store
    await until(lambda: tables[1] not in store._wanted)
    assert process.order[before:] == [tables[0], tables[1], tables[1], tables[1]]
    process.gate.release()
    await progress(server, 12)
    assert (await north.get(long)).json()["ahead"] == 0


async def test_a_worker_goes_on_with_what_it_had_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ducats.review.background.PORTION_SECONDS", 0.0)

    def done(key: str) -> int:
        return msgspec.json.decode(work_on(key, record()), type=Portion).done

    monkeypatch.setattr("ducats.review.background._AT_WORK", {})
    assert [done(key) for key in "abab"] == [1, 1, 2, 2]
    assert [done(key) for key in "cdeab"] == [1, 1, 1, 3, 3], "room is made where least is lost"
    monkeypatch.setattr("ducats.review.background.IDLE_SECONDS", -1.0)
    assert [done(key) for key in "za"] == [1, 1], "what nobody asks about is forgotten"


def test_an_analysis_that_failed_begins_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("ducats.review.background._AT_WORK", {})
    with monkeypatch.context() as broken:
        broken.setattr("ducats.review.curve.Curve._keep", fail)
        broken.setattr("ducats.review.background.PORTION_SECONDS", 60.0)
        with pytest.raises(ZeroDivisionError):
            work_on("a", record())
    monkeypatch.setattr("ducats.review.background.PORTION_SECONDS", 0.0)
    assert msgspec.json.decode(work_on("a", record()), type=Portion).done == 1
