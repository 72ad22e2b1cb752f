"""A loss of speed is noticed, noise is not."""

import io
import json
import sys
from pathlib import Path
from typing import Any

import pytest

import compare_bench
from compare_bench import compare, kept_ratios, main, quick_ratios

KEY = ("search", "Ducats compiled: marquis")


def quick(ratio: float | None) -> dict[str, Any]:
    return {"ratios": {"search": {"OpenSpiel: hearts": 1.0, "Ducats compiled: marquis": ratio}}}


def kept(ratio: float) -> dict[str, Any]:
    figures = [
        {"who": "Ducats compiled", "name": "marquis", "ratio": ratio},
        {"who": "Ducats compiled", "name": "merchants", "ratio": 2.0},
        {"who": "Ducats compiled", "name": "records"},
    ]
    return {"figures": {"search": figures}}


@pytest.mark.parametrize(("ratio", "code"), [(0.76, 0), (1.0, 0), (5.0, 0), (0.74, 1)])
def test_only_a_ratio_that_falls_too_far_fails(ratio: float, code: int) -> None:
    assert compare({KEY: ratio}, {KEY: 1.0}, loss=25) == code


def test_what_has_fallen_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    other = ("views", "Ducats pure: marracash")
    assert compare({KEY: 0.5, other: 1.1}, {KEY: 1.0, other: 1.0}, loss=25) == 1
    told = capsys.readouterr()
    (line,) = [line for line in told.out.splitlines() if "too slow" in line]
    assert "marquis" in line
    assert "-50 %" in line
    assert "1 of 2 ratios" in told.err


def test_a_measurement_with_nothing_in_common_fails(capsys: pytest.CaptureFixture[str]) -> None:
    assert compare({KEY: 1.0}, {}, loss=25) == 1
    assert "nothing was measured" in capsys.readouterr().err


def test_both_files_are_read_alike() -> None:
    assert quick_ratios(quick(1.5)) == {KEY: 1.5}
    assert quick_ratios(quick(None)) == {}
    assert kept_ratios(kept(1.5)) == {KEY: 1.5, ("search", "Ducats compiled: merchants"): 2.0}


def test_the_last_kept_file_is_the_one_to_compare_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for day, ratio in (("2026-01-31", 1.0), ("2026-02-01", 2.0)):
        (tmp_path / f"{day}.json").write_text(json.dumps(kept(ratio)))
    monkeypatch.setattr(compare_bench, "RESULTS", tmp_path)
    monkeypatch.setattr(sys, "stdin", io.StringIO(json.dumps(quick(1.2))))
    monkeypatch.setattr(sys, "argv", ["compare_bench"])
    assert main() == 1


def test_the_kept_files_of_the_clone_can_be_compared_with_themselves() -> None:
    ratios = kept_ratios(json.loads(max(compare_bench.RESULTS.glob("*.json")).read_bytes()))
    assert ratios
    assert compare(ratios, ratios, loss=25) == 0
