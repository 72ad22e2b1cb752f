"""Bots in worker processes: those that hang, crash or talk nonsense, and the ones people play with."""

import asyncio
import os
import signal
import sys
from multiprocessing import forkserver, get_all_start_methods
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.conftest import FakeTime, first_choice, until
from tests.server.misbehaving import misbehave

from ducats.engine.driver import Driver
from ducats.engine.record import new_header
from ducats.games import find
from ducats.server.bots_pool import BotFailed, BotPool
from ducats.server.live_game import LiveGame
from ducats.server.thinking import RETRY_SECONDS


@pytest.fixture
async def pool() -> Any:
    made = BotPool(1, 1.0, misbehave)
    yield made
    await made.close()


async def test_a_bot_that_was_warmed_up_is_the_one_that_answers() -> None:
    pool = BotPool(2, 1.0, misbehave)
    try:
        await pool.warm_up()
        (warm,) = [process._pid for process in pool._workers._processes if process._pid is not None]
        assert int(await pool.choose("game", "fine", b"", "")) == warm
    finally:
        await pool.close()


async def test_a_bot_that_hangs_is_replaced(pool: BotPool) -> None:
    before = await pool.choose("game", "fine", b"", "")
    assert int(before) != os.getpid()
    with pytest.raises(BotFailed, match="timeout"):
        await pool.choose("game", "hang", b"", "")
    after = await pool.choose("game", "fine", b"", "")
    assert after != before


async def test_a_bot_that_crashes_is_replaced(pool: BotPool) -> None:
    with pytest.raises(BotFailed, match="crash"):
        await pool.choose("game", "crash", b"", "")
    assert int(await pool.choose("game", "fine", b"", "")) > 0


@pytest.mark.skipif(
    "forkserver" not in get_all_start_methods(), reason="here workers are copies of no other process"
)
async def test_the_process_that_workers_are_copies_of_may_be_killed() -> None:
    """As a machine short of memory does."""
    pool = BotPool(1, 5.0, misbehave)
    try:
        before = int(await pool.choose("game", "fine", b"", ""))
        starter: Any = forkserver._forkserver  # nothing public tells its id
        os.kill(starter._forkserver_pid, signal.SIGKILL)
        os.kill(before, signal.SIGKILL)
        await until(lambda: not is_alive(before))
        assert int(await pool.choose("game", "fine", b"", "")) != before
    finally:
        await pool.close()


async def test_a_bot_that_takes_too_much_memory_is_replaced(pool: BotPool) -> None:
    before = await pool.choose("game", "fine", b"", "")
    with pytest.raises(BotFailed, match="memory"):
        await pool.choose("game", "eat", b"", "")
    assert await pool.choose("game", "fine", b"", "") != before


async def test_an_error_in_a_bot_does_not_cost_the_worker(pool: BotPool) -> None:
    before = await pool.choose("game", "fine", b"", "")
    with pytest.raises(BotFailed, match="error"):
        await pool.choose("game", "error", b"", "")
    assert await pool.choose("game", "fine", b"", "") == before


async def test_the_bots_of_the_shelf_answer_from_a_view_alone() -> None:
    rules = find("musketeers")
    driver, _ = Driver.begin(rules, new_header(rules, 3, "seed"), "seed")
    pool = BotPool(1, 20)
    try:
        for level in pool.levels("musketeers"):
            view = msgspec.json.encode(driver.view(1))
            action = await pool.choose("musketeers", level, view, "dice")
            driver.play.hear(1, rules.read_action(action))
    finally:
        await pool.close()


PARENT = """
import asyncio, time
from ducats.server.bots_pool import BotPool
from tests.server.misbehaving import misbehave

async def main():
    pool = BotPool(1, 5, misbehave)  # kept: a pool that nobody holds takes its worker along
    print((await pool.choose("game", "fine", b"", "")).decode(), flush=True)
    time.sleep(60)

if __name__ == "__main__":
    asyncio.run(main())
"""


def is_alive(pid: int) -> bool:
    """Whether a process runs; one that only waits for somebody to take note of its end does not."""
    status = Path(f"/proc/{pid}/stat")
    try:
        os.kill(pid, 0)
        return not status.exists() or status.read_text().rpartition(")")[2].split()[0] != "Z"
    except (ProcessLookupError, FileNotFoundError):
        return False


