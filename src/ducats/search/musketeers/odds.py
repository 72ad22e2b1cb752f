"""The chances of a card in a duel: to be the strongest of a won one, or the weakest of a lost one.

The ways to draw a total are counted in one long number, WIDTH bits for each total: its powers are the sums of
several draws, and its remainder by FULL adds all totals up.
"""

from typing import Final, final

from ducats.games.musketeers.tables import DECK

Chances = tuple[float, float, float, float]
"""Of one card: my jewel, a rival's, my prison, a rival's (MU-16, MU-17). Together they are certain."""

WIDTH: Final = 24
"""Room for the ways three rivals can draw from the whole deck."""
FULL: Final = (1 << WIDTH) - 1


def one_draw(values: tuple[int, ...], cards: list[int]) -> int:
    """In how many ways one card makes each total."""
    ways = 0
    for card in cards:
        ways += 1 << WIDTH * values[card]
    return ways


def reaching(ways: int, missing: int) -> int:
    """How many of these ways make up for what is missing."""
    return (ways >> WIDTH * missing) % FULL if missing > 0 else ways % FULL


@final
class Draws:
    """A seat's cards against so many rivals, each of whom plays any of `unseen`, equally likely.

    Both lists are in rising order.
    """

    def __init__(self, values: tuple[int, ...], unseen: list[int], hand: list[int], others: int) -> None:
        self._values = [values[card] for card in hand]
        self._whole = float(len(unseen) ** others)
        everything = one_draw(values, unseen)
        self._ways = everything**others
        self._weaker: list[int] = []
        self._stronger: list[int] = []
        below = 0
        place = 0
        for card in hand:
            while place < len(unseen) and unseen[place] < card:
                below += 1 << WIDTH * values[unseen[place]]
                place += 1
            above = everything - below
            if place < len(unseen) and unseen[place] == card:
                above -= 1 << WIDTH * values[card]
            self._weaker.append(below**others)
            self._stronger.append(above**others)

    def chances(self, place: int, guard: int) -> Chances:
        """MU-15: of the card at this place of the hand."""
        missing = guard - self._values[place]
        strongest = reaching(self._weaker[place], missing) / self._whole
        won = reaching(self._ways, missing) / self._whole
        stronger = self._stronger[place]
        weakest = (stronger % FULL - reaching(stronger, missing)) / self._whole
        return strongest, won - strongest, weakest, 1.0 - won - weakest

    def mean(self, place: int, guards: list[int]) -> Chances:
        """Over guards that are equally likely."""
        if not guards:
            return 0.0, 0.0, 0.0, 0.0
        a = b = c = d = 0.0
        for guard in guards:
            e, f, g, h = self.chances(place, guard)
            a += e
            b += f
            c += g
            d += h
        count = float(len(guards))
        return a / count, b / count, c / count, d / count


@final
class Book:
    """The chances of every card by the odds of a fresh deck: slow to make, so made once per pile."""

    def __init__(
        self, values: tuple[int, ...], guards: tuple[int, ...], pile: list[int], seats: int, keep: float
    ) -> None:
        self.seats: Final = seats
        deck = list(range(DECK))
        all_fight = Draws(values, deck, deck, seats - 1)
        one_in_jail = Draws(values, deck, deck, seats - 2)
        self.later: Final = [all_fight.mean(card, [guards[guard] for guard in pile]) for card in deck]
        """Against a guard that nobody knows yet."""
        self.now: Final = {
            guard: [less(all_fight.chances(card, guards[guard]), self.later[card], keep) for card in deck]
            for guard in pile
        }
        """By guard: the chances now, less `keep` times those later, for a card can be played only once."""
        self.now_jailed: Final = {
            guard: [less(one_in_jail.chances(card, guards[guard]), self.later[card], keep) for card in deck]
            for guard in pile
        }
        """The same with one rival in jail (MU-31)."""


def less(some: Chances, others: Chances, times: float) -> Chances:
    a, b, c, d = some
    e, f, g, h = others
    return a - times * e, b - times * f, c - times * g, d - times * h
