"""The way to a second device, in PostgreSQL: each function is part of one transaction."""

from typing import Any

from ducats.server.store import rows, sql
from ducats.server.store.base import Person


async def add(db: Any, token_hash: str, person: str, now: float, expires: float) -> None:
    await db.execute(sql.DROP_TRANSFERS, person, now)
    await db.execute(sql.ADD_TRANSFER, token_hash, person, expires)


async def take(db: Any, token_hash: str, now: float, session_hash: str) -> Person | None:
    taken = await db.fetchrow(sql.TAKE_TRANSFER, token_hash, now)
    if taken is None:
        return None
    await db.execute(sql.ADD_SESSION, session_hash, taken[0], now)
    return rows.person_of(await db.fetchrow(sql.PERSON, taken[0]))
