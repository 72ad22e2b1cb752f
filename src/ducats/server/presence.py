"""Who is at a table: in this process by open sockets, elsewhere as other processes report.

Told and never stored: a process that dies is forgotten after a while.
"""

from typing import TYPE_CHECKING, Final

import structlog

from ducats.server.store.base import Message, StoreError

if TYPE_CHECKING:
    from ducats.server.tables import Table

log = structlog.stdlib.get_logger()

FORGOTTEN_SECONDS: Final = 75.0
"""More than two sweeps of the registry, which repeats who is here."""


class Presence:
    """The people with a chair who are online."""

    def __init__(self, table: "Table") -> None:
        self._table = table
        self._elsewhere: dict[str, tuple[frozenset[str], float]] = {}
        """By process, and when it said so."""

    def here(self) -> frozenset[str]:
        return self._table.audience.people()

    def online(self) -> frozenset[str]:
        return self.here().union(*(people for people, _ in self._elsewhere.values()))

    async def tell_others(self) -> None:
        """Say who is here; a process that hears of this one for the first time answers."""
        context, stored = self._table.context, self._table.stored
        if context.store.is_shared:
            seated = tuple(person for person in self.here() if stored.seat_of(person) is not None)
            try:
                await context.store.publish(Message(context.worker, stored.id, None, seated))
            except StoreError as error:
                log.warning("presence_not_told", table=stored.id, error=str(error))

    async def receive(self, sender: str, people: tuple[str, ...]) -> None:
        before, is_new = self.online(), sender not in self._elsewhere
        self._elsewhere[sender] = (frozenset(people), self._table.context.timer())
        if self.online() != before:
            self._table.tell_table()
        if is_new and self._table.audience:
            await self.tell_others()

    async def repeat(self) -> None:
        """Periodically repeat who is here, and forget processes that have gone silent."""
        before, now = self.online(), self._table.context.timer()
        self._elsewhere = {
            sender: (people, heard)
            for sender, (people, heard) in self._elsewhere.items()
            if now - heard < FORGOTTEN_SECONDS
        }
        if self.online() != before:
            self._table.tell_table()
        if self._table.audience:
            await self.tell_others()
