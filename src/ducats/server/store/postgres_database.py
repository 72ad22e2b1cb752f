"""A PostgreSQL database opened by its host."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

import msgspec

from ducats.server.store.address import name_of
from ducats.server.store.base import Change, Message
from ducats.server.store.database import Database, Reference, Row, checked
from ducats.server.store.postgres_access import RUNNING, connect, explained, prepare
from ducats.server.store.postgres_sql import NOTIFY, PUBLISH

TABLES: Final = "SELECT tablename FROM pg_tables WHERE schemaname = current_schema() ORDER BY tablename"
COLUMNS: Final = (
    "SELECT column_name, data_type FROM information_schema.columns"
    " WHERE table_schema = current_schema() AND table_name = $1 ORDER BY ordinal_position"
)
USERS: Final = "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND application_name = $1"
LOOKS: Final = 10
LOOK_SECONDS: Final = 0.1
REFERENCES: Final = (
    "SELECT one.relname, pg_attribute.attname, other.relname FROM pg_constraint"
    " JOIN pg_class AS one ON one.oid = pg_constraint.conrelid"
    " JOIN pg_class AS other ON other.oid = pg_constraint.confrelid"
    " JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]"
    " WHERE contype = 'f' AND pg_constraint.connamespace = current_schema()::regnamespace"
)


class PostgresDatabase(Database):
    """Through a connection with a transaction under way."""

    for_update = " FOR UPDATE"

    def __init__(self, name: str, connection: Any) -> None:
        self.name = name
        self._connection = connection

    async def run(self, statement: str, *values: Any) -> list[Row]:
        return [tuple(row) for row in await self._connection.fetch(statement, *values)]

    async def read(self, statement: str) -> AsyncIterator[Row]:
        async for row in self._connection.cursor(statement, prefetch=1000):
            yield tuple(row)

    async def add(self, table: str, columns: Sequence[str], rows: Sequence[Row]) -> None:
        await self._connection.copy_records_to_table(table, records=rows, columns=list(columns))

    async def tables(self) -> list[str]:
        return [row[0] for row in await self.run(TABLES)]

    async def columns(self, table: str) -> dict[str, str]:
        return {row[0]: row[1].upper() for row in await self.run(COLUMNS, table)}

    async def references(self) -> list[Reference]:
        return [Reference(*row) for row in await self.run(REFERENCES)]

    async def is_used(self) -> bool:
        for _ in range(LOOKS):
            # Inside a transaction PostgreSQL would show what the first look has seen.
            await self.run("SELECT pg_stat_clear_snapshot()")
            if not await self.run(USERS, RUNNING):
                return False
            # A process that has just stopped stays visible for a moment.
            await asyncio.sleep(LOOK_SECONDS)
        return True

    async def let_starters_wait(self) -> None:
        # What every server and worker reads before anything else.
        await self.run("LOCK TABLE schema_version IN ACCESS EXCLUSIVE MODE")

    async def tell(self, change: Change) -> None:
        told = (change.table, change.version, change.input_count, change.due)
        await self.run(NOTIFY, msgspec.json.encode(told).decode())

    async def publish(self, message: Message) -> None:
        await self.run(PUBLISH, msgspec.json.encode(message).decode())


class LivePostgresDatabase(PostgresDatabase):
    """While servers run on it."""

    async def add(self, table: str, columns: Sequence[str], rows: Sequence[Row]) -> None:
        """COPY asks the database once more, and somebody waits for their table."""
        places = ", ".join(f"${number}" for number in range(1, len(columns) + 1))
        listed = ", ".join(map(checked, columns))
        statement = f"INSERT INTO {checked(table)} ({listed}) VALUES ({places})"  # noqa: S608 - checked
        await self._connection.executemany(statement, rows)


@asynccontextmanager
async def opened_postgres(address: str, changes: bool) -> AsyncIterator[Database]:
    """Everything read here is of one moment, whatever servers do meanwhile."""
    if changes:
        await prepare(address)
    async with explained(name_of(address)):
        connection = await connect(address)
        try:
            async with connection.transaction(isolation="repeatable_read", readonly=not changes):
                yield PostgresDatabase(name_of(address), connection)
        finally:
            await connection.close(timeout=10)
