"""`ducats rules GAME --coverage`: where each rule stands in the program and in the tests."""

from pathlib import Path

import typer
from rich.table import Table

from ducats.cli.console import complain, output
from ducats.cli.errors import FAILED
from ducats.engine.coverage import Coverage, coverage, read_rules, uncovered
from ducats.engine.errors import BadOptions
from ducats.games import find, folder

PACKAGE = Path(__file__).resolve().parents[1]
TESTS = PACKAGE.parents[1] / "tests"


def table_of(game: str) -> tuple[Coverage, ...]:
    """The table from the sources that are running and the tests of the clone they lie in."""
    rules = find(game)
    if not TESTS.is_dir():
        raise BadOptions(
            "the tests lie in a clone of the sources, not in an installed package", code="no_tests"
        )
    catalogue = read_rules((folder(game) / "rules.toml").read_text(encoding="utf-8"))
    parts = (PACKAGE / "engine", PACKAGE / "mechanics", PACKAGE / "games" / rules.meta.id / "rules")
    return coverage(catalogue, texts_in(*parts), texts_in(TESTS))


def texts_in(*folders: Path) -> dict[str, str]:
    clone = PACKAGE.parents[1]
    return {
        file.relative_to(clone).as_posix(): file.read_text(encoding="utf-8")
        for folder in folders
        for pattern in ("*.py", "*.toml")
        for file in sorted(folder.rglob(pattern))
    }


def print_coverage(game: str, plain: bool) -> None:
    """One line per rule; the exit code tells whether any is left out."""
    table, console = table_of(game), output(plain)
    if console.is_terminal:
        console.print(_drawn(table))
    else:
        for entry in table:
            print("\t".join((entry.rule.id, *_places(entry), entry.rule.title)))
    missing = uncovered(table)
    excused = sum(bool(entry.rule.not_testable) for entry in table)
    print(f"{len(table)} rules, {len(table) - len(missing)} covered ({excused} not testable in software)")
    if missing:
        complain(f"ducats: uncovered: {', '.join(missing)}")
        raise typer.Exit(FAILED)


def _places(entry: Coverage) -> tuple[str, str]:
    """The first place in the program and in the tests, and how many more."""
    tests = f"not testable: {entry.rule.not_testable}" if entry.rule.not_testable else _first(entry.tests)
    return _first(entry.code), tests


def _first(places: tuple[str, ...]) -> str:
    if not places:
        return "-"
    return places[0] if len(places) == 1 else f"{places[0]} +{len(places) - 1}"


def _drawn(entries: tuple[Coverage, ...]) -> Table:
    table = Table("rule", "program", "tests", "title", box=None)
    for entry in entries:
        table.add_row(
            entry.rule.id, *_places(entry), entry.rule.title, style=None if entry.covered else "red"
        )
    return table
