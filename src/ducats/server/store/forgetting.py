"""People who never come back: when they were here last, and who they were, which can be forgotten."""

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, Final

import msgspec
import structlog
from msgspec.structs import replace

if TYPE_CHECKING:
    from ducats.server.store.base import Person, SeatFigures, StoredTable

log = structlog.stdlib.get_logger()

NOBODY: Final = "—"
"""The name of somebody who has been erased."""


def without_name(header: bytes, seat: int) -> bytes:
    """The first line of a record, which names the players by seat."""
    written = msgspec.json.decode(header, type=dict[str, Any])
    players = written.get("players")
    if isinstance(players, list) and seat < len(players):
        players[seat] = NOBODY
    return msgspec.json.encode(written)


class Forgetting(ABC):
    """What a store does so that nobody is kept for ever."""

    @abstractmethod
    async def saw(self, person: str, now: float) -> bool:
        """Somebody is here; False if they have just been erased."""

    @abstractmethod
    async def begin_counting(self, now: float, limit: int) -> int:
        """Date the last visit of some people for whom it is unknown to now; returns how many."""

    @abstractmethod
    async def forget_people(self, before: float, limit: int) -> list[str]:
        """Erase some of those who have not been here since a time; returns whom, or nobody if none is left.

        Not people in an unfinished game or shut out. A person with many games takes several calls.
        """


class MemoryForgetting(Forgetting):
    """In dictionaries."""

    _people: "dict[str, Person]"
    _tables: "dict[str, StoredTable]"
    _tokens: dict[str, str]
    _transfers: dict[str, tuple[str, float]]
    _orders: dict[str, dict[str, bytes]]
    _figures: "dict[str, tuple[SeatFigures, ...]]"
    _notes: dict[tuple[str, str], dict[int, str]]

    async def saw(self, person: str, now: float) -> bool:
        known = self._people.get(person)
        if known is not None:
            self._people[person] = replace(known, seen=now)
        return known is not None

    async def begin_counting(self, now: float, limit: int) -> int:
        unknown = [person for person in self._people.values() if person.seen is None][:limit]
        for person in unknown:
            self._people[person.id] = replace(person, seen=now)
        return len(unknown)

    async def forget_people(self, before: float, limit: int) -> list[str]:
        games = [table for table in self._tables.values() if table.status == "playing"]
        playing = {seat.person for table in games for seat in table.seats}
        known = sorted((one.seen, one.id) for one in self._people.values() if one.seen is not None)
        old = [
            person
            for seen, person in known
            if seen < before and person not in playing and not self._people[person].blocked
        ][:limit]
        erased = [person for person in old if self._erase(person)]
        if erased:
            self._tell_forgotten(tuple(erased))
        return erased

    def _erase(self, person: str) -> bool:
        """Whether they could be."""
        try:
            changed = [
                _nameless(table, seat)
                for table in self._tables.values()
                if (seat := table.seat_of(person)) is not None
            ]
        except msgspec.DecodeError as error:
            log.warning("person_not_forgotten", player=person, error=str(error))
            return False
        del self._people[person]
        self._tokens = {token: owner for token, owner in self._tokens.items() if owner != person}
        self._transfers = {key: value for key, value in self._transfers.items() if value[0] != person}
        self._notes = {key: notes for key, notes in self._notes.items() if key[1] != person}
        for orders in self._orders.values():
            orders.pop(person, None)
        for name, figures in self._figures.items():
            self._figures[name] = tuple(entry for entry in figures if entry.person != person)
        self._forget_attempts(person)
        for table in changed:
            before, self._tables[table.id] = self._tables[table.id], table
            if table.version != before.version:
                self._tell_freed(table)
        return True

    @abstractmethod
    def _tell_freed(self, table: "StoredTable") -> None:
        """Tell that the table has a free chair."""

    @abstractmethod
    def _tell_forgotten(self, people: tuple[str, ...]) -> None: ...

    @abstractmethod
    def _forget_attempts(self, person: str) -> None:
        """What they answered to puzzles."""


def _nameless(table: "StoredTable", seat: int) -> "StoredTable":
    """A chair is free before the game, and without a name after it."""
    if table.status == "open":
        left = replace(table.seats[seat], kind="empty", person=None, name="", promise=None, share=None)
    else:
        left = replace(table.seats[seat], name=NOBODY)
    return replace(
        table,
        seats=(*table.seats[:seat], left, *table.seats[seat + 1 :]),
        header=None if table.header is None else without_name(table.header, seat),
        version=table.version + (table.status == "open"),
    )
