"""A figure is the median of several runs, with the spread beside it."""

import statistics
from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

RUNS: Final = 5


class Figure(msgspec.Struct, frozen=True, kw_only=True):
    """One line of a table."""

    name: str
    unit: str
    median: float
    low: float
    high: float
    runs: int
    note: str = ""
    who: str = ""
    ratio: float | None = None
    """To OpenSpiel's hearts in the same part: the median over the rounds."""
    beside: dict[str, float] = {}
    """What the same runs came to in other units."""


def figure(
    name: str,
    unit: str,
    values: Sequence[float],
    note: str = "",
    *,
    who: str = "Ducats",
    ratios: Sequence[float] | None = None,
    beside: Mapping[str, Sequence[float]] | None = None,
) -> Figure:
    return Figure(
        name=name,
        unit=unit,
        median=statistics.median(values),
        low=min(values),
        high=max(values),
        runs=len(values),
        note=note,
        who=who,
        ratio=None if ratios is None else statistics.median(ratios),
        beside={other: statistics.median(several) for other, several in (beside or {}).items()},
    )


def percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]
