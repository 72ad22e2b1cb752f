"""Sets as bits, against Python's own sets: in the form that runs, and always in the pure one."""

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ducats import engine
from ducats.engine import bits as running

LARGEST = 61
"""The numbers from 0 to this one fit into a set."""


def load_pure() -> ModuleType:
    spec = spec_from_file_location("pure_bits", Path(engine.__path__[0]) / "bits.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


PURE = load_pure()

SETS = st.sets(st.integers(0, LARGEST))

in_both_forms = pytest.mark.parametrize("bits", [running, PURE], ids=["running", "pure"])


def test_the_pure_form_is_the_pure_one() -> None:
    assert PURE.PURE


@in_both_forms
@given(SETS)
def test_a_set_holds_what_was_put_into_it(bits: Any, numbers: set[int]) -> None:
    mask = bits.of(list(numbers))
    assert mask == bits.of(tuple(numbers)) == sum(1 << number for number in numbers)
    assert bits.numbers(mask) == sorted(numbers)
    found = [7]
    bits.add_numbers(found, 300, mask)
    assert found == [7, *[300 + number for number in sorted(numbers)]]
    assert bits.count(mask) == len(numbers)
    assert {number for number in range(LARGEST + 1) if bits.has(mask, number)} == numbers


@in_both_forms
@given(SETS.filter(bool))
def test_the_ends_and_every_place_of_a_set_are_found(bits: Any, numbers: set[int]) -> None:
    mask = bits.of(list(numbers))
    assert (bits.lowest(mask), bits.highest(mask)) == (min(numbers), max(numbers))
    assert [bits.nth(mask, index) for index in range(len(numbers))] == sorted(numbers)


@in_both_forms
@given(SETS, SETS)
def test_sets_are_joined_and_parted_as_ints_are(bits: Any, one: set[int], other: set[int]) -> None:
    first, second = bits.of(list(one)), bits.of(list(other))
    assert set(bits.numbers(first | second)) == one | other
    assert set(bits.numbers(first & second)) == one & other
    assert set(bits.numbers(first & ~second)) == one - other
    assert set(bits.numbers(first ^ second)) == one ^ other


@in_both_forms
def test_a_bit_is_the_set_of_one_number(bits: Any) -> None:
    for number in range(LARGEST + 1):
        mask = bits.bit(number)
        assert mask == 1 << number
        assert (bits.count(mask), bits.lowest(mask), bits.highest(mask)) == (1, number, number)


@in_both_forms
def test_the_fullest_set_is_not_too_full(bits: Any) -> None:
    everything = list(range(LARGEST + 1))
    mask = bits.of(everything)
    assert (bits.count(mask), bits.numbers(mask)) == (LARGEST + 1, everything)
    assert [bits.nth(mask, index) for index in everything] == everything


@in_both_forms
def test_a_span_has_both_ends(bits: Any) -> None:
    assert bits.span(3, 5) == [3, 4, 5]
    assert bits.span(4, 4) == [4]
    assert bits.span(1, 0) == []
    assert bits.span(250, 260) == list(range(250, 261))
