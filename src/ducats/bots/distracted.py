"""A bot whose attention comes and goes, as that of people does."""

from typing import Final, final

from ducats.bots.base import Bot, RememberingBot
from ducats.bots.memory import Memory
from ducats.engine.messages import Action, View
from ducats.engine.rng import Rng

HALF: Final = 0.5


@final
class Distracted(RememberingBot):
    """Answers as one bot while it attends, and as a plainer one at all other decisions."""

    def __init__(self, attentive: Bot, plain: Bot, attention: float = HALF) -> None:
        self._attentive = attentive
        self._plain = plain
        self._attention = attention
        """The chance that it attends to a decision."""
        self.remembers = attentive.remembers or plain.remembers

    def choose_remembering(self, view: View, memory: Memory, rng: Rng) -> Action:
        bot = self._attentive if rng.chance() < self._attention else self._plain
        action = bot.choose_remembering(view, memory, rng)
        self.simulations = bot.simulations
        return action
