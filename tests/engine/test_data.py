"""Where a corrected data file differs from the one that comes with the game."""

import pytest

from ducats.engine.data import differences
from ducats.engine.errors import BadData

SHIPPED = """
cash = { value = 5000, provenance = "seed" }
[prices]
levels = [{ buy = 100, sell = 500, provenance = "web" }, { buy = 200, sell = 600, provenance = "web" }]
[roads]
spaces = [{ id = "a", beside = ["b"], provenance = "web" }, { id = "b", beside = ["a"], provenance = "web" }]
[souk]
rows = ["Y1", ".."]
"""


def changed(*replaced: tuple[str, str]) -> list[tuple[str, str | None, str | None]]:
    text = SHIPPED
    for old, new in replaced:
        assert old in text
        text = text.replace(old, new)
    return [(each.path, each.shipped, each.yours) for each in differences(SHIPPED, text)]


def test_the_same_values_read_elsewhere_are_no_difference() -> None:
    assert changed(("seed", "owner"), ("web", "owner")) == []


def test_every_other_value_is_told_with_its_place() -> None:
    assert changed(("5000", "4000"), ("sell = 600", "sell = 650"), ("..", "#.")) == [
        ("cash", "5000", "4000"),
        ("prices.levels.2.sell", "600", "650"),
        ("souk.rows", '["Y1", ".."]', '["Y1", "#."]'),
    ]


def test_a_space_is_known_by_its_name() -> None:
    one, other = [f'{{ id = "{at}", beside = ["{to}"], provenance = "web" }}' for at, to in ("ab", "ba")]
    assert changed((f"{one}, {other}", f"{other}, {one}")) == []
    assert changed((f"{one}, ", "")) == [
        ("roads.spaces.a.id", '"a"', None),
        ("roads.spaces.a.beside", '["b"]', None),
    ]


def test_what_only_the_copy_has_comes_last() -> None:
    assert changed(("[prices]", '[[doors]]\nid = "Y2N"\n[prices]')) == [("doors.Y2N.id", None, '"Y2N"')]


def test_what_is_no_data_file_is_refused() -> None:
    with pytest.raises(BadData):
        differences(SHIPPED, "cash = ")
