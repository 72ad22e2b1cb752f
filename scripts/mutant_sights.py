"""Golden records and strolls as mistakes pass through them: what is seen on the way, and where each line is.

A mistake changes nothing before its line is reached. So a sight is walked through once without a mistake, and
each sets out from the stretch of the way on which its line is passed first.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from hashlib import sha256
from itertools import count, islice, zip_longest
from pathlib import Path

import coverage
import msgspec
from coverage.numbits import nums_to_numbits

from judging import CLONE, GOLDEN, MECHANICS, games, name_of, prepare, rule_files, set_patience, told_by_child

STRETCH = 8
"""Glimpses between two places from which mistakes set out."""


class Sight(msgspec.Struct):
    """One of them without a mistake."""

    seconds: float
    """Processor time."""
    glimpses: list[str]
    """The hash of each thing that is seen on the way."""
    reached: dict[str, dict[int, int]]
    """By file and line the stretch on which it is passed first."""

    def lines(self) -> dict[str, bytes]:
        """By file the lines that it passes."""
        return {file: nums_to_numbits(lines) for file, lines in self.reached.items()}


def sights_of(part: str) -> list[str]:
    """The golden records and strolls whose looks are kept, as the tests call them."""
    found = []
    for game in games() if part == MECHANICS else [part]:
        looks = CLONE / "tests" / "games" / game / "golden" / "looks.json"
        found += [
            f"{game}-{name}" for name in msgspec.json.decode(looks.read_bytes(), type=dict[str, object])
        ]
    return found


def looks_test(sight: str) -> str:
    return f"{GOLDEN}::test_a_game_looks_on_the_way_as_it_did[{sight}]"


def measure_sights(part: str) -> dict[str, Sight]:
    """Each in a copy of this process: what the rules remember from one is forgotten before the next."""
    prepare()
    import golden  # noqa: F401

    told = {sight: told_by_child(partial(_measured, sight, part)) for sight in sights_of(part)}
    return {sight: msgspec.json.decode(each, type=Sight) for sight, each in told.items()}


def _measured(sight: str, part: str) -> bytes:
    files = [str(file) for file in rule_files(part)]
    cover = coverage.Coverage(data_file=None, include=files, config_file=False)
    cover.start()
    began, seen, glimpses = time.process_time(), _glimpsed(sight), []
    for stretch in count():
        cover.switch_context(str(stretch))
        passed = list(islice(seen, STRETCH))
        glimpses += passed
        if len(passed) < STRETCH:
            break
    cover.stop()
    reached: dict[str, dict[int, int]] = {}
    for file in files:
        stretches_by_line = cover.get_data().contexts_by_lineno(file)
        reached[name_of(Path(file))] = {line: min(map(int, on)) for line, on in stretches_by_line.items()}
    return msgspec.json.encode(Sight(time.process_time() - began, glimpses, reached))


def looks_otherwise(name: str, sight: Sight) -> bool:
    """Whether anything on the way is not as it was: what the test of a game finds out at its end."""
    set_patience(sight.seconds)
    return _differ(_glimpsed(name), sight.glimpses)


def stretches(name: str, sight: Sight) -> Iterator[tuple[int, Callable[[], bool]]]:
    """Walks through without a mistake and stops before each stretch: its number, and a question.

    The question is for a copy of this process with a mistake in it: does the rest of the way look otherwise?
    """
    seen = _glimpsed(name)
    for stretch, done in enumerate(range(0, len(sight.glimpses) + 1, STRETCH)):
        ahead = sight.glimpses[done : done + STRETCH]

        def looks_otherwise_from_here(kept: list[str] = sight.glimpses[done:]) -> bool:
            set_patience(sight.seconds)
            return _differ(seen, kept)

        yield stretch, looks_otherwise_from_here
        if list(islice(seen, STRETCH)) != ahead:
            raise SystemExit(f"{name} looks otherwise than it was measured, without any mistake planted")


def _differ(seen: Iterable[str], kept: Iterable[str]) -> bool:
    return any(one != other for one, other in zip_longest(seen, kept))


def _glimpsed(name: str) -> Iterator[str]:
    prepare()
    from golden import sight

    game, _, record = name.partition("-")
    for aspect, seen in sight(game, record):
        yield sha256(aspect.encode() + seen).hexdigest()[:8]
