"""What is refused is refused for the right reason: the code and the rule that fit the case."""

from typing import Any

import pytest
from tests.games.merchants.table import KOL, PAR, WIE, at, loaded

from ducats.engine.errors import BadScenario, DucatsError
from ducats.engine.messages import Action
from ducats.games.merchants.rules import messages as m
from ducats.games.merchants.rules.state import Merchants


def refusal(g: Merchants, seat: int, action: Action) -> tuple[str, str | None]:
    with pytest.raises(DucatsError) as refused:
        g.apply(seat, action)
    return refused.value.code, refused.value.rule


@pytest.mark.parametrize(
    ("action", "code", "rule"),
    [
        (m.PlayLetter(), "no_such_card_in_hand", "MA-45"),
        (m.BuyGood("cloth", "PAR"), "not_sold_here", "MA-13"),
        (m.BuyGood("salt", "GEN"), "sold_out", "MA-16"),
        (m.BuyGood("wine", "GEN"), "one_city_only", "MA-R03"),
        (m.BuyGood("food", "PAR"), "not_enough_money", "MA-R38"),
    ],
)
def test_purchases(action: Action, code: str, rule: str) -> None:
    g = at(
        "purchase",
        chosen={"purchase_single_city": True},
        purchase={"number": 1, "bought": 1, "city": "PAR"},
        prices={"food": 4},
        cash=[300, 5000, 5000, 5000],
        stores=[{}, {"WIE": {"salt": 8}}, {}, {}],
    )
    assert refusal(g, 0, action) == (code, rule)


@pytest.mark.parametrize(
    ("action", "code"),
    [
        (m.LoadGoods("wine", 1), "cannot_load"),
        (m.LoadGoods("wine", 5), "cannot_load"),
        (m.LoadGoods("iron", 5), "one_type_only"),
        (m.LoadGoods("food", 1), "one_type_only"),
    ],
)
def test_ma_22_a_master_s_load(action: Action, code: str) -> None:
    stores = [{"PAR": {"food": 2}}, {}, {}, {}]
    g = at("master_load", loading={"wagon": 1}, wagons=[loaded("PAR", wine=1), KOL, WIE], stores=stores)
    assert refusal(g, 0, action) == (code, "MA-22")


def test_ma_22_without_anything_aboard_no_type_is_taken() -> None:
    stores = [{"PAR": {"food": 2}}, {}, {}, {}]
    g = at("master_load", loading={"wagon": 1}, wagons=[{"at": "PAR", "master": 0}, KOL, WIE], stores=stores)
    assert refusal(g, 0, m.LoadGoods("wine", 1)) == ("cannot_load", "MA-22")


PERMIT = ["loading_permit"]


@pytest.mark.parametrize(
    ("hands", "cash", "action", "code", "rule"),
    [
        ([], 5000, m.RequestLoading(("wine",)), "monopoly", "MA-23"),
        ([], 5000, m.RequestLoading(("salt",)), "cannot_load", "MA-24"),
        ([], 5000, m.RequestLoading(("food",), permit=True), "no_such_card_in_hand", "MA-45"),
        (PERMIT, 100, m.RequestLoading(("food", "food"), permit=True), "not_enough_money", "MA-R38"),
        (PERMIT, 100, m.RequestLoading(("wine",), permit=True), "monopoly", "MA-23"),
    ],
)  # fmt: skip
def test_requests(hands: list[str], cash: int, action: Action, code: str, rule: str) -> None:
    g = at(
        "load_request",
        seat=1,
        loading={"wagon": 1, "guest": 1},
        wagons=[loaded("PAR", wine=2), KOL, WIE],
        stores=[{}, {"PAR": {"food": 2, "wine": 1}}, {}, {}],
        hands=[[], hands, [], []],
        cash=[5000, cash, 5000, 5000],
    )
    assert refusal(g, 1, action) == (code, rule)


