"""Figures side by side, one line for each run."""

import os
from collections.abc import Sequence

from ducats import FORM

MEGABYTE = 1024 * 1024


class Table:
    """Printed line by line, so that a long run shows how far it is; the heads say how wide a column is."""

    def __init__(self, title: str, heads: Sequence[str]) -> None:
        self._widths = [max(len(head), 7) for head in heads]
        form = FORM.partition(":")[0]
        print(f"\n{title}; rules {form}, load {os.getloadavg()[0]:.1f}\n")
        self.add(*heads)
        print("| " + " | ".join("-" * width for width in self._widths) + " |", flush=True)

    def add(self, *cells: str) -> None:
        padded = (cell.ljust(width) for cell, width in zip(cells, self._widths, strict=True))
        print(f"| {' | '.join(padded)} |", flush=True)


def milliseconds(seconds: float) -> str:
    return f"{seconds * 1000:.1f}"


def megabytes(count: float | None) -> str:
    return "" if count is None else f"{count / MEGABYTE:.0f}"
