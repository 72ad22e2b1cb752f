"""Marshal and cardinal: they look ahead at what rivals will play in determinizations of what they see."""

from functools import cache
from typing import Final, final

from ducats.bots.base import Bot
from ducats.bots.distracted import Distracted
from ducats.bots.random_bot import choices_of
from ducats.bots.searching import SearchingBot
from ducats.engine.messages import Action, View
from ducats.engine.rng import Rng
from ducats.games import find
from ducats.games.musketeers.bots.levels import captain
from ducats.games.musketeers.evaluation import MusketeersEvaluator
from ducats.games.musketeers.evaluation.lookahead import is_looked_ahead, lookahead
from ducats.search import Budget

MARSHAL_SIMULATIONS: Final = 10


@cache
def _evaluator() -> MusketeersEvaluator:
    """It keeps what it has evaluated."""
    return MusketeersEvaluator()


@final
class Cardinal(Bot):
    """Looks ahead in a duel; rewards and tokens are searched as every level that searches does."""

    def __init__(self, budget: Budget) -> None:
        self._rules = find("musketeers")
        self._budget = budget
        self._searching = SearchingBot(self._rules, _evaluator(), budget)

    def choose(self, view: View, rng: Rng) -> Action:
        choices_of(view)
        seat = view.seat
        assert seat is not None
        world = self._rules.imagine(view, rng)
        if not is_looked_ahead(world, seat):
            action = self._searching.choose(view, rng)
            self.simulations = self._searching.simulations
            return action
        duel = lookahead(world, seat)
        duel.search(self._budget, rng)
        self.simulations = duel.determinizations
        return world.say(seat, duel.best())


def marshal(budget: Budget) -> Bot:
    """Thinks of the rivals at every other decision, and of the odds alone at the others."""
    return Distracted(Cardinal(Budget(min(budget.simulations, MARSHAL_SIMULATIONS))), captain())


def cardinal(budget: Budget) -> Bot:
    return Cardinal(budget)
