"""Turns of movement, prices and unloading, step by step: who is asked again, and what is told."""

from typing import Any

import pytest
from tests.games.merchants.table import (
    CLOTH,
    KOL,
    PAR,
    RULES,
    WIE,
    asked,
    at,
    default,
    discs,
    legal,
    loaded,
    options,
    play_on,
    told,
    view,
)

from ducats.games.merchants.rules import events as e
from ducats.games.merchants.rules import messages as m
from ducats.games.merchants.rules.facts import CitiesAhead


def moving(*wagons: dict[str, Any], **more: Any) -> Any:
    return at("move_turn", wagons=list(wagons), **more)


def test_ma_34_the_first_wagon_comes_into_the_first_city() -> None:
    g = moving(loaded("a1", "a2"), KOL, WIE)
    (moved,) = told(list(g.apply(0, m.MoveWagon(1, 1, "PAR", "a1"))), e.WagonMoved)
    assert (moved.token, moved.walk, moved.arrived, moved.rule) == (1, ("a1", "PAR"), True, "MA-28")
    g = moving(loaded("a1", "a2"), KOL, WIE, move={"extra": 1})
    (pushed,) = told(list(g.apply(0, m.PushWagon(1, 1, "PAR", "a1"))), e.WagonMoved)
    assert (pushed.token, pushed.horses, pushed.spaces, pushed.walk) == (None, 0, 1, ("a1", "PAR"))
    assert (pushed.arrived, pushed.rule) == (True, "MA-40")


def test_every_answer_of_a_movement_turn_is_said_and_heard() -> None:
    g = moving(
        loaded("JA", "a2"),
        loaded("d1", "KOL"),
        loaded("WIE", master=2),
        hands=[["broken_axle", "fresh_horses"], [], [], []],
        move={"extra": 3, "courier": 2},
    )
    answers = g.legal(0)
    assert [g.hear(0, g.say(0, answer)) for answer in answers] == answers
    assert len(set(legal(g, 0))) == len(answers)


def test_ma_r12_a_walk_leads_past_another_wagon() -> None:
    g = moving(loaded("a1", "PAR"), {"at": "a2", "came_from": "JA"}, {"at": "JA", "came_from": "c3"})
    (moved,) = told(list(g.apply(0, m.MoveWagon(1, 3, "b2", "JA"))), e.WagonMoved)
    assert moved.walk == ("a1", "a2", "JA", "b2")


def test_ma_r13_a_wagon_that_cannot_leave_its_city_has_not_arrived_there() -> None:
    g = moving(loaded("PAR"), {"at": "a1", "came_from": "a2"}, {"at": "a2", "came_from": "JA"})
    (moved,) = told(list(g.apply(0, m.MoveWagon(1, 2, "PAR"))), e.WagonMoved)
    assert (moved.walk, moved.arrived, moved.spaces) == (("PAR",), False, 2)


def test_ma_r13_two_ways_back_to_the_same_space_are_one_move() -> None:
    g = moving(loaded("a2", "a1"), {"at": "b2", "came_from": "b1"}, {"at": "c3", "came_from": "c2"})
    moves = [move for move in legal(g, 0) if isinstance(move, m.MoveWagon)]
    assert sorted(move.to for move in moves if (move.wagon, move.token) == (1, 2)) == ["JA", "p1"]


def test_ma_40_a_single_space_that_is_left_may_still_be_driven() -> None:
    """Only wagon 1 carries goods."""
    cards = [["cartwright"], [], [], []]
    g = moving(loaded("PAR"), KOL, WIE, move={"extra": 1}, investments=cards)
    g.apply(0, m.MoveWagon(1, 1, "a1", "PAR"))
    assert asked(g) == ("move_turn", (0,))
    assert legal(g, 0) == [m.EndTurn(), m.PushWagon(1, 1, "a2", "a1")]
    g.apply(0, m.PushWagon(1, 1, "a2", "a1"))
    assert asked(g) == ("move_turn", (1,))


@pytest.mark.parametrize(("at_start", "again"), [("a1", True), ("PAR", False)])
def test_ma_r47_whoever_holds_a_card_is_asked_again_while_a_wagon_is_on_the_road(
    at_start: str, again: bool
) -> None:
    """Any card: others do not know that it is no broken axle. Wagon 2 arrives."""
    one = loaded("a1", "PAR") if at_start == "a1" else PAR
    g = moving(one, loaded("b1", "b2"), WIE, hands=[["market_rumour"], [], [], []])
    g.apply(0, m.MoveWagon(2, 1, "BRU", "b1"))
    assert (asked(g) == ("move_turn", (0,))) is again
    assert not again or legal(g, 0) == [m.EndTurn()]


def test_ma_24_bundles_of_other_goods_are_other_requests() -> None:
    for goods, requests in (
        ({"food": 4}, [("food",), ("food", "food")]),
        ({"wine": 1}, [("wine",)]),
        ({"food": 1, "salt": 1}, [("food",), ("salt",), ("food", "salt")]),
    ):
        g = at(
            "load_request",
            seat=1,
            loading={"wagon": 1, "guest": 1},
            wagons=[{"at": "PAR", "master": 0}, KOL, WIE],
            stores=[{}, {"PAR": goods}, {}, {}],
        )
        assert legal(g, 1) == [m.PassLoading(), *map(m.RequestLoading, requests)]


def test_ma_50_steps_of_offices_come_before_rumours() -> None:
    g = at(
        "price_adjust",
        adjust={"steps": 2},
        investments=[["great_office"], [], [], []],
        hands=[["market_rumour"], [], [], []],
    )
    shifts = [
        event
        for good in ("wine", "silk", "salt")
        for event in told(list(g.apply(0, m.ShiftPrice(good, 1))), e.PriceShifted)
    ]
    assert [(event.good, event.level, event.office) for event in shifts] == [
        ("wine", 2, True),
        ("silk", 2, True),
        ("salt", 2, False),
    ]
    assert asked(g)[0] != "price_adjust"


