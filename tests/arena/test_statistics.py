"""Intervals against values worked out by hand."""

import pytest

from ducats.arena import bootstrap, wilson


def test_wilson_by_hand() -> None:
    """5 of 10 with z = 2: centre (0.5 + 0.2) / 1.4 = 0.5, reach 2 * sqrt(0.025 + 0.01) / 1.4 = 0.26726."""
    found = wilson(5, 10, z=2.0)
    assert found.value == 0.5
    assert found.low == pytest.approx(0.5 - 0.267261, abs=1e-6)
    assert found.high == pytest.approx(0.5 + 0.267261, abs=1e-6)


def test_wilson_at_the_ends() -> None:
    """0 of 10: from 0 to z^2 / (n + z^2) = 3.841459 / 13.841459."""
    assert wilson(0, 10).low == 0.0
    assert wilson(0, 10).high == pytest.approx(3.841459 / 13.841459, abs=1e-6)
    assert wilson(10, 10).high == pytest.approx(1.0)
    assert wilson(0, 0).low == 0.0
    assert wilson(0, 0).high == 1.0


def test_wilson_counts_shared_victories_in_part() -> None:
    assert wilson(2.5, 10).value == 0.25


def test_bootstrap_of_equal_values_has_no_width() -> None:
    found = bootstrap([3.0, 3.0, 3.0], "seed")
    assert (found.value, found.low, found.high) == (3.0, 3.0, 3.0)


def test_bootstrap_of_two_values() -> None:
    """Of 0 and 1 the mean of two draws is 0, 0.5 or 1 with chances 1/4, 1/2, 1/4: 95 % reach both ends."""
    found = bootstrap([0.0, 1.0], "seed")
    assert (found.value, found.low, found.high) == (0.5, 0.0, 1.0)


def test_bootstrap_comes_near_the_normal_interval() -> None:
    values = [float(number % 10) for number in range(400)]
    found = bootstrap(values, "seed")
    assert found.value == 4.5
    assert found.high - found.low == pytest.approx(2 * 1.96 * 8.25**0.5 / 20, rel=0.1)
    assert bootstrap(values, "seed") == found


def test_bootstrap_of_nothing() -> None:
    assert bootstrap([], "seed").value == 0.0
