"""The banker: plays the round to its end on tables that fit what he sees, and counts what it leaves."""

from functools import cache
from typing import final

from ducats.bots.base import Bot
from ducats.bots.merchants.reasons import explained
from ducats.bots.searching import SearchingBot
from ducats.engine.messages import Action, View
from ducats.engine.rng import Rng
from ducats.games import find
from ducats.search import Budget
from ducats.search.merchants import MerchantsEvaluator


@cache
def _evaluator() -> MerchantsEvaluator:
    """It remembers the markets it has seen."""
    return MerchantsEvaluator()


@final
class Banker(Bot):
    """The search decides; a word about a loading price is said with what speaks for it."""

    def __init__(self, budget: Budget) -> None:
        self._search = SearchingBot(find("merchants"), _evaluator(), budget)

    def choose(self, view: View, rng: Rng) -> Action:
        action = self._search.choose(view, rng)
        self.simulations = self._search.simulations
        return explained(view, action)


def banker(budget: Budget) -> Bot:
    return Banker(budget)