@pytest.mark.parametrize(
    ("action", "code", "rule"),
    [
        (m.MoveCourier("PAR"), "courier_cannot", "MA-38"),
        (m.BreakAxle(3), "no_axle", "MA-45"),
        (m.MoveWagon(1, 1, "PAR", "a1"), "wagon_not_movable", "MA-34"),
        (m.MoveWagon(2, 1, "b2", "JA"), "wagon_not_movable", "MA-45"),
        (m.MoveWagon(3, 4, "g1", "WIE"), "wagon_not_movable", "MA-35"),
        (m.MoveWagon(3, 2, "g1", "WIE"), "token_set_aside", "MA-29"),
        (m.PushWagon(1, 1, "PAR", "a1"), "wagon_not_movable", "MA-34"),
        (m.PushWagon(2, 1, "b2", "JA"), "wagon_not_movable", "MA-45"),
        (m.PushWagon(3, 6, "g1", "WIE"), "wagon_not_movable", "MA-35"),
    ],
)
def test_moves(action: Action, code: str, rule: str) -> None:
    """Wagon 1 has arrived, the axle of wagon 2 is broken, wagon 3 is empty."""
    g = at(
        "move_turn",
        wagons=[loaded("BRU"), {**loaded("JA", "a2"), "axle": True}, WIE],
        arrived=[1],
        tokens=[[1, 4]] + [[1, 2, 3, 4]] * 3,
    )
    assert refusal(g, 0, action) == (code, rule)


def test_moves_after_the_token() -> None:
    on = {"moved": True, "courier": 1}
    g = at("move_turn", wagons=[loaded("a1", "a2"), loaded("KOL"), WIE], move=on)
    assert refusal(g, 0, m.MoveWagon(1, 1, "PAR", "a1")) == ("token_played", "MA-28")
    assert refusal(g, 0, m.PushWagon(1, 1, "PAR", "a1")) == ("cannot_end_there", "MA-30")
    assert refusal(g, 0, m.PushWagon(2, 2, "c2", "c1")) == ("cannot_end_there", "MA-30")
    assert refusal(g, 0, m.MoveWagon(1, 1, "PAR", "h1")) == ("token_played", "MA-28")
    assert refusal(g, 0, m.PushWagon(1, 1, "a2")) == ("cannot_end_there", "MA-30")


def test_prices() -> None:
    g = at("price_adjust", hands=[["fresh_horses"], [], [], []])
    assert refusal(g, 0, m.ShiftPrice("wine", 1)) == ("no_such_card_in_hand", "MA-50")
    g = at("price_adjust", adjust={"steps": 1}, prices={"wine": 5})
    assert refusal(g, 0, m.ShiftPrice("wine", 1)) == ("end_of_scale", "MA-50")
    assert refusal(g, 0, m.ShiftPrice("silk", -1)) == ("end_of_scale", "MA-50")


def test_ma_66_climbing() -> None:
    g = at("climb", cash=[700, 0, 0, 0])
    assert refusal(g, 0, m.Climb(2)) == ("cannot_climb", "MA-66")
    assert refusal(g, 0, m.Climb(3)) == ("too_many_steps", "MA-66")


TALK = {"wagons": [{"at": "PAR", "master": 0}, KOL, WIE], "stores": [{}, {"PAR": {"food": 1}}, {}, {}]}
PRICES = "prices named so far"
FIRST = {"edition": "1999"}
BARGAIN = {"wagon": 1, "guest": 1, "goods": ["food"]}


@pytest.mark.parametrize(
    ("question", "chosen", "position", "words"),
    [
        ("charter", {}, {}, "wagon 1 has not arrived"),
        ("charter", {}, {"arrived": [1], "unload": {"wagon": 2}}, "wagon 2 has not arrived"),
        ("equipment_bid", FIRST, {"auction": {"inside": [1], "seller": 0}}, "card and seller"),
        ("equipment_bid", FIRST, {"auction": {"inside": [1], "card": "office"}}, "card and seller"),
        ("equipment_bid", FIRST, {}, "card and seller"),
        ("load_answer", {}, {**TALK, "loading": BARGAIN}, PRICES),
        ("load_reply", {}, {**TALK, "loading": {**BARGAIN, "quote": 300}}, PRICES),
        ("load_reply", {}, {**TALK, "loading": {**BARGAIN, "counter": 300}}, PRICES),
        ("load_final", {}, {**TALK, "loading": {**BARGAIN, "quote": 300, "counter": 100}}, PRICES),
        ("load_request", {}, {"loading": {"wagon": 2}}, "wagon 2 has no master"),
        ("purchase", {}, {"books": [[0] * 13, [0] * 13, [0] * 13, [0] * 12]}, "13 columns"),
        ("purchase", {}, {"credits": [1, 1]}, "credits has one entry for each of 4 seats"),
        ("purchase", {}, {"wagons": [PAR]}, "wagons has three entries"),
    ],
)  # fmt: skip
def test_positions(question: str, chosen: dict[str, Any], position: dict[str, Any], words: str) -> None:
    with pytest.raises(BadScenario, match=words):
        at(question, chosen=chosen, **position)
