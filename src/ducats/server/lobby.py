"""The lobby over HTTP: games on the shelf, tables, chairs."""

from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter, QueryParameter

from ducats import games
from ducats.engine.rules import Options, Orders, Rules
from ducats.games.levels import usual_level, usual_seats
from ducats.games.option_values import options_schema
from ducats.server import heavy, opening
from ducats.server.context import AppContext
from ducats.server.pages import PACKED, send_page
from ducats.server.problems import REFUSALS, Refusal
from ducats.server.registry import TableRegistry
from ducats.server.static_files import rules_pages
from ducats.server.store.base import Person
from ducats.server.wire import (
    CheckedData,
    DataDifference,
    EmptySeat,
    FillSeat,
    GameInfo,
    HandOver,
    MoveSeat,
    NewTable,
    ShowShare,
    SitDown,
    TableInfo,
    TableList,
    TriedData,
    Turn,
)
from ducats.server.workers import Owner
from ducats.texts import LANGUAGES

TableId = Annotated[str, PathParameter(min_length=1, max_length=32, pattern="^[A-Za-z0-9_-]+$")]
PromiseInQuery = Annotated[str | None, QueryParameter(pattern="^[0-9a-f]{64}$")]


@get("/api/games", tags=["games"], summary="The games on the shelf", responses=REFUSALS)
async def list_games(context: NamedDependency[AppContext]) -> list[GameInfo]:
    return [game_info(rules, context.bots.levels(rules.meta.id)) for rules in games.GAMES.values()]


@get(
    "/api/games/{game:str}/rules",
    tags=["games"],
    summary="The rules page of a game, as Markdown",
    responses=REFUSALS,
    media_type="text/markdown",
    sync_to_thread=True,
    opt=PACKED,
)
def read_rules(
    request: Request[Any, Any, Any], game: FromPath[str], language: FromQuery[str] = "en"
) -> Response[bytes]:
    games.find(game)
    folder = rules_pages()
    translated = folder / f"{game}.{language}.md"
    page = translated if language in LANGUAGES and translated.is_file() else folder / f"{game}.md"
    if not page.is_file():
        raise Refusal(f"{game} has no rules page", code="no_rules_page")
    return send_page(request, page, "text/markdown; charset=utf-8")


@post(
    "/api/games/{game:str}/data",
    status_code=200,
    tags=["games"],
    summary="Try out a corrected data file",
    responses=REFUSALS,
)
async def try_data(
    game: FromPath[str],
    data: JSONBody[TriedData],
    person: NamedDependency[Person],
    owner: NamedDependency[Owner],
    context: NamedDependency[AppContext],
) -> CheckedData:
    games.find(game)
    differences = await context.jobs.run(owner, heavy.try_data, game, data.seats, data.options, data.data)
    return CheckedData(tuple(DataDifference(*each) for each in differences))


def schema_of(fields: type[Options] | type[Orders]) -> dict[str, Any]:
    """Options or orders as one JSON schema of type object, its properties at the top."""
    (reference,), definitions = msgspec.json.schema_components([fields], ref_template="#/$defs/{name}")
    own: dict[str, Any] = definitions.pop(reference["$ref"].rpartition("/")[2])
    return {**own, "$defs": definitions} if definitions else own


def game_info(rules: Rules, levels: tuple[str, ...]) -> GameInfo:
    meta = rules.meta
    return GameInfo(
        id=meta.id,
        version=meta.version,
        min_seats=meta.min_seats,
        max_seats=meta.max_seats,
        minutes=meta.minutes,
        weight=meta.weight,
        year=meta.year,
        author=meta.author,
        prefix=meta.prefix,
        options=options_schema(rules, schema_of(meta.options)),
        presets=meta.presets,
        orders=None if meta.orders is None else schema_of(meta.orders),
        usual_seats=usual_seats(meta.id),
        levels=levels,
        usual_level=usual_level(levels),
        data=games.data_text(meta.id),
    )


