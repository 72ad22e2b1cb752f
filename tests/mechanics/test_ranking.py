"""Who ranks before whom, and what decided it."""

from ducats.mechanics.ranking import Key, decided_by, ranks_of

NAMES = ("points", "coins", "card")


def test_equal_on_all_counts_share() -> None:
    assert ranks_of([(5, 1, 0), (7, 0, 0), (5, 1, 0), (5, 0, 9)]) == (2, 1, 2, 4)


def test_nothing_but_the_score_decided() -> None:
    assert decided_by([(5, 1, 0), (7, 0, 0), (3, 9, 9)], [5, 7, 3], NAMES) == ()


def test_those_who_share_are_put_in_no_order() -> None:
    assert decided_by([(5, 1, 0), (5, 1, 0)], [5, 5], NAMES) == ()


def test_the_first_count_that_differs_decided_each_pair_once() -> None:
    keys: list[Key] = [(5, 3, 0), (5, 2, 1), (5, 2, 0), (5, 1, 0)]
    assert decided_by(keys, [5, 5, 5, 5], NAMES) == ("coins", "card")


def test_a_better_score_may_rank_behind() -> None:
    assert decided_by([(1, 2, 0), (0, 9, 0)], [2, 9], ("free", "status", "cash")) == ("free",)
