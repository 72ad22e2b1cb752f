"""The lackey and the courtier: bots that judge a question as it lies on the table."""

from typing import Final, final

from ducats.bots.base import Bot
from ducats.bots.marquis.appraisal import TUNED, Weights
from ducats.bots.marquis.bargaining import Worths
from ducats.bots.marquis.habits import judged
from ducats.bots.marquis.reasons import explained
from ducats.bots.marquis.table import asked, imagined
from ducats.engine.messages import Action, View
from ducats.engine.rng import Rng

CARELESS: Final = TUNED._replace(keep=(2.0,) * 11, fear=0.0, envy=0.3, patience=0.5, guard=0.4)
"""Sees no danger, keeps no card for a better moment, and hardly minds what others gain."""


def best(worths: Worths, rng: Rng) -> int:
    """The best answer; equal ones by lot, or low seats would always be the victims."""
    top = max(worth for _, worth in worths)
    return rng.choice([answer for answer, worth in worths if worth >= top - 1e-9])


@final
class Judging(Bot):
    """Judges every answer by what it is worth at once and by what it leaves for later."""

    def __init__(self, weights: Weights = TUNED, whim: float = 0.0) -> None:
        self._weights = weights
        self._whim = whim
        """By how many points each answer may be misjudged, up or down."""

    def choose(self, view: View, rng: Rng) -> Action:
        seen, seat = asked(view)
        g = imagined(seen, rng)
        worths = judged(g, seat, self._weights)
        if self._whim:
            worths = [(answer, worth + self._whim * (2.0 * rng.chance() - 1.0)) for answer, worth in worths]
        return explained(view, g.say(seat, best(worths, rng)))


def lackey() -> Bot:
    return Judging(CARELESS, whim=1.2)


def courtier() -> Bot:
    return Judging()
