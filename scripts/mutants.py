"""How many wrong rules the tests would notice.

Plants one small mistake after another in the rules (in memory, never in the files) and looks for a test that
notices: first some golden records that pass through the changed line, until anything on the way differs,
then the other tests through it, fastest first. With --survivors all records, all tests of the game and those
of the contract follow. Verdicts lie in tests/mutants/judged; a run resumes where the last one stopped.

    python scripts/mutants.py                            everything without a verdict
    python scripts/mutants.py marracash --sample 100     a hundred of one game, spread evenly
    python scripts/mutants.py --changed main             only rule files that differ from a commit
    python scripts/mutants.py --survivors                survivors again, against all tests
    python scripts/mutants.py --survivors --only mq_37   the same, with some new tests alone
    python scripts/mutants.py --report                   no run, only the verdicts so far
    python scripts/mutants.py --publish                  no run: the figures into docs/reliability.md

Mistakes that no test can notice are listed with the reason in tests/mutants/equivalent.toml.
"""

from __future__ import annotations

import argparse
import random
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable
from functools import partial

import msgspec
import pytest

from judged import CIRCLES, NOTICED, PASSED, PASSED_FOR_NOW, UNKNOWN
from judging import (
    CANNOT_PLANT,
    CLONE,
    FAILED,
    OUT_OF_TIME,
    first_failure,
    in_child,
    plant,
    plant_before_import,
    test_files,
    told_by_child,
    with_tests,
)
from mutant_baseline import baseline
from mutant_scores import Score, equivalents, judged, parts, possible, publish, report
from mutant_sights import looks_otherwise, looks_test, sights_of, stretches
from mutations import Mutant

BATCH = 120
"""Mistakes that walk through the sights together."""
QUICK_SIGHTS = 6
"""Golden records that are tried, unless survivors are judged."""
QUICK_SECONDS = 2.0
"""Processor time for the tests that follow, unless survivors are judged."""


