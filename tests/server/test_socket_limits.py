"""What a socket may send, how many a person has at a table, and what each costs the others."""

import logging
from contextlib import AsyncExitStack
from typing import Any

import pytest
import structlog
from msgspec.structs import replace
from tests.server.conftest import QUICK, FakeTime, until
from tests.server.test_sockets import two_at_a_table
from websockets.exceptions import ConnectionClosed
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame, Opcode

from ducats.server.audience import SOCKETS_PER_PERSON
from ducats.server.connections import COMPRESSED_BYTES, COMPRESSION, WINDOW_BITS, LightDeflate
from ducats.server.wire_socket import CloseCode


async def test_of_too_many_sockets_of_a_person_at_a_table_the_oldest_is_closed(server: Any) -> None:
    north, south, table = await two_at_a_table(server)
    async with AsyncExitStack() as tabs, south.at(table) as other:
        opened = [await tabs.enter_async_context(north.at(table)) for _ in range(SOCKETS_PER_PERSON)]
        for tab in opened:
            await tab.until("Welcome")
        newest = await tabs.enter_async_context(north.at(table))
        await newest.until("Welcome")
        with pytest.raises(ConnectionClosed):
            await opened[0].until("Happened")
        assert opened[0].socket.close_code == CloseCode.TOO_MANY
        await newest.act()
        for tab in (*opened[1:], newest, other):
            assert (await tab.until("Happened"))["number"] == 1


async def test_a_new_name_is_told_only_where_the_person_is(serve: Any) -> None:
    fake_time = FakeTime()
    async with serve(settings=replace(QUICK, idle_seconds=60), fake_time=fake_time) as server:
        north, south, table = await two_at_a_table(server)
        east = await server.known_visitor("East")
        elsewhere = await server.start_table("South", "East", id="table-two")
        registry = server.app.state.registry
        async with south.at(table) as connection, north.at(elsewhere) as watching:
            await connection.until("Welcome")
            await watching.until("Welcome")
            await north.post("/api/me", {"name": "Northwest"})
            seats = (await connection.until("TableChanged"))["table"]["seats"]
            assert [seat["name"] for seat in seats] == ["Northwest", "South"]
            listeners = registry.live(elsewhere).audience.listeners()
            assert [listener.person.name for listener in listeners] == ["Northwest"]
        await until(lambda: not (registry.live(table).audience or registry.live(elsewhere).audience))
        await server.settled()
        await server.settled(elsewhere)
        for number in range(4):
            await fake_time.advance(25)
            await east.post("/api/me", {"name": f"East {number}"})
        assert registry.live(table) is None, "nobody who is there had a new name"
        assert registry.live(elsewhere) is not None


@pytest.mark.parametrize("parts", [(b"\xff\xfe\xff{",), (b"x" * 3000 + b"\xff",), (b"Gr\xc3", b"x")])
async def test_text_that_is_not_utf8_ends_the_socket_with_one_line(
    server: Any, parts: tuple[bytes, ...], caplog: pytest.LogCaptureFixture
) -> None:
    north, _, table = await two_at_a_table(server)
    with structlog.testing.capture_logs() as lines:
        async with north.at(table) as connection:
            await connection.until("Welcome")
            for place, part in enumerate(parts):
                opcode = Opcode.CONT if place else Opcode.TEXT
                frame = Frame(opcode, part, fin=place == len(parts) - 1)
                connection.socket.transport.write(frame.serialize(mask=True))
            with pytest.raises(ConnectionClosed):
                await connection.until("Refused")
            assert connection.socket.close_code == 1007
        await until(lambda: not server.app.state.registry.live(table).audience)
    refused = [line for line in lines if line["event"] == "refused"]
    assert [(line["log_level"], line["code"]) for line in refused] == [("info", "malformed_message")]
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]


async def test_a_character_can_be_split_between_two_frames(server: Any) -> None:
    north, _, table = await two_at_a_table(server)
    async with north.at(table) as connection:
        await connection.until("Welcome")
        for opcode, part in ((Opcode.TEXT, b"Gr\xc3"), (Opcode.CONT, b"\xbc")):
            frame = Frame(opcode, part, fin=opcode == Opcode.CONT)
            connection.socket.transport.write(frame.serialize(mask=True))
        assert await connection.refusal() == "malformed_message"


def test_a_long_message_to_several_sockets_is_compressed_once() -> None:
    def deflate(bits: int = WINDOW_BITS, keeps_context: bool = False) -> LightDeflate:
        return LightDeflate(False, not keeps_context, WINDOW_BITS, bits, COMPRESSION)

    def text_of(frame: Frame) -> bytes:
        reader = PerMessageDeflate(True, True, WINDOW_BITS, WINDOW_BITS)
        return bytes(reader.decode(frame).data)

    long = b"a long message " * COMPRESSED_BYTES
    made = deflate().encode(Frame(Opcode.TEXT, long))
    assert deflate().encode(Frame(Opcode.TEXT, long)) is made
    narrow = deflate(bits=9).encode(Frame(Opcode.TEXT, long))
    assert narrow is not made
    other = deflate().encode(Frame(Opcode.TEXT, long.upper()))
    assert [text_of(frame) for frame in (made, narrow, other)] == [long, long, long.upper()]
    # With a context of its own a socket cannot take what was made for another.
    kept = deflate(keeps_context=True)
    first, again = kept.encode(Frame(Opcode.TEXT, long)), kept.encode(Frame(Opcode.TEXT, long))
    assert again.data != first.data
    assert deflate(keeps_context=True).encode(Frame(Opcode.TEXT, long)).data == first.data
