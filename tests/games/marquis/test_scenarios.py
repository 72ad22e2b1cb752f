"""The worked examples EX01 to EX46: scenario files, and Python where a file does not fit."""

import ast
import re
from pathlib import Path

import pytest
from tests.games.marquis.table import at, place

from ducats.engine import scenario
from ducats.games.marquis import RULES
from ducats.games.marquis.rules import fields
from ducats.games.marquis.rules.printed import LETTERS

HERE = Path(__file__).parent
FILES = sorted((HERE / "scenarios").glob("*.toml"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_scenario(file: Path) -> None:
    report = scenario.run(RULES, file.read_text(encoding="utf-8"))
    assert report.passed, report.text()
    assert report.steps > 0


def test_all_forty_six_worked_examples_exist() -> None:
    names = [file.stem for file in FILES]
    for file in HERE.glob("test_*.py"):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        names += [
            node.name.removeprefix("test_") for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)
        ]
    found = {int(match.group(1)) for name in names if (match := re.match(r"ex(\d\d)_", name))}
    assert found == set(range(1, 47))


@pytest.mark.parametrize(
    ("neighbour", "marked", "rate"),
    [
        ("A", [], (5, 3)),
        ("S", [], (4, 2)),
        ("E", [], (2, 1)),
        ("E", [1], (1, 1)),
        ("D", [], (1, 1)),
        ("M F=M", [], (1, 1)),
        ("K", [], None),
        ("K F=K", [], None),
        ("F", [], None),
        ("", [], None),
    ],
)
@pytest.mark.parametrize("clockwise", [True, False])
def test_ex25_clerics_rate(
    neighbour: str, marked: list[int], rate: tuple[int, int] | None, clockwise: bool
) -> None:
    g = at(f"K | {neighbour} | M", marked=marked, clockwise=clockwise)
    read = place(g, 0).rate
    assert (None if read is None else (read.coins, read.diamonds)) == rate


@pytest.mark.parametrize(
    ("points", "coins", "last", "ranks"),
    [
        ([16, 16, 16], [1, 1, 0], "MTW", (2, 1, 3)),
        ([16, 16, 15], [1, 1, 9], "MMA", (1, 1, 3)),
        ([16, 16, 16], [1, 1, 1], "MTW", (3, 1, 1)),
    ],
)
def test_ex37_ties(points: list[int], coins: list[int], last: str, ranks: tuple[int, ...]) -> None:
    g = at("K | K | K")
    for seat in range(3):
        rubies, diamonds = divmod(points[seat], 5)
        g.add_jewels(seat, diamonds, rubies)
        g.put(fields.COINS + seat, coins[seat])
        g.remember_last(seat, LETTERS.index(last[seat]))
    assert g.ranking().ranks == ranks
    assert g.ranking().scores == tuple(points)


def test_ex37_an_imitated_marquis_counts_as_one() -> None:
    g = at("M F=M | T | W", coins=[1, 1, 0], diamonds=[4, 4, 4])
    assert g.ranking().ranks == (2, 1, 3)
