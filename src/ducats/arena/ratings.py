"""One strength for each bot from all games at once: a static Plackett-Luce fit with openskill's model.

openskill rates game by game, so its result depends on the order of the games. Here all games are rated from
the *same* ratings, and openskill's steps are added up: their sum is the slope of the likelihood of all games.
The fit is where that slope and the pull of openskill's own prior (25, deviation 25/3) cancel out, found by
Newton's method. No game comes before another, and there is one solution. The mean of all ratings is 25.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from math import sqrt
from typing import Final

import msgspec
from openskill.models import PlackettLuce

from ducats.arena.matches import GameResult
from ducats.arena.statistics import Z95, Estimate

START: Final = 25.0
DEVIATION: Final = START / 3.0
"""openskill's prior for an unknown player."""

_PROBE: Final = 0.01
"""The deviation at which steps are taken: so small that it does not blur the model."""
_SHIFT: Final = 1e-3
_LONGEST_STEP: Final = 4.0
_CLOSE: Final = 1e-7
_STEPS: Final = 100

Finish = tuple[tuple[str, int], ...]
"""A game as the model sees it: bots with their ranks, sorted, since chairs do not matter to it."""
Vector = list[float]


class Rating(msgspec.Struct, frozen=True, kw_only=True):
    """On openskill's scale: everybody starts at 25, and about 4 points more win 2 of 3 two-player games."""

    bot: str
    rating: Estimate


class _Model:
    def __init__(self, bots: Sequence[str]) -> None:
        self.bots = bots
        self._model = PlackettLuce(tau=0.0)

    def slope(self, ratings: Vector, finish: Finish) -> Vector:
        """How the likelihood of one game grows with each bot's rating, read off openskill's step."""
        place = {bot: number for number, bot in enumerate(self.bots)}
        teams = [[self._model.rating(mu=ratings[place[bot]], sigma=_PROBE)] for bot, _ in finish]
        stepped = self._model.rate(teams, ranks=[float(rank) for _, rank in finish])
        found = [0.0] * len(self.bots)
        for (bot, _), (team,) in zip(finish, stepped, strict=True):
            found[place[bot]] += (team.mu - ratings[place[bot]]) / _PROBE**2
        return found

    def total(self, ratings: Vector, finishes: Mapping[Finish, int]) -> Vector:
        """The slope of all games and of the prior."""
        found = [(START - rating) / DEVIATION**2 for rating in ratings]
        for finish, count in finishes.items():
            for number, part in enumerate(self.slope(ratings, finish)):
                found[number] += count * part
        return found

    def curvature(self, ratings: Vector, finishes: Mapping[Finish, int]) -> list[Vector]:
        """Minus the change of the slope with each rating."""
        rows = []
        for number in range(len(ratings)):
            above, below = list(ratings), list(ratings)
            above[number] += _SHIFT
            below[number] -= _SHIFT
            pairs = zip(self.total(above, finishes), self.total(below, finishes), strict=True)
            rows.append([(low - high) / (2.0 * _SHIFT) for high, low in pairs])
        return rows


def rate(bots: Sequence[str], games: Iterable[GameResult]) -> tuple[Rating, ...]:
    """The strength of each bot with its interval, best first.

    The interval is the wider of two: what the curvature of the likelihood says, and what the spread between
    deals says (games of one deal share their luck, so a deal counts as one observation).
    """
    model = _Model(bots)
    clusters = _by_deal(games)
    finishes: Counter[Finish] = Counter()
    for cluster in clusters:
        finishes.update(cluster)
    # Sums of floats depend on their order, and the result must not depend on the order of the games.
    ordered = {finish: finishes[finish] for finish in sorted(finishes)}
    ratings = _fit(model, ordered)
    inverse = _inverted(model.curvature(ratings, ordered))
    spread = _spread(model, ratings, ordered, clusters, inverse)
    relative = _relative(inverse)
    found = [
        Rating(bot=bot, rating=_around(mean, sqrt(max(0.0, relative[number], spread[number]))))
        for number, (bot, mean) in enumerate(zip(bots, ratings, strict=True))
    ]
    return tuple(sorted(found, key=lambda one: -one.rating.value))


def _around(mean: float, deviation: float) -> Estimate:
    return Estimate(mean, mean - Z95 * deviation, mean + Z95 * deviation)


def _by_deal(games: Iterable[GameResult]) -> list[Counter[Finish]]:
    """Tables of one size get the same cards in the same deal, whoever sits there."""
    found: dict[tuple[int, str], Counter[Finish]] = {}
    for game in games:
        finish = tuple(sorted(zip(game.bots, game.ranks, strict=True)))
        found.setdefault((len(game.bots), game.seed), Counter())[finish] += 1
    return [found[key] for key in sorted(found)]


def _fit(model: _Model, finishes: Mapping[Finish, int]) -> Vector:
    ratings = [START] * len(model.bots)
    for _ in range(_STEPS):
        slope = model.total(ratings, finishes)
        inverse = _inverted(model.curvature(ratings, finishes))
        step = [sum(part * rise for part, rise in zip(row, slope, strict=True)) for row in inverse]
        # Far from the solution a full step may overshoot.
        scale = min(1.0, _LONGEST_STEP / max(_CLOSE, *map(abs, step)))
        ratings = [rating + scale * part for rating, part in zip(ratings, step, strict=True)]
        if max(map(abs, step)) < _CLOSE:
            break
    return ratings


def _relative(covariance: list[Vector]) -> Vector:
    """Variances of the distances to the mean of all, which games cannot tell and the scale fixes at 25."""
    size = len(covariance)
    means = [sum(row) / size for row in covariance]
    overall = sum(means) / size
    return [covariance[number][number] - 2.0 * means[number] + overall for number in range(size)]


def _spread(
    model: _Model,
    ratings: Vector,
    finishes: Mapping[Finish, int],
    clusters: Sequence[Counter[Finish]],
    inverse: list[Vector],
) -> Vector:
    """Variances from what each deal pulls at the solution (the sandwich estimate, clustered by deal)."""
    slopes = {finish: model.slope(ratings, finish) for finish in finishes}
    variances = [0.0] * len(ratings)
    for cluster in clusters:
        pull = [0.0] * len(ratings)
        for finish in sorted(cluster):
            for number, part in enumerate(slopes[finish]):
                pull[number] += cluster[finish] * part
        for number, row in enumerate(inverse):
            variances[number] += sum(part * force for part, force in zip(row, pull, strict=True)) ** 2
    return variances


def _inverted(matrix: list[Vector]) -> list[Vector]:
    """Gauss-Jordan elimination with pivoting; the prior keeps the matrix from being singular."""
    size = len(matrix)
    unit = [[float(number == place) for place in range(size)] for number in range(size)]
    rows = [row + beside for row, beside in zip(matrix, unit, strict=True)]
    for column in range(size):
        best = max(range(column, size), key=lambda number: abs(rows[number][column]))
        rows[column], rows[best] = rows[best], rows[column]
        pivot = rows[column][column]
        rows[column] = [value / pivot for value in rows[column]]
        for number in range(size):
            if number != column and rows[number][column]:
                factor = rows[number][column]
                rows[number] = [
                    value - factor * top for value, top in zip(rows[number], rows[column], strict=True)
                ]
    return [row[size:] for row in rows]
