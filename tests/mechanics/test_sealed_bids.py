"""Sealed bids: the highest wins, a tie goes clockwise from a given seat."""

import pytest

from ducats.mechanics.sealed_bids import nearest_highest


@pytest.mark.parametrize(
    ("bids", "nearest_to", "winner"),
    [
        ([0, 0, 0, 0], 2, 2),
        ([5, 3, 4], 1, 0),
        ([7, 3, 6, 7], 1, 3),
        ([7, 3, 6, 7], 0, 0),
        ([1, 9, 9, 9], 0, 1),
        ([1, 9, 9, 9], 3, 3),
        ([2, 2], 1, 1),
    ],
)
def test_the_highest_and_nearest_wins(bids: list[int], nearest_to: int, winner: int) -> None:
    assert nearest_highest(bids, nearest_to) == winner
