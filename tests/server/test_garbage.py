"""Looking for garbage: not at every move, and yet it does not pile up."""

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest
from bench.hosting.path import Crowd
from tests.server.conftest import until

from ducats.server import garbage
from ducats.server.app import opened


class Circle:
    """Only a look at everything finds it."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def nobody_looks(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(garbage, "PAUSE_SECONDS", 0.01)
    monkeypatch.setattr(garbage._Connections, "sockets", 0)
    monkeypatch.setattr(garbage._Connections, "closed", 0)
    gc.disable()
    yield
    gc.enable()


async def test_many_new_objects_are_looked_at_whatever_made_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "GROWN", 1_000)
    monkeypatch.setattr(garbage, "GROWN_SHARE", 0.0)
    gc.collect()
    looking = asyncio.create_task(garbage.collect_when_due())
    lost = weakref.ref(Circle())
    await asyncio.sleep(0.1)
    assert lost() is not None
    kept = [Circle() for _ in range(1_000)]
    await until(lambda: lost() is None)
    assert kept
    looking.cancel()


async def test_few_are_looked_at_when_nobody_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "ALONE_SECONDS", 0.0)
    garbage.note_open_socket()
    looking = asyncio.create_task(garbage.collect_when_due())
    lost = weakref.ref(Circle())
    await asyncio.sleep(0.1)
    assert lost() is not None
    garbage.note_closed_socket()
    await until(lambda: lost() is None)
    looking.cancel()


async def test_connections_that_have_closed_are_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "CLOSED_CONNECTIONS", 3)
    looking = asyncio.create_task(garbage.collect_when_due())
    lost = weakref.ref(Circle())
    garbage.note_closed_request()
    garbage.note_closed_request()
    await asyncio.sleep(0.1)
    assert lost() is not None
    garbage.note_open_socket()
    garbage.note_closed_socket()
    await until(lambda: lost() is None)
    looking.cancel()


async def test_moves_leave_no_circles_behind() -> None:
    crowd = Crowd("musketeers", 2, ":memory:")
    async with opened(crowd.app.state.context, crowd.app.state.registry):
        people = await crowd.open_table(0)
        gc.collect()
        for player in people:
            player.begin()
        await until(lambda: sum(len(player.latencies) for player in people) >= 50)
        for player in people:
            player.stop()
        await asyncio.sleep(0.05)
        assert gc.collect() < 50, "not one object a move"
