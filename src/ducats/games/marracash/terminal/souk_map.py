"""The souk drawn in characters, cell by cell as the plan of the data file has it."""

from collections import Counter
from typing import Final

from rich.text import Text

from ducats.engine.plain_text import SEAT_LETTERS
from ducats.games.marracash.rules.printed import printed_of
from ducats.games.marracash.rules.souk import PALM, SHOP_NUMBER, Cell, Souk
from ducats.games.marracash.rules.view import MarraCashView

COLOURS: Final = {
    "Y": "#000000 on #e5b62e",
    "R": "#ffffff on #b8322a",
    "B": "#ffffff on #2a62b8",
    "G": "#ffffff on #2f7d43",
    "P": "#ffffff on #7b3f98",
}
"""Not by name: a theme may give two names one hue."""
CELL: Final = 6
"""How many characters wide a cell is; it is two lines high."""


def souk_map(view: MarraCashView) -> Text:
    """Shops with owner and customers, fountains with the groups that stand there, palm trees and alleys."""
    souk = printed_of(view.data).souk
    lines = []
    for row in range(souk.height):
        upper, lower = Text(), Text()
        for column in range(souk.width):
            over, under = _cell(souk, (row, column), view)
            upper.append_text(over)
            lower.append_text(under)
        lines += [upper, lower]
    return Text("\n").join(lines)


def _cell(souk: Souk, cell: Cell, view: MarraCashView) -> tuple[Text, Text]:
    """The two lines of a cell."""
    if cell in souk.fountain_cells:
        return _fountain(souk, souk.fountain_cells.index(cell), view)
    plan = souk.at(cell)
    if plan == PALM:
        return _padded(Text("  ♣", "green")), _padded(Text("  |", "green"))
    if souk.is_paved(cell):
        return _padded(Text()), _padded(Text("  ·", "dim"))
    return _shop(souk, cell, plan, view)


def _fountain(souk: Souk, fountain: int, view: MarraCashView) -> tuple[Text, Text]:
    gate = "*" if fountain in souk.entrances else ""
    return _padded(Text(f"({fountain + 1}){gate}", "bold")), _padded(
        people(shortened(view.fountains[fountain]))
    )


def _shop(souk: Souk, cell: Cell, name: str, view: MarraCashView) -> tuple[Text, Text]:
    """One half of a shop; the first half says whose it is."""
    number = SHOP_NUMBER[name]
    stall = view.stalls[number]
    auctioned = view.auction is not None and view.auction.shop == name
    first, _ = sorted(souk.shop_cells[number])
    owner = "" if stall.owner is None else f"{SEAT_LETTERS[stall.owner]}×{stall.customers}"
    over = f" {name}{'!' if auctioned else ''}"
    under = f" {owner}" if cell == first else ""
    goes_on = (cell[0], cell[1] + 1) in souk.shop_cells[number]
    width = CELL if goes_on else CELL - 1
    style = COLOURS[name[0]] + (" bold" if stall.owner is not None or auctioned else "")
    halves = (Text(f"{line:<{width}}"[:width], style) for line in (over, under))
    upper, lower = (_padded(half) for half in halves)
    return upper, lower


def _padded(text: Text) -> Text:
    text.truncate(CELL, pad=True)
    return text


def shortened(group: str) -> str:
    """A group that fits into a cell: `RRG`, or `3Y2R` if that is too long, or how many they are."""
    if len(group) < CELL:
        return group
    counted = "".join(f"{count}{letter}" for letter, count in Counter(group).items())
    return counted if len(counted) < CELL else str(len(group))


def people(group: str) -> Text:
    """Visitors by the letters of their colours."""
    line = Text()
    for letter in group:
        line.append(letter, COLOURS.get(letter, "bold"))
    return line


def mark(shop: str) -> Text:
    return Text(f" {shop} ", COLOURS[shop[0]])
