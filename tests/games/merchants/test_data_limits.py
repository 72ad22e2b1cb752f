"""How far a corrected data file may go: what is just still played, and what just no more."""

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import msgspec
import pytest

from ducats.engine.data import read_data
from ducats.games.merchants.rules.data_check import check_printed
from ducats.games.merchants.rules.data_file import Printed
from ducats.games.merchants.rules.names import CITIES, GOODS, INFLUENCE
from ducats.games.merchants.rules.printed import DATA_TEXT, PrintedData
from ducats.games.merchants.rules.roads import DENSITY, SPACES, WAYS

Data = dict[str, Any]
SHIPPED: Data = msgspec.to_builtins(read_data(DATA_TEXT, Printed))
PAIRS = SHIPPED["edition_1999"]["pairs"]["value"]


def fault(change: Callable[[Data], None]) -> tuple[str, str] | None:
    """What is wrong with the shipped file once something in it is changed."""
    data = msgspec.json.decode(msgspec.json.encode(SHIPPED))
    change(data)
    return check_printed(msgspec.convert(data, Printed))


def put(**values: Any) -> Callable[[Data], None]:
    """Values by their path, with two underscores between its steps."""

    def change(data: Data) -> None:
        for path, value in values.items():
            *steps, last = path.split("__")
            at = data
            for step in steps:
                at = at[step]
            at[last]["value"] = value

    return change


@pytest.mark.parametrize(
    "values",
    [
        {"invest_auctions__2": 2},
        {f"markets__{city}": GOODS for city in CITIES},
        {"edition_1999__missing_influence": INFLUENCE},
        {"money_unit": 20, "quote_max": 10_000},
        {"start_cash": 1600},
        {"start_cash": 2000, "edition_1999__pair_price": 2000},
        {"credit_repay": 2000},
        {"influence__market_rumour__power": 4},
        {"influence__fresh_horses__power": 3},
        {"investments__warehouse_sale__power": 9},
    ],
)
def test_what_the_rules_can_just_play_is_accepted(values: Data) -> None:
    assert fault(put(**values)) is None


@pytest.mark.parametrize(
    ("values", "rule"),
    [
        ({f"markets__{city}": [good for good in GOODS if good != "cloth"] for city in CITIES}, "MA-13"),
        ({"edition_1999__pairs": PAIRS[:3]}, "MA-10"),
        ({"edition_1999__pairs": [["horse", "warehouse_sale"], *PAIRS[1:]]}, "MA-10"),
        ({"edition_1999__missing_influence": ["horse"]}, "MA-10"),
        ({"money_unit": 20, "quote_max": 10_020}, "MA-26"),
        ({"start_cash": 1500}, "MA-04"),
        ({"start_cash": 1900, "edition_1999__pair_price": 2000}, "MA-04"),
        ({"credit_repay": 1900}, "MA-64"),
        ({"investments__warehouse_sale__power": 10}, "MA-14"),
        ({"setup__wagons_1999": ["PAR", "KOL", "ROM"]}, "MA-02"),
        ({"setup__courier": "z9"}, "MA-03"),
        ({"ladder__titles": ["Page", "King"]}, "MA-60"),
    ],
)
def test_what_goes_a_little_further_is_refused(values: Data, rule: str) -> None:
    found = fault(put(**values))
    assert found is not None
    assert found[1] == rule


# -- roads ------------------------------------------------------------------------------------------------


def space(data: Data, name: str) -> Data:
    return next(each for each in data["roads"]["spaces"] if each["id"] == name)


def join(data: Data, one: str, other: str) -> None:
    """A road of no length between two spaces."""
    space(data, one)["neighbours"].append(other)
    space(data, other)["neighbours"].append(one)


def build(data: Data, *names: str) -> None:
    """A road along these spaces; those that do not exist yet are new ones."""
    known = {each["id"] for each in data["roads"]["spaces"]}
    data["roads"]["spaces"] += [
        {"id": name, "kind": "road", "x": 1, "y": 1, "neighbours": [], "provenance": "owner"}
        for name in dict.fromkeys(names)
        if name not in known
    ]
    for one, other in pairwise(names):
        join(data, one, other)


def roads(change: Callable[[Data], None]) -> str | None:
    """What is said about changed roads."""
    found = fault(change)
    assert found is None or found[1] == "MA-30"
    return None if found is None else found[0]