class TablesController(Controller):
    """Everything about tables but the game itself."""

    path = "/api/tables"
    tags = ("tables",)

    @get(summary="Public tables, and one's own", responses=REFUSALS)
    async def list_tables(
        self, visitor: NamedDependency[Person | None], registry: NamedDependency[TableRegistry]
    ) -> TableList:
        return await registry.listed(visitor)

    @post(summary="Open a table", responses=REFUSALS)
    async def open_table(
        self,
        data: JSONBody[NewTable],
        person: NamedDependency[Person],
        owner: NamedDependency[Owner],
        registry: NamedDependency[TableRegistry],
    ) -> TableInfo:
        return await opening.create(registry, person, owner, data)

    @get("/{table_id:str}", summary="One table", responses=REFUSALS)
    async def show_table(self, table_id: TableId, registry: NamedDependency[TableRegistry]) -> TableInfo:
        return registry.info(await registry.stored(table_id))

    @get(
        "/{table_id:str}/turn",
        summary="Whether the table waits for an answer of one's own",
        responses=REFUSALS,
    )
    async def show_turn(
        self, table_id: TableId, person: NamedDependency[Person], registry: NamedDependency[TableRegistry]
    ) -> Turn:
        return await registry.ask(table_id, lambda table: table.turn_of(person))

    @post("/{table_id:str}/seat", status_code=200, summary="Sit down", responses=REFUSALS)
    async def sit_down(
        self,
        table_id: TableId,
        data: JSONBody[SitDown],
        person: NamedDependency[Person],
        registry: NamedDependency[TableRegistry],
    ) -> TableInfo:
        return await registry.ask(table_id, lambda table: table.chairs.sit(person, data.seat, data.promise))

    @post(
        "/{table_id:str}/share", status_code=200, summary="Show one's share of the seed", responses=REFUSALS
    )
    async def show_share(
        self,
        table_id: TableId,
        data: JSONBody[ShowShare],
        person: NamedDependency[Person],
        registry: NamedDependency[TableRegistry],
    ) -> TableInfo:
        return await registry.ask(table_id, lambda table: table.chairs.show_share(person, data.share))

    @delete("/{table_id:str}/seat", status_code=200, summary="Get up", responses=REFUSALS)
    async def get_up(
        self, table_id: TableId, person: NamedDependency[Person], registry: NamedDependency[TableRegistry]
    ) -> TableInfo:
        return await registry.ask(table_id, lambda table: table.chairs.leave(person))

    @post("/{table_id:str}/bots", status_code=200, summary="Put bots on empty chairs", responses=REFUSALS)
    async def fill_seat(
        self,
        table_id: TableId,
        data: JSONBody[FillSeat],
        person: NamedDependency[Person],
        registry: NamedDependency[TableRegistry],
    ) -> TableInfo:
        return await registry.ask(
            table_id, lambda table: table.chairs.add_bots(person, data.seat, data.level)
        )

    @post("/{table_id:str}/move", status_code=200, summary="Let two chairs change places", responses=REFUSALS)
    async def move_seat(
        self,
        table_id: TableId,
        data: JSONBody[MoveSeat],
        person: NamedDependency[Person],
        registry: NamedDependency[TableRegistry],
    ) -> TableInfo:
        return await registry.ask(table_id, lambda table: table.chairs.swap(person, data.seat, data.to))

    @post("/{table_id:str}/empty", status_code=200, summary="Empty a chair", responses=REFUSALS)
    async def empty_seat(
        self,
        table_id: TableId,
        data: JSONBody[EmptySeat],
        person: NamedDependency[Person],
        registry: NamedDependency[TableRegistry],
    ) -> TableInfo:
        return await registry.ask(table_id, lambda table: table.chairs.empty(person, data.seat))

    @post("/{table_id:str}/host", status_code=200, summary="Make somebody else the host", responses=REFUSALS)
    async def hand_over(
        self,
        table_id: TableId,
        data: JSONBody[HandOver],
        person: NamedDependency[Person],
        registry: NamedDependency[TableRegistry],
    ) -> TableInfo:
        return await registry.ask(table_id, lambda table: table.chairs.hand_over(person, data.seat))

    @post(
        "/{table_id:str}/start",
        status_code=200,
        summary="Begin, when all chairs are taken",
        responses=REFUSALS,
    )
    async def start(
        self, table_id: TableId, person: NamedDependency[Person], registry: NamedDependency[TableRegistry]
    ) -> TableInfo:
        return await registry.ask(table_id, lambda table: table.chairs.start(person))

    @post("/{table_id:str}/rematch", status_code=200, summary="Play again", responses=REFUSALS)
    async def rematch(
        self,
        table_id: TableId,
        person: NamedDependency[Person],
        owner: NamedDependency[Owner],
        registry: NamedDependency[TableRegistry],
        promise: PromiseInQuery = None,
    ) -> TableInfo:
        return await opening.rematch(registry, person, owner, table_id, promise)