class Runner:
    """Plants mistakes in the rules of one part."""

    def __init__(self, part: str, thorough: bool, only: str) -> None:
        self.part = part
        self.thorough = thorough
        self.only = only
        self.known = baseline(part, old_will_do=bool(only))
        self.tests = [*test_files(part), *(["tests/contract"] if thorough else [])]
        self._passing: dict[str, dict[int, set[str]]] = {}

    def run_all(self, waiting: list[Mutant]) -> None:
        """Those in lines that run at import need a fresh process each; the others share what is imported."""
        fresh = [mutant for mutant in waiting if self.known.runs_at_import(mutant.file, mutant.line)]
        shared = [mutant for mutant in waiting if not self.known.runs_at_import(mutant.file, mutant.line)]
        if shared and in_child(
            lambda: with_tests(self.part, self.tests, self.patching(shared)), telling=True
        ):
            raise SystemExit(
                f"{self.part}: the tests could not be collected, or none is called {self.only!r}"
            )
        progress = Progress(len(fresh), self.part)
        for mutant in fresh:
            progress.note(mutant, self.judge(mutant, partial(self.imported, mutant)))

    def judge(self, mutant: Mutant, work: Callable[[], int]) -> str:
        code = in_child(work)
        if code == CANNOT_PLANT:
            raise SystemExit(f"cannot plant {mutant.name}")
        if code in FAILED:
            return NOTICED
        if code in (0, OUT_OF_TIME):
            return PASSED if self.thorough and not self.only else PASSED_FOR_NOW
        if code == -signal.SIGVTALRM:
            return CIRCLES
        raise SystemExit(f"no verdict on {mutant.name}: its process ended with {code}")

    def patching(self, waiting: list[Mutant]) -> Callable[[list[pytest.Item]], int]:
        """The rules are imported already: one function at a time is given other code.

        Verdicts are kept when all of a batch are known, so that a stopped run leaves a fair sample behind;
        those on survivors at once, as each takes long.
        """

        def work(items: list[pytest.Item]) -> int:
            if not any(self.only in item.nodeid for item in items):
                return 1
            progress = Progress(len(waiting), self.part)
            for first in range(0, len(waiting), BATCH):
                batch = waiting[first : first + BATCH]
                verdicts = self.seen_on_the_way(batch)
                for mutant in batch:
                    if mutant.name not in verdicts:
                        tested = partial(self.tested, mutant, items)
                        verdicts[mutant.name] = self.judge(mutant, partial(self.patched, mutant, tested))
                    if self.thorough:
                        progress.note(mutant, verdicts[mutant.name])
                if not self.thorough:
                    for mutant in batch:
                        progress.note(mutant, verdicts[mutant.name])
            return 0

        return work

    def seen_on_the_way(self, waiting: list[Mutant]) -> dict[str, str]:
        """By name those that make a golden record or a stroll through their line look otherwise.

        They walk together: next comes the sight that most of those who are left pass in its time.
        """
        verdicts: dict[str, str] = {}
        looked: Counter[str] = Counter()
        sights = [] if self.only else sights_of(self.part)
        while sights:
            left = [
                mutant
                for mutant in waiting
                if mutant.name not in verdicts and (self.thorough or looked[mutant.name] < QUICK_SIGHTS)
            ]
            starts = {sight: self.starts(sight, left) for sight in sights}
            sight = max(sights, key=lambda sight: len(starts[sight]) / self.known.sights[sight].seconds)
            sights.remove(sight)
            if starts[sight]:
                looked.update(mutant.name for mutant, _ in starts[sight])
                told = told_by_child(partial(self.walk, sight, starts[sight]))
                verdicts |= msgspec.json.decode(told, type=dict[str, str])
        return verdicts

    def starts(self, sight: str, waiting: list[Mutant]) -> list[tuple[Mutant, int]]:
        """Those whose line is passed in a sight, and on which stretch of it."""
        reached = self.known.sights[sight].reached
        lines = [(mutant, reached.get(mutant.file, {}).get(mutant.line)) for mutant in waiting]
        return [(mutant, stretch) for mutant, stretch in lines if stretch is not None]

    def walk(self, sight: str, starts: list[tuple[Mutant, int]]) -> bytes:
        """Plants each mistake where it sets out; the verdicts on those that are noticed, as JSON."""
        last = max(stretch for _, stretch in starts)
        verdicts: dict[str, str] = {}
        for here, look in stretches(sight, self.known.sights[sight]):
            for mutant in (mutant for mutant, stretch in starts if stretch == here):
                verdict = self.judge(mutant, partial(self.patched, mutant, look))
                if verdict in (NOTICED, CIRCLES):
                    verdicts[mutant.name] = verdict
            if here == last:
                break
        return msgspec.json.encode(verdicts)

    def imported(self, mutant: Mutant) -> int:
        plant_before_import(mutant)
        if failed(partial(self.is_seen, mutant)):
            return 1
        # How long it takes to collect the tests says nothing about the mistake.
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        return with_tests(self.part, self.tests, lambda items: self.tested(mutant, items))

    def patched(self, mutant: Mutant, look: Callable[[], int]) -> int:
        plant(mutant)
        return failed(look)

    def is_seen(self, mutant: Mutant) -> bool:
        """Whether a record or a stroll through the line looks otherwise on the way, the fastest first."""
        sights = [] if self.only else sights_of(self.part)
        wanted = [sight for sight in sights if self.passes(looks_test(sight), mutant)]
        wanted.sort(key=lambda sight: self.known.sights[sight].seconds)
        most = len(wanted) if self.thorough else QUICK_SIGHTS
        return any(looks_otherwise(sight, self.known.sights[sight]) for sight in wanted[:most])

    def tested(self, mutant: Mutant, items: list[pytest.Item]) -> int:
        """All tests that have not been looked at yet, or those through the line, as far as there is time."""
        known = self.known.tests
        done = set() if self.only else {looks_test(sight) for sight in sights_of(self.part)}
        wanted = [
            item
            for item in items
            if self.only in item.nodeid
            and item.nodeid not in done
            and (self.thorough or self.passes(item.nodeid, mutant))
        ]

        def rank(item: pytest.Item) -> tuple[bool, bool, float]:
            measured = known.get(item.nodeid)
            return (
                measured is None,
                not self.passes(item.nodeid, mutant),
                measured.seconds if measured else 0.0,
            )

        def seconds(test: str) -> float | None:
            return known[test].seconds if test in known else None

        budget = None if self.thorough else QUICK_SECONDS
        return first_failure(sorted(wanted, key=rank), known=seconds, budget=budget)

    def passes(self, test: str, mutant: Mutant) -> bool:
        """Whether a test passes the line; what runs at import concerns all tests."""
        if self.known.runs_at_import(mutant.file, mutant.line):
            return True
        if mutant.file not in self._passing:
            self._passing[mutant.file] = self.known.passing(mutant.file)
        return test in self._passing[mutant.file].get(mutant.line, ())


def failed(look: Callable[[], int]) -> int:
    """What is found by looking; whatever the rules raise meanwhile is noticed, too."""
    try:
        return int(look())
    except Exception:
        return 1


