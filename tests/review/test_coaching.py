"""What the coach makes of the portions of its work."""

import pytest

from ducats.review import coaching
from ducats.review.coaching import Advice, Tried


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coaching, "PORTIONS", 1)


def tried(*shares: float, played: int | None = None) -> Tried:
    """Each answer is worth the same in every world, but for a hair."""
    answers = tuple(range(len(shares)))
    return Tried(answers, [[share + world / 1000 for share in shares] for world in range(4)], played)


def test_the_best_answers_are_measured_and_shown_best_first() -> None:
    advice = Advice()
    advice.add(tried(0.1, 0.5, 0.3, 0.2, 0.4))
    assert set(advice.wanted()[0]) == {1, 4, 2}
    advice.add(Tried((1, 4, 2), [[0.3, 0.6, 0.5]] * 2, None))
    assert advice.is_done()
    assert [each.answer for each in advice.hint()] == [4, 2, 1]
    assert [round(each.behind, 6) for each in advice.hint()] == [0.0, 0.1, 0.3]


def test_an_answer_that_was_given_is_measured_beside_the_best() -> None:
    advice = Advice()
    advice.add(tried(0.1, 0.5, 0.3, 0.2, played=0))
    assert set(advice.wanted()[0]) == {1, 0}
    advice.add(Tried((1, 0), [[0.5, 0.1]] * 2, 0))
    better = advice.better()
    assert better is not None
    assert (better.answer, round(better.behind, 6)) == (1, 0.4)


def test_where_there_is_nothing_to_compare_nothing_is_judged() -> None:
    advice = Advice()
    advice.add(Tried((7,), [[0.5]], 7))
    assert advice.is_done()
    assert advice.better() is None
