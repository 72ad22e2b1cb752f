"""Lackey, steward and courtier: bots that judge a question as it lies on the table."""

from typing import final

from ducats.bots.base import Bot
from ducats.engine.messages import Action, View
from ducats.engine.rng import Rng
from ducats.games import find
from ducats.games.marquis.bots.question import asked
from ducats.games.marquis.bots.reasons import explained
from ducats.games.marquis.evaluation import CARELESS, HASTY, TUNED, Weights, Worths, answers_worth
from ducats.search.oversight import noticed


def best(worths: Worths, rng: Rng) -> int:
    """The best answer; equal ones by lot, or low seats would always be the victims."""
    top = max(worths)[0]
    return rng.choice([answer for worth, answer in worths if worth >= top - 1e-9])


@final
class JudgingBot(Bot):
    """Judges the answers that come to mind by what they are worth at once and what they leave for later."""

    def __init__(self, weights: list[Weights], overlooks: float = 0.0) -> None:
        self._weights = weights
        self._overlooks = overlooks
        """The chance that an answer does not come to mind."""

    def choose(self, view: View, rng: Rng) -> Action:
        seat = asked(view)
        world = find("marquis").imagine(view, rng)
        worths = answers_worth(world, seat, self._weights)
        seen = [worths[place] for place in noticed(len(worths), self._overlooks, rng)]
        return explained(view, world.say(seat, best(seen, rng)))


def lackey() -> Bot:
    """Sees no danger, keeps no card for a better moment, and overlooks most of what could be done."""
    return JudgingBot(CARELESS, overlooks=0.6)


def steward() -> Bot:
    """Thinks little of what is still to come, and overlooks an answer now and then."""
    return JudgingBot(HASTY, overlooks=0.2)


def courtier() -> Bot:
    return JudgingBot(TUNED)
