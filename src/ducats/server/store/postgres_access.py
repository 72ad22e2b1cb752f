"""The way to a PostgreSQL database: its schema, and what its errors mean."""

import asyncio
import socket
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from ducats.server.store.address import check_address, name_of
from ducats.server.store.base import Conflict, StoreError
from ducats.server.store.migrate import check_known, migrations, statements_of

try:
    import asyncpg
except ImportError as error:
    raise StoreError(
        "a PostgreSQL database needs the package asyncpg: pip install 'ducats[postgres]' brings it"
    ) from error

CONNECTIONS: Final = 8
"""Per process, beside the one that listens; by default PostgreSQL allows 100 in all."""
SECONDS: Final = 10.0
"""A statement or connection that takes longer has failed."""
HOLDING_SECONDS: Final = 2
"""A process that was stopped in the middle of a transaction holds its tables for this long, then loses it."""
RUNNING: Final = "ducats, running"
"""The application name of all connections of servers and workers, as opposed to commands."""
MIGRATION_LOCK: Final = 0x64756361
"""Any number that all agree on: processes start together, and one of them migrates the schema."""

LOST: Final = (
    OSError,
    TimeoutError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    # The driver raises these when a connection is cut in the middle of a transaction.
    asyncpg.InternalClientError,
)


class Unstorable(StoreError):
    """A value that PostgreSQL does not take: the fault of one job, not of its neighbours."""


class Cut(StoreError):
    """The connection was lost before a transaction was to be stored: nothing of it is."""


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
    if isinstance(error, socket.gaierror):
        return f"there is no such host: {error}"
    if isinstance(error, ConnectionRefusedError | FileNotFoundError):
        return f"no server runs there: {error}"
    if isinstance(error, TimeoutError):
        return "it does not answer in time"
    if type(error) is ValueError:
        # Its text may quote a part of the address.
        return "a part of its address cannot be read"
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
    check_address(address)
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


@asynccontextmanager
async def transaction(of_pool: Any, name: str) -> AsyncIterator[Any]:
    """Stored at the end of the block, or not at all; Cut if surely not, because the connection is gone."""
    async with of_pool.acquire(timeout=SECONDS) as db:
        is_at_work = True
        cancelled: asyncio.CancelledError | None = None
        try:
            async with db.transaction():
                begun = time.monotonic()
                try:
                    yield db
                    if time.monotonic() - begun > HOLDING_SECONDS:
                        # Cut by now, perhaps: a question tells, while a lost end would leave a doubt.
                        await db.execute("SELECT 1")
                except asyncio.CancelledError as error:
                    cancelled = error
                    raise
                is_at_work = False
        except LOST as error:
            if cancelled is not None:
                # It could not be rolled back. A cancelled caller must not take that for a failed write.
                raise cancelled from error
            if is_at_work and _is_gone(db, error):
                raise Cut(f"{name} cannot be used: {explain(error)}") from error
            raise


def _is_gone(db: Any, error: BaseException) -> bool:
    try:
        return isinstance(error, asyncpg.IdleInTransactionSessionTimeoutError) or bool(db.is_closed())
    except asyncpg.InterfaceError:
        # The pool has noticed, and taken the connection back.
        return True


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
