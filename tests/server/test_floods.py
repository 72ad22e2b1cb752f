"""Connections, requests and log lines without end, slow readers and silence: bounded for everybody."""

import asyncio
import gc
import logging
import socket
import time
import weakref
from contextlib import AsyncExitStack, suppress
from typing import Any

import httpx
import pytest
import structlog
from msgspec.structs import replace
from tests.server.conftest import QUICK, until
from tests.server.test_attacks import code, finished_record

from ducats.server import connections, heavy
from ducats.server.connections import TableSocketProtocol, TimeoutProtocol
from ducats.server.listener import BACKLOG_BYTES, Closed, Listener
from ducats.server.logs import LINES_AT_ONCE, LINES_PER_SECOND, TRACE_CHARACTERS, VALUE_CHARACTERS, LogLimiter
from ducats.server.problems import Refusal
from ducats.server.store.base import Person
from ducats.server.throttle import Quota

UPGRADE = (
    "connection: Upgrade\r\nupgrade: websocket\r\n"
    "sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)
BEGUN = b"POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-length: 99\r\n\r\n{"


# -- connections -----------------------------------------------------------------------------------


async def test_connections_that_send_nothing_are_closed(serve: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "REQUEST_SECONDS", 0.3)
    async with serve() as server:
        port = server.client.base_url.port
        began = time.monotonic()
        opened = [await asyncio.open_connection("127.0.0.1", port) for _ in range(20)]
        unfinished = (
            b"",
            b"GET / HT",
            BEGUN,
            b"GET /health HTTP/1.1\r\nhost: x\r\n\r\n" + BEGUN,
            b"GET /health HTTP/1.1\r\nhost: x\r\n\r\n",
        )
        for place, (_, writer) in enumerate(opened):
            writer.write(unfinished[place % len(unfinished)])
        for place, (reader, writer) in enumerate(opened):
            with suppress(ConnectionError):
                if unfinished[place % len(unfinished)] == unfinished[-1]:
                    # After a whole request, its answer and one more byte.
                    await asyncio.wait_for(reader.readuntil(b"}"), 5)
                    writer.write(b"G")
                await asyncio.wait_for(reader.read(), 5)
            writer.close()
        assert time.monotonic() - began < 4
        assert (await server.client.get("/health")).status_code == 200


async def test_a_connection_that_asks_again_in_time_stays_open(
    serve: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Far more than the pause in a request, even on a busy machine, and less than the pause after an answer.
    monkeypatch.setattr(connections, "REQUEST_SECONDS", 1.5)
    async with serve() as server:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.client.base_url.port)
        for _ in range(2):
            writer.write(b"GET /health HTTP/1.1\r\n")
            await asyncio.sleep(0.1)
            writer.write(b"host: x\r\n\r\n")
            await asyncio.wait_for(reader.readuntil(b"}"), 5)
            await asyncio.sleep(1.6)
        writer.close()


@pytest.fixture
def lost(monkeypatch: pytest.MonkeyPatch) -> list[TimeoutProtocol]:
    """Connections that have ended."""
    ended: list[TimeoutProtocol] = []
    connection_lost = TimeoutProtocol.connection_lost

    def remembered(protocol: TimeoutProtocol, error: Exception | None) -> None:
        connection_lost(protocol, error)
        ended.append(protocol)

    monkeypatch.setattr(TimeoutProtocol, "connection_lost", remembered)
    return ended


async def test_an_address_has_so_many_connections(serve: Any, lost: list[TimeoutProtocol]) -> None:
    settings = replace(QUICK, connections_per_address=5, proxies="10.0.0.1")
    async with serve(settings=settings) as server:
        port = server.client.base_url.port
        opened = [await asyncio.open_connection("127.0.0.1", port) for _ in range(5)]
        with pytest.raises(httpx.TransportError):
            await server.client.get("/health")
        before = len(lost)
        for _, writer in opened:
            writer.close()
        await until(lambda: len(lost) == before + 5)
        assert (await server.client.get("/health")).status_code == 200


async def test_sockets_and_proxies_are_not_counted_as_connections(serve: Any) -> None:
    async with serve(settings=replace(QUICK, connections_per_address=2, proxies="10.0.0.1")) as server:
        north = await server.known_visitor("North")
        await server.known_visitor("South")
        table = await server.start_table("North", "South")
        async with AsyncExitStack() as open_sockets:
            for _ in range(5):
                connection = await open_sockets.enter_async_context(north.at(table))
                await connection.until("Welcome")
    async with serve(settings=replace(QUICK, connections_per_address=2)) as server:
        port = server.client.base_url.port
        opened = [await asyncio.open_connection("127.0.0.1", port) for _ in range(5)]
        assert (await server.client.get("/health")).status_code == 200
        for _, writer in opened:
            writer.close()


async def test_sockets_that_are_opened_too_fast_wait_for_their_turn(serve: Any) -> None:
    settings = replace(QUICK, sockets_per_address=3, sockets_per_minute=60)
    async with serve(settings=settings) as server:
        north = await server.known_visitor("North")
        await server.known_visitor("South")
        table = await server.start_table("North", "South")
        connections_of_all = server.app.state.context.connections

        async def look() -> None:
            async with north.at(table) as connection:
                await connection.until("Welcome")

        began = time.monotonic()
        for _ in range(3):
            await look()
        assert time.monotonic() - began < 0.95, "one that waits does so for a second"
        await look()
        assert time.monotonic() - began > 0.95
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(look(), 0.1)
        await until(lambda: not len(connections_of_all))


async def test_somebody_who_leaves_before_their_turn_is_not_answered(
    serve: Any, caplog: pytest.LogCaptureFixture
) -> None:
    settings = replace(QUICK, sockets_per_address=1, sockets_per_minute=60)
    async with serve(settings=settings) as server:
        context = server.app.state.context
        context.arrivals.wait("127.0.0.1")
        _, writer = await asyncio.open_connection("127.0.0.1", server.client.base_url.port)
        writer.write(f"GET /ws/tables/none HTTP/1.1\r\nhost: x\r\n{UPGRADE}\r\n".encode())
        await until(lambda: len(context.connections) == 1)
        writer.close()
        await until(lambda: not len(context.connections))
    assert not [entry for entry in caplog.records if entry.levelno >= logging.ERROR]


async def leave_an_answer_unread(
    serve: Any,
    monkeypatch: pytest.MonkeyPatch,
    lost: list[TimeoutProtocol],
    request: str,
    write_buffer: int | None = None,
) -> None:
    """A long answer that nobody reads, and a byte while it waits: the connection must not stay open."""
    monkeypatch.setattr(connections, "STALLED_SECONDS", 0.5)
    connection_made = TimeoutProtocol.connection_made

    def small(protocol: TimeoutProtocol, transport: asyncio.Transport) -> None:
        transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        if write_buffer is not None:
            transport.set_write_buffer_limits(high=write_buffer)
        connection_made(protocol, transport)

    monkeypatch.setattr(TimeoutProtocol, "connection_made", small)
    async with serve() as server:
        with socket.socket() as silent:
            silent.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
            silent.connect(("127.0.0.1", server.client.base_url.port))
            silent.sendall(request.encode())
            await asyncio.sleep(0.3)
            with suppress(ConnectionError):
                silent.sendall(b"G")
            await until(lambda: bool(lost))


async def test_a_byte_does_not_keep_an_unread_answer(
    serve: Any, monkeypatch: pytest.MonkeyPatch, lost: list[TimeoutProtocol]
) -> None:
    await leave_an_answer_unread(serve, monkeypatch, lost, "GET /api/schema HTTP/1.1\r\nhost: x\r\n\r\n")


async def test_the_last_part_of_an_answer_is_given_up_if_unread(
    serve: Any, monkeypatch: pytest.MonkeyPatch, lost: list[TimeoutProtocol]
) -> None:
    request = "GET /api/schema HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n"
    await leave_an_answer_unread(serve, monkeypatch, lost, request, write_buffer=50_000_000)


async def test_a_socket_asked_for_with_too_many_headers_is_closed(server: Any) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", server.client.base_url.port)
    more = "".join(f"x-{number}: y\r\n" for number in range(140))
    writer.write(f"GET /ws/tables/none HTTP/1.1\r\nhost: x\r\n{UPGRADE}{more}\r\n".encode())
    with suppress(ConnectionError):
        await asyncio.wait_for(reader.read(), 5)
    writer.close()


async def test_closed_sockets_are_gone_before_anybody_looks_for_garbage(
    server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    lost: list[weakref.ref[TableSocketProtocol]] = []
    connection_lost = TableSocketProtocol.connection_lost

    def remembered(socket: TableSocketProtocol, error: Exception | None) -> None:
        lost.append(weakref.ref(socket))
        connection_lost(socket, error)

    monkeypatch.setattr(TableSocketProtocol, "connection_lost", remembered)
    north = await server.known_visitor("North")
    await server.known_visitor("South")
    table = await server.start_table("North", "South")
    gc.disable()
    try:
        for _ in range(3):
            async with north.at(table) as connection:
                await connection.until("Welcome")
        await until(lambda: len(lost) == 3 and all(socket() is None for socket in lost))
    finally:
        gc.enable()


async def test_a_person_at_a_quiet_table_is_not_cut_off(serve: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    timers: list[asyncio.TimerHandle] = []
    await_request = TimeoutProtocol._await_request

    def remembered(connection: TimeoutProtocol) -> None:
        await_request(connection)
        assert connection._request_timer is not None
        timers.append(connection._request_timer)

    monkeypatch.setattr(TimeoutProtocol, "_await_request", remembered)
    async with serve() as server:
        north = await server.known_visitor("North")
        await server.known_visitor("South")
        table = await server.start_table("North", "South")
        before = len(timers)
        async with north.at(table) as connection:
            await connection.until("Welcome")
            assert [timer.cancelled() for timer in timers[before:]] == [True]


async def test_an_answer_that_nobody_reads_is_given_up(serve: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "STALLED_SECONDS", 0.3)

    def long_answer(*_: Any) -> bytes:
        import gzip

        return gzip.compress(b" " * 50_000_000, 1)

    monkeypatch.setattr(heavy, "replay", long_answer)
    async with serve() as server:
        north, _ = await finished_record(server)
        table = (await north.get("/api/tables")).json()["mine"][0]["id"]
        port = server.client.base_url.port
        lines = [f"GET /api/tables/{table}/replay HTTP/1.1", "host: x", f"cookie: {north.headers['cookie']}"]
        request = "\r\n".join([*lines, "", ""])
        context = server.app.state.context
        silent = []
        for _ in range(4):
            reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=1024)
            writer.write(request.encode())
            silent.append((reader, writer))
        await until(lambda: context.answers.count(north.me["id"]) == 4)
        assert code(await north.get(f"/api/tables/{table}/replay")) == (429, "busy")
        await until(lambda: not len(context.answers))
        for _, writer in silent:
            writer.close()


def test_a_listener_who_does_not_read_keeps_a_bounded_backlog() -> None:
    listener = Listener(Person(id="north", name="North", created=0.0))
    for _ in range(100):
        listener.send(b"x" * 100_000)
    waiting = [listener.queue.get_nowait() for _ in range(listener.queue.qsize())]
    assert isinstance(waiting.pop(), Closed)
    assert sum(len(message) for message in waiting if isinstance(message, bytes)) <= BACKLOG_BYTES + 100_000


# -- quotas ----------------------------------------------------------------------------------------


async def test_a_person_has_so_many_unfinished_tables(serve: Any) -> None:
    async with serve(settings=replace(QUICK, tables_per_person=2)) as server:
        north, south = await server.visitor("North"), await server.visitor("South")
        first = await north.open_table()
        await north.open_table()
        new = {"game": "musketeers", "seats": 2}
        assert code(await north.post("/api/tables", new)) == (429, "too_many_tables")
        await south.open_table()
        await north.delete(f"/api/tables/{first['id']}/seat")
        await north.open_table()


@pytest.mark.parametrize("limit", ["newcomers_per_hour", "imports_per_hour", "replays_per_minute"])
async def test_what_a_person_asks_for_again_and_again_is_limited(serve: Any, limit: str) -> None:
    async with serve(settings=replace(QUICK, **{limit: 2})) as server:
        north, text = await finished_record(server)
        table = (await north.get("/api/tables")).json()["mine"][0]["id"]

        async def ask() -> Any:
            if limit == "newcomers_per_hour":
                return await server.client.get("/api/me", headers={"cookie": "ducats=unknown"})
            if limit == "imports_per_hour":
                return await server.client.post("/api/records", content=text, headers=north.headers)
            return await north.get(f"/api/tables/{table}/replay")

        answers = [await ask() for _ in range(3)]
        assert answers[0].status_code in {200, 201}
        assert code(answers[-1]) == (429, "too_fast")


def test_a_quota_fills_by_and_by_and_forgets_who_is_away(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr("ducats.server.throttle.REMEMBERED", 3)
    quota = Quota("visits", 2, 10.0, lambda: now)
    for owner in ("a", "b", "c"):
        quota.check(owner)
        quota.check(owner)
        with pytest.raises(Refusal):
            quota.check(owner)
    now = 5.0
    quota.check("a")
    now = 15.0
    quota.check("d")
    assert len(quota) < 4


def line(said: Any, name: str = "ducats") -> logging.LogRecord:
    return logging.LogRecord(name, logging.INFO, "", 0, said, (), None)


def test_a_flood_of_refusals_does_not_fill_the_log() -> None:
    now = [1000.0]
    limiter = LogLimiter(lambda: now[0])
    lines = [line({"event": "refused", "path": "x" * 3000}) for _ in range(3 * LINES_AT_ONCE)]
    assert sum(map(limiter.filter, lines)) == LINES_AT_ONCE
    said: Any = lines[0].msg
    assert len(said["path"]) == VALUE_CHARACTERS + 1
    assert limiter.filter(line({"event": "game_ended"})), "other news are not lost in it"
    now[0] += 1.0
    later = [line({"event": "refused"}) for _ in range(LINES_AT_ONCE)]
    assert sum(map(limiter.filter, later)) == LINES_PER_SECOND
    said = later[0].msg
    assert said["left_out"] == 2 * LINES_AT_ONCE


def test_lines_of_libraries_are_left_out_too() -> None:
    now = [1000.0]
    limiter = LogLimiter(lambda: now[0])
    lines = [line(f"somebody has come from {number}", "uvicorn.error") for number in range(3 * LINES_AT_ONCE)]
    assert sum(map(limiter.filter, lines)) == LINES_AT_ONCE
    now[0] += 1.0
    last = line("and again", "uvicorn.error")
    assert limiter.filter(last)
    assert last.getMessage() == f"and again ({2 * LINES_AT_ONCE} left out)"


async def test_a_long_address_makes_a_short_line(server: Any, logged: Any) -> None:
    await server.client.get(f"/api/nothing/{'x' * 3000}")
    (said,) = [text for text in logged().splitlines() if '"refused"' in text]
    assert len(said) < 2 * VALUE_CHARACTERS


def test_the_trace_of_many_calls_is_told_by_its_two_ends(logged: Any) -> None:
    def deeper() -> None:
        deeper_still()

    def deeper_still() -> None:
        deeper()

    try:
        deeper()
    except RecursionError:
        structlog.stdlib.get_logger().exception("server_error")
    assert len(logged()) < 2 * TRACE_CHARACTERS
    assert "Traceback" in logged()
    assert "maximum recursion depth" in logged()
