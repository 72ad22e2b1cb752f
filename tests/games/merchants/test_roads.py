"""Roads of every shape: the ends of moves, the walks to them and the distances, against walking every way."""

from collections.abc import Iterator
from itertools import pairwise

import pytest

from ducats.engine.rng import Rng
from ducats.games.merchants.rules.roads import NOWHERE, SPACES, Ends, KnownEnds, Roads, distances, path

CITIES = 3
MOST = 5
Heading = tuple[int, int]
"""A space, and the space before it."""
Walk = tuple[Heading, ...]
"""From the start on."""


def some_roads(seed: str) -> Roads:
    """Ten spaces with loops and crossings; three of them are cities, which do not touch each other."""
    rng = Rng(seed)
    names = tuple(f"s{number}" for number in range(10))
    around: list[list[int]] = [[] for _ in names]
    ring = list(range(CITIES, len(names)))
    rng.shuffle(ring)
    edges = list(pairwise([*ring, ring[0]]))
    edges += [(city, rng.choice(ring)) for city in range(CITIES) for _ in range(2)]
    edges += [(rng.choice(ring), rng.choice(ring)) for _ in range(2)]
    for one, other in edges:
        if one != other and other not in around[one]:
            around[one].append(other)
            around[other].append(one)
    for each in around:
        rng.shuffle(each)
    return Roads(names, CITIES, tuple(tuple(each) for each in around))


def walks(roads: Roads, walk: Walk, left: int) -> Iterator[Walk]:
    """MA-30, MA-31, MA-34: everywhere so far, without turning, and no further than into a city."""
    at, came_from = walk[-1]
    if left == 0 or (roads.is_city(at) and len(walk) > 1):
        yield walk
        return
    for after in roads.neighbours[at]:
        if after != came_from:
            yield from walks(roads, (*walk, (after, at)), left - 1)


def stop(walk: Walk, others: list[int]) -> Heading:
    """MA-32, MA-33, MA-R13: the last free space; a wagon that stays in its city came from nowhere."""
    return next(place for place in reversed(walk) if place == walk[0] or place[0] not in others)


def said(roads: Roads, place: Heading, start: Heading) -> Heading:
    """One way into a city is as good as another, but arriving is not staying."""
    space, _ = place
    return (space, -2) if roads.is_city(space) and place != start else place


def headings(roads: Roads) -> list[Heading]:
    on_road = [(at, before) for at in range(CITIES, len(roads.names)) for before in roads.neighbours[at]]
    return [(city, NOWHERE) for city in range(CITIES)] + on_road


SEEDS = [f"roads {number}" for number in range(12)]


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("lapse", [False, True])
def test_ma_28_to_ma_34_a_move_ends_where_a_walk_ends(seed: str, lapse: bool) -> None:
    roads, rng = some_roads(seed), Rng(f"wagons of {seed}")
    known = KnownEnds(roads, MOST, lapse)
    for start in headings(roads):
        here, before = start
        one, other = rng.sample([space for space in range(len(roads.names)) if space != here], 2)
        for others in ([one, other], [other, one], [one, NOWHERE], [NOWHERE, NOWHERE]):
            alone = Ends(roads, others, here, before, MOST, lapse)
            kept = known.of(roads.end(here, before), others[0], others[1])
            for spaces in range(1, MOST + 1):
                wanted = {
                    said(roads, stop(walk, others), start)
                    for length in range(1 if lapse else spaces, spaces + 1)
                    for walk in walks(roads, (start,), length)
                }
                for ends in (alone, kept):
                    found = [(end // 9, int(roads.before(end))) for end in ends.listed(spaces)]
                    assert len(found) == len(wanted) == ends.count(spaces)
                    assert {said(roads, place, start) for place in found} == wanted
                    numbered = [ends.nth(spaces, number) for number in range(len(found))]
                    assert numbered == ends.listed(spaces)
                    assert [end + 7 for end in numbered] == ends.listed(spaces, 7)


def test_what_is_known_of_two_wagons_in_the_way_is_not_told_of_one() -> None:
    """On the largest map: one way round the last four spaces meets both wagons, the other meets one."""
    here, first, second, third = range(SPACES - 4, SPACES)
    around: list[tuple[int, ...]] = [()] * SPACES
    around[here], around[first] = (first, second), (here, third)
    around[second], around[third] = (third, here), (first, second)
    roads = Roads(tuple(f"s{number}" for number in range(SPACES)), CITIES, tuple(around))
    known = KnownEnds(roads, 2, lapse=False)
    for before in (first, second):
        kept = known.of(roads.end(here, before), second, third)
        alone = Ends(roads, [second, third], here, before, 2, lapse=False)
        assert [kept.listed(spaces) for spaces in (1, 2)] == [alone.listed(spaces) for spaces in (1, 2)]


@pytest.mark.parametrize("seed", SEEDS)
def test_a_walk_is_shown_that_leads_to_the_end(seed: str) -> None:
    roads, rng = some_roads(seed), Rng(f"walkers of {seed}")
    for start in headings(roads):
        here, before = start
        others = rng.sample([space for space in range(len(roads.names)) if space != here], 2)
        for spaces in range(1, MOST + 1):
            possible = {
                tuple(space for space, _ in walk[: length + 1]): walk[length]
                for walk in walks(roads, (start,), spaces)
                for length in range(1, len(walk))
            }
            for goal in {stop(walk, others) for walk in walks(roads, (start,), spaces)}:
                shown = path(roads, others, here, before, spaces, *goal)
                if goal in possible.values():
                    assert possible[tuple(shown)] == goal
                else:
                    assert (shown, goal) == ([], start)


@pytest.mark.parametrize("seed", SEEDS)
def test_distances_are_those_of_the_shortest_walks(seed: str) -> None:
    roads = some_roads(seed)
    longest = 8
    for start in headings(roads):
        shortest = [0] * CITIES
        for length in range(longest, 0, -1):
            for walk in walks(roads, (start,), length):
                if roads.is_city(walk[-1][0]):
                    shortest[walk[-1][0]] = len(walk) - 1
        found = distances(roads, *start)
        assert [far if far <= longest else 0 for far in found] == shortest


def test_ma_r36_staying_in_a_city_is_not_coming_back_to_it() -> None:
    """A road out of city 0 is blocked up to the occupied city 1; a loop leads back into city 0."""
    roads = Roads(("A", "B", "y", "z1", "z2"), 2, ((2, 3, 4), (2,), (0, 1), (0, 4), (3, 0)))
    for lapse in (False, True):
        ends = Ends(roads, [2, 1], 0, NOWHERE, 3, lapse)
        places = {(end // 9, int(roads.before(end))) for end in ends.listed(3)}
        stays, comes_back = (0, NOWHERE), {(0, 4), (0, 3)}
        assert stays in places
        assert len(places & comes_back) == 1
        assert ends.count(3) == (2 if not lapse else 6)
