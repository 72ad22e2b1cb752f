"""Connections: silent HTTP clients are cut off; sockets write little and rarely."""

import asyncio
import logging
import struct
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, ExitStack, nullcontext
from typing import Any, ClassVar, Final

import structlog
from litestar import WebSocket
from litestar.types import Receive, Send
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.base import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request as WebSocketRequest
from websockets.protocol import State
from websockets.server import ServerProtocol
from websockets.typing import ExtensionParameter
from websockets.utils import apply_mask

from ducats.server import garbage
from ducats.server.addresses import counted_as
from ducats.server.throttle import ConnectionLimiter

log = structlog.stdlib.get_logger()

REQUEST_SECONDS: Final = 15.0
"""From the opening of a connection, or the first byte of a later request, to the end of the request."""
STALLED_SECONDS: Final = 30.0
"""How long a reader can go without reading any of an answer."""
COMPRESSED_BYTES: Final = 16 * 1024
"""Shorter messages, moves among them, go uncompressed: compressing a move takes longer than playing it."""
WINDOW_BITS: Final = 12
COMPRESSION: Final = {"memLevel": 5, "level": 1}
READ_AHEAD: Final = 4
"""How many messages a socket can send before the first of them is answered."""
PIECE_BYTES: Final = 2048
"""A flood is read in pieces, and others are served between them."""
AHEAD_SECONDS: Final = 0.01
"""How long a flood waits whenever that much of it has been read but not answered."""
WHOLE_TEXT: Final = 0x81
"""First byte of a frame that holds a whole, uncompressed text message."""
MASKED: Final = 0x80
TWO_BYTES: Final = 126
"""In place of a length: the length follows in two bytes."""
WRITE_NOW: Final = "ducats.write"
"""The ASGI extension by which a socket is written to without a task in between."""
HTTP_CONNECTIONS: Final = "ducats.http_connections"
"""The ASGI state in which the app says how many connections an address can have."""
FAULTS: Final = logging.getLogger("ducats.sockets")
"""Only errors of sockets are logged: the libraries would also log the address of each that opens or is
refused."""
FAULTS.setLevel(logging.WARNING)


class HttpConnections:
    """How many each address has open. Reverse proxies, which speak for many, are not counted."""

    def __init__(self, most: int, is_proxy: Callable[[str], bool]) -> None:
        self._limiter = ConnectionLimiter(most)
        self._is_proxy = is_proxy

    def joined(self, address: str) -> AbstractContextManager[bool]:
        """Counts one more while this lasts; yields whether that is too many."""
        return nullcontext(False) if self._is_proxy(address) else self._limiter.joined(counted_as(address))


class TimeoutProtocol(H11Protocol):
    """HTTP with a limit on how long the client can take, and on how many come from one address."""

    _request_timer: asyncio.TimerHandle | None = None
    _stalled_timer: asyncio.TimerHandle | None = None

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._counted = ExitStack()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in uvicorn
        super().connection_made(transport)
        if self.client is not None:
            connections: HttpConnections = self.app_state[HTTP_CONNECTIONS]
            if self._counted.enter_context(connections.joined(self.client[0])):
                transport.abort()
        self._watch()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._watch()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._watch()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._watch()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._await_reader()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stop_stalled_timer()
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        self._release()
        super().connection_lost(exc)
        garbage.note_closed_request()

    def _watch(self) -> None:
        """While it is open, it waits for a request, for an answer, or for the end of a quiet moment."""
        if self.transport.get_protocol() is not self:
            # A socket now, with limits of its own.
            self._release()
        elif self.transport.is_closing():
            self._stop_request_timer()
            # It stays open until what was written is read.
            if self._stalled_timer is None and self.transport.get_write_buffer_size():
                self._await_reader()
        elif self._is_answering():
            self._stop_request_timer()
        elif self._request_timer is None and self.timeout_keep_alive_task is None:
            self._await_request()

    def _is_answering(self) -> bool:
        """Whether a request has arrived as a whole, and is not answered yet."""
        return bool(self.cycle) and not (self.cycle.more_body or self.cycle.response_complete)

    def _await_request(self) -> None:
        self._request_timer = self.loop.call_later(REQUEST_SECONDS, self.transport.abort)

    def _await_reader(self) -> None:
        self._stop_stalled_timer()
        self._stalled_timer = self.loop.call_later(STALLED_SECONDS, self.transport.abort)

    def _release(self) -> None:
        self._counted.close()
        self._stop_request_timer()
        self._stop_stalled_timer()

    def _stop_request_timer(self) -> None:
        if self._request_timer is not None:
            self._request_timer.cancel()
            self._request_timer = None

    def _stop_stalled_timer(self) -> None:
        if self._stalled_timer is not None:
            self._stalled_timer.cancel()
            self._stalled_timer = None


