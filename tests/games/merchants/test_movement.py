"""Phase 3: MA-28 to MA-41."""

from typing import Any

import pytest
from tests.games.merchants.table import KOL, PAR, WIE, asked, at, ends, legal, loaded, told, view

from ducats.engine.errors import DucatsError, IllegalAction
from ducats.games.merchants.rules.events import MoveTurnEnded, WagonMoved
from ducats.games.merchants.rules.messages import (
    BreakAxle,
    EndTurn,
    MoveCourier,
    MoveWagon,
    PushWagon,
)


def move(*wagons: dict[str, Any], seat: int = 0, chosen: dict[str, Any] | None = None, **more: Any) -> Any:
    return at("move_turn", chosen=chosen, seat=seat, wagons=list(wagons), **more)


def test_ma_28_a_token_moves_a_wagon_exactly_so_far() -> None:
    g = move(loaded("PAR"), KOL, WIE)
    assert ends(g, 0, 1, 1) == {("a1", "PAR"), ("h1", "PAR")}
    assert ends(g, 0, 1, 3) == {("JA", "a2"), ("h3", "h2")}
    events = list(g.apply(0, MoveWagon(1, 3, "h3", "h2")))
    (moved,) = told(events, WagonMoved)
    assert (moved.token, moved.walk, moved.arrived) == (3, ("PAR", "h1", "h2", "h3"), False)
    assert asked(g) == ("move_turn", (1,))


def test_ma_29_a_used_token_lies_aside_until_the_fourth() -> None:
    g = move(loaded("PAR"), KOL, WIE, tokens=[[2, 3]] + [[1, 2, 3, 4]] * 3)
    with pytest.raises(IllegalAction) as refused:
        g.apply(0, MoveWagon(1, 1, "a1", "PAR"))
    assert (refused.value.code, refused.value.rule) == ("token_set_aside", "MA-29")
    g.apply(0, MoveWagon(1, 3, "JA", "a2"))
    assert view(g).places[0].tokens == (2,)
    g = move(loaded("PAR"), KOL, WIE, tokens=[[3]] + [[1, 2, 3, 4]] * 3)
    g.apply(0, MoveWagon(1, 3, "JA", "a2"))
    assert view(g).places[0].tokens == (1, 2, 3, 4)


def test_ma_30_no_turning_on_the_road_and_any_road_out_of_a_city() -> None:
    assert ends(move(loaded("a1", "PAR"), KOL, WIE), 0, 1, 1) == {("a2", "a1")}
    assert ends(move(PAR, loaded("KOL"), WIE), 0, 2, 1) == {("c1", "KOL"), ("d1", "KOL"), ("i1", "KOL")}


def test_ma_31_all_roads_of_a_junction_but_the_one_just_travelled() -> None:
    g = move(loaded("JC", "h3"), KOL, WIE)
    assert ends(g, 0, 1, 1) == {("i3", "JC"), ("j3", "JC"), ("n1", "JC"), ("p1", "JC")}


def test_ma_32_an_occupied_space_counts_but_is_no_place_to_stop() -> None:
    g = move(loaded("a1", "PAR"), {"at": "JA", "came_from": "c3"}, WIE)
    assert ends(g, 0, 1, 2) == {("a2", "a1")}
    assert ends(g, 0, 1, 3) == {("b2", "JA"), ("c3", "JA"), ("p1", "JA")}


def test_ma_33_an_occupied_city_cannot_be_entered() -> None:
    g = move(loaded("b1", "b2"), {"at": "BRU"}, WIE)
    assert ends(g, 0, 1, 4) == {("b1", "b2")}
    assert ends(move(loaded("b1", "b2"), KOL, WIE), 0, 1, 4) == {("BRU", "b1")}


def test_ma_34_a_wagon_that_has_arrived_rests() -> None:
    g = move(loaded("b1", "b2"), loaded("KOL"), WIE)
    g.apply(0, MoveWagon(1, 2, "BRU", "b1"))
    seen = view(g).wagons[0]
    assert (seen.at, seen.came_from, seen.arrived, seen.movable) == ("BRU", None, 1, False)
    with pytest.raises(IllegalAction) as refused:
        g.apply(1, MoveWagon(1, 1, "b1", "BRU"))
    assert (refused.value.code, refused.value.rule) == ("wagon_not_movable", "MA-34")


def test_ma_35_an_empty_wagon_stays() -> None:
    g = move(loaded("PAR"), KOL, WIE)
    assert [wagon.movable for wagon in view(g).wagons] == [True, False, False]
    assert ends(g, 0, 2, 1) == set()


