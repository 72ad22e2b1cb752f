"""What one stranger can do to others: each attack with a bound on its work, or on how long others wait."""

import asyncio
import os
import signal
import sqlite3
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from bench.hosting.hostile import (
    HOSTILE_DATA,
    LONG_OPTIONS,
    STACKED_MARKS,
    STRANGE_PATHS,
    dense_roads,
    with_names,
)
from tests.server.conftest import HereJobs, Visitor, until
from tests.server.misbehaving import die, eat, misbehave, slow_bot, spin

from ducats import games
from ducats.engine.data import read_data
from ducats.engine.errors import BadData
from ducats.engine.record import DATA_LENGTH
from ducats.games.merchants.rules.data_file import Printed
from ducats.games.merchants.rules.roads import Ends, Roads
from ducats.server import heavy
from ducats.server.bots_pool import BotPool
from ducats.server.jobs import AT_ONCE, JobPool
from ducats.server.names import clean_name
from ducats.server.problems import Refusal
from ducats.server.store.base import StoredTable
from ducats.server.store.memory import MemoryStore
from ducats.server.store.sqlite import SqliteStore
from ducats.server.workers import FairQueue, Owner, WorkerPool

NORTH, SOUTH = Owner("north", "north"), Owner("south", "south")


def code(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


# -- data files ------------------------------------------------------------------------------------


def quickest(work: Callable[[], None]) -> float:
    """Seconds of processor time, the best of three: a busy machine does not add the same each time."""
    seconds = []
    for _ in range(3):
        began = time.thread_time()
        work()
        seconds.append(time.thread_time() - began)
    return min(seconds)


@pytest.mark.parametrize("attack", HOSTILE_DATA)
def test_a_hostile_data_file_is_refused_soon(attack: str) -> None:
    def read() -> None:
        with pytest.raises(BadData) as refused:
            read_data(HOSTILE_DATA[attack], Printed)
        assert len(refused.value.message) < 400

    assert quickest(read) < 1.0


def test_the_data_files_of_the_shelf_keep_within_the_limits() -> None:
    for rules in games.GAMES.values():
        rules.check_data(games.data_text(rules.meta.id))


def test_roads_that_are_too_dense_are_refused() -> None:
    with pytest.raises(BadData, match="neighbours on average"):
        games.find("merchants").check_data(dense_roads())


def test_the_ends_of_a_move_are_found_without_walking_every_walk() -> None:
    """With 11 steps and a choice of seven after each there are a billion walks, but a few hundred ends."""
    count = 128
    around = tuple(
        tuple((place + step) % count for step in (-4, -3, -2, -1, 1, 2, 3, 4)) for place in range(count)
    )
    roads = Roads(tuple(str(place) for place in range(count)), 0, around)

    def find() -> None:
        assert Ends(roads, [-1, -1], 0, -1, 11, False).count(11) > 500

    assert quickest(find) < 5.0


def test_a_data_file_is_tried_before_a_table_is_opened_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a data file makes slow, nobody waits for it: a table is not opened with it."""
    heavy.try_data("musketeers", 2, {}, games.data_text("musketeers"))
    monkeypatch.setattr(heavy, "STEP_SECONDS", 0.0)
    with pytest.raises(Refusal) as refused:
        heavy.try_data("musketeers", 2, {}, games.data_text("musketeers"))
    assert refused.value.code == "too_heavy"


async def test_a_bad_data_file_is_a_coded_error_with_a_short_log(serve: Any, logged: Any) -> None:
    async with serve() as server:
        north = await server.visitor()
        for attack in HOSTILE_DATA.values():
            new = {"game": "merchants", "seats": 2, "data": attack[:DATA_LENGTH]}
            assert code(await north.post("/api/tables", new)) == (400, "bad_data")
    assert len(logged()) < 20_000


# -- names and options -----------------------------------------------------------------------------


def test_a_name_of_stacked_marks_is_cut_before_it_is_put_in_order() -> None:
    def clean() -> None:
        for _ in range(100):
            assert len(clean_name("a" + "\u0316\u0300" * 500_000)) <= 24

    assert quickest(clean) < 1.0


async def test_an_imported_record_keeps_no_long_names(server: Any) -> None:
    north, text = await finished_record(server)
    brought = await server.client.post(
        "/api/records",
        content=with_names(text.encode(), [STACKED_MARKS, "b" * 100_000]),
        headers=north.headers,
    )
    assert brought.status_code == 201, brought.text
    assert all(len(seat["name"]) <= 24 for seat in brought.json()["seats"])
    stored = await server.app.state.context.store.table(brought.json()["id"])
    assert len(stored.header) < 2_000


async def test_options_of_long_texts_are_refused(server: Any) -> None:
    north = await server.visitor()
    new = {"game": "marracash", "seats": 3, "options": LONG_OPTIONS}
    assert code(await north.post("/api/tables", new)) == (400, "too_large")
    assert len((await north.get("/api/tables")).content) < 1_000


@pytest.mark.parametrize("path", STRANGE_PATHS)
async def test_strange_addresses_are_not_found(server: Any, path: str) -> None:
    assert code(await server.client.get(path)) == (404, "not_found")


# -- long work -------------------------------------------------------------------------------------


async def finished_record(server: Any) -> tuple[Any, str]:
    north = await server.visitor()
    table = await north.open_table(bots=["page", "page"], options={"match_mode": "single_hand"})
    context = server.app.state.context

    async def is_over() -> bool:
        stored = await context.store.table(table["id"])
        return bool(stored.status == "finished")

    async with asyncio.timeout(20):
        while not await is_over():  # noqa: ASYNC110 - the bots play by themselves
            await asyncio.sleep(0.01)
    return north, (await north.get(f"/api/tables/{table['id']}/record")).text


@asynccontextmanager
async def pool_of(workers: int, seconds: float) -> AsyncIterator[JobPool]:
    pool = JobPool(workers, seconds)
    try:
        yield pool
    finally:
        await pool.close()


async def test_long_work_ends_when_its_time_or_memory_is_over() -> None:
    async with pool_of(1, 1.0) as pool:
        assert await pool.run(NORTH, spin, 0.01) == 0.01
        for work, given in ((spin, 60.0), (eat, 4 * 1024**3), (die, None)):
            with pytest.raises(Refusal) as refused:
                await pool.run(NORTH, work, *(() if given is None else (given,)))
            assert refused.value.code == "too_heavy"
        assert await pool.run(NORTH, spin, 0.01) == 0.01


async def test_the_event_loop_goes_on_while_somebody_works() -> None:
    async with pool_of(1, 10.0) as pool:
        await pool.run(NORTH, spin, 0.0)
        working = asyncio.create_task(pool.run(NORTH, spin, 0.5))
        ticks = 0
        while not working.done():
            await asyncio.sleep(0.005)
            ticks += 1
        assert ticks > 20


@pytest.mark.skipif(not hasattr(os, "nice"), reason="the system knows no priorities")
async def test_work_gives_way_to_the_server() -> None:
    async with pool_of(1, 10.0) as pool:
        assert await pool.run(NORTH, os.nice, 0) > os.nice(0)


async def test_one_person_has_a_few_works_at_a_time() -> None:
    jobs = HereJobs()
    waiting = [asyncio.create_task(jobs.run(NORTH, spin, 0.1)) for _ in range(AT_ONCE)]
    await asyncio.sleep(0)
    with pytest.raises(Refusal) as refused:
        await jobs.run(NORTH, spin, 0.0)
    assert refused.value.code == "busy"
    assert await jobs.run(SOUTH, spin, 0.0) == 0.0
    await asyncio.gather(*waiting)
    assert await jobs.run(NORTH, spin, 0.0) == 0.0


async def test_a_caller_who_stops_waiting_loses_no_worker() -> None:
    queue: Any = FairQueue()
    leaving = [asyncio.create_task(queue.get(NORTH)) for _ in range(3)]
    await asyncio.sleep(0)
    leaving[0].cancel()
    queue.put("process")
    leaving[1].cancel()
    await asyncio.gather(*leaving[:2], return_exceptions=True)
    assert await leaving[2] == "process"


async def test_a_worker_killed_while_idle_costs_nobody_a_move() -> None:
    pool = BotPool(1, 5.0, misbehave)
    try:
        for _ in range(3):
            worker = int(await pool.choose("game", "fine", b"", ""))
            os.kill(worker, signal.SIGKILL)
            assert int(await pool.choose("game", "fine", b"", "")) != worker
    finally:
        await pool.close()


async def test_work_that_nobody_waits_for_does_not_delay_the_next(tmp_path: Path) -> None:
    pool = WorkerPool(2)
    try:
        await asyncio.gather(pool.run(NORTH, 60, spin, 0.3), pool.run(SOUTH, 60, spin, 0.3))
        left = asyncio.create_task(pool.run(NORTH, 3.0, spin, 60.0, tmp_path / "begun"))
        await until((tmp_path / "begun").exists)
        left.cancel()
        for _ in range(4):
            assert await pool.run(SOUTH, 2.0, spin, 0.01) == 0.01
    finally:
        pool.close()


async def test_bots_opened_for_nobody_do_not_delay_the_bots_of_others() -> None:
    pool = BotPool(1, 5.0, slow_bot)
    try:
        await pool.choose("game", "0", b"", "", NORTH)
        crowd = [
            asyncio.create_task(pool.choose("game", "0.2", b"", "", ("crowd", str(number))))
            for number in range(40)
        ]
        await until(lambda: len(pool._workers._queue) > 30)
        began = time.monotonic()
        await pool.choose("game", "0", b"", "", NORTH)
        assert time.monotonic() - began < 2.0
        assert not all(task.done() for task in crowd)
        for task in crowd:
            task.cancel()
    finally:
        await pool.close()


# -- stored tables that cannot be loaded ---------------------------------------------------------------


@pytest.mark.parametrize("fault", ["heavy", "error"])
async def test_a_table_that_cannot_be_loaded_is_set_aside_and_the_rest_runs(
    serve: Any, logged: Any, monkeypatch: pytest.MonkeyPatch, fault: str
) -> None:
    store = MemoryStore()
    async with serve(store=store) as server:
        for name in ("North", "South"):
            await server.known_visitor(name)
        await server.start_table("North", "South", id="faulty-one", data=games.data_text("musketeers"))
        await server.start_table("North", "South", id="healthy-one")

    def fail(table: StoredTable, inputs: Any) -> None:
        if fault == "heavy":
            raise Refusal("too much", code="too_heavy")
        raise ZeroDivisionError

    monkeypatch.setattr(heavy, "try_table", fail)
    async with serve(store=store) as server:
        for _ in range(2):
            with pytest.raises(Refusal) as refused:
                await server.app.state.registry.table("faulty-one")
            assert refused.value.code == "table_set_aside"
        assert (await server.app.state.registry.table("healthy-one")).live_game is not None
        assert set(server.app.state.registry.set_aside) == {"faulty-one"}
    assert logged().count("table_set_aside") == 1


@pytest.mark.parametrize("column", ["options", "absence", "outcome", "attendance", "removed", "help"])
async def test_a_damaged_row_does_not_hide_the_other_tables(
    serve: Any, logged: Any, tmp_path: Path, column: str
) -> None:
    file = tmp_path / "ducats.sqlite"
    async with serve(store=SqliteStore(file)) as server:
        for name in ("North", "South"):
            await server.known_visitor(name)
        for name in ("faulty-one", "healthy-one"):
            await server.start_table("North", "South", id=name)
    with closing(sqlite3.connect(file)) as connection:
        connection.execute(f"UPDATE tables SET {column} = '{{' WHERE id = 'faulty-one'")
        connection.execute("INSERT OR REPLACE INTO due (table_id, at) VALUES ('faulty-one', 0)")
        connection.commit()
    store = SqliteStore(file)
    async with serve(store=store) as server:
        north = Visitor(server.client, "North", {})
        listed = (await north.get("/api/tables")).json()
        for tables in (listed["public"], listed["mine"]):
            assert [table["id"] for table in tables] == ["healthy-one"]
        for path in ("", "/record", "/review"):
            assert (await north.get(f"/api/tables/faulty-one{path}")).json()["code"] == "table_set_aside"
        registry = server.app.state.registry
        with pytest.raises(Refusal, match="set aside"):
            await registry.table("faulty-one")
        assert (await registry.table("healthy-one")).live_game is not None
        async with asyncio.timeout(10):
            while await store._select("SELECT 1 FROM due WHERE table_id = 'faulty-one'"):  # noqa: ASYNC110
                await asyncio.sleep(0.01)
    assert logged().count('"event": "table_set_aside"') == 1
