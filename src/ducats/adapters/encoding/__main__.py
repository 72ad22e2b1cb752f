"""The page that lists all parts: python -m ducats.adapters.encoding > docs/guides/observations.md"""

from typing import Final

from ducats.adapters.encoding import layout, numbering, steps
from ducats.games import GAMES
from ducats.texts import Texts

SHOWN: Final = 3
"""Seats for which the parts are listed."""

HEAD: Final = """# What a learner sees

The parts of each game's vector, here for three seats; `layout(game, seats).describe()` of
`ducats.adapters.encoding` prints them for any number. All numbers are from 0 to 1: "by 20" means divided by
20 and cut off at 1. Rows and columns by seat go clockwise from the observer. Everything comes from the seat's
view, so the vector holds nothing that the seat may not know. How to use it: [research.md](research.md). This
page is printed by `python -m ducats.adapters.encoding`.

In the environments the vector is followed by the answer given so far: one number for each part, counted from
1 and divided by the number of values, 0 while the part is open.

| game | places | answers | parts of the longest answer | length of the vector by seats |
|---|---:|---:|---:|---|"""


def page() -> str:
    """The whole page."""
    lines = [HEAD]
    for game, rules in GAMES.items():
        sizes = range(rules.meta.min_seats, rules.meta.max_seats + 1)
        lengths = ", ".join(f"{seats}: {layout(game, seats).size}" for seats in sizes)
        small, flat = steps(game), numbering(game)
        lines.append(f"| {game} | {small.size:,} | {flat.size:,} | {small.longest} | {lengths} |")
    lines += ["\n## Long answers\n", "| question | parts, and how many values each has |", "|---|---|"]
    lines += [
        f"| `{question}` | {', '.join(f'{name} {width}' for name, width in named)} |"
        for game in GAMES
        for question, parts in steps(game).parts.items()
        if len(named := list(zip(steps(game).names[question], parts.widths, strict=True))) > 1
    ]
    texts = Texts("en")
    lines += [f"\n## {texts(f'game-{game}')}\n\n{layout(game, SHOWN).describe()}" for game in GAMES]
    return "\n".join(lines)


if __name__ == "__main__":
    print(page())
