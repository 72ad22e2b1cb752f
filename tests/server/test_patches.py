"""From one view to the next, and nothing more than what has changed."""

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.contract.checks import patched

from ducats.server.patches import diff

PLAIN = st.none() | st.booleans() | st.text(max_size=3)
NAMES = st.sampled_from(["coins", "hand", "open"])
VALUES: st.SearchStrategy[Any] = st.recursive(
    PLAIN, lambda parts: st.lists(parts, max_size=4) | st.dictionaries(NAMES, parts), max_leaves=12
)


class Card(msgspec.Struct, frozen=True):
    name: str
    used: bool = False


class Say(msgspec.Struct, frozen=True, tag=True, tag_field="type", omit_defaults=True):
    word: str
    why: str = ""


class Place(msgspec.Struct, frozen=True):
    coins: int
    cards: tuple[Card, ...] = ()
    said: Say | None = None
    goods: dict[str, int] = {}


def carried(patch: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(patch))


@given(VALUES, VALUES)
def test_a_patch_leads_from_any_value_to_any_other(before: Any, after: Any) -> None:
    kept = msgspec.json.encode(before)
    assert patched(before, carried(diff(before, after))) == after
    assert msgspec.json.encode(before) == kept


@given(VALUES)
def test_nothing_is_said_where_nothing_has_changed(value: Any) -> None:
    assert diff(value, msgspec.json.decode(msgspec.json.encode(value))) == ()


def test_only_what_has_changed_is_said() -> None:
    before = Place(3, (Card("A"), Card("B")), None, {"wine": 1})
    after = Place(3, (Card("A"), Card("B", True), Card("C")), None, {"wine": 2})
    assert diff(before, after) == (
        (("cards", 1, "used"), True),
        (("cards", 2), Card("C")),
        (("goods", "wine"), 2),
    )


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        (("YYP", "", "RB", ""), ("YYP", "", "", ""), ((("fountains", 2), ""),)),
        (("A", "B", "C"), ("B", "C", "D"), ((("fountains",), ("B", "C", "D")),)),
    ],
)
def test_a_list_is_said_the_shorter_way(before: Any, after: Any, said: Any) -> None:
    assert diff({"fountains": before}, {"fountains": after}) == said


def test_what_is_shorter_or_has_other_names_is_written_anew() -> None:
    before = Place(3, (Card("A"), Card("B")), None, {"wine": 1})
    after = Place(3, (Card("B"),), None, {"salt": 1})
    assert diff(before, after) == ((("cards",), (Card("B"),)), (("goods",), {"salt": 1}))


def test_the_order_of_names_is_kept() -> None:
    assert diff({"wine": 1, "salt": 1}, {"salt": 1, "wine": 1, "food": 1}) == (
        ((), {"salt": 1, "wine": 1, "food": 1}),
    )


def test_a_message_is_a_whole() -> None:
    """Fields of a message that have their default are not written, so that nobody could change them alone."""
    before, after = Place(0, said=Say("no", "dear")), Place(0, said=Say("no"))
    assert diff(before, after) == ((("said",), Say("no")),)
    assert patched(msgspec.to_builtins(before), carried(diff(before, after))) == msgspec.to_builtins(after)


def test_what_is_said_does_not_depend_on_what_was_said_before() -> None:
    class Wide(msgspec.Struct, frozen=True, omit_defaults=True):
        with_a_long_name: int = 0
        with_another_long_name: int = 0
        with_a_third_long_name: int = 0

    before, after = {"list": (Wide(),)}, {"list": (Wide(),) * 3}
    first = diff(before, after)
    diff(Wide(1), Wide(2))
    assert diff(before, after) == first
