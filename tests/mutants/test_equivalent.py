"""Mistakes that are excused must still be possible: others would hide what happens to be called like them."""

import tomllib
from pathlib import Path

from mutations import mutants

CLONE = Path(__file__).resolve().parents[2]
LISTED = tomllib.loads((Path(__file__).parent / "equivalent.toml").read_text(encoding="utf-8"))["equivalent"]


def test_every_excused_mistake_is_one_of_today_and_has_a_reason() -> None:
    names = [entry["mutant"] for entry in LISTED]
    assert len(set(names)) == len(names)
    assert all(entry["reason"] for entry in LISTED)
    for file in {name.partition("::")[0] for name in names}:
        source = (CLONE / "src" / "ducats" / file).read_text(encoding="utf-8")
        possible = {mutant.name for mutant in mutants(source, file)}
        assert {name for name in names if name.startswith(f"{file}::")} <= possible
