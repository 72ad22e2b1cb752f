"""The numbers of the habits that depend on how many play; found by letting habits play against habits."""

from typing import Final, final


@final
class Habit:
    """How people with so many rivals judge."""

    def __init__(self, keep: list[float], veto: float, fear: float) -> None:
        self.keep: Final = keep
        """By letter: what a character is worth on average, so that it is kept for a better moment."""
        self.veto: Final = veto
        """A Veto before somebody: one coin, in his last exchange."""
        self.fear: Final = fear
        """How often rivals find the card that hurts."""


TWO: Final = Habit([3.2, 2.1, 2.35, 1.4, 2.4, 2.65, 1.5, 2.5, 2.05, 1.95, 0.9], 0.7, 1.1)
THREE: Final = Habit([3.1, 1.7, 2.15, 1.4, 2.8, 2.9, 1.8, 2.3, 2.05, 2.1, 1.05], 0.45, 1.3)
MORE: Final = Habit([3.1, 1.7, 2.2, 1.45, 2.7, 2.65, 1.9, 3.0, 2.15, 1.8, 1.0], 0.45, 1.3)
HABITS: Final = [TWO, TWO, TWO, THREE, MORE, MORE, MORE, MORE, MORE]
"""By the number of seats."""
