"""First attempts at puzzles, from which ratings and streaks are computed."""

from abc import ABC, abstractmethod
from typing import Final

import msgspec

from ducats.server.store.queries import SqlQueries

ADD: Final = (
    "INSERT INTO attempts (person, puzzle, solved, gain, at) VALUES ($1, $2, $3, $4, $5)"
    " ON CONFLICT (person, puzzle) DO NOTHING RETURNING puzzle"
)
OF_PERSON: Final = (
    "SELECT person, puzzle, solved, gain, at FROM attempts WHERE person = $1 ORDER BY at, puzzle"
)
TALLIES: Final = (
    "SELECT puzzle, count(*), sum(CASE WHEN solved THEN 1 ELSE 0 END), sum(gain)"
    " FROM attempts GROUP BY puzzle"
)


class Attempt(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody's first answer to a puzzle."""

    person: str
    puzzle: str
    solved: bool
    gain: float
    """Rating points that the person gained."""
    at: float


class Tally(msgspec.Struct, frozen=True, kw_only=True):
    """All first attempts at a puzzle."""

    attempts: int = 0
    solved: int = 0
    gain: float = 0.0
    """Rating points that its solvers gained together, and the puzzle lost."""


class Attempts(ABC):
    """What a store keeps of them."""

    @abstractmethod
    async def add_attempt(self, attempt: Attempt) -> bool:
        """False, and nothing is stored, if the person has tried this puzzle before."""

    @abstractmethod
    async def attempts_of(self, person: str) -> list[Attempt]:
        """In the order in which they were made."""

    @abstractmethod
    async def tallies(self) -> dict[str, Tally]:
        """By puzzle that anybody has tried."""


class MemoryAttempts(Attempts):
    """In a dictionary."""

    def __init__(self) -> None:
        super().__init__()
        self._attempts: dict[tuple[str, str], Attempt] = {}

    async def add_attempt(self, attempt: Attempt) -> bool:
        key = (attempt.person, attempt.puzzle)
        return self._attempts.setdefault(key, attempt) is attempt

    async def attempts_of(self, person: str) -> list[Attempt]:
        own = [attempt for attempt in self._attempts.values() if attempt.person == person]
        return sorted(own, key=lambda attempt: (attempt.at, attempt.puzzle))

    def _forget_attempts(self, person: str) -> None:
        self._attempts = {key: attempt for key, attempt in self._attempts.items() if key[0] != person}

    async def tallies(self) -> dict[str, Tally]:
        found: dict[str, Tally] = {}
        for attempt in self._attempts.values():
            before = found.get(attempt.puzzle, Tally())
            found[attempt.puzzle] = Tally(
                attempts=before.attempts + 1,
                solved=before.solved + attempt.solved,
                gain=before.gain + attempt.gain,
            )
        return found


class SqlAttempts(SqlQueries, Attempts):
    """In a database."""

    async def add_attempt(self, attempt: Attempt) -> bool:
        values = (attempt.person, attempt.puzzle, attempt.solved, attempt.gain, attempt.at)
        return bool(await self._write(ADD, *values))

    async def attempts_of(self, person: str) -> list[Attempt]:
        return [
            Attempt(person=row[0], puzzle=row[1], solved=bool(row[2]), gain=row[3], at=row[4])
            for row in await self._select(OF_PERSON, person)
        ]

    async def tallies(self) -> dict[str, Tally]:
        rows = await self._select(TALLIES)
        return {row[0]: Tally(attempts=int(row[1]), solved=int(row[2]), gain=float(row[3])) for row in rows}