class TableSocket(WebSocket[Any, Any, Any]):
    """Receives and sends without closures that refer to it, which would form a reference cycle."""

    def receive_wrapper(self, receive: Receive) -> Receive:
        return receive

    def send_wrapper(self, send: Send) -> Send:
        return send

    async def accept(self, *given: Any, **named: Any) -> None:
        await super().accept(*given, **named)
        self.connection_state = "receive"


class LightDeflate(PerMessageDeflate):
    """Compresses long messages only, and one that goes to several sockets once."""

    _latest: ClassVar[tuple[Frame, int, Frame] | None] = None
    """A frame, the window it was compressed with, and what came of it."""

    def encode(self, frame: Frame) -> Frame:
        if len(frame.data) < COMPRESSED_BYTES:
            return frame
        if not self.local_no_context_takeover:
            return super().encode(frame)
        bits, latest = self.local_max_window_bits, LightDeflate._latest
        # Of the same object, because comparing long messages takes long.
        if latest is not None and latest[0].data is frame.data and latest[:2] == (frame, bits):
            return latest[2]
        made = super().encode(frame)
        LightDeflate._latest = (frame, bits, made)
        return made


class LightDeflateFactory(ServerPerMessageDeflateFactory):
    """Negotiates with browsers as the library does, but compresses less."""

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        agreed, made = super().process_request_params(params, accepted_extensions)
        light = LightDeflate(
            made.remote_no_context_takeover,
            made.local_no_context_takeover,
            made.remote_max_window_bits,
            made.local_max_window_bits,
            made.compress_settings,
        )
        return agreed, light


def short_text(data: bytes) -> bytes | None:
    """The text of a frame, if these bytes are one whole uncompressed message, as nearly all are."""
    size = len(data)
    if size < 6 or data[0] != WHOLE_TEXT:
        return None
    length, first = data[1] - MASKED, 2
    if length == TWO_BYTES and size >= 8:
        length, first = data[2] << 8 | data[3], 4
    elif not 0 <= length < TWO_BYTES:
        return None
    return apply_mask(data[first + 4 :], data[first : first + 4]) if size == first + 4 + length else None


def is_utf8(parts: Sequence[bytes]) -> bool:
    """Whether the parts of a message are a text together."""
    try:
        b"".join(parts).decode()
    except UnicodeDecodeError:
        return False
    return True


def _text_head(length: int) -> bytes:
    """How the frame of a short text begins: a whole message, not compressed, not masked."""
    if length < TWO_BYTES:
        return bytes((WHOLE_TEXT, length))
    return struct.pack("!BBH", WHOLE_TEXT, TWO_BYTES, length)


