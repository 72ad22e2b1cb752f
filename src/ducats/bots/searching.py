"""Bots that search: the one of `ducats.search` behind the face of a bot."""

from collections.abc import Callable
from typing import Any, final

from ducats.bots.base import RememberingBot, asked_seat
from ducats.bots.memory import Memory, Reconsider
from ducats.engine.messages import Action, View
from ducats.engine.rng import Rng
from ducats.engine.rules import Rules
from ducats.search import Budget, Evaluator, Search


@final
class SearchingBot(RememberingBot):
    """A view in, an action out. What is no choice is answered at once."""

    def __init__(
        self,
        rules: Rules,
        evaluator: Evaluator[Any],
        budget: Budget,
        explained: Callable[[View, Action], Action] | None = None,
        reconsider: Reconsider | None = None,
    ) -> None:
        self._rules = rules
        self._evaluator = evaluator
        self._budget = budget
        self._explained = explained
        """Adds to an answer what speaks for it, in games whose bots talk."""
        self._reconsider = reconsider
        self.remembers = reconsider is not None

    def choose_remembering(self, view: View, memory: Memory, rng: Rng) -> Action:
        action = self._found(view, memory, rng)
        return action if self._explained is None else self._explained(view, action)

    def _found(self, view: View, memory: Memory, rng: Rng) -> Action:
        seat = asked_seat(view)
        world = self._rules.imagine(view, rng)
        candidates = self._evaluator.candidates(world, seat)
        self.simulations = 0
        if len(candidates) == 1:
            return world.say(seat, candidates[0])
        result = Search(self._rules, self._evaluator, view, rng).run(self._budget)
        self.simulations = result.simulations
        answer = result.answer(rng)
        if self._reconsider is not None and memory.refused:
            arms = sorted(result.arms(), key=lambda arm: -arm.visits)
            answer = self._reconsider(world, seat, memory, answer, [arm.answer for arm in arms])
        return world.say(seat, answer)
