"""Phase 1: MA-12 to MA-16."""

import pytest
from tests.games.merchants.table import asked, at, begun, legal, view

from ducats.engine.errors import IllegalAction
from ducats.games.merchants.rules.messages import BuyGood, EndPurchase, PlayLetter


def test_ma_12_up_to_three_goods_at_the_buying_price() -> None:
    g = at("purchase", prices={"silk": 2})
    g.apply(0, BuyGood("silk", "KOL"))
    g.apply(0, BuyGood("wine", "PAR"))
    assert asked(g) == ("purchase", (0,))
    g.apply(0, BuyGood("salt", "PAR"))
    assert asked(g) == ("purchase", (1,))
    assert g.cash(0) == 5000 - 200 - 100 - 100
    g.apply(1, EndPurchase())
    assert asked(g) == ("purchase", (2,))
    g.check()


def test_ma_13_a_good_is_stored_in_a_city_that_sells_it() -> None:
    g = at("purchase")
    with pytest.raises(IllegalAction) as refused:
        g.apply(0, BuyGood("silk", "PAR"))
    assert (refused.value.code, refused.value.rule) == ("not_sold_here", "MA-13")
    buys = [action for action in legal(g, 0) if isinstance(action, BuyGood)]
    assert len(buys) == 18
    g.apply(0, BuyGood("silk", "KOL"))
    g.apply(0, BuyGood("silk", "BRU"))
    assert view(g).places[0].stores == {"BRU": {"silk": 1}, "KOL": {"silk": 1}}


def test_ma_14_a_warehouse_holds_any_number() -> None:
    g = at("purchase", stores=[{"PAR": {"wine": 5, "food": 8, "salt": 8}}, {}, {}, {}])
    for _ in range(3):
        g.apply(0, BuyGood("wine", "PAR"))
    assert view(g).places[0].stores["PAR"]["wine"] == 8


def test_ma_15_two_passes_in_round_1_only() -> None:
    g = begun(2)
    first = g.first
    order = []
    while g.ask().question == "merchants.purchase":
        order.append(g.waiting_for()[0])
        g.apply(order[-1], EndPurchase())
    assert order == [first, 1 - first, first, 1 - first]
    g = at("purchase", seats=2, seat=1, round=2)
    g.apply(1, EndPurchase())
    assert asked(g)[0] == "wagon_bid"


def test_ma_16_what_is_used_up_cannot_be_bought() -> None:
    g = at("purchase", stores=[{}, {}, {"PAR": {"salt": 4}}, {"WIE": {"salt": 4}}])
    with pytest.raises(IllegalAction) as refused:
        g.apply(0, BuyGood("salt", "GEN"))
    assert (refused.value.code, refused.value.rule) == ("sold_out", "MA-16")


def test_ma_r02_one_pass_in_round_1_if_the_table_says_so() -> None:
    g = begun(2, first_round_purchase_passes=1)
    for _ in range(2):
        g.apply(g.waiting_for()[0], EndPurchase())
    assert asked(g)[0] == "wagon_bid"


def test_ma_r03_a_purchase_in_one_city_if_the_table_says_so() -> None:
    g = at("purchase", chosen={"purchase_single_city": True})
    g.apply(0, BuyGood("silk", "KOL"))
    assert {action.city for action in legal(g, 0) if isinstance(action, BuyGood)} == {"KOL"}
    with pytest.raises(IllegalAction) as refused:
        g.apply(0, BuyGood("silk", "BRU"))
    assert (refused.value.code, refused.value.rule) == ("one_city_only", "MA-R03")


def test_ma_r32_cheap_purchase_costs_100_in_all_or_each() -> None:
    for chosen, cost in (({}, 100), ({"cheap_purchase": "each100"}, 200)):
        g = at("purchase", chosen=chosen, prices={"silk": 5}, investments=[["cheap_purchase"], [], [], []])
        g.apply(0, BuyGood("silk", "KOL"))
        g.apply(0, BuyGood("silk", "BRU"))
        assert g.cash(0) == 5000 - cost


def test_ma_r35_eight_of_each_type() -> None:
    assert view(begun()).supply == dict.fromkeys(("cloth", "iron", "wine", "food", "silk", "salt"), 8)


def test_ma_r38_no_purchase_beyond_one_s_cash() -> None:
    g = at("purchase", prices={"silk": 3}, cash=[200, 5000, 5000, 5000])
    assert {a.good for a in legal(g, 0) if isinstance(a, BuyGood)} == {
        "cloth",
        "iron",
        "wine",
        "food",
        "salt",
    }
    with pytest.raises(IllegalAction) as refused:
        g.apply(0, BuyGood("silk", "KOL"))
    assert (refused.value.code, refused.value.rule) == ("not_enough_money", "MA-R38")
    g.apply(0, BuyGood("wine", "KOL"))
    g.apply(0, BuyGood("wine", "KOL"))
    assert legal(g, 0) == [EndPurchase()]


def test_a_letter_of_exchange_brings_500_during_the_purchase() -> None:
    g = at("purchase", cash=[0] * 4, hands=[["letter_of_exchange", "letter_of_exchange"], [], [], []])
    assert legal(g, 0) == [EndPurchase(), PlayLetter()]
    g.apply(0, PlayLetter())
    g.apply(0, PlayLetter())
    assert (g.cash(0), view(g).places[0].influence, view(g).played["letter_of_exchange"]) == (1000, 0, 2)
    assert PlayLetter() not in legal(g, 0)
    with pytest.raises(IllegalAction) as refused:
        g.apply(0, PlayLetter())
    assert refused.value.code == "no_such_card_in_hand"
