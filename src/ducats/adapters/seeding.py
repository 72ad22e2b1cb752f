"""Seeds of environments: a number starts a reproducible series of games."""

from typing import final

from ducats.encoding.extra import needed_for

with needed_for("an environment"):
    from gymnasium.utils import seeding

LARGEST = 2**32


@final
class Seeds:
    """The seed of each next game, as text."""

    def __init__(self) -> None:
        self._dice, _ = seeding.np_random()

    def next(self, seed: int | None) -> str:
        """The seed that was asked for, and then others that follow from it."""
        if seed is None:
            return str(int(self._dice.integers(LARGEST)))
        self._dice, _ = seeding.np_random(seed)
        return str(seed)
