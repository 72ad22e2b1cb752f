"""How certain a figure is."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from math import sqrt
from operator import itemgetter
from typing import Final

import msgspec

from ducats.engine.rng import Rng

Z95: Final = 1.959964
"""Standard deviations either side that hold 95 % of a normal distribution."""

RESAMPLES: Final = 1_000


class Estimate(msgspec.Struct, frozen=True):
    """A figure and the interval that holds the truth 95 times in 100."""

    value: float
    low: float
    high: float


def wilson(wins: float, games: int, z: float = Z95) -> Estimate:
    """The share of games won, with the interval of Wilson; a shared victory counts in part."""
    if games == 0:
        return Estimate(0.0, 0.0, 1.0)
    share = wins / games
    scale = 1.0 + z * z / games
    centre = (share + z * z / (2.0 * games)) / scale
    reach = z * sqrt(share * (1.0 - share) / games + z * z / (4.0 * games * games)) / scale
    return Estimate(share, max(0.0, centre - reach), min(1.0, centre + reach))


def bootstrap(values: Sequence[float], seed: str, resamples: int = RESAMPLES) -> Estimate:
    """The mean, with its bootstrap interval."""
    count = len(values)
    if count < 2:
        mean = sum(values)
        return Estimate(mean, mean, mean)
    means = sorted(sum(draw(values)) / count for draw in _draws(count, seed, resamples))
    return Estimate(sum(values) / count, _quantile(means, 0.025), _quantile(means, 0.975))


@lru_cache(maxsize=4)
def _draws(count: int, seed: str, resamples: int) -> tuple[Callable[[Sequence[float]], Sequence[float]], ...]:
    """All bots and matches with the same number of deals share the draws: drawing takes longer than adding
    up."""
    rng = Rng(seed)
    return tuple(itemgetter(*(rng.below(count) for _ in range(count))) for _ in range(resamples))


def _quantile(ordered: Sequence[float], share: float) -> float:
    """Interpolated between the two nearest values."""
    place = share * (len(ordered) - 1)
    lower = int(place)
    upper = min(lower + 1, len(ordered) - 1)
    return ordered[lower] + (place - lower) * (ordered[upper] - ordered[lower])
