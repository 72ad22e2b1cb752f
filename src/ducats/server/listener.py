"""One open socket as its table knows it: a person and a queue of messages on their way to them."""

import asyncio
from collections.abc import Callable
from typing import Final

from ducats.server.store.base import Person
from ducats.server.wire_socket import CloseCode

BACKLOG: Final = 512
"""How many messages a slow reader can fall behind before being cut off; browsers then reconnect."""

BACKLOG_BYTES: Final = 2 * 1024 * 1024
"""The same in bytes; the Welcome to a long game is the longest message, and always fits."""


class Closed:
    """The last thing in the queue: close the socket, and why."""

    def __init__(self, code: int, reason: str) -> None:
        self.code = code
        self.reason = reason


def _never(_: bytes) -> bool:
    return False


class Listener:
    """Sending never waits: a table must not stand still because one connection is slow."""

    def __init__(self, person: Person, write: Callable[[bytes], bool] = _never) -> None:
        self.person = person
        self.queue: asyncio.Queue[bytes | Closed] = asyncio.Queue()
        """What could not be written at once."""
        self.closing = False
        self._write = write
        self._is_behind = False
        """Whether something is still on its way through the queue: what comes next must not overtake it."""
        self._waiting_bytes = 0

    def send(self, message: bytes) -> None:
        if self.closing or (not self._is_behind and self._write(message)):
            return
        if self.queue.qsize() >= BACKLOG or self._waiting_bytes > BACKLOG_BYTES:
            self.close(CloseCode.TOO_SLOW, "too_slow")
        else:
            self._is_behind = True
            self._waiting_bytes += len(message)
            self.queue.put_nowait(message)

    async def next(self) -> bytes | Closed:
        """The messages to send now; those taken before have been sent."""
        self._is_behind = not self.queue.empty()
        message = await self.queue.get()
        if isinstance(message, bytes):
            self._waiting_bytes -= len(message)
        return message

    def close(self, code: int, reason: str) -> None:
        if not self.closing:
            self.closing = True
            self.queue.put_nowait(Closed(code, reason))
