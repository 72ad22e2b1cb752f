"""What a move would do, worked out from a view alone: for the browser, bots and the terminal."""

from ducats.engine.messages import Seat
from ducats.games.marracash.seen import Entry, Forecast, MarraCashView
from ducats.games.marracash.souk import LETTERS, SHOP_NAMES
from ducats.games.marracash.state import letters
from ducats.games.marracash.tables import COLOUR_COUNT, SHOP_COLOUR, Tables, tables_of
from ducats.games.marracash.walk import NOBODY, Prospect, Sale, entering


def forecast(seen: MarraCashView, mover: Seat, group: int, to: int) -> Forecast:
    """Who would enter where, what each owner would take and pay, if `mover` moved this group now."""
    tables = tables_of(seen.data)
    owner = [NOBODY if stall.owner is None else stall.owner for stall in seen.stalls]
    sale = Sale(
        tables,
        seen.options.commission_scope == "shop",
        seen.options.souvenir_sale == "optional",
        owner,
        mover,
    )
    return foresee(
        sale,
        seen.seats,
        [stall.customers for stall in seen.stalls],
        [tables.card_numbers[card] for card in seen.open_cards],
        (counted(seen.fountains[group - 1]), counted(seen.fountains[to - 1])),
        (group - 1, to - 1),
    )


def foresee(
    sale: Sale,
    seats: int,
    customers: list[int],
    open_cards: list[int],
    groups: tuple[list[int], list[int]],
    way: tuple[int, int],
) -> Forecast:
    """The same from bare numbers: the groups on both fountains, and the way from one to the other."""
    tables = sale.tables
    entries = entering(tables, sale.owner, customers, groups[0], passed_on(tables, way))
    thought = Prospect(seats, sale, entries, open_cards)
    standing = [there + here for there, here in zip(groups[1], groups[0], strict=True)]
    for shop, visitors, _ in entries:
        standing[SHOP_COLOUR[shop]] -= visitors
    return Forecast(
        group=way[0] + 1,
        to=way[1] + 1,
        entries=_told(sale, thought),
        commissions=tuple(thought.commissions),
        changes=tuple(thought.changes),
        standing=letters(standing),
    )


def _told(sale: Sale, thought: Prospect) -> tuple[Entry, ...]:
    names = sale.tables.card_names
    return tuple(
        Entry(
            shop=SHOP_NAMES[shop],
            owner=sale.owner[shop],
            visitors=visitors,
            income=money,
            cards=tuple(names[card] for card in cards),
        )
        for (shop, visitors, money), cards in zip(thought.entries, thought.cards, strict=True)
    )


def passed_on(tables: Tables, way: tuple[int, int]) -> tuple[int, ...]:
    """The shops on the way from a fountain to a neighbouring one."""
    start, to = way
    return tables.souk.passed[start][tables.souk.exits[start].index(to)]


def counted(group: str) -> list[int]:
    """A group by colour."""
    counts = [0] * COLOUR_COUNT
    for letter in group:
        counts[LETTERS.index(letter)] += 1
    return counts
