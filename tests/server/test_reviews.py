"""Analyses on a server: made in a worker, kept for everybody, dropped when nobody waits."""

import asyncio
from functools import cache
from hashlib import sha256
from typing import Any

import msgspec
import pytest
from tests.server.conftest import Serve, Visitor, until
from tests.server.test_processes import Servers, servers

from ducats.engine.driver import Driver
from ducats.engine.record import new_header, write
from ducats.engine.rng import Rng
from ducats.games import find
from ducats.review import Analysis
from ducats.review.background import NOTHING, Portion, work_on
from ducats.review.messages import Balance, Cost
from ducats.server.problems import Refusal
from ducats.server.reviews import MOST_OF_ADDRESS, MOST_OF_ONE, PATIENCE_SECONDS
from ducats.server.store.base import LEASE_SECONDS, Conflict, StoreError
from ducats.server.store.wanted_reviews import Asker, Limits

__all__ = ["servers"]


@cache
def record() -> bytes:
    """A short game played by lot."""
    rules, dice = find("musketeers"), Rng("review")
    driver, _ = Driver.begin(
        rules, new_header(rules, 2, "review", rules.meta.shortest, players=("Ann", "Bob")), "review"
    )
    while not driver.play.is_over():
        seat = driver.play.waiting_for()[0]
        driver.apply(seat, driver.play.say(seat, dice.choice(driver.play.legal(seat))))
    return write(driver.record())


async def brought(server: Any) -> tuple[Any, str]:
    north = await server.visitor("North")
    answer = await server.client.post("/api/records", content=record(), headers=north.headers)
    return north, f"/api/tables/{answer.json()['id']}/review"


def made_by(portion: int) -> Analysis:
    """An analysis of a game of two; its seed tells which portion brought it."""
    balance = Balance(
        start=500_000,
        result=1_000_000,
        luck=300_000,
        own=100_000,
        others=100_000,
        hidden=0,
        luck_error=0,
        own_error=0,
        others_error=0,
        loss=20_000,
        accuracy=90.0,
        choices=4,
    )
    return Analysis(
        game="musketeers",
        version=1,
        seats=2,
        players=("North", "South"),
        commitment="",
        seed=str(portion),
        start=(500_000, 500_000),
        result=(1_000_000, 0),
        moments=(),
        balances=(balance, balance),
        turning_points=(),
        cost=Cost(playouts=1, worlds=1, games=1, seconds=0.0, form=""),
    )


class SlowProcess:
    """A worker that does a piece each time the test lets it."""

    def __init__(self, total: int = 3, failure: Exception | None = None) -> None:
        self.total = total
        self.done = 0
        self.failure = failure
        self.gate = asyncio.Semaphore(0)

    async def run(self, work: Any, seconds: float, *asked: Any) -> bytes:
        await self.gate.acquire()
        if self.failure is not None:
            raise self.failure
        self.done += 1
        analysis = msgspec.Raw(msgspec.json.encode(made_by(self.done)))
        return msgspec.json.encode(Portion(done=self.done, total=self.total, analysis=analysis))

    def stop(self) -> None:
        """Nothing to stop."""


async def test_a_finished_game_is_analysed_once_for_everybody(server: Any) -> None:
    north, path = await brought(server)
    assert (await north.get(path)).json()["status"] == "none"
    assert (await north.get(f"{path}/analysis")).json()["code"] == "no_review"
    assert (await north.post(path, {})).json()["status"] in ("waiting", "running")
    async with asyncio.timeout(100):
        while (state := (await north.get(path)).json())["status"] != "done":
            assert state["status"] in ("waiting", "running")
            await asyncio.sleep(0.05)
    south = await server.visitor("South")
    found = (await south.post(path, {})).json()
    assert found == {"status": "done", "done": 0, "total": 0, "version": 2, "ahead": 0}
    analysis = msgspec.json.decode((await south.get(f"{path}/analysis")).content, type=Analysis)
    assert analysis.cost.worlds > 0
    assert analysis.game == "musketeers"


async def progress(server: Any, done: int) -> None:
    """Until so much has been noted."""
    wanted = server.app.state.context.store._wanted
    await until(lambda: [one.done for one in wanted.values()] == [done])


async def nobody_waits(server: Any) -> None:
    await until(lambda: not server.app.state.context.store._wanted)


async def test_the_chances_are_shown_before_the_rest_is_done(server: Any) -> None:
    north, path = await brought(server)
    process = server.app.state.registry.reviews._process = SlowProcess()
    assert (await north.post(path, {})).json()["version"] == 0
    process.gate.release()
    await progress(server, 1)
    told = (await north.get(path)).json()
    assert told == {"status": "running", "done": 1, "total": 3, "version": 1, "ahead": 0}
    assert (await north.get(f"{path}/analysis")).json()["seed"] == "1"
    process.gate.release()
    process.gate.release()
    await nobody_waits(server)
    assert (await north.get(path)).json()["status"] == "done"
    assert (await north.get(f"{path}/analysis")).json()["seed"] == "3"


