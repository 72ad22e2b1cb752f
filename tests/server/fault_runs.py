"""Everything goes wrong that can: servers and a worker on one PostgreSQL, and people who play on."""

import asyncio
import os
import random
import signal
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import asyncpg
import msgspec
from tests.postgres import Postgres, started
from tests.server.fault_players import STUCK_SECONDS, Player, seat_players, until_all_go_on
from tests.server.test_kill import until_healthy
from tests.serving import UNDELAYED_ENVIRONMENT, free_port
from websockets.exceptions import WebSocketException

from ducats import games
from ducats.engine.messages import CHANCE
from ducats.server.live_game import LiveGame
from ducats.server.store.base import LEASE_SECONDS, StoredInput, StoredTable
from ducats.server.store.postgres import PostgresStore

LIVES = 10_000
REFUSING_SECONDS = 2.0
TWICE_SECONDS = 2.0
START_SECONDS = 120.0
"""A worker starts Python twice, and a busy machine takes its time."""
QUICK_BOTS = {**UNDELAYED_ENVIRONMENT, "DUCATS_BOT_WORKERS": "1", "DUCATS_LOGS": "json"}

Fault = Callable[[], Awaitable[float]]
"""Happens, and says for how long not all tables went on."""


class Found(msgspec.Struct):
    """What a run has shown."""

    faults: dict[str, int] = {}
    standstill: dict[str, float] = {}
    """The longest, in seconds, by kind of fault."""
    acknowledged: int = 0
    lost: int = 0
    """Moves that were acknowledged and are not stored."""
    doubled: int = 0
    """Moves that were acknowledged or stored twice."""


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
async def serving(address: str, *what: str) -> AsyncIterator[Process]:
    port, program = free_port(), Path(__file__).with_name("reborn.py")
    parent = await asyncio.create_subprocess_exec(
        *(sys.executable, str(program), address, str(port), str(LIVES), *what),
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


class Worker:
    """`ducats work`, started anew whenever it ends, as a host lets systemd do."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._process: asyncio.subprocess.Process | None = None
        self._staying = asyncio.create_task(self._stay())

    async def _stay(self) -> None:
        while True:
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "ducats", "work", "--database", self._address),
                env={**os.environ, **QUICK_BOTS},
                stdout=asyncio.subprocess.DEVNULL,
                stderr=asyncio.subprocess.DEVNULL,
                start_new_session=True,
            )
            await self._process.wait()

    def send(self, number: signal.Signals) -> None:
        """To its bots as well, as when a machine is lost."""
        if self._process is not None:
            with suppress(ProcessLookupError):  # it found no database, and is about to be tried again
                os.killpg(self._process.pid, number)

    async def end(self) -> None:
        self._staying.cancel()
        await asyncio.gather(self._staying, return_exceptions=True)
        self.send(signal.SIGKILL)
        if self._process is not None:
            await self._process.wait()


class Deployment:
    """All that runs, who plays there, and what can happen to it."""

    def __init__(self, postgres: Postgres, servers: Sequence[Process], workers: Sequence[Worker]) -> None:
        self.postgres = postgres
        self.servers = servers
        self.workers = workers
        self.players: list[Player] = []
        self.dice = random.Random(7)
        self.pause_seconds = 30.0
        self.stuck_seconds = STUCK_SECONDS

    @property
    def ports(self) -> list[int]:
        return [server.port for server in self.servers]

    async def all_go_on(self) -> float:
        try:
            return await until_all_go_on(self.players, self.stuck_seconds)
        except AssertionError as error:
            error.add_note(await self._known())
            raise

    async def _known(self) -> str:
        """What the database knows of a standstill: what is due, who works, and what every connection does."""
        asked = (
            "SELECT id, game, status, input_count, at, taken_by FROM tables LEFT JOIN due ON table_id = id",
            "SELECT name, alive_until - extract(epoch FROM now()) FROM workers",
            "SELECT pid, state, wait_event, now() - state_change, left(query, 60) FROM pg_stat_activity",
        )
        return "\n".join([str(row) for statement in asked for row in await self._fetch(statement)])

    async def kill_server(self) -> float:
        self.dice.choice(self.servers).send(signal.SIGKILL)
        return await self.all_go_on()

    async def kill_worker(self) -> float:
        self.dice.choice(self.workers).send(signal.SIGKILL)
        standstill = await self.all_go_on()
        # Until then it counts as alive.
        await asyncio.sleep(LEASE_SECONDS)
        await self.until_all_work()
        return standstill

    async def pause_server(self) -> float:
        """So long that the others take over its work; then it comes back, and believes it still has it."""
        return await self._pause(self.dice.choice(self.servers))

    async def pause_worker(self) -> float:
        await self.until_all_work()
        return await self._pause(self.dice.choice(self.workers))

    async def until_all_work(self) -> None:
        """All workers are known, so that the next fault finds one that can take over."""
        working = "SELECT count(*) FROM workers WHERE alive_until > extract(epoch FROM now())"
        end = time.monotonic() + START_SECONDS
        while (await self._fetch(working))[0][0] < len(self.workers):
            assert time.monotonic() < end, "a worker does not come up"
            await asyncio.sleep(0.1)

    async def _pause(self, paused: Process | Worker) -> float:
        paused.send(signal.SIGSTOP)
        away = asyncio.create_task(asyncio.sleep(self.pause_seconds))
        try:
            standstill = 0.0
            while not away.done():
                standstill = max(standstill, await self.all_go_on())
        finally:
            paused.send(signal.SIGCONT)
        return max(standstill, await self.all_go_on())

    async def restart_database(self) -> float:
        await asyncio.to_thread(self.postgres.stop)
        await asyncio.to_thread(self.postgres.start)
        return await self.all_go_on()

    async def cut_listeners(self) -> float:
        return await self._cut("query LIKE 'LISTEN%'")

    async def cut_all(self) -> float:
        return await self._cut("pid <> pg_backend_pid()")

    async def _cut(self, which: str) -> float:
        await self._execute(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {which}")
        return await self.all_go_on()

    async def fill_disk(self) -> float:
        """Full in the eyes of the database: its own error, raised where the inputs are written."""
        await self._execute(
            "CREATE OR REPLACE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS"
            " $$ BEGIN RAISE EXCEPTION 'No space left on device' USING ERRCODE = 'disk_full'; END $$",
            "CREATE TRIGGER full_disk BEFORE INSERT ON inputs EXECUTE FUNCTION refuse()",
        )
        await asyncio.sleep(REFUSING_SECONDS)
        await self._execute("DROP TRIGGER full_disk ON inputs")
        return await self.all_go_on()

    async def become_read_only(self) -> float:
        """As when the main database is lost and the address leads to a standby."""
        cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
        await self._execute("ALTER DATABASE postgres SET default_transaction_read_only = on", cut)
        await asyncio.sleep(REFUSING_SECONDS)
        writing = "SET default_transaction_read_only = off"
        await self._execute(writing, "ALTER DATABASE postgres RESET default_transaction_read_only", cut)
        return await self.all_go_on()

    async def answer_everything_twice(self) -> float:
        """Two processes append the same move at once."""
        async with AsyncExitStack() as stack:
            for player in self.players:
                # A line may break here as anywhere; then that player speaks once.
                with suppress(OSError, WebSocketException, TimeoutError):
                    await stack.enter_async_context(player.saying_all_twice())
            await asyncio.sleep(TWICE_SECONDS)
        return await self.all_go_on()

    async def _fetch(self, statement: str) -> list[Any]:
        admin = await asyncpg.connect(self.postgres.address())
        found: list[Any] = await admin.fetch(statement)
        await admin.close()
        return found

    async def _execute(self, *statements: str) -> None:
        admin = await asyncpg.connect(self.postgres.address())
        for statement in statements:
            await admin.execute(statement)
        await admin.close()


@asynccontextmanager
async def running_deployment(servers: int, workers: int) -> AsyncIterator[Deployment]:
    with started() as postgres:
        address = postgres.address()
        async with AsyncExitStack() as stack:
            what = ("serve-only",) if workers else ()
            processes = [await stack.enter_async_context(serving(address, *what)) for _ in range(servers)]
            working = [Worker(address) for _ in range(workers)]
            for worker in working:
                stack.push_async_callback(worker.end)
            yield Deployment(postgres, processes, working)


async def run_faults(
    choose: Callable[[Deployment], Sequence[Fault]],
    servers: int = 2,
    workers: int = 0,
    tables: int = 4,
    pace: float = 0.02,
) -> Found:
    """Let one fault after the other happen to people who play, and look at what is left."""
    found = Found()
    async with running_deployment(servers, workers) as deployment:
        deployment.players = await seat_players(deployment.ports, tables, pace)
        playing = [asyncio.create_task(player.play()) for player in deployment.players]
        await deployment.all_go_on()
        await deployment.until_all_work()
        for fault in choose(deployment):
            standstill = await fault()
            name = fault.__name__
            found.faults[name] = found.faults.get(name, 0) + 1
            found.standstill[name] = max(found.standstill.get(name, 0.0), round(standstill, 2))
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        await asyncio.gather(*map(until_healthy, deployment.ports))
        await _check_what_is_left(deployment, found)
    return found


async def _check_what_is_left(deployment: Deployment, found: Found) -> None:
    """All that was acknowledged is stored, once; the rules accept every game; all servers show the same."""
    store = PostgresStore(deployment.postgres.address())
    await store.open()
    for player in deployment.players:
        assert player.disorder == []
        stored = await store.table(player.table)
        inputs = await store.inputs(player.table)
        assert stored is not None
        assert [entry.number for entry in inputs] == list(range(stored.input_count))
        assert LiveGame.load(stored, inputs).moments == stored.moments
        answers = answers_of(stored, inputs, player.seat)
        rules = games.find(stored.game)
        found.acknowledged += len(player.acknowledged)
        found.lost += sum(
            rules.read_action(msgspec.json.encode(player.actions[number])) not in answers.get(number, [])
            for number in player.acknowledged
        )
        found.doubled += sum(len(given) > 1 for given in answers.values())
        found.doubled += sum(times > 1 for times in player.acknowledged.values())
        # A bot may have moved in between.
        if all(seat.kind == "person" for seat in stored.seats):
            views = [await player.view(port) for port in deployment.ports]
            assert all(view == views[0] for view in views)
    await store.close()


def answers_of(stored: StoredTable, inputs: Sequence[StoredInput], seat: int) -> dict[int, list[Any]]:
    """What a seat has answered to each question, by its number."""
    beginning = next((place for place, entry in enumerate(inputs) if entry.seat != CHANCE), len(inputs))
    live_game = LiveGame.load(stored, inputs[:beginning])
    answers: dict[int, list[Any]] = {}
    for entry in inputs[beginning:]:
        if entry.seat == seat:
            answers.setdefault(live_game.asked, []).append(live_game.rules.read_action(entry.action))
        live_game.follow([entry])
    return answers
