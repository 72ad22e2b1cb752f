"""Phase 4: MA-46 to MA-50."""

import itertools

import msgspec
import pytest
from tests.games.merchants.table import CLOTH, asked, at, discs, legal, told, view

from ducats.engine.errors import IllegalAction
from ducats.games.merchants.rules.events import DiscsRevealed, PriceRaised, PriceShifted
from ducats.games.merchants.rules.messages import EndAdjusting, SetDisc, ShiftPrice


def test_ma_46_discs_are_set_in_secret_and_shown_together() -> None:
    g = at("price_disc", seats=2)
    assert len(legal(g, 0)) == 21
    g.apply(0, SetDisc(("silk", "iron")))
    assert b"SetDisc" in msgspec.json.encode(view(g, 0).question)
    assert b"SetDisc" not in msgspec.json.encode(view(g, None))
    events = list(g.apply(1, SetDisc(("wine", "wine"))))
    (shown,) = told(events, DiscsRevealed)
    assert shown.discs == (("iron", "silk"), ("wine", "wine"))


def test_ma_47_each_good_pointed_at_rises_one_level() -> None:
    g = at("price_disc", seats=3)
    events = discs(g, ("silk", "iron"), ("silk", "silk"), ("iron", "cloth"))
    assert {good: view(g).prices[good].level for good in ("silk", "iron", "cloth", "wine")} == {
        "silk": 3,
        "iron": 3,
        "cloth": 2,
        "wine": 1,
    }
    assert [event.seat for event in told(events, PriceRaised)] == [0, 0, 1, 2, 2]


def test_ma_48_buying_and_selling_price_rise_together() -> None:
    g = at("price_disc", seats=2)
    discs(g, ("silk", "silk"), ("silk", "wine"))
    silk = view(g).prices["silk"]
    assert (silk.level, silk.buy, silk.sell) == (3, 300, 700)


def test_ma_49_from_the_top_to_the_bottom() -> None:
    g = at("price_disc", seats=2, prices={"silk": 5})
    events = discs(g, ("silk", "wine"), ("wine", "wine"))
    assert view(g).prices["silk"].level == 1
    (crash,) = [event for event in told(events, PriceRaised) if event.devalued]
    assert (crash.good, crash.rule) == ("silk", "MA-49")


def test_ma_50_offices_and_rumours_follow_the_discs_in_order() -> None:
    hands = [[], ["market_rumour"], [], []]
    g = at("price_disc", first=1, investments=[["office", "great_office"], [], [], []], hands=hands)
    discs(g, CLOTH, CLOTH, CLOTH, CLOTH)
    assert asked(g) == ("price_adjust", (1,))
    (step,) = told(list(g.apply(1, ShiftPrice("cloth", -1))), PriceShifted)
    assert (step.office, step.level) == (False, 4)
    assert view(g).played["market_rumour"] == 1
    assert asked(g) == ("price_adjust", (0,))
    with pytest.raises(IllegalAction) as refused:
        g.apply(0, ShiftPrice("silk", -1))
    assert (refused.value.code, refused.value.rule) == ("end_of_scale", "MA-50")
    for by in (1, 1, -1):
        assert asked(g) == ("price_adjust", (0,))
        g.apply(0, ShiftPrice("silk", by))
    assert (view(g).prices["silk"].level, asked(g)[0]) == (2, "invest_bid")


def test_ma_r18_two_pointers_may_raise_twice_if_the_table_says_so() -> None:
    for twice, level in ((1, 2), (2, 3)):
        g = at("price_disc", seats=2, chosen={"double_pointer": twice})
        discs(g, ("silk", "silk"), ("wine", "iron"))
        assert view(g).prices["silk"].level == level


def test_ma_r19_the_order_of_raises_does_not_matter() -> None:
    chosen = [("silk", "silk"), ("silk", "iron"), ("iron", "wine"), ("silk", "wine")]
    results = set()
    for order in itertools.permutations(chosen):
        g = at("price_disc", prices={"silk": 4, "iron": 5})
        discs(g, *order)
        results.add(tuple(price.level for price in view(g).prices.values()))
    assert len(results) == 1


def test_without_a_step_nothing_can_be_adjusted() -> None:
    g = at("price_adjust", seat=2, hands=[[], [], ["broken_axle"], []])
    assert legal(g, 2) == [EndAdjusting()]
    with pytest.raises(IllegalAction) as refused:
        g.apply(2, ShiftPrice("silk", 1))
    assert refused.value.code == "no_such_card_in_hand"
