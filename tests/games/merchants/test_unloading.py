"""Phase 5: MA-51 to MA-55."""

from typing import Any

import pytest
from tests.games.merchants.table import CLOTH, KOL, PAR, WIE, asked, at, discs, legal, loaded, told, view

from ducats.engine.errors import IllegalAction
from ducats.games.merchants.rules.events import BonusesSet, EmptyWagonArrived, WagonUnloaded
from ducats.games.merchants.rules.messages import EndSale, KeepCharter, PlayCharter, SellStored
from ducats.games.merchants.rules.names import CITY_COUNT
from ducats.games.merchants.rules.unloading import raise_bonuses

NO_RISE = (CLOTH, CLOTH, CLOTH, CLOTH)


def sold(
    *wagons: dict[str, Any], arrived: list[int], chosen: dict[str, Any] | None = None, **more: Any
) -> Any:
    """A game in which the discs were just turned up, and what was told about it."""
    g = at("price_disc", chosen=chosen, wagons=list(wagons), arrived=arrived, **more)
    return g, discs(g, *NO_RISE)


def test_ma_51_each_arrival_moves_the_marker() -> None:
    g, events = sold(loaded("HAM"), loaded("GEN"), WIE, arrived=[2, 1], arrivals=2)
    assert [(event.wagon, event.arrivals) for event in told(events, WagonUnloaded)] == [(2, 3), (1, 4)]
    assert view(g).arrivals == 4


def test_ma_52_every_good_brings_its_selling_price() -> None:
    wagon = {"at": "PAR", "master": 0, "cargo": [{"wine": 2}, {"food": 1, "salt": 1}]}
    g, events = sold(wagon, KOL, WIE, arrived=[1], prices={"wine": 3, "food": 2})
    (sale,) = told(events, WagonUnloaded)
    assert sale.income == (1400, 600 + 500, 0, 0)
    assert g.purses() == [6400, 6100, 5000, 5000]
    assert view(g).supply == dict.fromkeys(view(g).supply, 8)


def test_ma_53_the_bonus_is_for_types_the_city_does_not_sell() -> None:
    wagon = {"at": "HAM", "master": 0, "cargo": [{"silk": 2}, {"iron": 2}]}
    _, events = sold(wagon, KOL, WIE, arrived=[1], bonuses={"HAM": 400})
    (sale,) = told(events, WagonUnloaded)
    assert sale.income == (2 * 900, 2 * 500, 0, 0)
    assert [(part.good, part.price, part.bonus) for part in sale.sales] == [
        ("silk", 500, 400),
        ("iron", 500, 0),
    ]


def test_ma_54_afterwards_the_bonus_is_0_and_the_wagon_free() -> None:
    g, _ = sold(loaded("HAM"), KOL, WIE, arrived=[1], bonuses={"HAM": 400})
    seen = view(g)
    assert (seen.bonuses["HAM"], seen.wagons[0].master, seen.wagons[0].cargo[0]) == (0, None, {})


def test_ma_55_other_cities_rise_one_step_up_to_500() -> None:
    g, events = sold(loaded("HAM"), KOL, WIE, arrived=[1], bonuses={"BRU": 500, "GEN": 400})
    bonuses = {"PAR": 100, "BRU": 500, "KOL": 100, "HAM": 0, "WIE": 100, "GEN": 500}
    assert view(g).bonuses == bonuses
    assert told(events, BonusesSet)[0].bonuses == bonuses


def test_ma_r04_the_bonus_may_depend_on_the_warehouses() -> None:
    wagon = {"at": "HAM", "master": 0, "cargo": [{"silk": 2}, {"iron": 2}]}
    by_store = {"bonus_test": "warehouse"}
    _, events = sold(wagon, KOL, WIE, arrived=[1], chosen=by_store)
    assert told(events, WagonUnloaded)[0].income == (1400, 1400, 0, 0)
    stores = [{}, {}, {}, {"HAM": {"iron": 1}, "BRU": {"silk": 1}}]
    _, events = sold(wagon, KOL, WIE, arrived=[1], chosen=by_store, stores=stores)
    assert told(events, WagonUnloaded)[0].income == (1400, 1000, 0, 0)


