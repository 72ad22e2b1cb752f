"""The picture of a result: bars on a logarithmic scale, as SVG that is readable on light and dark pages."""

from html import escape
from math import ceil, floor, log10
from typing import Final

from bench.measure import Figure
from bench.results import Result

PARTS: Final = {
    "playouts, driven": "Random playouts driven from Python, answers per second",
    "environments": "Environments for learners, decisions per second",
    "playouts, inside": "Random playouts inside the engine, answers per second",
    "search": "Information-set tree search, simulations per second",
}
WIDTH: Final = 960
LEFT: Final = 370
RIGHT: Final = 80
BAR: Final = 14
STEP: Final = 20
STYLE: Final = """
text { font: 12px system-ui, sans-serif; fill: #24292f }
.title { font-weight: 600; font-size: 14px }
.scale { fill: #6e7781; font-size: 11px }
.line { stroke: #d0d7de }
.compiled { fill: #8a5a00 } .pure { fill: #d9a441 } .yardstick { fill: #1f6feb } .other { fill: #8c959f }
@media (prefers-color-scheme: dark) {
  text { fill: #e6edf3 } .scale { fill: #9198a1 } .line { stroke: #3d444d }
  .compiled { fill: #f2b84b } .pure { fill: #9a7432 } .yardstick { fill: #58a6ff } .other { fill: #6e7681 }
}
"""
KINDS: Final = {"Ducats compiled": "compiled", "Ducats pure": "pure", "OpenSpiel": "yardstick"}


def draw(result: Result) -> str:
    panels: list[str] = []
    top = 12
    for part, title in PARTS.items():
        figures = sorted(result.figures.get(part, []), key=lambda figure: -figure.median)
        if figures:
            panels.append(panel(title, figures, top))
            top += 64 + STEP * len(figures)
    summary = f"Speed of Ducats and others on {result.date}, {result.machine.processor}, one core"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {top}" role="img" '
        f'aria-label="{escape(summary)}">\n<title>{escape(summary)}</title>\n<style>{STYLE}</style>\n'
        + "\n".join(panels)
        + "\n</svg>\n"
    )


def panel(title: str, figures: list[Figure], top: int) -> str:
    """One title, one bar for each figure, one line for each power of ten."""
    low = floor(log10(min(figure.median for figure in figures)))
    high = max(low + 1, ceil(log10(max(figure.median for figure in figures))))
    unit = (WIDTH - LEFT - RIGHT) / (high - low)
    bottom = top + 26 + STEP * len(figures)
    parts = [f'<text class="title" x="8" y="{top + 12}">{escape(title)}</text>']
    for power in range(low, high + 1):
        x = LEFT + unit * (power - low)
        parts.append(f'<line class="line" x1="{x:.1f}" x2="{x:.1f}" y1="{top + 22}" y2="{bottom}"/>')
        place = f'x="{x:.1f}" y="{bottom + 14}" text-anchor="middle"'
        parts.append(f'<text class="scale" {place}>{short(10.0**power)}</text>')
    for row, figure in enumerate(figures):
        y = top + 26 + STEP * row
        length = max(1.0, unit * (log10(figure.median) - low))
        label = escape(f"{figure.who}: {figure.name}")
        kind = KINDS.get(figure.who, "other")
        parts.append(f'<text x="{LEFT - 8}" y="{y + 11}" text-anchor="end">{label}</text>')
        parts.append(f'<rect class="{kind}" x="{LEFT}" y="{y}" width="{length:.1f}" height="{BAR}" rx="2"/>')
        parts.append(f'<text x="{LEFT + length + 6:.1f}" y="{y + 11}">{short(figure.median)}</text>')
    return "\n".join(parts)


def short(value: float) -> str:
    for size, letter in ((1e6, " M"), (1e3, " k")):
        if value >= size:
            return f"{value / size:.3g}{letter}"
    return f"{value:.3g}"
