"""Hearing what other processes have stored, as long as this one lives."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import structlog

from ducats.server.store.address import name_of
from ducats.server.store.postgres_access import RUNNING, SECONDS, connect, explain
from ducats.server.store.postgres_sql import CHANNEL, MESSAGES

log = structlog.stdlib.get_logger()

MAX_RETRY_SECONDS: Final = 2.0


async def listen(
    address: str, receive: Callable[..., None], announce: Callable[[], None], ready: asyncio.Event
) -> None:
    """One connection of its own, made anew when it is lost; what was missed meanwhile is caught up on."""
    pause = 0.05
    while True:
        try:
            connection = await connect(address, RUNNING)
        except Exception as error:
            # On any error: a process that stopped listening would leave its people behind.
            log.warning("not_listening", database=name_of(address), error=explain(error))
            ready.set()
            await asyncio.sleep(pause)
            pause = min(2 * pause, MAX_RETRY_SECONDS)
            continue
        pause = 0.05
        lost = asyncio.Event()
        try:
            connection.add_termination_listener(lambda _, lost=lost: lost.set())
            await connection.add_listener(CHANNEL, receive)
            await connection.add_listener(MESSAGES, receive)
            announce()
            ready.set()
            await _until_lost(connection, lost)
        except Exception as error:
            log.warning("not_listening", database=name_of(address), error=explain(error))
        finally:
            connection.terminate()


async def _until_lost(connection: Any, lost: asyncio.Event) -> None:
    """A connection can die silently: a query now and then finds out."""
    while not lost.is_set():
        with suppress(TimeoutError):
            await asyncio.wait_for(lost.wait(), SECONDS)
            return
        await connection.execute("SELECT 1", timeout=SECONDS)
