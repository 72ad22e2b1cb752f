"""What Merchants tells the search: legal, fair to hidden money and cards, and true to the view."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from tests.search.sitting import views_of

from ducats.bots.searching import SearchingBot
from ducats.engine.messages import OneOf
from ducats.engine.rng import Rng
from ducats.engine.rules import as_rules
from ducats.games.levels import make
from ducats.games.merchants.evaluation import MerchantsEvaluator
from ducats.games.merchants.evaluation.values import Ladder, reachable, shares
from ducats.games.merchants.evaluation.ways import Ways, chances
from ducats.games.merchants.rules.game import MerchantsRules
from ducats.games.merchants.rules.influence import PickInfluenceCard
from ducats.games.merchants.rules.printed import PRINTED
from ducats.games.merchants.rules.view import MerchantsView
from ducats.search import Budget

RULES = MerchantsRules()
ANY_RULES = as_rules(RULES)
EVALUATOR = MerchantsEvaluator()
OPTIONS: list[dict[str, Any]] = [
    {},
    {"edition": "1999", "game_length": "short", "private_negotiation": True},
    {
        "purchase_single_city": True,
        "guest_load_max": 3,
        "guest_mix": "distinct",
        "negotiation": "quote_only",
        "zero_bid_wins": False,
        "start_cities": "random",
        "game_length": "short",
        "credit_timing": "before_fall",
    },
    {
        "pass_movement": True,
        "forfeit_movement": True,
        "empty_wagons_move": True,
        "meeting_repeat": True,
        "influence_choice": "draw",
        "influence_secret": False,
        "double_pointer": 2,
        "open_money": True,
        "game_length": "short",
    },
]


def views(seats: int, options: dict[str, Any]) -> Iterator[MerchantsView]:
    """What every seat saw whenever it was asked, all through a game of shipowners and random bots."""
    bots = [make("merchants", "shipowner"), make("merchants", "random")]
    return views_of(ANY_RULES, MerchantsView, bots, seats, options, None)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_candidates_and_habits_are_legal_and_read_nothing_hidden(seats: int, options: dict[str, Any]) -> None:
    for number, view in enumerate(views(seats, options)):
        seat = view.seat
        assert seat is not None
        one, other = (RULES.imagine(view, Rng(f"{which} {number}")) for which in "ab")
        candidates = EVALUATOR.candidates(one, seat)
        assert len(set(candidates)) == len(candidates) > 0
        assert set(candidates) <= set(one.legal(seat))
        assert EVALUATOR.candidates(other, seat) == candidates
        priors = EVALUATOR.priors(one, seat, candidates)
        assert EVALUATOR.priors(other, seat, candidates) == priors
        assert not priors or (len(priors) == len(candidates) and max(priors) == priors[0] == 0.0)
        assert EVALUATOR.rollout(one, seat, Rng("x")) in one.legal(seat)
        assert EVALUATOR.rollout(other, seat, Rng("x")) == EVALUATOR.rollout(one, seat, Rng("x"))


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_what_is_supposed_fits_the_view_still(seats: int, options: dict[str, Any]) -> None:
    for number, view in enumerate(views(seats, options)):
        if number % 3:
            continue
        world = RULES.imagine(view, Rng(str(number)))
        assert view.seat is not None
        EVALUATOR.believe(world, view.seat, Rng(str(number)))
        world.check()
        assert msgspec.json.encode(RULES.view(world, view.seat)) == msgspec.json.encode(view)


def test_in_the_first_purchase_everybody_knows_the_rivals_money() -> None:
    for seen in views(3, {}):
        if seen.round != 1 or seen.phase != "purchase":
            break
        assert seen.seat is not None
        world = RULES.imagine(seen, Rng("x"))
        EVALUATOR.believe(world, seen.seat, Rng("x"))
        for rival, place in enumerate(seen.places):
            goods = sum(sum(stock.values()) for stock in place.stores.values())
            assert rival == seen.seat or world.cash(rival) == 5000 - 100 * goods


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_a_search_answers_legally_and_repeats_itself(seats: int, options: dict[str, Any]) -> None:
    bot = SearchingBot(ANY_RULES, EVALUATOR, Budget(4))
    for number, view in enumerate(views(seats, options)):
        if number % 20:
            continue
        action = bot.choose(view, Rng(str(number)))
        assert view.seat is not None
        world = RULES.imagine(view, Rng("other"))
        assert world.hear(view.seat, action) in world.legal(view.seat)
        assert bot.choose(view, Rng(str(number))) == action


def test_in_the_last_round_every_step_is_climbed() -> None:
    asked = 0
    for view in views(3, {}):
        question = view.question
        assert question is not None
        if question.id == "merchants.climb" and view.arrivals >= view.end_arrivals:
            assert isinstance(question.choices, OneOf)
            action = SearchingBot(ANY_RULES, EVALUATOR, Budget(30)).choose(view, Rng("x"))
            assert action == question.choices.actions[-1]
            asked += 1
    assert asked


def test_a_card_taken_in_secret_is_not_shown() -> None:
    for view in views(4, {}):
        seat, question = view.seat, view.question
        assert seat is not None
        assert question is not None
        if question.id == "merchants.pick_influence":
            world = RULES.imagine(view, Rng("x"))
            assert isinstance(world.ask(), PickInfluenceCard)
            assert {EVALUATOR.shown(world, seat, kind) for kind in world.legal(seat)} == {0}
            return
    raise AssertionError("nobody met the courier")


def test_money_goods_and_status_are_all_worth_something() -> None:
    seen = next(view for view in views(3, {}) if view.round == 3 and view.phase == "purchase")
    world = RULES.imagine(seen, Rng("x"))
    for seat in range(3):
        world.pay_bank(seat, world.cash(seat) - 2000)
    before = EVALUATOR.value(world)[1]
    wealthier, higher = world.copy(), world.copy()
    wealthier.pay_bank(1, -1000)
    higher.set_status(1, world.status(1) + 1)
    for richer in (wealthier, higher):
        assert 1.0 >= EVALUATOR.value(richer)[1] > before >= 0.0


def test_the_ladder_is_climbed_as_cheaply_as_the_rules_allow() -> None:
    ladder = Ladder(PRINTED)
    assert ladder.costs(0, 7, 8, 1) == [0.0, 1500.0, 3000.0]
    two = ladder.costs(0, 4, 8, 2)
    first, second = float(PRINTED.upkeep[1]), float(PRINTED.upkeep[2])
    assert two[:4] == [0.0, 1300.0 + first, 2600.0 + second, 4100.0 + second]
    assert len(two) == 5
    assert reachable([0.0, 1000.0, 2500.0], 3, 1750.0) == pytest.approx(4.5)
    assert reachable([700.0, 1000.0], 3, 0.0) == pytest.approx(2.0)


def test_prices_and_ways_are_those_of_the_rules() -> None:
    ways = Ways(PRINTED, 4)
    numbers = PRINTED.roads.numbers
    assert dict(ways.reached(numbers["PAR"], -1))[numbers["KOL"]] == 7
    assert dict(ways.reached(numbers["b1"], numbers["b2"])) == {numbers["BRU"]: 1}
    assert ways.prices(3, 0, 0)[0] == 700.0
    assert ways.prices(4, 0, 3)[1] < ways.prices(3, 0, 3)[1]
    assert chances([0.5, 0.5]) == [0.25, 0.5, 0.25]
    assert sum(shares([3.0, 5.0, 4.0], 0.7)) == pytest.approx(1.0)
