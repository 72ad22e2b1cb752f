"""Kill -9 at any moment loses no acknowledged move."""

import asyncio
import os
import random
import signal
import sqlite3
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import httpx
import msgspec
from tests.server.conftest import first_choice
from tests.serving import free_port
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

KILLS = 50
TABLES = 3
SEATS = 2


class Player:
    """Plays one chair as fast as the server answers, and remembers what was acknowledged."""

    def __init__(self, port: int, cookie: str, table: str, seat: int) -> None:
        self.address = f"ws://127.0.0.1:{port}/ws/tables/{table}"
        self.cookie = cookie
        self.table = table
        self.seat = seat
        self.acknowledged: list[dict[str, Any]] = []
        self.welcomes = 0
        self.welcomed = asyncio.Event()

    async def play(self) -> None:
        """Until the connection breaks."""
        self.welcomed.clear()
        try:
            headers = {"cookie": f"ducats={self.cookie}"}
            async with connect(self.address, additional_headers=headers, proxy=None) as connection:
                await self._talk(connection)
        except (OSError, WebSocketException, EOFError):
            return

    async def _talk(self, connection: Any) -> None:
        sent: dict[int, dict[str, Any]] = {}
        async for text in connection:
            message = msgspec.json.decode(text)
            if message["type"] == "Accepted":
                self.acknowledged.append(sent.pop(message["ref"]))
            if message["type"] == "Welcome":
                self.welcomes += 1
                self.welcomed.set()
                assert message["table"]["moments"] >= len(self.acknowledged)
            question = (message.get("view") or {}).get("question") or {}
            if question.get("choices") and question["number"] not in sent:
                action = first_choice(message["view"])
                sent[question["number"]] = action
                act = {
                    "type": "Act",
                    "ref": question["number"],
                    "question": question["number"],
                    "action": action,
                }
                await connection.send(msgspec.json.encode(act).decode())


@asynccontextmanager
async def reborn(database: Path, port: int) -> AsyncIterator[asyncio.subprocess.Process]:
    program = Path(__file__).with_name("reborn.py")
    arguments = [str(program), str(database), str(port), str(KILLS + 1)]
    parent = await asyncio.create_subprocess_exec(
        sys.executable,
        *arguments,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        yield parent
    finally:
        if parent.returncode is None:
            os.killpg(parent.pid, signal.SIGKILL)
        await parent.wait()


async def child_of(parent: asyncio.subprocess.Process) -> int:
    assert parent.stdout is not None
    return int(await asyncio.wait_for(parent.stdout.readline(), 30))


async def until_healthy(port: int) -> None:
    async with httpx.AsyncClient(trust_env=False, verify=False) as client:
        for _ in range(3_000):
            try:
                if (await client.get(f"http://127.0.0.1:{port}/health")).status_code == 200:
                    return
            except httpx.TransportError:
                await asyncio.sleep(0.01)
    raise AssertionError("the server does not come up")


async def seat_players(port: int) -> list[Player]:
    """Tables that last: two people each, many hands."""
    players: list[Player] = []
    address = f"http://127.0.0.1:{port}"
    for _ in range(TABLES):
        async with httpx.AsyncClient(base_url=address, trust_env=False, verify=False) as one:
            cookie = (await one.get("/api/me")).cookies["ducats"]
            options = {"match_mode": "fixed_hands", "hands": 50}
            table = (
                await one.post("/api/tables", json={"game": "musketeers", "seats": SEATS, "options": options})
            ).json()
        async with httpx.AsyncClient(base_url=address, trust_env=False, verify=False) as other:
            second = (await other.get("/api/me")).cookies["ducats"]
            sat = await other.post(f"/api/tables/{table['id']}/seat", json={})
            assert sat.json()["status"] == "playing"
        players += [Player(port, cookie, table["id"], 0), Player(port, second, table["id"], 1)]
    return players


def check(database: Path, players: list[Player]) -> None:
    """Everything that was acknowledged is stored, in order."""
    with closing(sqlite3.connect(database)) as connection:
        for player in players:
            rows = connection.execute(
                "SELECT action FROM inputs WHERE table_id = ? AND seat = ? ORDER BY number",
                (player.table, player.seat),
            )
            stored = [msgspec.json.decode(row[0]) for row in rows]
            kept = iter(stored)
            assert all(action in kept for action in player.acknowledged)


async def test_kill_9_loses_no_acknowledged_move(tmp_path: Path) -> None:
    database, port, dice = tmp_path / "ducats.sqlite", free_port(), random.Random(1)
    players: list[Player] = []
    async with reborn(database, port) as parent:
        for life in range(KILLS + 1):
            child = await child_of(parent)
            try:
                await until_healthy(port)
                players = players or await seat_players(port)
                check(database, players)
                playing = [asyncio.create_task(player.play()) for player in players]
                await asyncio.sleep(0)
                if life % 4:
                    await asyncio.wait_for(
                        asyncio.gather(*(player.welcomed.wait() for player in players)), 20
                    )
                await asyncio.sleep(dice.uniform(0.0, 0.2))
            finally:
                os.kill(child, signal.SIGKILL)
            await asyncio.wait_for(asyncio.gather(*playing), 20)
    check(database, players)
    assert sum(len(player.acknowledged) for player in players) > KILLS * TABLES
    assert all(player.welcomes > KILLS // 2 for player in players)