async def test_work_that_nobody_waits_for_is_dropped(serve: Serve) -> None:
    now = [1000.0]
    async with serve(clock=lambda: now[0]) as server:
        north, path = await brought(server)
        process = server.app.state.registry.reviews._process = SlowProcess(total=100)
        await north.post(path, {})
        now[0] += PATIENCE_SECONDS - 1
        process.gate.release()
        await progress(server, 1)
        now[0] += 2
        process.gate.release()
        await nobody_waits(server)
        assert process.done == 2
        assert (await north.get(path)).json()["status"] == "none"


async def test_who_asks_keeps_the_work_going(serve: Serve) -> None:
    now = [1000.0]
    async with serve(clock=lambda: now[0]) as server:
        north, path = await brought(server)
        process = server.app.state.registry.reviews._process = SlowProcess(total=100)
        await north.post(path, {})
        for done in range(1, 4):
            now[0] += PATIENCE_SECONDS - 1
            assert (await north.get(path)).json()["status"] == "running"
            process.gate.release()
            await progress(server, done)


async def test_an_analysis_is_seen_and_awaited_at_another_server(servers: Servers) -> None:
    """It is made once, wherever somebody works, and seen wherever somebody waits."""
    north, path = await brought(servers[0])
    elsewhere = Visitor(servers[1].client, north.cookie, north.me)
    processes = []
    for server in servers:
        process = server.app.state.registry.reviews._process = SlowProcess(total=2)
        processes.append(process)
    await north.post(path, {})
    assert (await elsewhere.post(path, {})).json()["status"] in ("waiting", "running")
    for process in processes:
        process.gate.release()
    async with asyncio.timeout(10):
        while (told := (await elsewhere.get(path)).json())["done"] != 1:  # noqa: ASYNC110 - another server
            await asyncio.sleep(0.02)
    assert told["status"] == "running"
    assert sum(process.done for process in processes) == 1, "it is made once"
    for visitor in (north, elsewhere):
        assert (await visitor.get(f"{path}/analysis")).json()["seed"] == "1"
    for process in processes:
        process.gate.release()
    async with asyncio.timeout(10):
        while (await elsewhere.get(path)).json()["status"] != "done":  # noqa: ASYNC110 - another server
            await asyncio.sleep(0.02)


async def test_what_a_process_that_died_was_at_is_taken_by_another(servers: Servers) -> None:
    north, path = await brought(servers[0])
    context, table = servers[0].app.state.context, path.split("/")[3]
    works = [server.app.state.registry.reviews for server in servers]
    for work in works:
        await work.close()
    now = context.clock()
    assert await context.store.want_review(
        table, Asker("owner", "address"), now, now + 60.0, Limits(10, 10, 10)
    )
    await context.store.keep_due("dies now")
    assert await context.store.take_review("dies now", now) == table
    for work in works:
        work._process = SlowProcess(total=1)
        work._process.gate.release()
        work.open()
    async with asyncio.timeout(LEASE_SECONDS + 10):
        while (await north.get(path)).json()["status"] != "done":  # noqa: ASYNC110 - another server
            await asyncio.sleep(0.02)
    assert sorted(work._process.done for work in works) == [0, 1]


