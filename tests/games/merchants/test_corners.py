"""Corners of the rules that no other test looks into: each would let one wrong rule pass unnoticed."""

from typing import Any

import pytest
from tests.games.merchants.table import (
    CLOTH,
    KOL,
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

from ducats.engine.errors import BadScenario, IllegalAction
from ducats.engine.rng import Rng
from ducats.games.merchants.rules import progress
from ducats.games.merchants.rules.events import CourierMet, MoveTurnEnded, WagonUnloaded
from ducats.games.merchants.rules.messages import (
    BreakAxle,
    CounterOffer,
    EndTurn,
    LoadGoods,
    MoveCourier,
    MoveWagon,
    PlayCharter,
    QuotePrice,
    Refuse,
    RequestLoading,
)
from ducats.games.merchants.rules.names import INFLUENCE

NO_RISE = (CLOTH, CLOTH, CLOTH, CLOTH)


def test_ma_38_the_courier_is_moved_even_when_no_wagon_can_be() -> None:
    """Wagon 1 has arrived, the others are empty: seats 1 and 3 are skipped, the courier's owner is not."""
    cards = [[], [], ["courier"], []]
    g = at("move_turn", seat=0, wagons=[loaded("b1", "b2"), KOL, WIE], investments=cards)
    events = list(g.apply(0, MoveWagon(1, 2, "BRU", "b1")))
    assert [event.seat for event in told(events, MoveTurnEnded) if not event.moved] == [1]
    assert asked(g) == ("move_turn", (2,))
    assert legal(g, 2) == [EndTurn(), MoveCourier("b1"), MoveCourier("JA")]
    events = list(g.apply(2, MoveCourier("JA")))
    assert [event.seat for event in told(events, MoveTurnEnded)] == [2, 3]
    assert (view(g).courier, asked(g)[0]) == ("JA", "price_disc")


def test_ma_r47_each_player_in_order_is_asked_for_their_own_charter() -> None:
    """The first player is not seat 0: what seat 2 has aboard and in hand decides whether seat 2 is asked."""
    wagon = {"at": "HAM", "master": 2, "cargo": [{"silk": 1}, {}, {"iron": 2}, {}]}
    hands = [["city_charter"], ["city_charter"], ["city_charter"], []]
    for first in (0, 1, 2, 3):
        g = at(
            "price_disc",
            first=first,
            wagons=[wagon, KOL, WIE],
            arrived=[1],
            hands=hands,
            bonuses={"HAM": 400},
        )
        discs(g, *NO_RISE)
        play_on(g, "charter")
        # Silk gets the bonus of Hamburg anyway, seat 1 has nothing aboard.
        assert asked(g) == ("charter", (2,))
        (sale,) = told(list(g.apply(2, PlayCharter())), WagonUnloaded)
        assert sale.income == (900, 0, 2 * 900, 0)


def test_ma_54_an_unloaded_wagon_has_no_master_before_the_next_bids() -> None:
    wagons = [loaded("HAM", master=3), loaded("c1", "KOL", master=1), {"at": "WIE", "master": 2}]
    g = at("price_disc", wagons=wagons, arrived=[1])
    discs(g, *NO_RISE)
    assert [wagon.master for wagon in view(g).wagons] == [None, 1, 2]


def test_ma_19_an_empty_wagon_on_the_road_loses_its_master_too() -> None:
    """Nobody bids for a wagon on the road, so that nobody else would take it from its old master."""
    wagons = [{"at": "a1", "came_from": "PAR", "master": 2}, loaded("KOL", master=1), WIE]
    g = at("purchase", seat=3, round=2, wagons=wagons)
    g.apply(3, g.say(3, g.default(3)))
    assert asked(g)[0] == "wagon_bid"
    assert [wagon.master for wagon in view(g).wagons] == [None, 1, None]


def test_an_axle_breaks_only_once() -> None:
    wagons = [loaded("JA", "a2"), loaded("c1", "KOL"), WIE]
    g = at("move_turn", wagons=wagons, hands=[["broken_axle", "broken_axle"], [], [], []])
    assert [action for action in legal(g, 0) if isinstance(action, BreakAxle)] == [BreakAxle(1), BreakAxle(2)]
    g.apply(0, BreakAxle(1))
    assert [action for action in legal(g, 0) if isinstance(action, BreakAxle)] == [BreakAxle(2)]
    with pytest.raises(IllegalAction) as refused:
        g.apply(0, BreakAxle(1))
    assert refused.value.code == "no_axle"


def test_a_described_position_is_the_same_table() -> None:
    stores = [{"PAR": {"wine": 2, "salt": 1}}, {}, {"KOL": {"iron": 1}}, {}]
    wagons = [loaded("a1", "PAR", master=1), KOL, WIE]
    g = at("purchase", stores=stores, wagons=wagons, first=2, played={"broken_axle": 2})
    again = RULES.set_up(4, options(), RULES.position(g))
    assert (again.stack(), list(again.cells)) == (g.stack(), list(g.cells))


@pytest.mark.parametrize("wrong", [{"first": 4, "seat": 0}, {"first": -1, "seat": 0}, {"seat": 4}])
def test_a_described_position_names_seats_that_exist(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadScenario):
        at("purchase", **wrong)


def test_the_next_guest_begins_without_a_price() -> None:
    stores = [{}, {"PAR": {"food": 1}}, {"PAR": {"salt": 1}}, {}]
    g = at(
        "load_request",
        seat=1,
        loading={"wagon": 1, "guest": 1},
        wagons=[loaded("PAR"), KOL, WIE],
        stores=stores,
    )
    g.apply(1, RequestLoading(("food",)))
    g.apply(0, QuotePrice(400))
    g.apply(1, CounterOffer(100))
    g.apply(0, Refuse())
    g.apply(2, RequestLoading(("salt",)))
    assert asked(g) == ("load_quote", (0,))
    again = RULES.imagine(view(g, 0), Rng("quote"))
    assert (progress.quote(again), progress.offer(again)) == (progress.quote(g), progress.offer(g))
    assert (progress.quote(g), progress.offer(g)) == (progress.NO_PRICE, progress.NO_PRICE)


def test_any_legal_move_is_drawn_at_random() -> None:
    g = at(
        "move_turn",
        wagons=[loaded("JA", "a2"), loaded("c1", "KOL"), WIE],
        hands=[["broken_axle"], [], [], []],
        investments=[["courier", "cartwright"], [], [], []],
        move={"courier": 1, "extra": 1},
    )
    rng = Rng("pick")
    assert {g.ask().pick(g, 0, rng) for _ in range(3000)} == set(g.legal(0))


def test_the_default_load_is_worth_most_altogether() -> None:
    """Two wines for 500 each are worth more than one salt for 900."""
    g = at(
        "master_load",
        loading={"wagon": 1},
        wagons=[{"at": "PAR", "master": 0}, KOL, WIE],
        stores=[{"PAR": {"wine": 2, "salt": 1}}, {}, {}, {}],
        prices={"salt": 5},
    )
    assert default(g, 0) == LoadGoods("wine", 2)


def test_ma_44_without_cards_nobody_meets_the_courier() -> None:
    """All 21 cards are in one hand: whoever ends with the courier is asked for nothing."""
    hands: list[list[str]] = [[], [kind for kind in INFLUENCE for _ in range(3)], [], []]
    g = at("move_turn", wagons=[loaded("b1", "BRU"), KOL, WIE], courier="JA", hands=hands)
    events = list(g.apply(0, MoveWagon(1, 2, "JA", "b2")))
    assert told(events, CourierMet) == []
    assert asked(g) == ("move_turn", (1,))
