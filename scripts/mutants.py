"""How many wrong rules the tests would notice.

Plants one small mistake after another in the rules (in memory, never in the files) and runs the tests of
their game: first those that pass through the changed line, the fastest first, then all tests of the game,
then those of the contract. Results lie in mutants/results.jsonl; a run goes on where the last one stopped.

    python scripts/mutants.py                            everything that is not known yet
    python scripts/mutants.py marracash --sample 100     a hundred of one game, spread evenly
    python scripts/mutants.py --changed main             only rule files that differ from a commit
    python scripts/mutants.py --survivors                survivors once more, after new tests
    python scripts/mutants.py --survivors --only golden  the same with the new tests alone
    python scripts/mutants.py --report                   no run, what is known

Mistakes that no test can notice are listed with the reason in tests/mutants/equivalent.toml.
"""

from __future__ import annotations

import argparse
import os
import random
import signal
import subprocess
import sys
import time
import tomllib
from collections.abc import Callable, Iterable, Iterator, Sequence
from hashlib import sha256
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_loader
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

import coverage
import msgspec
import pytest
from _pytest.runner import runtestprotocol

from mutations import Mutant, mutants

CLONE = Path(__file__).resolve().parents[1]
SOURCES = CLONE / "src" / "ducats"
FOLDER = CLONE / "mutants"
EQUIVALENT = CLONE / "tests" / "mutants" / "equivalent.toml"
MECHANICS = "mechanics"
GOLDEN = "tests/games/test_golden.py"
NO_RULES = {
    "__init__",
    "messages",
    "events",
    "facts",
    "view",
    "data_file",
    "fields",
    "text",
    "plan",
    "observation",
}
"""Shapes of messages, and how a table is written, drawn or counted."""
SECONDS = 20.0
"""Processor time for one test without a mistake."""
PATIENCE = (2.0, 5.0)
"""With a mistake: seconds, and times as long as without it. Whatever takes longer runs in circles."""


def games() -> list[str]:
    return sorted(folder.parent.name for folder in SOURCES.glob("games/*/rules"))


def rule_files(part: str) -> list[Path]:
    """Of a game, or of the mechanics."""
    folder = SOURCES / MECHANICS if part == MECHANICS else SOURCES / "games" / part / "rules"
    return [file for file in sorted(folder.glob("*.py")) if file.stem not in NO_RULES]


def tests_of(part: str) -> list[str]:
    if part == MECHANICS:
        return ["tests/mechanics", *(f"tests/games/{game}" for game in games()), GOLDEN]
    return [f"tests/games/{part}", GOLDEN]


# -- running tests in a child ----------------------------------------------------------------------


Seconds = dict[str, float]
"""Processor time by test."""


class Planted(MetaPathFinder, Loader):
    """Gives Python one module with a mistake in it; all others are found as usual."""

    def __init__(self, mutant: Mutant) -> None:
        self.mutant = mutant

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        return spec_from_loader(name, self) if name == module_of(self.mutant) else None

    def exec_module(self, module: ModuleType) -> None:
        module.__file__ = str(SOURCES / self.mutant.file)
        exec(self.mutant.code(), module.__dict__)  # noqa: S102


def module_of(mutant: Mutant) -> str:
    return "ducats." + mutant.file.removesuffix(".py").replace("/", ".")


class Chosen:
    """A pytest plugin: only the tests of one game, and instead of running them, some work with them."""

    def __init__(self, part: str, work: Callable[[list[pytest.Item]], int]) -> None:
        self.part = part
        self.work = work
        self.code = 0

    def concerns(self, item: pytest.Item) -> bool:
        if item.get_closest_marker("soak"):
            return False
        shared = item.path.parent.name not in games() and self.part != MECHANICS
        return not shared or any(f"{mark}{self.part}" in item.nodeid for mark in ("[", "-"))

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if self.concerns(item)]

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.code = self.work(session.items)
        return True


def with_tests(part: str, tests: Iterable[str], work: Callable[[list[pytest.Item]], int]) -> int:
    """Collects tests and does something with them."""
    os.chdir(CLONE)
    os.environ["DUCATS_PURE"] = "1"
    for folder in (CLONE / "src", CLONE):
        sys.path.insert(0, str(folder))
    plugin = Chosen(part, work)
    code = int(pytest.main(["-q", "--assert=plain", "-p", "no:cacheprovider", *tests], plugins=[plugin]))
    return code or plugin.code


