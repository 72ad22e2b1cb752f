"""What Marquis tells the search: legal, fair to hidden cards, and able to find what is obvious."""

from collections.abc import Iterator
from typing import Any

import pytest
from tests.games.marquis.table import OPTIONS, RULES, at, bundle, no, play, view

from ducats.engine.driver import Driver
from ducats.engine.messages import CHANCE
from ducats.engine.record import new_header
from ducats.engine.rng import Rng
from ducats.engine.rules import as_rules
from ducats.games.levels import make
from ducats.games.marquis.bots import REASONS
from ducats.games.marquis.evaluation import CARELESS, MarquisEvaluator, answers_worth
from ducats.games.marquis.rules import messages as m
from ducats.games.marquis.rules.drawing import DrawFromPile
from ducats.games.marquis.rules.questions import ChooseTakenBack, ChooseWitness
from ducats.games.marquis.rules.state import Marquis
from ducats.games.marquis.rules.view import MarquisView
from ducats.search import Budget, Search

ANY_RULES = as_rules(RULES)
EVALUATOR = MarquisEvaluator()


def views(seats: int, options: dict[str, Any], seed: str = "judge") -> Iterator[tuple[MarquisView, Marquis]]:
    """What every seat saw whenever it was asked, with the true table, in a game of lots and of habits."""
    driver, _ = Driver.begin(ANY_RULES, new_header(ANY_RULES, seats, seed, options), seed)
    rng = Rng(seed)
    while not driver.play.is_over():
        seat = driver.play.waiting_for()[0]
        seen, table = driver.view(seat), driver.play
        assert isinstance(seen, MarquisView)
        assert isinstance(table, Marquis)
        yield seen, table
        answers = table.legal(seat) if rng.below(2) else EVALUATOR.candidates(table, seat)[:1]
        driver.apply(seat, table.say(seat, rng.choice(answers)))


@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("options", OPTIONS.values(), ids=OPTIONS)
def test_candidates_and_habits_are_legal_and_read_no_hidden_card(seats: int, options: dict[str, Any]) -> None:
    for number, (seen, table) in enumerate(views(seats, options)):
        seat = seen.seat
        assert seat is not None
        candidates = EVALUATOR.candidates(table, seat)
        legal = table.legal(seat)
        assert candidates
        assert len(set(candidates)) == len(candidates)
        assert set(candidates) <= set(legal)
        assert EVALUATOR.rollout(table, seat, Rng("x")) in legal
        other = RULES.imagine(seen, Rng(f"{number}"))
        assert EVALUATOR.candidates(other, seat) == candidates
        assert EVALUATOR.rollout(other, seat, Rng("x")) == EVALUATOR.rollout(table, seat, Rng("x"))


@pytest.mark.parametrize("options", OPTIONS.values(), ids=OPTIONS)
def test_the_search_goes_through_whole_games(options: dict[str, Any]) -> None:
    for number, (seen, table) in enumerate(views(3, options, "search")):
        assert seen.seat is not None
        if number % 7 == 0:
            thought = Search(ANY_RULES, EVALUATOR, seen, Rng(str(number))).run(Budget(8))
            assert thought.answer(Rng("x")) in table.legal(seen.seat)


def lead_over_carelessness(seats: int, chair: int, deal: str) -> float:
    """By how much the rollout policy beats the same judgement with less care."""
    table = RULES.new_game(seats, RULES.read_options({}))
    dice = Rng(deal)
    while not table.is_over():
        seat = table.waiting_for()[0]
        if seat == CHANCE:
            answer = dice.choice(table.legal(CHANCE))
        elif seat == chair:
            answer = EVALUATOR.rollout(table, seat, dice)
        else:
            answer = max(answers_worth(table, seat, CARELESS))[1]
        table.take(seat, answer)
    outcome = table.outcome()
    assert outcome is not None
    mine = outcome.scores[chair]
    return mine - (sum(outcome.scores) - mine) / (seats - 1)


