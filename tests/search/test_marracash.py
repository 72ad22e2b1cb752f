"""What MarraCash tells the search: legal, fair to hidden cash, and with an eye for money."""

from collections.abc import Iterator
from typing import Any

import pytest
from tests.search.sitting import views_of

from ducats.engine import bits
from ducats.engine.rng import Rng
from ducats.engine.rules import as_rules
from ducats.games.levels import make
from ducats.games.marracash.evaluation import MarraCashEvaluator
from ducats.games.marracash.evaluation.auctions import likely_sale
from ducats.games.marracash.evaluation.evaluation import Evaluation
from ducats.games.marracash.evaluation.judgement import TIE_DIRHAM
from ducats.games.marracash.evaluation.lookahead import Plans
from ducats.games.marracash.evaluation.rollout import answers
from ducats.games.marracash.evaluation.tables_after import after_auction, after_walk
from ducats.games.marracash.evaluation.town import town_of
from ducats.games.marracash.evaluation.values import shares
from ducats.games.marracash.evaluation.weights import Weights
from ducats.games.marracash.rules.auction import RaiseOrPass
from ducats.games.marracash.rules.books import CUSTOMERS
from ducats.games.marracash.rules.game import MarraCashRules
from ducats.games.marracash.rules.messages import Bid, MoveGroup, PassBid
from ducats.games.marracash.rules.printed import DATA_TEXT
from ducats.games.marracash.rules.questions import Act
from ducats.games.marracash.rules.view import MarraCashView
from ducats.mechanics.open_auction import PASS
from ducats.search import Budget, Search

RULES = MarraCashRules()
ANY_RULES = as_rules(RULES)
EVALUATOR = MarraCashEvaluator()
OPTIONS: list[dict[str, Any]] = [
    {},
    {"souvenirs": True, "souvenir_sale": "optional", "commission_scope": "shop", "strict_option_c": True},
    {"cash_visibility": "hidden", "bid_step": 100, "start_cash": 500},
    {"auction_mode": "sealed", "end_rule": "finish_round", "antiques": True, "visitors": 64},
]
OWNER_DATA = DATA_TEXT.replace("value = [100, 200, 300, 400, 500]", "value = [150, 150, 300, 400]")


def views(seats: int, options: dict[str, Any], data: str | None = None) -> Iterator[MarraCashView]:
    """What every seat saw whenever it was asked, all through a game."""
    return views_of(ANY_RULES, MarraCashView, [make("marracash", "trader")], seats, options, data)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_candidates_and_rollouts_are_legal_and_see_nothing_hidden(
    seats: int, options: dict[str, Any]
) -> None:
    for number, view in enumerate(views(seats, options)):
        seat = view.seat
        assert seat is not None
        one, other = (RULES.imagine(view, Rng(f"{which} {number}")) for which in "ab")
        candidates = EVALUATOR.candidates(one, seat)
        assert set(candidates) <= set(one.legal(seat))
        assert len(set(candidates)) == len(candidates) > 0
        usual = EVALUATOR.rollout(one, seat, Rng("x"))
        assert usual in one.legal(seat)
        town_of(view.data).remembered.clear()  # or the other table would only be looked up
        assert EVALUATOR.candidates(other, seat) == candidates
        assert EVALUATOR.rollout(other, seat, Rng("y")) == usual


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_a_search_repeats_exactly_and_counts_its_simulations(seats: int, options: dict[str, Any]) -> None:
    for view in list(views(seats, options))[::40]:
        thoughts = [Search(ANY_RULES, EVALUATOR, view, Rng("dice")).run(Budget(8)) for _ in range(2)]
        one, other = ([(arm.answer, arm.visits, arm.mean) for arm in t.arms()] for t in thoughts)
        assert one == other
        assert thoughts[0].simulations == 8


