"""Bots that search: the one of `ducats.search` behind the face of a bot."""

from typing import Any, final

from ducats.bots.base import Bot
from ducats.bots.random_bot import choices_of
from ducats.engine.messages import Action, View
from ducats.engine.rng import Rng
from ducats.engine.rules import Rules
from ducats.search import Budget, Evaluator, Search


@final
class SearchingBot(Bot):
    """A view in, an action out. What is no choice is answered at once."""

    def __init__(self, rules: Rules, evaluator: Evaluator[Any], budget: Budget) -> None:
        self._rules = rules
        self._evaluator = evaluator
        self._budget = budget

    def choose(self, view: View, rng: Rng) -> Action:
        choices_of(view)
        seat = view.seat
        assert seat is not None
        world = self._rules.imagine(view, rng)
        candidates = self._evaluator.candidates(world, seat)
        self.simulations = 0
        if len(candidates) == 1:
            return world.say(seat, candidates[0])
        result = Search(self._rules, self._evaluator, view, rng).run(self._budget)
        self.simulations = result.simulations
        return world.say(seat, result.answer(rng))
