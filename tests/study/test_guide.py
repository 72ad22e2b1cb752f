"""The guide to research: what it shows runs, and its tables are true."""

from pathlib import Path
from types import ModuleType

import pytest
from tests.guides import read_guide

from ducats.adapters.encoding.__main__ import page


def test_the_guide_runs_from_top_to_bottom(
    clone: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    guide = read_guide(clone / "docs/guides/research.md")
    assert len(guide.blocks) > 8
    guide.write_files(tmp_path)
    program = ModuleType("research")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    for number, block in enumerate(guide.blocks):
        exec(compile(block, f"block {number} of research.md", "exec"), program.__dict__)
    told = capsys.readouterr().out
    learned = next(line for line in told.splitlines() if "learned:Learned" in line)
    assert float(learned.split()[4]) > 0.6, learned


def test_the_page_of_observations_is_true(clone: Path) -> None:
    written = (clone / "docs/guides/observations.md").read_text("utf-8")
    assert written == page() + "\n", "write it anew: python -m ducats.adapters.encoding"
