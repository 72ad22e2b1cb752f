"""Data files: the printed values, and a corrected copy by an owner of the box."""

import pytest
from tests.games.musketeers.table import RULES, at, dealt, play_out, view

from ducats.engine.errors import BadData
from ducats.games.musketeers.rules.events import CardsRevealed
from ducats.games.musketeers.rules.messages import PlayCard
from ducats.games.musketeers.rules.printed import DATA_TEXT


def changed(old: str, new: str) -> str:
    assert old in DATA_TEXT
    return DATA_TEXT.replace(old, new)


def test_the_own_file_is_valid_and_says_where_each_value_comes_from() -> None:
    RULES.check_data(DATA_TEXT)
    assert DATA_TEXT.count('provenance = "reconstructed"') == 6
    assert DATA_TEXT.count('{ value = 8, provenance = "web" }') == 1
    assert DATA_TEXT.count('{ value = 20, provenance = "web" }') == 1


def test_a_corrected_guard_comes_into_play() -> None:
    text = changed('{ value = 10, provenance = "reconstructed" }', '{ value = 9, provenance = "owner" }')
    g = dealt(3, data=text)
    assert 9 in view(g).guards_left
    assert 10 not in view(g).guards_left
    assert view(g).data == text
    play_out(g, "owner", hands=2)
    assert at(3, data=text, guard=9).guard_value() == 9


def test_corrected_factors_and_values_are_used() -> None:
    g = at(2, data=changed("jewel = { value = 2", "jewel = { value = 3"), rows=["J--", "---"],
           rewards=[["9/0", "1/0", "0/0"], []])  # fmt: skip
    assert g.score(0) == 28
    text = changed("8, 9, 10], provenance", "8, 9, 11], provenance")
    assert at(2, data=text, rewards=[["11/4", "0/0", "0/1"], []]).score(0) == 11


def test_mu_3_corrected_swords_name_the_cards_and_break_ties() -> None:
    text = changed("swords = { value = [0, 1, 2, 3, 4]", "swords = { value = [1, 2, 3, 4, 5]")
    g = at(2, data=text, guard=4, hands=[["7/5"], ["7/1"]])
    g.apply(0, PlayCard("7/5"))
    (revealed, *_) = [e for e in g.apply(1, PlayCard("7/1")) if isinstance(e, CardsRevealed)]
    assert (revealed.cards, revealed.won, revealed.seat) == (("7/5", "7/1"), True, 0)
    play_out(dealt(3, data=text), "five swords", hands=1)


def test_a_file_from_before_swords_could_be_corrected_is_read() -> None:
    old = changed('swords = { value = [0, 1, 2, 3, 4], provenance = "seed" }\n', "")
    assert "7/4" in dealt(2, data=old).printed.names


def test_mu_11_nine_guards_are_enough() -> None:
    text = changed("value = [4, 5, 7]", "value = [4, 5, 7, 8, 10, 12]")
    g = dealt(4, data=text, match_mode="single_hand")
    assert len(view(g).guards_left) == 9
    play_out(g, "nine guards")
    assert g.is_over()


@pytest.mark.parametrize(
    ("old", "new", "rule"),
    [
        ('  { value = 4, provenance = "seed" },\n', "", "MU-2"),
        ("value = [4, 5, 7]", "value = [4, 5, 6]", "MU-5"),
        ("value = [4, 5, 7]", "value = [4, 4, 7]", "MU-5"),
        ("value = [4, 5, 7]", "value = [4, 5, 7, 8, 10, 12, 13]", "MU-11"),
        ('4 = { value = [4, 5, 7], provenance = "seed" }\n', "", "MU-5"),
        ("4 = { value = [4, 5, 7]", "5 = { value = [4, 5, 7]", "MU-5"),
        ("8, 9, 10], provenance", "8, 9], provenance", "MU-3"),
        ("value = [0, 1, 2, 3, 4]", "value = [0, 1, 2, 3]", "MU-3"),
        ("value = [0, 1, 2, 3, 4]", "value = [0, 1, 1, 3, 4]", "MU-3"),
        ("[0, 1, 2,", "[1, 0, 2,", "MU-3"),
        ("[0, 1, 2,", "[0, 0, 2,", "MU-3"),
    ],
)
def test_a_file_that_contradicts_the_rules_is_refused(old: str, new: str, rule: str) -> None:
    with pytest.raises(BadData) as refused:
        RULES.check_data(changed(old, new))
    assert refused.value.rule == rule
    assert str(refused.value).startswith(rule)


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("guards = [", "cannot be used"),
        ("", "guards"),
        (changed("{ value = 4,", '{ value = "four",'), "guards"),
        (changed("{ value = 4,", "{ value = -4,"), "guards"),
        (changed("{ value = 4,", "{ value = 4.5,"), "guards"),
        (changed('provenance = "web"', 'provenance = "hearsay"'), "provenance"),
        (changed("{ value = 4,", "{ worth = 4,"), "guards"),
        (changed("[factors]", "[factor]"), "factor"),
        (changed("[factors]", "[factors]\nsword = 1"), "sword"),
        (changed("prison = { value = 0", "prison = { value = 0.5"), "prison"),
    ],
    ids=range(10),
)
def test_a_file_that_does_not_fit_the_format_is_refused(text: str, word: str) -> None:
    with pytest.raises(BadData) as refused:
        RULES.check_data(text)
    assert word in str(refused.value)
    with pytest.raises(BadData):
        dealt(2, data=text)
