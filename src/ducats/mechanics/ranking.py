"""The end of a game in which one count after the other puts players in order."""

from itertools import pairwise

Key = tuple[int, ...]
"""What counts for a player, the weightiest first; more is better."""


def ranks_of(keys: list[Key]) -> tuple[int, ...]:
    """By seat: 1 is the best, equal on all counts share."""
    return tuple([1 + sum([other > key for other in keys]) for key in keys])


def decided_by(keys: list[Key], scores: list[int], names: tuple[str, ...]) -> tuple[str, ...]:
    """What put players in their order whose scores do not: some of the counts, which `names` names."""
    order = sorted(range(len(keys)), key=lambda seat: keys[seat], reverse=True)
    found: list[str] = []
    for better, worse in pairwise(order):
        if scores[better] <= scores[worse] and keys[better] != keys[worse]:
            pairs = zip(keys[better], keys[worse], names, strict=True)
            name = next(name for mine, other, name in pairs if mine != other)
            if name not in found:
                found.append(name)
    return tuple(found)
