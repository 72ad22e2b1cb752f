"""A store that forgets when the program ends: for tests and for trying things out."""

import time
from collections import Counter
from collections.abc import Callable, Sequence

from msgspec.structs import replace

from ducats.server.store.attempts import MemoryAttempts
from ducats.server.store.base import (
    AT_ONCE,
    LEASE_SECONDS,
    Change,
    Conflict,
    KeptFigures,
    Message,
    Person,
    SeatFigures,
    Status,
    Store,
    StoredInput,
    StoredTable,
)
from ducats.server.store.deals import MemoryDeals
from ducats.server.store.forgetting import MemoryForgetting
from ducats.server.store.openings import MemoryOpenings
from ducats.server.store.rows import check_order
from ducats.server.store.server_secrets import MemorySecrets
from ducats.server.store.wanted_reviews import MemoryWantedReviews


class _Due:
    """When something is to be done at a table, and who is at it."""

    def __init__(self, at: float) -> None:
        self.at = at
        self.taken_by: str | None = None


class MemoryStore(
    MemoryAttempts, MemoryDeals, MemoryForgetting, MemoryOpenings, MemorySecrets, MemoryWantedReviews, Store
):
    """Everything in dictionaries."""

    def __init__(self) -> None:
        super().__init__()
        self._people: dict[str, Person] = {}
        self._tokens: dict[str, str] = {}
        self._transfers: dict[str, tuple[str, float]] = {}
        self._orders: dict[str, dict[str, bytes]] = {}
        self._reviews: dict[str, tuple[int, bytes]] = {}
        self._figures: dict[str, tuple[SeatFigures, ...]] = {}
        self._notes: dict[tuple[str, str], dict[int, str]] = {}
        self._due: dict[str, _Due] = {}
        self._alive_until: dict[str, float] = {}
        """By worker."""

    async def open(self) -> None:
        """Nothing to do."""

    async def close(self) -> None:
        """Nothing to do."""

    async def ping(self) -> None:
        """Always there."""

    async def add_person(self, person: Person, token_hash: str) -> None:
        if person.id in self._people or token_hash in self._tokens:
            raise Conflict(f"person {person.id} exists")
        self._people[person.id] = person
        self._tokens[token_hash] = person.id

    async def person_with(self, token_hash: str) -> Person | None:
        return self._people.get(self._tokens.get(token_hash, ""))

    async def blocked(self) -> frozenset[str]:
        return frozenset(person.id for person in self._people.values() if person.blocked)

    async def rename(self, person: str, name: str) -> None:
        if person not in self._people:
            raise Conflict(f"there is no person {person}")
        self._people[person] = replace(self._people[person], name=name)
        for table in list(self._tables.values()):
            if table.status != "finished" and table.seat_of(person) is not None:
                seats = (replace(seat, name=name) if seat.person == person else seat for seat in table.seats)
                changed = replace(table, seats=tuple(seats), version=table.version + 1)
                self._tables[table.id] = changed
                self._announce(Change(table.id, changed.version, changed.input_count, None))

    async def add_transfer(self, token_hash: str, person: str, now: float, expires: float) -> None:
        if person not in self._people:
            raise Conflict(f"there is no person {person}")
        self._transfers = {
            token: (owner, until)
            for token, (owner, until) in self._transfers.items()
            if owner != person and until > now
        }
        self._transfers[token_hash] = (person, expires)

    async def take_transfer(self, token_hash: str, now: float, session_hash: str) -> Person | None:
        person, expires = self._transfers.get(token_hash, ("", 0.0))
        if expires <= now:
            return None
        del self._transfers[token_hash]
        self._tokens[session_hash] = person
        return self._people[person]

    async def add_table(
        self,
        table: StoredTable,
        inputs: Sequence[StoredInput] = (),
        follows: str | None = None,
        due: float | None = None,
    ) -> None:
        if table.id in self._tables:
            raise Conflict(f"table {table.id} exists")
        check_order(0, inputs)
        deal = table.deal
        if deal and deal.counts and await self.counted_deal(deal.day, table.game, table.creator):
            raise Conflict(f"person {table.creator} has a table that counts")
        if follows is not None:
            before = self._known(follows)
            if before.rematch is not None:
                raise Conflict(f"table {follows} has a rematch")
            self._put(replace(before, rematch=table.id, version=before.version + 1), None)
        self._inputs[table.id] = list(inputs)
        self._tables[table.id] = replace(table, input_count=len(inputs))
        if due is not None:
            self._put(self._tables[table.id], due)

    async def table(self, table: str) -> StoredTable | None:
        return self._tables.get(table)

    async def tables_of(self, person: str, limit: int) -> list[StoredTable]:
        return self._newest(
            [
                table
                for table in self._tables.values()
                if table.creator == person or table.seat_of(person) is not None
            ],
            limit,
        )

    async def remove_open_table(self, table: str, version: int) -> None:
        if self._seen(table, version).status != "open":
            raise Conflict(f"table {table} is not open")
        del self._tables[table], self._inputs[table]
        self._orders.pop(table, None)
        self._reviews.pop(table, None)

    async def forget_tables(self, status: Status, before: float, limit: int, today: str) -> int:
        def is_old(table: StoredTable) -> bool:
            return table.created < before and (table.deal is None or table.deal.day < today)

        old = [table for table in self._tables.values() if table.status == status and is_old(table)]
        old = sorted(old, key=lambda table: table.created)[:limit]
        for table in old:
            for kept in (
                self._tables,
                self._inputs,
                self._orders,
                self._reviews,
                self._figures,
                self._wanted,
                self._due,
            ):
                kept.pop(table.id, None)
            self._notes = {key: notes for key, notes in self._notes.items() if key[0] != table.id}
        return len(old)

    async def arrange(self, seen: StoredTable, changed: StoredTable, due: float | None = None) -> None:
        known = self._seen(seen.id, seen.version)
        arranged = replace(
            known,
            seats=changed.seats,
            creator=changed.creator,
            attendance=changed.attendance,
            removed=changed.removed,
            version=known.version + 1,
        )
        self._put(arranged, due)

    async def begin(
        self,
        table: str,
        version: int,
        header: bytes,
        inputs: Sequence[StoredInput],
        due: float | None = None,
    ) -> None:
        known = self._seen(table, version)
        if known.status != "open":
            raise Conflict(f"table {table} is not open")
        check_order(0, inputs)
        self._inputs[table] = list(inputs)
        begun = replace(known, status="playing", header=header, version=version + 1, input_count=len(inputs))
        self._put(begun, due)

    async def append(
        self,
        table: str,
        inputs: Sequence[StoredInput],
        moments: int,
        outcome: bytes | None = None,
        due: float | None = None,
    ) -> None:
        known = self._known(table)
        if known.status != "playing":
            raise Conflict(f"table {table} is not being played")
        check_order(known.input_count, inputs)
        self._inputs[table].extend(inputs)
        status = known.status if outcome is None else "finished"
        count = len(self._inputs[table])
        address = known.address if outcome is None else None
        changed = {"moments": moments, "status": status, "outcome": outcome, "address": address}
        self._put(replace(known, **changed, input_count=count), due)

    async def inputs(self, table: str, first: int = 0) -> list[StoredInput]:
        return self._inputs.get(table, [])[first:]

    async def set_orders(
        self, table: str, version: int, person: str, orders: bytes, due: float | None = None
    ) -> None:
        if person not in self._people:
            raise Conflict(f"there is no person {person}")
        known = self._seen(table, version)
        self._orders.setdefault(table, {})[person] = orders
        self._put(replace(known, version=version + 1), due)

    async def orders(self, table: str) -> dict[str, bytes]:
        return dict(self._orders.get(table, {}))

    async def keep_review(
        self, table: str, kind: int, analysis: bytes, figures: Sequence[SeatFigures] = ()
    ) -> None:
        self._known(table)
        self._reviews[table] = (kind, analysis)
        self._figures[table] = tuple(
            entry for entry in figures if entry.person is None or entry.person in self._people
        )
        self._wanted.pop(table, None)

    async def review(self, table: str, kind: int) -> bytes | None:
        known, analysis = self._reviews.get(table, (kind, None))
        return analysis if known == kind else None

    async def figures_of(self, person: str, limit: int) -> list[KeptFigures]:
        return self._kept(lambda table, entry: entry.person == person, limit)

    async def figures_in(self, game: str, limit: int) -> list[KeptFigures]:
        return self._kept(lambda table, entry: table.game == game, limit)

    def _kept(self, wanted: Callable[[StoredTable, SeatFigures], bool], limit: int) -> list[KeptFigures]:
        found = [
            KeptFigures(table, self._tables[table].game, self._tables[table].created, entry.figures)
            for table, entries in self._figures.items()
            for entry in entries
            if wanted(self._tables[table], entry)
        ]
        return sorted(found, key=lambda kept: (-kept.created, kept.table))[:limit]

    async def set_note(self, table: str, person: str, moment: int, text: str) -> None:
        self._known(table)
        if person not in self._people:
            raise Conflict(f"there is no person {person}")
        notes = self._notes.setdefault((table, person), {})
        notes.pop(moment, None)
        if text:
            notes[moment] = text

    async def notes(self, table: str, person: str) -> dict[int, str]:
        return dict(sorted(self._notes.get((table, person), {}).items()))

    async def take_due(self, worker: str, now: float, limit: int) -> list[str]:
        self._alive_until[worker] = time.monotonic() + LEASE_SECONDS
        free = [(due.at, table) for table, due in self._due.items() if due.at <= now and self._is_free(due)]
        taken = [table for _, table in sorted(free)[:limit]]
        for table in taken:
            self._due[table].taken_by = worker
        return taken

    async def keep_due(self, worker: str) -> list[str]:
        self._alive_until[worker] = time.monotonic() + LEASE_SECONDS
        return [table for table, due in self._due.items() if due.taken_by == worker]

    def _is_free(self, due: _Due) -> bool:
        return due.taken_by is None or not self._is_alive(due.taken_by)

    def _is_alive(self, worker: str) -> bool:
        return self._alive_until.get(worker, 0.0) >= time.monotonic()

    async def settle_due(self, worker: str, seen: StoredTable, due: float | None) -> bool:
        known = self._known(seen.id)
        if (known.version, known.input_count) != (seen.version, seen.input_count):
            return False
        self._due.pop(seen.id, None)
        if due is not None:
            self._due[seen.id] = _Due(due)
        return True

    async def release_due(self, worker: str) -> None:
        self._alive_until.pop(worker, None)

    async def next_due(self) -> float | None:
        return min((due.at for due in self._due.values() if self._is_free(due)), default=None)

    async def counts(self) -> dict[str, int]:
        by_status: Counter[str] = Counter(table.status for table in self._tables.values())
        return {"people": len(self._people), **by_status}

    def _known(self, table: str) -> StoredTable:
        known = self._tables.get(table)
        if known is None:
            raise Conflict(f"there is no table {table}")
        return known

    def _seen(self, table: str, version: int) -> StoredTable:
        known = self._known(table)
        if known.version != version:
            raise Conflict(f"table {table} has changed")
        return known

    def _put(self, table: StoredTable, due: float | None) -> None:
        self._tables[table.id] = table
        if due is None:
            self._due.pop(table.id, None)
        elif due == AT_ONCE and table.id in self._due:
            self._due[table.id].at = AT_ONCE
        else:
            self._due[table.id] = _Due(due)
        self._announce(Change(table.id, table.version, table.input_count, due))

    def _tell_freed(self, table: StoredTable) -> None:
        self._announce(Change(table.id, table.version, table.input_count, None))

    def _tell_forgotten(self, people: tuple[str, ...]) -> None:
        self._announce(Message("admin", None, forgotten=people))

    @staticmethod
    def _newest(tables: list[StoredTable], limit: int) -> list[StoredTable]:
        return sorted(tables, key=lambda table: (-table.created, table.id))[:limit]
