"""The levels of Musketeers: three that look one duel ahead, and the cardinal, who searches."""

from functools import cache
from typing import Final, final

from ducats.bots.base import Bot, asked_seat, best_answer
from ducats.bots.searching import SearchingBot
from ducats.engine.messages import Action, View
from ducats.engine.rng import Rng
from ducats.games import find
from ducats.games.musketeers.evaluation import MusketeersEvaluator
from ducats.games.musketeers.evaluation.evaluation import evaluated
from ducats.games.musketeers.evaluation.lookahead import is_looked_ahead, lookahead
from ducats.games.musketeers.evaluation.weights import CAREFUL, Weights
from ducats.search import Budget

CARELESS: Final = Weights(
    later_share=(1.0, 1.0, 1.0), third_jewel_ducats=0.0, jail_ducats=0.0, counts_cards=False
)
FORGETFUL: Final = Weights(counts_cards=False)


@final
class OnePly(Bot):
    """Evaluates every answer by what it is worth at once and by what it leaves for later."""

    def __init__(self, weights: Weights, slip_ducats: float = 0.0) -> None:
        self._rules = find("musketeers")
        self._weights = weights
        self._slip_ducats = slip_ducats
        """By how much each answer may be misjudged, up or down."""

    def choose(self, view: View, rng: Rng) -> Action:
        seat = asked_seat(view)
        world = self._rules.imagine(view, rng)
        values = evaluated(world, seat, self._weights)
        if self._slip_ducats:
            slip = self._slip_ducats
            values = [(answer, value + slip * (2.0 * rng.chance() - 1.0)) for answer, value in values]
        return world.say(seat, best_answer([(value, answer) for answer, value in values], rng))


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
    """Knows the odds of a fresh deck, forgets what was played, and misjudges every answer by many ducats."""
    return OnePly(CARELESS, slip_ducats=20.0)


def musketeer() -> Bot:
    """Plays by the odds of a fresh deck and slips by a few ducats."""
    return OnePly(FORGETFUL, slip_ducats=7.0)


def captain() -> Bot:
    """Counts every card and makes no slip within a horizon of one duel."""
    return OnePly(CAREFUL)


def cardinal(budget: Budget) -> Bot:
    """Looks ahead at what rivals will play in determinizations of what they see."""
    return Cardinal(budget)
