"""A result as Markdown, on the screen and in docs/benchmarks.md."""

from pathlib import Path
from typing import Final

from bench.marked import replace_between
from bench.measure import Figure
from bench.plot import draw
from bench.results import Result

DOCS: Final = Path(__file__).parents[1] / "docs"
PAGE: Final = DOCS / "benchmarks.md"
PICTURE: Final = DOCS / "images" / "benchmarks.svg"
BEGIN: Final = "<!-- figures: written by make bench -->\n"
END: Final = "<!-- end of figures -->\n"
HEAD: Final = ("measure", "whose", "median", "lowest – highest", "× hearts", "the same runs", "what")


def page_of(result: Result) -> str:
    """All tables of a run."""
    machine = result.machine
    versions = ", ".join(f"{who} {version}" for who, version in result.versions.items())
    lines = [
        f"Taken on {result.date}: {machine.processor}, {machine.cores} cores, {machine.system}, "
        f"Python {machine.python}, load {machine.load} at the start; {result.rounds} rounds of "
        f"{result.seconds:g} s for each measure." + (f" {versions}." if versions else ""),
        "",
    ]
    if result.missing:
        lines += ["Not measured:", "", *(f"- {who}: {why}" for who, why in result.missing.items()), ""]
    for part, figures in result.figures.items():
        lines += [f"### {part.capitalize()}", "", *table_of(figures), ""]
    return "\n".join(lines)


def table_of(figures: list[Figure]) -> list[str]:
    rows = [HEAD, *(row_of(figure) for figure in figures)]
    used = [column for column in range(len(HEAD)) if any(row[column] for row in rows[1:])]
    widths = [max(len(row[column]) for row in rows) for column in range(len(HEAD))]
    right = {2, 3, 4}

    def line(row: tuple[str, ...]) -> str:
        cells = (row[c].rjust(widths[c]) if c in right else row[c].ljust(widths[c]) for c in used)
        return f"| {' | '.join(cells)} |"

    rule = " | ".join("-" * (widths[c] - 1) + (":" if c in right else "-") for c in used)
    return [line(rows[0]), f"| {rule} |", *(line(row) for row in rows[1:])]


def row_of(figure: Figure) -> tuple[str, ...]:
    return (
        figure.name,
        figure.who,
        f"{written(figure.median)} {figure.unit}",
        f"{written(figure.low)} – {written(figure.high)}",
        "" if figure.ratio is None else f"{figure.ratio:.3g}",
        ", ".join(f"{written(value)} {unit}" for unit, value in figure.beside.items()),
        figure.note,
    )


def written(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.2f}"


def publish(result: Result) -> None:
    """Put the tables and the picture of a run into the documentation."""
    replace_between(PAGE, BEGIN, END, page_of(result))
    PICTURE.write_text(draw(result), encoding="utf-8")
