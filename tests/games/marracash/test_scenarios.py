"""The worked examples X1 to X37: scenario files, and Python where a file does not fit."""

import ast
import re
from pathlib import Path

import pytest

from ducats.engine import scenario
from ducats.games import find

HERE = Path(__file__).parent
FILES = sorted((HERE / "scenarios").glob("*.toml"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_scenario(file: Path) -> None:
    report = scenario.run(find("marracash"), file.read_text(encoding="utf-8"))
    assert report.passed, report.text()
    assert report.steps > 0


def test_all_worked_examples_exist() -> None:
    names = [file.stem for file in FILES]
    for file in HERE.glob("test_*.py"):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        names += [
            node.name.removeprefix("test_") for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)
        ]
    found = {match.group(1) for name in names if (match := re.match(r"x(\d\db?)_", name))}
    assert found == {f"{number:02}" for number in range(1, 38)} | {"03b"}
