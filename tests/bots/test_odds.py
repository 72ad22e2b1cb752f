"""The chances of a card, against counts by hand."""

import pytest

from ducats.bots.musketeers.odds import Book, chances, mean
from ducats.bots.musketeers.standing import prospects
from ducats.games.musketeers.tables import TABLES


def test_one_other_fighter_counted_by_hand() -> None:
    """Cards worth 1, 2, 3, 4; I hold the 3, the other plays one of 1, 2, 4; the guard is 5."""
    found = chances([1, 2, 3, 4], [1.0, 1.0, 0.0, 1.0], 1, 5, [2])[2]
    assert found.won == pytest.approx(2 / 3)
    assert found.strongest == pytest.approx(1 / 3)
    assert found.weakest == pytest.approx(0)


def test_two_other_fighters_counted_by_hand() -> None:
    """Others draw 1 or 3 evenly, I play 2 against 6: lost with 1+1; with 1+3 and 3+3 it is won."""
    found = chances([1, 2, 3], [1.0, 0.0, 1.0], 2, 6, [1])[1]
    assert found.won == pytest.approx(3 / 4)
    assert found.strongest == pytest.approx(0)
    assert found.weakest == pytest.approx(0)
    hard = chances([1, 2, 3], [1.0, 0.0, 1.0], 2, 9, [1])[1]
    assert hard.won == pytest.approx(0)
    assert hard.weakest == pytest.approx(1 / 4)


def test_a_lone_fighter_is_strongest_and_weakest_at_once() -> None:
    """MUR-13."""
    found = chances(TABLES.values, [1.0] * 55, 0, 8, [40, 39])
    assert found[40] == (1.0, 1.0, 0.0)
    assert found[39] == (0.0, 0.0, 1.0)


def test_the_book_means_over_the_guards_in_play() -> None:
    book = Book(TABLES.values, (4, 20), 1)
    assert book.later[30] == mean([book.now[4][30], book.now[20][30]])
    assert mean([]) == (0.0, 0.0, 0.0)


def test_prospects_share_the_victory() -> None:
    assert prospects([104, 104, 60], 0.0) == [0.5, 0.5, 0.0]
    assert prospects([10, 10], 3.0) == [0.5, 0.5]
    ahead = prospects([40, 30, 30], 2.0)
    assert sum(ahead) == pytest.approx(1.0)
    assert ahead[0] > ahead[1] == ahead[2]
    assert prospects([40, 30, 30], 1.0)[0] > ahead[0]
