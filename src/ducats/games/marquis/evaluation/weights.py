"""The numbers of the judgement, all in points unless they are shares."""

from typing import Final, final


@final
class Weights:
    """How somebody judges: with less care, it is a weaker player."""

    def __init__(
        self,
        keep: list[float],
        veto: float,
        fear: float,
        envy: float = 1.0,
        patience: float = 0.8,
        guard: float = 1.0,
    ) -> None:
        self.keep: Final = keep
        """By letter: what a character is worth on average, so that it is kept for a better moment."""
        self.veto: Final = veto
        """A Veto before somebody: one coin, in the last exchange."""
        self.fear: Final = fear
        """How many of the cards that hurt each rival is expected to lay in a round."""
        self.envy: Final = envy
        """How much of what all rivals lose together counts as gained, with two players; shared among more."""
        self.patience: Final = patience
        """What is left of a good rate that is only in hand, by what may happen until it is used."""
        self.guard: Final = guard
        """The loss at which a Veto is played early in the game."""


_TWO: Final = Weights([3.2, 2.1, 2.35, 1.4, 2.4, 2.65, 1.5, 2.5, 2.05, 1.95, 0.9], 0.7, 1.1)
_THREE: Final = Weights([3.1, 1.7, 2.15, 1.4, 2.8, 2.9, 1.8, 2.3, 2.05, 2.1, 1.05], 0.45, 1.3)
_MORE: Final = Weights([3.1, 1.7, 2.2, 1.45, 2.7, 2.65, 1.9, 3.0, 2.15, 1.8, 1.0], 0.45, 1.3)
TUNED: Final = [_TWO, _TWO, _TWO, _THREE, _MORE, _MORE, _MORE, _MORE, _MORE]
"""By the number of seats; found by letting rollout policies play against each other."""
CARELESS: Final = [Weights([2.0] * 11, 0.45, 0.0, envy=0.3, patience=0.5, guard=0.4)] * len(TUNED)
"""Sees no danger, keeps no card for a better moment, and hardly minds what others gain."""
HASTY: Final = [Weights([2.0] * 11, 0.45, 0.6, envy=0.6, patience=0.6, guard=0.6)] * len(TUNED)
"""Sees half of the danger, and takes what there is to take now."""
