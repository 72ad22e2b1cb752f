"""The chances of a card in a duel: to be the strongest of a won one, or the weakest of a lost one."""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final, NamedTuple, final

Sums = dict[int, float]

NOTHING: Final[Sums] = {0: 1.0}


class Chances(NamedTuple):
    """Of one card against one guard."""

    strongest: float
    """The duel is won and the jewel is mine (MU-16)."""
    won: float
    """The duel is won, by whomever."""
    weakest: float
    """The duel is lost and the prison is mine (MU-17)."""


def chances(
    values: Sequence[int], weights: Sequence[float], others: int, guard: int, cards: Iterable[int]
) -> dict[int, Chances]:
    """MU-15 to MU-17: each of `cards` against `others` fighters, whose cards are drawn with these weights."""
    everything = sum(weights)
    above: Sums = {}
    below: Sums = {}
    for card, weight in enumerate(weights):
        _add(above, values[card], weight / everything)
    all_sums = _several(above, others)
    wanted = set(cards)
    found: dict[int, Chances] = {}
    for card, weight in enumerate(weights):
        value, share = values[card], weight / everything
        _add(above, value, -share)
        if card in wanted:
            missing = guard - value
            found[card] = Chances(
                _at_least(_several(below, others), missing),
                _at_least(all_sums, missing),
                _less(_several(above, others), missing),
            )
        _add(below, value, share)
    return found


def _add(sums: Sums, value: int, share: float) -> None:
    sums[value] = sums.get(value, 0.0) + share


def _at_least(sums: Sums, missing: int) -> float:
    return sum(chance for total, chance in sums.items() if total >= missing)


def _less(sums: Sums, missing: int) -> float:
    return sum(chance for total, chance in sums.items() if total < missing)


def _several(one: Sums, count: int) -> Sums:
    """The sum of `count` draws."""
    draws = [(value, share) for value, share in one.items() if share > 1e-12]
    total = NOTHING
    for _ in range(count):
        longer: Sums = {}
        for so_far, chance in total.items():
            for value, share in draws:
                longer[so_far + value] = longer.get(so_far + value, 0.0) + chance * share
        total = longer
    return total


def mean(several: Sequence[Chances]) -> Chances:
    """Over guards that are equally likely."""
    count = len(several)
    if not count:
        return Chances(0.0, 0.0, 0.0)
    return Chances(
        sum(each.strongest for each in several) / count,
        sum(each.won for each in several) / count,
        sum(each.weakest for each in several) / count,
    )


@final
class Book:
    """The chances of every card against every guard, for playouts: slow to make, so made once per table."""

    def __init__(self, values: tuple[int, ...], guards: tuple[int, ...], others: int) -> None:
        deck = range(len(values))
        weights = [1.0] * len(values)
        self.now: dict[int, tuple[Chances, ...]] = {}
        for guard in set(guards):
            found = chances(values, weights, others, guard, deck)
            self.now[guard] = tuple(found[card] for card in deck)
        self.later = tuple(mean([self.now[guard][card] for guard in guards]) for card in deck)
        """Against a guard that nobody knows yet."""


@cache
def book(values: tuple[int, ...], guards: tuple[int, ...], others: int) -> Book:
    return Book(values, guards, others)