async def test_workers_do_not_outlive_a_killed_server(tmp_path: Path, clone: Path) -> None:
    program = tmp_path / "parent.py"
    program.write_text(PARENT)
    parent = await asyncio.create_subprocess_exec(
        sys.executable,
        str(program),
        stdout=asyncio.subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(clone)},
    )
    assert parent.stdout is not None
    try:
        worker = int(await asyncio.wait_for(parent.stdout.readline(), 30))
        assert is_alive(worker)
    finally:
        parent.kill()
        await parent.wait()
    await until(lambda: not is_alive(worker))


@pytest.mark.parametrize("why", ["timeout", "crash", "error"])
async def test_the_default_is_played_for_a_bot_that_fails(server: Any, why: str) -> None:
    server.bots.failure = BotFailed(why)
    north = await server.known_visitor("North")
    table = await server.start_table("North", "page")
    async with north.at(table) as connection:
        await connection.until("Welcome")
        while (await connection.until_asked())["outcome"] is None:
            await connection.act()
            await connection.until("Accepted")
            await connection.until("Happened")
    assert f'ducats_bot_failures_total{{why="{why}"}}' in (await north.get("/metrics")).text


@pytest.mark.parametrize("method", ["choose", "wait"])
async def test_a_bot_without_a_worker_is_asked_again(
    serve: Any, monkeypatch: pytest.MonkeyPatch, method: str
) -> None:
    """However long that takes no default is played for it, and nobody can tell whether it has a choice."""
    fake_time = FakeTime()
    async with serve(fake_time=fake_time) as server:
        busy, free = 30, getattr(server.bots, method)

        async def none_free(*asked: Any) -> Any:
            nonlocal busy
            busy -= 1
            if busy >= 0:
                raise BotFailed("busy")
            return await free(*asked)

        monkeypatch.setattr(server.bots, method, none_free)
        if method == "wait":
            monkeypatch.setattr(
                LiveGame, "forced", lambda live_game, seat: None if seat else live_game.default(seat)
            )
        await server.known_visitor("North")
        await server.start_table("page", "North", creator="north")
        live_game = server.live_game()
        default = live_game.default(0)
        for left in range(29, -1, -1):
            async with asyncio.timeout(10):
                while busy != left or not fake_time.is_awaited():  # noqa: ASYNC110 - any state of the server
                    await asyncio.sleep(0.01)
            assert live_game.moments == 0
            await fake_time.advance(RETRY_SECONDS)
        await until(lambda: live_game.moments > 0)
        assert (live_game.driver.inputs[-1].action == default) == (method == "wait")
        told = (await server.client.get("/metrics")).text
        assert 'ducats_bot_failures_total{why="busy"} 30.0' in told


@pytest.mark.parametrize("answer", [b"", b"{", b'{"type":"PlayCard","card":"99/9"}', b'{"type":"DealCard"}'])
async def test_nonsense_from_a_bot_becomes_the_default(
    server: Any, answer: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def nonsense(*_: object) -> bytes:
        return answer

    monkeypatch.setattr(server.bots, "choose", nonsense)
    north = await server.known_visitor("North")
    table = await server.start_table("North", "page")
    async with north.at(table) as connection:
        await connection.until("Welcome")
        await connection.until_asked()
        await until(lambda: server.live_game().moments > 0)
        live_game = server.live_game()
        assert live_game.driver.inputs[-1].seat == 1
        assert type(live_game.driver.inputs[-1].action).__name__ == "LayRewards"


async def test_a_bot_gets_its_own_view_and_nothing_else(server: Any) -> None:
    north = await server.known_visitor("North")
    table = await server.start_table("North", "page", seed="velvet-is-the-seed")
    async with north.at(table) as connection:
        await connection.until("Welcome")
        await connection.act()
        await connection.until("Accepted")
    for game, level, view, seed in server.bots.asked:
        seen = msgspec.json.decode(view)
        assert (game, level, seen["seat"]) == ("musketeers", "page", 1)
        assert b"velvet" not in view
        assert "velvet" not in seed
        assert first_choice(seen)
    hand = set(server.live_game().view(0).hand)
    assert not any(f'"{card}"'.encode() in server.bots.asked[0][2] for card in hand)
