"""The levels of Merchants: one evaluation, three degrees of care, and two who search with it."""

from functools import cache
from typing import Final, final

from ducats.bots.base import Bot, RememberingBot, asked_seat
from ducats.bots.distracted import Distracted
from ducats.bots.memory import Memory
from ducats.bots.searching import SearchingBot
from ducats.engine.errors import MalformedAction
from ducats.engine.messages import Action, View
from ducats.engine.rng import Rng
from ducats.games import find
from ducats.games.merchants.bots.proposals import reconsider
from ducats.games.merchants.bots.reasons import explained
from ducats.games.merchants.evaluation import MerchantsEvaluator
from ducats.games.merchants.evaluation.weights import Weights
from ducats.games.merchants.rules.imagine import imagine
from ducats.games.merchants.rules.view import MerchantsView
from ducats.search import Budget

RULES: Final = find("merchants")
BURGOMASTER_SIMULATIONS: Final = 120


@final
class Trader(RememberingBot):
    """Judges every answer by the florins it will bring, and by those it denies to the others."""

    def __init__(self, weights: Weights, remembers: bool = True) -> None:
        self._evaluator = MerchantsEvaluator(weights)
        self.remembers = remembers

    def choose_remembering(self, view: View, memory: Memory, rng: Rng) -> Action:
        seat = asked_seat(view)
        if not isinstance(view, MerchantsView):
            raise MalformedAction(f"{type(view).__name__} is no view of Merchants")
        world = imagine(view, rng)
        answer = self._evaluator.choose(world, seat, rng)
        if self.remembers and memory.refused:
            others = self._evaluator.candidates(world, seat)
            answer = reconsider(world, seat, memory, answer, others)
        return explained(view, world.say(seat, answer))


@cache
def _searched() -> MerchantsEvaluator:
    """It remembers the markets it has seen."""
    return MerchantsEvaluator()


def peddler() -> Bot:
    """Takes prices as they stand, overlooks and forgets things, and climbs with a fat purse."""
    weights = Weights(
        sees_trends=False,
        reads_rivals=False,
        plans_status=False,
        envy=0.0,
        reserve=1000.0,
        boldness=0.75,
        overlooks=0.05,
    )
    return Trader(weights, remembers=False)


def bookkeeper() -> Bot:
    """Sees where prices go and plans the climb, but overlooks and forgets, and bids by rule of thumb."""
    weights = Weights(reads_rivals=False, envy=0.3, boldness=0.75, overlooks=0.07)
    return Trader(weights, remembers=False)


def shipowner() -> Bot:
    """Makes no slip, reads the rivals' warehouses, and grudges them their gains."""
    return Trader(Weights(boldness=1.05))


def burgomaster(budget: Budget) -> Bot:
    """Searches at every other decision, and answers as the shipowner does at the others."""
    return Distracted(banker(Budget(min(budget.simulations, BURGOMASTER_SIMULATIONS))), shipowner())


def banker(budget: Budget) -> Bot:
    """Searches with what the shipowner values."""
    return SearchingBot(RULES, _searched(), budget, explained, reconsider)
