"""A fault must be one in the eyes of the search, too, where a game asks for its opinion."""

import msgspec
import pytest
from tests.search.toys import TakeCoins, ToyRules

from ducats.engine.driver import Driver
from ducats.engine.record import new_header
from ducats.games import GAMES, find
from ducats.review import coaching, judging
from ducats.review.judging import NO_ANSWER, DecisionReview
from ducats.review.messages import written
from ducats.review.positions import Step
from ducats.review.second_opinion import overrules, second_opinion_of
from ducats.search import RandomEvaluator

SIX_COINS, WINNING, LOSING = 6, 2, 1
"""Whoever leaves four has won."""


def judged(opinion: RandomEvaluator | None) -> judging.Judgement:
    rules = ToyRules(TakeCoins(0))
    play = rules.at(SIX_COINS, 0)
    step = Step(1, play.copy(), 0, (LOSING,), play.say(0, LOSING))
    return DecisionReview(rules, RandomEvaluator(), step, "judge", opinion).judge(100)


def test_the_search_overrules_nothing_that_it_finds_itself() -> None:
    rules = ToyRules(TakeCoins(0))
    view = rules.view(rules.at(SIX_COINS, 0), 0)
    assert not overrules(rules, RandomEvaluator(), view, LOSING, WINNING)
    assert overrules(rules, RandomEvaluator(), view, WINNING, LOSING)
    assert not overrules(rules, RandomEvaluator(), view, 99, WINNING), "an answer it would not have tried"
    asked, alone = judged(RandomEvaluator()), judged(None)
    assert (asked.kind, asked.loss) == (alone.kind, alone.loss)
    assert asked.kind == "blunder"


def test_an_overruled_fault_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judging, "overrules", lambda *_: True)
    assert judged(None).kind == "blunder", "nobody was asked"
    found = judged(RandomEvaluator())
    assert found.overruled
    assert (found.kind, found.loss, found.difference, found.better) == ("", 0.0, 0.0, NO_ANSWER)
    assert found.answers[0] == WINNING, "what the reference policy would have preferred is still told"


def test_the_coach_asks_for_the_same_opinion(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only where the review does."""
    rules = find("marracash")
    driver, _ = Driver.begin(rules, new_header(rules, 3, "open", rules.meta.shortest), "open")
    view = msgspec.json.encode(driver.view(0))
    first, second, *_ = driver.play.legal(0)
    rival = coaching.Valued(first, 0.5, 0.01, 0.2, 0.01)
    given = written(driver.play.say(0, second))
    for opinion, kind in ((True, ""), (False, "blunder")):
        monkeypatch.setattr(coaching, "overrules", lambda *_, opinion=opinion: opinion)
        assert coaching.mark("marracash", view, 1, rival, 9, given).kind == kind
    assert [game for game in GAMES if second_opinion_of(game)] == ["marracash"]
