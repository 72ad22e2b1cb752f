"""What comes to a player's mind."""

from collections import Counter

from ducats.engine.rng import Rng
from ducats.search.oversight import noticed


def test_whoever_overlooks_nothing_sees_everything_and_draws_no_lot() -> None:
    rng, untouched = Rng("calm"), Rng("calm")
    assert noticed(5, 0.0, rng) == [0, 1, 2, 3, 4]
    assert rng.word() == untouched.word()


def test_answers_are_overlooked_as_often_as_said_but_never_all() -> None:
    rng, seen = Rng("hasty"), Counter[int]()
    for _ in range(2000):
        places = noticed(4, 0.3, rng)
        assert places
        assert places == sorted(set(places))
        seen.update(places)
    assert all(1300 < seen[place] < 1500 for place in range(4))
    assert {len(noticed(3, 1.0, rng)) for _ in range(50)} == {1}
