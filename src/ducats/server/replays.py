"""Games after the fact: records to download and import, and replays of every moment."""

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
from ducats.server.jobs import PackedInputs, packed_inputs
from ducats.server.lobby import TableId
from ducats.server.long_answers import PACKED, LongAnswers
from ducats.server.problems import REFUSALS, Refusal
from ducats.server.registry import TableRegistry
from ducats.server.store.base import Person, StoredTable
from ducats.server.wire import ReplayPart, TableInfo
from ducats.server.workers import Owner

RECORD_BYTES: Final = 4 * 1024 * 1024
JSON_LINES: Final = "application/x-ndjson"

ViewerName = Annotated[str, QueryParameter(pattern=r"^(seat:[0-7]|spectator|open)$")]
FirstMoment = Annotated[int, QueryParameter(ge=0, le=2**31)]


@get(
    "/api/tables/{table_id:str}/record",
    tags=["records"],
    summary="The record of a finished game",
    responses=REFUSALS,
    media_type=JSON_LINES,
    opt=PACKED,
)
async def take_record(
    table_id: TableId,
    owner: NamedDependency[Owner],
    long_answers: NamedDependency[LongAnswers],
    registry: NamedDependency[TableRegistry],
    context: NamedDependency[AppContext],
) -> Stream:
    table = await registry.stored(table_id)
    check_seed_is_open(context, table)
    with long_answers.one_of_few():
        inputs = await context.store.inputs(table_id)
        packed = await context.jobs.run(owner, heavy.finished_record, table, inputs)
        name = f"{table.game}-{table_id}.jsonl"
        headers = {"Content-Disposition": f'attachment; filename="{name}"'}
        return long_answers.send(packed, JSON_LINES, headers)


@get(
    "/api/tables/{table_id:str}/replay",
    tags=["records"],
    summary="The moments of a game as one viewer knows them; of a long game, some of them",
    responses={**REFUSALS, 200: ResponseSpec(ReplayPart, generate_examples=False, description="The game")},
    opt=PACKED,
)
async def watch(
    table_id: TableId,
    visitor: NamedDependency[Person | None],
    owner: NamedDependency[Owner],
    long_answers: NamedDependency[LongAnswers],
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
    with long_answers.one_of_few():
        info = registry.info(table)
        key = (table_id, kind, seat, first, sha256(msgspec.json.encode(info)).digest())
        packed = context.kept_replays.get(key)
        if packed is None:
            inputs = await _inputs(context, table)
            packed = await context.jobs.run(owner, heavy.replay, table, inputs, info, kind, seat, first)
            if table.status == "finished" and first <= info.moments:
                context.kept_replays.keep(key, packed)
        return long_answers.send(packed, MediaType.JSON)


async def _inputs(context: AppContext, table: StoredTable) -> PackedInputs:
    """Those of a long game that is over are kept for its other parts, which are asked for at once."""
    key = (table.id, PackedInputs)
    text = context.kept_replays.get(key)
    if text is None:
        text = packed_inputs(await context.store.inputs(table.id)).text
        if table.status == "finished" and table.moments >= heavy.FIRST_MOMENTS:
            context.kept_replays.keep(key, text)
    return PackedInputs(text)


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
    owner: NamedDependency[Owner],
    registry: NamedDependency[TableRegistry],
    context: NamedDependency[AppContext],
) -> TableInfo:
    context.imports.check(person.id)
    text = await request.body()
    levels = {game: context.bots.levels(game) for game in games.GAMES}
    table, inputs = await context.jobs.run(owner, heavy.imported, text, person.id, context.clock(), levels)
    opening.check_options(table.options)
    await context.store.add_table(table, inputs)
    return registry.info(table)
