"""Measures quickly, compares with the last measurement that was kept, and fails if something is slower.

Ratios to OpenSpiel are compared, not rates, which depend on the machine. Each run lasts as long as then:
a search of a tenth of a second has a much lower ratio than one of a whole second. Wants a quiet machine.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
RESULTS = ROOT / "bench" / "results"
YARDSTICK = "OpenSpiel: "
TOLERATED = 25.0
"""Percent of a ratio."""

Ratios = dict[tuple[str, str], float]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--loss", type=float, default=TOLERATED, help="percent that a ratio may fall")
    arguments = parser.parse_args()
    kept = json.loads(max(RESULTS.glob("*.json")).read_bytes())
    measured = measure(kept["seconds"])
    print(f"load {measured['load']}, then {kept['machine']['load']}")
    return compare(quick_ratios(measured), kept_ratios(kept), arguments.loss)


def measure(seconds: float) -> dict[str, Any]:
    command = [sys.executable, "-m", "bench", "--quick", "--seconds", str(seconds)]
    told = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, check=True).stdout
    summary: dict[str, Any] = json.loads(told)
    return summary


def compare(new: Ratios, old: Ratios, loss: float) -> int:
    """Prints every ratio with its change; 1 if one has fallen too far, or if there is nothing to compare."""
    common = [key for key in new if key in old]
    fallen = [key for key in common if new[key] < old[key] * (1 - loss / 100)]
    for key in common:
        change = 100 * (new[key] / old[key] - 1)
        mark = "  too slow" if key in fallen else ""
        print(f"{key[0]:18} {key[1]:32} {old[key]:9.3f} {new[key]:9.3f} {change:+6.0f} %{mark}")
    if not common:
        print("nothing was measured that was kept before", file=sys.stderr)
    elif fallen:
        print(f"{len(fallen)} of {len(common)} ratios fell by more than {loss:g} %", file=sys.stderr)
    return 1 if fallen or not common else 0


def quick_ratios(summary: Mapping[str, Any]) -> Ratios:
    return {
        (part, name): ratio
        for part, ratios in summary["ratios"].items()
        for name, ratio in ratios.items()
        if ratio and not name.startswith(YARDSTICK)
    }


def kept_ratios(result: Mapping[str, Any]) -> Ratios:
    return {
        (part, f"{figure['who']}: {figure['name']}"): figure["ratio"]
        for part, figures in result["figures"].items()
        for figure in figures
        if figure.get("ratio")
    }


if __name__ == "__main__":
    sys.exit(main())
