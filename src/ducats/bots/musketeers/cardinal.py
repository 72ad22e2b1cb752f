"""The cardinal: foresees what rivals will play on tables that fit what he sees."""

from functools import cache
from typing import final

from ducats.bots.base import Bot
from ducats.bots.random_bot import choices_of
from ducats.bots.searching import SearchingBot
from ducats.engine.messages import Action, View
from ducats.engine.rng import Rng
from ducats.games import find
from ducats.search import Budget
from ducats.search.musketeers import MusketeersEvaluator
from ducats.search.musketeers.foresight import foresees, foresight


@cache
def _evaluator() -> MusketeersEvaluator:
    """It remembers what it has judged."""
    return MusketeersEvaluator()


@final
class Cardinal(Bot):
    """Looks one duel ahead with open eyes; rewards and tokens he searches like everybody who searches."""

    def __init__(self, budget: Budget) -> None:
        self._rules = find("musketeers")
        self._budget = budget
        self._searching = SearchingBot(self._rules, _evaluator(), budget)

    def choose(self, view: View, rng: Rng) -> Action:
        choices_of(view)
        seat = view.seat
        assert seat is not None
        world = self._rules.imagine(view, rng)
        if not foresees(world, seat):
            action = self._searching.choose(view, rng)
            self.simulations = self._searching.simulations
            return action
        duel = foresight(world, seat)
        duel.think(self._budget, rng)
        self.simulations = duel.tables
        return world.say(seat, duel.best())


def cardinal(budget: Budget) -> Bot:
    return Cardinal(budget)
