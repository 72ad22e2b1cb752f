"""How far it is on the roads, and what prices become: tables that are made once and looked up."""

from math import exp
from typing import Final, final

from ducats.games.merchants.rules.printed import PrintedData
from ducats.games.merchants.rules.roads import SPACES, distances

FURTHEST: Final = 3
"""Rounds for which prices are foreseen."""
DETOUR: Final = 2.5
"""A city that is this many spaces further is chosen less often by the factor e."""
LONGEST: Final = 64
AWAY: Final = 99


@final
class Ways:
    """The roads of one map, and the chances of one price scale."""

    def __init__(self, printed: PrintedData, seats: int) -> None:
        self._roads: Final = printed.roads
        self._neighbours: Final = printed.roads.neighbours
        self._cities: Final = printed.roads.cities
        self._selling: Final = printed.selling
        self._levels: Final = printed.levels
        self._seats: Final = seats
        self.near: Final = [exp(-spaces / DETOUR) for spaces in range(LONGEST)]
        self._reached: dict[int, list[tuple[int, int]]] = {}
        self._prices: dict[int, list[float]] = {}
        self._courier: dict[int, list[int]] = {}

    def reached(self, at: int, came: int) -> list[tuple[int, int]]:
        """MA-30: the other cities that a wagon with this heading can reach, each with the spaces to it."""
        key = at * SPACES + came + 1
        known = self._reached.get(key)
        if known is None:
            known = self._reached[key] = [
                (city, spaces)
                for city, spaces in enumerate(distances(self._roads, at, came))
                if spaces and city != at
            ]
        return known

    def prices(self, level: int, due: int, riding: int) -> list[float]:
        """MA-47, MA-49: the expected selling price after 0 to FURTHEST rounds of discs.

        `due` seats have the good on wagons that are sold now, `riding` on others.
        """
        key = (level * 8 + due) * 8 + riding
        known = self._prices.get(key)
        if known is None:
            known = self._prices[key] = self._foresee(level, due, riding)
        return known

    def _foresee(self, level: int, due: int, riding: int) -> list[float]:
        top = level >= self._levels
        urges = [urge_due(top)] * due + [urge_riding(top)] * riding
        raises = chances(urges + [IDLE] * (self._seats - due - riding))
        now = [0.0] * self._levels
        now[level - 1] = 1.0
        foreseen: list[float] = []
        for _ in range(FURTHEST + 1):
            price = 0.0
            for at in range(self._levels):
                price += now[at] * float(self._selling[at + 1])
            foreseen.append(price)
            after = [0.0] * self._levels
            for at in range(self._levels):
                for number, likely in enumerate(raises):
                    after[(at + number) % self._levels] += now[at] * likely
            now = after
        return foreseen

    def for_courier(self, goal: int) -> list[int]:
        """MA-39: the spaces from everywhere to a space on the road, never through a city."""
        known = self._courier.get(goal)
        if known is None:
            known = [AWAY] * len(self._neighbours)
            front, gone = [goal], 0
            while front:
                for space in front:
                    known[space] = gone
                gone += 1
                front = [
                    after
                    for space in front
                    for after in self._neighbours[space]
                    if after >= self._cities and known[after] == AWAY
                ]
            self._courier[goal] = known
        return known


IDLE: Final = 0.15
"""How likely a disc raises a good of which its owner has nothing on the way."""


def urge_due(top: bool) -> float:
    """The same for one whose goods are sold in this round; `top`: it would crash."""
    return 0.06 if top else 0.75


def urge_riding(top: bool) -> float:
    return 0.08 if top else 0.45


def chances(urges: list[float]) -> list[float]:
    """How likely 0, 1, 2, ... of independent events happen."""
    found = [1.0]
    for urge in urges:
        longer = [chance * (1.0 - urge) for chance in found]
        longer.append(0.0)
        for number, chance in enumerate(found):
            longer[number + 1] += chance * urge
        found = longer
    return found
