"""A secret simultaneous choice: everybody picks in secret, then all is turned up at once.

The kernel keeps the answers of a question to several seats sealed until the last one is in; this adds what
such questions share: who is asked, and that nothing happens before everybody has chosen.
"""

from abc import abstractmethod
from typing import TypeVar

from mypy_extensions import mypyc_attr

from ducats.engine.frames import Ask, Play
from ducats.engine.messages import Seat

G = TypeVar("G", bound=Play)


@mypyc_attr(allow_interpreted_subclasses=True)
class SecretChoice(Ask[G]):
    """One choice of every seat in `seats`, all revealed together."""

    def __init__(self, seats: tuple[Seat, ...]) -> None:
        self.seats = seats

    def parameters(self) -> tuple[int, ...]:
        return self.seats

    @abstractmethod
    def revealed(self, g: G, choices: list[int]) -> None:
        """All choices, in the order of `seats`. Ends with exactly one of g.become, g.leave."""

    def answered(self, g: G, answers: list[int]) -> None:
        self.revealed(g, answers)
