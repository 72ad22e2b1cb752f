"""People who play on while servers and databases fail, and remember what was acknowledged."""

import asyncio
import random
import time
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import httpx
import msgspec
from bench.client import LONG, some
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from ducats.games import GAMES

STUCK_SECONDS = 20.0
"""A busy machine is given more time than the few seconds that a table needs."""


class Player:
    """Plays one chair through any of the servers, and comes back when its connection breaks."""

    def __init__(self, ports: Sequence[int], cookie: str, table: str, seat: int, pace: float) -> None:
        self.ports = ports
        self.cookie = cookie
        self.pace = pace
        self.table = table
        self.seat = seat
        self.actions: dict[int, dict[str, Any]] = {}
        """What was answered to each question, by its number."""
        self.acknowledged: Counter[int] = Counter()
        """How often each answer was."""
        self.told = 0
        self.is_over = False
        self.dice = random.Random(f"{table}{seat}")
        self.disorder: list[str] = []
        self._port = ports[0]
        self._second: Any = None
        """While everything is said twice: a connection to another server."""

    def _connect(self, port: int) -> connect:
        return connect(
            f"ws://127.0.0.1:{port}/ws/tables/{self.table}",
            additional_headers={"cookie": f"ducats={self.cookie}"},
            proxy=None,
            # A server that was stopped neither answers nor hangs up.
            open_timeout=2,
            close_timeout=0.5,
            ping_interval=1,
            ping_timeout=2,
        )

    async def play(self) -> None:
        """Until cancelled."""
        while True:
            # As a balancer does: a server that did not answer is not asked again at once.
            self._port = self.dice.choice([port for port in self.ports if port != self._port])
            try:
                async with self._connect(self._port) as connection:
                    await self._talk(connection)
            except (OSError, WebSocketException, EOFError, TimeoutError):
                await asyncio.sleep(0.05)

    async def _talk(self, connection: Any) -> None:
        answered: set[int] = set()
        seen = -1
        view: dict[str, Any] = {}
        async for text in connection:
            message = msgspec.json.decode(text)
            view = message.get("view") or view
            self.is_over = view.get("outcome") is not None
            if message["type"] == "Accepted":
                self.acknowledged[message["ref"]] += 1
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
                answered.discard(message["ref"])
            question = view.get("question") or {}
            if question.get("choices") and question["number"] not in answered:
                answered.add(question["number"])
                self._choose(question)
                await self._answer(connection, question["number"])
                # Quick, but not the load test: the faults shall find somebody at every stage of a move.
                await asyncio.sleep(self.dice.uniform(0.0, self.pace))

    def _choose(self, question: dict[str, Any]) -> None:
        """Asked again, a player says the same again."""
        if question["number"] not in self.actions:
            choices = msgspec.json.encode(question["choices"])
            self.actions[question["number"]] = some(choices, self.dice)

    async def _answer(self, connection: Any, number: int) -> None:
        act = {"type": "Act", "ref": number, "question": number, "action": self.actions[number]}
        connections = [connection] if self._second is None else [connection, self._second]
        said = await asyncio.gather(
            *(one.send(msgspec.json.encode(act).decode()) for one in connections), return_exceptions=True
        )
        if isinstance(said[0], BaseException):
            raise said[0]

    @asynccontextmanager
    async def saying_all_twice(self) -> AsyncIterator[None]:
        """Every answer goes to another server as well, at the same moment."""
        others = [port for port in self.ports if port != self._port]
        async with self._connect(self.dice.choice(others)) as connection:
            hearing = asyncio.create_task(self._hear_second(connection))
            self._second = connection
            try:
                yield
            finally:
                self._second = None
                hearing.cancel()

    async def _hear_second(self, connection: Any) -> None:
        async for text in connection:
            message = msgspec.json.decode(text)
            if message["type"] == "Accepted":
                self.acknowledged[message["ref"]] += 1

    async def view(self, port: int) -> dict[str, Any]:
        """What a server shows this player now."""
        async with self._connect(port) as connection:
            welcome = msgspec.json.decode(await connection.recv())
            shown: dict[str, Any] = welcome["view"]
            return shown


async def newcomer(port: int) -> httpx.AsyncClient:
    client = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", trust_env=False, verify=False)
    await client.get("/api/me")
    return client


async def seat_players(ports: Sequence[int], tables: int, pace: float) -> list[Player]:
    """Tables of people of every game who came in by different doors, and tables of one with a bot."""
    players: list[Player] = []
    for number in range(tables):
        with_bot = number % 2 == 1
        game = "musketeers" if with_bot else list(GAMES)[number // 2 % len(GAMES)]
        seats = GAMES[game].meta.min_seats
        new = {"game": game, "seats": seats, "options": LONG.get(game, {})}
        if with_bot:
            new["bots"] = [None, *["page"] * (seats - 1)]
        people = [await newcomer(ports[seat % len(ports)]) for seat in range(1 if with_bot else seats)]
        table = (await people[0].post("/api/tables", json=new)).raise_for_status().json()["id"]
        for person in people[1:]:
            (await person.post(f"/api/tables/{table}/seat", json={})).raise_for_status()
        for seat, person in enumerate(people):
            players.append(Player(ports, person.cookies["ducats"], table, seat, pace))
            await person.aclose()
    return players


async def until_all_go_on(players: Sequence[Player], patience: float = STUCK_SECONDS) -> float:
    """How long it takes until every table has gone on, from now."""
    began = time.monotonic()
    before = [player.told for player in players]
    while time.monotonic() - began < patience:
        if all(player.is_over or player.told > told for player, told in zip(players, before, strict=True)):
            return time.monotonic() - began
        await asyncio.sleep(0.02)
    stuck = [player.table for player, told in zip(players, before, strict=True) if player.told <= told]
    raise AssertionError(f"tables that do not go on: {stuck}")
