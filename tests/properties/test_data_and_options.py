"""Corrected data files and options together: either they are refused at once, or the game can be played."""

import re
import secrets
from collections.abc import Callable, Iterator
from importlib.resources import files
from itertools import islice
from typing import Any, NamedTuple

import pytest
from tests.contract.checks import check_legal, check_views
from tests.contract.option_sets import alternatives, fit_together

from ducats.engine import record as records
from ducats.engine.driver import Driver
from ducats.engine.messages import CHANCE
from ducats.engine.play import Play
from ducats.engine.rng import Rng
from ducats.engine.rules import Rules
from ducats.games import GAMES

NUMBER = re.compile(r'(?<![\w".])\d+(?![\w".*])')
"""A printed number; not one in an id or in a picture of the board."""
MAPS = ("id =", "#", '"')
"""Lines that draw the board, and those that say something, begin with these."""
CHANGES: tuple[Callable[[int], int], ...] = (
    lambda number: number + 1,
    lambda number: max(0, number - 1),
    lambda number: number + 25,
    lambda number: number // 2,
    lambda number: number * 2,
    lambda number: number * 5,
    lambda number: number + 100,
    lambda number: number // 100 * 50,
    lambda number: 1,
    lambda number: 0,
)
OPTION_PERCENT = 35
"""How often an option is another one."""
TABLES, MANY_TABLES = 120, 500
SHORT, LONG = 200, 100_000


def shipped(game: str) -> str:
    return (files(f"ducats.games.{game}") / "data.toml").read_text(encoding="utf-8")


def printed_numbers(text: str) -> list[list[tuple[int, int]]]:
    """Where the numbers of a data file stand, line by line."""
    found: list[list[tuple[int, int]]] = []
    offset = 0
    for line in text.splitlines(keepends=True):
        key, equals, value = line.partition("=")
        if equals and not line.strip().startswith(MAPS) and "neighbours" not in value:
            start = offset + len(key) + 1
            found.append([(start + match.start(), start + match.end()) for match in NUMBER.finditer(value)])
        offset += len(line)
    return [line for line in found if line]


class Table(NamedTuple):
    """A number of seats, some options, and a data file with up to three other numbers."""

    seats: int
    options: dict[str, Any]
    data: str


def drawn_table(game: str, rng: Rng) -> Table:
    rules, text = GAMES[game], shipped(game)
    lines = rng.sample(printed_numbers(text), 1 + rng.below(3))
    for start, end in sorted([rng.choice(line) for line in lines], reverse=True):
        changed = rng.choice(CHANGES)(int(text[start:end]))
        text = f"{text[:start]}{changed}{text[end:]}"
    chosen = {
        name: rng.choice(values)
        for name, values in alternatives(rules).items()
        if values and rng.below(100) < OPTION_PERCENT
    }
    return Table(
        rules.meta.min_seats + rng.below(rules.meta.max_seats - rules.meta.min_seats + 1), chosen, text
    )


def tables(game: str, seed: str) -> Iterator[Table]:
    """All that is not refused, without end."""
    rng = Rng(f"{seed} {game}")
    while True:
        table = drawn_table(game, rng)
        if fit_together(GAMES[game], table.options, table.data, table.seats):
            yield table


def play(game: str, table: Table, most: int) -> bool:
    """Random answers as long as there is a question; whether the game came to its end."""
    rules = GAMES[game]
    header = records.new_header(rules, table.seats, "data", table.options, table.data)
    driver, rng = Driver.begin(rules, header, "data")[0], Rng("data")
    for number in range(most):
        if driver.play.is_over():
            return True
        if number % 10 == 0:
            check_legal(rules, driver.play, thorough=False)
        if number % 40 == 0:
            check_views(rules, driver.play, rng)
            look_ahead(rules, driver.play)
        seat = rng.choice(driver.play.waiting_for())
        driver.apply(seat, driver.play.say(seat, rng.choice(driver.play.legal(seat))))
        driver.play.check()
    return driver.play.is_over()


def look_ahead(rules: Rules, play: Play) -> None:
    """Everybody who is asked is told what would follow from each answer, or from each piece of one."""
    for seat in play.waiting_for():
        if seat != CHANCE:
            seen = rules.view(play, seat)
            assert seen.question is not None
            told, offered = rules.consequences(seen).answers, seen.question.offered()
            assert len(told) == len(offered) or not offered


@pytest.mark.parametrize("game", sorted(GAMES))
def test_what_is_not_refused_can_be_played(game: str) -> None:
    for table in islice(tables(game, "played"), TABLES):
        play(game, table, SHORT)


@pytest.mark.soak
@pytest.mark.parametrize("game", sorted(GAMES))
def test_what_is_not_refused_can_be_played_to_the_end(game: str) -> None:
    seed = secrets.token_hex(4)
    print(f"tables of {seed}")
    for table in islice(tables(game, seed), MANY_TABLES):
        assert play(game, table, LONG)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_numbers_of_a_data_file_are_found(game: str) -> None:
    """A check that changed nothing would always pass; and some change must be accepted, some refused."""
    text = shipped(game)
    numbers = printed_numbers(text)
    raised = [
        f"{text[:start]}{int(text[start:end]) + more}{text[end:]}"
        for line in numbers
        for start, end in line
        for more in (1, 100)
    ]
    accepted = [fit_together(GAMES[game], {}, data) for data in raised]
    assert len(numbers) > 5
    assert True in accepted
    assert False in accepted