def test_ma_50_a_great_office_has_two_steps_without_any_card() -> None:
    g = at("price_adjust", adjust={"steps": 2}, investments=[["great_office"], [], [], []])
    g.apply(0, m.ShiftPrice("wine", 1))
    assert asked(g) == ("price_adjust", (0,))
    g.apply(0, m.ShiftPrice("wine", -1))
    assert asked(g)[0] != "price_adjust"


def test_a_disc_is_set_for_a_single_good_aboard() -> None:
    wagon = {"at": "PAR", "master": 0, "cargo": [{"silk": 1}]}
    assert default(at("price_disc", wagons=[wagon, KOL, WIE]), 0) == m.SetDisc(("silk", "silk"))


def unloading(bonus: int, **more: Any) -> Any:
    """Two wagons of seat 0 have arrived in Hamburg and Genoa, with goods that are sold there."""
    cargo = [{"iron": 1}, {}, {}, {}]
    g = at(
        "price_disc",
        wagons=[
            {"at": "HAM", "master": 0, "cargo": cargo},
            {"at": "GEN", "master": 0, "cargo": [{"wine": 1}, {}, {}, {}]},
            WIE,
        ],
        arrived=[2, 1],
        hands=[["city_charter", "fresh_horses"], [], [], []],
        bonuses={"HAM": bonus, "GEN": bonus},
        **more,
    )
    discs(g, CLOTH, CLOTH, CLOTH, CLOTH)
    g.apply(0, m.EndAdjusting())
    return g


def test_a_charter_counts_for_one_wagon() -> None:
    g = unloading(300)
    on = view(g).unload
    assert on is not None
    assert (asked(g), on.wagon) == (("charter", (0,)), 2)
    (first,) = told(list(g.apply(0, m.PlayCharter())), e.WagonUnloaded)
    assert (first.wagon, first.income) == (2, (800, 0, 0, 0))
    on = view(g).unload
    assert on is not None
    assert (asked(g), on.wagon, on.chartered) == (("charter", (0,)), 1, ())
    (second,) = told(list(g.apply(0, m.KeepCharter())), e.WagonUnloaded)
    assert (second.wagon, second.income) == (1, (500, 0, 0, 0))


@pytest.mark.parametrize(("bonus", "question"), [(0, "invest_bid"), (100, "charter")])
def test_ma_r47_a_charter_is_asked_for_where_a_bonus_is_paid(bonus: int, question: str) -> None:
    assert asked(unloading(bonus))[0] == question


def test_a_charter_is_asked_for_the_wagon_that_arrived_first() -> None:
    wagon = loaded("HAM", iron=1)
    hands = [["city_charter"], [], [], []]
    for arrived in ([3, 2], [2]):
        wagons = [PAR, wagon, loaded("GEN", wine=1)]
        on = view(at("charter", wagons=wagons, arrived=arrived, hands=hands, bonuses={"HAM": 300})).unload
        assert on is not None
        assert on.wagon == arrived[0]


def test_ma_53_one_good_in_a_warehouse_is_enough_to_go_without_bonus() -> None:
    for stores, income in (
        ([{}, {}, {}, {"HAM": {"silk": 1}}], 500),
        ([{}, {}, {}, {"PAR": {"silk": 1}}], 700),
    ):
        g = at(
            "price_disc",
            chosen={"bonus_test": "warehouse"},
            wagons=[loaded("HAM", silk=1), KOL, WIE],
            arrived=[1],
            stores=stores,
            bonuses={"HAM": 200},
        )
        (sold,) = told(discs(g, CLOTH, CLOTH, CLOTH, CLOTH), e.WagonUnloaded)
        assert sold.income == (income, 0, 0, 0)


@pytest.mark.parametrize(
    ("timing", "level", "rules"),
    [("before_fall", 6, ["MA-R26", "MA-61"]), ("after_fall", 6, ["MA-61"]), ("after_fall", 0, ["MA-62"])],
)
def test_ma_61_a_credit_is_declined_under_the_rule_that_gives_it(
    timing: str, level: int, rules: list[str]
) -> None:
    g = at(
        "invest_bid", chosen={"credit_timing": timing}, status=[level, 0, 0, 0], cash=[200, 9000, 9000, 9000]
    )
    play_on(g, "credit")
    declined = []
    while asked(g) == ("credit", (0,)):
        declined += told(list(g.apply(0, m.DeclineCredit())), e.CreditDeclined)
    assert [event.rule for event in declined] == rules


def test_a_wagon_that_is_not_placed_yet_stands_nowhere() -> None:
    seen = view(RULES.new_game(4, options()))
    assert [(wagon.at, wagon.came_from, wagon.movable) for wagon in seen.wagons] == [(None, None, False)] * 3


def test_a_single_piece_of_the_first_good_is_a_load_and_a_store() -> None:
    g = moving(loaded("HAM", cloth=1), KOL, WIE)
    assert [wagon.movable for wagon in view(g).wagons] == [True, False, False]
    question = view(g, 0).question
    assert question is not None
    facts = RULES.consequences(view(g, 0)).answers[question.offered().index(m.MoveWagon(1, 1, "e1", "HAM"))]
    assert [fact.loaded for fact in facts if isinstance(fact, CitiesAhead)] == [True]
    g = at(
        "price_disc", stores=[{"BRU": {"cloth": 1}}, {}, {}, {}], investments=[["warehouse_sale"], [], [], []]
    )
    discs(g, CLOTH, CLOTH, CLOTH, CLOTH)
    assert asked(g) == ("warehouse_sale", (0,))