class TableSocketProtocol(WebSocketsSansIOProtocol):
    """Writes everything sent in one go at once, and does not pause reading for each message."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.logger = FAULTS
        self._outgoing: list[bytes] = []
        """Frames that are written together when the current callback has finished."""
        self._unread = bytearray()
        """What came in one go and is too much to be read in one go; nothing more is taken meanwhile."""
        self._is_served = False
        self.conn = ServerProtocol(
            extensions=[
                LightDeflateFactory(
                    # Half of what an idle socket would hold otherwise: long messages are few and have little
                    # in common.
                    server_no_context_takeover=True,
                    server_max_window_bits=WINDOW_BITS,
                    client_max_window_bits=WINDOW_BITS,
                    compress_settings=dict(COMPRESSION),
                )
            ],
            max_size=self.config.ws_max_size,
            logger=FAULTS,
        )

    def handle_connect(self, event: WebSocketRequest) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[WRITE_NOW] = self.write
            self._is_served = True

    def write(self, text: bytes) -> bool:
        """Send a message without a task on its way; False if it cannot leave now, and must wait its turn."""
        is_open = self.handshake_complete and not self.close_sent and not self.disconnected
        if not is_open or self.conn.state is not State.OPEN or not self.writable.is_set():
            return False
        if not self._outgoing:
            self.loop.call_soon(self._flush)
        if len(text) < COMPRESSED_BYTES:
            self._outgoing += (_text_head(len(text)), text)
        else:
            self.conn.send_text(text)
            self._outgoing += self.conn.data_to_send()
        return True

    async def send(self, message: Any) -> None:
        if message["type"] == "websocket.send" and self.write(message["text"].encode()):
            return
        self._flush()
        await super().send(message)

    def shutdown(self) -> None:
        self._flush()
        super().shutdown()

    def _flush(self) -> None:
        waiting, self._outgoing = self._outgoing, []
        if waiting and not self.transport.is_closing():
            self.transport.write(b"".join(waiting))

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        garbage.note_open_socket()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        garbage.note_closed_socket()
        if not self._is_served:
            self._break_cycles()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        self._is_served = False
        if self.disconnected:
            self._break_cycles()

    def _break_cycles(self) -> None:
        """Break the reference cycles that only the garbage collector would find."""
        self.conn.parser.close()
        self.conn.parser_exc = None
        vars(self).pop("scope", {}).clear()

    def data_received(self, data: bytes) -> None:
        if not self._unread and len(data) <= PIECE_BYTES:
            text = short_text(data) if self._is_between_messages() else None
            if text is None:
                self._read(data)
            else:
                self.curr_msg_data_type, self.frames = "text", [text]
                self.send_receive_event_to_app()
            return
        is_first = not self._unread
        self._unread += data
        self.transport.pause_reading()
        if is_first:
            self._read_piece()

    def _is_between_messages(self) -> bool:
        """Whether the next byte begins a frame, and a message."""
        conn = self.conn
        if not self.handshake_complete or conn.state is not State.OPEN or conn.current_size is not None:
            return False
        # The parser waits for more of a frame, or, at its end, for the next one.
        waiting: Any = conn.parser
        while waiting.gi_yieldfrom is not None:
            waiting = waiting.gi_yieldfrom
        return not conn.reader.buffer and waiting.__name__ == "at_eof"

    def _read_piece(self) -> None:
        if self.disconnected or self.transport.is_closing():
            self._unread.clear()
        elif self.queue.qsize() >= READ_AHEAD and not self.close_sent:
            self.loop.call_later(AHEAD_SECONDS, self._read_piece)
        else:
            piece = bytes(self._unread[:PIECE_BYTES])
            del self._unread[:PIECE_BYTES]
            self._read(piece)
            if self._unread:
                self.loop.call_soon(self._read_piece)
            elif not self.read_paused:
                self.transport.resume_reading()

    def _read(self, data: bytes) -> None:
        try:
            super().data_received(data)
        except Exception:
            # Outside asyncio's own callbacks nobody would close it.
            self._unread.clear()
            self.transport.abort()
            raise
        if self.conn.handshake_exc is not None:
            self.transport.close()

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not self.close_sent and not is_utf8(self.frames):
            # Anybody can send this, and the library would log a trace of it.
            log.info("refused", code="malformed_message")
            self.conn.send_close(CloseCode.INVALID_DATA)
            self.handle_parser_exception()
            return
        if self.read_paused or (self.queue.qsize() >= READ_AHEAD and not self._unread):
            super().send_receive_event_to_app()
            return
        # As if it were paused already: pausing and resuming for each message costs two system calls.
        self.read_paused = True
        super().send_receive_event_to_app()
        self.read_paused = False
