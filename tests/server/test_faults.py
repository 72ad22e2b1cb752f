"""Two servers on one PostgreSQL, while everything goes wrong that can: no acknowledged move is lost."""

import asyncio
import os
import random
import signal
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import msgspec
import pytest
from tests.postgres import Postgres, started
from tests.server.conftest import first_choice
from tests.server.test_kill import free_port, until_healthy
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from ducats.server.live_game import LiveGame
from ducats.server.store.postgres import PostgresStore

STUCK_SECONDS = 20.0
"""A busy machine is given more time than the few seconds that a table needs."""
LIVES = 10_000


class Process:
    """A server that comes back whenever it is killed."""

    def __init__(self, parent: asyncio.subprocess.Process, port: int) -> None:
        self.parent = parent
        self.port = port
        self.pid = 0
        self._reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        assert self.parent.stdout is not None
        while line := await self.parent.stdout.readline():
            self.pid = int(line)

    def send(self, number: signal.Signals) -> None:
        with suppress(ProcessLookupError):  # it found no database, and is about to be tried again
            os.kill(self.pid, number)

    async def end(self) -> None:
        os.killpg(self.parent.pid, signal.SIGKILL)
        await self.parent.wait()
        await self._reading


@asynccontextmanager
async def serving(address: str) -> AsyncIterator[Process]:
    port, program = free_port(), Path(__file__).with_name("reborn.py")
    parent = await asyncio.create_subprocess_exec(
        sys.executable,
        str(program),
        address,
        str(port),
        str(LIVES),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
        start_new_session=True,
    )
    process = Process(parent, port)
    try:
        await until_healthy(port)
        yield process
    finally:
        await process.end()


class Player:
    """Plays one chair through any of the servers, and comes back when its line breaks."""

    def __init__(self, ports: list[int], cookie: str, table: str, seat: int, pace: float) -> None:
        self.ports = ports
        self.cookie = cookie
        self.pace = pace
        self.table = table
        self.seat = seat
        self.acknowledged: list[dict[str, Any]] = []
        self.told = 0
        self.is_over = False
        self.dice = random.Random(f"{table}{seat}")
        self.disorder: list[str] = []

    async def play(self) -> None:
        """Until cancelled."""
        headers = {"cookie": f"ducats={self.cookie}"}
        while True:
            address = f"ws://127.0.0.1:{self.dice.choice(self.ports)}/ws/tables/{self.table}"
            try:
                async with connect(
                    address,
                    additional_headers=headers,
                    proxy=None,
                    open_timeout=3,
                    ping_interval=1,
                    ping_timeout=2,
                ) as line:
                    await self._talk(line)
            except (OSError, WebSocketException, EOFError, TimeoutError):
                await asyncio.sleep(0.05)

    async def _talk(self, line: Any) -> None:
        sent: dict[int, dict[str, Any]] = {}
        seen = -1
        view: dict[str, Any] = {}
        async for text in line:
            message = msgspec.json.decode(text)
            view = message.get("view") or view
            self.is_over = view.get("outcome") is not None
            if message["type"] == "Accepted":
                self.acknowledged.append(sent[message["ref"]])
            elif message["type"] == "Welcome":
                seen = message["table"]["moments"]
                self.told = max(self.told, seen)
                if seen < len(self.acknowledged):
                    self.disorder.append(f"{seen} moments, {len(self.acknowledged)} acknowledged")
            elif message["type"] == "Happened":
                if message["number"] != seen + 1:
                    self.disorder.append(f"moment {message['number']} after {seen}")
                seen = message["number"]
                self.told = max(self.told, seen)
            elif message["type"] == "Refused":
                await asyncio.sleep(0.05)
                sent.pop(message["ref"], None)
            question = view.get("question") or {}
            if question.get("choices") and question["number"] not in sent:
                sent[question["number"]] = first_choice(view)
                await line.send(
                    msgspec.json.encode(
                        {
                            "type": "Act",
                            "ref": question["number"],
                            "question": question["number"],
                            "action": sent[question["number"]],
                        }
                    ).decode()
                )
                # Quick, but not the load test: the faults shall find somebody at every stage of a move.
                await asyncio.sleep(self.dice.uniform(0.0, self.pace))

    async def view(self, port: int) -> dict[str, Any]:
        """What a server shows this player now."""
        headers = {"cookie": f"ducats={self.cookie}"}
        address = f"ws://127.0.0.1:{port}/ws/tables/{self.table}"
        async with connect(address, additional_headers=headers, proxy=None) as line:
            welcome = msgspec.json.decode(await line.recv())
            shown: dict[str, Any] = welcome["view"]
            return shown


async def newcomer(port: int) -> httpx.AsyncClient:
    client = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", trust_env=False, verify=False)
    await client.get("/api/me")
    return client


