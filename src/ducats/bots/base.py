"""What a bot is."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import NamedTuple

from ducats.engine.messages import Action, View
from ducats.engine.rng import Rng
from ducats.search import Budget


class Bot(ABC):
    """A program that answers questions. It is given a view and dice of its own, and nothing else."""

    simulations: int = 0
    """How many the last decision took, if this bot searches; reports tell it."""

    @abstractmethod
    def choose(self, view: View, rng: Rng) -> Action:
        """One of the actions that the view's question offers; the same view and dice give the same action."""


class Levels(NamedTuple):
    """The bots of a game by name, weakest first: those that answer at once and those that search."""

    quick: dict[str, Callable[[], Bot]]
    searching: dict[str, Callable[[Budget], Bot]]
