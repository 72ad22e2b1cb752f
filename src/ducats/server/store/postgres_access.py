"""The way to a PostgreSQL database: its schema, and what its errors mean."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final
from urllib.parse import urlsplit

from ducats.server.store.base import Conflict, StoreError
from ducats.server.store.migrate import check_known, migrations, statements_of

try:
    import asyncpg
except ImportError as error:
    raise StoreError(
        "a PostgreSQL database needs the package asyncpg: pip install 'ducats[postgres]' brings it"
    ) from error

CONNECTIONS: Final = 8
"""Of one process, beside the one that listens; PostgreSQL allows 100 to all of them unless told otherwise."""
SECONDS: Final = 10.0
"""A statement or connection that takes longer has failed."""
HOLDING_SECONDS: Final = 2
"""A process that was stopped in the middle of a transaction holds its tables for this long, then loses it."""
RUNNING: Final = "ducats, running"
"""How PostgreSQL knows all connections of servers and workers, and tells them from those of commands."""
MIGRATION_LOCK: Final = 0x64756361
"""Any number that all agree on: processes start together, and one of them brings the schema up to date."""

LOST: Final = (
    OSError,
    TimeoutError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    # A connection that is cut in the middle of a transaction confuses the driver.
    asyncpg.InternalClientError,
)


class Unstorable(StoreError):
    """A value that PostgreSQL does not take: the fault of one job, not of its neighbours."""


def name_of(address: str) -> str:
    """An address without its user and password."""
    parts = urlsplit(address)
    return f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}{parts.path}"


def explain(error: BaseException) -> str:
    """Why the database did not do it, in a sentence for its host."""
    if isinstance(error, asyncpg.InvalidPasswordError | asyncpg.InvalidAuthorizationSpecificationError):
        return f"it does not let this user in: {error}"
    if isinstance(error, asyncpg.InvalidCatalogNameError):
        return f"there is no such database: {error}"
    if isinstance(error, asyncpg.ReadOnlySQLTransactionError):
        return "it is read-only, as a standby is; connect to the primary"
    if isinstance(error, asyncpg.DiskFullError):
        return f"its disk is full: {error}"
    if isinstance(error, asyncpg.CannotConnectNowError):
        return f"it is starting or stopping: {error}"
    if isinstance(error, TimeoutError):
        return "it does not answer in time"
    return str(error) or type(error).__name__


@asynccontextmanager
async def explained(name: str) -> AsyncIterator[None]:
    """Every error of the driver as a StoreError that says what is wrong."""
    try:
        yield
    except StoreError:
        raise
    except asyncpg.IntegrityConstraintViolationError as error:
        raise Conflict(str(error)) from error
    except (asyncpg.DataError, UnicodeError) as error:
        raise Unstorable(f"this cannot be stored: {error}") from error
    except (*LOST, ValueError) as error:
        raise StoreError(f"{name} cannot be used: {explain(error)}") from error


async def connect(address: str, name: str = "ducats") -> Any:
    return await asyncpg.connect(address, timeout=SECONDS, server_settings={"application_name": name})


async def pool(address: str) -> Any:
    return await asyncpg.create_pool(
        address,
        min_size=0,
        max_size=CONNECTIONS,
        timeout=SECONDS,
        command_timeout=SECONDS,
        server_settings={
            "application_name": RUNNING,
            "idle_in_transaction_session_timeout": f"{HOLDING_SECONDS}s",
        },
        reset=_keep_session,
    )


async def _keep_session(_: Any) -> None:
    """A transaction that was left open is rolled back by the driver; nothing else is set in a session, and to
    reset it would cost every move a second question to the database before it is acknowledged."""


async def prepare(address: str) -> None:
    """Bring the schema up to date; StoreError says why the database cannot be used."""
    async with explained(name_of(address)):
        connection = await connect(address)
        try:
            await _migrate(connection)
        finally:
            connection.terminate()


async def _migrate(db: Any) -> None:
    steps = migrations()
    if await _schema_version(db) == steps[-1][0]:
        return
    # Before the transaction begins: inside it a table that somebody has just made may not be seen.
    await db.execute("SELECT pg_advisory_lock($1)", MIGRATION_LOCK)
    async with db.transaction():
        version = await _schema_version(db)
        check_known(version)
        for number, text in steps:
            if number > version:
                for statement in statements_of(text):
                    await db.execute(statement)
        await db.execute("CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL)")
        await db.execute("DELETE FROM schema_version")
        await db.execute("INSERT INTO schema_version (version) VALUES ($1)", steps[-1][0])


async def _schema_version(db: Any) -> int:
    if await db.fetchval("SELECT to_regclass('schema_version')") is None:
        return 0
    version: int = await db.fetchval("SELECT version FROM schema_version")
    return version
