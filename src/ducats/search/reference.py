"""The reference policy: a game's rollout policy, with the second thoughts that people have.

A rollout policy always gives the same answer. Where a game has little luck, all its continuations would be
one, and every chance 0 or 1: a certainty that no table knows. So now and then it gives another good answer.
"""

from typing import Any, Final, final

from ducats.engine.messages import Seat
from ducats.engine.play import Play
from ducats.engine.rng import Rng
from ducats.search.evaluator import Evaluator

SECOND_THOUGHTS: Final = 0.15
"""How often another of the most promising answers is considered as good as the usual one."""
PROMISING: Final = 3
"""How many of the candidates."""


@final
class Reference(Evaluator[Play]):
    """A game's evaluator, whose rollout policy is less sure of itself."""

    def __init__(self, evaluator: Evaluator[Any]) -> None:
        super().__init__(evaluator.horizon, evaluator.breadth, evaluator.rivals, evaluator.worlds)
        self._evaluator = evaluator

    def believe(self, play: Play, seat: Seat, rng: Rng) -> None:
        self._evaluator.believe(play, seat, rng)

    def candidates(self, play: Play, seat: Seat) -> list[int]:
        return self._evaluator.candidates(play, seat)

    def rollout(self, play: Play, seat: Seat, rng: Rng) -> int:
        if rng.chance() >= SECOND_THOUGHTS:
            return self._evaluator.rollout(play, seat, rng)
        return rng.choice(self._evaluator.candidates(play, seat)[:PROMISING])

    def value(self, play: Play) -> list[float]:
        return self._evaluator.value(play)
