"""Phase 2, loading: MA-22 to MA-27."""

from typing import Any

import pytest
from tests.games.merchants.table import KOL, WIE, asked, at, default, legal, loaded, told, view

from ducats.engine.errors import IllegalAction
from ducats.games.merchants.rules.events import GoodsLoaded, PriceNamed
from ducats.games.merchants.rules.messages import (
    Accept,
    CounterOffer,
    FinalPrice,
    LoadGoods,
    LoadNothing,
    PassLoading,
    QuotePrice,
    Refuse,
    RequestLoading,
)


def master(stores: dict[str, int], cargo: dict[str, int] | None = None, **more: Any) -> Any:
    wagons = [{"at": "PAR", "master": 0, "cargo": [cargo or {}]}, KOL, WIE]
    return at("master_load", seat=0, wagons=wagons, stores=[{"PAR": stores}, {}, {}, {}], **more)


def guest(
    stores: dict[str, int],
    mine: dict[str, int] | None = None,
    chosen: dict[str, Any] | None = None,
    **more: Any,
) -> Any:
    """Seat 1 is asked for a request on wagon 1, whose master has wine aboard."""
    wagons = [{"at": "PAR", "master": 0, "cargo": [{"wine": 1}, mine or {}]}, KOL, WIE]
    loading = {"wagon": 1, "guest": 1}
    stored = [{}, {"PAR": stores}, {}, {}]
    return at("load_request", chosen=chosen, seat=1, loading=loading, wagons=wagons, stores=stored, **more)


def requests(g: Any) -> set[tuple[str, ...]]:
    return {action.goods for action in legal(g, 1) if isinstance(action, RequestLoading)}


def test_ma_22_the_master_loads_up_to_three_identical_goods_free() -> None:
    g = master({"wine": 5, "food": 1})
    wine = [LoadGoods("wine", n) for n in (1, 2, 3)]
    assert legal(g, 0) == [LoadNothing(), *wine, LoadGoods("food", 1)]
    g.apply(0, LoadGoods("wine", 3))
    assert (view(g).wagons[0].cargo[0], g.cash(0)) == ({"wine": 3}, 5000)
    assert view(g).places[0].stores["PAR"] == {"wine": 2, "food": 1}


def test_ma_23_the_master_s_type_is_closed_to_others_and_binds_himself() -> None:
    assert requests(guest({"wine": 2, "food": 1})) == {("food",)}
    g = master({"wine": 2, "food": 2}, {"wine": 1})
    assert legal(g, 0) == [LoadNothing(), LoadGoods("wine", 1), LoadGoods("wine", 2)]
    with pytest.raises(IllegalAction) as refused:
        g.apply(0, LoadGoods("food", 1))
    assert refused.value.code == "one_type_only"


def test_ma_24_guests_load_up_to_two_goods_of_other_types() -> None:
    assert requests(guest({"food": 2, "salt": 1})) == {
        ("food",),
        ("salt",),
        ("food", "food"),
        ("food", "salt"),
    }
    g = guest({"food": 2})
    g.apply(1, RequestLoading(("food", "food")))
    g.apply(0, QuotePrice(0))
    g.apply(1, Accept())
    assert view(g).wagons[0].cargo[1] == {"food": 2}


def test_ma_25_the_price_goes_to_the_master_or_nothing_is_loaded() -> None:
    g = guest({"food": 2})
    g.apply(1, RequestLoading(("food",)))
    assert asked(g) == ("load_quote", (0,))
    g.apply(0, QuotePrice(700))
    (done,) = told(list(g.apply(1, Accept())), GoodsLoaded)
    assert (done.seat, done.master, done.goods, done.price) == (1, 0, ("food",), 700)
    assert g.purses() == [5700, 4300, 5000, 5000]
    g = guest({"food": 2})
    g.apply(1, RequestLoading(("food",)))
    g.apply(0, Refuse())
    assert (g.purses(), view(g).wagons[0].cargo[1]) == ([5000] * 4, {})
    assert asked(g)[0] == "move_turn"


def test_ma_26_request_quote_counter_final() -> None:
    g = guest({"food": 2})
    g.apply(1, RequestLoading(("food", "food")))
    assert len(legal(g, 0)) == 1 + 51
    assert legal(g, 0)[-1] == QuotePrice(5000)
    g.apply(0, QuotePrice(400))
    assert legal(g, 1) == [Refuse(), Accept(), *(CounterOffer(n) for n in (0, 100, 200, 300))]
    g.apply(1, CounterOffer(100))
    assert legal(g, 0) == [Refuse(), Accept(), FinalPrice(200), FinalPrice(300)]
    g.apply(0, Accept())
    assert g.purses()[:2] == [5100, 4900]
    for word in (Accept(), Refuse()):
        g = guest({"food": 2})
        g.apply(1, RequestLoading(("food",)))
        g.apply(0, QuotePrice(400))
        g.apply(1, CounterOffer(100))
        g.apply(0, FinalPrice(300))
        assert legal(g, 1) == [Refuse(), Accept()]
        g.apply(1, word)
        assert g.cash(1) == (4700 if word == Accept() else 5000)


