"""How the stores in a database reach it, whatever engine keeps it."""

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from ducats.server.store.base import StoredTable
    from ducats.server.store.database import Database

T = TypeVar("T")


class SqlQueries(ABC):
    """Statements have $1, $2, ... for their values."""

    @abstractmethod
    async def _select(self, statement: str, *values: Any) -> list[Any]:
        """The rows that a statement finds."""

    @abstractmethod
    async def _write(self, statement: str, *values: Any) -> list[Any]:
        """The rows that a statement has written, as one transaction."""

    @abstractmethod
    async def _in_database(self, work: "Callable[[Database], Awaitable[T]]") -> T:
        """One transaction, after which everybody hears what they were told in it."""

    @abstractmethod
    async def _found_tables(self, statement: str, *values: Any) -> "list[StoredTable]":
        """The tables that a statement finds."""
