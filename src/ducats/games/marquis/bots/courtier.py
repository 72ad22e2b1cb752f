"""The lackey and the courtier: bots that judge a question as it lies on the table."""

from typing import Final, final

from ducats.bots.base import Bot
from ducats.engine.messages import Action, View
from ducats.engine.rng import Rng
from ducats.games import find
from ducats.games.marquis.bots.question import asked
from ducats.games.marquis.bots.reasons import explained
from ducats.games.marquis.evaluation import CARELESS, TUNED, Weights, Worths, answers_worth

LACKEY_WHIM_POINTS: Final = 1.2


def best(worths: Worths, rng: Rng) -> int:
    """The best answer; equal ones by lot, or low seats would always be the victims."""
    top = max(worths)[0]
    return rng.choice([answer for worth, answer in worths if worth >= top - 1e-9])


@final
class JudgingBot(Bot):
    """Judges every answer by what it is worth at once and by what it leaves for later."""

    def __init__(self, weights: list[Weights], whim: float = 0.0) -> None:
        self._weights = weights
        self._whim = whim
        """By how many points each answer may be misjudged, up or down."""

    def choose(self, view: View, rng: Rng) -> Action:
        seat = asked(view)
        world = find("marquis").imagine(view, rng)
        worths = answers_worth(world, seat, self._weights)
        if self._whim:
            worths = [(worth + self._whim * (2.0 * rng.chance() - 1.0), answer) for worth, answer in worths]
        return explained(view, world.say(seat, best(worths, rng)))


def lackey() -> Bot:
    return JudgingBot(CARELESS, LACKEY_WHIM_POINTS)


def courtier() -> Bot:
    return JudgingBot(TUNED)
