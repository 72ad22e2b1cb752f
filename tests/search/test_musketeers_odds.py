"""The chances of a card, against counts by hand."""

import pytest

from ducats.games.musketeers.evaluation.odds import Draws, FreshDeckOdds
from ducats.games.musketeers.evaluation.values import win_chances
from ducats.games.musketeers.rules.printed import PRINTED

DECK = list(range(55))
VALUES = [int(value) for value in PRINTED.values]


def test_one_other_fighter_counted_by_hand() -> None:
    """Cards worth 1, 2, 3, 4; I hold the 3, the other plays one of 1, 2, 4; the guard is 5."""
    found = Draws([1, 2, 3, 4], [0, 1, 3], [2], 1).chances(0, 5)
    assert found == pytest.approx((1 / 3, 1 / 3, 0, 1 / 3))


def test_two_other_fighters_counted_by_hand() -> None:
    """Others draw 1 or 3 evenly, I play 2 against 6: lost with 1+1; with 1+3 and 3+3 it is won."""
    draws = Draws([1, 2, 3], [0, 2], [1], 2)
    assert draws.chances(0, 6) == pytest.approx((0, 3 / 4, 0, 1 / 4))
    assert draws.chances(0, 9) == pytest.approx((0, 0, 1 / 4, 3 / 4))


def test_a_lone_fighter_is_strongest_and_weakest_at_once() -> None:
    """MU-R13."""
    draws = Draws(VALUES, DECK, [39, 40], 0)
    assert draws.chances(0, 8) == (0.0, 0.0, 1.0, 0.0)
    assert draws.chances(1, 8) == (1.0, 0.0, 0.0, 0.0)


@pytest.mark.parametrize("others", [1, 2, 3])
def test_the_chances_of_every_card_add_up(others: int) -> None:
    draws = Draws(VALUES, DECK, DECK, others)
    for card in DECK:
        assert sum(draws.chances(card, 15)) == pytest.approx(1.0)
        assert min(draws.chances(card, 15)) >= 0.0
    assert draws.chances(54, 0) == pytest.approx(((54 / 55) ** others, 1 - (54 / 55) ** others, 0.0, 0.0))


def test_the_mean_is_over_the_guards_to_come() -> None:
    draws = Draws(VALUES, DECK, [30], 1)
    low, high = draws.chances(0, 4), draws.chances(0, 20)
    assert draws.mean(0, [4, 20]) == pytest.approx([(a + b) / 2 for a, b in zip(low, high, strict=True)])
    assert draws.mean(0, []) == (0.0, 0.0, 0.0, 0.0)


def test_the_odds_of_a_fresh_deck_are_those_of_drawing_from_it() -> None:
    guards = [int(guard) for guard in PRINTED.guards]
    odds = FreshDeckOdds(VALUES, guards, [0, 10], 3)
    all_fight, one_in_jail = Draws(VALUES, DECK, DECK, 2), Draws(VALUES, DECK, DECK, 1)
    payoffs = (3.0, -2.0, -4.0, 1.0)

    def worth(chances: tuple[float, ...]) -> float:
        return sum(ducats * chance for ducats, chance in zip(payoffs, chances, strict=True))

    assert odds.now(10, 30, False, payoffs) == pytest.approx(worth(all_fight.chances(30, guards[10])))
    assert odds.now(10, 30, True, payoffs) == pytest.approx(worth(one_in_jail.chances(30, guards[10])))
    assert odds.later(30, payoffs) == pytest.approx(worth(all_fight.mean(30, [guards[0], guards[10]])))


def test_win_chances_share_the_victory() -> None:
    assert win_chances([104, 104, 60], 0.0) == [0.5, 0.5, 0.0]
    assert win_chances([10, 10], 3.0) == [0.5, 0.5]
    ahead = win_chances([40, 30, 30], 2.0)
    assert sum(ahead) == pytest.approx(1.0)
    assert ahead[0] > ahead[1] == ahead[2]
    assert win_chances([40, 30, 30], 1.0)[0] > ahead[0]
