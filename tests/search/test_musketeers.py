"""What Musketeers tells the search: legal, fair to hidden cards, and true to the view."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

import msgspec
import pytest
from tests.search.sitting import views_of

from ducats.engine import bits
from ducats.engine.driver import Driver
from ducats.engine.record import new_header
from ducats.engine.rng import Rng
from ducats.engine.rules import as_rules
from ducats.games.levels import make
from ducats.games.musketeers.evaluation import MusketeersEvaluator
from ducats.games.musketeers.evaluation.belief import Belief
from ducats.games.musketeers.evaluation.evaluation import evaluated
from ducats.games.musketeers.evaluation.lookahead import expected_card, is_looked_ahead, lookahead
from ducats.games.musketeers.evaluation.weights import CAREFUL
from ducats.games.musketeers.rules.game import MusketeersRules
from ducats.games.musketeers.rules.position import set_total
from ducats.games.musketeers.rules.printed import DATA_TEXT
from ducats.games.musketeers.rules.questions import CommitCard, LayRewardsDown
from ducats.games.musketeers.rules.state import Musketeers
from ducats.games.musketeers.rules.view import MusketeersView
from ducats.search import Budget, Search

RULES = MusketeersRules()
ANY_RULES = as_rules(RULES)
EVALUATOR = MusketeersEvaluator()
OPTIONS: list[dict[str, Any]] = [
    {},
    {"victim_picks_slot": True, "full_loser_takes_prison": True, "match_target": 40},
    {"jail_discard_visible": False, "match_mode": "fixed_hands", "hands": 2},
]


def views(seats: int, options: dict[str, Any], data: str | None = None) -> Iterator[MusketeersView]:
    """What every seat saw whenever it was asked, all through a match."""
    return views_of(ANY_RULES, MusketeersView, [make("musketeers", "musketeer")], seats, options, data)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_candidates_and_rollouts_are_legal_and_blind_to_hidden_cards(
    seats: int, options: dict[str, Any]
) -> None:
    for number, view in enumerate(views(seats, options)):
        seat = view.seat
        assert seat is not None
        one, other = (RULES.imagine(view, Rng(f"{which} {number}")) for which in "ab")
        candidates = EVALUATOR.candidates(one, seat)
        legal = one.legal(seat)
        if isinstance(one.ask(), LayRewardsDown):
            assert set(candidates) < set(legal)
        else:
            assert sorted(candidates) == sorted(legal)
        assert MusketeersEvaluator().candidates(other, seat) == candidates  # one who remembers nothing
        answer = EVALUATOR.rollout(one, seat, Rng("x"))
        assert answer in legal
        assert EVALUATOR.rollout(other, seat, Rng("x")) == answer


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_what_is_supposed_fits_the_view_still(seats: int, options: dict[str, Any]) -> None:
    for number, view in enumerate(views(seats, options)):
        world = RULES.imagine(view, Rng(str(number)))
        assert view.seat is not None
        EVALUATOR.believe(world, view.seat, Rng(str(number)))
        world.check()
        assert msgspec.json.encode(RULES.view(world, view.seat)) == msgspec.json.encode(view)


def test_rivals_are_supposed_to_have_laid_good_cards() -> None:
    view = next(view for view in views(4, {}) if view.seat == 0 and view.duel == 1)
    plain, supposed = 0, 0
    for number in range(200):
        world = RULES.imagine(view, Rng(str(number)))
        plain += sum(world.rewards(1))
        EVALUATOR.believe(world, 0, Rng(str(number)))
        supposed += sum(world.rewards(1))
    assert supposed > 1.15 * plain


def test_face_down_cards_are_not_told_apart() -> None:
    driver, _ = Driver.begin(ANY_RULES, new_header(ANY_RULES, 3, "shown"), "shown")
    play = driver.play
    assert isinstance(play, Musketeers)
    assert {EVALUATOR.shown(play, 0, answer) for answer in play.legal(0)} == {0}
    bot = make("musketeers", "captain")
    while not isinstance(play.ask(), CommitCard):
        seat = play.waiting_for()[0]
        driver.apply(seat, bot.choose(driver.view(seat), Rng("x")))
    assert len({EVALUATOR.shown(play, 0, card) for card in play.legal(0)}) == len(play.legal(0))


def test_a_playout_ends_with_the_hand_and_is_valued_by_the_match() -> None:
    leading, behind = [80, 20, 20], [20, 80, 20]
    for view in views(3, {}):
        world = RULES.imagine(view, Rng("x"))
        set_totals(world, leading)
        first = EVALUATOR.value(world)
        set_totals(world, behind)
        assert 1.0 >= first[0] > 0.6 > EVALUATOR.value(world)[0] >= 0.0
        search = Search(ANY_RULES, EVALUATOR, view, Rng("x"))
        assert search.run(Budget(5)).simulations == 5
        break


def set_totals(world: Musketeers, totals: list[int]) -> None:
    for seat, total in enumerate(totals):
        set_total(world, seat, total)


def duels(seats: int, options: dict[str, Any]) -> Iterator[tuple[MusketeersView, int]]:
    """Every view of a seat that is to play a card and is not in jail."""
    for view in views(seats, options):
        assert view.seat is not None
        if is_looked_ahead(RULES.imagine(view, Rng("x")), view.seat):
            yield view, view.seat


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_what_is_foreseen_rests_on_the_view_alone(seats: int, options: dict[str, Any]) -> None:
    for view, seat in islice(duels(seats, options), 0, None, 5):
        found = []
        for which in "ab":
            duel = lookahead(RULES.imagine(view, Rng(which)), seat)
            duel.search(Budget(3), Rng("x"))
            found.append(duel.values())
        assert found[0] == found[1]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rivals_are_expected_to_play_what_the_captain_would(seats: int) -> None:
    captain = make("musketeers", "captain")
    for view, seat in islice(duels(seats, {}), 0, None, 7):
        world = RULES.imagine(view, Rng("x"))
        rival = (seat + 1) % seats
        if rival in world.waiting_for() and rival != world.jailed():
            answer = world.hear(rival, captain.choose(RULES.view(world, rival), Rng("x")))
            values = dict(evaluated(world, rival, CAREFUL))
            assert values[expected_card(world, rival)] == pytest.approx(values[answer], abs=1e-8)


def test_who_plays_the_strongest_card_is_foreseen() -> None:
    """B has one card that can matter: against their 9 the duel is won, and only a 10 takes the jewel."""
    position = {
        "question": "commit_card",
        "guard": 12,
        "met": [4, 5, 7, 8, 10, 13, 15],
        "hands": [["4/0", "10/0"], ["9/0", "9/1"]],
        "rewards": [["6/0", "7/0", "8/0"], ["6/1", "7/1", "8/1"]],
    }
    world = RULES.set_up(2, RULES.read_options({"match_mode": "single_hand"}), position)
    assert bits.has(world.hand(1), expected_card(world, 1))
    duel = lookahead(RULES.imagine(RULES.view(world, 0), Rng("x")), 0)
    duel.search(Budget(50), Rng("x"))
    low, high = duel.values()
    assert duel.best() == bits.highest(world.hand(0))
    assert high > low
    assert duel.determinizations == 50


def test_likely_hands_explain_what_was_played() -> None:
    """B has met a guard of 20 with a mere 2: they are likely to hold less strong cards than anybody might."""
    position = {"question": "commit_card", "guard": 12, "met": [20], "played": [["9/0", "2/0"]]}
    world = RULES.set_up(2, RULES.read_options({}), position)
    view = RULES.view(world, 0)
    plain, guessed = 0, 0
    for number in range(150):
        dealt = RULES.imagine(view, Rng(str(number)))
        plain += bits.highest(dealt.hand(1))
        Belief(dealt, 0).redeal(dealt, Rng(str(number)))
        dealt.check()
        guessed += bits.highest(dealt.hand(1))
    assert guessed < plain


def test_an_evaluator_tells_data_files_apart() -> None:
    """MU-5: whoever has played with the usual guards thinks of others as a novice does."""
    corrected = DATA_TEXT.replace("4 = { value = [4, 5, 7]", "4 = { value = [4, 5, 40]")
    assert corrected != DATA_TEXT
    used = make("musketeers", "cardinal@8")
    for data in (None, corrected):
        for view in islice(views(4, {}, data), 0, 60, 7):
            fresh = make("musketeers", "cardinal@8")
            assert used.choose(view, Rng("x")) == fresh.choose(view, Rng("x"))
