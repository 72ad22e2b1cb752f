"""The socket of a table: messages in, checked one by one; messages out, each viewer their own."""

import asyncio
from collections.abc import Awaitable, Callable
from math import ceil
from typing import Any, Final

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from ducats.engine.errors import DucatsError
from ducats.server.connections import WRITE_NOW, TableSocket
from ducats.server.context import AppContext
from ducats.server.deal_rules import check_may_look
from ducats.server.listener import Closed, Listener
from ducats.server.people import address_of, has_good_origin, person_behind
from ducats.server.problems import Refusal, not_stored, problem_of
from ducats.server.registry import TableRegistry
from ducats.server.store.base import StoreError
from ducats.server.throttle import Throttle
from ducats.server.wire import Problem
from ducats.server.wire_socket import (
    Accepted,
    Act,
    ClientMessage,
    CloseCode,
    Held,
    Ping,
    Pong,
    Refused,
    SetOrders,
    StillThinking,
    TakeBack,
)

log = structlog.stdlib.get_logger()

MESSAGE_BYTES: Final = 16 * 1024
CLOSE_CODES: Final[dict[str, CloseCode]] = {
    "no_person": CloseCode.NO_PERSON,
    "blocked": CloseCode.SHUT_OUT,
    "no_such_table": CloseCode.TABLE_GONE,
}
REFUSALS: Final = 100
"""Refused as too fast this often at once, or in a minute, a socket is closed: no person clicks like that."""

TOO_FAST_SECONDS: Final = 0.005
"""Messages that come too fast are refused no faster than this."""

encode = msgspec.json.Encoder().encode
_decoder: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(ClientMessage)


class _Ref(msgspec.Struct):
    ref: Any = None


