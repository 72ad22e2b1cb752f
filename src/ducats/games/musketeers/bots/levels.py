"""The levels of Musketeers: three that look one duel ahead, and two who search."""

from functools import cache
from typing import Final, final

from ducats.bots.base import Bot, asked_seat, best_answer
from ducats.bots.distracted import Distracted
from ducats.bots.searching import SearchingBot
from ducats.engine.messages import Action, View
from ducats.engine.rng import Rng
from ducats.games import find
from ducats.games.musketeers.evaluation import MusketeersEvaluator
from ducats.games.musketeers.evaluation.evaluation import evaluated
from ducats.games.musketeers.evaluation.lookahead import is_looked_ahead, lookahead
from ducats.games.musketeers.evaluation.weights import CAREFUL, Weights
from ducats.search import Budget
from ducats.search.oversight import noticed

MARSHAL_SIMULATIONS: Final = 20
MARSHAL_ATTENTION: Final = 0.6
"""How many of its decisions it attends to: a clear step above the captain, and below the cardinal."""

CARELESS: Final = Weights(
    later_share=(1.0, 1.0, 1.0), third_jewel_ducats=0.0, jail_ducats=0.0, counts_cards=False
)
FORGETFUL: Final = Weights(counts_cards=False)


@final
class OnePly(Bot):
    """Evaluates the answers that come to mind: what each is worth at once and what it leaves for later."""

    def __init__(self, weights: Weights, overlooks: float = 0.0) -> None:
        self._rules = find("musketeers")
        self._weights = weights
        self._overlooks = overlooks
        """The chance that an answer does not come to mind."""

    def choose(self, view: View, rng: Rng) -> Action:
        seat = asked_seat(view)
        world = self._rules.imagine(view, rng)
        values = evaluated(world, seat, self._weights)
        seen = [values[place] for place in noticed(len(values), self._overlooks, rng)]
        return world.say(seat, best_answer([(value, answer) for answer, value in seen], rng))


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
        seat = asked_seat(view)
        world = self._rules.imagine(view, rng)
        if not is_looked_ahead(world, seat):
            action = self._searching.choose(view, rng)
            self.simulations = self._searching.simulations
            return action
        duel = lookahead(world, seat)
        duel.search(self._budget, rng)
        self.simulations = duel.determinizations
        return world.say(seat, duel.best())


def page() -> Bot:
    """Knows the odds of a fresh deck, forgets what was played, and overlooks most cards."""
    return OnePly(CARELESS, overlooks=0.75)


def musketeer() -> Bot:
    """Plays by the odds of a fresh deck and overlooks every other card."""
    return OnePly(FORGETFUL, overlooks=0.5)


def captain() -> Bot:
    """Counts every card and makes no slip within a horizon of one duel."""
    return OnePly(CAREFUL)


def marshal(budget: Budget) -> Bot:
    """Thinks of the rivals at three decisions of five, and of the odds alone at the others."""
    attentive = cardinal(Budget(min(budget.simulations, MARSHAL_SIMULATIONS)))
    return Distracted(attentive, captain(), MARSHAL_ATTENTION)


def cardinal(budget: Budget) -> Bot:
    """Looks ahead at what rivals will play in determinizations of what they see."""
    return Cardinal(budget)
