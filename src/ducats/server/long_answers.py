"""Long answers: few at a time for each reader, sent in parts, and compressed before they get here."""

import zlib
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from typing import Any, Final, final

from litestar import Request
from litestar.di import NamedDependency
from litestar.response import Stream

from ducats.server.context import AppContext
from ducats.server.problems import Refusal
from ducats.server.workers import Owner

PART_BYTES: Final = 64 * 1024
PACKED: Final = {"packed": True}
"""Marks routes whose answers are compressed where they are made, not in the event loop."""


@final
class LongAnswers:
    """What one request may read."""

    def __init__(self, context: AppContext, owner: Owner, takes_gzip: bool) -> None:
        self._context = context
        self._owner = owner
        self._takes_gzip = takes_gzip

    @contextmanager
    def one_of_few(self) -> Iterator[None]:
        """Limits how many long answers an owner reads at a time, and in a minute."""
        self._context.replays.check(self._owner.person)
        with self._context.answers.joined(self._owner.person) as too_many:
            if too_many:
                raise Refusal("too many long answers at once; read one to its end", code="busy")
            yield

    def send(self, packed: bytes, media_type: str, headers: dict[str, str] | None = None) -> Stream:
        """A compressed answer, unpacked for a reader who cannot do that."""
        told = {**(headers or {}), "Vary": "Accept-Encoding"}
        if self._takes_gzip:
            told |= {"Content-Encoding": "gzip", "Content-Length": str(len(packed))}
        return Stream(self._parts(packed), media_type=media_type, headers=told)

    async def _parts(self, packed: bytes) -> AsyncIterator[bytes]:
        with self._context.answers.joined(self._owner.person):
            if self._takes_gzip:
                for first in range(0, len(packed), PART_BYTES):
                    yield packed[first : first + PART_BYTES]
                return
            unpacking = zlib.decompressobj(wbits=zlib.MAX_WBITS | 16)
            while packed:
                yield unpacking.decompress(packed, PART_BYTES)
                packed = unpacking.unconsumed_tail


def long_answers(
    request: Request[Any, Any, Any], context: NamedDependency[AppContext], owner: NamedDependency[Owner]
) -> LongAnswers:
    """Dependency."""
    return LongAnswers(context, owner, "gzip" in request.headers.get("accept-encoding", ""))
