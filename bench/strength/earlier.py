"""Levels as they were, as rivals: what learning has brought is seen by playing against those who have not."""

from functools import cache
from math import sqrt
from typing import final

from ducats.bots.base import Bot
from ducats.bots.searching import SearchingBot
from ducats.engine.messages import Seat
from ducats.engine.rng import Rng
from ducats.games import find
from ducats.games.marquis.bots import proposals as marquis_proposals
from ducats.games.marquis.bots import reasons as marquis_reasons
from ducats.games.marquis.evaluation import MarquisEvaluator
from ducats.games.marquis.evaluation.values import (
    POINTS_PER_TURN_OF_LUCK,
    TURNS_OF_LUCK_AT_THE_END,
    blended,
    cards_left,
    prospect,
    shares_of,
)
from ducats.games.marquis.rules.state import Marquis
from ducats.games.merchants.bots.proposals import reconsider
from ducats.games.merchants.bots.reasons import explained
from ducats.games.merchants.evaluation import MerchantsEvaluator
from ducats.search import Budget, Evaluator


@cache
def _without_network() -> MerchantsEvaluator:
    """It remembers the markets it has seen."""
    return MerchantsEvaluator(learned=False)


def banker(simulations: str) -> Bot:
    """The banker of Merchants without learned values: `bench.strength.earlier:banker@40`."""
    return SearchingBot(
        find("merchants"), _without_network(), Budget(int(simulations)), explained, reconsider
    )


@final
class FittedMarquis(Evaluator[Marquis]):
    """All as it is, but positions are valued by the points that were fitted to games, as with more than four
    players."""

    def __init__(self) -> None:
        self._now = MarquisEvaluator()
        super().__init__(self._now.horizon, self._now.breadth, self._now.rivals, self._now.worlds)

    def value(self, play: Marquis) -> list[float]:
        if play.is_over():
            return self._now.value(play)
        expected = [prospect(play, seat) for seat in range(play.seats)]
        turns_left = TURNS_OF_LUCK_AT_THE_END + sqrt(cards_left(play) / play.seats)
        return blended(shares_of(expected, POINTS_PER_TURN_OF_LUCK[play.seats] * turns_left), expected)

    def clock(self, play: Marquis) -> int:
        return self._now.clock(play)

    def candidates(self, play: Marquis, seat: Seat) -> list[int]:
        return self._now.candidates(play, seat)

    def priors(self, play: Marquis, seat: Seat, candidates: list[int]) -> list[float]:
        return self._now.priors(play, seat, candidates)

    def rollout(self, play: Marquis, seat: Seat, rng: Rng) -> int:
        return self._now.rollout(play, seat, rng)

    def shown(self, play: Marquis, seat: Seat, answer: int) -> int:
        return self._now.shown(play, seat, answer)

    def believe(self, play: Marquis, seat: Seat, rng: Rng) -> None:
        self._now.believe(play, seat, rng)


def duchess(simulations: str) -> Bot:
    """The duchess of Marquis without learned values: `bench.strength.earlier:duchess@40`."""
    return SearchingBot(
        find("marquis"),
        FittedMarquis(),
        Budget(int(simulations)),
        marquis_reasons.explained,
        marquis_proposals.reconsider,
    )