@pytest.mark.parametrize("seats", [2, 3])
def test_care_wins(seats: int) -> None:
    leads = [
        lead_over_carelessness(seats, chair, f"care {deal}")
        for deal in range(120 // seats)
        for chair in range(seats)
    ]
    assert sum(leads) / len(leads) > 2.0


def test_values_are_shares_and_follow_the_jewels() -> None:
    for _, table in views(4, {}):
        values = EVALUATOR.value(table)
        assert all(0.0 <= value <= 1.0 for value in values)
        richer = table.copy()
        richer.add_jewels(2, 0, 3)
        assert EVALUATOR.value(richer)[2] > values[2]


def test_what_only_its_owner_sees_is_not_told_apart() -> None:
    hidden = 0
    for number in range(6):
        for _, table in views(2, {}, f"hidden {number}"):
            ask = table.ask()
            if isinstance(ask, ChooseTakenBack | ChooseWitness):
                hidden += 1
                assert {EVALUATOR.shown(table, ask.seat, answer) for answer in table.legal(ask.seat)} == {0}
    assert hidden > 5
    g = at("H | K", hands="A C D E")
    g.take(0, g.legal(0)[0])
    while not isinstance(g.ask(), DrawFromPile):
        seat = g.waiting_for()[0]
        assert len({EVALUATOR.shown(g, seat, answer) for answer in g.legal(seat)}) == len(g.legal(seat))
        g.take(seat, g.default(seat))
    assert {EVALUATOR.shown(g, CHANCE, letter) for letter in g.legal(CHANCE)} == {0}


def chosen(g: Marquis, seat: int, simulations: int = 250) -> Any:
    return make("marquis", f"duchess@{simulations}").choose(view(g, seat), Rng("duchess"))


def test_coins_are_turned_into_jewels_at_the_last_good_rate() -> None:
    """The Dealer lies open, only a Pickpocket is left: what is not exchanged now is worth a third."""
    g = at("D | K", coins=[6, 0], hands="T | W", decks="- | -", veto_gone=[0, 1])
    assert g.ask().question == "marquis.exchange"
    assert chosen(g, 0) == m.Exchange(6)


def test_a_veto_saves_the_purse_before_the_last_exchange() -> None:
    g = at("H | M", coins=[2, 6], hands="A E K D | V T", decks="- | -", veto_gone=[0])
    play(g, 0, m.LayCard("A"))
    while g.ask().question != "marquis.may_veto":
        g.take(g.waiting_for()[0], g.default(g.waiting_for()[0]))
    assert chosen(g, 1) == m.PlayVeto()


def test_the_answer_depends_on_the_view_alone() -> None:
    for number, (seen, _) in enumerate(views(3, {}, "alone")):
        if number % 9 == 4:
            bot = make("marquis", "duchess@12")
            assert bot.choose(seen, Rng("x")) == make("marquis", "duchess@12").choose(seen, Rng("x"))


def test_the_duchess_says_why_she_answers_an_offer() -> None:
    g = at("H | M", coins=[2, 4], hands="C A D E | T K W S")
    play(g, 0, m.LayCard("C"))
    play(g, 1, m.OfferFee(bundle(coins=1)))
    answer = chosen(g, 0, 60)
    assert answer.reason in REASONS
    g.apply(0, m.DemandFee(1, bundle(coins=3)))
    refused = chosen(g, 1)
    assert isinstance(refused, m.Refuse)
    assert refused.reason in REASONS


def test_no_reason_where_somebody_may_have_had_no_choice() -> None:
    g = at("| M | K", coins=[0, 4, 0], hands="T A C D | V K W E | S A C D")
    play(g, 0, m.LayCard("T"))
    g.apply(1, m.PlayVeto())
    while g.ask().question != "marquis.intervene":
        no(g)
    assert not getattr(chosen(g, 2, 40), "reason", "")