def first_failure(
    items: Sequence[pytest.Item],
    took: Callable[[str, float], None] | None = None,
    known: Seconds | None = None,
) -> int:
    """Runs tests one after another until one fails: 1 if one did."""
    for item, after in zip(items, [*items[1:], None], strict=True):
        began = time.process_time()
        signal.setitimer(signal.ITIMER_VIRTUAL, patience(item, known or {}))
        if any(report.failed for report in runtestprotocol(item, log=False, nextitem=after)):
            return 1
        if took is not None:
            took(item.nodeid, time.process_time() - began)
    return 0


def patience(item: pytest.Item, known: Seconds) -> float:
    least, factor = PATIENCE
    return least + factor * known[item.nodeid] if item.nodeid in known else SECONDS


def in_child(work: Callable[[], int], telling: bool = False) -> int:
    """Does a piece of work in a copy of this process, in silence or telling its progress; its exit code."""
    child = os.fork()
    if child == 0:
        silent = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silent, 1)
        if not telling:
            os.dup2(silent, 2)
        code = 1
        try:
            code = work()
        finally:
            sys.stderr.flush()
            os._exit(code)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


# -- which tests pass where ------------------------------------------------------------------------


class Baseline(msgspec.Struct):
    """The tests of a game without a mistake."""

    made_from: str
    tests: list[str]
    """The fastest first."""
    took: Seconds
    passing: dict[str, dict[int, list[int]]]
    """By file and line: the tests that pass through, as places in `tests`."""
    imported: dict[str, set[int]]
    """By file: the lines that run when the rules are imported, before any test."""


def baseline(part: str) -> Baseline:
    """Measured once, and again whenever rules or tests of the game change."""
    folders = [CLONE / test for test in tests_of(part)]
    watched = [*rule_files(part), *(file for folder in folders for file in sorted(folder.glob("*.py")))]
    made_from = digest(watched)
    kept = FOLDER / f"baseline-{part}.json"
    if kept.is_file():
        known = msgspec.json.decode(kept.read_bytes(), type=Baseline)
        if known.made_from == made_from:
            return known
    print(f"{part}: measuring which test passes where", file=sys.stderr)
    if in_child(lambda: measure(part, made_from, kept)) != 0:
        raise SystemExit(f"the tests of {part} fail without any mistake planted")
    return msgspec.json.decode(kept.read_bytes(), type=Baseline)


def measure(part: str, made_from: str, kept: Path) -> int:
    files = [str(file) for file in rule_files(part)]
    cover = coverage.Coverage(data_file=None, include=files, config_file=False)
    took: Seconds = {}

    def run(items: list[pytest.Item]) -> int:
        for item in items:
            cover.switch_context(item.nodeid)
            if first_failure([item], took.__setitem__):
                return 1
        return 0

    cover.start()
    code = with_tests(part, tests_of(part), run)
    cover.stop()
    if code:
        return code
    tests = sorted(took, key=took.__getitem__)
    places = {test: place for place, test in enumerate(tests)}
    passing: dict[str, dict[int, list[int]]] = {}
    imported: dict[str, set[int]] = {}
    for file in files:
        by_line = cover.get_data().contexts_by_lineno(file)
        name = name_of(Path(file))
        imported[name] = {line for line, through in by_line.items() if "" in through}
        passing[name] = {
            line: sorted(places[test] for test in through if test) for line, through in by_line.items()
        }
    kept.write_bytes(msgspec.json.encode(Baseline(made_from, tests, took, passing, imported)))
    return 0


