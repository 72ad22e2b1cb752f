"""Data files: the printed values, and a corrected copy by an owner of the box."""

import pytest
from tests.games.merchants.table import RULES, at, begun, loaded, view

from ducats.engine.errors import BadData
from ducats.games.merchants.rules.messages import BuyGood
from ducats.games.merchants.rules.names import CITIES
from ducats.games.merchants.rules.printed import DATA_TEXT, PRINTED
from ducats.games.merchants.rules.roads import NOWHERE, distances


def changed(old: str, new: str) -> str:
    assert old in DATA_TEXT
    return DATA_TEXT.replace(old, new)


DISTANCES = """
0 6 7 12 10 8
6 0 7 8 11 9
7 7 0 7 9 8
12 8 7 0 8 11
10 11 9 8 0 7
8 9 8 11 7 0
"""


def test_the_own_file_is_valid_and_every_distance_is_as_it_should_be() -> None:
    RULES.check_data(DATA_TEXT)
    wanted = [list(map(int, line.split())) for line in DISTANCES.split("\n") if line]
    for city in range(len(CITIES)):
        found = distances(PRINTED.roads, city, NOWHERE)
        assert [0 if other == city else spaces for other, spaces in enumerate(found)] == wanted[city]
    assert len(PRINTED.roads.names) == 51


def test_a_table_with_corrected_data_shows_its_plan_and_no_other_does() -> None:
    seen = view(at("purchase", data=changed("money_unit = { value = 100", "money_unit = { value = 50"))).plan
    assert seen is not None
    assert (seen.unit, seen.quote_max, seen.tokens) == (50, 5000, (1, 2, 3, 4))
    assert seen.markets["PAR"] == ("wine", "food", "salt")
    assert (seen.levels[0].buy, len(seen.steps), len(seen.upkeep), len(seen.spaces)) == (100, 9, 10, 51)
    assert view(at("purchase")).plan is None


def test_corrected_prices_and_amounts_are_used() -> None:
    text = changed('{ buy = 100, sell = 500, provenance = "reconstructed" }',
                   '{ buy = 200, sell = 600, provenance = "owner" }')  # fmt: skip
    g = at("purchase", data=text)
    g.apply(0, BuyGood("wine", "PAR"))
    assert (g.cash(0), view(g).prices["wine"].sell, view(g).data) == (4800, 600, text)
    assert view(begun(2, data=changed("start_cash = { value = 5000", "start_cash = { value = 6000"))).data
    text = changed('PAR = { value = ["wine", "food", "salt"]', 'PAR = { value = ["wine", "silk"]')
    g = at("purchase", data=text)
    g.apply(0, BuyGood("silk", "PAR"))


def test_a_corrected_road_is_driven() -> None:
    text = changed('{ id = "a1", kind = "road", x = 227, y = 553, neighbours = ["PAR", "a2"]',
                   '{ id = "a1", kind = "road", x = 227, y = 553, neighbours = ["PAR", "JA"]')  # fmt: skip
    text = text.replace('neighbours = ["a2", "b2", "c3", "p1"]', 'neighbours = ["a1", "b2", "c3", "p1"]')
    lines = [line for line in text.split("\n") if not line.startswith('  { id = "a2"')]
    g = at("move_turn", data="\n".join(lines), wagons=[loaded("PAR"), {"at": "KOL"}, {"at": "WIE"}])
    assert any("JA" in str(g.say(0, answer)) for answer in g.legal(0))


