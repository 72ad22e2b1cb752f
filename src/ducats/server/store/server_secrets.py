"""Secrets of a server, the same for all of its processes."""

from abc import ABC, abstractmethod
from typing import Any, Final

ADD: Final = "INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING"
SECRET: Final = "SELECT value FROM secrets WHERE name = $1"


class ServerSecrets(ABC):
    """What a store keeps of them."""

    @abstractmethod
    async def secret(self, name: str, fresh: str) -> str:
        """A secret; if there is none of this name yet, the fresh one, from now on for everybody."""


class MemorySecrets(ServerSecrets):
    """In a dictionary."""

    def __init__(self) -> None:
        super().__init__()
        self._secrets: dict[str, str] = {}

    async def secret(self, name: str, fresh: str) -> str:
        return self._secrets.setdefault(name, fresh)


class SqlSecrets(ServerSecrets):
    """In a database; the store says how to query it."""

    @abstractmethod
    async def _select(self, statement: str, *values: Any) -> list[Any]:
        """The rows that a statement finds."""

    @abstractmethod
    async def _write(self, statement: str, *values: Any) -> list[Any]:
        """The rows that a statement has written, as one transaction."""

    async def secret(self, name: str, fresh: str) -> str:
        found = await self._select(SECRET, name)
        if not found:
            await self._write(ADD, name, fresh)
            found = await self._select(SECRET, name)
        return str(found[0][0])