class MutantRunner:
    """Plants mistakes in the rules of one part."""

    def __init__(self, part: str, quick: bool, only: str, noted: Callable[[Mutant, str], None]) -> None:
        self.part = part
        self.only_through = quick
        self.only_named = only
        self.noted = noted
        self.known = baseline(part)

    def run_all(self, waiting: list[Mutant]) -> None:
        """Those in lines that run at import need a fresh process each; the others share what is imported."""
        fresh = [mutant for mutant in waiting if self.is_imported(mutant)]
        quick = [mutant for mutant in waiting if not self.is_imported(mutant)]
        tests = [*tests_of(self.part), *([] if self.only_through else ["tests/contract"])]
        if quick and in_child(lambda: with_tests(self.part, tests, self.quick(quick)), telling=True):
            raise SystemExit(f"{self.part}: the tests could not be collected")
        for mutant in fresh:
            self.noted(mutant, verdict(in_child(self.fresh(mutant, tests))))

    def is_imported(self, mutant: Mutant) -> bool:
        return mutant.line in self.known.imported.get(mutant.file, ())

    def quick(self, waiting: list[Mutant]) -> Callable[[list[pytest.Item]], int]:
        def work(items: list[pytest.Item]) -> int:
            for mutant in waiting:
                self.noted(mutant, verdict(in_child(self.patched(mutant, items))))
            return 0

        return work

    def patched(self, mutant: Mutant, items: list[pytest.Item]) -> Callable[[], int]:
        """The rules are imported already: one function is given other code."""

        def work() -> int:
            plant(mutant)
            return self.first_failure(mutant, items)

        return work

    def fresh(self, mutant: Mutant, tests: list[str]) -> Callable[[], int]:
        """The rules are imported with the mistake; if that fails, it was noticed."""

        def work() -> int:
            signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS)
            sys.meta_path.insert(0, Planted(mutant))
            return with_tests(self.part, tests, lambda items: self.first_failure(mutant, items))

        return work

    def first_failure(self, mutant: Mutant, items: list[pytest.Item]) -> int:
        return first_failure(self.in_order(mutant, items), known=self.known.took)

    def in_order(self, mutant: Mutant, items: list[pytest.Item]) -> list[pytest.Item]:
        """First the tests that pass through the line, the fastest first, last those of the contract."""
        places = {test: place for place, test in enumerate(self.known.tests)}
        through = set(self.known.passing.get(mutant.file, {}).get(mutant.line, []))
        items = [item for item in items if self.only_named in item.name]
        if self.only_through and not self.is_imported(mutant):
            items = [item for item in items if places.get(item.nodeid) in through]

        def rank(item: pytest.Item) -> tuple[bool, bool, int]:
            place = places.get(item.nodeid, len(places))
            return item.nodeid not in places, place not in through, place

        return sorted(items, key=rank)


def verdict(code: int) -> str:
    return "timeout" if code == -signal.SIGVTALRM else "killed" if code else "survived"


def plant(mutant: Mutant) -> None:
    """Gives the function of a loaded module the code with the mistake."""
    wanted = next(code for code in codes_in(mutant.code()) if code.co_qualname == mutant.function)
    found: Any = sys.modules[module_of(mutant)]
    *classes, name = mutant.function.split(".")
    for part in classes:
        found = getattr(found, part)
    found = vars(found)[name]
    for hidden in ("fget", "__func__", "__wrapped__"):
        found = getattr(found, hidden, found)
    found.__code__ = wanted


def codes_in(code: CodeType) -> Iterator[CodeType]:
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield inner
            yield from codes_in(inner)


# -- what is known ---------------------------------------------------------------------------------


class Result(msgspec.Struct, frozen=True):
    part: str
    mutant: str
    made_from: str
    """The hash of the file with the rule: whatever is known of another text is forgotten."""
    result: str


def digest(files: Iterable[Path]) -> str:
    total = sha256()
    for file in files:
        total.update(sha256(file.read_bytes()).digest())
    return total.hexdigest()[:16]


def name_of(file: Path) -> str:
    return file.relative_to(SOURCES).as_posix()


def results() -> dict[str, Result]:
    """By mutant; only what still holds."""
    kept = FOLDER / "results.jsonl"
    lines = kept.read_bytes().splitlines() if kept.is_file() else []
    found = [msgspec.json.decode(line, type=Result) for line in lines]
    now = {name_of(file): digest([file]) for part in [*games(), MECHANICS] for file in rule_files(part)}
    return {
        result.mutant: result
        for result in found
        if now.get(result.mutant.partition("::")[0]) == result.made_from
    }


def equivalents() -> dict[str, str]:
    """By mutant the reason why no test can notice it."""
    listed = tomllib.loads(EQUIVALENT.read_text(encoding="utf-8"))
    return {entry["mutant"]: entry["reason"] for entry in listed.get("equivalent", [])}


