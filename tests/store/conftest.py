"""Every store in turn, with two people in it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from tests.postgres import fresh_database
from tests.store.stored import NORTH, PORTHOS

from ducats.server.store.base import Store
from ducats.server.store.memory import MemoryStore
from ducats.server.store.postgres import PostgresStore
from ducats.server.store.sqlite import SqliteStore


@asynccontextmanager
async def made_in(kind: str, request: pytest.FixtureRequest, folder: Path) -> AsyncIterator[Store]:
    if kind == "memory":
        yield MemoryStore()
    elif kind == "sqlite":
        yield SqliteStore(folder / "deep" / "ducats.sqlite")
    else:
        async with fresh_database(request.getfixturevalue("postgres")) as address:
            yield PostgresStore(address)


@pytest.fixture(params=["memory", "sqlite", "postgres"])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    async with made_in(request.param, request, tmp_path) as made:
        await made.open()
        await made.add_person(NORTH, "hash-of-north")
        await made.add_person(PORTHOS, "hash-of-south")
        yield made
        await made.close()
