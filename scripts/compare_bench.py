"""Compares a quick measurement with the last one that was kept, and fails if something has become slower.

Reads the line of `python -m bench --quick` from its input. Ratios to OpenSpiel are compared, not rates: those
depend on the machine.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

RESULTS = Path(__file__).resolve().parents[1] / "bench" / "results"
YARDSTICK = "OpenSpiel: "
TOLERATED = 25.0
"""Percent of a ratio: a quick run on a busy machine is off by less."""

Ratios = dict[tuple[str, str], float]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--loss", type=float, default=TOLERATED, help="percent that a ratio may fall")
    arguments = parser.parse_args()
    measured = json.loads(sys.stdin.read())
    kept = max(RESULTS.glob("*.json"))
    return compare(quick_ratios(measured), kept_ratios(json.loads(kept.read_bytes())), arguments.loss)


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
