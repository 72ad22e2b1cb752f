"""Two servers that only serve and a process that only works, while the database refuses to write at times."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random

import asyncpg
import pytest
from tests.postgres import started
from tests.server.test_faults import LIVES, Process, check, seat_players, until_all_go_on
from tests.server.test_kill import free_port, until_healthy

REFUSING_SECONDS = 2.0
QUICK_BOTS = {
    "DUCATS_BOT_DELAY_LEAST": "0",
    "DUCATS_BOT_DELAY_MOST": "0",
    "DUCATS_BOT_WORKERS": "1",
    "DUCATS_LOGS": "json",
}


@asynccontextmanager
async def serving_only(address: str) -> AsyncIterator[Process]:
    port, program = free_port(), Path(__file__).with_name("reborn.py")
    given = (str(program), address, str(port), str(LIVES), "serve-only")
    parent = await asyncio.create_subprocess_exec(
        sys.executable,
        *given,
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
    """`ducats work`, started anew by whoever killed it."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        self._process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "ducats", "work", "--database", self._address),
            env={**os.environ, **QUICK_BOTS},
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.DEVNULL,
            start_new_session=True,
        )

    async def kill(self) -> None:
        """With its bots, as when a machine is lost."""
        assert self._process is not None
        os.killpg(self._process.pid, signal.SIGKILL)
        await self._process.wait()


class Faults:
    """What can happen to the worker, and to the database without its going away."""

    def __init__(self, address: str, worker: Worker, servers: list[Process]) -> None:
        self._address = address
        self._worker = worker
        self._servers = servers
        self.dice = Random(11)

    async def kill_worker(self) -> None:
        await self._worker.kill()
        await self._worker.start()

    async def kill_server(self) -> None:
        self.dice.choice(self._servers).send(signal.SIGKILL)

    async def fill_disk(self) -> None:
        """Full in the eyes of the database: its own error, raised where the inputs are written."""
        await self._execute(
            "CREATE OR REPLACE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS"
            " $$ BEGIN RAISE EXCEPTION 'No space left on device' USING ERRCODE = 'disk_full'; END $$",
            "CREATE TRIGGER full_disk BEFORE INSERT ON inputs EXECUTE FUNCTION refuse()",
        )
        await asyncio.sleep(REFUSING_SECONDS)
        await self._execute("DROP TRIGGER full_disk ON inputs")

    async def become_read_only(self) -> None:
        """As when the main database is lost and the address leads to a standby."""
        cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
        await self._execute("ALTER DATABASE postgres SET default_transaction_read_only = on", cut)
        await asyncio.sleep(REFUSING_SECONDS)
        writing = "SET default_transaction_read_only = off"
        await self._execute(writing, "ALTER DATABASE postgres RESET default_transaction_read_only", cut)

    async def _execute(self, *statements: str) -> None:
        admin = await asyncpg.connect(self._address)
        for statement in statements:
            await admin.execute(statement)
        await admin.close()


async def hold_out(rounds: Callable[[Faults], list[Callable[[], Awaitable[None]]]], tables: int) -> None:
    with started() as postgres:
        address = postgres.address()
        async with AsyncExitStack() as stack:
            servers = [await stack.enter_async_context(serving_only(address)) for _ in range(2)]
            worker = Worker(address)
            await worker.start()
            stack.push_async_callback(worker.kill)
            ports = [server.port for server in servers]
            players = await seat_players(ports, tables, 0.05)
            playing = [asyncio.create_task(player.play()) for player in players]
            await until_all_go_on(players)
            for fault in rounds(Faults(address, worker, servers)):
                await fault()
                await until_all_go_on(players)
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            await asyncio.gather(*map(until_healthy, ports))
            await check(address, players, ports)


async def test_neither_a_killed_worker_nor_a_database_that_refuses_costs_a_move() -> None:
    await hold_out(lambda faults: [faults.fill_disk, faults.kill_worker, faults.become_read_only], tables=4)


@pytest.mark.soak
async def test_sixty_faults_of_three_processes_cost_no_move() -> None:
    def rounds(faults: Faults) -> list[Callable[[], Awaitable[None]]]:
        kinds = [faults.kill_worker, faults.kill_server, faults.fill_disk, faults.become_read_only]
        return [faults.dice.choice(kinds) for _ in range(60)]

    await hold_out(rounds, tables=8)
