"""Analyses on a server: made in a worker, kept for everybody, dropped when nobody waits."""

import asyncio
from functools import cache
from typing import Any

import msgspec
import pytest
from tests.server.conftest import FakeTime, Visitor, until
from tests.server.test_processes import Servers, servers

from ducats.engine.driver import Driver
from ducats.engine.record import new_header, write
from ducats.engine.rng import Rng
from ducats.games import find
from ducats.review import Analysis
from ducats.review.background import NOTHING, Portion, work_on
from ducats.review.messages import Balance, Cost
from ducats.server.reviews import PATIENCE_SECONDS

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


class SlowLane:
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
    assert (await south.post(path, {})).json() == {"status": "done", "done": 0, "total": 0, "version": 2}
    analysis = msgspec.json.decode((await south.get(f"{path}/analysis")).content, type=Analysis)
    assert analysis.cost.worlds > 0
    assert analysis.game == "musketeers"


async def test_the_chances_are_shown_before_the_rest_is_done(server: Any) -> None:
    north, path = await brought(server)
    lane = server.app.state.reviews._lane = SlowLane()
    await north.post(path, {})
    assert (await north.get(path)).json()["version"] == 0
    lane.gate.release()
    await until(lambda: lane.done == 1)
    await asyncio.sleep(0)
    told = (await north.get(path)).json()
    assert told == {"status": "running", "done": 1, "total": 3, "version": 1}
    assert (await north.get(f"{path}/analysis")).json()["seed"] == "1"
    lane.gate.release()
    lane.gate.release()
    await until(lambda: not server.app.state.reviews._jobs)
    assert (await north.get(path)).json()["status"] == "done"
    assert (await north.get(f"{path}/analysis")).json()["seed"] == "3"


async def test_work_that_nobody_waits_for_is_dropped(server: Any) -> None:
    north, path = await brought(server)
    reviews, context = server.app.state.reviews, server.app.state.context
    lane = reviews._lane = SlowLane(total=100)
    await north.post(path, {})
    now = context.timer()
    context.timer = lambda: now + PATIENCE_SECONDS - 1
    lane.gate.release()
    await until(lambda: lane.done == 1)
    assert reviews._jobs
    context.timer = lambda: now + PATIENCE_SECONDS + 1
    lane.gate.release()
    await until(lambda: not reviews._jobs)
    assert lane.done == 2
    assert (await north.get(path)).json()["status"] == "none"


async def test_an_analysis_is_seen_and_awaited_at_another_server(servers: Servers) -> None:
    """It is made once, goes on while anybody anywhere waits, and is dropped when nobody does."""
    first, second = servers
    north, path = await brought(first)
    elsewhere = Visitor(second.client, north.cookie, north.me)
    reviews, context = first.app.state.reviews, first.app.state.context
    lane = reviews._lane = SlowLane(total=100)
    for server in servers:
        server.app.state.context.timer = FakeTime(1000.0).clock
    await north.post(path, {})
    context.timer = FakeTime(1000.0 + PATIENCE_SECONDS - 1).clock
    lane.gate.release()
    async with asyncio.timeout(10):
        while (told := (await elsewhere.get(path)).json())["done"] != 1:  # noqa: ASYNC110 - another server
            await asyncio.sleep(0.02)
    assert told["status"] == "running"
    assert (await elsewhere.post(path, {})).json()["status"] == "running"
    assert not second.app.state.reviews._jobs, "it is under way already"
    (job,) = reviews._jobs.values()
    await until(lambda: job.asked > 1000.0)
    context.timer = FakeTime(1000.0 + PATIENCE_SECONDS + 1).clock
    lane.gate.release()
    await until(lambda: lane.done == 2)
    assert reviews._jobs, "somebody waits at the other server"
    context.timer = FakeTime(1000.0 + 3 * PATIENCE_SECONDS).clock
    lane.gate.release()
    await until(lambda: not reviews._jobs)
    async with asyncio.timeout(10):
        while (await elsewhere.get(path)).json()["status"] != "none":  # noqa: ASYNC110 - another server
            await asyncio.sleep(0.02)


async def test_a_worker_that_fails_is_told_and_may_try_again(server: Any) -> None:
    north, path = await brought(server)
    reviews = server.app.state.reviews
    lane = reviews._lane = SlowLane(failure=RuntimeError("worker lost"))
    await north.post(path, {})
    lane.gate.release()
    await until(lambda: all(job.failed for job in reviews._jobs.values()))
    assert (await north.get(path)).json()["status"] == "failed"
    reviews._lane = SlowLane()
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
    server.app.state.reviews._lane = SlowLane()
    north, path = await brought(server)
    assert (await north.post(path, {})).status_code == 201
    _, other = await brought(server)
    answer = await north.post(other, {})
    assert (answer.status_code, answer.json()["code"]) == (503, "too_many_reviews")


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
