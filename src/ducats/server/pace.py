"""How long an answer takes that the server gives: drawn without looking at the table, for everybody alike."""

from collections import deque
from collections.abc import Hashable
from math import ceil
from random import SystemRandom
from typing import Final

BEAT: Final = 0.5
"""Whoever thinks longer than their pause answers on one of the next beats, so that the time tells little."""
KEPT: Final = 64
ENOUGH: Final = 5
"""With fewer examples nobody knows what is usual; the very first one may include the start of a worker."""
_dice: Final = SystemRandom()


class Pace:
    """Remembers how long bots think about a question, so that one without a choice takes as long."""

    def __init__(self, least: float, most: float) -> None:
        self._least = least
        self._most = most
        self._recent: dict[Hashable, deque[float]] = {}

    def pause(self, about: Hashable = None) -> float:
        """Seconds until the answer; as many beats as thinking `about` this usually takes."""
        return self.on_beat(_dice.uniform(self._least, self._most), self._usual(about))

    @staticmethod
    def on_beat(pause: float, passed: float) -> float:
        """The pause, and whole beats more until it is longer than what has passed. No pause, no beats."""
        if not pause or passed <= pause:
            return pause
        return pause + BEAT * ceil((passed - pause) / BEAT)

    def note(self, about: Hashable, seconds: float) -> None:
        """So long has somebody thought about it who had a choice."""
        self._recent.setdefault(about, deque(maxlen=KEPT)).append(seconds)

    def _usual(self, about: Hashable) -> float:
        """Nine of ten decisions take no longer."""
        recent = sorted(self._recent.get(about, ()))
        return recent[len(recent) * 9 // 10] if len(recent) >= ENOUGH else 0.0
