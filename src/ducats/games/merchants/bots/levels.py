"""The levels of Merchants: one evaluation, three degrees of care, and the banker, who searches with it."""

from functools import cache
from typing import Final, final

from ducats.bots.base import Bot
from ducats.bots.random_bot import choices_of
from ducats.bots.searching import SearchingBot
from ducats.engine.errors import MalformedAction
from ducats.engine.messages import Action, View
from ducats.engine.rng import Rng
from ducats.games import find
from ducats.games.merchants.bots.reasons import explained
from ducats.games.merchants.evaluation import MerchantsEvaluator
from ducats.games.merchants.evaluation.weights import Weights
from ducats.games.merchants.rules.imagine import imagine
from ducats.games.merchants.rules.view import MerchantsView
from ducats.search import Budget

RULES: Final = find("merchants")


@final
class Trader(Bot):
    """Judges every answer by the florins it will bring, and by those it denies to the others."""

    def __init__(self, weights: Weights, slip: float = 0.0) -> None:
        """`slip`: by how many florins an answer may be misjudged, up or down."""
        self._evaluator = MerchantsEvaluator(weights)
        self._slip = slip

    def choose(self, view: View, rng: Rng) -> Action:
        choices_of(view)
        seat = view.seat
        if seat is None or not isinstance(view, MerchantsView):
            raise MalformedAction(f"{type(view).__name__} is no view of a seat of Merchants")
        world = imagine(view, rng)
        answer = self._evaluator.choose(world, seat, rng, self._slip)
        return explained(view, world.say(seat, answer))


@final
class Banker(Bot):
    """The search decides; a word about a loading price is said with what speaks for it."""

    def __init__(self, budget: Budget) -> None:
        self._search = SearchingBot(RULES, _searched(), budget)

    def choose(self, view: View, rng: Rng) -> Action:
        action = self._search.choose(view, rng)
        self.simulations = self._search.simulations
        return explained(view, action)


@cache
def _searched() -> MerchantsEvaluator:
    """It remembers the markets it has seen."""
    return MerchantsEvaluator()


def peddler() -> Bot:
    """Takes prices as they stand, misjudges by hundreds, and climbs as soon as the purse is fat."""
    weights = Weights(
        sees_trends=False, reads_rivals=False, plans_status=False, envy=0.0, reserve=1500.0, boldness=0.75
    )
    return Trader(weights, slip=250.0)


def merchant() -> Bot:
    """Sees where prices go and plans the climb, but is off by some coins and bids by rule of thumb."""
    return Trader(Weights(reads_rivals=False, envy=0.3, boldness=0.75), slip=80.0)


def patrician() -> Bot:
    """Makes no slip, reads the rivals' warehouses, and grudges them their gains."""
    return Trader(Weights(boldness=1.05))


def banker(budget: Budget) -> Bot:
    return Banker(budget)
