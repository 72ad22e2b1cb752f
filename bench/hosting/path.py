"""What a move costs the server in processor time: everything from the socket to the sockets, and no network.

People and server are in one process, joined by lines that deliver at once, so that neither the machine's
other work nor a disk changes the figures much. What the people themselves need is measured and taken off.
"""

import asyncio
import logging
import secrets
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import structlog
import uvicorn
from uvicorn.server import ServerState

from bench.client import LONG, SETTLING_SECONDS, Player, at_once, talking_to
from bench.hosting.table import Table
from bench.line import Line, request_for
from ducats.server import opening
from ducats.server.app import create_app, opened
from ducats.server.connections import TableSocketProtocol
from ducats.server.garbage import disable_automatic_gc
from ducats.server.people import hash_of
from ducats.server.run import options_for
from ducats.server.settings import Settings
from ducats.server.store.base import Person
from ducats.server.wire import NewTable
from ducats.server.workers import Owner

HEADS = ("game", "seats", "moves", "microseconds a move", "moves/processor s", "bytes a move")
ADDRESS: Final = "localhost:0"
MOVES: Final = 60
"""Of each table in a round, if its game is not over before."""
PLENTY: Final = 1_000_000


class Wire(asyncio.Transport):
    """One end of a line: what is written is delivered in the next round of the event loop."""

    def __init__(self, deliver: Callable[[bytes], None], lost: Callable[[], None]) -> None:
        super().__init__()
        self._loop = asyncio.get_running_loop()
        self._deliver = deliver
        self._lost = lost
        self._is_closing = False
        self.written = 0

    def write(self, data: Any) -> None:
        self.written += len(data)
        self._loop.call_soon(self._deliver, bytes(data))

    def close(self) -> None:
        if not self._is_closing:
            self._is_closing = True
            self._loop.call_soon(self._lost)

    def is_closing(self) -> bool:
        return self._is_closing

    def pause_reading(self) -> None:
        """Nobody here says more than is read."""

    def resume_reading(self) -> None:
        """As above."""


class Crowd:
    """All who are at the tables of one server, and what it costs them to be there."""

    def __init__(self, game: str, seats: int, database: str) -> None:
        settings = Settings(
            database=database, bot_workers=1, messages_per_second=PLENTY, sockets_per_address=PLENTY
        )
        self.app = create_app(settings)
        self._config = uvicorn.Config(self.app, **options_for("localhost", 0, settings))
        self._config.load()
        self._state = ServerState()
        self._http = talking_to(ADDRESS)
        self._game, self._seats = game, seats
        self.seconds_of_people = 0.0
        self.sockets: list[Wire] = []

    async def open_table(self, number: int) -> list[Player]:
        context, registry = self.app.state.context, self.app.state.registry
        people, tokens = [], []
        for _ in range(self._seats):
            tokens.append(secrets.token_urlsafe(16))
            people.append(Person(id=secrets.token_urlsafe(9), name="Ada", created=context.clock()))
            await context.store.add_person(people[-1], hash_of(tokens[-1]))
        new = NewTable(game=self._game, seats=self._seats, options=LONG.get(self._game, {}), public=False)
        table = (await opening.create(registry, people[0], Owner(people[0].id, people[0].id), new)).id
        for person in people[1:]:
            await registry.ask(table, lambda live, person=person: live.chairs.sit(person, None, None))
        if (await registry.stored(table)).status == "open":
            await registry.ask(table, lambda live: live.chairs.start(people[0]))
        return [await self._connect(table, token, f"{number}/{token}") for token in tokens]

    async def _connect(self, table: str, token: str, seed: str) -> Player:
        player = Player(ADDRESS, self._http, at_once, seed)
        line = Line(request_for(ADDRESS, f"/ws/tables/{table}", f"ducats={token}"), player._hear)

        def hear(data: bytes) -> None:
            began = time.thread_time()
            line.data_received(data)
            self.seconds_of_people += time.thread_time() - began

        protocol = TableSocketProtocol(self._config, self._state, {})
        socket = Wire(hear, lambda: line.connection_lost(None))
        protocol.connection_made(socket)
        line.connection_made(Wire(protocol.data_received, lambda: protocol.connection_lost(None)))
        await line.opened
        player.line = line
        self.sockets.append(socket)
        return player


class Round(NamedTuple):
    """Tables that were played at the same time."""

    moves: int
    seconds: float
    """The server's processor time for them."""
    sent: int
    """Bytes, to everybody."""


async def play(game: str, seats: int, tables: int, rounds: int, database: str) -> list[Round]:
    crowd = Crowd(game, seats, database)
    async with opened(crowd.app.state.context, crowd.app.state.registry):
        return [await _play_round(crowd, tables) for _ in range(rounds)]


async def _play_round(crowd: Crowd, tables: int) -> Round:
    people = [player for number in range(tables) for player in await crowd.open_table(number)]
    await asyncio.sleep(SETTLING_SECONDS)
    sent = sum(socket.written for socket in crowd.sockets)
    before = time.process_time() - crowd.seconds_of_people
    for player in people:
        player.begin()
    await _until_over(people, tables * MOVES)
    seconds = time.process_time() - crowd.seconds_of_people - before
    played = Round(
        sum(len(player.latencies) for player in people),
        seconds,
        sum(socket.written for socket in crowd.sockets) - sent,
    )
    for player in people:
        player.leave()
    await asyncio.sleep(SETTLING_SECONDS)
    crowd.sockets.clear()
    return played


async def _until_over(people: Sequence[Player], moves: int) -> None:
    while sum(len(player.latencies) for player in people) < moves:
        if all(player.is_over for player in people):
            return
        await asyncio.sleep(0.01)


def measure(games: Sequence[str], seats: int, tables: int, rounds: int, in_memory: bool) -> None:
    """The cheapest round: whatever else the machine does only adds to the others."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.ERROR))
    where = "memory" if in_memory else "SQLite"
    disable_automatic_gc()
    table = Table(f"{tables} tables, {where}, the cheapest of {rounds} rounds, no network", HEADS)
    for game in games:
        with tempfile.TemporaryDirectory() as folder:
            database = ":memory:" if in_memory else str(Path(folder, "bench.sqlite"))
            played = asyncio.run(play(game, seats, tables, rounds, database))
        best = min(played, key=lambda one: one.seconds / one.moves)
        table.add(
            game,
            str(seats),
            str(sum(one.moves for one in played)),
            f"{best.seconds / best.moves * 1e6:.0f}",
            f"{best.moves / best.seconds:.0f}",
            f"{best.sent / best.moves:.0f}",
        )
