"""Random options, random play: hypothesis looks for a broken promise and shrinks it to a short game."""

from typing import Any

import msgspec
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from tests.contract.checks import check_legal, check_position, check_views, fingerprint
from tests.contract.option_sets import alternatives, fit_together
from tests.contract.tells import follow_two_worlds, seal_in_two_worlds

from ducats.engine import record as records
from ducats.engine.driver import Driver
from ducats.engine.errors import DucatsError
from ducats.engine.replay import verify
from ducats.engine.rng import Rng
from ducats.games import GAMES

ANSWERS = st.lists(st.tuples(st.integers(0, 3), st.integers(0, 219)), max_size=60)


@st.composite
def tables(draw: st.DrawFn) -> tuple[str, int, dict[str, Any], str]:
    """A game, a number of seats, any combination of options, a seed."""
    game = draw(st.sampled_from(sorted(GAMES)))
    rules = GAMES[game]
    seats = draw(st.integers(rules.meta.min_seats, rules.meta.max_seats))
    options: dict[str, Any] = {}
    for name, values in alternatives(rules).items():
        if len(values) > 0 and draw(st.booleans()):
            options[name] = draw(st.sampled_from(values))
    assume(fit_together(rules, options))
    return game, seats, options, draw(st.text("abc", max_size=3))


def opened(table: tuple[str, int, dict[str, Any], str]) -> Driver:
    game, seats, options, seed = table
    rules = GAMES[game]
    return Driver.begin(rules, records.new_header(rules, seats, seed, options), seed)[0]


def answer(driver: Driver, choice: tuple[int, int]) -> None:
    """One answer out of two numbers, whatever is asked; small numbers stand for the first seat and action."""
    play = driver.play
    waiting = play.waiting_for()
    seat = waiting[choice[0] % len(waiting)]
    legal = play.legal(seat)
    driver.apply(seat, play.say(seat, legal[choice[1] % len(legal)]))


@settings(max_examples=60)
@given(tables(), ANSWERS)
def test_whatever_is_played_the_table_stays_sound(
    table: tuple[str, int, dict[str, Any], str], answers: list[tuple[int, int]]
) -> None:
    driver = opened(table)
    for choice in answers:
        if driver.play.is_over():
            break
        check_legal(driver.rules, driver.play)
        answer(driver, choice)
        driver.play.check()
    record = records.read(driver.rules, records.write(driver.record()))
    assert fingerprint(verify(driver.rules, record)) == fingerprint(driver.play)


@settings(max_examples=40)
@given(tables(), ANSWERS, st.integers(0, 4))
def test_whatever_is_played_nobody_learns_what_they_must_not(
    table: tuple[str, int, dict[str, Any], str], answers: list[tuple[int, int]], who: int
) -> None:
    driver = opened(table)
    fresh = driver.play.copy()
    for choice in answers:
        if driver.play.is_over():
            return
        answer(driver, choice)
        if not driver.play.is_over() and len(driver.play.waiting_for()) == len(driver.play.ask().seats):
            fresh = driver.play.copy()
    viewer = None if who >= fresh.seats else who
    rng = Rng(f"{who}")
    follow_two_worlds(driver.rules, fresh, viewer, rng, [entry.action for entry in driver.inputs[-5:]])
    seal_in_two_worlds(driver.rules, fresh, viewer, rng)
    if not driver.play.is_over():
        check_views(driver.rules, driver.play, rng)
        check_position(driver.rules, driver.play, driver.rules.read_options(table[2]))


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)


@settings(max_examples=150)
@given(st.data(), st.sampled_from(sorted(GAMES)))
def test_no_message_whatever_breaks_the_table(data: st.DataObject, game: str) -> None:
    """Any JSON, and any action with any of its fields replaced: a coded error, or a legal move."""
    rules = GAMES[game]
    driver = opened((game, rules.meta.min_seats, {}, ""))
    kind = data.draw(st.sampled_from(rules.meta.actions))
    raw = data.draw(
        JSON
        | st.fixed_dictionaries(
            {"type": st.just(kind.__name__)},
            optional={name: JSON | st.just("7/2") for name in kind.__struct_fields__},
        )
    )
    before = fingerprint(driver.play)
    seat = data.draw(st.integers(-2, 5))
    code = None
    try:
        driver.apply(seat, rules.read_action(msgspec.json.encode(raw)))
    except DucatsError as error:
        code = error.code
    assert code != "error"
    assert code is None or fingerprint(driver.play) == before
    driver.play.check()
