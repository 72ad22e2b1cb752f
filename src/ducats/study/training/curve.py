"""The learning curve as a picture."""

from collections.abc import Sequence
from html import escape
from typing import Final

from ducats.study.training.session import Point

WIDTH: Final = 640
HEIGHT: Final = 300
LEFT: Final = 56
RIGHT: Final = 16
TOP: Final = 44
BOTTOM: Final = 40

_STYLE: Final = """
svg { font: 14px system-ui, sans-serif; color-scheme: light dark }
.page { fill: #fffdf8 } text { fill: #2b2622 } .faint { fill: #6b625a; font-size: 12px }
.rule { stroke: #d9d0c3 } .par { stroke: #b0452f; stroke-dasharray: 4 4 }
.curve { stroke: #7a4b1f; stroke-width: 2.5; fill: none }
@media (prefers-color-scheme: dark) {
.page { fill: #1d1a17 } text { fill: #efe7db } .faint { fill: #a89d90 }
.rule { stroke: #453e37 } .par { stroke: #dd7a62 } .curve { stroke: #e0a96d }
}
"""


def curve_picture(title: str, points: Sequence[Point], seats: int) -> str:
    """Win share by minutes; the dashed line is the share of random play."""
    minutes = max(points[-1].seconds / 60.0, 1e-9)

    def across(seconds: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * seconds / 60.0 / minutes

    def up(share: float) -> float:
        return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * share

    shapes = [
        f'<line class="rule" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{up(share):.1f}" y2="{up(share):.1f}"/>'
        f'<text class="faint" x="{LEFT - 8}" y="{up(share) + 4:.1f}" text-anchor="end">{share:.2f}</text>'
        for share in (0.0, 0.25, 0.5, 0.75, 1.0)
    ]
    par = up(1.0 / seats)
    shapes.append(f'<line class="par" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{par:.1f}" y2="{par:.1f}"/>')
    path = " ".join(f"{across(point.seconds):.1f},{up(point.win_share):.1f}" for point in points)
    shapes.append(f'<polyline class="curve" points="{path}"/>')
    told = f"{minutes:.0f} minutes, {points[-1].games:,} games, {points[-1].decisions:,} decisions"
    shapes.append(
        f'<text class="faint" x="{WIDTH - RIGHT}" y="{HEIGHT - 12}" text-anchor="end">{told}</text>'
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" '
        f'viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(title)}">\n'
        f"<style>{_STYLE}</style>\n"
        f'<rect class="page" width="{WIDTH}" height="{HEIGHT}" rx="8"/>\n'
        f'<text x="16" y="26">{escape(title)}</text>\n' + "\n".join(shapes) + "\n</svg>\n"
    )