def test_ma_36_anybody_moves_any_wagon() -> None:
    g = move(loaded("PAR", master=0), KOL, WIE, seat=3)
    g.apply(3, MoveWagon(1, 1, "a1", "PAR"))
    assert view(g).wagons[0].at == "a1"


def test_ma_37_without_a_wagon_with_goods_no_token_is_spent() -> None:
    g = move(loaded("b1", "b2"), KOL, WIE)
    events = list(g.apply(0, MoveWagon(1, 2, "BRU", "b1")))
    skipped = [event for event in told(events, MoveTurnEnded) if not event.moved]
    assert [(event.seat, event.rule) for event in skipped] == [(1, "MA-37"), (2, "MA-37"), (3, "MA-37")]
    assert asked(g)[0] == "price_disc"
    assert view(g).places[1].tokens == (1, 2, 3, 4)


def test_ma_38_only_two_cards_move_the_courier() -> None:
    g = move(loaded("PAR"), KOL, WIE)
    with pytest.raises(IllegalAction) as refused:
        g.apply(0, MoveCourier("b1"))
    assert (refused.value.code, refused.value.rule) == ("courier_cannot", "MA-38")
    for card, points in (("courier", 1), ("express_courier", 3)):
        cards = [[card], [], [], []]
        g = at("load_request", seat=1, loading={"wagon": 1, "guest": 1}, investments=cards,
               wagons=[loaded("PAR"), KOL, WIE], stores=[{}, {"PAR": {"food": 1}}, {}, {}])  # fmt: skip
        g.apply(1, g.say(1, 0))
        on = view(g).move
        assert on is not None
        assert on.courier == points


def test_ma_39_the_courier_goes_along_roads_and_never_into_a_city() -> None:
    g = move(loaded("b1", "b2"), KOL, WIE, move={"courier": 2}, investments=[["courier"], [], [], []])
    assert {action for action in legal(g, 0) if isinstance(action, MoveCourier)} == {
        MoveCourier("b1"),
        MoveCourier("JA"),
    }
    g.apply(0, MoveCourier("b1"))
    assert view(g).wagons[0].at == view(g).courier
    assert MoveCourier("BRU") not in legal(g, 0)
    g.apply(0, MoveCourier("b2"))
    assert view(g).courier == "b2"


def test_ma_40_cartwrights_give_spaces_before_or_after_the_token() -> None:
    on = {"extra": 3}
    cards = [["cartwright", "great_cartwright"], [], [], []]
    g = move(loaded("PAR"), loaded("KOL"), WIE, move=on, investments=cards)
    g.apply(0, PushWagon(1, 2, "a2", "a1"))
    g.apply(0, MoveWagon(1, 1, "JA", "a2"))
    g.apply(0, PushWagon(2, 1, "c1", "KOL"))
    assert asked(g) == ("move_turn", (1,))
    g = move(loaded("PAR"), loaded("KOL"), WIE, seat=3, first=1, investments=[["cartwright"], [], [], []])
    g.apply(3, MoveWagon(1, 1, "a1", "PAR"))
    on_now = view(g).move
    assert on_now is not None
    assert (asked(g), on_now.extra) == (("move_turn", (0,)), 1)


def test_ma_41_passing_the_courier_does_nothing() -> None:
    g = move(loaded("JA", "a2"), KOL, WIE)
    g.apply(0, MoveWagon(1, 2, "b1", "b2"))
    assert asked(g) == ("move_turn", (1,))


def test_ma_r10_points_may_lapse_if_the_table_says_so() -> None:
    g = move(loaded("PAR"), KOL, WIE, chosen={"forfeit_movement": True})
    assert ends(g, 0, 1, 2) == {("a1", "PAR"), ("a2", "a1"), ("h1", "PAR"), ("h2", "h1")}
    assert ends(move(loaded("PAR"), KOL, WIE), 0, 1, 2) == {("a2", "a1"), ("h2", "h1")}


def test_ma_r11_a_token_must_be_played_unless_the_table_lets_pass() -> None:
    g = move(loaded("PAR"), KOL, WIE)
    with pytest.raises(IllegalAction) as refused:
        g.apply(0, EndTurn())
    assert (refused.value.code, refused.value.rule) == ("must_move", "MA-R11")
    g = move(loaded("PAR"), KOL, WIE, chosen={"pass_movement": True})
    g.apply(0, EndTurn())
    assert view(g).places[0].tokens == (1, 2, 3, 4)


