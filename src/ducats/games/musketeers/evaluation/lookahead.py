"""A duel seen ahead: what rivals will play in determinizations of a view, and what each card then brings."""

from time import perf_counter
from typing import Final, cast, final

from ducats.engine import bits
from ducats.engine.messages import Seat
from ducats.engine.play import Play
from ducats.engine.rng import Rng
from ducats.games.musketeers.evaluation.belief import Belief
from ducats.games.musketeers.evaluation.evaluation import card_values, fresh_deck_odds, unseen
from ducats.games.musketeers.evaluation.odds import Draws, weighed
from ducats.games.musketeers.evaluation.rollout import best_place
from ducats.games.musketeers.evaluation.valuation import Valuation
from ducats.games.musketeers.evaluation.weights import CAREFUL
from ducats.games.musketeers.rules.printed import DECK
from ducats.games.musketeers.rules.questions import CommitCard
from ducats.games.musketeers.rules.state import NO_CARD, Musketeers
from ducats.search.ismcts import Budget

LOOKAHEAD_LATER_FACTOR: Final = 0.8
"""The part of its usual charge for being used up that a card is charged by one who looks ahead."""

MAX_DETERMINIZATIONS: Final = 150
"""More of them change nothing."""


@final
class DuelLookahead:
    """MU-13: rivals answer by the careful evaluation of what they know in each determinization."""

    def __init__(self, g: Musketeers, seat: Seat) -> None:
        """`g` is a table imagined for the seat, whose card is asked; its hidden cards will be dealt anew."""
        self._g = g
        self._seat = seat
        self._hand: Final = bits.numbers(g.hand(seat))
        self._belief = Belief(g, seat)
        self._payoffs: Final = Valuation(g, seat, CAREFUL).payoffs()
        self.determinizations = 0
        """How many were looked at."""
        cards = bits.numbers(unseen(g, seat))
        draws = Draws(fresh_deck_odds(g).values, cards, self._hand, g.seats - 1)
        coming = list(g.printed.guard_values(g.pile()))
        share = LOOKAHEAD_LATER_FACTOR * CAREFUL.later_share[g.seats - 2]
        self._charges = [
            share * weighed(self._payoffs, draws.mean(place, coming)) for place in range(len(self._hand))
        ]
        self._brought = [0.0] * len(self._hand)

    def search(self, budget: Budget, rng: Rng) -> None:
        """Until the budget is used up or enough is seen; a simulation is a determinization. At least one."""
        stop = perf_counter() + budget.seconds if budget.seconds else 0.0
        for _ in range(min(budget.simulations, MAX_DETERMINIZATIONS)):
            self.simulate(rng)
            if stop and perf_counter() >= stop:
                break

    def simulate(self, rng: Rng) -> None:
        """Look at one more determinization."""
        g, values = self._g, self._g.printed.values
        self._belief.redeal(g, rng)
        total = 0
        strongest = NO_CARD
        weakest = DECK
        for rival in range(g.seats):
            if rival == self._seat or rival == g.jailed():
                continue
            card = expected_card(g, rival)
            total += values[card]
            strongest = max(strongest, card)
            weakest = min(weakest, card)
        jewel, rivals_jewel, prison, rivals_prison = self._payoffs
        guard = g.guard_value()
        for place, card in enumerate(self._hand):
            if total + values[card] >= guard:
                self._brought[place] += jewel if card > strongest else rivals_jewel
            else:
                self._brought[place] += prison if card < weakest else rivals_prison
        self.determinizations += 1

    def best(self) -> int:
        """The card that promises most."""
        return self._hand[best_place(self.values())]

    def values(self) -> list[float]:
        """What each card in hand has brought on average, less what it could do later."""
        return [
            brought / self.determinizations - charge
            for brought, charge in zip(self._brought, self._charges, strict=True)
        ]


def expected_card(g: Musketeers, rival: Seat) -> int:
    """The card a rival will play with the hand they have."""
    return int(bits.nth(g.hand(rival), best_place(card_values(g, rival, CAREFUL))))


def is_looked_ahead(play: Play, seat: Seat) -> bool:
    """Whether a seat is asked what to play in a duel that concerns it (MU-30)."""
    return isinstance(play.open, CommitCard) and cast(Musketeers, play).jailed() != seat


def lookahead(play: Play, seat: Seat) -> DuelLookahead:
    """At a table imagined for the seat."""
    return DuelLookahead(cast(Musketeers, play), seat)
