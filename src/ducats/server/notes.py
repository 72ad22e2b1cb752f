"""A reader's notes at moments of finished games: nobody else reads them unless the reader hands them on."""

from typing import Final

from litestar import get, put
from litestar.di import NamedDependency
from litestar.params import JSONBody

from ducats.server.context import AppContext
from ducats.server.lobby import TableId
from ducats.server.problems import REFUSALS, Refusal
from ducats.server.registry import TableRegistry
from ducats.server.store.base import Person
from ducats.server.wire_learning import Note

MOST_NOTES: Final = 200
"""Per reader and game."""


@get(
    "/api/tables/{table_id:str}/notes",
    tags=["records"],
    summary="One's own notes on a game, by moment",
    responses=REFUSALS,
)
async def read_notes(
    table_id: TableId,
    visitor: NamedDependency[Person | None],
    registry: NamedDependency[TableRegistry],
    context: NamedDependency[AppContext],
) -> list[Note]:
    await registry.stored(table_id)
    found = {} if visitor is None else await context.store.notes(table_id, visitor.id)
    return [Note(moment, text) for moment, text in found.items()]


@put(
    "/api/tables/{table_id:str}/notes",
    tags=["records"],
    summary="Note something at a moment of a finished game; an empty text takes the note away",
    responses=REFUSALS,
)
async def write_note(
    table_id: TableId,
    data: JSONBody[Note],
    person: NamedDependency[Person],
    registry: NamedDependency[TableRegistry],
    context: NamedDependency[AppContext],
) -> list[Note]:
    table = await registry.stored(table_id)
    if table.status != "finished":
        raise Refusal("the game is not over", code="not_finished")
    if data.moment > table.moments:
        raise Refusal(f"the game has no moment {data.moment}", code="no_such_moment")
    known = await context.store.notes(table_id, person.id)
    if len(known) >= MOST_NOTES and data.moment not in known:
        raise Refusal(f"at most {MOST_NOTES} notes on one game", code="too_many_notes")
    await context.store.set_note(table_id, person.id, data.moment, data.text.replace("\0", "").strip())
    found = await context.store.notes(table_id, person.id)
    return [Note(moment, text) for moment, text in found.items()]
