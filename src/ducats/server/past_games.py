"""Finished games whose records readers look into: the record of a running one is secret."""

from collections.abc import Callable
from typing import Any, TypeVar, final

from litestar.di import NamedDependency

from ducats.server.deal_rules import check_may_look
from ducats.server.lobby import TableId
from ducats.server.problems import Refusal
from ducats.server.registry import TableRegistry
from ducats.server.store.base import Person, StoredInput, StoredTable
from ducats.server.workers import Owner

T = TypeVar("T")


@final
class PastGame:
    """The game that a request is about; read from the store only when needed."""

    def __init__(self, registry: TableRegistry, table_id: str, visitor: Person | None, owner: Owner) -> None:
        self._registry = registry
        self._table_id = table_id
        self._visitor = visitor
        self._owner = owner

    async def read(self) -> tuple[StoredTable, list[StoredInput]]:
        table = await self._registry.stored(self._table_id)
        await check_may_look(self._registry.context, table, self._visitor)
        if table.status != "finished":
            raise Refusal("the game is not over", code="not_finished")
        return table, await self._registry.context.store.inputs(self._table_id)

    async def look_up(self, work: Callable[..., T], *given: Any) -> T:
        """What a worker finds in the record."""
        context = self._registry.context
        context.replays.check(self._owner.person)
        table, inputs = await self.read()
        return await context.jobs.run(self._owner, work, table, inputs, *given)


def past_game(
    table_id: TableId,
    registry: NamedDependency[TableRegistry],
    visitor: NamedDependency[Person | None],
    owner: NamedDependency[Owner],
) -> PastGame:
    """Dependency."""
    return PastGame(registry, table_id, visitor, owner)
