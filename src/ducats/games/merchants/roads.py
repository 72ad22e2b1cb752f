"""The roads of Merchants: spaces, and where a wagon's move can end (chapter 5.4 of the rules)."""

from typing import Final, final

NOWHERE: Final = -1
"""The space before a city: a wagon that stands in one may leave by any road (MA-30)."""

WAYS: Final = 8
"""No space has more neighbours."""
STANDS: Final = WAYS
"""In place of a way: the wagon has not left its city."""
SPACES: Final = 128
"""No map has more spaces."""
KEPT: Final = 16_384
"""The ends of moves are kept for so many places of the wagons at most."""


@final
class Roads:
    """All spaces by number: the cities first, in the order of the rules."""

    def __init__(self, names: tuple[str, ...], cities: int, neighbours: tuple[tuple[int, ...], ...]) -> None:
        self.names: Final = names
        self.cities: Final = cities
        self.neighbours: Final = neighbours
        self.numbers: Final = {name: number for number, name in enumerate(names)}

    def is_city(self, space: int) -> bool:
        return space < self.cities

    def way(self, space: int, came_from: int) -> int:
        """The space before, as its place among the neighbours."""
        return STANDS if came_from == NOWHERE else self.neighbours[space].index(came_from)

    def before(self, space: int, way: int) -> int:
        return NOWHERE if way >= len(self.neighbours[space]) else self.neighbours[space][way]

    def end(self, space: int, came_from: int) -> int:
        """The end of a move as one number."""
        return space * (WAYS + 1) + self.way(space, came_from)


@final
class Ends:
    """MA-28, MA-30, MA-31, MA-32, MA-33, MA-34, MAR-12, MAR-13: all ends of a wagon's move.

    They are kept by the number of spaces moved. An end is a space and the way by which it was entered, as
    one number (`Roads.end`); who does not leave his city has no way.
    """

    def __init__(self, roads: Roads, others: list[int], start: int, came_from: int, most: int) -> None:
        self._roads: Final = roads
        self._others: Final = others
        self._most: Final = most
        self._ends: Final[list[list[int]]] = [[] for _ in range(most + 1)]
        self.touched: Final = [False] * len(roads.names)
        """By space: whether a walk leads there or is stopped there."""
        self._go(start, came_from, 0, start, came_from)

    def _go(self, at: int, came_from: int, gone: int, free: int, before_free: int) -> None:
        """`free` is the last space of the walk without another wagon."""
        if gone:
            self._add(gone, free, before_free)
        if gone == self._most:
            return
        for after in self._roads.neighbours[at]:
            if after == came_from:
                continue
            self.touched[after] = True
            if self._roads.is_city(after):
                # MA-33: an occupied city cannot be entered; MA-34: entering one ends the move.
                blocked = after in self._others
                for spaces in range(gone + 1, self._most + 1):
                    self._add(spaces, free if blocked else after, before_free if blocked else at)
            elif after in self._others:
                # MA-32: counted and passed, but no place to stop.
                self._go(after, at, gone + 1, free, before_free)
            else:
                self._go(after, at, gone + 1, after, at)

    def _add(self, spaces: int, space: int, before: int) -> None:
        ends, end = self._ends[spaces], self._roads.end(space, before)
        if not self._has(ends, end):
            ends.append(end)

    def _has(self, ends: list[int], end: int) -> bool:
        """One way into a city is as good as another: prev is forgotten on arrival."""
        if end in ends:
            return True
        space, way = divmod(end, WAYS + 1)
        if way == STANDS or not self._roads.is_city(space):
            return False
        return any(other // (WAYS + 1) == space and other % (WAYS + 1) != STANDS for other in ends)

    def after(self, spaces: int) -> list[int]:
        """The ends of a move of so many spaces."""
        return self._ends[spaces]

    def within(self, spaces: int) -> list[int]:
        """MAR-10, option forfeit_movement: the ends of all moves of 1 to `spaces` spaces."""
        found: list[int] = []
        for count in range(1, spaces + 1):
            for end in self._ends[count]:
                if not self._has(found, end):
                    found.append(end)
        return found


@final
class KnownEnds:
    """The ends of all moves of up to `furthest` spaces, which come again and again, worked out once."""

    def __init__(self, roads: Roads, furthest: int) -> None:
        self._roads: Final = roads
        self._furthest: Final = furthest
        self._known: Final[dict[int, Ends]] = {}

    def of(self, start: int, came_from: int, one: int, other: int) -> Ends:
        """`one` and `other` are where the other wagons stand; out of reach they change nothing."""
        free = self._look_up(start, came_from, NOWHERE, NOWHERE)
        if one == NOWHERE or not free.touched[one]:
            one = NOWHERE
        if other == NOWHERE or not free.touched[other]:
            other = NOWHERE
        if one == NOWHERE and other == NOWHERE:
            return free
        return self._look_up(start, came_from, min(one, other), max(one, other))

    def _look_up(self, start: int, came_from: int, one: int, other: int) -> Ends:
        key = ((start * (SPACES + 1) + came_from + 1) * (SPACES + 1) + one + 1) * (SPACES + 1) + other + 1
        known = self._known.get(key)
        if known is None:
            if len(self._known) >= KEPT:
                self._known.clear()
            known = self._known[key] = Ends(self._roads, [one, other], start, came_from, self._furthest)
        return known


def path(
    roads: Roads, others: list[int], start: int, came_from: int, spaces: int, end: int, before: int
) -> list[int]:
    """One walk that leads to an end, for those who watch; without what was walked back."""
    return _search(roads, others, start, came_from, spaces, (end, before), [start])


def _search(
    roads: Roads,
    others: list[int],
    at: int,
    came_from: int,
    left: int,
    goal: tuple[int, int],
    walked: list[int],
) -> list[int]:
    if (at, came_from) == goal and len(walked) > 1:
        return walked
    if left == 0 or (roads.is_city(at) and len(walked) > 1):
        return []
    for after in roads.neighbours[at]:
        if after == came_from or (roads.is_city(after) and after in others):
            continue
        found = _search(roads, others, after, at, left - 1, goal, [*walked, after])
        if found:
            return found
    return []


def distances(roads: Roads, start: int, came_from: int, others: list[int]) -> list[int]:
    """The fewest spaces to each city that this wagon could enter; 0: none leads there."""
    found = [0] * roads.cities
    seen = {(start, came_from)}
    front = [(start, came_from)]
    gone = 0
    while front:
        gone += 1
        further: list[tuple[int, int]] = []
        for at, came in front:
            for after in roads.neighbours[at]:
                if after == came or (after, at) in seen:
                    continue
                seen.add((after, at))
                if not roads.is_city(after):
                    further.append((after, at))
                elif after not in others and not found[after]:
                    found[after] = gone
        front = further
    return found
