"""Corrected data files and options together: either they are refused at once, or the game can be played."""

import re
from importlib.resources import files
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.contract.checks import check_legal
from tests.contract.option_sets import alternatives, fit_together

from ducats.engine import record as records
from ducats.engine.driver import Driver
from ducats.engine.rng import Rng
from ducats.games import GAMES

NUMBER = re.compile(r'(?<![\w".])\d+(?![\w".*])')
"""A printed number; not one in an id or in a picture of the board."""
MAPS = ("id =", "#", '"')
"""Lines that draw the board, and those that say something, begin with these."""
CHANGES = (
    lambda number: number + 1,
    lambda number: max(0, number - 1),
    lambda number: number + 25,
    lambda number: number // 2,
    lambda number: number * 2,
    lambda number: number // 100 * 50,
    lambda number: 1,
    lambda number: 0,
)
SHORT, LONG = 100, 100_000


def shipped(game: str) -> str:
    return (files(f"ducats.games.{game}") / "data.toml").read_text(encoding="utf-8")


def printed_numbers(text: str) -> list[tuple[int, int]]:
    """Where the numbers of a data file stand."""
    found: list[tuple[int, int]] = []
    offset = 0
    for line in text.splitlines(keepends=True):
        key, equals, value = line.partition("=")
        if equals and not line.strip().startswith(MAPS) and "neighbours" not in value:
            start = offset + len(key) + 1
            found += [(start + match.start(), start + match.end()) for match in NUMBER.finditer(value)]
        offset += len(line)
    return found


@st.composite
def corrected_tables(draw: st.DrawFn) -> tuple[str, int, dict[str, Any], str]:
    """A game, a number of seats, some options, and a data file with up to three other numbers."""
    game = draw(st.sampled_from(sorted(GAMES)))
    rules, text = GAMES[game], shipped(game)
    numbers = printed_numbers(text)
    places = draw(st.lists(st.integers(0, len(numbers) - 1), min_size=1, max_size=3, unique=True))
    for place in sorted(places, reverse=True):
        start, end = numbers[place]
        changed = draw(st.sampled_from(CHANGES))(int(text[start:end]))
        text = f"{text[:start]}{changed}{text[end:]}"
    chosen = {
        name: draw(st.sampled_from(values))
        for name, values in alternatives(rules).items()
        if values and draw(st.integers(0, 3)) == 0
    }
    seats = draw(st.integers(rules.meta.min_seats, rules.meta.max_seats))
    return game, seats, chosen, text


def play(table: tuple[str, int, dict[str, Any], str], most: int) -> None:
    """Random answers as long as there is a question."""
    game, seats, options, data = table
    rules = GAMES[game]
    if not fit_together(rules, options, data):
        return
    driver = Driver.begin(rules, records.new_header(rules, seats, "data", options, data), "data")[0]
    rng = Rng("data")
    for number in range(most):
        if driver.play.is_over():
            return
        if number % 10 == 0:
            check_legal(rules, driver.play)
        seat = rng.choice(driver.play.waiting_for())
        driver.apply(seat, driver.play.say(seat, rng.choice(driver.play.legal(seat))))
        driver.play.check()
    assert most == SHORT


@settings(max_examples=60)
@given(corrected_tables())
def test_what_is_not_refused_can_be_played(table: tuple[str, int, dict[str, Any], str]) -> None:
    play(table, SHORT)


@pytest.mark.soak
@given(corrected_tables())
def test_what_is_not_refused_can_be_played_to_the_end(table: tuple[str, int, dict[str, Any], str]) -> None:
    play(table, LONG)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_numbers_of_a_data_file_are_found(game: str) -> None:
    """A check that changed nothing would always pass; and some change must be accepted, some refused."""
    text = shipped(game)
    numbers = printed_numbers(text)
    raised = [
        f"{text[:start]}{int(text[start:end]) + more}{text[end:]}"
        for start, end in numbers
        for more in (1, 100)
    ]
    accepted = [fit_together(GAMES[game], {}, data) for data in raised]
    assert len(numbers) > 5
    assert True in accepted
    assert False in accepted