async def test_a_store_that_fails_for_a_while_loses_no_analysis(
    server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ducats.server.review_work.LOOK_SECONDS", 0.01)
    north, path = await brought(server)
    store = server.app.state.context.store
    process = server.app.state.registry.reviews._process = SlowProcess(total=2)
    await north.post(path, {})
    process.gate.release()
    await progress(server, 1)
    keep, refused = store.keep_review, []

    async def refuse(*given: Any) -> None:
        refused.append(given)
        if len(refused) == 1:
            raise StoreError("no room")
        await keep(*given)

    store.keep_review = refuse
    process.gate.release()
    await nobody_waits(server)
    assert (await north.get(path)).json()["status"] == "done"
    assert (len(refused), process.done) == (2, 2), "what is finished is not made again"


@pytest.mark.parametrize(("refusal", "times"), [(StoreError("no room"), 3), (Conflict("no such person"), 1)])
async def test_what_cannot_be_kept_is_not_made_for_ever(
    server: Any, monkeypatch: pytest.MonkeyPatch, refusal: StoreError, times: int
) -> None:
    monkeypatch.setattr("ducats.server.review_work.LOOK_SECONDS", 0.01)
    monkeypatch.setattr("ducats.server.review_work.KEEP_ATTEMPTS", 3)
    north, path = await brought(server)
    process = server.app.state.registry.reviews._process = SlowProcess(total=1)
    refused = []

    async def refuse(*given: Any) -> None:
        refused.append(given)
        raise refusal

    store = server.app.state.context.store
    monkeypatch.setattr(store, "keep_review", refuse)
    await north.post(path, {})
    process.gate.release()
    await until(lambda: [one.failed for one in store._wanted.values()] == [True])
    assert (await north.get(path)).json()["status"] == "failed"
    assert (len(refused), process.done) == (times, 1)


async def test_a_moment_in_which_all_are_busy_fails_no_analysis(
    server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ducats.server.review_work.BUSY_SECONDS", 0.01)
    north, path = await brought(server)
    process = server.app.state.registry.reviews._process = SlowProcess(total=1)
    jobs = server.app.state.context.jobs
    busy: list[Any] = []
    run = jobs.run

    async def run_later(*given: Any) -> Any:
        if len(busy) < 2:
            busy.append(given)
            raise Refusal("too much to do", code="busy")
        return await run(*given)

    monkeypatch.setattr(jobs, "run", run_later)
    await north.post(path, {})
    process.gate.release()
    await nobody_waits(server)
    assert (await north.get(path)).json()["status"] == "done"
    assert len(busy) == 2


async def test_a_fault_of_the_store_does_not_end_the_work(
    server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ducats.server.review_work.LOOK_SECONDS", 0.01)
    north, path = await brought(server)
    process = server.app.state.registry.reviews._process = SlowProcess(total=1)
    store = server.app.state.context.store
    faults: list[Any] = []
    take = store.take_review

    async def take_later(*given: Any) -> Any:
        if not faults:
            faults.append(given)
            raise ValueError("a fault")
        return await take(*given)

    monkeypatch.setattr(store, "take_review", take_later)
    await north.post(path, {})
    process.gate.release()
    await nobody_waits(server)
    assert (await north.get(path)).json()["status"] == "done"
    assert faults


async def test_a_worker_that_fails_is_told_and_may_try_again(server: Any) -> None:
    north, path = await brought(server)
    process = server.app.state.registry.reviews._process = SlowProcess(failure=RuntimeError("worker lost"))
    await north.post(path, {})
    process.gate.release()
    store = server.app.state.context.store
    await until(lambda: all(wanted.failed for wanted in store._wanted.values()))
    assert (await north.get(path)).json()["status"] == "failed"
    server.app.state.registry.reviews._process = SlowProcess()
    assert (await north.post(path, {})).json()["status"] in ("waiting", "running")


async def test_nothing_is_said_about_a_running_game(server: Any) -> None:
    north = await server.visitor("North")
    table = await north.open_table(bots=[None, "page"])
    path = f"/api/tables/{table['id']}/review"
    answer = await north.post(path, {})
    assert (answer.status_code, answer.json()["code"]) == (409, "not_finished")
    assert (await north.get(path)).json()["status"] == "none"
    assert (await north.get(f"{path}/analysis")).status_code == 404


async def test_the_queue_has_an_end(server: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ducats.server.reviews.MOST_WAITING", 1)
    server.app.state.registry.reviews._process = SlowProcess()
    north, path = await brought(server)
    assert (await north.post(path, {})).status_code == 201
    _, other = await brought(server)
    answer = await north.post(other, {})
    assert (answer.status_code, answer.json()["code"]) == (503, "too_many_reviews")


async def test_one_person_does_not_fill_the_queue(server: Any) -> None:
    server.app.state.registry.reviews._process = SlowProcess()
    north, path = await brought(server)
    paths = [path, *[(await brought(server))[1] for _ in range(MOST_OF_ONE)]]
    codes = [(await north.post(one, {})).status_code for one in paths]
    assert codes == [201] * MOST_OF_ONE + [503]
    south = await server.visitor("South")
    assert (await south.post(paths[-1], {})).status_code == 201


async def test_dropping_cookies_does_not_fill_the_queue(server: Any) -> None:
    server.app.state.registry.reviews._process = SlowProcess()
    paths = [(await brought(server))[1] for _ in range(MOST_OF_ADDRESS + 1)]
    codes = [(await (await server.visitor()).post(one, {})).status_code for one in paths]
    assert codes == [201] * MOST_OF_ADDRESS + [503]


async def test_what_is_kept_of_an_address_tells_nobody_which_one(server: Any) -> None:
    server.app.state.registry.reviews._process = SlowProcess()
    north, path = await brought(server)
    assert (await server.client.post(path, json={})).status_code == 201, "without a cookie"
    assert (await north.post((await brought(server))[1], {})).status_code == 201
    context = server.app.state.context
    (stranger, person) = (one.asker for one in context.store._wanted.values())
    assert stranger.owner == stranger.address == person.address != person.owner
    guesses = {sha256(text.encode()).hexdigest() for text in ("127.0.0.1", north.me["id"])}
    for mark in (*stranger, *person):
        assert not any(guess.startswith(mark) for guess in guesses), "trying all addresses would find it"


async def test_processes_agree_on_marks_and_servers_do_not(servers: Servers, serve: Serve) -> None:
    marks = [await one.app.state.context.mark_of("192.0.2.1") for one in servers[:2]]
    assert marks[0] == marks[1]
    async with serve() as elsewhere:
        assert await elsewhere.app.state.context.mark_of("192.0.2.1") != marks[0]


def test_a_worker_goes_on_where_it_was() -> None:
    done, shown = 0, []
    while True:
        portion = msgspec.json.decode(work_on("one", record()), type=Portion)
        assert portion.done > done
        done = portion.done
        if portion.analysis != NOTHING:
            shown.append(msgspec.json.decode(portion.analysis, type=Analysis))
        if portion.done == portion.total:
            break
    assert [analysis.cost.worlds > 0 for analysis in shown] == [False, True]
    assert all(analysis.players == () for analysis in shown), "what is kept names nobody"
