"""The tests of one part without a mistake: how long each takes, which lines it passes, what is seen."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path

import coverage
import msgspec
import pytest
from coverage.numbits import numbits_to_nums, nums_to_numbits

from judging import (
    CLONE,
    GOLDEN,
    SOURCES,
    first_failure,
    in_child,
    name_of,
    rule_files,
    test_files,
    told_by_child,
    with_tests,
)
from mutant_sights import Sight, looks_test, measure_sights

FOLDER = CLONE / "mutants"


class Measured(msgspec.Struct):
    """One test without a mistake."""

    seconds: float
    """Processor time."""
    lines: dict[str, bytes]
    """By file the lines that it passes."""


class Baseline(msgspec.Struct):
    """Measured once; after a change of tests these alone, after a change of rules everything again."""

    rules: str
    files: dict[str, str]
    """The hash of each file of tests."""
    tests: dict[str, Measured]
    imported: dict[str, bytes]
    """By file the lines that run when the rules are imported, before any test."""
    sights: dict[str, Sight]
    """By golden record or stroll."""

    def passing(self, file: str) -> dict[int, set[str]]:
        """By line the tests that pass through."""
        found: dict[int, set[str]] = {}
        for test, measured in self.tests.items():
            for line in numbits_to_nums(measured.lines.get(file, b"")):
                found.setdefault(line, set()).add(test)
        return found

    def runs_at_import(self, file: str, line: int) -> bool:
        return line in numbits_to_nums(self.imported.get(file, b""))


def measured_with() -> list[Path]:
    """All that the figures depend on, the test files aside: those are compared one by one."""
    folders = [CLONE / "tests" / name for name in ("games", "mechanics", "contract")]
    helpers = [file for folder in folders for file in folder.rglob("*") if file.is_file()]
    helpers += (CLONE / "tests").glob("*.py")
    others = re.compile(r"test_.*|.*\.pyc|soaked\.json")
    kept = [file for file in helpers if not others.fullmatch(file.name)]
    return sorted([*SOURCES.rglob("*.py"), *SOURCES.rglob("data.toml"), CLONE / "scripts/golden.py", *kept])


def baseline(part: str, old_will_do: bool = False) -> Baseline:
    """As it is kept, or measured where it is out of date and that matters."""
    rules = digest(measured_with())
    files = {file: digest([CLONE / file]) for file in test_files(part)}
    kept = FOLDER / f"baseline-{part}.json"
    known = Baseline(rules, {}, {}, {}, {})
    if kept.is_file():
        before = msgspec.json.decode(kept.read_bytes(), type=Baseline)
        if old_will_do:
            return before
        known = before if before.rules == rules else known
    stale = [file for file, made_from in files.items() if known.files.get(file) != made_from]
    if stale:
        print(f"{part}: measuring which test passes where", file=sys.stderr)
        known.tests = {
            test: measured for test, measured in known.tests.items() if test.partition("::")[0] in files
        }
        known.files = files
        FOLDER.mkdir(exist_ok=True)
        if GOLDEN in stale:
            measured = told_by_child(lambda: msgspec.json.encode(measure_sights(part)))
            known.sights = msgspec.json.decode(measured, type=dict[str, Sight])
        if in_child(lambda: _measure(part, stale, known, kept)) != 0:
            raise SystemExit(f"the tests of {part} fail without any mistake planted")
        known = msgspec.json.decode(kept.read_bytes(), type=Baseline)
    return known


def _measure(part: str, stale: list[str], known: Baseline, kept: Path) -> int:
    files = [str(file) for file in rule_files(part)]
    cover = coverage.Coverage(data_file=None, include=files, config_file=False)
    took: dict[str, float] = {}
    looks = {looks_test(sight) for sight in known.sights}

    def run(items: list[pytest.Item]) -> int:
        for item in [item for item in items if item.nodeid not in looks]:
            cover.switch_context(item.nodeid)
            if first_failure([item], took.__setitem__):
                return 1
        return 0

    cover.start()
    code = with_tests(part, stale, run)
    cover.stop()
    if code:
        return code
    known.tests = {t: m for t, m in known.tests.items() if t.partition("::")[0] not in stale}
    known.tests |= {test: Measured(seconds, {}) for test, seconds in took.items()}
    for file in files:
        by_test: dict[str, list[int]] = {}
        for line, through in cover.get_data().contexts_by_lineno(file).items():
            for test in through:
                by_test.setdefault(test, []).append(line)
        for test, lines in by_test.items():
            into = known.tests[test].lines if test else known.imported
            into[name_of(Path(file))] = nums_to_numbits(lines)
    for name, sight in known.sights.items():
        known.tests[looks_test(name)] = Measured(sight.seconds, sight.lines())
    kept.write_bytes(msgspec.json.encode(known))
    return 0


def digest(files: Iterable[Path]) -> str:
    total = sha256()
    for file in files:
        total.update(sha256(file.read_bytes()).digest())
    return total.hexdigest()[:16]
