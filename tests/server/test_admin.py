"""What a host does to people and tables while servers run on PostgreSQL."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from tests.postgres import fresh_database
from tests.server.conftest import Connection, Server, running
from websockets.exceptions import ConnectionClosed

from ducats.server.store import admin, erasing
from ducats.server.store.database import opened
from ducats.server.store.postgres import PostgresStore

Hosted = tuple[Server, str]


@pytest.fixture
async def hosted(postgres: str) -> AsyncIterator[Hosted]:
    async with fresh_database(postgres) as address, running(PostgresStore(address)) as server:
        yield server, address


@asynccontextmanager
async def seated(hosted: Hosted) -> AsyncIterator[tuple[str, Connection]]:
    """A table, and the open socket of one of its two players."""
    server, _ = hosted
    north = await server.known_visitor("North")
    await server.known_visitor("South")
    table = await server.start_table("North", "South")
    async with north.at(table) as connection:
        await connection.until("Welcome")
        yield table, connection


async def test_a_person_who_is_shut_out_is_gone_at_once_and_a_bot_plays_on(hosted: Hosted) -> None:
    server, address = hosted
    north, south = await server.known_visitor("North"), await server.known_visitor("South")
    table = await server.start_table("North", "South")
    async with north.at(table) as connection, south.at(table) as other:
        await connection.until("Welcome")
        await other.until("Welcome")
        async with opened(address, changes=True) as database:
            await admin.block(database, "north", 1.0)
        with pytest.raises(ConnectionClosed):
            await connection.until("Never")
        assert connection.socket.close_code == 4403
        while (await other.until("TableChanged"))["table"]["seats"][0]["stand_in"] is False:
            pass
        assert (await other.until("Happened"))["number"] == 1, "the bot has moved"
    async with north.at(table) as connection:
        assert await connection.refusal() == "blocked"
    answer = await server.client.get("/api/me", headers=north.headers)
    assert (answer.status_code, answer.json()["code"]) == (403, "blocked")


async def test_a_game_that_is_ended_is_over_for_everybody(hosted: Hosted) -> None:
    async with seated(hosted) as (table, connection):
        async with opened(hosted[1], changes=True) as database:
            await admin.end_table(database, table)
        while (await connection.until("TableChanged"))["table"]["status"] != "finished":
            pass
        await connection.act()
        assert await connection.refusal() == "game_over"


async def test_a_table_that_is_deleted_is_gone_for_everybody(hosted: Hosted) -> None:
    async with seated(hosted) as (table, connection):
        async with opened(hosted[1], changes=True) as database:
            await admin.delete_table(database, table)
        async with asyncio.timeout(10):
            await connection.socket.wait_closed()
        assert connection.socket.close_code == 4404


async def test_a_spectator_is_shut_out_too(hosted: Hosted) -> None:
    server, address = hosted
    north, _ = await server.known_visitor("North"), await server.known_visitor("South")
    table = await server.start_table("South", "page", creator="south")
    async with north.at(table) as connection:
        await connection.until("Welcome")
        async with opened(address, changes=True) as database:
            await admin.block(database, "north", 1.0)
        async with asyncio.timeout(10):
            await connection.socket.wait_closed()
        assert connection.socket.close_code == 4403


async def test_a_block_that_nobody_was_told_of_holds_all_the_same(hosted: Hosted) -> None:
    """The word was lost with the connection: when it is back, the database says who is blocked."""
    server, address = hosted
    north = await server.known_visitor("North")
    table = await server.start_table("North", "page")
    async with north.at(table) as connection:
        await connection.until("Welcome")
        async with opened(address, changes=True) as database:
            await database.run(admin.BLOCK, "north", 1.0)
        server.app.state.context.store._announce(None)
        async with asyncio.timeout(10):
            await connection.socket.wait_closed()
        assert connection.socket.close_code == 4403


async def test_an_erased_person_comes_back_as_a_stranger(hosted: Hosted) -> None:
    """Nobody has shut them out; and no kept replay names them any more."""
    server, address = hosted
    async with seated(hosted) as (_, connection):
        kept = server.app.state.context.kept_replays
        kept.keep("replay", b"of North and South")
        async with opened(address, changes=True) as database:
            await erasing.erase(database, "north")
        async with asyncio.timeout(10):
            await connection.socket.wait_closed()
        assert connection.socket.close_code == 1012
        assert kept.get("replay") is None
