"""What a move would do, secret antiques aside; where an owner chooses a card, the default is taken."""

from typing import Final, final

from ducats.engine.messages import Seat
from ducats.engine.rng import Rng
from ducats.games.marracash.rules import groups
from ducats.games.marracash.rules.codecs import card_names
from ducats.games.marracash.rules.imagine import imagine
from ducats.games.marracash.rules.printed import shop_colour
from ducats.games.marracash.rules.questions import Act
from ducats.games.marracash.rules.souk import EXITS, SHOP_NAMES
from ducats.games.marracash.rules.state import MarraCash
from ducats.games.marracash.rules.view import Entry, MarraCashView
from ducats.games.marracash.rules.walk import Prospect, entering


@final
class Forecast:
    """Who would enter where, and what everybody would take and pay, if a group were moved now."""

    def __init__(self, g: MarraCash, mover: Seat, way: int) -> None:
        start, end = way // EXITS, int(g.printed.ways.ends[way])
        self.group: Final = start + 1
        self.to: Final = end + 1
        standing = g.group(start) + g.group(end)
        entries = entering(g, g.group(start), way, 0)
        for shop, visitors, _ in entries:
            standing -= groups.alike(shop_colour(shop), visitors)
        self.standing: Final = groups.letters(standing)
        """The group on the destination afterwards."""
        self.entries: tuple[Entry, ...] = ()
        self.commissions: tuple[int, ...] = g.chosen.nothing
        """What each seat would pay the mover."""
        self.changes: tuple[int, ...] = g.chosen.nothing
        """What each seat's cash would change by."""
        if entries:
            prospect = Prospect(g, mover, entries)
            self.entries = _told(g, prospect)
            self.commissions = tuple(prospect.commissions)
            self.changes = tuple(prospect.changes)


def forecasts(seen: MarraCashView) -> list[Forecast]:
    """What each move of the player who is about to act would do, from their view alone."""
    question = seen.question
    if question is None or question.id != Act.question or question.choices is None or seen.auctioned:
        return []
    g = imagine(seen, Rng("forecast"))
    return [Forecast(g, question.asked[0], way) for way in g.moves()]


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
