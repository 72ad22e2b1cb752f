"""The odds of a card in a duel: to be the strongest of a won one, or the weakest of a lost one.

The ways to draw a total are counted in one long number, WIDTH bits for each total: its powers are the sums of
several draws, and its remainder by FULL adds all totals up.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ducats.engine import bits
from ducats.games.musketeers.rules.printed import DECK, GUARDS

Payoffs = tuple[float, float, float, float]
"""What the outcomes of a duel are worth to a seat: my jewel, a rival's, my prison, a rival's."""

Chances = tuple[float, float, float, float]
"""Of one card: my jewel, a rival's, my prison, a rival's (MU-16, MU-17). Together they are certain."""

WIDTH: Final = 24
"""Room for the ways three rivals can draw from the whole deck."""
FULL: Final = (1 << WIDTH) - 1


def one_draw(values: list[int], cards: list[int]) -> int:
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
    """A seat's cards against a number of rivals, each of whom plays any of `unseen`, equally likely.

    Both lists are in rising order.
    """

    def __init__(self, values: list[int], unseen: list[int], hand: list[int], others: int) -> None:
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


def weighed(payoffs: Payoffs, chances: Chances) -> float:
    """What these chances are worth."""
    a, b, c, d = payoffs
    e, f, g, h = chances
    return a * e + b * f + c * g + d * h


@final
class FreshDeckOdds:
    """The odds of every card against a fresh deck and a full pile: slow to make, so made once per pile."""

    def __init__(self, values: list[int], guards: list[int], pile: list[int], seats: int) -> None:
        self.values: Final = values
        """By card."""
        self.seats: Final = seats
        deck = list(range(DECK))
        all_fight = Draws(values, deck, deck, seats - 1)
        one_in_jail = Draws(values, deck, deck, seats - 2)
        rows = [all_fight.chances(card, guard) for guard in guards for card in deck]
        rows += [one_in_jail.chances(card, guard) for guard in guards for card in deck]
        rows += [all_fight.mean(card, [guards[guard] for guard in pile]) for card in deck]
        self._chances: Final = vec[float]([chance for row in rows for chance in row])

    def now(self, guard: i64, card: i64, one_in_jail: bool, payoffs: Payoffs) -> float:
        """What a card may win or lose against this guard, if perhaps (MU-31) one rival is in jail."""
        return self._weighed((GUARDS + guard if one_in_jail else guard) * DECK + card, payoffs)

    def later(self, card: i64, payoffs: Payoffs) -> float:
        """The same against a guard that nobody knows yet, with everybody fighting."""
        return self._weighed(2 * GUARDS * DECK + card, payoffs)

    def coming(self, pile: i64, card: i64, payoffs: Payoffs) -> float:
        """The mean against the guards that may still come."""
        if not pile:
            return 0.0
        total = 0.0
        guards = pile
        while guards:
            total += self._weighed(bits.lowest(guards) * DECK + card, payoffs)
            guards &= guards - 1
        return total / float(bits.count(pile))

    def _weighed(self, row: i64, payoffs: Payoffs) -> float:
        chances = self._chances
        a, b, c, d = payoffs
        at = 4 * row
        return a * chances[at] + b * chances[at + 1] + c * chances[at + 2] + d * chances[at + 3]
