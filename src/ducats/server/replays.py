"""Games after the fact: records to take away and to bring, and every moment of a game to look at."""

import zlib
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from hashlib import sha256
from typing import Annotated, Any, Final, Literal

import msgspec
from litestar import MediaType, Request, get, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import QueryParameter
from litestar.response import Stream

from ducats import games
from ducats.engine.messages import Seat
from ducats.server import heavy, opening
from ducats.server.context import AppContext
from ducats.server.deal_rules import check_may_look, check_seed_is_open
from ducats.server.lobby import TableId
from ducats.server.people import Connection, address_of
from ducats.server.problems import REFUSALS, Refusal
from ducats.server.registry import TableRegistry
from ducats.server.store.base import Person, StoredTable
from ducats.server.wire import ReplayPart, TableInfo

RECORD_BYTES: Final = 4 * 1024 * 1024
PART_BYTES: Final = 64 * 1024
"""An answer is written in chunks, as fast as its reader takes them."""
JSON_LINES: Final = "application/x-ndjson"
PACKED: Final = {"packed": True}
"""These answers are compressed where they are made, not by the event loop."""

ViewerName = Annotated[str, QueryParameter(pattern=r"^(seat:[0-7]|spectator|open)$")]
FirstMoment = Annotated[int, QueryParameter(ge=0, le=2**31)]


def long_answer(
    request: Request[Any, Any, Any],
    context: AppContext,
    owner: str,
    packed: bytes,
    media_type: str,
    headers: dict[str, str] | None = None,
) -> Stream:
    """A compressed answer, unpacked for a reader who cannot do that."""
    told = {**(headers or {}), "Vary": "Accept-Encoding"}
    unpacked = "gzip" not in request.headers.get("accept-encoding", "")
    if not unpacked:
        told |= {"Content-Encoding": "gzip", "Content-Length": str(len(packed))}
    return Stream(_parts(context, owner, packed, unpacked), media_type=media_type, headers=told)


async def _parts(context: AppContext, owner: str, packed: bytes, unpacked: bool) -> AsyncIterator[bytes]:
    with context.answers.joined(owner):
        if not unpacked:
            for first in range(0, len(packed), PART_BYTES):
                yield packed[first : first + PART_BYTES]
            return
        unpacking = zlib.decompressobj(wbits=zlib.MAX_WBITS | 16)
        while packed:
            yield unpacking.decompress(packed, PART_BYTES)
            packed = unpacking.unconsumed_tail


@contextmanager
def one_of_few(context: AppContext, owner: str) -> Iterator[None]:
    """Limits how many long answers one person reads at a time, and in a minute."""
    context.replays.check(owner)
    with context.answers.joined(owner) as too_many:
        if too_many:
            raise Refusal("too many long answers at once; read one to its end", code="busy")
        yield


def owner_of(connection: Connection, visitor: Person | None) -> str:
    return address_of(connection) if visitor is None else visitor.id


@get(
    "/api/tables/{table_id:str}/record",
    tags=["records"],
    summary="The record of a finished game",
    responses=REFUSALS,
    media_type=JSON_LINES,
    opt=PACKED,
)
async def take_record(
    request: Request[Any, Any, Any],
    table_id: TableId,
    visitor: NamedDependency[Person | None],
    registry: NamedDependency[TableRegistry],
    context: NamedDependency[AppContext],
) -> Stream:
    table = await registry.stored(table_id)
    check_seed_is_open(context, table)
    owner = owner_of(request, visitor)
    with one_of_few(context, owner):
        inputs = await context.store.inputs(table_id)
        packed = await context.jobs.run(owner, heavy.finished_record, table, inputs)
        name = f"{table.game}-{table_id}.jsonl"
        headers = {"Content-Disposition": f'attachment; filename="{name}"'}
        return long_answer(request, context, owner, packed, JSON_LINES, headers)


@get(
    "/api/tables/{table_id:str}/replay",
    tags=["records"],
    summary="The moments of a game as one viewer knows them; of a long game, some of them",
    responses={**REFUSALS, 200: ResponseSpec(ReplayPart, generate_examples=False, description="The game")},
    opt=PACKED,
)
async def watch(
    request: Request[Any, Any, Any],
    table_id: TableId,
    visitor: NamedDependency[Person | None],
    registry: NamedDependency[TableRegistry],
    context: NamedDependency[AppContext],
    viewer: ViewerName = "spectator",
    first: FirstMoment = 0,
) -> Stream:
    table = await registry.stored(table_id)
    kind, seat = _viewer(viewer, table)
    _check_may_see(table, kind, seat, visitor)
    if visitor is None or table.seat_of(visitor.id) is None:
        await check_may_look(context, table, visitor)
    owner = owner_of(request, visitor)
    with one_of_few(context, owner):
        info = registry.info(table)
        key = (table_id, kind, seat, first, sha256(msgspec.json.encode(info)).digest())
        packed = context.kept_replays.get(key)
        if packed is None:
            inputs = await context.store.inputs(table_id)
            packed = await context.jobs.run(owner, heavy.replay, table, inputs, info, kind, seat, first)
            if table.status == "finished" and first <= info.moments:
                context.kept_replays.keep(key, packed)
        return long_answer(request, context, owner, packed, MediaType.JSON)


def _viewer(text: str, table: StoredTable) -> tuple[Literal["seat", "spectator", "open"], Seat | None]:
    if text == "spectator":
        return "spectator", None
    if text == "open":
        return "open", None
    seat = int(text.removeprefix("seat:"))
    if seat >= len(table.seats):
        raise Refusal(f"there is no seat {seat}", code="bad_seats")
    return "seat", seat


def _check_may_see(table: StoredTable, kind: str, seat: Seat | None, visitor: Person | None) -> None:
    if table.status == "open":
        raise Refusal("the game has not begun", code="not_started")
    if table.status == "finished" or kind == "spectator":
        return
    if kind == "open" or visitor is None or table.seat_of(visitor.id) != seat:
        raise Refusal("while the game runs, you see only what you know", code="hidden")


@post(
    "/api/records",
    tags=["records"],
    summary="Bring a record; it is replayed, checked and kept as a finished table",
    responses=REFUSALS,
    request_max_body_size=RECORD_BYTES,
)
async def bring_record(
    request: Request[Any, Any, Any],
    person: NamedDependency[Person],
    registry: NamedDependency[TableRegistry],
    context: NamedDependency[AppContext],
) -> TableInfo:
    context.imports.check(person.id)
    text = await request.body()
    levels = {game: context.bots.levels(game) for game in games.GAMES}
    table, inputs = await context.jobs.run(
        person.id, heavy.imported, text, person.id, context.clock(), levels
    )
    opening.check_options(table.options)
    await context.store.add_table(table, inputs)
    return registry.info(table)