class Conversation:
    """One socket from Welcome to goodbye."""

    def __init__(self, context: AppContext, registry: TableRegistry, table: str, listener: Listener) -> None:
        self._context = context
        self._registry = registry
        self._table = table
        self._listener = listener
        settings = context.settings
        self._throttle = Throttle(settings.messages_per_second, 3 * settings.messages_per_second)
        self._emotes = Throttle(settings.emotes_per_minute / 60, max(3, settings.emotes_per_minute // 6))
        self._refusals = Throttle(REFUSALS / 60, REFUSALS)
        self._is_busy = False
        self.is_over = False
        self._held: asyncio.Task[None] | None = None
        """An answer that is heard when its window closes, whether its author is still here or not."""

    def end(self, reading: asyncio.Task[None]) -> None:
        """Read no more; a message being answered is finished first, because a move must not stop half-way."""
        self.is_over = True
        if not self._is_busy:
            reading.cancel()

    async def hear(self, text: str | bytes) -> None:
        """Answer one message; any fault in it becomes a coded refusal."""
        self._is_busy = True
        try:
            await self._check_speed()
            message = _read(text)
        except DucatsError as error:
            self._refuse(_ref_of(text), problem_of(error))
        else:
            if isinstance(message, Act) and not self._registry.has_window(self._table):
                # The most frequent message by far takes the shortest path.
                command = self._act(message)
            else:
                command = self._do(message)
            await self._carry_out(message.ref, command)
        finally:
            self._is_busy = False

    async def _holds(self, act: Act) -> bool:
        """Whether an answer is heard only when its window closes; a fault in it is told then, too."""
        live = self._registry.live(self._table)
        game = None if live is None else live.live_game
        if live is None or game is None or act.question != game.asked:
            return False
        seconds, thought = live.answer_window.left(), self._context.clock() - game.asked_since
        if not seconds:
            return False
        person, question = self._listener.person, act.question
        release = await self._registry.ask(
            self._table, lambda table: table.answer_window.hold(person, question, seconds)
        )

        async def answer() -> None:
            await self._context.sleep(seconds)
            if self._held is task:
                await self._carry_out(act.ref, self._act(act, thought))
            release()

        task = self._held = asyncio.create_task(answer())
        self._listener.send(encode(Held(act.ref, ceil(seconds))))
        return True

    async def _carry_out(self, ref: int, command: Awaitable[None]) -> None:
        try:
            await command
        except DucatsError as error:
            self._refuse(ref, problem_of(error))
        except StoreError as error:
            log.error("store_failed", table=self._table, error=str(error))
            self._refuse(ref, problem_of(not_stored()))
        except Exception:
            log.exception("server_error", table=self._table)
            self._refuse(ref, Problem("server_error", "internal server error"))

    async def _act(self, act: Act, thought: float | None = None) -> None:
        listener, ref = self._listener, act.ref
        await self._registry.act(
            self._table, listener.person, act, lambda: listener.send(encode(Accepted(ref))), thought
        )

    async def _do(self, message: ClientMessage) -> None:
        person, ref = self._listener.person, message.ref

        def accepted() -> None:
            self._listener.send(encode(Accepted(ref)))

        if isinstance(message, Act):
            if not await self._holds(message):
                await self._act(message)
        elif isinstance(message, TakeBack):
            command = message
            await self._registry.ask(
                self._table, lambda table: table.taking_back.take_back(person, command, accepted)
            )
            self._held = None
        elif isinstance(message, SetOrders):
            orders = message
            await self._registry.ask(self._table, lambda table: table.give_orders(person, orders, accepted))
        elif isinstance(message, StillThinking):
            await self._registry.ask(self._table, lambda table: table.chairs.still_thinking(person))
            accepted()
        elif isinstance(message, Ping):
            self._listener.send(encode(Pong(ref)))
        else:
            if not self._emotes.allows():
                raise Refusal("too many gestures", code="too_fast")
            gesture = message
            await self._registry.ask(self._table, lambda table: table.emote(person, gesture, accepted))

    async def _check_speed(self) -> None:
        if self._throttle.allows():
            return
        if not self._refusals.allows():
            self._listener.close(CloseCode.FLOODED, "too_fast")
        # Other tasks come first.
        await asyncio.sleep(TOO_FAST_SECONDS)
        raise Refusal("too many messages", code="too_fast")

    def _refuse(self, ref: int | None, problem: Problem) -> None:
        log.info("refused", table=self._table, player=self._listener.person.id, code=problem.code)
        self._context.metrics.refused.labels(problem.code).inc()
        self._listener.send(encode(Refused(ref, problem)))


def _read(text: str | bytes) -> ClientMessage:
    size = len(text) if isinstance(text, bytes) else len(text.encode("utf-8", "surrogatepass"))
    if size > MESSAGE_BYTES:
        raise Refusal(f"a message has at most {MESSAGE_BYTES} bytes", code="too_large")
    try:
        return _decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refusal(f"no message of the protocol: {error}", code="malformed_message") from error


def _ref_of(text: str | bytes) -> int | None:
    """The ref of a message that is otherwise unreadable, so that the sender knows which one it was."""
    if len(text) > MESSAGE_BYTES:
        return None
    try:
        ref = msgspec.json.decode(text, type=_Ref).ref
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
    return ref if isinstance(ref, int) and not isinstance(ref, bool) and 0 <= ref <= 2**53 else None


@websocket("/ws/tables/{table_id:str}", websocket_class=TableSocket)
async def table_socket(
    socket: WebSocket[Any, Any, Any],
    table_id: FromPath[str],
    context: NamedDependency[AppContext],
    registry: NamedDependency[TableRegistry],
) -> None:
    """Players at the table play here; everybody else watches."""
    if not has_good_origin(socket, context.settings.origins):
        log.info("refused", table=table_id, code="bad_origin")
        await socket.close(CloseCode.SHUT_OUT, "bad_origin")
        return
    address = address_of(socket)
    with context.connections.joined(address) as crowded:
        if not crowded:
            # Those who come too fast are not refused, because a page that was refused would come again.
            await context.sleep(context.arrivals.wait(address))
        try:
            await socket.accept()
        except OSError:
            # They have left meanwhile.
            return
        if crowded:
            await _turn_away(socket, CloseCode.TOO_MANY, Refusal("too many sockets", code="too_many_sockets"))
        else:
            await _attend(socket, table_id, context, registry)


async def _attend(
    socket: WebSocket[Any, Any, Any], table_id: str, context: AppContext, registry: TableRegistry
) -> None:
    listener = await _admit(socket, table_id, context, registry)
    if listener is None:
        return
    context.metrics.sockets.inc()
    try:
        await _talk(socket, listener, Conversation(context, registry, table_id, listener))
    finally:
        context.metrics.sockets.dec()
        live = registry.live(table_id)
        if live is not None and not live.closed:
            await live.do(lambda: live.visits.disconnect(listener))


async def _admit(
    socket: WebSocket[Any, Any, Any], table_id: str, context: AppContext, registry: TableRegistry
) -> Listener | None:
    """Welcome a person at the table, or say why not."""
    try:
        person = await person_behind(socket, context)
        if person is None:
            raise Refusal("ask /api/me first, and keep the cookie", code="no_person")
        stored = (await registry.table(table_id)).stored
        if stored.seat_of(person.id) is None:
            await check_may_look(context, stored, person)
        listener = Listener(person, *_direct_writer(socket))
        await registry.ask(table_id, lambda table: table.visits.connect(listener))
    except DucatsError as error:
        await _turn_away(socket, CLOSE_CODES.get(error.code, CloseCode.NOT_LOADED), error)
    except StoreError as error:
        log.error("store_failed", table=table_id, error=str(error))
        await _turn_away(socket, CloseCode.TRY_AGAIN, not_stored())
    else:
        return listener
    return None


def _direct_writer(socket: WebSocket[Any, Any, Any]) -> tuple[Callable[[bytes], bool], ...]:
    """How to write without a task in between, if this server supports it."""
    extensions: Any = socket.scope.get("extensions") or {}
    write = extensions.get(WRITE_NOW)
    return () if write is None else (write,)


async def _turn_away(socket: WebSocket[Any, Any, Any], code: int, error: DucatsError) -> None:
    log.info("refused", code=error.code)
    await socket.send_data(encode(Refused(None, problem_of(error))).decode(), mode="text")
    await socket.close(code, error.code)


async def _talk(socket: WebSocket[Any, Any, Any], listener: Listener, conversation: Conversation) -> None:
    """Read and write until either side ends it."""
    reading = asyncio.create_task(_read_all(socket, conversation))
    writing = asyncio.create_task(_write_all(socket, listener))
    try:
        await asyncio.wait({reading, writing}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        writing.cancel()
        conversation.end(reading)
        await asyncio.gather(reading, writing, return_exceptions=True)


async def _read_all(socket: WebSocket[Any, Any, Any], conversation: Conversation) -> None:
    while not conversation.is_over:
        message: Any = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        text = message.get("text")
        await conversation.hear(text if text is not None else message.get("bytes") or b"")


async def _write_all(socket: WebSocket[Any, Any, Any], listener: Listener) -> None:
    try:
        while True:
            message = await listener.next()
            if isinstance(message, Closed):
                await socket.close(message.code, message.reason)
                return
            await socket.send_data(message.decode(), mode="text")
    except (WebSocketDisconnect, OSError):
        return
