"""What the server does by itself: it is taken when it is due, tried again, and given up when it cannot be."""

import asyncio
from collections.abc import Iterable
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace
from tests.server.conftest import FakeTime, until
from tests.store.stored import TABLE

from ducats.server.due_work import DueWork
from ducats.server.metrics import Metrics
from ducats.server.store.base import Conflict, StoredInput, StoredTable, StoreError
from ducats.server.store.memory import MemoryStore

ANY_FAULT = pytest.mark.parametrize(
    "error", [StoreError("the disk is full"), RuntimeError("nobody thought of this")]
)


class Noted(MemoryStore):
    """Notes which tables were read, and fails when told to."""

    def __init__(self) -> None:
        super().__init__()
        self.read: list[str] = []
        self.is_dead = False
        self.asked_for_work = 0

    async def take_due(self, worker: str, now: float, limit: int) -> list[str]:
        self.asked_for_work += 1
        if self.is_dead and self.asked_for_work == 1:
            raise StoreError("input/output error")
        return await super().take_due(worker, now, limit)

    async def table(self, table: str) -> StoredTable | None:
        self.read.append(table)
        if self.is_dead:
            raise StoreError("input/output error")
        return await super().table(table)


class Slow(MemoryStore):
    """Takes its time over the table `slow`."""

    def __init__(self) -> None:
        super().__init__()
        self.gate = asyncio.Event()
        self.gate.set()
        self.loads = self.beats = 0

    async def inputs(self, table: str, first: int = 0) -> list[StoredInput]:
        if table == "slow" and not self.gate.is_set():
            self.loads += 1
            await self.gate.wait()
        return await super().inputs(table, first)

    async def keep_due(self, worker: str) -> list[str]:
        self.beats += 1
        return await super().keep_due(worker)


class Settling:
    """Tables whose work is done at once; something is due there again much later."""

    def __init__(self, context: Any) -> None:
        self.worked: list[str] = []
        self.due_work = DueWork(context, self)
        self._context = context

    async def work(self, table: str) -> None:
        self.worked.append(table)
        later = self._context.clock() + 3_600
        stored = await self._context.store.table(table)
        await self._context.store.settle_due(self._context.worker, stored, later)
        self.due_work.nudge(later)

    def working(self) -> Iterable[str]:
        return ()

    def drop(self, table: str) -> None:
        """Nothing is at work."""


async def test_what_is_due_again_later_stops_nothing_that_is_due_before() -> None:
    store, fake_time = MemoryStore(), FakeTime(now=0.0)
    for name, due in (("first", 10.0), ("second", 20.0)):
        await store.add_table(replace(TABLE, id=name), due=due)
    context = SimpleNamespace(
        store=store, worker="me", clock=fake_time.clock, sleep=fake_time.sleep, metrics=Metrics()
    )
    tables = Settling(context)
    tables.due_work.open()
    try:
        await until(lambda: bool(fake_time._sleeping))
        await fake_time.advance(15.0)
        assert tables.worked == ["first"]
        await fake_time.advance(15.0)
        await until(lambda: tables.worked == ["first", "second"])
    finally:
        await tables.due_work.close()


async def test_nothing_is_woken_because_it_exists(serve: Any) -> None:
    """Two tables wait for a person, one for a bot: after a restart only that one is loaded."""
    store = Noted()
    async with serve(store) as server:
        await server.known_visitor("North")
        await server.known_visitor("South")
        server.bots.gate.clear()
        await server.start_table("North", "South", id="of-people")
        await server.start_table("North", "South", id="of-others")
        await server.start_table("page", "North", creator="north", id="of-a-bot")
        await until(lambda: bool(server.bots.asked))
    store.read.clear()
    async with serve(store) as server:
        await until(lambda: bool(server.bots.asked))
        assert set(store.read) == {"of-a-bot"}


async def test_a_table_that_cannot_be_loaded_is_set_aside_and_the_rest_runs(serve: Any, logged: Any) -> None:
    store = MemoryStore()
    async with serve(store) as server:
        await server.known_visitor("North")
        server.bots.gate.clear()
        for name in ("broken", "sound"):
            await server.start_table("page", "North", creator="north", id=name)
        await until(lambda: len(server.bots.asked) == 2)
    store._inputs["broken"][0:1] = []
    async with serve(store) as server:
        await until(lambda: bool(server.bots.asked))
        await until(lambda: "table_not_loaded" in logged())
        assert server.app.state.registry.live("broken") is None
    assert await store.take_due("me", 1.0, 10) == [], "it is not tried for ever"


