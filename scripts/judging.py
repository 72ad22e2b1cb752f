"""Running tests of the rules in copies of this process, with or without a mistake in the rules."""

from __future__ import annotations

import gc
import os
import resource
import signal
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_loader
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from _pytest.runner import runtestprotocol

from mutations import Mutant

CLONE = Path(__file__).resolve().parents[1]
SOURCES = CLONE / "src" / "ducats"
MECHANICS = "mechanics"
GOLDEN = "tests/games/test_golden.py"
NO_RULES = {
    "__init__",
    "facts",
    "view",
    "data_file",
    "fields",
    "text",
    "plan",
    "observation",
}
"""How a table is written, drawn or counted."""
SECONDS = 120.0
"""Processor time for a test whose usual duration is unknown."""
PATIENCE = (2.0, 5.0)
"""With a mistake: seconds, and times as long as without it. Whatever takes longer runs in circles."""
MEMORY = 4 << 30
"""Bytes that a mistake may take before that is noticed."""
FAILED = (1, 2, 3)
"""Exit codes of pytest where a mistake was noticed: tests failed, or could not even be collected."""
OUT_OF_TIME, CANNOT_PLANT, JUDGE_FAILED = 13, 14, 15
"""Exit codes beside those of pytest."""


def games() -> list[str]:
    return sorted(folder.parent.name for folder in SOURCES.glob("games/*/rules"))


def rule_files(part: str) -> list[Path]:
    """Of a game, or of the mechanics."""
    folder = SOURCES / MECHANICS if part == MECHANICS else SOURCES / "games" / part / "rules"
    return [file for file in sorted(folder.glob("*.py")) if file.stem not in NO_RULES]


def test_files(part: str) -> list[str]:
    """Those of the part, and the golden records."""
    folders = [f"games/{part}"] if part != MECHANICS else [MECHANICS, *(f"games/{game}" for game in games())]
    found = [file for folder in folders for file in sorted((CLONE / "tests" / folder).glob("test_*.py"))]
    return [*(file.relative_to(CLONE).as_posix() for file in found), GOLDEN]


def name_of(file: Path) -> str:
    return file.relative_to(SOURCES).as_posix()


def module_of(mutant: Mutant) -> str:
    return "ducats." + mutant.file.removesuffix(".py").replace("/", ".")


# -- tests -----------------------------------------------------------------------------------------


class Chosen:
    """A pytest plugin: only the tests of one part, and instead of running them, some work with them."""

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


def prepare() -> None:
    """Pure rules, found as the tests find them."""
    os.chdir(CLONE)
    os.environ["DUCATS_PURE"] = "1"
    for folder in (str(CLONE / "src"), str(CLONE)):
        if folder not in sys.path:
            sys.path.insert(0, folder)


def with_tests(part: str, tests: Iterable[str], work: Callable[[list[pytest.Item]], int]) -> int:
    """Collects tests and does something with them; a slow machine is no failure."""
    prepare()
    plugin = Chosen(part, work)
    options = ["-q", "--tb=no", "--assert=plain", "-p", "no:cacheprovider", "-o", "timeout=0"]
    return int(pytest.main([*options, *tests], plugins=[plugin])) or plugin.code


def first_failure(
    items: Sequence[pytest.Item],
    took: Callable[[str, float], None] | None = None,
    known: Callable[[str], float | None] | None = None,
    budget: float | None = None,
) -> int:
    """Runs tests one after another until one fails: 1 if one did."""
    start = time.process_time()
    # zip stops with the items, so that an empty list runs nothing.
    for item, after in zip(items, [*items[1:], None], strict=False):
        began = time.process_time()
        if budget is not None and began - start > budget:
            return OUT_OF_TIME
        set_patience(known(item.nodeid) if known else None)
        if any(report.failed for report in runtestprotocol(item, log=False, nextitem=after)):
            return 1
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        if took is not None:
            took(item.nodeid, time.process_time() - began)
    return 0


def set_patience(seconds: float | None) -> None:
    """Limit the next piece of work by what it takes without a mistake."""
    least, factor = PATIENCE
    signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS if seconds is None else least + factor * seconds)


def in_child(work: Callable[[], int], telling: bool = False) -> int:
    """Does a piece of work in a copy of this process, in silence or telling its progress; its exit code."""

    def silenced() -> int:
        silent = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silent, 1)
        if not telling:
            os.dup2(silent, 2)
        return work()

    return _exit_code(_fork(silenced))


def told_by_child(work: Callable[[], bytes]) -> bytes:
    """What a fork of this process returns; its side effects are lost with it."""
    reading, writing = os.pipe()

    def telling() -> int:
        with os.fdopen(writing, "wb") as told:
            told.write(work())
        return 0

    child = _fork(telling)
    os.close(writing)
    with os.fdopen(reading, "rb") as told:
        said = told.read()
    if _exit_code(child):
        raise SystemExit("the rules cannot be walked through without any mistake planted")
    return said


def _fork(work: Callable[[], int]) -> int:
    gc.freeze()
    child = os.fork()
    if child == 0:
        code = JUDGE_FAILED
        try:
            code = work()
        finally:
            sys.stderr.flush()
            os._exit(code)
    return child


def _exit_code(child: int) -> int:
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


# -- mistakes --------------------------------------------------------------------------------------


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


def plant_before_import(mutant: Mutant) -> None:
    """The rules will be imported with the mistake; if that fails, it was noticed."""
    limit_memory()
    set_patience(None)
    sys.meta_path.insert(0, Planted(mutant))


def plant(mutant: Mutant) -> None:
    """Gives the function of a loaded module the code with the mistake."""
    limit_memory()
    found: Any = sys.modules[module_of(mutant)]
    *classes, name = mutant.function.split(".")
    for part in classes:
        found = getattr(found, part)
    found = vars(found)[name]
    for hidden in ("fget", "__func__", "__wrapped__"):
        found = getattr(found, hidden, found)
    try:
        found.__code__ = mutant.function_code()
    except ValueError:  # it closes over other names than before
        os._exit(CANNOT_PLANT)


def limit_memory() -> None:
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
