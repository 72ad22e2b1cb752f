"""The walk of one Veto in ARCHITECTURE.md names only what is there."""

import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
WALK = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8").partition("## The walk of one Veto")[2]
NAMED = re.findall(r"`([^`\n]+)`", WALK.partition("\n## ")[0])
METHODS = sorted(
    {name for name in NAMED if re.fullmatch(r"[A-Z]\w+\.\w+", name) and not name.endswith(".svelte")}
)
FILES = sorted({name for name in NAMED if re.search(r"\.(py|ts|svelte)$", name)})


@cache
def sources() -> dict[Path, str]:
    roots = (ROOT / "src" / "ducats", ROOT / "web" / "src")
    files = [
        file for root in roots for ending in ("py", "ts", "svelte") for file in root.rglob(f"*.{ending}")
    ]
    return {file: file.read_text(encoding="utf-8") for file in files}


def test_the_walk_has_its_hops() -> None:
    assert len(METHODS) >= 20
    assert len(FILES) >= 15


@pytest.mark.parametrize("name", METHODS)
def test_a_named_method_is_in_the_file_of_its_class(name: str) -> None:
    owner, _, method = name.partition(".")
    opening = re.compile(rf"^(export )?class {owner}\b", re.MULTILINE)
    defined = re.compile(rf"^ +(async )?(def )?#?{method}\(", re.MULTILINE)
    homes = [text for text in sources().values() if opening.search(text)]
    assert any(defined.search(text) for text in homes), name


@pytest.mark.parametrize("name", FILES)
def test_a_named_file_is_there(name: str) -> None:
    assert any(file.as_posix().endswith(f"/{name}") for file in sources()), name
