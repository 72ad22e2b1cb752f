"""The guide to the arena keeps its word."""

import re
from pathlib import Path

import pytest

from ducats.arena.contests import PLANS
from ducats.arena.programs import FAREWELL_SECONDS, LONGEST_LINE, START_SECONDS

GUIDE = Path(__file__).parents[2] / "docs" / "guides" / "arena.md"


def test_the_example_in_python_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (example,) = re.findall(r"```python\n(.*?)```", GUIDE.read_text("utf-8"), re.DOTALL)
    exec(example, {})
    assert capsys.readouterr().out.startswith("bot")
    assert sorted(file.name for file in (tmp_path / "out").iterdir()) == [
        "ladder.svg",
        "matrix.svg",
        "report.md",
        "results.jsonl",
        "summary.jsonl",
    ]


def test_plans_and_limits_are_named() -> None:
    text = " ".join(GUIDE.read_text("utf-8").split())
    assert all(f"`{plan}`" in text for plan in PLANS)
    assert f"{LONGEST_LINE:,} bytes" in text
    assert f"{START_SECONDS:g} seconds are allowed for getting ready" in text
    assert f"end within {FAREWELL_SECONDS:g} seconds" in text


def test_every_module_is_in_the_table() -> None:
    folder = Path(__file__).parents[2] / "src" / "ducats" / "arena"
    modules = {file.stem for file in folder.glob("*.py")} - {"__init__", "simulation"}
    table = GUIDE.read_text("utf-8").partition("| module of `src/ducats/arena` |")[2]
    assert modules == set(re.findall(r"`(\w+)`", table))