@pytest.mark.parametrize(
    ("old", "new", "rule"),
    [
        ("4 = { value = 3, ", "5 = { value = 3, ", "MA-56"),
        ("[invest_auctions]\n2 = { value = 1, ", "[invest_auctions]\n2 = { value = 3, ", "MA-58"),
        ('"wine", "food", "salt"', '"wine", "gold", "salt"', "MA-13"),
        ('GEN = { value = ["cloth", "wine", "salt"]', "GEN = { value = []", "MA-13"),
        ("{ value = 0, provenance = \"reconstructed\" },\n  { value = 100, ",
         "{ value = 200, provenance = \"reconstructed\" },\n  { value = 100, ", "MA-60"),
        ("[0, 100, 200, 300, 400, 500]", "[0, 100, 100, 300, 400, 500]", "MA-55"),
        ("[0, 100, 200, 300, 400, 500]", "[0, 100, 300, 400, 500]", "MA-07"),
        ("[0, 100, 200, 300, 400, 500]", "[100, 200, 300, 400, 500]", "MA-55"),
        ('"wine", "food", "salt"', '"wine", "wine", "salt"', "MA-13"),
        ("{ buy = 300, sell = 700", "{ buy = 300, sell = 400", "MA-48"),
        ("{ buy = 300, sell = 700", "{ buy = 100, sell = 700", "MA-48"),
        ("{ value = 900, ", "{ value = 700, ", "MA-66"),
        ("destitute_threshold = { value = 300", "destitute_threshold = { value = 350", "MA-R33"),
        ("power = { value = 500", "power = { value = 550", "MA-R33"),
        ("cheap_purchase = { power = { value = 100", "cheap_purchase = { power = { value = 50", "MA-R33"),
        ("power = { value = 1, provenance = \"reconstructed\" } }\nmarket",
         "power = { value = 2, provenance = \"reconstructed\" } }\nmarket", "MA-45"),
        ('courier = { value = "b2"', 'courier = { value = "l2"', "MA-03"),
        ("credit_repay = { value = 2500", "credit_repay = { value = 1500", "MA-64"),
        ("money_unit = { value = 100", "money_unit = { value = 300", "MA-R33"),
        ("quote_max = { value = 5000", "quote_max = { value = 5050", "MA-R33"),
        ("start_cash = { value = 5000", "start_cash = { value = 1000", "MA-04"),
        ("strong_from = { value = 600", "strong_from = { value = 700", "MA-10"),
        ('"courier"]], prov', '"office"]], prov', "MA-10"),
        ('["PAR", "KOL", "WIE"]', '["PAR", "KOL", "KOL"]', "MA-02"),
        ('["PAR", "KOL", "WIE"]', '["PAR", "KOL", "BRU"]', "MA-03"),
        ('courier = { value = "b2"', 'courier = { value = "BRU"', "MA-03"),
        ('courier_city = { value = "BRU"', 'courier_city = { value = "b1"', "MA-03"),
        ('neighbours = ["PAR", "a2"]', 'neighbours = ["PAR"]', "MA-30"),
        ('id = "a1", kind', 'id = "a2", kind', "MA-30"),
        ('id = "HAM", kind = "city"', 'id = "HAM", kind = "road"', "MA-02"),
        ("express_courier = { power = { value = 3", "express_courier = { power = { value = 4", "MA-40"),
        ("power = { value = 2, provenance = \"reconstructed\" } }\nbroken",
         "power = { value = 4, provenance = \"reconstructed\" } }\nbroken", "MA-R46"),
        ("power = { value = 1, provenance = \"reconstructed\" } }\nloading",
         "power = { value = 5, provenance = \"reconstructed\" } }\nloading", "MA-50"),
    ],
)  # fmt: skip
def test_a_file_that_contradicts_the_rules_is_refused(old: str, new: str, rule: str) -> None:
    with pytest.raises(BadData) as refused:
        RULES.check_data(changed(old, new))
    assert refused.value.rule == rule
    assert str(refused.value).startswith(rule)


@pytest.mark.parametrize(
    ("old", "new", "word"),
    [
        ("start_cash = { value = 5000", 'start_cash = { value = "much"', "start_cash"),
        ("start_cash =", "start_money =", "start"),
        ("tokens = { value = [1, 2, 3, 4]", "tokens = { value = [1, 2, 3, 4, 5, 6]", "movement_tokens"),
        ('provenance = "seed"', 'provenance = "hearsay"', "provenance"),
        ("[bonus]", "[bonus", "data file"),
    ],
)
def test_a_file_of_another_shape_is_refused(old: str, new: str, word: str) -> None:
    with pytest.raises(BadData, match=word):
        RULES.check_data(changed(old, new))


def test_a_lost_island_is_found() -> None:
    around = {"z1": ("z2", "z3"), "z2": ("z1", "z3"), "z3": ("z1", "z2")}
    island = "".join(
        f'  {{ id = "{name}", kind = "road", x = 1, y = 1, neighbours = ["{one}", "{other}"], '
        'provenance = "owner" },\n'
        for name, (one, other) in around.items()
    )
    text = DATA_TEXT.removesuffix("]\n") + island + "]\n"
    with pytest.raises(BadData, match="z1, z2, z3"):
        RULES.check_data(text)
