"""The duchess: thinks some rounds ahead on tables that fit what she sees; so she bargains, too."""

from functools import cache
from typing import final

from ducats.bots.base import Bot
from ducats.bots.searching import SearchingBot
from ducats.engine.messages import Action, View
from ducats.engine.rng import Rng
from ducats.games import find
from ducats.games.marquis.bots.reasons import explained
from ducats.games.marquis.evaluation import MarquisEvaluator
from ducats.search import Budget


@cache
def _evaluator() -> MarquisEvaluator:
    return MarquisEvaluator()


@final
class Duchess(Bot):
    """The search decides; its answer to an offer is said with what speaks for it."""

    def __init__(self, budget: Budget) -> None:
        self._search = SearchingBot(find("marquis"), _evaluator(), budget)

    def choose(self, view: View, rng: Rng) -> Action:
        action = self._search.choose(view, rng)
        self.simulations = self._search.simulations
        return explained(view, action)


def duchess(budget: Budget) -> Bot:
    return Duchess(budget)
