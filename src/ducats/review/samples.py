"""Means and their standard errors, from sums that grow."""

from collections.abc import Sequence
from math import sqrt

from ducats.review.messages import WHOLE, Shares


class Samples:
    """Paired numbers of every seat."""

    def __init__(self, seats: int) -> None:
        self.count = 0
        self._totals = [0.0] * seats
        self._squares = [0.0] * seats

    def add(self, values: Sequence[float]) -> None:
        self.count += 1
        for seat, value in enumerate(values):
            self._totals[seat] += value
            self._squares[seat] += value * value

    def add_difference(self, values: Sequence[float], others: Sequence[float]) -> None:
        self.add([value - other for value, other in zip(values, others, strict=True)])

    def mean(self, seat: int) -> float:
        return self._totals[seat] / self.count if self.count else 0.0

    def error(self, seat: int) -> float:
        """The standard error of the mean; that of a single sample is not known, so it is the whole range."""
        if self.count < 2:
            return 1.0
        mean = self.mean(seat)
        variance = max(0.0, self._squares[seat] / self.count - mean * mean) * self.count / (self.count - 1)
        return sqrt(variance / self.count)

    def means(self) -> Shares:
        return tuple([in_units(self.mean(seat)) for seat in range(len(self._totals))])

    def errors(self) -> Shares:
        return tuple([in_units(self.error(seat)) for seat in range(len(self._totals))])


def in_units(share: float) -> int:
    return round(share * WHOLE)
