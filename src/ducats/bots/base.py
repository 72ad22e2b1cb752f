"""What a bot is."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import NamedTuple

from ducats.bots.memory import BLANK, Memory
from ducats.engine.errors import NotYourTurn
from ducats.engine.messages import Action, Seat, View
from ducats.engine.rng import Rng
from ducats.search import Budget


class Bot(ABC):
    """A program that answers questions. It is given a view and dice of its own, and nothing else but what its
    seat remembers of the game."""

    remembers: bool = False
    """Whether that changes anything."""
    simulations: int = 0
    """How many the last decision took, if this bot searches; reports tell it."""

    def check_game(self, game: str) -> None:
        """BadOptions if it cannot play this game; the arena asks before the first one."""
        return

    @abstractmethod
    def choose(self, view: View, rng: Rng) -> Action:
        """One of the actions that the view's question offers; the same view and dice give the same action."""

    def choose_remembering(self, view: View, memory: Memory, rng: Rng) -> Action:
        """The same for a bot that remembers, which overrides it; the others need not know of it."""
        return self.choose(view, rng)


class RememberingBot(Bot):
    """One for whom it makes a difference what was refused before."""

    remembers = True

    def choose(self, view: View, rng: Rng) -> Action:
        return self.choose_remembering(view, BLANK, rng)

    @abstractmethod
    def choose_remembering(self, view: View, memory: Memory, rng: Rng) -> Action:
        """The same view, memory and dice give the same action."""


class Levels(NamedTuple):
    """The bots of a game by name, weakest first: those that answer at once and those that search."""

    quick: dict[str, Callable[[], Bot]]
    searching: dict[str, Callable[[Budget], Bot]]
    former: Mapping[str, str] = MappingProxyType({})
    """What a level is called now, by its former name: stored tables and records keep those."""


def asked_seat(view: View) -> Seat:
    """The seat that has to answer; NotYourTurn if the viewer is asked nothing."""
    if view.seat is None or view.question is None or view.question.choices is None:
        raise NotYourTurn(f"seat {view.seat} is asked nothing")
    return view.seat


def best_answer(values: Iterable[tuple[float, int]], rng: Rng) -> int:
    """The answer of the highest value; equal ones by lot, or low seats would always be the victims."""
    known = list(values)
    top = max(known)[0]
    return rng.choice([answer for value, answer in known if value >= top - 1e-9])
