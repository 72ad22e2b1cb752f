"""Games after the fact: records to take away and to bring, and every moment of a game to look at."""

import asyncio
import gzip
import secrets
from collections.abc import Collection
from typing import Annotated, Any, Literal

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import QueryParameter

from ducats import games
from ducats.engine import record, replay
from ducats.engine.errors import CorruptRecord
from ducats.engine.messages import CHANCE, Outcome, Seat
from ducats.engine.record import Footer, Record
from ducats.server.context import AppContext
from ducats.server.live_game import record_of
from ducats.server.lobby import TableId
from ducats.server.people import clean_name
from ducats.server.problems import REFUSALS, Refusal
from ducats.server.registry import ID_BYTES, TableRegistry
from ducats.server.store.base import Person, StoredInput, StoredSeat, StoredTable
from ducats.server.viewer import Viewer
from ducats.server.wire import Absence, MomentInfo, Replay, TableInfo

RECORD_BYTES = 4 * 1024 * 1024
JSON_LINES = "application/x-ndjson"
PACKED = {"packed": True}
"""These answers are long: they are written and compressed in a thread, not by the event loop."""

ViewerName = Annotated[str, QueryParameter(pattern=r"^(seat:[0-7]|spectator|open)$")]


def finished_record(table: StoredTable, inputs: list[StoredInput]) -> Record:
    """The whole record with the seed; only for a game that is over."""
    if table.status != "finished" or table.outcome is None:
        raise Refusal("the record is shown when the game is over", code="not_finished")
    entries = record_of(table, inputs)
    footer = Footer(table.seed, msgspec.json.decode(table.outcome, type=Outcome))
    return Record(entries.header, entries.inputs, footer)


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
    registry: NamedDependency[TableRegistry],
    context: NamedDependency[AppContext],
) -> Response[bytes]:
    table = await registry.stored(table_id)
    inputs = await context.store.inputs(table_id)
    name = f"{table.game}-{table_id}.jsonl"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}

    def answer() -> Response[bytes]:
        return packed(request, record.write(finished_record(table, inputs)), JSON_LINES, headers)

    return await asyncio.to_thread(answer)


@get(
    "/api/tables/{table_id:str}/replay",
    tags=["records"],
    summary="All moments of a game as one viewer knows them",
    responses={**REFUSALS, 200: ResponseSpec(Replay, generate_examples=False, description="The game")},
    opt=PACKED,
)
async def watch(
    request: Request[Any, Any, Any],
    table_id: TableId,
    visitor: NamedDependency[Person | None],
    registry: NamedDependency[TableRegistry],
    context: NamedDependency[AppContext],
    viewer: ViewerName = "spectator",
) -> Response[bytes]:
    table = await registry.stored(table_id)
    kind, seat = _viewer(viewer, table)
    _check_may_see(table, kind, seat, visitor)
    inputs = await context.store.inputs(table_id)
    info = registry.info(table)

    def answer() -> Response[bytes]:
        moments = _moments(table, inputs, kind, seat)
        replayed = Replay(table=info, viewer=kind, seat=seat, moments=moments)
        return packed(request, msgspec.json.encode(replayed), MediaType.JSON)

    return await asyncio.to_thread(answer)


def packed(
    request: Request[Any, Any, Any], body: bytes, media_type: str, headers: dict[str, str] | None = None
) -> Response[bytes]:
    """Compressed, if the reader can unpack it."""
    told = {**(headers or {}), "Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        body = gzip.compress(body, compresslevel=5, mtime=0)
        told["Content-Encoding"] = "gzip"
    return Response(body, media_type=media_type, headers=told)


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


def _moments(
    table: StoredTable, inputs: list[StoredInput], kind: str, seat: Seat | None
) -> tuple[MomentInfo, ...]:
    viewer = Viewer(games.find(table.game), seat, kind == "open")
    shown: list[MomentInfo] = []
    for moment, play in replay.moments(viewer.rules, record_of(table, inputs), watched=True):
        info = MomentInfo(
            number=moment.number,
            seat=None if moment.entry is None else moment.entry.seat,
            events=viewer.events(moment.events),
            steps=viewer.steps(shown[-1].view, moment.events, moment.snapshots) if shown else (),
            view=viewer.view(play),
        )
        shown.append(info)
    return tuple(shown)


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
    text = await request.body()
    table, inputs = await asyncio.to_thread(_imported, text, person, context)
    await context.store.add_table(table, inputs)
    return registry.info(table)


def _imported_seat(name: str, levels: Collection[str]) -> StoredSeat:
    """Bots are recorded by their level, simulated ones without a name; whoever has another is a person."""
    if not name or name in levels:
        return StoredSeat(kind="bot", level=name or None)
    return StoredSeat(kind="person", name=clean_name(name)[:24])


def _imported(text: bytes, person: Person, context: AppContext) -> tuple[StoredTable, list[StoredInput]]:
    now = context.clock()
    header = record.read_header(text)
    rules = games.find(header.game)
    live_game = record.read(rules, text)
    if live_game.footer is None:
        raise CorruptRecord("the game of this record is not over", code="record_unfinished")
    if header.data is not None:
        rules.check_data(header.data)
    replay.verify(rules, live_game)
    names = (*header.players, *[""] * header.seats)[: header.seats]
    table = StoredTable(
        id=secrets.token_urlsafe(ID_BYTES),
        game=header.game,
        status="finished",
        options=header.options,
        data=header.data,
        public=False,
        absence=Absence(),
        creator=person.id,
        created=now,
        seed=live_game.footer.seed,
        seats=tuple(_imported_seat(name, context.bots.levels(header.game)) for name in names),
        header=msgspec.json.encode(header),
        outcome=msgspec.json.encode(live_game.footer.outcome),
        imported=True,
        moments=sum(entry.seat != CHANCE for entry in live_game.inputs),
    )
    inputs = [
        StoredInput(number, entry.seat, msgspec.json.encode(entry.action), now)
        for number, entry in enumerate(live_game.inputs)
    ]
    return table, inputs
