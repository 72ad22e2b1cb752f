"""What a host does to people and tables: look, end, delete, block, hand out."""

from typing import Any, Final

from ducats.server.store import sql
from ducats.server.store.base import AT_ONCE, Change, Message, Status, StoreError
from ducats.server.store.database import Database, Reference, Row, checked

SECRET: Final = frozenset({"token_hash", "seed", "address"})
"""Never exported: it would let somebody act as the person, know the cards, or tell who shares an address."""

PEOPLE: Final = (
    "SELECT id, name, created, seen, EXISTS (SELECT 1 FROM blocked WHERE person = id),"
    " (SELECT count(*) FROM seats WHERE person = people.id) FROM people"
    " WHERE id = $1 OR lower(name) LIKE '%' || lower($1) || '%' ORDER BY created DESC, id LIMIT $2"
)
TABLES: Final = (
    "SELECT id, game, status, created, moments FROM tables"
    " WHERE status = $1 ORDER BY created DESC, id LIMIT $2"
)
END: Final = (
    "UPDATE tables SET status = 'finished', address = NULL, version = version + 1"
    " WHERE id = $1 AND status = 'playing' RETURNING id, version, input_count"
)
DELETE: Final = "DELETE FROM tables WHERE id = $1 RETURNING id, version + 1, input_count"
CHAIRS: Final = (
    "SELECT table_id FROM seats JOIN tables ON tables.id = table_id"
    " WHERE person = $1 AND status <> 'finished' ORDER BY table_id"
)
GET_UP: Final = (
    "UPDATE seats SET kind = 'empty', person = NULL, name = '', promise = NULL, share = NULL"
    " WHERE table_id = $1 AND person = $2"
)
STAND_IN: Final = "UPDATE seats SET stand_in = TRUE WHERE table_id = $1 AND person = $2"
CHANGE: Final = (
    "UPDATE tables SET version = version + 1 WHERE id = $1 RETURNING id, version, input_count, status"
)
BLOCK: Final = "INSERT INTO blocked (person, since) VALUES ($1, $2) ON CONFLICT (person) DO NOTHING"
UNBLOCK: Final = "DELETE FROM blocked WHERE person = $1"


async def people(db: Database, search: str, limit: int) -> list[tuple[Any, ...]]:
    """Id, name, when they came first and last, whether they are blocked, how many chairs they have had."""
    return [tuple(row) for row in await db.run(PEOPLE, search, limit)]


async def tables(db: Database, status: str, limit: int) -> list[tuple[Any, ...]]:
    """Id, game, status, when it was opened, and how many moments it has."""
    return [tuple(row) for row in await db.run(TABLES, status, limit)]


async def end_table(db: Database, table: str) -> None:
    """A game that is being played is over, without an outcome; it can still be looked at."""
    await _changed(db, END, table, f"table {table} is not being played")
    await db.run(sql.CLEAR_DUE, table)


async def delete_table(db: Database, table: str) -> None:
    """As if it had never been opened."""
    await _changed(db, DELETE, table, f"there is no table {table}")


async def block(db: Database, person: str, now: float) -> None:
    """Their cookie is refused from now on; bots play on for them."""
    await check_person(db, person)
    await db.run(BLOCK, person, now)
    await leave_chairs(db, person)
    await shut_out(db, person)


async def unblock(db: Database, person: str) -> None:
    await check_person(db, person)
    await db.run(UNBLOCK, person)


async def export(db: Database, person: str) -> dict[str, list[dict[str, Any]]]:
    """Every row that names a person, by table, and their moves; no secrets."""
    await check_person(db, person)
    found = {"people": await _rows(db, "people", "id", person)}
    for entry in await about_people(db):
        found.setdefault(entry.table, []).extend(await _rows(db, entry.table, entry.column, person))
    columns = ("table_id", "number", "action", "time")
    moves = await db.run(
        "SELECT inputs.table_id, inputs.number, inputs.action, inputs.time FROM inputs JOIN seats"
        " ON seats.table_id = inputs.table_id AND seats.seat = inputs.seat WHERE seats.person = $1"
        " ORDER BY inputs.table_id, inputs.number",
        person,
    )
    found["moves"] = [dict(zip(columns, row, strict=True)) for row in moves]
    return found


async def leave_chairs(db: Database, person: str) -> list[Status]:
    """They get up before a game, and in one a bot stands in. What goes on at those tables."""
    found: list[Status] = []
    for (table,) in await db.run(CHAIRS, person):
        # The table first, as servers do: locking in different orders would deadlock. And only with that
        # lock is it certain whether its game is just being begun.
        status: Status = (await _changed(db, CHANGE, table, f"there is no table {table}", AT_ONCE))[3]
        if status == "open":
            await db.run(GET_UP, table, person)
        elif status == "playing":
            await db.run(STAND_IN, table, person)
            await db.run(sql.SET_DUE, table, AT_ONCE)
        found.append(status)
    return found


async def shut_out(db: Database, person: str) -> None:
    """Their sockets are closed, wherever they are."""
    await db.publish(Message("admin", None, shut_out=person))


async def _changed(db: Database, statement: str, table: str, otherwise: str, due: float | None = None) -> Row:
    """What the statement tells of the table, after all have been told."""
    rows = await db.run(statement, table)
    if not rows:
        raise StoreError(otherwise)
    name, version, count = rows[0][:3]
    await db.tell(Change(name, version, count, due))
    return rows[0]


async def check_person(db: Database, person: str) -> None:
    if not await db.run("SELECT 1 FROM people WHERE id = $1", person):
        raise StoreError(f"there is no person {person}")


async def about_people(db: Database) -> list[Reference]:
    """Wherever a row names a person, whichever part of Ducats keeps it."""
    return sorted(
        (entry for entry in await db.references() if entry.to == "people"), key=lambda one: one.table
    )


async def _rows(db: Database, table: str, column: str, person: str) -> list[dict[str, Any]]:
    columns = [name for name in await db.columns(table) if name not in SECRET]
    listed = ", ".join(map(checked, columns))
    statement = f"SELECT {listed} FROM {checked(table)} WHERE {checked(column)} = $1"  # noqa: S608 - checked
    return [dict(zip(columns, row, strict=True)) for row in await db.run(statement, person)]
