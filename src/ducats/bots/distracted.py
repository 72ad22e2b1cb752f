"""A bot whose attention comes and goes, as that of people does."""

from typing import Final, final

from ducats.bots.base import Bot
from ducats.engine.messages import Action, View
from ducats.engine.rng import Rng

HALF: Final = 0.5


@final
class Distracted(Bot):
    """Answers as one bot while it attends, and as a plainer one at all other decisions."""

    def __init__(self, attentive: Bot, plain: Bot, attention: float = HALF) -> None:
        self._attentive = attentive
        self._plain = plain
        self._attention = attention
        """The chance that it attends to a decision."""

    def choose(self, view: View, rng: Rng) -> Action:
        bot = self._attentive if rng.chance() < self._attention else self._plain
        action = bot.choose(view, rng)
        self.simulations = bot.simulations
        return action
