"""Looking for garbage: not at every move, and yet it does not pile up."""

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest
from tests.server.conftest import until

from ducats.server import garbage


class Circle:
    """Only a look at everything finds it."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def nobody_looks(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(garbage, "PAUSE_SECONDS", 0.01)
    gc.disable()
    yield
    gc.enable()


async def test_many_new_objects_are_looked_at_whatever_made_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "GROWN", 1_000)
    monkeypatch.setattr(garbage, "GROWN_SHARE", 0.0)
    gc.collect()
    looking = asyncio.create_task(garbage.look_at_all())
    lost = weakref.ref(Circle())
    await asyncio.sleep(0.1)
    assert lost() is not None
    kept = [Circle() for _ in range(1_000)]
    await until(lambda: lost() is None)
    assert kept
    looking.cancel()


async def test_few_are_looked_at_after_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "ALL_SECONDS", 0.0)
    looking = asyncio.create_task(garbage.look_at_all())
    lost = weakref.ref(Circle())
    await until(lambda: lost() is None)
    looking.cancel()
