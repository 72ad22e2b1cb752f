"""A WebSocket as cheap as can be: thousands of people shall fit into one process."""

import asyncio
import base64
import os
import struct
import zlib
from collections.abc import Callable
from typing import Final

TEXT: Final = 0x81
PING: Final = 0x89
PONG: Final = 0x8A
CLOSE: Final = 0x88
PACKED: Final = 0x40
MASKED: Final = 0x80
NO_MASK: Final = b"\0\0\0\0"
"""A mask that changes nothing is a mask, too."""
TWO_BYTES, EIGHT_BYTES = 126, 127


class Line(asyncio.Protocol):
    """Asks for compression as browsers do; tells whoever listens every text that comes, in order."""

    def __init__(self, request: bytes, hear: Callable[[bytes], None]) -> None:
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.received = 0
        """Bytes, as they came over the line."""
        self.closed_with: int | None = None
        self._request = request
        self._hear = hear
        self._waiting = bytearray()
        self._unpack = zlib.decompressobj(-zlib.MAX_WBITS)
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the server has hung up"))

    def data_received(self, data: bytes) -> None:
        self.received += len(data)
        self._waiting += data
        if not self.opened.done():
            self._read_head()
        if self.opened.done():
            while self._read_frame():
                pass

    def _read_head(self) -> None:
        end = self._waiting.find(b"\r\n\r\n")
        if end < 0:
            return
        head = bytes(self._waiting[:end])
        del self._waiting[: end + 4]
        if head.startswith(b"HTTP/1.1 101"):
            self.opened.set_result(None)
        else:
            self.opened.set_exception(ConnectionError(head.partition(b"\r\n")[0].decode()))

    def _read_frame(self) -> bool:
        """One frame, if it is there as a whole; servers send each message in one."""
        waiting = self._waiting
        if len(waiting) < 2:
            return False
        kind, length, first = waiting[0], waiting[1], 2
        if length == TWO_BYTES:
            length, first = int.from_bytes(waiting[2:4], "big"), 4
        elif length == EIGHT_BYTES:
            length, first = int.from_bytes(waiting[2:10], "big"), 10
        end = first + length
        if len(waiting) < end:
            return False
        text = bytes(waiting[first:end])
        del waiting[:end]
        if kind & PACKED:
            text = self._unpack.decompress(text + b"\0\0\xff\xff")
        self._take(kind & ~PACKED, text)
        return True

    def _take(self, kind: int, text: bytes) -> None:
        if kind == TEXT:
            self._hear(text)
        elif kind == PING:
            self._write(PONG, text)
        elif kind == CLOSE:
            self.closed_with = int.from_bytes(text[:2], "big")
            self.close()

    def send(self, text: bytes) -> None:
        self._write(TEXT, text)

    def _write(self, kind: int, text: bytes) -> None:
        size = len(text)
        head = (
            bytes((kind, MASKED | size))
            if size < TWO_BYTES
            else struct.pack("!BBH", kind, MASKED | 126, size)
        )
        if self._transport is not None:
            self._transport.write(head + NO_MASK + text)

    def pause_reading(self) -> None:
        """Somebody who does not read what they are sent."""
        if self._transport is not None:
            self._transport.pause_reading()

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()


async def connected(address: str, path: str, cookie: str, hear: Callable[[bytes], None]) -> Line:
    """An open line to a path of a server; ConnectionError if it is refused."""
    host, _, port = address.partition(":")
    request = request_for(address, path, cookie)
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(lambda: Line(request, hear), host, int(port))
    await line.opened
    return line


def request_for(address: str, path: str, cookie: str) -> bytes:
    """How a browser asks for a WebSocket."""
    key = base64.b64encode(os.urandom(16)).decode()
    request = "\r\n".join(
        (
            f"GET {path} HTTP/1.1",
            f"Host: {address}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits",
            f"Cookie: {cookie}",
            "\r\n",
        )
    )
    return request.encode()