def report(goal: float) -> bool:
    """Tells the score of each part and all real survivors; whether every part reaches the goal."""
    known, excused, enough = results(), equivalents(), True
    for part in [*games(), MECHANICS]:
        mine = [result for result in known.values() if result.part == part]
        counted = [result for result in mine if result.mutant not in excused]
        survivors = [result for result in counted if result.result == "survived"]
        if not counted:
            continue
        score = 100 * (len(counted) - len(survivors)) / len(counted)
        enough = enough and score >= goal
        equal = len(mine) - len(counted)
        print(f"{part}: {score:.1f} % of {len(counted)} noticed ({equal} equivalent ones left out)")
        for result in survivors:
            print(f"  survived: {result.mutant}")
    return enough


# -- the command -----------------------------------------------------------------------------------


def chosen(arguments: argparse.Namespace) -> list[tuple[str, Mutant]]:
    """What is to be judged now, in a mixed order, so that a part of it is a fair sample."""
    known, excused = results(), equivalents()
    wanted = set(changed_files(arguments.changed)) if arguments.changed else None
    found: list[tuple[str, Mutant]] = []
    for part in arguments.parts or [*games(), MECHANICS]:
        for file in rule_files(part):
            if wanted is None or file in wanted:
                text = file.read_text(encoding="utf-8")
                found += [(part, mutant) for mutant in mutants(text, name_of(file))]
    if arguments.survivors:
        again = {name for name, result in known.items() if result.result == "survived"} - set(excused)
        return [(part, mutant) for part, mutant in found if mutant.name in again]
    random.Random(arguments.seed).shuffle(found)
    if arguments.sample:
        found = evenly(found, arguments.sample)
    return [(part, mutant) for part, mutant in found if mutant.name not in known]


def evenly(found: list[tuple[str, Mutant]], size: int) -> list[tuple[str, Mutant]]:
    """The same number of every part, as far as there are enough, in turn."""
    parts = sorted({part for part, _ in found})
    piles = {part: [entry for entry in found if entry[0] == part] for part in parts}
    taken: list[tuple[str, Mutant]] = []
    while len(taken) < min(size, len(found)):
        for part in parts:
            if piles[part] and len(taken) < size:
                taken.append(piles[part].pop(0))
    return taken


def changed_files(base: str) -> list[Path]:
    git = ["git", "diff", "--name-only", "--diff-filter=d", base, "--", "src/ducats"]
    names = subprocess.run(git, cwd=CLONE, capture_output=True, text=True, check=True).stdout.split()
    return [CLONE / name for name in names]


class Progress:
    """A bar on a terminal, now and then a line elsewhere; what is known is kept at once."""

    def __init__(self, total: int, part: str) -> None:
        self.total = total
        self.part = part
        self.done = 0
        self.survived = 0
        self.began = time.monotonic()

    def note(self, mutant: Mutant, result: str) -> None:
        made_from = digest([SOURCES / mutant.file])
        with (FOLDER / "results.jsonl").open("ab") as kept:
            kept.write(msgspec.json.encode(Result(self.part, mutant.name, made_from, result)) + b"\n")
        self.done += 1
        self.survived += result == "survived"
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
    parser.add_argument("parts", nargs="*", help=f"some of {', '.join([*games(), MECHANICS])}")
    parser.add_argument("--sample", type=int, default=0, metavar="N", help="only this many")
    parser.add_argument("--seed", default="mutants", help="which sample")
    parser.add_argument("--changed", metavar="COMMIT", help="only rule files that differ from it")
    parser.add_argument("--survivors", action="store_true", help="judge the survivors again")
    parser.add_argument(
        "--quick",
        action="store_true",
        help="only the tests that pass through the line: survivors wait for a run without it",
    )
    parser.add_argument(
        "--only", default="", metavar="WORD", help="only tests with this in their name: quick for survivors"
    )
    parser.add_argument("--report", action="store_true", help="only tell what is known")
    parser.add_argument("--goal", type=float, default=98.0, help="fail below this score, in percent")
    arguments = parser.parse_args()
    FOLDER.mkdir(exist_ok=True)
    if not arguments.report:
        run_all(chosen(arguments), arguments.quick, arguments.only)
    return 0 if report(arguments.goal) else 1


def run_all(waiting: list[tuple[str, Mutant]], quick: bool, only: str) -> None:
    for part in sorted({part for part, _ in waiting}):
        mine = [mutant for other, mutant in waiting if other == part]
        MutantRunner(part, quick, only, Progress(len(mine), part).note).run_all(mine)


if __name__ == "__main__":
    sys.exit(main())