async def seat_players(ports: list[int], tables: int, pace: float) -> list[Player]:
    """Tables of two people who came in by different doors, and tables of one with a bot."""
    players: list[Player] = []
    new = {"game": "musketeers", "seats": 2, "options": {"match_mode": "fixed_hands", "hands": 50}}
    for number in range(tables):
        one, other = await newcomer(ports[0]), await newcomer(ports[-1])
        with_bot = number % 2 == 1
        answer = await one.post("/api/tables", json={**new, **({"bots": [None, "page"]} if with_bot else {})})
        table = answer.json()["id"]
        players.append(Player(ports, one.cookies["ducats"], table, 0, pace))
        if not with_bot:
            await other.post(f"/api/tables/{table}/seat", json={})
            players.append(Player(ports, other.cookies["ducats"], table, 1, pace))
        await one.aclose()
        await other.aclose()
    return players


async def until_all_go_on(players: list[Player]) -> float:
    """How long it takes until every table has gone on, from now."""
    began = time.monotonic()
    before = {player.table: player.told for player in players}
    while time.monotonic() - began < STUCK_SECONDS:
        if all(player.is_over or player.told > before[player.table] for player in players):
            return time.monotonic() - began
        await asyncio.sleep(0.02)
    stuck = [player.table for player in players if player.told <= before[player.table]]
    raise AssertionError(f"tables that do not go on: {stuck}")


class Faults:
    """What can happen."""

    def __init__(self, postgres: Postgres, processes: list[Process]) -> None:
        self.postgres = postgres
        self.processes = processes
        self.dice = random.Random(7)

    async def kill(self) -> None:
        self.dice.choice(self.processes).send(signal.SIGKILL)

    async def cut_listeners(self) -> None:
        await self._cut("query LIKE 'LISTEN%'")

    async def cut_all(self) -> None:
        await self._cut("pid <> pg_backend_pid()")

    async def _cut(self, which: str) -> None:
        admin = await asyncpg.connect(self.postgres.address())
        await admin.execute(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {which}")
        await admin.close()

    async def restart_database(self) -> None:
        await asyncio.to_thread(self.postgres.stop)
        await asyncio.to_thread(self.postgres.start)

    async def pause(self, seconds: float) -> None:
        """So long that the others take over its work."""
        paused = self.dice.choice(self.processes)
        paused.send(signal.SIGSTOP)
        await asyncio.sleep(seconds)
        paused.send(signal.SIGCONT)


async def check(address: str, players: list[Player], ports: list[int]) -> None:
    """All that was acknowledged is stored, once; the rules accept every game; all servers show the same."""
    store = PostgresStore(address)
    await store.open()
    for player in players:
        assert player.disorder == []
        stored = await store.table(player.table)
        inputs = await store.inputs(player.table)
        assert stored is not None
        assert [entry.number for entry in inputs] == list(range(stored.input_count))
        assert LiveGame.load(stored, inputs).moments == stored.moments
        kept = iter([msgspec.json.decode(entry.action) for entry in inputs if entry.seat == player.seat])
        assert all(action in kept for action in player.acknowledged)
        views = [await player.view(port) for port in ports]
        # The bot may have moved in between.
        if stored.seats[1].kind == "person":
            assert all(view == views[0] for view in views)
    await store.close()


async def hold_out(
    rounds: Callable[[Faults], list[Callable[[], Awaitable[None]]]], tables: int = 4, pace: float = 0.02
) -> None:
    with started() as postgres:
        address = postgres.address()
        async with serving(address) as one, serving(address) as other:
            ports = [one.port, other.port]
            players = await seat_players(ports, tables, pace)
            playing = [asyncio.create_task(player.play()) for player in players]
            await until_all_go_on(players)
            longest: dict[str, float] = {}
            for fault in rounds(Faults(postgres, [one, other])):
                await fault()
                name = getattr(fault, "__name__", "pause")
                longest[name] = max(longest.get(name, 0.0), await until_all_go_on(players))
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            print("seconds until all tables went on, at worst:", longest)
            await asyncio.gather(*map(until_healthy, ports))
            await check(address, players, ports)


async def test_faults_lose_no_acknowledged_move() -> None:
    await hold_out(
        lambda faults: [
            faults.kill,
            faults.cut_listeners,
            faults.kill,
            faults.restart_database,
            faults.cut_all,
            lambda: faults.pause(4.0),
            faults.kill,
        ]
    )


@pytest.mark.soak
async def test_two_hundred_faults_lose_no_acknowledged_move() -> None:
    def rounds(faults: Faults) -> list[Callable[[], Awaitable[None]]]:
        kinds = [faults.kill, faults.cut_listeners, faults.restart_database, faults.cut_all, faults.kill]
        return [
            faults.dice.choice(kinds) if number % 20 else (lambda: faults.pause(30.0))
            for number in range(1, 201)
        ]

    await hold_out(rounds, tables=10, pace=0.6)
