"""What changes several rows together: each function is one transaction, whatever engine keeps the rows."""

from collections.abc import Sequence

from ducats.server.store import rows, sql
from ducats.server.store.base import Change, Conflict, Person, SeatFigures, StoredInput, StoredTable
from ducats.server.store.database import Database, Row
from ducats.server.store.wanted_reviews import DROP


async def add_person(db: Database, person: Person, token_hash: str) -> None:
    await db.run(sql.ADD_PERSON, person.id, person.name, person.created, person.seen)
    await db.run(sql.ADD_SESSION, token_hash, person.id, person.created)


async def rename(db: Database, person: str, name: str) -> None:
    if not await db.run(sql.RENAME, person, name):
        raise Conflict(f"there is no person {person}")
    if db.for_update:
        # Tables before their chairs, in one order, as everybody who changes them does.
        await db.run(sql.UNFINISHED_TABLES_OF + db.for_update, person)
    await db.run(sql.RENAME_SEATS, person, name)
    for table, version, count in await db.run(sql.CHANGE_TABLES_OF, person):
        await db.tell(Change(table, version, count, None))


async def add_transfer(db: Database, token_hash: str, person: str, now: float, expires: float) -> None:
    await db.run(sql.DROP_TRANSFERS, person, now)
    await db.run(sql.ADD_TRANSFER, token_hash, person, expires)


async def take_transfer(db: Database, token_hash: str, now: float, session_hash: str) -> Person | None:
    taken = await db.run(sql.TAKE_TRANSFER, token_hash, now)
    if not taken:
        return None
    await db.run(sql.ADD_SESSION, session_hash, taken[0][0], now)
    return rows.person_of((await db.run(sql.PERSON, taken[0][0]))[0])


async def add_table(
    db: Database, table: StoredTable, inputs: Sequence[StoredInput], follows: str | None, due: float | None
) -> None:
    await db.run(sql.ADD_TABLE, *rows.table_values(table, len(inputs)))
    for number, seat in enumerate(table.seats):
        await db.run(sql.ADD_SEAT, table.id, number, table.created, *rows.seat_values(seat))
    await _add_inputs(db, table.id, inputs)
    if due is not None:
        await _set_due(db, table.id, due)
        await db.tell(Change(table.id, table.version, len(inputs), due))
    if follows is not None:
        await db.tell(_changed(await db.run(sql.SET_REMATCH, follows, table.id), follows, "has a rematch"))


async def arrange(db: Database, seen: StoredTable, changed: StoredTable, due: float | None) -> None:
    arranged = await db.run(sql.ARRANGE_TABLE, seen.id, seen.version, *rows.arranged_values(changed))
    change = _changed(arranged, seen.id, "has changed", due)
    for number, values in rows.changed_seats(seen, changed):
        await db.run(sql.SET_SEAT, seen.id, number, *values)
    await _set_due(db, seen.id, due)
    await db.tell(change)


async def begin(
    db: Database, table: str, version: int, header: bytes, inputs: Sequence[StoredInput], due: float | None
) -> None:
    begun = await db.run(sql.BEGIN_TABLE, table, version, header.decode(), len(inputs))
    change = _changed(begun, table, "is not open, or has changed", due)
    await _add_inputs(db, table, inputs)
    await _set_due(db, table, due)
    await db.tell(change)


async def set_orders(
    db: Database, table: str, version: int, person: str, orders: bytes, due: float | None
) -> None:
    change = _changed(await db.run(sql.CHANGE_TABLE, table, version), table, "has changed", due)
    await db.run(sql.SET_ORDERS, table, person, orders.decode())
    await _set_due(db, table, due)
    await db.tell(change)


async def keep_review(
    db: Database, table: str, kind: int, analysis: bytes, figures: Sequence[SeatFigures]
) -> None:
    if not await db.run(sql.KEEP_REVIEW, table, kind, analysis.decode()):
        raise Conflict(f"there is no table {table}")
    await db.run(DROP, table)
    await db.run(sql.CLEAR_FIGURES, table)
    for entry in figures:
        await db.run(sql.ADD_FIGURES, table, entry.seat, entry.person, entry.figures.decode())


async def settle_due(db: Database, seen: StoredTable, due: float | None) -> bool:
    known = await db.run(sql.TABLE_STATE + db.for_update, seen.id)
    if known != [(seen.version, seen.input_count)]:
        return False
    if due is None:
        await db.run(sql.CLEAR_DUE, seen.id)
    else:
        await db.run(sql.SETTLE_DUE, seen.id, due)
    return True


def _changed(found: Sequence[Row], table: str, otherwise: str, due: float | None = None) -> Change:
    """What a statement with RETURNING has done to a table; Conflict if it found nothing to change."""
    if not found:
        raise Conflict(f"table {table} {otherwise}")
    version, count = found[0]
    return Change(table, version, count, due)


async def _set_due(db: Database, table: str, due: float | None) -> None:
    if due is None:
        await db.run(sql.CLEAR_DUE, table)
    else:
        await db.run(sql.SET_DUE, table, due)


async def _add_inputs(db: Database, table: str, inputs: Sequence[StoredInput]) -> None:
    if inputs:
        await db.add("inputs", rows.INPUT_COLUMNS, [rows.input_values(table, entry) for entry in inputs])
