"""One contestant's process: it is told what to measure and for how long, and answers one line of JSON.

It runs in other libraries' environments too, so it needs nothing but Python. All contestants count the time
of the processor, not of the clock on the wall: a process that had to wait for another is no slower for it.
"""

import json
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from time import process_time

CORE = "DUCATS_BENCH_CORE"
"""The variable that names the core on which everybody runs."""

Done = dict[str, float]
"""What was done, by its unit; the first unit is the one that counts."""


@dataclass(frozen=True)
class Measure:
    """One thing to measure."""

    part: str
    """The part of the table."""
    name: str
    work: Callable[[], Done] = field(repr=False)
    """Does a short piece of work."""
    note: str = ""
    unit: str = "/s"
    """Or ms: how long one takes."""

    def told(self) -> dict[str, str]:
        return {"part": self.part, "name": self.name, "note": self.note, "unit": self.unit}


@dataclass(frozen=True)
class Run:
    """The result of one run."""

    done: Done
    seconds: float


def run(work: Callable[[], Done], seconds: float) -> Run:
    """Repeat the work for that long."""
    total: Done = {}
    start = process_time()
    while (spent := process_time() - start) < seconds or not total:
        for unit, count in work().items():
            total[unit] = total.get(unit, 0) + count
    return Run(total, spent)


def serve(about: Mapping[str, str], measures: Sequence[Measure]) -> None:
    """Tell what can be measured; then, for each line "number seconds", measure it."""
    stay_on_one_core()
    print(json.dumps({"about": about, "measures": [measure.told() for measure in measures]}), flush=True)
    for line in sys.stdin:
        number, seconds = line.split()
        print(json.dumps(asdict(run(measures[int(number)].work, float(seconds)))), flush=True)


def stay_on_one_core() -> None:
    core = os.environ.get(CORE)
    if core is not None and hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {int(core)})
