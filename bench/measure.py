"""Repeated measurements: each figure is the median of several runs, with the spread beside it."""

import statistics
import time
from collections.abc import Callable
from typing import Final

import msgspec

RUNS: Final = 5
SECONDS: Final = 0.8
"""How long one run of a rate lasts."""


class Figure(msgspec.Struct, frozen=True, kw_only=True):
    """One line of the table."""

    name: str
    unit: str
    median: float
    low: float
    high: float
    runs: int
    note: str = ""


def figure(name: str, unit: str, values: list[float], note: str = "") -> Figure:
    return Figure(
        name=name,
        unit=unit,
        median=statistics.median(values),
        low=min(values),
        high=max(values),
        runs=len(values),
        note=note,
    )


def rate(name: str, unit: str, work: Callable[[], int], note: str = "") -> Figure:
    """Units of work per second; `work` does some and says how much."""
    work()
    values = []
    for _ in range(RUNS):
        done, start = 0, time.perf_counter()
        while (spent := time.perf_counter() - start) < SECONDS:
            done += work()
        values.append(done / spent)
    return figure(name, unit, values, note)


def duration(name: str, work: Callable[[], object], note: str = "") -> Figure:
    """Milliseconds that one piece of work takes."""
    work()
    values = []
    for _ in range(max(RUNS, 9)):
        start = time.perf_counter()
        work()
        values.append((time.perf_counter() - start) * 1000)
    return figure(name, "ms", values, note)


def percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]
