"""What was drawn at some moments of a finished game: a review names the draws that decided it."""

from typing import Annotated, Any, Final

from litestar import Request, get
from litestar.di import NamedDependency
from litestar.params import QueryParameter

from ducats.server import what_if_work
from ducats.server.lobby import TableId
from ducats.server.problems import REFUSALS
from ducats.server.registry import TableRegistry
from ducats.server.store.base import Person
from ducats.server.what_ifs import looked_up
from ducats.server.wire_learning import Drawn

MOST_MOMENTS: Final = 8
"""In one question; an analysis has fewer turning points."""

Moments = Annotated[list[int], QueryParameter(min_items=1, max_items=MOST_MOMENTS)]


@get(
    "/api/tables/{table_id:str}/review/draws",
    tags=["records"],
    summary="What was drawn at some moments of a finished game, with nothing hidden",
    responses=REFUSALS,
)
async def what_was_drawn(
    request: Request[Any, Any, Any],
    table_id: TableId,
    moment: Moments,
    visitor: NamedDependency[Person | None],
    registry: NamedDependency[TableRegistry],
) -> tuple[Drawn, ...]:
    return await looked_up(request, table_id, visitor, registry, what_if_work.draws, tuple(moment))
