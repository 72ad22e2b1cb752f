"""A duel seen ahead: what rivals will play at tables that fit what a seat sees, and what each card brings."""

from time import perf_counter
from typing import Final, cast, final

from ducats.engine.frames import Play
from ducats.engine.messages import Seat
from ducats.engine.rng import Rng
from ducats.games.musketeers.questions import CommitCard
from ducats.games.musketeers.state import NOBODY, Musketeers
from ducats.search.ismcts import Budget
from ducats.search.musketeers.guess import Guess
from ducats.search.musketeers.judgement import CAREFUL, card_worths, unseen, weighed
from ducats.search.musketeers.odds import Draws
from ducats.search.musketeers.stakes import Purse

KEEP: Final = 0.8
"""The part of its usual charge for being used up that a card is charged by one who sees ahead."""

ENOUGH: Final = 150
"""More tables than this change nothing."""


@final
class Foresight:
    """MU-13: rivals answer by the captain's judgement of what they know in each of the tables imagined."""

    def __init__(self, g: Musketeers, seat: Seat) -> None:
        """`g` is a table imagined for the seat, whose card is asked; its hidden cards will be dealt anew."""
        self._g = g
        self._seat = seat
        self._guess = Guess(g, seat)
        self._stakes: Final = Purse(g, seat, CAREFUL).stakes()
        self.tables = 0
        """How many were looked at."""
        hand, guards = g.hands[seat], g.tables.guards
        draws = Draws(g.tables.values, unseen(g, seat), hand, g.seats - 1)
        coming = [guards[guard] for guard in g.pile]
        charge = KEEP * CAREFUL.keep[g.seats - 2]
        self._charges = [
            charge * weighed(self._stakes, draws.mean(place, coming)) for place in range(len(hand))
        ]
        self._brought = [0.0] * len(hand)

    def think(self, budget: Budget, rng: Rng) -> None:
        """Until the budget is used up or enough is seen; a simulation is a table. At least one."""
        stop = perf_counter() + budget.seconds if budget.seconds else 0.0
        for _ in range(min(budget.simulations, ENOUGH)):
            self.look(rng)
            if stop and perf_counter() >= stop:
                break

    def look(self, rng: Rng) -> None:
        """At one more table."""
        g, hand, values = self._g, self._g.hands[self._seat], self._g.tables.values
        self._guess.redeal(g, rng)
        total = 0
        strongest = weakest = NOBODY
        for rival in range(g.seats):
            if rival in (self._seat, g.jailed):
                continue
            card = expected(g, rival)
            total += values[card]
            strongest = max(strongest, card)
            weakest = card if weakest == NOBODY else min(weakest, card)
        jewel, rivals_jewel, prison, rivals_prison = self._stakes
        guard = g.guard_value()
        for place in range(len(hand)):
            card = hand[place]
            if total + values[card] >= guard:
                self._brought[place] += jewel if card > strongest else rivals_jewel
            else:
                self._brought[place] += prison if weakest == NOBODY or card < weakest else rivals_prison
        self.tables += 1

    def best(self) -> int:
        """The card that promises most."""
        worths = self.worths()
        return self._g.hands[self._seat][worths.index(max(worths))]

    def worths(self) -> list[float]:
        """What each card in hand has brought on average, less what it could do later."""
        return [
            brought / self.tables - charge
            for brought, charge in zip(self._brought, self._charges, strict=True)
        ]


def expected(g: Musketeers, rival: Seat) -> int:
    """The card a rival will play with the hand he has."""
    worths = card_worths(g, rival, CAREFUL)
    best = 0
    for place in range(1, len(worths)):
        if worths[place] > worths[best]:
            best = place
    return g.hands[rival][best]


def foresees(play: Play, seat: Seat) -> bool:
    """Whether a seat is asked what to play in a duel that concerns it (MU-30)."""
    return isinstance(play.frames[-1], CommitCard) and cast(Musketeers, play).jailed != seat


def foresight(play: Play, seat: Seat) -> Foresight:
    """At a table imagined for the seat."""
    return Foresight(cast(Musketeers, play), seat)