def test_ma_r20_several_arrivals_have_the_same_prices() -> None:
    g, events = sold(loaded("HAM", silk=1), loaded("GEN", silk=1), WIE, arrived=[2, 1], prices={"silk": 3})
    assert [sale.income[0] for sale in told(events, WagonUnloaded)] == [900, 900]
    assert view(g).step_cost == 900


def test_ma_r21_a_wagon_that_merely_stands_does_not_stop_the_bonus() -> None:
    g, _ = sold(loaded("PAR"), KOL, WIE, arrived=[])
    assert view(g).bonuses["PAR"] == 100


def test_ma_r36_at_home_there_is_no_bonus() -> None:
    _, events = sold(PAR, KOL, loaded("WIE", silk=2), arrived=[3], bonuses={"WIE": 300})
    assert told(events, WagonUnloaded)[0].income[0] == 1000


def test_ma_r49_an_empty_arrival_is_no_delivery() -> None:
    g, events = sold(loaded("PAR"), {"at": "WIE"}, KOL, arrived=[2], bonuses={"WIE": 300}, arrivals=1)
    assert [event.city for event in told(events, EmptyWagonArrived)] == ["WIE"]
    assert (view(g).arrivals, view(g).bonuses["WIE"]) == (1, 300)


def test_a_charter_is_asked_for_where_it_could_help() -> None:
    hands = [["city_charter"], ["broken_axle"], ["city_charter"], []]
    wagon = {"at": "HAM", "master": 0, "cargo": [{"iron": 1}, {"iron": 1}, {"silk": 1}, {"iron": 1}]}
    g, _ = sold(wagon, KOL, WIE, arrived=[1], hands=hands)
    for seat in (0, 1, 2):
        assert asked(g) == ("price_adjust", (seat,))
        g.apply(seat, g.say(seat, 0))
    assert asked(g) == ("charter", (0,))
    g.apply(0, PlayCharter())
    assert legal(g, 1) == [KeepCharter()]
    with pytest.raises(IllegalAction) as refused:
        g.apply(1, PlayCharter())
    assert refused.value.code == "no_such_card_in_hand"
    (sale,) = told(list(g.apply(1, KeepCharter())), WagonUnloaded)
    assert sale.income == (700, 500, 700, 500)
    g, _ = sold(wagon, KOL, WIE, arrived=[1], bonuses={"HAM": 0}, hands=[["city_charter"], [], [], []])
    g.apply(0, g.say(0, 0))
    assert asked(g)[0] == "invest_bid"


def test_a_warehouse_sale_ends_when_nothing_is_left() -> None:
    stores = [{"PAR": {"wine": 1}}, {"PAR": {"food": 4}}, {}, {}]
    cards: list[list[str]] = [["warehouse_sale"], [], [], []]
    g = at("price_disc", stores=stores, investments=cards, prices={"wine": 2})
    discs(g, *NO_RISE)
    assert asked(g) == ("warehouse_sale", (0,))
    assert legal(g, 0) == [EndSale(), SellStored("wine", "PAR")]
    with pytest.raises(IllegalAction) as refused:
        g.apply(0, SellStored("food", "PAR"))
    assert refused.value.code == "not_in_store"
    g.apply(0, SellStored("wine", "PAR"))
    assert (g.cash(0), asked(g)[0]) == (5200, "invest_bid")


def test_ma_55_a_wagon_that_has_gone_on_leaves_no_city_visited() -> None:
    on_the_road = {"at": "b1", "came_from": "BRU"}
    g = at(
        "warehouse_sale",
        investments=[["warehouse_sale"], [], [], []],
        wagons=[on_the_road, KOL, WIE],
        arrived=[1],
    )
    before = [g.bonus(city) for city in range(CITY_COUNT)]
    raise_bonuses(g)
    assert [g.bonus(city) for city in range(CITY_COUNT)] == [min(500, florins + 100) for florins in before]