def test_ma_27_limits_hold_for_stay_and_trip() -> None:
    assert asked(guest({"food": 2}, {"salt": 1}))[1] == (1,)
    assert requests(guest({"food": 2}, {"salt": 1})) == {("food",)}
    g = master({"wine": 5}, {"wine": 2})
    assert legal(g, 0) == [LoadNothing(), LoadGoods("wine", 1)]
    wagons = [{"at": "PAR", "master": 0, "cargo": [{"wine": 3}, {"food": 2}]}, KOL, WIE]
    stores = [{"PAR": {"wine": 1}}, {"PAR": {"food": 1}}, {"PAR": {"salt": 1}}, {}]
    g = at("wagon_bid", bidding=3, wagons=wagons, stores=stores)
    for seat in range(4):
        g.apply(seat, default(g, seat))
    assert asked(g) == ("load_request", (2,))


def test_ma_r05_three_goods_for_a_guest_if_the_table_says_so() -> None:
    assert ("food", "food", "food") in requests(guest({"food": 3}, chosen={"guest_load_max": 3}))
    assert ("food", "food", "food") not in requests(guest({"food": 3}))


def test_ma_r06_different_goods_for_a_guest_if_the_table_says_so() -> None:
    distinct = {"guest_mix": "distinct"}
    assert requests(guest({"food": 2, "salt": 1}, chosen=distinct)) == {
        ("food",),
        ("salt",),
        ("food", "salt"),
    }
    assert requests(guest({"food": 2, "salt": 1}, {"food": 1}, chosen=distinct)) == {("salt",)}


def test_ma_26_a_price_that_is_accepted_is_a_deal_with_the_other_one() -> None:
    g = guest({"food": 2})
    g.apply(1, RequestLoading(("food",)))
    for seat, price in ((0, QuotePrice(400)), (1, CounterOffer(100))):
        g.apply(seat, price)
        other = 1 - seat
        ask, taken, declined = g.ask(), g.hear(other, Accept()), g.hear(other, Refuse())
        assert (ask.deal(g, taken), ask.deal(g, declined)) == ((seat, declined), None)
    assert g.ask().deal(g, g.hear(0, FinalPrice(300))) is None


def test_ma_r07_quotes_only_and_private_talk() -> None:
    g = guest({"food": 2}, chosen={"negotiation": "quote_only"})
    g.apply(1, RequestLoading(("food",)))
    g.apply(0, QuotePrice(400))
    assert legal(g, 1) == [Refuse(), Accept()]
    g = guest({"food": 2}, chosen={"private_negotiation": True})
    g.apply(1, RequestLoading(("food",)))
    (named,) = told(list(g.apply(0, QuotePrice(400))), PriceNamed)
    for seat, amount in ((0, 400), (1, 400), (2, None), (None, None)):
        assert named.seen_by(seat).amount == amount
        loading = view(g, seat).loading
        assert loading is not None
        assert (loading.goods, loading.quote) == (("food",), amount)
    (done,) = told(list(g.apply(1, Accept())), GoodsLoaded)
    assert [done.seen_by(seat).price for seat in range(4)] == [400, 400, None, None]
    assert done.seen_by(3).goods == ("food",)
    assert not done.reveals()


def test_a_price_agreed_before_all_turns_nothing_up() -> None:
    g = guest({"food": 2}, chosen={"open_money": True})
    g.apply(1, RequestLoading(("food",)))
    g.apply(0, QuotePrice(400))
    (done,) = told(list(g.apply(1, Accept())), GoodsLoaded)
    assert (done.rule, done.reveals()) == ("MA-24", False)


def test_ma_r07_a_price_agreed_in_private_is_told_where_money_lies_open() -> None:
    g = guest({"food": 2}, chosen={"private_negotiation": True, "open_money": True})
    g.apply(1, RequestLoading(("food",)))
    (named,) = told(list(g.apply(0, QuotePrice(400))), PriceNamed)
    assert named.seen_by(2).amount is None
    before = [place.cash or 0 for place in view(g, 2).places]
    (done,) = told(list(g.apply(1, Accept())), GoodsLoaded)
    paid = [was - (place.cash or 0) for was, place in zip(before, view(g, 2).places, strict=True)]
    assert paid == [-400, 400, 0, 0]
    assert [done.seen_by(seat).price for seat in (*range(4), None)] == [400] * 5
    assert (done.rule, done.reveals()) == ("MA-R07", True)


