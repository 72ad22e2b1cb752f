"""Analyses in small portions, for a worker process: plain bytes in and out."""

import time
from collections.abc import Iterator
from typing import Final

import msgspec

from ducats.engine.record import read, read_header
from ducats.games import find
from ducats.review.analyst import COARSE, NORMAL, Analyst

PORTION_SECONDS: Final = 0.5
MOST_AT_WORK: Final = 4
"""Analyses that a worker is at: another may be made meanwhile and a begun one then goes on."""
IDLE_SECONDS: Final = 600.0
"""What the worker was not asked about for so long, nobody waits for any more."""

NOTHING: Final = msgspec.Raw(b"null")


class Portion(msgspec.Struct, frozen=True, kw_only=True):
    """What a portion of work has brought."""

    done: int
    total: int
    analysis: msgspec.Raw = NOTHING
    """When the curve is there, and at the end."""
    seconds: float = 0.0
    """How long all of it takes on this machine, as far as what is done tells."""


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
        self.spent = 0.0
        self.used = time.monotonic()
        self._running = self._run()

    def _run(self) -> Iterator[bool]:
        """After some pieces: whether there is an analysis worth showing."""
        for effort in (COARSE, NORMAL):
            before = self.done
            for done, total in self.analyst.work(effort):
                self.done = before + done
                yield done == total

    def portion(self) -> Portion:
        began = time.process_time()
        analysis = self._go_on()
        self.spent += time.process_time() - began
        self.used = time.monotonic()
        seconds = self.spent * self.pieces / max(self.done, 1)
        return Portion(done=self.done, total=self.pieces, analysis=analysis, seconds=seconds)

    def _go_on(self) -> msgspec.Raw:
        stop = time.perf_counter() + PORTION_SECONDS
        for worth_showing in self._running:
            if worth_showing:
                return msgspec.Raw(msgspec.json.encode(self.analyst.analysis()))
            if time.perf_counter() >= stop:
                break
        return NOTHING


_AT_WORK: dict[str, _Work] = {}


def work_on(key: str, record: bytes) -> bytes:
    """The next portion of the analysis of a record; it begins anew if the worker had to drop it."""
    work = _AT_WORK.pop(key, None)
    if work is None:
        _make_room()
        work = _Work(record)
    # What fails here is not kept: it could never go on.
    portion = work.portion()
    if portion.done < portion.total:
        _AT_WORK[key] = work
    return msgspec.json.encode(portion)


def _make_room() -> None:
    """Where least work is lost."""
    now = time.monotonic()
    for key in [key for key, work in _AT_WORK.items() if now - work.used > IDLE_SECONDS]:
        del _AT_WORK[key]
    while len(_AT_WORK) >= MOST_AT_WORK:
        del _AT_WORK[min(_AT_WORK, key=lambda key: _AT_WORK[key].spent)]
