"""The worked examples MAE-01 to MAE-49 as scenario files."""

import re
from pathlib import Path

import pytest

from ducats.engine import scenario
from ducats.games import find

HERE = Path(__file__).parent
FILES = sorted((HERE / "scenarios").glob("*.toml"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_scenario(file: Path) -> None:
    report = scenario.run(find("merchants"), file.read_text(encoding="utf-8"))
    assert report.passed, report.text()
    assert report.steps > 0


def test_all_worked_examples_exist() -> None:
    found = {int(match.group(1)) for file in FILES if (match := re.match(r"mae(\d\d)_", file.stem))}
    assert found == set(range(1, 50))