async def test_work_goes_on_when_the_store_is_back(serve: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ducats.server.due_work.BEAT_SECONDS", 0.05)
    store = Noted()
    async with serve(store) as server:
        await server.known_visitor("North")
        server.bots.gate.clear()
        table = await server.start_table("page", "North", creator="north")
        await until(lambda: bool(server.bots.asked))
    store.is_dead = True
    store.read.clear()
    store.asked_for_work = 0
    async with serve(store) as server:
        await until(lambda: table in store.read)
        assert server.bots.asked == []
        store.is_dead = False
        await until(lambda: bool(server.bots.asked))


@ANY_FAULT
async def test_a_worker_that_fails_has_no_fresh_beat_until_it_is_well_again(
    serve: Any, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    monkeypatch.setattr("ducats.server.due_work.BEAT_SECONDS", 0.02)
    store = MemoryStore()
    beats = 0

    async def fail(worker: str) -> list[str]:
        nonlocal beats
        beats += 1
        raise error

    async with serve(store) as server:
        metrics = server.app.state.context.metrics
        (beat,) = metrics.last_beat.collect()[0].samples
        assert beat.value > 0, "from the first moment"
        metrics.last_beat.set(1)
        await until(lambda: metrics.last_beat.collect()[0].samples[0].value > 1)
        monkeypatch.setattr(store, "keep_due", fail)
        await until(lambda: beats > 0)
        metrics.last_beat.set(1)
        await until(lambda: beats > 2)
        assert metrics.last_beat.collect()[0].samples[0].value == 1
        monkeypatch.undo()
        await until(lambda: metrics.last_beat.collect()[0].samples[0].value > 1)


@ANY_FAULT
async def test_work_that_could_not_be_taken_is_taken_a_little_later(
    serve: Any, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    monkeypatch.setattr("ducats.server.due_work.BEAT_SECONDS", 0.02)
    store = MemoryStore()
    take, failed = store.take_due, 0

    async def fail_twice(*asked: Any) -> list[str]:
        nonlocal failed
        failed += 1
        if failed <= 2:
            raise error
        return await take(*asked)

    async with serve(store) as server:
        await server.known_visitor("North")
        monkeypatch.setattr(store, "take_due", fail_twice)
        await server.start_table("page", "North", creator="north")
        await until(lambda: failed > 2 and bool(server.bots.asked))


async def test_a_server_whose_work_cannot_be_given_back_stops_all_the_same(
    serve: Any, monkeypatch: pytest.MonkeyPatch, logged: Any
) -> None:
    store = MemoryStore()

    async def fail(worker: str) -> None:
        raise RuntimeError("nobody thought of this")

    monkeypatch.setattr(store, "release_due", fail)
    async with serve(store) as server:
        await server.known_visitor("North")
    assert "work_not_released" in logged()


async def test_a_conflict_that_nothing_explains_is_refused(
    serve: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table is as it was seen, and still cannot be written: to try again would never end."""
    async with serve(MemoryStore()) as server:
        north = await server.known_visitor("North")
        await server.known_visitor("South")
        table = await server.start_table("North", "South")

        async def contradict(*_: Any) -> None:
            raise Conflict("something else")

        monkeypatch.setattr(server.app.state.context.store, "append", contradict)
        async with north.at(table) as connection:
            await connection.until("Welcome")
            await connection.act()
            assert await connection.refusal() == "not_stored"


async def test_a_table_that_is_slow_to_load_holds_up_no_other(
    serve: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It loads for as long as it takes; meanwhile this process stays alive and works on the rest."""
    monkeypatch.setattr("ducats.server.due_work.BEAT_SECONDS", 0.05)
    store = Slow()
    async with serve(store) as server:
        await server.known_visitor("North")
        server.bots.gate.clear()
        for name in ("slow", "quick"):
            await server.start_table("page", "North", creator="north", id=name)
        await until(lambda: len(server.bots.asked) == 2)
    store.gate.clear()
    async with serve(store) as server:
        await until(lambda: bool(server.bots.asked))
        beats = store.beats
        await until(lambda: store.beats > beats + 1)
        assert server.app.state.registry.live("slow") is None
        assert store.loads == 1, "what is being loaded is not loaded again with every beat"
        await server.start_table("page", "North", creator="north", id="another")
        await until(lambda: len(server.bots.asked) == 2)
        store.gate.set()
        await until(lambda: len(server.bots.asked) == 3)
