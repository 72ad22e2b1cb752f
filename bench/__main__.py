"""`python -m bench`: measure everything, print a table, keep the figures in bench/results/<date>.json."""

import datetime
import os
import platform
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table

from bench import engine, server
from bench.measure import Figure
from ducats import __version__
from ducats.games import GAMES

RESULTS = Path(__file__).parent / "results"


class Machine(msgspec.Struct, frozen=True):
    """What the figures were taken on."""

    processor: str
    cores: int
    system: str
    python: str
    load: float
    """Of the last minute before the start: on a busy machine all figures are too low."""


class Result(msgspec.Struct, frozen=True):
    """One whole run."""

    date: str
    ducats: str
    machine: Machine
    figures: dict[str, list[Figure]]


def this_machine() -> Machine:
    return Machine(
        processor(),
        os.cpu_count() or 1,
        f"{platform.system()} {platform.machine()}",
        platform.python_version(),
        round(os.getloadavg()[0], 1),
    )


def processor() -> str:
    described = Path("/proc/cpuinfo")
    lines = described.read_text(encoding="utf-8").splitlines() if described.is_file() else []
    named = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return named[0] if named else platform.processor() or platform.machine()


def measured(console: Console) -> dict[str, list[Figure]]:
    figures: dict[str, list[Figure]] = {}
    for game, rules in GAMES.items():
        figures[f"engine: {game}"] = list(shown(console, engine.measure(rules)))
    figures["server"] = list(shown(console, server.measure()))
    return figures


def shown(console: Console, figures: Iterator[Figure]) -> Iterator[Figure]:
    """Say on stderr what has just been measured."""
    for figure in figures:
        console.print(f"{figure.name} …", style="dim")
        yield figure


def table_of(result: Result) -> Table:
    machine = result.machine
    title = (
        f"Ducats {result.ducats}, {result.date}: {machine.processor}, {machine.cores} cores, "
        f"{machine.system}, Python {machine.python}, load {machine.load} at the start"
    )
    table = Table("figure", title=title, title_justify="left")
    for heading in ("median", "lowest", "highest"):
        table.add_column(heading, justify="right")
    table.add_column("unit")
    table.add_column("runs", justify="right")
    table.add_column("what")
    for part, figures in result.figures.items():
        table.add_row(part, style="bold")
        for figure in figures:
            values = (written(value) for value in (figure.median, figure.low, figure.high))
            table.add_row(f"  {figure.name}", *values, figure.unit, str(figure.runs), figure.note)
    return table


def written(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.2f}"


def main() -> int:
    date = datetime.datetime.now(datetime.UTC).strftime("%Y-%m-%d")
    result = Result(date, __version__, this_machine(), measured(Console(stderr=True, highlight=False)))
    Console(width=160, highlight=False).print(table_of(result))
    RESULTS.mkdir(exist_ok=True)
    file = RESULTS / f"{date}.json"
    file.write_bytes(msgspec.json.format(msgspec.json.encode(result), indent=2) + b"\n")
    print(f"The figures are in {file.relative_to(Path.cwd()) if file.is_relative_to(Path.cwd()) else file}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
