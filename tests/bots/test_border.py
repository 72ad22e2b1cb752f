"""What keeps a bot honest: it is given a view and its memory, and no view leads to the real table."""

import gc
import inspect
from typing import Any

import pytest

from ducats.bots.base import Bot
from ducats.engine.driver import Driver
from ducats.engine.frames import Frame
from ducats.engine.play import Play
from ducats.engine.record import new_header
from ducats.engine.rng import Rng
from ducats.games import GAMES
from ducats.games.levels import choose

FORBIDDEN = (Play, Frame, Driver, Rng)


def reachable(thing: Any) -> list[Any]:
    """Everything that somebody who holds a thing can get at, but for classes, modules and functions."""
    found, waiting, seen = [], [thing], {id(thing)}
    while waiting:
        part = waiting.pop()
        found.append(part)
        for other in gc.get_referents(part):
            code = inspect.isclass(other) or inspect.ismodule(other) or inspect.isroutine(other)
            if not code and id(other) not in seen:
                seen.add(id(other))
                waiting.append(other)
    return found


@pytest.mark.parametrize("game", sorted(GAMES))
def test_nothing_of_the_real_table_can_be_reached_from_a_view(game: str) -> None:
    rules = GAMES[game]
    driver, _ = Driver.begin(rules, new_header(rules, 3, "border"), "border")
    rng = Rng("border")
    for _ in range(60):
        if driver.play.is_over():
            break
        seat = driver.play.waiting_for()[0]
        for viewer in (*range(3), None):
            view = driver.view(viewer)
            assert not [part for part in reachable(view) if isinstance(part, FORBIDDEN)]
        driver.apply(seat, driver.play.say(seat, rng.choice(driver.play.legal(seat))))


def test_a_bot_has_no_place_for_anything_but_a_view_a_memory_and_dice() -> None:
    assert list(inspect.signature(Bot.choose).parameters) == ["self", "view", "rng"]
    assert list(inspect.signature(Bot.choose_remembering).parameters) == ["self", "view", "memory", "rng"]


def test_a_worker_is_given_bytes() -> None:
    given = inspect.signature(choose).parameters
    assert {name: given[name].annotation for name in given} == {
        "game": str,
        "level": str,
        "view_json": bytes,
        "seed": str,
        "memory_json": bytes,
    }