def test_ma_r12_wagons_pass_one_another() -> None:
    g = move(loaded("a1", "PAR"), {"at": "a2", "came_from": "JA"}, {"at": "JA", "came_from": "c3"})
    assert ends(g, 0, 1, 3) == {("b2", "JA"), ("c3", "JA"), ("p1", "JA")}


def test_ma_r13_back_to_the_last_free_space_of_the_walk() -> None:
    g = move(loaded("PAR"), {"at": "a1", "came_from": "a2"}, {"at": "a2", "came_from": "JA"})
    assert ends(g, 0, 1, 2) == {("PAR", None), ("h2", "h1")}
    g.apply(0, MoveWagon(1, 2, "PAR"))
    seen = view(g)
    assert (seen.wagons[0].at, seen.wagons[0].arrived, seen.places[0].tokens) == ("PAR", 0, (1, 3, 4))


def test_ma_r14_empty_wagons_move_if_the_table_says_so() -> None:
    g = move(loaded("PAR"), KOL, WIE, chosen={"empty_wagons_move": True})
    assert [wagon.movable for wagon in view(g).wagons] == [True] * 3


def test_ma_r36_a_wagon_may_come_back_to_its_city() -> None:
    g = move(PAR, KOL, loaded("k1", "k2", silk=2))
    g.apply(0, MoveWagon(3, 1, "WIE", "k1"))
    assert view(g).wagons[2].arrived == 1


def test_ma_r46_one_fresh_horses_on_one_token() -> None:
    g = move(loaded("PAR"), KOL, WIE, hands=[["fresh_horses", "fresh_horses"], [], [], []])
    horses = {action.horses for action in legal(g, 0) if isinstance(action, MoveWagon)}
    assert horses == {0, 1, 2}
    g.apply(0, MoveWagon(1, 1, "JA", "a2", 2))
    assert (view(g).wagons[0].at, view(g).places[0].influence) == ("JA", 1)


def test_ma_r49_empty_wagons_are_released_only_where_they_lock_the_game() -> None:
    assert view(move(loaded("b1", "b2"), {"at": "BRU"}, WIE)).wagons[1].movable
    assert not view(move(loaded("b1", "BRU"), {"at": "BRU"}, WIE)).wagons[1].movable
    assert not view(move(loaded("b2", "JA"), {"at": "BRU"}, WIE)).wagons[1].movable
    assert all(wagon.movable for wagon in view(at("move_turn")).wagons)
    assert view(move(loaded("b2", "JA"), {"at": "c1", "came_from": "KOL"}, WIE)).wagons[1].movable
    g = at("move_turn")
    assert EndTurn() in legal(g, 0)


def test_a_broken_axle_stops_a_wagon_on_the_road() -> None:
    g = move(loaded("JA", "a2"), loaded("KOL"), WIE, hands=[["broken_axle"], [], [], []])
    assert BreakAxle(2) not in legal(g, 0)
    g.apply(0, BreakAxle(1))
    assert ends(g, 0, 1, 1) == set()
    assert EndTurn() not in legal(g, 0)
    g.apply(0, MoveWagon(2, 1, "c1", "KOL"))
    with pytest.raises(IllegalAction) as refused:
        g.apply(1, BreakAxle(1))
    assert refused.value.code == "no_axle"


def test_errors_of_moves_say_what_is_wrong() -> None:
    g = move(loaded("PAR"), KOL, WIE, hands=[["market_rumour"], [], [], []])
    for action, code in (
        (MoveWagon(1, 7, "a1", "PAR"), "no_such_token"),
        (MoveWagon(1, 1, "b2", "PAR"), "not_neighbours"),
        (MoveWagon(1, 1, "xx", "PAR"), "no_such_space"),
        (MoveWagon(1, 1, "a2", "a1"), "cannot_end_there"),
        (MoveWagon(2, 1, "c1", "KOL"), "wagon_not_movable"),
        (PushWagon(1, 1, "a1", "PAR"), "cannot_end_there"),
    ):
        with pytest.raises(DucatsError) as refused:
            g.apply(0, action)
        assert refused.value.code == code
    wagons = [loaded("PAR"), loaded("b1", "b2"), WIE]
    g = move(*wagons, move={"moved": True, "courier": 1})
    with pytest.raises(IllegalAction) as again:
        g.apply(0, MoveWagon(1, 1, "a1", "PAR"))
    assert again.value.code == "token_played"
