"""Worlds that fit a view: determinizations. Copying one is cheap beside imagining it, so they are kept."""

from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ducats.engine.messages import View
from ducats.engine.play import Play
from ducats.engine.rng import Rng
from ducats.engine.rules import Rules
from ducats.search.evaluator import Evaluator

BASELINE_WEIGHT: Final = 2.0
"""Weight of the average world's results beside those of a single one, in simulations."""


@final
class Determinizations:
    """Imagines a new world for each simulation until enough are kept, then takes them in turn."""

    def __init__(self, rules: Rules, evaluator: Evaluator[Any], view: View, rng: Rng) -> None:
        self._rules = rules
        self._evaluator = evaluator
        self._view = view
        self._rng = rng
        self._seats: Final[i64] = view.seats
        self._plays: list[Play] = []
        self._dice: list[Rng] = []
        """Each world has dice of its own, so that all answers meet the same luck in it."""
        self._next = 0
        self._current: i64 = 0
        self._simulations = 0
        # Results: of all worlds by seat, and of each world by seat.
        self._usual_totals = vec[float]([0.0] * view.seats)
        self._visits = vec[i64]([])
        self._totals = vec[float]([])

    def __len__(self) -> int:
        return len(self._plays)

    def draw(self, dice: Rng) -> Play:
        """A copy of the next world, with `dice` set to the luck that belongs to it."""
        if len(self._plays) < self._evaluator.worlds:
            self._current = len(self._plays)
            self._plays.append(self._imagined())
            self._dice.append(Rng(f"world {self._rng.word()}"))
            self._visits = append(self._visits, 0)
            for _ in range(self._seats):
                self._totals = append(self._totals, 0.0)
        else:
            self._current = self._next
            self._next = (self._next + 1) % len(self._plays)
        dice.follow(self._dice[self._current])
        return self._plays[self._current].copy()

    def _imagined(self) -> Play:
        play = self._rules.imagine(self._view, self._rng)
        # What rivals have sealed is unknown and without effect so far: the search answers for them.
        play.unseal()
        if self._view.seat is not None:
            self._evaluator.believe(play, self._view.seat, self._rng)
        return play

    def count(self, values: list[float]) -> None:
        """A simulation in the current world is over: what it brought each seat on average."""
        self._simulations += 1
        for seat in range(self._seats):
            self._usual_totals[seat] += values[seat]

    def luck(self, seat: i64) -> float:
        """What the current world brings a seat anyway: luck is nobody's merit."""
        usual = self._usual_totals[seat] / self._simulations
        known = self._totals[self._current * self._seats + seat]
        return (known + BASELINE_WEIGHT * usual) / (float(int(self._visits[self._current])) + BASELINE_WEIGHT)

    def keep(self, values: list[float]) -> None:
        """The results belong to what is known of the current world from now on."""
        self._visits[self._current] += 1
        for seat in range(self._seats):
            self._totals[self._current * self._seats + seat] += values[seat]
