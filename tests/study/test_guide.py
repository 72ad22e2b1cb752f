"""The guide to research: what it shows runs, and its tables are true."""

import re
import sys
from pathlib import Path
from types import ModuleType

import pytest

from ducats.adapters.encoding.__main__ import page

BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def test_the_guide_runs_from_top_to_bottom(
    clone: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    blocks = BLOCK.findall((clone / "docs/guides/research.md").read_text("utf-8"))
    assert len(blocks) > 8
    program = ModuleType("research")
    monkeypatch.setitem(sys.modules, "research", program)
    monkeypatch.chdir(tmp_path)
    for number, block in enumerate(blocks):
        exec(compile(block, f"block {number} of research.md", "exec"), program.__dict__)
    told = capsys.readouterr().out
    assert "research:Learned" in told
    learned = next(line for line in told.splitlines() if "research:Learned" in line)
    assert float(learned.split()[4]) > 0.6, learned


def test_the_page_of_observations_is_true(clone: Path) -> None:
    written = (clone / "docs/guides/observations.md").read_text("utf-8")
    assert written == page() + "\n", "write it anew: python -m ducats.adapters.encoding"
