"""The chances of a card, against counts by hand."""

import pytest

from ducats.games.musketeers.tables import TABLES
from ducats.search.musketeers.odds import Book, Draws
from ducats.search.musketeers.standing import prospects

DECK = list(range(55))


def test_one_other_fighter_counted_by_hand() -> None:
    """Cards worth 1, 2, 3, 4; I hold the 3, the other plays one of 1, 2, 4; the guard is 5."""
    found = Draws((1, 2, 3, 4), [0, 1, 3], [2], 1).chances(0, 5)
    assert found == pytest.approx((1 / 3, 1 / 3, 0, 1 / 3))


def test_two_other_fighters_counted_by_hand() -> None:
    """Others draw 1 or 3 evenly, I play 2 against 6: lost with 1+1; with 1+3 and 3+3 it is won."""
    draws = Draws((1, 2, 3), [0, 2], [1], 2)
    assert draws.chances(0, 6) == pytest.approx((0, 3 / 4, 0, 1 / 4))
    assert draws.chances(0, 9) == pytest.approx((0, 0, 1 / 4, 3 / 4))


def test_a_lone_fighter_is_strongest_and_weakest_at_once() -> None:
    """MUR-13."""
    draws = Draws(TABLES.values, DECK, [39, 40], 0)
    assert draws.chances(0, 8) == (0.0, 0.0, 1.0, 0.0)
    assert draws.chances(1, 8) == (1.0, 0.0, 0.0, 0.0)


@pytest.mark.parametrize("others", [1, 2, 3])
def test_the_chances_of_every_card_add_up(others: int) -> None:
    draws = Draws(TABLES.values, DECK, DECK, others)
    for card in DECK:
        assert sum(draws.chances(card, 15)) == pytest.approx(1.0)
        assert min(draws.chances(card, 15)) >= 0.0
    assert draws.chances(54, 0) == pytest.approx(((54 / 55) ** others, 1 - (54 / 55) ** others, 0.0, 0.0))


def test_the_mean_is_over_the_guards_to_come() -> None:
    draws = Draws(TABLES.values, DECK, [30], 1)
    low, high = draws.chances(0, 4), draws.chances(0, 20)
    assert draws.mean(0, [4, 20]) == pytest.approx([(a + b) / 2 for a, b in zip(low, high, strict=True)])
    assert draws.mean(0, []) == (0.0, 0.0, 0.0, 0.0)


def test_the_book_charges_a_card_for_being_used_up() -> None:
    book = Book(TABLES.values, TABLES.guards, [0, 10], 3, keep=1.0)
    now = Draws(TABLES.values, DECK, DECK, 2).chances(30, TABLES.guards[10])
    charged = [a - b for a, b in zip(now, book.later[30], strict=True)]
    assert book.now[10][30] == pytest.approx(charged)
    assert book.now[0][30] == pytest.approx([-part for part in charged])


def test_prospects_share_the_victory() -> None:
    assert prospects([104, 104, 60], 0.0) == [0.5, 0.5, 0.0]
    assert prospects([10, 10], 3.0) == [0.5, 0.5]
    ahead = prospects([40, 30, 30], 2.0)
    assert sum(ahead) == pytest.approx(1.0)
    assert ahead[0] > ahead[1] == ahead[2]
    assert prospects([40, 30, 30], 1.0)[0] > ahead[0]
