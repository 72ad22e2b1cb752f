"""Pictures of a contest as SVG: plain shapes and text, readable on light and dark pages."""

from collections.abc import Sequence
from html import escape
from typing import Final

from ducats.arena.entrants import name_of
from ducats.arena.standings import Ahead, Standing

ROW: Final = 34
LABEL: Final = 150
PLOT: Final = 430
CELL: Final = 74

_STYLE: Final = """
svg { font: 14px system-ui, sans-serif; color-scheme: light dark }
.page { fill: #fffdf8 } text { fill: #2b2622 } .faint { fill: #6b625a; font-size: 12px }
.reach { stroke: #7a4b1f; stroke-width: 3; stroke-linecap: round }
.rule { stroke: #d9d0c3 } .dot { fill: #7a4b1f }
.better { fill: #2f7d57 } .worse { fill: #b0452f }
@media (prefers-color-scheme: dark) {
.page { fill: #1d1a17 } text { fill: #efe7db } .faint { fill: #a89d90 }
.rule { stroke: #453e37 } .reach { stroke: #e0a96d } .dot { fill: #e0a96d }
.better { fill: #58b389 } .worse { fill: #dd7a62 }
}
"""


def ladder_picture(title: str, standings: Sequence[Standing]) -> str:
    """The ratings, best on top, each with its interval."""
    low = min(one.rating.low for one in standings)
    high = max(one.rating.high for one in standings)
    reach = max(high - low, 1.0)

    def across(rating: float) -> float:
        return LABEL + PLOT * (rating - low + 0.05 * reach) / (1.1 * reach)

    height = 70 + ROW * len(standings)
    shapes = []
    for tick in _ticks(low, high):
        x = across(tick)
        shapes.append(f'<line class="rule" x1="{x:.1f}" x2="{x:.1f}" y1="40" y2="{height - 28}"/>')
        shapes.append(_text(x, height - 10, f"{tick:g}", "faint", "middle"))
    for row, one in enumerate(standings):
        y = 58 + ROW * row
        mean, least, most = (across(value) for value in (one.rating.value, one.rating.low, one.rating.high))
        told = f"{name_of(one.bot)}: {one.rating.value:.1f} ({one.rating.low:.1f} to {one.rating.high:.1f})"
        shapes.append(
            f"<g><title>{escape(told)}</title>"
            f'<line class="reach" x1="{least:.1f}" x2="{most:.1f}" y1="{y}" y2="{y}"/>'
            f'<circle class="dot" cx="{mean:.1f}" cy="{y}" r="6"/></g>'
        )
        shapes.append(_text(LABEL - 10, y + 5, _short(one.bot), "", "end"))
        shapes.append(_text(LABEL + PLOT + 12, y + 5, f"{one.rating.value:.1f}", "", "start"))
    return _page(title, LABEL + PLOT + 70, height, shapes)


def matrix_picture(title: str, bots: Sequence[str], ahead: Sequence[Ahead]) -> str:
    """Who finishes ahead of whom: green is more often than not, red less, and the number says how often."""
    shares = {(one.bot, one.other): one.share for one in ahead}
    shapes = []
    for column, bot in enumerate(bots):
        shapes.append(_text(LABEL + CELL * (column + 0.5), 62, _short(bot, 10), "faint", "middle"))
    for row, bot in enumerate(bots):
        y = 72 + ROW * row
        shapes.append(_text(LABEL - 10, y + 22, _short(bot), "", "end"))
        for column, other in enumerate(bots):
            share = shares.get((bot, other))
            if share is not None:
                told = f"{name_of(bot)} ahead of {name_of(other)}: {share.low:.2f} to {share.high:.2f}"
                shapes.append(_cell(LABEL + CELL * column, y, share.value, told))
    return _page(title, LABEL + CELL * len(bots) + 20, 86 + ROW * len(bots), shapes)


def _cell(x: int, y: int, share: float, told: str) -> str:
    shade = "better" if share >= 0.5 else "worse"
    return (
        f"<g><title>{escape(told)}</title>"
        f'<rect class="{shade}" fill-opacity="{1.2 * abs(share - 0.5):.2f}" '
        f'x="{x + 2}" y="{y + 2}" width="{CELL - 4}" height="{ROW - 4}" rx="4"/>'
        f"{_text(x + CELL / 2, y + 22, f'{share:.2f}', '', 'middle')}</g>"
    )


def _ticks(low: float, high: float) -> list[float]:
    step = next((size for size in (0.5, 1.0, 2.0, 5.0, 10.0) if (high - low) / size <= 10), 20.0)
    first = int(low // step) + 1
    return [step * number for number in range(first, int(high // step) + 1)]


def _short(bot: str, most: int = 17) -> str:
    name = name_of(bot)
    return name if len(name) <= most else name[: most - 1] + "…"


def _text(x: float, y: float, told: str, kind: str, anchor: str) -> str:
    named = f' class="{kind}"' if kind else ""
    return f'<text{named} x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(told)}</text>'


def _page(title: str, width: int, height: int, shapes: Sequence[str]) -> str:
    body = "\n".join(shapes)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="0 0 {width} {height}" role="img" aria-label="{escape(title)}">\n'
        f"<style>{_STYLE}</style>\n"
        f'<rect class="page" width="{width}" height="{height}" rx="8"/>\n'
        f"{_text(16, 26, title, '', 'start')}\n{body}\n</svg>\n"
    )
