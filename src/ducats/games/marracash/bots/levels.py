"""The levels of MarraCash: one evaluation, three degrees of care, and two who search with it."""

from functools import cache
from typing import Final, final

from ducats.bots.base import Bot, asked_seat
from ducats.bots.distracted import Distracted
from ducats.bots.searching import SearchingBot
from ducats.engine.errors import MalformedAction
from ducats.engine.messages import Action, View
from ducats.engine.rng import Rng
from ducats.games import find
from ducats.games.marracash.evaluation import MarraCashEvaluator
from ducats.games.marracash.evaluation.judgement import Judgement
from ducats.games.marracash.evaluation.town import town_of
from ducats.games.marracash.evaluation.weights import Weights
from ducats.games.marracash.rules.imagine import imagine
from ducats.games.marracash.rules.view import MarraCashView
from ducats.search import Budget

EMIR_SIMULATIONS: Final = 30


@cache
def _evaluator() -> MarraCashEvaluator:
    """Its tables of chances are slow to make."""
    return MarraCashEvaluator()


@final
class Merchant(Bot):
    """Judges the answers that come to mind by the position after them or by the turn that follows."""

    def __init__(self, weights: Weights, plans_turns: bool = False) -> None:
        self._weights: Final = weights
        self._plans_turns: Final = plans_turns

    def choose(self, view: View, rng: Rng) -> Action:
        seat = asked_seat(view)
        if not isinstance(view, MarraCashView):
            raise MalformedAction(f"{type(view).__name__} is no view of MarraCash")
        world, town = imagine(view, rng), town_of(view.data)
        judgement = Judgement(town, world, seat, self._weights, self._plans_turns)
        return world.say(seat, judgement.answer(rng))


def porter() -> Bot:
    """Hardly looks at the others, overlooks much of what could be done, and is carried away by bidding."""
    return Merchant(
        Weights(trust=(0.8, 0.8, 0.8), rivals=0.1, leader=0.05, foresight=0.9, overlooks=0.4, fever=50.0)
    )


def trader() -> Bot:
    """Weighs their own gain against that of the others, but overlooks an answer now and then."""
    return Merchant(Weights(trust=(0.8, 0.8, 0.8), overlooks=0.2, fever=25.0))


def vizier() -> Bot:
    """Sees a whole turn and the reply to it, and pays more where many are after the visitors."""
    return Merchant(Weights(), plans_turns=True)


def emir(budget: Budget) -> Bot:
    """Searches at every other decision, and plans as the vizier does at the others."""
    return Distracted(sultan(Budget(min(budget.simulations, EMIR_SIMULATIONS))), vizier())


def sultan(budget: Budget) -> Bot:
    """Tries answers in imagined games, where everybody else plays as the vizier does."""
    return SearchingBot(find("marracash"), _evaluator(), budget)
