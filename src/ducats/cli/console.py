"""What the terminal can do: colours for a person, plain lines for a pipe, progress on stderr."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, Protocol

from rich.console import Console

PIPE_WIDTH: Final = 10_000
"""A pipe has no width: lines are never folded. On a terminal they break between words."""


class Bar(Protocol):
    """A step of long work is done."""

    def __call__(self, steps: int = 1, /) -> None: ...


def output(plain: bool = False) -> Console:
    """Standard output: rich on a terminal, plain text in a pipe or on request."""
    if plain or not sys.stdout.isatty():
        return Console(
            file=sys.stdout,
            color_system=None,
            force_terminal=False,
            width=None if sys.stdout.isatty() else PIPE_WIDTH,
            highlight=False,
            markup=False,
        )
    return Console(file=sys.stdout, highlight=False)


def complain(line: str) -> None:
    """One line on stderr."""
    print(line, file=sys.stderr, flush=True)


@contextmanager
def progress(label: str, total: int) -> Iterator[Bar]:
    """A progress bar on stderr on a terminal; silent in a pipe."""
    if not sys.stderr.isatty():
        yield _ignore
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bars:
        task = bars.add_task(label, total=total)

        def advance(steps: int = 1, /) -> None:
            bars.advance(task, steps)

        yield advance


def _ignore(steps: int = 1, /) -> None:
    """There is no bar."""
