"""The coach of casual tables: hints, and a mark after a mistake, from what the player sees alone."""

from typing import Any, Final

import msgspec
from litestar import Request, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from ducats.engine.errors import MalformedAction
from ducats.review import coaching
from ducats.review.messages import Hint, Mark
from ducats.server import decision_work
from ducats.server.context import AppContext
from ducats.server.lobby import TableId
from ducats.server.portions import Limits, in_portions
from ducats.server.problems import REFUSALS, Refusal
from ducats.server.registry import TableRegistry
from ducats.server.store.base import Person, StoredInput, StoredTable
from ducats.server.tables import Table
from ducats.server.wire_learning import AskHint, AskMark
from ducats.server.workers import Owner

LIMITS: Final = Limits(most=10.0, longest=30.0)
LEAST_WORLDS: Final = 12
"""With fewer, even the standard error is noise."""


@post(
    "/api/tables/{table_id:str}/hint",
    status_code=200,
    tags=["tables"],
    summary="The best answers to the question you are asked; the work ends when you hang up",
    responses=REFUSALS,
)
async def give_hint(
    request: Request[Any, Any, Any],
    table_id: TableId,
    data: JSONBody[AskHint],
    person: NamedDependency[Person],
    owner: NamedDependency[Owner],
    registry: NamedDependency[TableRegistry],
    context: NamedDependency[AppContext],
) -> Hint:
    async def look(table: Table) -> tuple[str, bytes]:
        seat = _coached(table, person)
        live_game = table.game()
        view = live_game.view(seat)
        if view.question is None or view.question.choices is None or live_game.asked != data.question:
            raise MalformedAction("the question has been answered meanwhile", code="stale_question")
        return table.stored.game, msgspec.json.encode(view)

    context.replays.check(person.id)
    game, view = await registry.ask(table_id, look)
    advice = await _advised(request, context, owner, game, view, None)
    return await context.jobs.run(owner, coaching.hint, game, view, advice.hint(), advice.worlds)


@post(
    "/api/tables/{table_id:str}/mark",
    status_code=200,
    tags=["tables"],
    summary="Whether your last decision was a mistake; the work ends when you hang up",
    responses=REFUSALS,
)
async def mark_decision(
    request: Request[Any, Any, Any],
    table_id: TableId,
    data: JSONBody[AskMark],
    person: NamedDependency[Person],
    owner: NamedDependency[Owner],
    registry: NamedDependency[TableRegistry],
    context: NamedDependency[AppContext],
) -> Mark:
    async def look(table: Table) -> tuple[StoredTable, list[StoredInput], int]:
        seat, stored = _coached(table, person), table.stored
        return stored, (await context.store.inputs(stored.id))[: stored.input_count], seat

    context.replays.check(person.id)
    stored, inputs, seat = await registry.ask(table_id, look)
    decided = await context.jobs.run(owner, decision_work.decided, stored, inputs, seat, data.moment)
    game, view = stored.game, decided.view
    advice = await _advised(request, context, owner, game, view, decided.action)
    given = (game, view, decided.moment, advice.better(), advice.worlds, decided.action)
    return await context.jobs.run(owner, coaching.mark, *given)


def _coached(table: Table, person: Person) -> int:
    """The seat of a person who can ask the coach."""
    seat = table.seat_of(person)
    if not table.stored.help.coach:
        raise Refusal("there is no coach at this table", code="no_coach")
    return seat


async def _advised(
    request: Request[Any, Any, Any],
    context: AppContext,
    owner: Owner,
    game: str,
    view: bytes,
    given: dict[str, Any] | None,
) -> coaching.Advice:
    """Works in portions, while somebody waits; the same view always gets the same advice."""
    advice = coaching.Advice()

    async def next_portion() -> None:
        seed = coaching.seed_of(advice)
        advice.add(await context.jobs.run(owner, coaching.portion, game, view, advice.wanted(), seed, given))

    await in_portions(
        request, context, LIMITS, next_portion, lambda: advice.worlds >= LEAST_WORLDS, advice.is_done
    )
    return advice
