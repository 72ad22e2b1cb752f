"""Tables and chairs as rows, alike in every database."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec

from ducats.games.levels import current
from ducats.server.store.base import (
    Conflict,
    KeptFigures,
    Origin,
    Person,
    Status,
    StoredInput,
    StoredSeat,
    StoredTable,
    StoreError,
)
from ducats.server.wire import Absence, Attendance, Help
from ducats.server.wire_deals import PlayedDeal

INPUT_COLUMNS: Final = ("table_id", "number", "seat", "action", "time")


def person_of(row: Sequence[Any]) -> Person:
    """A person from the columns of `sql.PERSON_WITH` and `sql.PERSON`."""
    return Person(id=row[0], name=row[1], created=row[2], seen=row[3], blocked=bool(row[4]))


def table_of(row: Sequence[Any], seats: Iterable[Sequence[Any]]) -> StoredTable:
    """A table from its columns in the order of `sql.TABLE_COLUMNS`, and its chairs.

    A damaged one says so: it must not hide the others from lists.
    """
    try:
        texts = _texts_of(row)
    except msgspec.DecodeError as error:
        texts = {"options": {}, "absence": Absence(), "fault": str(error)}
    return StoredTable(
        id=row[0],
        game=row[1],
        status=row[2],
        data=row[4],
        public=bool(row[5]),
        creator=row[7],
        created=row[8],
        seed=row[9],
        seats=tuple(
            StoredSeat(
                kind=kind,
                person=person,
                name=name,
                level=None if level is None else current(row[1], level),
                stand_in=bool(stand_in),
                seen=seen,
                promise=promise,
                share=share,
            )
            for kind, person, name, level, stand_in, seen, promise, share in seats
        ),
        header=_bytes(row[10]),
        rematch=row[12],
        imported=bool(row[13]),
        moments=row[14],
        version=row[15],
        input_count=row[16],
        deal=None if row[21] is None else PlayedDeal(row[21], bool(row[22])),
        answer_window=row[23],
        address=row[24],
        **texts,
    )


def _texts_of(row: Sequence[Any]) -> dict[str, Any]:
    """The columns that are JSON; DecodeError if one is not."""
    if row[11] is not None:
        msgspec.json.decode(row[11])
    return {
        "options": msgspec.json.decode(row[3], type=dict[str, Any]),
        "absence": msgspec.json.decode(row[6], type=Absence),
        "outcome": _bytes(row[11]),
        "what_if": None if row[17] is None else msgspec.json.decode(row[17], type=Origin),
        "attendance": msgspec.json.decode(row[18], type=tuple[Attendance, ...]),
        "removed": msgspec.json.decode(row[19], type=tuple[str, ...]),
        "help": msgspec.json.decode(row[20], type=Help),
    }


def table_values(table: StoredTable, input_count: int) -> tuple[Any, ...]:
    """The columns of a new table."""
    return (
        table.id,
        table.game,
        table.status,
        msgspec.json.encode(table.options).decode(),
        table.data,
        table.public,
        msgspec.json.encode(table.absence).decode(),
        table.creator,
        table.created,
        table.seed,
        text(table.header),
        text(table.outcome),
        table.rematch,
        table.imported,
        table.moments,
        table.version,
        input_count,
        None if table.what_if is None else msgspec.json.encode(table.what_if).decode(),
        *arranged_values(table)[1:],
        msgspec.json.encode(table.help).decode(),
        None if table.deal is None else table.deal.day,
        table.deal is not None and table.deal.counts,
        table.answer_window,
        table.address,
    )


def arranged_values(table: StoredTable) -> tuple[str, str, str]:
    """What may change with the chairs."""
    attendance = msgspec.json.encode(table.attendance).decode()
    return table.creator, attendance, msgspec.json.encode(table.removed).decode()


def seat_values(seat: StoredSeat) -> tuple[Any, ...]:
    return (seat.kind, seat.person, seat.name, seat.level, seat.stand_in, seat.seen, seat.promise, seat.share)


def changed_seats(seen: StoredTable, changed: StoredTable) -> list[tuple[int, tuple[Any, ...]]]:
    """The chairs that differ, by number."""
    pairs = enumerate(zip(seen.seats, changed.seats, strict=True))
    return [(number, seat_values(after)) for number, (before, after) in pairs if before != after]


class Append(msgspec.Struct, frozen=True):
    """Inputs on their way into a table, as columns."""

    table: str
    first: int
    entries: list[tuple[Any, ...]]
    moments: int
    outcome: str | None
    due: float | None

    @property
    def next(self) -> int:
        """The number of the input that will follow these."""
        return self.first + len(self.entries)

    @property
    def status(self) -> Status:
        return "playing" if self.outcome is None else "finished"

    def conflict(self) -> Conflict:
        """Another process was first, or the game is over."""
        return Conflict(f"table {self.table} is not being played, or has not {self.first} inputs")


def append_of(
    table: str, inputs: Sequence[StoredInput], moments: int, outcome: bytes | None, due: float | None
) -> Append:
    """Conflict if there is a gap between the inputs."""
    try:
        entries = [input_values(table, entry) for entry in inputs]
    except UnicodeError as error:
        raise StoreError(f"this cannot be stored: {error}") from error
    return Append(table, first_number(inputs), entries, moments, text(outcome), due)


def input_values(table: str, entry: StoredInput) -> tuple[Any, ...]:
    """In the order of `INPUT_COLUMNS`."""
    return (table, entry.number, entry.seat, entry.action.decode(), entry.time)


def input_of(row: Sequence[Any]) -> StoredInput:
    return StoredInput(row[0], row[1], row[2].encode(), row[3])


def figures_of(row: Sequence[Any]) -> KeptFigures:
    return KeptFigures(row[0], row[1], row[2], row[3].encode())


def first_number(inputs: Sequence[StoredInput]) -> int:
    """The number of the first input; Conflict if there is a gap after it."""
    first = inputs[0].number if inputs else 0
    check_order(first, inputs)
    return first


def check_order(first: int, inputs: Sequence[StoredInput]) -> None:
    if [entry.number for entry in inputs] != list(range(first, first + len(inputs))):
        raise Conflict(f"inputs do not follow on number {first}")


def text(value: bytes | None) -> str | None:
    return None if value is None else value.decode()


def _bytes(value: str | None) -> bytes | None:
    return None if value is None else value.encode()
