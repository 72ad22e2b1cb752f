"""Forecasts come true: what they say from a view alone is what then happens."""

from tests.games.merchants.table import CLOTH, KOL, WIE, at, discs, loaded, told, view

from ducats.games.merchants import forecasts
from ducats.games.merchants.events import WagonUnloaded
from ducats.games.merchants.messages import BuyGood, Climb


def test_an_arrival_brings_what_was_foreseen() -> None:
    wagon = {"at": "HAM", "master": 0, "cargo": [{"silk": 2}, {"iron": 1, "cloth": 1}]}
    for test in ("market", "warehouse"):
        stores = [{}, {}, {"HAM": {"iron": 1}}, {}]
        g = at("price_disc", chosen={"bonus_test": test}, wagons=[wagon, KOL, WIE], arrived=[1],
               prices={"silk": 5}, stores=stores)  # fmt: skip
        foreseen = forecasts.arrival(view(g), 1, "HAM", {"silk": 1, "cloth": 3})
        (sale,) = told(discs(g, CLOTH, CLOTH, CLOTH, ("silk", "silk")), WagonUnloaded)
        assert (foreseen.income, foreseen.bonus) == (sale.income, 200)
        assert foreseen.bonus_goods == ((2, 0, 0, 0) if test == "market" else (2, 1, 0, 0))


def test_destinations_and_ends_of_moves() -> None:
    g = at("move_turn", wagons=[loaded("PAR"), KOL, WIE])
    near = forecasts.destinations(view(g), 1)
    assert [(one.city, one.spaces) for one in near] == [("BRU", 6), ("GEN", 8), ("PAR", 9), ("HAM", 12)]
    assert set(forecasts.move_ends(view(g), 1, 4)) == {"b2", "c3", "p1", "JC"}
    g = at("move_turn", wagons=[loaded("a1", "PAR"), {"at": "BRU"}, WIE])
    assert ("BRU", 5) not in [(one.city, one.spaces) for one in forecasts.destinations(view(g), 1)]


def test_rising_and_keeping_a_level() -> None:
    g = at("climb", arrivals=2, status=[3, 0, 0, 0], cash=[2000, 0, 0, 0])
    rising = forecasts.rising(view(g), 0, 2000)
    assert [(one.steps, one.level, one.cost, one.cash, one.upkeep) for one in rising] == [
        (0, 3, 0, 2000, 300),
        (1, 4, 900, 1100, 500),
        (2, 5, 1800, 200, 700),
    ]
    g.apply(0, Climb(2))
    assert (g.cash[0], g.status[0]) == (200, 5)
    assert len(forecasts.rising(view(at("repay", credits=[1, 0, 0, 0])), 0, 5000)) == 1
    seen = view(at("climb", status=[6, 0, 0, 0]))
    assert forecasts.level_after_upkeep(seen, 0, 600) == 4
    assert forecasts.level_after_upkeep(seen, 0, 600, favour=True) == 6
    assert (forecasts.credit(seen).brings, forecasts.credit(seen).costs) == (2000, 2500)


def test_the_price_of_a_purchase() -> None:
    goods = ("silk", "silk", "wine")
    for cards, chosen, cost in (
        ([], {}, 900),
        (["cheap_purchase"], {}, 100),
        (["cheap_purchase"], {"cheap_purchase": "each100"}, 300),
    ):
        g = at("purchase", chosen=chosen, prices={"silk": 4}, investments=[cards, [], [], []])
        assert forecasts.price_of_purchase(view(g), 0, goods) == cost
        for good in goods:
            g.apply(0, BuyGood(good, "KOL"))
        assert g.cash[0] == 5000 - cost