def test_worlds_that_look_alike_are_answered_alike() -> None:
    bot = make("marracash", "sultan@10")
    for number, view in enumerate(list(views(3, {"antiques": True, "cash_visibility": "hidden"}))[::25]):
        other = RULES.view(RULES.imagine(view, Rng(f"world {number}")), view.seat)
        assert bot.choose(other, Rng("dice")) == bot.choose(view, Rng("dice"))


def test_a_corrected_data_file_is_searched_by_its_own_numbers() -> None:
    assert OWNER_DATA != DATA_TEXT
    view = next(view for view in views(2, {}, OWNER_DATA) if view.phase == "main")
    assert Search(ANY_RULES, EVALUATOR, view, Rng("dice")).run(Budget(5)).simulations == 5


def test_values_are_shares_that_follow_the_money() -> None:
    for view in list(views(4, {}))[::30]:
        world = RULES.imagine(view, Rng("x"))
        before = EVALUATOR.value(world)
        assert all(0.0 <= value <= 1.0 for value in before)
        world.credit(2, CUSTOMERS, 500)
        after = EVALUATOR.value(world)
        assert after[2] > before[2]
        assert after[0] <= before[0]


def test_a_finished_game_is_worth_its_victory() -> None:
    won, lost = shares([3000.0, 2975.0], 0.0)
    assert won > 0.75 > 0.25 > lost
    first, second, third = shares([2000.0, 2000.0, 500.0], 0.0)
    assert first == second > third


def test_a_playout_ends_after_three_turns() -> None:
    view = next(view for view in views(2, {}) if view.phase == "main")
    world = RULES.imagine(view, Rng("x"))
    end = EVALUATOR.clock(world) + EVALUATOR.horizon
    turns = {world.turn_number()}
    while world.frames and EVALUATOR.clock(world) < end:
        seat = world.waiting_for()[0]
        world.take(seat, EVALUATOR.rollout(world, seat, Rng("x")))
        turns.add(world.turn_number())
    assert len(turns) == 4


@pytest.mark.parametrize("scope", ["owner", "shop"])
def test_standings_after_a_move_are_those_of_the_table_after_it(scope: str) -> None:
    town, moved = town_of(None), 0
    for view in list(views(3, {"commission_scope": scope}))[::5]:
        world = RULES.imagine(view, Rng("x"))
        ask = world.ask()
        if not isinstance(ask, Act):
            continue
        evaluation = Evaluation(town, world, 6, Weights())
        for answer in ask.moves(world):
            table = Evaluation(town, after_walk(world, ask.seat, answer), 6, Weights())
            assert list(evaluation.after_move(ask.seat, answer)) == pytest.approx(list(table.standings))
            moved += 1
    assert moved > 50


def test_standings_after_a_sale_are_those_of_the_table_after_it() -> None:
    town = town_of(None)
    world = next(RULES.imagine(view, Rng("x")) for view in views(3, {}) if view.phase == "main")
    evaluation = Evaluation(town, world, 6, Weights())
    for shop in bits.numbers(world.free_shops()):
        sale = evaluation.sale(shop)
        winner, price = likely_sale(evaluation, sale, 1)
        table = Evaluation(town, after_auction(world, shop, winner, price, 1), 6, Weights())
        after = evaluation.after_sale(sale, winner, price, 1)
        assert list(after) == pytest.approx(list(table.standings))


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_a_table_judged_from_the_one_before_is_judged_as_one_seen_afresh(options: dict[str, Any]) -> None:
    town, moved, sold = town_of(None), 0, 0
    for view in list(views(3, options))[::7]:
        world, seat = RULES.imagine(view, Rng("x")), view.seat
        assert seat is not None
        evaluation = Evaluation(town, world, 6, Weights(), seat)
        for answer in world.moves()[::3]:
            then = evaluation.after_walk(seat, answer)
            same_as_afresh(then, seat)
            same_as_afresh(then.after_walk(seat, then.g.moves()[0]), seat)
            moved += 1
        for shop in bits.numbers(world.free_shops())[::4]:
            same_as_afresh(evaluation.after_auction(evaluation.sale(shop), seat, 100, seat), seat)
            sold += 1
    assert moved > 20
    assert sold > 20


