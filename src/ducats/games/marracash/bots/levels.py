"""The levels of MarraCash: one evaluation, three degrees of care, and the sultan, who searches with it."""

from functools import cache
from typing import Final, final

from ducats.bots.base import Bot, asked_seat
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


@cache
def _evaluator() -> MarraCashEvaluator:
    """Its tables of chances are slow to make."""
    return MarraCashEvaluator()


@final
class Merchant(Bot):
    """Judges every answer, give or take an error, by the position after it or by the turn that follows."""

    def __init__(self, weights: Weights, slip_dirham: float = 0.0, plans_turns: bool = False) -> None:
        self._weights: Final = weights
        self._slip_dirham: Final = slip_dirham
        self._plans_turns: Final = plans_turns

    def choose(self, view: View, rng: Rng) -> Action:
        seat = asked_seat(view)
        if not isinstance(view, MarraCashView):
            raise MalformedAction(f"{type(view).__name__} is no view of MarraCash")
        world, town = imagine(view, rng), town_of(view.data)
        judgement = Judgement(town, world, seat, self._weights, self._slip_dirham, self._plans_turns)
        return world.say(seat, judgement.answer(rng))


def porter() -> Bot:
    """Looks after themselves alone, not quite as far ahead, and misjudges every answer by a good deal."""
    weights = Weights(trust=(0.8, 0.8, 0.8), rivals=0.0, leader=0.0, foresight=0.85)
    return Merchant(weights, slip_dirham=100.0)


def trader() -> Bot:
    """Weighs their own gain against that of the others, with few slips."""
    return Merchant(Weights(trust=(0.8, 0.8, 0.8)), slip_dirham=25.0)


def vizier() -> Bot:
    """Sees a whole turn and the reply to it, and pays more where many are after the visitors."""
    return Merchant(Weights(), plans_turns=True)


def sultan(budget: Budget) -> Bot:
    """Tries answers in imagined games, where everybody else plays as the vizier does."""
    return SearchingBot(find("marracash"), _evaluator(), budget)
