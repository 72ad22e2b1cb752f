"""Continuations that accompany a game: kept where nothing changed, and the same as if played anew."""

from math import sqrt

import pytest
from tests.search.toys import GUESS, SAFE, GuessOrNot, NameCard, ShowPennies, TakeCoins, ToyRules

from ducats.engine.messages import CHANCE
from ducats.engine.play import Play
from ducats.engine.rng import Rng
from ducats.games import GAMES
from ducats.review.judging import DecisionReview
from ducats.review.positions import Step
from ducats.review.reference import reference_of
from ducats.search import RandomEvaluator
from ducats.search.continuations import Continuations, Luck, play_on

GAMES_AND_SEATS = pytest.mark.parametrize("game", GAMES)


@GAMES_AND_SEATS
def test_what_is_kept_is_what_would_be_played_anew(game: str) -> None:
    rules, evaluator, dice = GAMES[game], reference_of(game), Rng(game)
    play = rules.new_game(3, rules.read_options(rules.meta.shortest))
    play.stop_listening()
    kept = Continuations(evaluator, play, 2, "kept")
    luck = [Luck(3, f"kept/{number}") for number in range(2)]
    for _ in range(16):
        seat = play.waiting_for()[-1] if dice.below(2) else play.waiting_for()[0]
        answer = dice.choice(play.legal(seat))
        if seat != CHANCE and dice.below(2):
            answer = evaluator.rollout(play, seat, Rng("usual"))
        kept.compare(play, seat, answer)
        for each in luck:
            each.answer(evaluator, play, seat)
        play.take(seat, answer)
        kept.renew(play)
        for number, each in enumerate(luck):
            spare = Luck(3, "")
            spare.follow(each)
            assert kept.shares[number] == play_on(evaluator, play.copy(), spare)
        if play.is_over():
            break
    assert kept.played < 2 + 2 * 16, "some were kept"


def chance_of(play: Play, count: int) -> tuple[float, float]:
    """The first seat's chance and its standard error."""
    games = Continuations(RandomEvaluator(), play, count, "chance")
    mean = sum(shares[0] for shares in games.shares) / count
    return mean, sqrt(mean * (1.0 - mean) / count)


def test_luck_is_nothing_on_average() -> None:
    """By enumeration: the chances after all outcomes of a die, and the chance before it."""
    rules = ToyRules(GuessOrNot(0))
    play = rules.at(0, 0)
    play.take(0, SAFE)
    before, error = chance_of(play, 4000)
    after = []
    for outcome in play.legal(CHANCE):
        table = play.copy()
        table.take(CHANCE, outcome)
        after.append(chance_of(table, 1)[0])
    assert sum(after) / len(after) == pytest.approx(2 / 3)
    assert abs(before - 2 / 3) < 4 * error


def judged(rules: ToyRules, play: Play, answer: int) -> DecisionReview:
    step = Step(1, play.copy(), 0, (answer,), play.say(0, answer))
    return DecisionReview(rules, RandomEvaluator(), step, "judge")


@pytest.mark.parametrize(("answer", "kind"), [(2, ""), (1, "blunder"), (3, "blunder")])
def test_a_win_given_away_is_a_blunder(answer: int, kind: str) -> None:
    """Six coins: whoever leaves four has won against anybody who can count; against lots, nearly."""
    rules = ToyRules(TakeCoins(0))
    found = judged(rules, rules.at(6, 0), answer).judge(200)
    assert found.kind == kind
    assert (found.loss > 0) == bool(kind)
    if kind:
        assert found.better == 2
        assert found.loss > 2 * found.error


def test_nobody_is_blamed_for_a_card_they_could_not_know() -> None:
    rules = ToyRules(NameCard(0))
    for answer in (0, 1):
        found = judged(rules, rules.at(0, 1), answer).judge(100)
        assert found.kind == ""
        assert found.loss == 0.0


def test_a_gamble_worse_than_the_safe_way_is_found_whatever_came_of_it() -> None:
    rules = ToyRules(GuessOrNot(0))
    found = judged(rules, rules.at(0, 1), GUESS).judge(400)
    assert found.kind == "blunder"
    assert abs(found.loss - 1 / 6) < 4 * found.error


def test_a_sealed_answer_is_judged_without_looking_under_the_seal() -> None:
    rules = ToyRules(ShowPennies(0b11))
    for rival in (0, 1):
        play = rules.at(0, 0)
        play.take(1, rival)
        assert judged(rules, play, 1).judge(100).kind == ""
