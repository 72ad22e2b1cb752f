"""Appends on their way into PostgreSQL, and who waits for them."""

import asyncio
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from ducats.server.store import rows
from ducats.server.store.base import StoredInput, StoreError

TOLD_BYTES: Final = 6000
"""Longer inputs are not told, but read from the database: a notification has at most 8,000 bytes."""


class Waiting(msgspec.Struct, eq=False):
    """Inputs on their way, and who waits for them."""

    append: rows.Append
    told: str | None
    """What other processes hear of it with the hint."""
    done: asyncio.Future[None]


def told_of(inputs: Sequence[StoredInput]) -> str | None:
    """What other processes hear; None if that would be too long."""
    told = msgspec.json.encode(inputs).decode()
    return told if len(told) <= TOLD_BYTES else None


def columns_of(batch: Sequence[Waiting]) -> tuple[list[Any], ...]:
    """The values of the statement that stores a batch."""
    appends = [waiting.append for waiting in batch]
    entries = [entry for append in appends for entry in append.entries]
    return (
        [append.table for append in appends],
        [append.first for append in appends],
        [append.next for append in appends],
        [append.moments for append in appends],
        [append.outcome for append in appends],
        [append.status for append in appends],
        [append.due for append in appends],
        [waiting.told for waiting in batch],
        *(list(column) for column in zip(*entries, strict=True)),
    )


def settle(done: asyncio.Future[None], error: StoreError | None) -> None:
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
