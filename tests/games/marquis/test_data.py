"""Data files: the printed values, and a corrected copy by an owner of the box."""

import pytest
from tests.games.marquis.table import RULES, at, lay, money, new, place, view

from ducats.engine.errors import BadData
from ducats.games.marquis.rules import view as v
from ducats.games.marquis.rules.printed import DATA_TEXT, PRINTED


def changed(old: str, new_text: str) -> str:
    assert old in DATA_TEXT
    return DATA_TEXT.replace(old, new_text, 1)


def test_the_own_file_is_valid_and_says_where_each_value_comes_from() -> None:
    RULES.check_data(DATA_TEXT)
    assert [letter for letter, source in PRINTED.sources if source == "reconstructed"] == list("DEHKMS")
    assert [letter for letter, source in PRINTED.sources if source == "web"] == ["C"]


def test_a_corrected_symbol_robs() -> None:
    text = changed("{ H = 1, T = 1 }", "{ M = 3, F = 1 }")
    g = at("| M | F", None, text, coins=[0, 3, 3], hands="K")
    lay(g, 0, "K")
    assert money(g)[:3] == [6, 0, 2]
    assert view(g).data == text
    assert next(row.steals for row in view(g).characters if row.card == "K") == {"F": 1, "M": 3}


def test_corrected_treasury_values_and_rates_are_used() -> None:
    text = changed("treasury = { value = 0", "treasury = { value = 2")
    g = at("| H", None, text, hands="W")
    lay(g, 0, "W")
    assert g.coins(0) == 2
    text = changed("rate = { value = [5, 3]", "rate = { value = [6, 4]")
    assert place(at("A | H", None, text), 0).rate == v.Rate(6, 4)


def test_a_corrected_hand_size_and_start() -> None:
    g = new(2, data=changed("hand_size = { value = 4", "hand_size = { value = 5"))
    assert [p.cards for p in view(g).places] == [5, 5]
    g = new(2, data=changed("start_coins = { value = [2, 1]", "start_coins = { value = [3, 2]"))
    assert sorted(money(g)[:-1]) == [2, 3]


@pytest.mark.parametrize(
    ("old", "wrong", "rule", "words"),
    [
        ("{ E = 1, M = 1 }", "{ V = 1 }", "MQ-23", "no character"),
        ("{ E = 1, M = 1 }", "{ X = 1 }", "MQ-23", "no character"),
        ("{ E = 1, M = 1 }", "{ E = 10 }", None, "cards"),
        ("{ E = 1, M = 1 }", "{ E = 0 }", None, "cards"),
        ("rate = { value = [3, 2]", "rate = { value = [0, 2]", None, "rate"),
        ("treasury = { value = 3", "treasury = { value = -1", None, "treasury"),
        ("[cards.W]", "[cards.X]", "MQ-05", "exactly"),
        ("21_15 = ", "20_15 = ", "MQ-R01", "stock"),
        ("[2, 1]", "[9, 9]", "MQ-07", "start coins"),
        ("rate_now = { value = [2, 1], provenance = \"seed\" }", "", "MQ-32", "rate_now"),
        ("rate_marked = ", "rate_now = ", "MQ-32", "rate_now"),
        ("hand_size", "hand", None, "hand"),
        ("provenance = \"web\"", "provenance = \"rumour\"", None, "rumour"),
        ("[cards.A]", "[cards.A", None, "data file"),
    ],
)  # fmt: skip
def test_a_bad_file_is_refused_with_a_reason(old: str, wrong: str, rule: str | None, words: str) -> None:
    with pytest.raises(BadData, match=words) as refused:
        RULES.check_data(changed(old, wrong))
    assert refused.value.rule == rule
