"""The server as a program of its own."""

import asyncio
import json
import os
import signal
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from tests.server.test_kill import free_port, until_healthy

from ducats import FORM, __version__
from ducats.engine.errors import DucatsError
from ducats.server.run import serve
from ducats.server.settings import Settings
from ducats.server.store.sqlite import prepare


async def test_the_program_serves_until_it_is_told_to_stop(tmp_path: Path) -> None:
    port = free_port()
    environment = {
        **os.environ,
        "DUCATS_DATABASE": str(tmp_path / "deep" / "ducats.sqlite"),
        "DUCATS_LOGS": "json",
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
            table = {"game": "musketeers", "seats": 2, "bots": [None, "page"]}
            assert (await client.post("/api/tables", json=table)).json()["status"] == "playing"
    finally:
        program.send_signal(signal.SIGTERM)
        _, log = await asyncio.wait_for(program.communicate(), 30)
    assert b"game_began" in log
    starting = next(entry for entry in map(json.loads, log.splitlines()) if entry["event"] == "starting")
    assert (starting["version"], starting["rules"]) == (__version__, FORM)
    assert b"Traceback" not in log
    assert (tmp_path / "deep" / "ducats.sqlite").is_file()


def test_a_database_that_cannot_be_used_is_one_clear_line(tmp_path: Path) -> None:
    file = tmp_path / "ducats.sqlite"
    prepare(file)
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE schema_version SET version = 999")
    with pytest.raises(DucatsError, match="schema 999"):
        serve(port=free_port(), settings=Settings(database=str(file)))
