"""A store that forgets when the program ends: for tests and for trying things out."""

from collections import Counter
from collections.abc import Sequence

from msgspec.structs import replace

from ducats.server.store.base import Conflict, Person, Store, StoredInput, StoredSeat, StoredTable


class MemoryStore(Store):
    """Everything in dictionaries."""

    def __init__(self) -> None:
        self._people: dict[str, Person] = {}
        self._tokens: dict[str, str] = {}
        self._tables: dict[str, StoredTable] = {}
        self._inputs: dict[str, list[StoredInput]] = {}
        self._orders: dict[str, dict[str, bytes]] = {}

    async def open(self) -> None:
        """Nothing to do."""

    async def close(self) -> None:
        """Nothing to do."""

    async def add_person(self, person: Person, token_hash: str) -> None:
        if person.id in self._people or token_hash in self._tokens:
            raise Conflict(f"person {person.id} exists")
        self._people[person.id] = person
        self._tokens[token_hash] = person.id

    async def person_with(self, token_hash: str) -> Person | None:
        return self._people.get(self._tokens.get(token_hash, ""))

    async def rename(self, person: str, name: str) -> None:
        if person not in self._people:
            raise Conflict(f"there is no person {person}")
        self._people[person] = replace(self._people[person], name=name)
        for table in list(self._tables.values()):
            if table.status != "finished":
                seats = (replace(seat, name=name) if seat.person == person else seat for seat in table.seats)
                self._tables[table.id] = replace(table, seats=tuple(seats))

    async def add_table(self, table: StoredTable, inputs: Sequence[StoredInput] = ()) -> None:
        if table.id in self._tables:
            raise Conflict(f"table {table.id} exists")
        _check_order(0, inputs)
        self._tables[table.id] = table
        self._inputs[table.id] = list(inputs)

    async def table(self, table: str) -> StoredTable | None:
        return self._tables.get(table)

    async def public_tables(self, open_since: float, limit: int) -> list[StoredTable]:
        def is_shown(table: StoredTable) -> bool:
            return table.status == "playing" or (table.status == "open" and table.created >= open_since)

        return self._newest(
            [table for table in self._tables.values() if table.public and is_shown(table)], limit
        )

    async def tables_of(self, person: str, limit: int) -> list[StoredTable]:
        return self._newest(
            [
                table
                for table in self._tables.values()
                if table.creator == person or table.seat_of(person) is not None
            ],
            limit,
        )

    async def running_tables(self) -> list[StoredTable]:
        return [table for table in self._tables.values() if table.status == "playing"]

    async def remove_open_table(self, table: str) -> None:
        if self._known(table).status != "open":
            raise Conflict(f"table {table} is not open")
        del self._tables[table], self._inputs[table]
        self._orders.pop(table, None)

    async def set_seat(self, table: str, seat: int, value: StoredSeat) -> None:
        known = self._known(table)
        if seat >= len(known.seats):
            raise Conflict(f"table {table} has no seat {seat}")
        seats = (*known.seats[:seat], value, *known.seats[seat + 1 :])
        self._tables[table] = replace(known, seats=seats)

    async def set_rematch(self, table: str, rematch: str) -> None:
        self._tables[table] = replace(self._known(table), rematch=rematch)

    async def begin(self, table: str, header: bytes, inputs: Sequence[StoredInput]) -> None:
        known = self._known(table)
        if known.status != "open":
            raise Conflict(f"table {table} is not open")
        _check_order(0, inputs)
        self._tables[table] = replace(known, status="playing", header=header)
        self._inputs[table] = list(inputs)

    async def append(
        self, table: str, inputs: Sequence[StoredInput], moments: int, outcome: bytes | None = None
    ) -> None:
        known = self._known(table)
        if known.status != "playing":
            raise Conflict(f"table {table} is not being played")
        _check_order(len(self._inputs[table]), inputs)
        self._inputs[table].extend(inputs)
        status = known.status if outcome is None else "finished"
        self._tables[table] = replace(known, moments=moments, status=status, outcome=outcome)

    async def inputs(self, table: str) -> list[StoredInput]:
        return list(self._inputs.get(table, ()))

    async def set_orders(self, table: str, person: str, orders: bytes) -> None:
        if person not in self._people:
            raise Conflict(f"there is no person {person}")
        self._orders.setdefault(self._known(table).id, {})[person] = orders

    async def orders(self, table: str) -> dict[str, bytes]:
        return dict(self._orders.get(table, {}))

    async def counts(self) -> dict[str, int]:
        by_status: Counter[str] = Counter(table.status for table in self._tables.values())
        return {"people": len(self._people), **by_status}

    def _known(self, table: str) -> StoredTable:
        known = self._tables.get(table)
        if known is None:
            raise Conflict(f"there is no table {table}")
        return known

    @staticmethod
    def _newest(tables: list[StoredTable], limit: int) -> list[StoredTable]:
        return sorted(tables, key=lambda table: (-table.created, table.id))[:limit]


def _check_order(first: int, inputs: Sequence[StoredInput]) -> None:
    if [entry.number for entry in inputs] != list(range(first, first + len(inputs))):
        raise Conflict(f"inputs do not follow on number {first}")
