"""The bots by name, and the one call a worker process makes."""

import time
from pathlib import Path

import msgspec
import pytest

from ducats.adapters.table import Table
from ducats.bots import Bot, choices_of
from ducats.engine.driver import Driver
from ducats.engine.errors import BadOptions, NotYourTurn
from ducats.engine.messages import OneOf
from ducats.engine.record import new_header
from ducats.engine.rng import Rng
from ducats.games import GAMES, find, part
from ducats.games.levels import RANDOM, choose, current, levels, make, named_levels, stand_in
from ducats.texts import Texts

COUNTED = (RANDOM, "page", "musketeer", "captain", "marshal", "cardinal@20")
"""The levels of Musketeers, each independent of the clock."""


def opened(game: str, seats: int, seed: str) -> Driver:
    rules = find(game)
    return Driver.begin(rules, new_header(rules, seats, seed), seed)[0]


def test_musketeers_has_five_levels_weakest_first() -> None:
    assert named_levels("musketeers") == ("page", "musketeer", "captain", "marshal", "cardinal")
    assert levels("musketeers") == (RANDOM, "page", "musketeer", "captain", "marshal", "cardinal")


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_game_has_five_levels_to_choose_from(game: str) -> None:
    assert len(named_levels(game)) == 5
    assert stand_in(game) in named_levels(game)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_page_of_the_bots_names_every_level_with_its_temper(game: str, clone: Path) -> None:
    page, texts = (clone / "docs/bots.md").read_text("utf-8"), Texts("en")
    for level in named_levels(game):
        assert f"| {level} | {texts(f'bot-temper-{game}-{level}')} |" in page


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_game_has_the_random_bot_and_makes_all_its_levels(game: str) -> None:
    assert levels(game)[0] == RANDOM
    assert all(isinstance(make(game, level), Bot) for level in levels(game))


def test_an_unknown_level_is_refused_with_the_names_that_exist() -> None:
    with pytest.raises(BadOptions, match="random, page, musketeer, captain, marshal, cardinal") as refused:
        make("musketeers", "pope")
    assert refused.value.code == "no_such_bot"
    for level in ("cardinal@", "cardinal@0", "cardinal@-1", "captain@5"):
        with pytest.raises(BadOptions, match="no bot"):
            make("musketeers", level)
    with pytest.raises(BadOptions, match="no game"):
        make("chess", RANDOM)


def test_a_level_that_was_renamed_is_known_by_its_former_name() -> None:
    assert current("merchants", "merchant") == "bookkeeper"
    assert current("merchants", "patrician") == "shipowner"
    assert current("merchants", "banker") == "banker"
    assert current("musketeers", "merchant") == "merchant"


@pytest.mark.parametrize("game", sorted(GAMES))
def test_former_names_lead_to_levels_of_today_and_are_none_themselves(game: str) -> None:
    bots = part(game, "bots")
    assert bots is not None
    assert {*bots.LEVELS.former.values()} <= {*named_levels(game)}
    assert not {*bots.LEVELS.former} & {*levels(game)}


@pytest.mark.parametrize("level", COUNTED)
def test_a_worker_call_is_legal_and_depends_on_view_and_seed_alone(level: str) -> None:
    driver = opened("musketeers", 3, "worker")
    for seat in range(3):
        view = msgspec.json.encode(driver.view(seat))
        chosen = choose("musketeers", level, view, f"dice {seat}")
        assert choose("musketeers", level, view, f"dice {seat}") == chosen
        driver.apply(seat, driver.rules.read_action(chosen))
    assert driver.play.waiting_for() == (0, 1, 2)


def test_the_random_bot_draws_lots_among_all_that_is_offered() -> None:
    driver = opened("musketeers", 2, "lots")
    bot = make("musketeers", RANDOM)
    for seat in range(2):
        driver.apply(seat, bot.choose(driver.view(seat), Rng("rewards")))
    view = driver.view(0)
    drawn = {bot.choose(view, Rng(str(number))) for number in range(200)}
    choices = choices_of(view)
    assert isinstance(choices, OneOf)
    assert drawn == set(choices.actions)


@pytest.mark.parametrize("level", COUNTED)
def test_a_bot_that_is_asked_nothing_says_so(level: str) -> None:
    driver = opened("musketeers", 2, "idle")
    bot = make("musketeers", level)
    with pytest.raises(NotYourTurn):
        bot.choose(driver.view(None), Rng("x"))
    driver.apply(0, bot.choose(driver.view(0), Rng("x")))
    with pytest.raises(NotYourTurn):
        bot.choose(driver.view(0), Rng("x"))


def test_absent_people_are_played_for_by_a_bot_that_does_not_search() -> None:
    assert stand_in("musketeers") == "captain"
    with pytest.raises(BadOptions):
        stand_in("chess")


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_strongest_level_takes_less_than_two_seconds_of_a_core(game: str) -> None:
    table, bot = Table(game, 4), make(game, named_levels(game)[-1])
    table.begin("clock")
    for _ in range(3):
        seat = table.waiting_for()[0]
        began = time.thread_time()
        action = bot.choose(table.view(seat), Rng("x"))
        assert time.thread_time() - began < 2.0
        table.take(seat, table.play.hear(seat, action))
