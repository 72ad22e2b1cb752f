"""What each card promises in a duel, by the odds of a fresh deck: tables for playouts, made once per pile."""

from typing import Final, final

from ducats.games.musketeers.tables import DECK

Chances = tuple[float, float, float, float]
"""Of one card: my jewel, a rival's, my prison, a rival's (MU-16, MU-17). Together they are certain."""


def chances(values: tuple[int, ...], others: int, guard: int) -> list[Chances]:
    """MU-15: each card against `others` fighters with any of the other cards, equally likely."""
    whole = float((DECK - 1) ** others)
    found: list[Chances] = []
    for card in range(DECK):
        missing = max(0, guard - values[card])
        below = sums([values[other] for other in range(card)], others)
        above = sums([values[other] for other in range(card + 1, DECK)], others)
        rest = sums([values[other] for other in range(DECK) if other != card], others)
        strongest = sum(below[missing:]) / whole
        won = sum(rest[missing:]) / whole
        weakest = sum(above[:missing]) / whole
        found.append((strongest, won - strongest, weakest, 1.0 - won - weakest))
    return found


def sums(values: list[int], count: int) -> list[float]:
    """In how many ways `count` draws add up to each total."""
    highest = max(values, default=0)
    often = [0.0] * (highest + 1)
    for value in values:
        often[value] += 1.0
    ways = [1.0]
    for _ in range(count):
        longer = [0.0] * (len(ways) + highest)
        for total, so_far in enumerate(ways):
            for value in range(highest + 1):
                longer[total + value] += so_far * often[value]
        ways = longer
    return ways


@final
class Book:
    """The chances of all cards against every guard of a pile."""

    def __init__(
        self, values: tuple[int, ...], guards: tuple[int, ...], pile: list[int], seats: int, keep: float
    ) -> None:
        all_fight = [chances(values, seats - 1, guards[guard]) for guard in pile]
        one_in_jail = [chances(values, seats - 2, guards[guard]) for guard in pile]
        self.later: Final = mean(all_fight)
        """Against a guard that nobody knows yet."""
        self.now: Final = {
            guard: less(found, self.later, keep) for guard, found in zip(pile, all_fight, strict=True)
        }
        """By guard: the chances now, less `keep` times those later, for a card can be played only once."""
        self.now_jailed: Final = {
            guard: less(found, self.later, keep) for guard, found in zip(pile, one_in_jail, strict=True)
        }
        """The same with one rival in jail (MU-31)."""


def mean(several: list[list[Chances]]) -> list[Chances]:
    """Over guards that are equally likely."""
    total = [(0.0, 0.0, 0.0, 0.0)] * DECK
    for each in several:
        total = less(total, each, -1.0 / len(several))
    return total


def less(some: list[Chances], others: list[Chances], times: float) -> list[Chances]:
    return [
        (a - times * e, b - times * f, c - times * g, d - times * h)
        for (a, b, c, d), (e, f, g, h) in zip(some, others, strict=True)
    ]