# -- the command -----------------------------------------------------------------------------------


def chosen(arguments: argparse.Namespace) -> list[tuple[str, Mutant]]:
    """What is to be judged now, in a mixed order, so that a part of it is a fair sample."""
    wanted = set(changed_files(arguments.changed)) if arguments.changed else None
    excused = equivalents()
    found: list[tuple[str, Mutant]] = []
    met: set[tuple[str, Mutant]] = set()
    for part in arguments.parts or parts():
        known = judged(part)
        met |= {(part, mutant) for mutant in possible(part) if known.of(mutant) == PASSED}
        again = (PASSED, PASSED_FOR_NOW) if arguments.survivors else (UNKNOWN,)
        found += [
            (part, mutant)
            for mutant in possible(part)
            if (wanted is None or mutant.file in wanted)
            and excused.reason(mutant.name) is None
            and known.of(mutant) in again
        ]
    random.Random(arguments.seed).shuffle(found)
    # Those that have met all tests before come last.
    found.sort(key=lambda each: each in met)
    return evenly(found, arguments.sample) if arguments.sample else found


def evenly(found: list[tuple[str, Mutant]], size: int) -> list[tuple[str, Mutant]]:
    """The same number of every part, as far as there are enough, in turn."""
    piles = {part: [entry for entry in found if entry[0] == part] for part, _ in found}
    taken: list[tuple[str, Mutant]] = []
    while len(taken) < min(size, len(found)):
        for pile in piles.values():
            if pile and len(taken) < size:
                taken.append(pile.pop(0))
    return taken


def changed_files(base: str) -> list[str]:
    git = ["git", "diff", "--name-only", "--diff-filter=d", base, "--", "src/ducats"]
    names = subprocess.run(git, cwd=CLONE, capture_output=True, text=True, check=True).stdout.split()
    return [name.removeprefix("src/ducats/") for name in names]


class Progress:
    """A bar on a terminal, now and then a line elsewhere; what is known is kept."""

    def __init__(self, total: int, part: str) -> None:
        self.total = total
        self.part = part
        self.judged = judged(part)
        self.done = 0
        self.survived = 0
        self.began = time.monotonic()

    def note(self, mutant: Mutant, verdict: str) -> None:
        self.judged.note(mutant, verdict)
        self.done += 1
        self.survived += verdict in (PASSED, PASSED_FOR_NOW)
        if self.done == self.total:
            self.judged.keep()
        self.show()

    def show(self) -> None:
        width = 30
        left = (time.monotonic() - self.began) / self.done * (self.total - self.done)
        bar = "#" * (width * self.done // self.total)
        line = f"{self.part} [{bar:{width}}] {self.done}/{self.total}, {self.survived} survived"
        line += f", {left / 60:.0f} min left"
        if sys.stderr.isatty():
            print(f"\r{line}", end="" if self.done < self.total else "\n", file=sys.stderr, flush=True)
        elif self.done % 20 == 0 or self.done == self.total:
            print(line, file=sys.stderr, flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("parts", nargs="*", help=f"some of {', '.join(parts())}")
    parser.add_argument("--sample", type=int, default=0, metavar="N", help="only this many")
    parser.add_argument("--seed", default="mutants", help="which sample")
    parser.add_argument("--changed", metavar="COMMIT", help="only rule files that differ from it")
    parser.add_argument("--survivors", action="store_true", help="judge the survivors again")
    parser.add_argument(
        "--only", default="", metavar="WORD", help="only tests with this in their name: quick for survivors"
    )
    parser.add_argument("--report", action="store_true", help="only tell what is known")
    parser.add_argument("--publish", action="store_true", help="only write what is known into the docs")
    parser.add_argument("--goal", type=float, default=98.0, help="fail below this score, in percent")
    arguments = parser.parse_args()
    if arguments.publish:
        publish()
        return 0
    some = [] if arguments.report else chosen(arguments)
    run_all(some, arguments.survivors, arguments.only)
    if arguments.sample:
        # All that was known before would hide what a change has brought.
        mine = {part: [mutant for other, mutant in some if other == part] for part in parts()}
        scores = [Score(part, found) for part, found in mine.items() if found]
    else:
        scores = [score for part in parts() if (score := Score(part)).tried]
    return 0 if report(scores, arguments.goal) else 1


def run_all(waiting: list[tuple[str, Mutant]], thorough: bool, only: str) -> None:
    for part in parts():
        mine = [mutant for other, mutant in waiting if other == part]
        if mine:
            Runner(part, thorough, only).run_all(mine)


if __name__ == "__main__":
    sys.exit(main())
