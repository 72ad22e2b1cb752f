"""The roads of Merchants: spaces, and where a wagon's move can end (chapter 5.4 of the rules)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ducats.engine import bits

NOWHERE: Final = -1
"""The space before a city: a wagon that stands in one may leave by any road (MA-30)."""

WAYS: Final = 8
"""No space has more neighbours."""
STANDS: Final = WAYS
"""In place of a way: the wagon has not left its city."""
HEADINGS: Final = WAYS + 1
"""A wagon stands on a space with a way behind it: space * HEADINGS + way, as one number its `end`."""
SPACES: Final = 128
"""No map has more spaces."""
DENSITY: Final = 3
"""No map has more ways than this for each of its spaces, on average: a move must not have too many ends."""
KEPT: Final = 16_384
"""The ends of moves are kept for this many places of the wagons at most."""


@final
class Roads:
    """All spaces by number: the cities first, in the order of the rules."""

    def __init__(self, names: tuple[str, ...], cities: int, neighbours: tuple[tuple[int, ...], ...]) -> None:
        self.names: Final = names
        self.cities: Final = cities
        self.neighbours: Final = neighbours
        self.numbers: Final = {name: number for number, name in enumerate(names)}
        self._before: Final = vec[i64](
            [self._behind(end // HEADINGS, end % HEADINGS) for end in range(len(names) * HEADINGS)]
        )
        self._next_cities: Final = vec[i64](
            [self._cities_beside(end // HEADINGS, self._before[end]) for end in range(len(self._before))]
        )

    def _behind(self, space: int, way: int) -> int:
        around = self.neighbours[space]
        return around[way] if way < len(around) else NOWHERE

    def _cities_beside(self, space: int, before: int) -> int:
        return bits.of([city for city in self.neighbours[space] if city < self.cities and city != before])

    def is_city(self, space: i64) -> bool:
        return space < self.cities

    def way(self, space: int, came_from: int) -> int:
        """The space before, as its place among the neighbours."""
        return STANDS if came_from == NOWHERE else self.neighbours[space].index(came_from)

    def before(self, end: i64) -> i64:
        """The space before an end, or NOWHERE."""
        return self._before[end]

    def next_cities(self, end: i64) -> i64:
        """The set of cities that a wagon with this end could enter with a single step."""
        return self._next_cities[end]

    def end(self, space: int, came_from: int) -> int:
        """The end of a move as one number."""
        return space * HEADINGS + self.way(space, came_from)


@final
class Ends:
    """MA-28, MA-30, MA-31, MA-32, MA-33, MA-34, MA-R12, MA-R13: all ends of a wagon's move.

    They are kept by the number of spaces moved; `lapse` (MA-R10): the ends of all shorter moves, too. A wagon
    that does not leave its city has no way behind it.
    """

    def __init__(
        self, roads: Roads, others: list[int], start: int, came_from: int, most: int, lapse: bool
    ) -> None:
        self._roads: Final = roads
        self._others: Final = others
        self._most: Final = most
        self._lapse: Final = lapse
        self._touched: Final = [False] * len(roads.names)
        self._walked: Final[set[int]] = set()
        """Where walks have been after how many spaces: what follows from there is found once."""
        self._listed: Final[list[set[int]]] = [set() for _ in range(most + 1)]
        """By the number of spaces: the ends found, as `_place` says them."""
        found: list[list[int]] = [[] for _ in range(most + 1)]
        self._go(found, start, came_from, 0, start, came_from)
        if lapse:
            for spaces in range(2, most + 1):
                found[spaces] = self._joined(found[spaces - 1], found[spaces])
        self._walked.clear()
        self._listed.clear()
        self._ends: Final = vec[i64]([end for ends in found for end in ends])
        self._first: Final = vec[i64]([sum([len(ends) for ends in found[:n]]) for n in range(most + 2)])

    def _go(
        self, found: list[list[int]], at: int, came_from: int, gone: int, free: int, before_free: int
    ) -> None:
        """`free` is the last space of the walk without another wagon."""
        if gone:
            self._add(found, gone, free, before_free)
            if gone == self._most or self._was_here(at, came_from, gone, free, before_free):
                return
        for after in self._roads.neighbours[at]:
            if after == came_from:
                continue
            self._touched[after] = True
            if self._roads.is_city(after):
                # MA-33: an occupied city cannot be entered; MA-34: entering one ends the move.
                blocked = after in self._others
                for spaces in range(gone + 1, self._most + 1):
                    self._add(found, spaces, free if blocked else after, before_free if blocked else at)
            elif after in self._others:
                # MA-32: counted and passed, but no place to stop.
                self._go(found, after, at, gone + 1, free, before_free)
            else:
                self._go(found, after, at, gone + 1, after, at)

    def _was_here(self, at: int, came_from: int, gone: int, free: int, before_free: int) -> bool:
        """Whether an earlier walk went on from here in the same way; on dense roads nearly all did."""
        ends = len(self._roads.names) * HEADINGS
        here = (gone * ends + self._roads.end(at, came_from)) * ends + self._roads.end(free, before_free)
        if here in self._walked:
            return True
        self._walked.add(here)
        return False

    def _add(self, found: list[list[int]], spaces: int, space: int, before: int) -> None:
        end = self._roads.end(space, before)
        place = self._place(end)
        if place not in self._listed[spaces]:
            self._listed[spaces].add(place)
            found[spaces].append(end)

    def _place(self, end: int) -> int:
        """One way into a city is as good as another: prev is forgotten on arrival."""
        space, way = divmod(end, HEADINGS)
        return end if way == STANDS or not self._roads.is_city(space) else space * HEADINGS

    def _joined(self, ends: list[int], further: list[int]) -> list[int]:
        joined = ends.copy()
        places = {self._place(end) for end in ends}
        for end in further:
            place = self._place(end)
            if place not in places:
                places.add(place)
                joined.append(end)
        return joined

    def reaches(self, space: i64) -> bool:
        """Whether a walk leads to a space or is stopped there."""
        return space != NOWHERE and self._touched[space]

    def count(self, spaces: i64) -> i64:
        """How many ends a move of this length has."""
        return self._first[spaces + 1] - self._first[spaces]

    def nth(self, spaces: i64, number: i64) -> i64:
        return self._ends[self._first[spaces] + number]

    def listed(self, spaces: i64, base: i64 = 0) -> list[int]:
        """All of them, each counted from `base` on."""
        return [
            int(base + self._ends[place]) for place in range(self._first[spaces], self._first[spaces + 1])
        ]


@final
class KnownEnds:
    """The ends of all moves of up to `furthest` spaces, which come again and again, worked out once."""

    def __init__(self, roads: Roads, furthest: int, lapse: bool) -> None:
        self._roads: Final = roads
        self._furthest: Final = furthest
        self._lapse: Final = lapse
        self._free: Final[list[Ends | None]] = [None] * (len(roads.names) * HEADINGS)
        """By the wagon's end: as if there were no other wagons."""
        self._hindered: Final[dict[int, Ends]] = {}

    def of(self, end: i64, one: i64, other: i64) -> Ends:
        """`one` and `other` are where the other wagons stand; out of reach they change nothing."""
        free = self._free[end]
        if free is None:
            free = self._free[end] = self._work_out(end, NOWHERE, NOWHERE)
        if not free.reaches(one):
            one = NOWHERE
        if not free.reaches(other):
            other = NOWHERE
        if one == NOWHERE and other == NOWHERE:
            return free
        return self._look_up(end, min(one, other), max(one, other))

    def _look_up(self, end: i64, one: i64, other: i64) -> Ends:
        key = int((end * (SPACES + 1) + one + 1) * (SPACES + 1) + other + 1)
        known = self._hindered.get(key)
        if known is None:
            if len(self._hindered) >= KEPT:
                self._hindered.clear()
            known = self._hindered[key] = self._work_out(end, one, other)
        return known

    def _work_out(self, end: i64, one: i64, other: i64) -> Ends:
        start, before = int(end // HEADINGS), int(self._roads.before(end))
        return Ends(self._roads, [int(one), int(other)], start, before, self._furthest, self._lapse)


def path(
    roads: Roads, others: list[int], start: int, came_from: int, spaces: int, end: int, before: int
) -> list[int]:
    """One walk that leads to an end, for those who watch; without what was walked back."""
    return _search(roads, others, start, came_from, spaces, (end, before), [start], set())


def _search(
    roads: Roads,
    others: list[int],
    at: int,
    came_from: int,
    left: int,
    goal: tuple[int, int],
    walked: list[int],
    in_vain: set[tuple[int, int, int]],
) -> list[int]:
    """`in_vain`: the places, with the spaces left there, from which no walk leads to the goal."""
    if (at, came_from) == goal and len(walked) > 1:
        return walked
    if left == 0 or (roads.is_city(at) and len(walked) > 1):
        return []
    for after in roads.neighbours[at]:
        if after == came_from or (roads.is_city(after) and after in others):
            continue
        if (after, at, left - 1) in in_vain:
            continue
        found = _search(roads, others, after, at, left - 1, goal, [*walked, after], in_vain)
        if found:
            return found
        in_vain.add((after, at, left - 1))
    return []


def distances(roads: Roads, start: int, came_from: int) -> list[int]:
    """MA-30: the fewest spaces to each city that a wagon with this heading can enter; 0: none leads there."""
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
                elif not found[after]:
                    found[after] = gone
        front = further
    return found
