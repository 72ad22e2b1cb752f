"""A process that only works."""

import asyncio
import os
import signal
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from types import SimpleNamespace

import httpx
import pytest
from msgspec.structs import replace
from tests.postgres import fresh_database
from tests.server.conftest import QUICK, running
from tests.server.test_reviews import brought
from tests.serving import free_port

from ducats.engine.errors import DucatsError
from ducats.server import run
from ducats.server.metrics import Metrics
from ducats.server.settings import Settings
from ducats.server.store.postgres import PostgresStore


async def test_a_worker_takes_nothing_before_a_bot_could_think(monkeypatch: pytest.MonkeyPatch) -> None:
    happened: list[str] = []

    async def warm_up() -> None:
        await asyncio.sleep(0)
        happened.append("a bot is ready")

    @asynccontextmanager
    async def opened(*_: object) -> AsyncIterator[None]:
        happened.append("takes what is due")
        os.kill(os.getpid(), signal.SIGTERM)
        yield
        happened.append("lets go")

    context = SimpleNamespace(bots=SimpleNamespace(warm_up=warm_up))
    monkeypatch.setattr(run, "create_tables", lambda settings: (context, None))
    monkeypatch.setattr(run, "disable_automatic_gc", lambda: None)
    monkeypatch.setattr(run, "opened", opened)
    await asyncio.wait_for(run._work(Settings()), 5)
    assert happened == ["a bot is ready", "takes what is due", "lets go"]


async def test_a_worker_tells_of_bots_and_not_of_moves_or_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    """Moves of people that are made by a worker are standing orders."""
    told: list[str] = []
    settings = Settings(host="192.0.2.1", metrics_port=free_port())

    @asynccontextmanager
    async def opened(*_: object) -> AsyncIterator[None]:
        context.metrics.note_move("person", 0.1)
        context.metrics.live_tables.set(1)
        context.metrics.bot_failures.labels("timeout").inc()
        async with httpx.AsyncClient(trust_env=False, verify=False) as client:
            told.append((await client.get(f"http://127.0.0.1:{settings.metrics_port}/metrics")).text)
        os.kill(os.getpid(), signal.SIGTERM)
        yield

    context = SimpleNamespace(bots=SimpleNamespace(warm_up=lambda: asyncio.sleep(0)), metrics=Metrics())
    monkeypatch.setattr(run, "create_tables", lambda settings: (context, None))
    monkeypatch.setattr(run, "disable_automatic_gc", lambda: None)
    monkeypatch.setattr(run, "opened", opened)
    await asyncio.wait_for(run._work(settings), 5)
    assert 'ducats_bot_failures_total{why="timeout"} 1.0' in told[0]
    assert "ducats_last_beat_timestamp_seconds" in told[0]
    assert "table" not in told[0], "a table of people alone is loaded here only to answer for one of them"
    assert "move" not in told[0]
    assert "memory" not in told[0]
    assert "delay" not in told[0]


async def test_a_port_that_is_taken_is_named_before_anything_is_started(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    context = SimpleNamespace(metrics=Metrics())  # Without bots: to start one would fail.
    monkeypatch.setattr(run, "create_tables", lambda settings: (context, None))
    monkeypatch.setattr(run, "disable_automatic_gc", lambda: None)
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(DucatsError, match=f"cannot listen on 127.0.0.1:{port}"):
            await run._work(Settings(metrics_port=port))


async def test_a_worker_told_to_stop_does_not_wait_for_its_first_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    happened: list[str] = []

    async def warm_up() -> None:
        os.kill(os.getpid(), signal.SIGTERM)
        await asyncio.Event().wait()

    async def close() -> None:
        happened.append("bots are sent home")

    context = SimpleNamespace(bots=SimpleNamespace(warm_up=warm_up, close=close))
    monkeypatch.setattr(run, "create_tables", lambda settings: (context, None))
    monkeypatch.setattr(run, "disable_automatic_gc", lambda: None)
    await asyncio.wait_for(run._work(Settings()), 5)
    assert happened == ["bots are sent home"]


@asynccontextmanager
async def working(address: str) -> AsyncIterator[asyncio.subprocess.Process]:
    """A process of its own that only works."""
    surroundings = {**os.environ, "DUCATS_DATABASE": address, "DUCATS_BOT_WORKERS": "1"}
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", "from ducats.server.run import work; work()", env=surroundings
    )
    try:
        yield process
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()


async def test_a_worker_takes_the_analysis_that_a_killed_one_was_at(postgres: str) -> None:
    """The server itself does not work; people who wait there notice nothing."""
    async with (
        fresh_database(postgres) as address,
        running(PostgresStore(address), replace(QUICK, work=False)) as server,
    ):
        north, path = await brought(server)
        store = server.app.state.context.store

        async def until_taken_by_another(before: str | None) -> str | None:
            """The worker that has it; None: it is made already."""
            async with asyncio.timeout(90):
                while True:
                    assert (await north.get(path)).json()["status"] in ("waiting", "running", "done")
                    found = await store._fetch("SELECT taken_by FROM wanted_reviews")
                    if not found or found[0][0] not in (None, before):
                        return found[0][0] if found else None
                    await asyncio.sleep(0.05)

        assert (await north.post(path, {})).json()["status"] == "waiting"
        async with working(address) as first:
            killed = await until_taken_by_another(None)
            assert killed is not None
            first.kill()
            await first.wait()
        assert (await north.get(path)).json()["status"] == "running", "until it is known to be dead"
        async with working(address):
            await until_taken_by_another(killed)
