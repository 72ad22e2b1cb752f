"""The server as a program of its own."""

import asyncio
import json
import os
import signal
import socket
import sqlite3
import sys
from contextlib import closing, suppress
from pathlib import Path

import httpx
import pytest
from tests.server.test_kill import check, seat_players, until_healthy
from tests.serving import free_port
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from ducats import FORM, __version__
from ducats.engine.errors import DucatsError
from ducats.server.run import FEWER_OPEN_FILES, OPEN_FILES, allow_open_files, serve, work
from ducats.server.settings import Settings
from ducats.server.store.sqlite import SqliteStore
from ducats.server.store.sqlite_access import prepare
from ducats.server.wire_socket import CloseCode


async def test_the_program_serves_until_it_is_told_to_stop(tmp_path: Path) -> None:
    port = free_port()
    environment = {
        **os.environ,
        "DUCATS_DATABASE": str(tmp_path / "deep" / "ducats.sqlite"),
        "DUCATS_LOGS": "json",
        "DUCATS_REQUESTS_PER_MINUTE": "1000000",
    }
    program = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "ducats.server", str(port), env=environment, stderr=asyncio.subprocess.PIPE
    )
    try:
        await until_healthy(port)
        async with httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{port}", trust_env=False, verify=False
        ) as client:
            await client.get("/api/me")
            table = {"game": "musketeers", "seats": 2, "bots": ["page", "page"]}
            name = await until_moved(client, table)
            assert (await client.get(f"/api/tables/{name}/replay", timeout=60)).status_code == 200
    finally:
        program.send_signal(signal.SIGTERM)
        _, log = await asyncio.wait_for(program.communicate(), 30)
    assert b"game_began" in log
    starting = next(entry for entry in map(json.loads, log.splitlines()) if entry["event"] == "starting")
    assert (starting["version"], starting["rules"]) == (__version__, FORM)
    assert b"Traceback" not in log
    assert b"leaked" not in log
    assert (tmp_path / "deep" / "ducats.sqlite").is_file()


async def until_moved(client: httpx.AsyncClient, table: dict[str, object]) -> str:
    """A new table of bots; its id."""
    opened = (await client.post("/api/tables", json=table)).json()
    async with asyncio.timeout(60):
        while opened["moments"] < 2:
            opened = (await client.get(f"/api/tables/{opened['id']}")).json()
    return str(opened["id"])


async def test_a_server_that_is_told_to_stop_finishes_writes_and_tells_people_to_reconnect(
    tmp_path: Path,
) -> None:
    port, database = free_port(), tmp_path / "ducats.sqlite"
    limits = {"DUCATS_MESSAGES_PER_SECOND": "100000", "DUCATS_REQUESTS_PER_MINUTE": "1000000"}
    environment = {**os.environ, **limits, "DUCATS_DATABASE": str(database), "DUCATS_LOGS": "json"}
    program = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "ducats.server", str(port), env=environment, stderr=asyncio.subprocess.PIPE
    )
    try:
        await until_healthy(port)
        players = await seat_players(port)
        playing = [asyncio.create_task(player.play()) for player in players]
        headers = {"cookie": f"ducats={players[0].cookie}"}
        async with connect(players[0].address, additional_headers=headers, proxy=None) as connection:
            hearing = asyncio.create_task(heard(connection))
            async with asyncio.timeout(30):
                while not all(player.acknowledged for player in players):  # noqa: ASYNC110 - they play by themselves
                    await asyncio.sleep(0.01)
            program.send_signal(signal.SIGTERM)
            await asyncio.wait_for(hearing, 30)
            assert connection.close_code == CloseCode.TRY_AGAIN
        await asyncio.wait_for(asyncio.gather(*playing), 30)
    finally:
        if program.returncode is None:
            program.send_signal(signal.SIGTERM)
        _, log = await asyncio.wait_for(program.communicate(), 30)
    check(database, players)
    assert b"Traceback" not in log


async def heard(connection: ClientConnection) -> None:
    """All that is told until the connection is closed."""
    with suppress(ConnectionClosed):
        async for _ in connection:
            pass


def test_a_database_that_cannot_be_used_is_one_clear_line(tmp_path: Path) -> None:
    file = tmp_path / "ducats.sqlite"
    prepare(file)
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE schema_version SET version = 999")
    with pytest.raises(DucatsError, match="schema 999"):
        serve(port=free_port(), settings=Settings(database=str(file)))


async def test_a_second_process_on_one_file_is_refused_with_a_sentence(tmp_path: Path) -> None:
    settings = Settings(database=str(tmp_path / "ducats.sqlite"))
    store = SqliteStore(settings.database_file)
    await store.open()
    with pytest.raises(DucatsError, match=r"another ducats is running on .*PostgreSQL serves several"):
        serve(port=free_port(), settings=settings)
    await store.close()
    again = SqliteStore(settings.database_file)
    await again.open()
    await again.close()


