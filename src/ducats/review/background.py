"""An analysis in small portions, for a worker process: plain bytes in and out."""

import time
from collections.abc import Iterator
from typing import Final

import msgspec

from ducats.engine.record import read, read_header
from ducats.games import find
from ducats.review.analyst import COARSE, NORMAL, Analyst

PORTION_SECONDS: Final = 0.5


NOTHING: Final = msgspec.Raw(b"null")


class Portion(msgspec.Struct, frozen=True, kw_only=True):
    """What a portion of work has brought."""

    done: int
    total: int
    analysis: msgspec.Raw = NOTHING
    """When the curve is there, and at the end."""


class _Work:
    """One analysis under way."""

    def __init__(self, record: bytes) -> None:
        rules = find(read_header(record).game)
        game = read(rules, record)
        # What is kept names nobody: whoever reads it knows the table, and a person may be forgotten there.
        nameless = msgspec.structs.replace(game.header, players=())
        self.analyst = Analyst(rules, msgspec.structs.replace(game, header=nameless))
        self.pieces = self.analyst.pieces(NORMAL)
        self.done = 0
        self._running = self._run()

    def _run(self) -> Iterator[bool]:
        """After some pieces: whether there is an analysis worth showing."""
        for effort in (COARSE, NORMAL):
            before = self.done
            for done, total in self.analyst.work(effort):
                self.done = before + done
                yield done == total

    def portion(self) -> Portion:
        stop = time.perf_counter() + PORTION_SECONDS
        for worth_showing in self._running:
            if worth_showing:
                analysis = msgspec.Raw(msgspec.json.encode(self.analyst.analysis()))
                return Portion(done=self.done, total=self.pieces, analysis=analysis)
            if time.perf_counter() >= stop:
                break
        return Portion(done=self.done, total=self.pieces)


_AT_WORK: dict[str, _Work] = {}


def work_on(key: str, record: bytes) -> bytes:
    """The next portion of the analysis of a record; whatever else the worker was at is dropped."""
    work = _AT_WORK.get(key)
    if work is None:
        _AT_WORK.clear()
        work = _AT_WORK[key] = _Work(record)
    portion = work.portion()
    if portion.done == portion.total:
        _AT_WORK.clear()
    return msgspec.json.encode(portion)
