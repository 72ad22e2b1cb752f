"""A process that only works."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from types import SimpleNamespace

import pytest

from ducats.server import run
from ducats.server.settings import Settings


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
    monkeypatch.setattr(run, "stop_looking", lambda: None)
    monkeypatch.setattr(run, "opened", opened)
    await asyncio.wait_for(run._work(Settings()), 5)
    assert happened == ["a bot is ready", "takes what is due", "lets go"]


async def test_a_worker_told_to_stop_does_not_wait_for_its_first_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    happened: list[str] = []

    async def warm_up() -> None:
        os.kill(os.getpid(), signal.SIGTERM)
        await asyncio.Event().wait()

    async def close() -> None:
        happened.append("bots are sent home")

    context = SimpleNamespace(bots=SimpleNamespace(warm_up=warm_up, close=close))
    monkeypatch.setattr(run, "create_tables", lambda settings: (context, None))
    monkeypatch.setattr(run, "stop_looking", lambda: None)
    await asyncio.wait_for(run._work(Settings()), 5)
    assert happened == ["bots are sent home"]