def test_several_processes_need_postgresql(tmp_path: Path) -> None:
    settings = Settings(database=str(tmp_path / "ducats.sqlite"))
    with pytest.raises(DucatsError, match="2 processes need PostgreSQL"):
        serve(port=free_port(), settings=settings, processes=2)
    with pytest.raises(DucatsError, match="needs PostgreSQL"):
        work(settings=settings)
    assert not settings.database_file.exists()


async def test_serving_processes_end_with_the_one_that_started_them(database: str) -> None:
    """However it ended: otherwise they would keep the port, and the next start would find it taken."""
    port = free_port()
    environment = {**os.environ, "DUCATS_DATABASE": database, "DUCATS_WORK": "false"}
    command = [sys.executable, "-m", "ducats", "serve", "--port", str(port), "--processes", "2"]
    program = await asyncio.create_subprocess_exec(
        *command, env=environment, stderr=asyncio.subprocess.DEVNULL, start_new_session=True
    )
    try:
        await until_healthy(port)
        program.kill()
        await program.wait()
        async with asyncio.timeout(30):
            while is_taken(port):  # noqa: ASYNC110 - nobody tells when they have ended
                await asyncio.sleep(0.1)
    finally:
        with suppress(ProcessLookupError):
            os.killpg(program.pid, signal.SIGKILL)


async def test_serving_processes_may_take_long_to_start(database: str, tmp_path: Path) -> None:
    """As on a small or busy machine: their supervisor must not replace them again and again."""
    (tmp_path / "sitecustomize.py").write_text(
        "import sys, time\nif '--multiprocessing-fork' in sys.orig_argv:\n    time.sleep(6)\n"
    )
    port = free_port()
    environment = {
        **os.environ,
        "DUCATS_DATABASE": database,
        "DUCATS_WORK": "false",
        "PYTHONPATH": os.pathsep.join((str(tmp_path), *sys.path)),
    }
    command = [sys.executable, "-m", "ducats", "serve", "--port", str(port), "--processes", "2"]
    program = await asyncio.create_subprocess_exec(*command, env=environment, stderr=asyncio.subprocess.PIPE)
    try:
        await until_healthy(port)
    finally:
        program.send_signal(signal.SIGTERM)
        _, log = await asyncio.wait_for(program.communicate(), 30)
    assert b"Application startup complete" in log
    assert b"died" not in log


def is_taken(port: int) -> bool:
    with socket.socket() as trying:
        return trying.connect_ex(("127.0.0.1", port)) == 0


async def test_two_processes_serve_and_a_third_one_works(database: str) -> None:
    """The commands as a host types them; a bot's answer has to come from the third process."""
    port = free_port()
    common = {
        **os.environ,
        "DUCATS_DATABASE": database,
        "DUCATS_BOT_DELAY_MOST": "0.4",
        "DUCATS_REQUESTS_PER_MINUTE": "1000000",
        "DUCATS_LOGS": "json",
    }
    serving = [sys.executable, "-m", "ducats", "serve", "--port", str(port), "--processes", "2"]
    working = [sys.executable, "-m", "ducats", "work"]
    programs = [
        await asyncio.create_subprocess_exec(*command, env=environment, stderr=asyncio.subprocess.PIPE)
        for command, environment in ((serving, {**common, "DUCATS_WORK": "false"}), (working, common))
    ]
    try:
        await until_healthy(port)
        async with httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{port}", trust_env=False, verify=False
        ) as client:
            await client.get("/api/me")
            await until_moved(client, {"game": "musketeers", "seats": 2, "bots": ["page", "page"]})
    finally:
        logs = []
        for program in programs:
            program.send_signal(signal.SIGTERM)
            logs.append((await asyncio.wait_for(program.communicate(), 30))[1])
    assert logs[0].count(b"Application startup complete") == 2
    assert b"working" in logs[1]
    assert not any(b"Traceback" in log for log in logs)
    assert [program.returncode for program in programs] == [0, 0]


def test_as_many_files_may_be_open_as_the_system_allows() -> None:
    resource = pytest.importorskip("resource")
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (256, hard))
        allow_open_files()
        allowed = resource.getrlimit(resource.RLIMIT_NOFILE)
        assert allowed == (OPEN_FILES if hard == resource.RLIM_INFINITY else min(hard, OPEN_FILES), hard)
        allow_open_files()
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == allowed
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


@pytest.mark.parametrize(("most", "allowed"), [(20_000, FEWER_OPEN_FILES), (256, 256)])
def test_a_system_that_refuses_so_many_files_is_asked_for_fewer(
    monkeypatch: pytest.MonkeyPatch, most: int, allowed: int
) -> None:
    """As macOS does: it promises any number."""
    resource = pytest.importorskip("resource")
    limits = (256, resource.RLIM_INFINITY)

    def refuse(_: int, wanted: tuple[int, int]) -> None:
        nonlocal limits
        if wanted[0] > most:
            raise ValueError("current limit exceeds maximum limit")
        limits = wanted

    monkeypatch.setattr(resource, "getrlimit", lambda _: limits)
    monkeypatch.setattr(resource, "setrlimit", refuse)
    allow_open_files()
    assert limits == (allowed, resource.RLIM_INFINITY)
