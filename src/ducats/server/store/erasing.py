"""Forget who somebody was, at once or a little at a time. The games of others stay whole."""

from typing import Final

import msgspec
import structlog

from ducats.server.store.admin import about_people, check_person, leave_chairs
from ducats.server.store.base import Message, StoreError
from ducats.server.store.database import Database, checked
from ducats.server.store.forgetting import NOBODY, Forgetting, without_name
from ducats.server.store.queries import SqlQueries

log = structlog.stdlib.get_logger()

KEPT: Final = frozenset({"seats", "tables"})
"""Where a game would be broken without the row: it stays, without the name."""
CHAIRS_AT_ONCE: Final = 100
"""Renamed in one transaction, so that moves need not wait for long."""

SAW: Final = "UPDATE people SET seen = $2 WHERE id = $1 AND NOT erased RETURNING id"
BEGIN_COUNTING: Final = (
    "UPDATE people SET seen = $1"
    " WHERE id IN (SELECT id FROM people WHERE NOT erased AND seen IS NULL LIMIT $2) RETURNING id"
)
FORGETTABLE: Final = (
    "SELECT id FROM people WHERE NOT erased AND seen < $1"
    " AND NOT EXISTS (SELECT 1 FROM blocked WHERE blocked.person = people.id)"
    " AND NOT EXISTS (SELECT 1 FROM seats JOIN tables ON tables.id = seats.table_id"
    " WHERE seats.person = people.id AND tables.status = 'playing')"
    " ORDER BY seen, id LIMIT $2"
)
# People who came back meanwhile are left alone; those who come back from now on wait, and are strangers.
HOLD: Final = "UPDATE people SET name = $3 WHERE id = $1 AND seen < $2 AND NOT erased RETURNING id"
SHUT_DOORS: Final = "DELETE FROM sessions WHERE person = $1"
NAMED_CHAIRS: Final = (
    "SELECT table_id, seat, header FROM seats JOIN tables ON tables.id = table_id"
    " WHERE person = $1 AND name <> $2 ORDER BY table_id LIMIT $3"
)
# Another of its players may be erased at the same time.
HOLD_HEADER: Final = "UPDATE tables SET header = header WHERE id = $1 RETURNING header"
NAMELESS_HEADER: Final = "UPDATE tables SET header = $2 WHERE id = $1"
NAMELESS_CHAIR: Final = "UPDATE seats SET name = $3 WHERE table_id = $1 AND seat = $2"
ERASED: Final = f"UPDATE people SET name = '{NOBODY}', erased = TRUE WHERE id"  # noqa: S608 - constant
# A person whom no game names is not needed any more.
DROP: Final = (
    "DELETE FROM people WHERE NOT EXISTS (SELECT 1 FROM seats WHERE person = people.id)"
    " AND NOT EXISTS (SELECT 1 FROM tables WHERE creator = people.id) AND id"
)


class Unreadable(StoreError):
    """A name that cannot be removed, because the row cannot be read."""


class Begun(StoreError):
    """Somebody who was to be forgotten is in a game after all."""


async def erase(db: Database, person: str) -> None:
    """Erase in one transaction. A chair without a name stays in the games of others."""
    await check_person(db, person)
    await leave_chairs(db, person)
    while chairs := await _named_chairs(db, person):
        await _take_names_away(db, chairs)
    await _forget_rest(db, [person])
    await db.publish(Message("admin", None, forgotten=(person,)))


async def forget(db: Database, before: float, limit: int) -> list[str]:
    """A part of those who have not been here since a time, no more than others can wait for."""
    met: list[str] = []
    nameless: list[str] = []
    for (person,) in await db.run(FORGETTABLE, before, limit):
        try:
            await _named_chairs(db, person)
        except Unreadable as error:
            # One who cannot be forgotten must not block the next ones for ever.
            log.warning("person_not_forgotten", player=person, error=str(error))
            continue
        if not await db.run(HOLD, person, before, NOBODY):
            continue
        met.append(person)
        await db.run(SHUT_DOORS, person)
        left = await leave_chairs(db, person)
        if "playing" in left:
            raise Begun(f"a game of {person} has just begun")
        chairs = await _named_chairs(db, person)
        await _take_names_away(db, chairs)
        if len(chairs) < CHAIRS_AT_ONCE:
            nameless.append(person)
        if left or chairs:
            # Tables of several people would be locked in an order of their own.
            break
    if nameless:
        await _forget_rest(db, nameless)
    if met:
        await db.publish(Message("admin", None, forgotten=tuple(met)))
    return met


async def _named_chairs(db: Database, person: str) -> list[tuple[str, int]]:
    """Some chairs that still have the name, all of which can lose it."""
    chairs = []
    for table, seat, header in await db.run(NAMED_CHAIRS, person, NOBODY, CHAIRS_AT_ONCE):
        _nameless(table, header, seat)
        chairs.append((table, seat))
    return chairs


def _nameless(table: str, header: str | None, seat: int) -> str | None:
    try:
        return None if header is None else without_name(header.encode(), seat).decode()
    except msgspec.DecodeError as error:
        raise Unreadable(f"the header of table {table} cannot be read: {error}") from error


async def _take_names_away(db: Database, chairs: list[tuple[str, int]]) -> None:
    for table, seat in chairs:
        for (header,) in await db.run(HOLD_HEADER, table):
            await db.run(NAMELESS_HEADER, table, _nameless(table, header, seat))
        await db.run(NAMELESS_CHAIR, table, seat, NOBODY)


async def _forget_rest(db: Database, people: list[str]) -> None:
    """All at once: others wait for as long as a transaction has statements."""
    among = " IN (" + ", ".join(f"${number}" for number in range(1, len(people) + 1)) + ")"
    for entry in await about_people(db):
        if entry.table not in KEPT:
            statement = f"DELETE FROM {checked(entry.table)} WHERE {checked(entry.column)}"  # noqa: S608
            await db.run(statement + among, *people)
    for statement in (ERASED, DROP):
        await db.run(statement + among, *people)


class SqlForgetting(SqlQueries, Forgetting):
    """In a database."""

    async def saw(self, person: str, now: float) -> bool:
        return bool(await self._write(SAW, person, now))

    async def begin_counting(self, now: float, limit: int) -> int:
        return len(await self._write(BEGIN_COUNTING, now, limit))

    async def forget_people(self, before: float, limit: int) -> list[str]:
        try:
            return await self._in_database(lambda db: forget(db, before, limit))
        except Begun:
            # By now it can be seen that they play: they are not met again.
            return await self._in_database(lambda db: forget(db, before, limit))