def longer(more: int) -> Callable[[Data], None]:
    return lambda data: build(data, "a1", *(f"z{number}" for number in range(more)), "a2")


def test_ma_30_a_map_has_so_many_spaces_at_most() -> None:
    room = SPACES - len(SHIPPED["roads"]["spaces"])
    assert roads(longer(room)) is None
    data = msgspec.json.decode(msgspec.json.encode(SHIPPED))
    longer(room)(data)
    assert len(PrintedData(msgspec.convert(data, Printed)).roads.names) == SPACES
    assert "must have different ids, 128 at most" in str(roads(longer(room + 1)))


def test_ma_30_no_space_is_listed_twice() -> None:
    def twice(data: Data) -> None:
        data["roads"]["spaces"].append(space(data, "a1"))

    assert "must have different ids" in str(roads(twice))


def denser(edges: int) -> Callable[[Data], None]:
    """So many connections between spaces, the new ones between roads that have fewest."""

    def change(data: Data) -> None:
        build(data, "a1", "z1", "a2")
        on_road = [each for each in data["roads"]["spaces"] if each["kind"] != "city"]
        while sum(len(each["neighbours"]) for each in data["roads"]["spaces"]) < 2 * edges:
            on_road.sort(key=lambda each: len(each["neighbours"]))
            one = on_road[0]
            other = next(each for each in on_road[1:] if each["id"] not in one["neighbours"])
            join(data, one["id"], other["id"])

    return change


def test_ma_30_a_map_is_not_too_dense() -> None:
    spaces = len(SHIPPED["roads"]["spaces"]) + 1
    assert roads(denser(DENSITY * spaces // 2)) is None
    assert roads(denser(DENSITY * spaces // 2 + 1)) == "roads.spaces may have 3 neighbours on average"


def crossing(ways: int) -> Callable[[Data], None]:
    """A junction with so many ways: of the new ones two form a loop."""

    def change(data: Data) -> None:
        while len(space(data, "JC")["neighbours"]) < ways:
            number = len(data["roads"]["spaces"])
            build(
                data,
                "JC",
                f"z{number}",
                f"y{number}",
                "a1" if len(space(data, "a1")["neighbours"]) < 8 else "a2",
            )

    return change


def test_ma_30_a_junction_has_so_many_ways_at_most() -> None:
    assert roads(crossing(WAYS)) is None
    assert roads(crossing(WAYS + 1)) == "space JC: up to 8 different neighbours, not itself"


@pytest.mark.parametrize(
    ("neighbours", "wrong"),
    [
        (["PAR", "a2", "zz"], "neighbours must exist and name it in return"),
        (["PAR", "a2", "b1"], "neighbours must exist and name it in return"),
        (["PAR", "a2", "a2"], "up to 8 different neighbours, not itself"),
        (["PAR", "a2", "a1"], "up to 8 different neighbours, not itself"),
    ],
)
def test_ma_30_neighbours_are_others_and_know_each_other(neighbours: list[str], wrong: str) -> None:
    def change(data: Data) -> None:
        space(data, "a1")["neighbours"] = neighbours

    assert roads(change) == f"space a1: {wrong}"


def cut(data: Data, one: str, other: str) -> None:
    space(data, one)["neighbours"].remove(other)
    space(data, other)["neighbours"].remove(one)


def test_ma_30_a_city_may_have_one_road_but_a_road_leads_somewhere() -> None:
    def one_road(data: Data) -> None:
        cut(data, "PAR", "h1")
        join(data, "h1", "a1")

    def no_road(data: Data) -> None:
        cut(data, "PAR", "h1")
        cut(data, "PAR", "a1")

    assert roads(one_road) is None
    assert roads(no_road) == "space PAR is a dead end"
    assert roads(lambda data: cut(data, "a1", "a2")) == "space a1 is a dead end"


def test_ma_30_a_space_lies_between_two_cities() -> None:
    touching = roads(lambda data: join(data, "PAR", "BRU"))
    assert touching == "city PAR touches another city: there must be a space between"


@pytest.mark.parametrize("city", CITIES)
def test_ma_30_a_road_may_lead_through_any_city(city: str) -> None:
    assert roads(lambda data: build(data, city, "z1", "z2", city)) is None
