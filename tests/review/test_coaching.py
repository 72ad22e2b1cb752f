"""What the coach makes of the portions of its work."""

import msgspec
import pytest
from tests.review.test_tells import ANY_GAME, a_choice

from ducats.bots.reasons import Why
from ducats.engine.driver import Driver
from ducats.engine.record import new_header
from ducats.games import find
from ducats.games.musketeers import bots as musketeers_bots
from ducats.review import coaching
from ducats.review.coaching import Advice, Tried
from ducats.review.messages import written
from ducats.review.reference import reference_of


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, few in (("SCAN_GAMES", 16), ("WORLDS", 2)):
        monkeypatch.setattr(coaching, name, few)


def tried(*shares: float, played: int | None = None) -> Tried:
    """Each answer is worth the same in every world, but for a hair."""
    answers = tuple(range(len(shares)))
    return Tried(answers, [[share + world / 1000 for share in shares] for world in range(4)], played)


def test_the_best_answers_are_measured_and_shown_best_first() -> None:
    advice = Advice()
    advice.add(tried(0.1, 0.5, 0.3, 0.2, 0.4))
    assert set(advice.wanted()) == {1, 4, 2}
    advice.add(Tried((1, 4, 2), [[0.3, 0.6, 0.5]] * 2, None))
    assert advice.is_done()
    assert [each.answer for each in advice.hint()] == [4, 2, 1]
    assert [round(each.behind, 6) for each in advice.hint()] == [0.0, 0.1, 0.3]


def test_an_answer_that_was_given_is_measured_beside_the_best() -> None:
    advice = Advice()
    advice.add(tried(0.1, 0.5, 0.3, 0.2, played=0))
    assert set(advice.wanted()) == {1, 0}
    advice.add(Tried((1, 0), [[0.5, 0.1]] * 2, 0))
    better = advice.better()
    assert better is not None
    assert (better.answer, round(better.behind, 6)) == (1, 0.4)


def test_where_there_is_nothing_to_compare_nothing_is_judged() -> None:
    advice = Advice()
    advice.add(Tried((7,), [[0.5]], 7))
    assert advice.is_done()
    assert advice.better() is None


def test_no_answer_is_left_out_before_enough_worlds_were_tried() -> None:
    advice = Advice()
    for _ in range(3):
        advice.add(Tried((0, 1, 2, 3, 4), [[0.1, 0.5, 0.3, 0.2, 0.4]], None))
        assert advice.wanted() == (0, 1, 2, 3, 4)
    advice.add(Tried((0, 1, 2, 3, 4), [[0.1, 0.5, 0.3, 0.2, 0.4]], None))
    assert advice.wanted() == (1, 4, 2)


def test_few_answers_are_measured_at_once() -> None:
    advice = Advice()
    advice.add(Tried((0, 1), [[0.1, 0.5]], None))
    assert advice.wanted() == (0, 1)
    advice.add(Tried((0, 1), [[0.2, 0.4]] * 2, None))
    assert advice.is_done()
    assert [round(each.behind, 6) for each in advice.hint()] == [0.0, 0.2]


@ANY_GAME
def test_a_portion_is_small(game: str) -> None:
    """Uncompiled, a game of MarraCash takes a quarter of a second, and a worker must answer within ten."""
    play, seat = a_choice(find(game), game)
    view = msgspec.json.encode(find(game).view(play, seat))
    tried = coaching.portion(game, view, (), "small", None)
    assert len(tried.shares) * len(tried.answers) <= max(12, len(tried.answers))
    again = coaching.portion(game, view, tried.answers[:2], "small", None)
    assert len(again.shares) <= 6


def test_the_only_answer_worth_a_thought_is_shown_beside_others() -> None:
    """Who opens the bidding in MarraCash hardly ever has a reason to bid more than the least."""
    rules = find("marracash")
    driver, _ = Driver.begin(rules, new_header(rules, 3, "open", rules.meta.shortest), "open")
    driver.apply(0, driver.play.say(0, driver.play.legal(0)[0]))
    (seat,) = driver.play.waiting_for()
    assert len(reference_of("marracash").candidates(driver.play, seat)) == 1
    hint = coaching.advise("marracash", msgspec.json.encode(driver.view(seat)), 0.0)
    assert len(hint.answers) == coaching.HINTED


def test_what_speaks_for_the_given_answer_as_well_marks_none(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = find("musketeers")
    play, seat = a_choice(rules, "musketeers")
    view = msgspec.json.encode(rules.view(play, seat))
    first, second, *_ = play.legal(seat)
    monkeypatch.setattr(musketeers_bots, "why", lambda view, action: Why("Both", {}))
    rival = coaching.Valued(first, 0.5, 0.01, 0.2, 0.01)
    marked = coaching.mark("musketeers", view, 1, rival, 9, written(play.say(seat, second)))
    assert marked.better is not None
    assert (marked.kind, marked.better.reason) == ("blunder", "")


def test_an_answer_that_was_given_is_not_judged_beside_strange_ones() -> None:
    """Only whoever wants a hint is shown answers that are not worth a thought."""
    rules = find("marracash")
    driver, _ = Driver.begin(rules, new_header(rules, 3, "open", rules.meta.shortest), "open")
    driver.apply(0, driver.play.say(0, driver.play.legal(0)[0]))
    (seat,) = driver.play.waiting_for()
    (only,) = reference_of("marracash").candidates(driver.play, seat)
    view, given = msgspec.json.encode(driver.view(seat)), written(driver.play.say(seat, only))
    assert coaching.portion("marracash", view, (), "seed", given).answers == (only,)
