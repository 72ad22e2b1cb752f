"""Secrets of a server, the same for all of its processes."""

from abc import ABC, abstractmethod
from typing import Final

from ducats.server.store.queries import SqlQueries

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


class SqlSecrets(SqlQueries, ServerSecrets):
    """In a database."""

    async def secret(self, name: str, fresh: str) -> str:
        found = await self._select(SECRET, name)
        if not found:
            await self._write(ADD, name, fresh)
            found = await self._select(SECRET, name)
        return str(found[0][0])