def same_as_afresh(evaluation: Evaluation, knower: int) -> None:
    """To the last digit: kept contests and analyses can only be repeated exactly."""
    afresh = Evaluation(evaluation.town, evaluation.g, 6, Weights(), knower)
    for one, other in (
        (evaluation.standings, afresh.standings),
        (evaluation.expected, afresh.expected),
        (evaluation.promise, afresh.promise),
    ):
        assert list(one) == list(other)
    for shop in bits.numbers(evaluation.g.free_shops()):
        one_sale, other_sale = evaluation.sale(shop), afresh.sale(shop)
        assert one_sale.brings == other_sale.brings
        assert list(one_sale.losses) == list(other_sale.losses)
    moves = evaluation.g.moves()
    leads = afresh.leads_after(knower, moves)
    assert evaluation.leads_after(knower, moves) == leads
    assert evaluation.best_walk(knower) == (moves[leads.index(max(leads))] if moves else -1)


def test_people_in_rollouts_judge_as_the_vizier_does() -> None:
    vizier, planned, bid = make("marracash", "vizier"), 0, 0
    for view in list(views(3, {}))[::2]:
        seat = view.seat
        assert seat is not None
        world: Any = RULES.imagine(view, Rng("x"))
        ask = world.ask()
        answer, usual = (
            world.hear(seat, vizier.choose(view, Rng("x"))),
            EVALUATOR.rollout(world, seat, Rng("x")),
        )
        if isinstance(ask, Act):
            lines = Plans(town_of(None), world, seat, Weights(), 2 - ask.slot).actions(ask)
            best = [equal for worth, equal in lines if worth >= lines[0][0] - TIE_DIRHAM]
            assert usual in best
            assert answer in best
            planned += 1
        elif isinstance(ask, RaiseOrPass):
            assert (answer == PASS) == (usual == PASS)
            bid += 1
    assert planned > 15
    assert bid > 15


def test_remembered_answers_are_those_of_a_fresh_thought() -> None:
    for view in list(views(2, {"cash_visibility": "hidden"}))[::6]:
        seat = view.seat
        assert seat is not None
        world = RULES.imagine(view, Rng("x"))
        for other in range(2):
            world.place_cash(other, world.cash(seat))
        first = EVALUATOR.candidates(world, seat)
        assert EVALUATOR.candidates(world, seat) == first == answers(town_of(None), world, seat, Weights())


def last_turn(**changes: Any) -> MarraCashView:
    """Two players at the very end of a game: seat 0 is asked."""
    position = {"phase": "last_round", "turns_left": 1, "slot": 2, "line": "", "cash": [1000, 1000]} | changes
    return RULES.view(RULES.set_up(2, RULES.read_options({}), position), 0)


def test_the_last_move_is_the_one_that_pays() -> None:
    view = last_turn(
        fountains={"9": "RRR", "8": "BBBB", "16": "GP"},
        owners={"R3": 0, "B2": 1, "P5": 0},
        customers={"R3": 1, "B2": 3},
    )
    assert make("marracash", "sultan@60").choose(view, Rng("x")) in (MoveGroup(9, 4), MoveGroup(9, 10))


def bidding(fountains: dict[str, str]) -> MarraCashView:
    auction = {"shop": "B4", "auctioneer": 1, "high": 300, "leader": 1, "inside": [0, 1]}
    return last_turn(question="raise_or_pass", turn=1, fountains=fountains, auction=auction)


def test_a_shop_is_bought_for_the_visitors_before_it_and_not_without_them() -> None:
    bot = make("marracash", "sultan@60")
    assert isinstance(bot.choose(bidding({"9": "BBBB"}), Rng("x")), Bid)
    assert bot.choose(bidding({"1": "BBBB"}), Rng("x")) == PassBid()
