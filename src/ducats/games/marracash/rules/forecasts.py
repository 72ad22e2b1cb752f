"""What a move would do: for the browser, bots and the terminal."""

from ducats.engine.messages import Seat
from ducats.engine.rng import Rng
from ducats.games.marracash.rules import groups
from ducats.games.marracash.rules.codecs import card_names
from ducats.games.marracash.rules.imagine import imagine
from ducats.games.marracash.rules.printed import shop_colour
from ducats.games.marracash.rules.souk import EXITS, SHOP_NAMES
from ducats.games.marracash.rules.state import MarraCash
from ducats.games.marracash.rules.view import Entry, Forecast, MarraCashView
from ducats.games.marracash.rules.walk import Prospect, entering


def forecast(seen: MarraCashView, mover: Seat, group: int, to: int) -> Forecast:
    """Who would enter where, what each owner would take and pay, if `mover` moved this group now.

    From a view alone: nothing that is hidden changes it.
    """
    g = imagine(seen, Rng("forecast"))
    return foresee(g, mover, g.printed.ways.between(group - 1, to - 1))


def foresee(g: MarraCash, mover: Seat, way: int) -> Forecast:
    """The same at the table itself."""
    start, end = way // EXITS, int(g.printed.ways.ends[way])
    standing = g.group(start) + g.group(end)
    entries = entering(g, g.group(start), way, 0)
    if not entries:
        nothing = g.chosen.nothing
        written = groups.letters(standing)
        return Forecast(
            group=start + 1, to=end + 1, entries=(), commissions=nothing, changes=nothing, standing=written
        )
    for shop, visitors, _ in entries:
        standing -= groups.alike(shop_colour(shop), visitors)
    prospect = Prospect(g, mover, entries)
    return Forecast(
        group=start + 1,
        to=end + 1,
        entries=_told(g, prospect),
        commissions=tuple(prospect.commissions),
        changes=tuple(prospect.changes),
        standing=groups.letters(standing),
    )


def _told(g: MarraCash, prospect: Prospect) -> tuple[Entry, ...]:
    told: list[Entry] = []
    for index, (shop, visitors, money) in enumerate(prospect.entries):
        name, owner, cards = SHOP_NAMES[shop], int(g.owner(shop)), prospect.cards[index]
        if cards:
            names = card_names(g, cards)
            told.append(Entry(shop=name, owner=owner, visitors=visitors, income=money, cards=names))
        else:
            told.append(Entry(shop=name, owner=owner, visitors=visitors, income=money))
    return tuple(told)
