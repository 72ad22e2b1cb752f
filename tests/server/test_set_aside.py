"""Tables that cannot be loaded: for a minute where that may pass, for good where their game is refused."""

import asyncio
from typing import Any

import pytest
from msgspec.structs import replace
from tests.server.conftest import FakeTime, HereJobs, until
from tests.server.misbehaving import die, spin
from tests.server.test_attacks import NORTH, pool_of

from ducats import games
from ducats.server import heavy
from ducats.server.due_work import BUSY_SECONDS, FAULT_SECONDS
from ducats.server.jobs import GivenUp
from ducats.server.live_game import LiveGame
from ducats.server.problems import Refusal
from ducats.server.store.base import AT_ONCE
from ducats.server.store.memory import MemoryStore

TABLE = "table-one"


class FailingJobs(HereJobs):
    """Fails for as long as there is an error."""

    def __init__(self) -> None:
        super().__init__()
        self.error: Exception | None = None
        self.tried = 0
        self.answers = asyncio.Event()
        self.answers.set()

    async def _work(self, *asked: Any) -> Any:
        if asked[1] is heavy.try_table:
            self.tried += 1
            await self.answers.wait()
            if self.error is not None:
                raise self.error
        return await super()._work(*asked)


async def stored_table(serve: Any, store: MemoryStore) -> None:
    async with serve(store=store) as server:
        server.bots.gate.clear()
        await server.known_visitor("North")
        await server.start_table("page", "North", creator="north", data=games.data_text("musketeers"))


async def code(server: Any) -> str:
    with pytest.raises(Refusal) as refused:
        await server.app.state.registry.table(TABLE)
    return refused.value.code


async def test_killed_work_is_no_refusal_of_what_it_was_about() -> None:
    async with pool_of(1, 1.0) as pool:
        for work, given in ((spin, (60.0,)), (die, ())):
            with pytest.raises(GivenUp) as refused:
                await pool.run(NORTH, work, *given)
            assert refused.value.code == "too_heavy"


@pytest.mark.parametrize("error", [GivenUp("too slow"), ZeroDivisionError()])
async def test_what_may_pass_is_tried_again_after_a_minute(serve: Any, logged: Any, error: Exception) -> None:
    store, jobs, fake_time = MemoryStore(), FailingJobs(), FakeTime()
    await stored_table(serve, store)
    jobs.error = error
    async with serve(store=store, jobs=jobs, fake_time=fake_time) as server:
        await until_due(store, fake_time.now + FAULT_SECONDS)
        assert jobs.tried == 1
        for _ in range(3):
            assert await code(server) == "table_set_aside"
        assert jobs.tried == 1, "not for everybody who asks"
        await fake_time.advance(FAULT_SECONDS + 1)
        await until_due(store, fake_time.now + FAULT_SECONDS - 1)
        assert jobs.tried == 2
        jobs.error = None
        await fake_time.advance(FAULT_SECONDS + 1)
        async with asyncio.timeout(10):
            while not server.bots.asked:  # noqa: ASYNC110 - the bot's turn
                await asyncio.sleep(0.01)
        assert (await server.app.state.registry.table(TABLE)).live_game is not None
        assert server.app.state.registry.set_aside == {}
    assert logged().count('"event": "table_set_aside"') == 1


async def test_what_was_long_in_failing_is_tried_again_too(
    serve: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By then the server has already looked what is due next, and would not look again by itself."""
    monkeypatch.setattr("ducats.server.due_work.BEAT_SECONDS", 0.02)
    store, jobs, fake_time = MemoryStore(), FailingJobs(), FakeTime()
    await stored_table(serve, store)
    jobs.error = Refusal("the server has too much to do; try again later", code="busy")
    jobs.answers.clear()
    async with serve(store=store, jobs=jobs, fake_time=fake_time) as server:
        work = server.app.state.registry._work
        await until(lambda: jobs.tried == 1 and not work._taking.locked())
        jobs.answers.set()
        await until_due(store, fake_time.now + BUSY_SECONDS)
        await fake_time.advance(BUSY_SECONDS + 1)
        await until(lambda: jobs.tried == 2)


async def test_a_game_that_is_refused_stays_aside(serve: Any) -> None:
    store, jobs, fake_time = MemoryStore(), FailingJobs(), FakeTime()
    await stored_table(serve, store)
    jobs.error = Refusal("a question of this game takes too long to put", code="too_heavy")
    async with serve(store=store, jobs=jobs, fake_time=fake_time) as server:
        await until_due(store, None)
        await fake_time.advance(10 * FAULT_SECONDS)
        assert await code(server) == "table_set_aside"
        assert jobs.tried == 1


async def test_a_row_that_was_mended_is_read_again(serve: Any) -> None:
    store = MemoryStore()
    await stored_table(serve, store)
    whole = store._tables[TABLE]
    store._tables[TABLE] = replace(whole, fault="no JSON")
    async with serve(store=store) as server:
        assert await code(server) == "table_set_aside"
        store._tables[TABLE] = whole
        assert isinstance((await server.app.state.registry.table(TABLE)).live_game, LiveGame)


async def until_due(store: MemoryStore, at: float | None) -> None:
    """The table is not worked on, and due then; None: never."""
    async with asyncio.timeout(10):
        while True:
            due = store._due.get(TABLE)
            if due is None if at is None else due is not None and due.at > AT_ONCE:
                break
            await asyncio.sleep(0.01)
    assert (due is None) == (at is None)
    if due is not None:
        assert due.at == pytest.approx(at, abs=2)
