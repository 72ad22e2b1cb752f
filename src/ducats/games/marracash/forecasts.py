"""What a move would do: for the browser, bots and the terminal."""

from ducats.engine.messages import Seat
from ducats.engine.rng import Rng
from ducats.games.marracash import groups
from ducats.games.marracash.imagine import imagine
from ducats.games.marracash.souk import EXITS, SHOP_NAMES
from ducats.games.marracash.state import MarraCash
from ducats.games.marracash.tables import shop_colour
from ducats.games.marracash.view import Entry, Forecast, MarraCashView
from ducats.games.marracash.walk import Prospect


def forecast(seen: MarraCashView, mover: Seat, group: int, to: int) -> Forecast:
    """Who would enter where, what each owner would take and pay, if `mover` moved this group now.

    From a view alone: nothing that is hidden changes it.
    """
    g = imagine(seen, Rng("forecast"))
    return foresee(g, mover, g.tables.ways.between(group - 1, to - 1))


def foresee(g: MarraCash, mover: Seat, way: int) -> Forecast:
    """The same at the table itself."""
    prospect = Prospect(g, mover, way)
    end = g.tables.ways.ends[way]
    standing = g.group(way // EXITS) + g.group(end)
    entries: tuple[Entry, ...] = ()
    if prospect.entries:
        for shop, visitors, _ in prospect.entries:
            standing -= groups.alike(shop_colour(shop), visitors)
        entries = _told(g, prospect)
    return Forecast(
        group=way // EXITS + 1,
        to=int(end) + 1,
        entries=entries,
        commissions=tuple(prospect.commissions),
        changes=tuple(prospect.changes),
        standing=groups.letters(standing),
    )


def _told(g: MarraCash, prospect: Prospect) -> tuple[Entry, ...]:
    names = g.tables.card_names
    return tuple(
        [
            Entry(
                shop=SHOP_NAMES[shop],
                owner=int(g.owner(shop)),
                visitors=visitors,
                income=money,
                cards=tuple([names[card] for card in cards]),
            )
            for (shop, visitors, money), cards in zip(prospect.entries, prospect.cards, strict=True)
        ]
    )
