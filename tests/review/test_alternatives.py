"""Another answer at a moment of a finished game."""

import pytest
from tests.review.test_analyst import ANY_GAME, played

from ducats.engine.errors import BadOptions, DucatsError
from ducats.games import GAMES
from ducats.review import alternatives, what_if
from ducats.review.alternatives import answers_at, decided
from ducats.study import what_if as for_researchers


@ANY_GAME
def test_both_answers_meet_the_same_luck(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(alternatives, "PORTION_PLAYOUTS", 2)
    monkeypatch.setattr(alternatives, "PORTION_WORLDS", 2)
    rules, record = GAMES[game], played(game)
    moments = sum(entry.seat >= 0 for entry in record.inputs)
    found = next(answers for at in range(1, moments) if (answers := answers_at(rules, record, at)).others)
    same = what_if(rules, record, found.moment, found.played, portions=1)
    assert set(same.change) == set(same.change_error) == {0}
    assert (same.gain, same.gain_error) == (0, 0)
    assert same.before == same.after
    other = what_if(rules, record, found.moment, found.others[-1], portions=1)
    assert other.before == same.before
    assert other.seat == found.seat


def test_a_moment_without_an_answer_is_refused() -> None:
    rules, record = GAMES["marquis"], played("marquis")
    for moment in (0, 100_000):
        with pytest.raises(BadOptions) as refused:
            decided(rules, record, moment)
        assert refused.value.code == "no_such_moment"
    with pytest.raises(DucatsError):
        for_researchers(record, 1, {"type": "Nonsense"})


def test_a_portion_is_small() -> None:
    """Uncompiled, a game of MarraCash takes a quarter of a second, and a worker must answer within ten."""
    rules, record = GAMES["marquis"], played("marquis")
    found = next(answers for at in range(1, 100) if (answers := answers_at(rules, record, at)).others)
    portion = alternatives.try_portion(rules, record, found.moment, found.others[0], 0)
    assert 2 * (len(portion.real) + len(portion.imagined)) <= 12
    assert alternatives.PORTIONS * len(portion.real) == 256, "as docs/review.md says"
    assert alternatives.PORTIONS * len(portion.imagined) == 128
