"""What a bot is."""

from abc import ABC, abstractmethod

from ducats.engine.messages import Action, View
from ducats.engine.rng import Rng


class Bot(ABC):
    """A program that answers questions. It is given a view and dice of its own, and nothing else."""

    simulations: int = 0
    """How many the last decision took, if this bot searches; reports tell it."""

    @abstractmethod
    def choose(self, view: View, rng: Rng) -> Action:
        """One of the actions that the view's question offers; the same view and dice give the same action."""