def test_ma_r07_in_a_free_negotiation_the_price_falls_until_both_agree() -> None:
    g = guest({"food": 2}, chosen={"negotiation": "free"})
    g.apply(1, RequestLoading(("food", "food")))
    g.apply(0, QuotePrice(800))
    g.apply(1, CounterOffer(300))
    assert legal(g, 0) == [Refuse(), Accept(), *(QuotePrice(n) for n in (400, 500, 600, 700))]
    (named,) = told(list(g.apply(0, QuotePrice(600))), PriceNamed)
    assert (named.word, named.amount) == ("quote", 600)
    assert asked(g) == ("load_answer", (1,))
    assert legal(g, 1) == [Refuse(), Accept(), *(CounterOffer(n) for n in range(0, 600, 100))]
    assert view(g).loading == view(g, 1).loading
    loading = view(g).loading
    assert loading is not None
    assert (loading.quote, loading.counter, loading.final) == (600, None, None)
    g.apply(1, CounterOffer(400))
    with pytest.raises(IllegalAction) as refused:
        g.apply(0, QuotePrice(600))
    assert refused.value.code == "price_out_of_range"
    g.apply(0, QuotePrice(500))
    g.apply(1, Accept())
    assert g.purses()[:2] == [5500, 4500]
    assert view(g).wagons[0].cargo[1] == {"food": 2}


def test_ma_r07_a_free_negotiation_ends_because_the_price_cannot_fall_for_ever() -> None:
    g = guest({"food": 1}, chosen={"negotiation": "free"})
    g.apply(1, RequestLoading(("food",)))
    g.apply(0, QuotePrice(5000))
    words = 0
    while asked(g)[0] == "load_answer":
        g.apply(1, CounterOffer(0))
        g.apply(0, legal(g, 0)[-1])
        words += 1
    assert words == 50
    assert g.purses()[:2] == [5000, 5000]


def test_ma_r15_no_monopoly_before_the_master_has_loaded() -> None:
    wagons = [{"at": "PAR", "master": 0, "cargo": [{}, {"food": 1}]}, KOL, WIE]
    stores = [{"PAR": {"food": 2}}, {"PAR": {"wine": 1, "food": 1}}, {}, {}]
    g = at("master_load", seat=0, wagons=wagons, stores=stores)
    assert LoadGoods("food", 2) in legal(g, 0)
    copy = g.copy()
    g.apply(0, LoadNothing())
    assert requests(g) == {("food",), ("wine",)}
    copy.apply(0, LoadGoods("food", 1))
    assert requests(copy) == {("wine",)}


def test_ma_r39_only_cash_that_one_has_is_traded() -> None:
    g = guest({"food": 2}, cash=[5000, 300, 5000, 5000])
    g.apply(1, RequestLoading(("food",)))
    g.apply(0, QuotePrice(500))
    assert legal(g, 1) == [Refuse(), *(CounterOffer(n) for n in (0, 100, 200, 300))]
    with pytest.raises(IllegalAction) as refused:
        g.apply(1, Accept())
    assert refused.value.code == "not_enough_money"
    g.apply(1, CounterOffer(300))
    g.apply(0, FinalPrice(400))
    assert legal(g, 1) == [Refuse()]


def test_a_permit_leaves_the_master_no_word() -> None:
    g = guest({"food": 2}, hands=[[], ["loading_permit"], [], []])
    assert RequestLoading(("food", "food"), True) in legal(g, 1)
    g.apply(1, RequestLoading(("food", "food"), True))
    assert (g.purses()[:2], asked(g)[0]) == ([5200, 4800], "move_turn")
    g = guest({"food": 2})
    with pytest.raises(IllegalAction) as refused:
        g.apply(1, RequestLoading(("food",), True))
    assert refused.value.code == "no_such_card_in_hand"


def test_guests_are_asked_clockwise_from_the_master_s_left() -> None:
    stores = [{"PAR": {"food": 1}}, {"PAR": {"food": 1}}, {}, {"PAR": {"food": 1}}]
    g = at("master_load", seat=2, wagons=[{"at": "PAR", "master": 2}, KOL, WIE],
           stores=[*stores[:2], {"PAR": {"wine": 1}}, stores[3]])  # fmt: skip
    g.apply(2, LoadGoods("wine", 1))
    order = []
    while asked(g)[0] == "load_request":
        order.append(asked(g)[1][0])
        g.apply(order[-1], PassLoading())
    assert order == [3, 0, 1]


def test_a_wagon_on_the_road_is_not_loaded() -> None:
    wagons = [loaded("a1", "PAR"), KOL, WIE]
    g = at("wagon_bid", bidding=3, wagons=wagons, stores=[{"PAR": {"wine": 2}}, {}, {}, {}])
    for seat in range(4):
        g.apply(seat, default(g, seat))
    assert asked(g)[0] == "move_turn"
