"""Long work that people ask for: never in the event loop, and killed when its time is up."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from math import inf
from typing import Any, Final, TypeVar, cast

import msgspec
import structlog

from ducats.engine.errors import DucatsError
from ducats.server import heavy
from ducats.server.problems import Refusal
from ducats.server.store.base import StoredInput
from ducats.server.throttle import ConnectionLimiter
from ducats.server.workers import Owner, WorkerPool, WorkFailed

log = structlog.stdlib.get_logger()

T = TypeVar("T")

WARM_UP_AFTER_SECONDS: Final = 10.0
"""A worker is started this long after the server, which has its tables to load first."""
AT_ONCE: Final = 4
"""How many jobs of one person can wait or run at a time."""


class GivenUp(Refusal):
    """Work that was stopped by the clock, or whose process died: another time it may succeed."""

    default_code = "too_heavy"


class Refused(msgspec.Struct, frozen=True):
    """A DucatsError as a worker returns it."""

    code: str
    message: str
    rule: str | None


class PackedInputs(msgspec.Struct, frozen=True):
    """Packed inputs: handed over one by one they take longer than replaying the game."""

    text: bytes


_decoder: Final = msgspec.msgpack.Decoder(list[StoredInput])


def packed_inputs(inputs: list[StoredInput]) -> PackedInputs:
    return PackedInputs(msgspec.msgpack.encode(inputs))


def packed(values: Iterable[Any]) -> tuple[Any, ...]:
    """Pack inputs for the way to a worker or back."""
    return tuple(
        packed_inputs(value) if isinstance(value, list) and value and type(value[0]) is StoredInput else value
        for value in values
    )


def unpacked(values: Iterable[Any]) -> tuple[Any, ...]:
    return tuple(_decoder.decode(value.text) if type(value) is PackedInputs else value for value in values)


def attempt(work: Callable[..., T], *given: Any) -> T | Refused:
    """Runs in a worker: an error meant for the person comes back as a value."""
    try:
        return work(*given)
    except DucatsError as error:
        return Refused(error.code, error.message, error.rule)
    except (MemoryError, RecursionError):
        return Refused("too_heavy", "that takes more memory than anybody may use", None)


def attempt_packed(work: Callable[..., Any], *given: Any) -> Any:
    """Runs in a worker that is another process."""
    result = attempt(lambda: work(*unpacked(given)))
    return packed(result) if type(result) is tuple else result


class Jobs(ABC):
    """Does the long work."""

    def __init__(self, per_address: float = inf) -> None:
        self._of_address = ConnectionLimiter(per_address)
        self._of_person = ConnectionLimiter(AT_ONCE)

    async def run(self, owner: Owner, work: Callable[..., T], *given: Any) -> T:
        """What `work` returns, or the DucatsError it raises; Refusal if its owner has too much under way."""
        with self._of_address.joined(owner.address) as crowded, self._of_person.joined(owner.person) as busy:
            if busy:
                raise Refusal(f"{AT_ONCE} things at a time; wait for one to end", code="busy")
            if crowded:
                raise Refusal("too many things for one address; try again later", code="busy")
            result = await self._work(owner, work, *given)
        if isinstance(result, Refused):
            raise Refusal(result.message, code=result.code, rule=result.rule)
        return result

    @abstractmethod
    async def _work(self, owner: Owner, work: Callable[..., T], *given: Any) -> T | Refused:
        """Carry it out somewhere."""

    @abstractmethod
    async def open(self) -> None:
        """Get ready."""

    @abstractmethod
    async def close(self) -> None:
        """Drop what is under way."""


class JobPool(Jobs):
    """In worker processes."""

    def __init__(self, workers: int, seconds: float, per_address: float = inf) -> None:
        super().__init__(per_address)
        self._seconds = seconds
        self._workers = WorkerPool(workers)
        self._warming: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self._warming = asyncio.create_task(self._warm_up())

    async def _warm_up(self) -> None:
        await asyncio.sleep(WARM_UP_AFTER_SECONDS)
        await self._workers.warm_up(heavy.replay)

    async def _work(self, owner: Owner, work: Callable[..., T], *given: Any) -> T | Refused:
        try:
            result: Any = await self._workers.run(owner, self._seconds, attempt_packed, work, *packed(given))
        except WorkFailed as failure:
            log.warning("job_failed", work=work.__name__, why=failure.why)
            if failure.why == "busy":
                raise Refusal("the server has too much to do; try again later", code="busy") from None
            raise GivenUp("that takes longer than anybody may use") from None
        found: Any = unpacked(result) if type(result) is tuple else result
        return cast(T | Refused, found)

    async def close(self) -> None:
        if self._warming is not None:
            self._warming.cancel()
        self._workers.close()
