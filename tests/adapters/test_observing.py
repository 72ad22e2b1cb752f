"""Observations written from the packed state: the numbers of the view, and nothing else."""

from itertools import islice

import numpy as np
import pytest
from tests.adapters.tables import SIZES, strolled
from tests.contract.option_sets import option_sets

from ducats.adapters.encoding import layout
from ducats.adapters.observing import Sheet, ViewObserver, learning
from ducats.adapters.table import Table
from ducats.engine.messages import Seat
from ducats.engine.observation import Observer
from ducats.engine.play import Play
from ducats.engine.rng import Rng
from ducats.games import GAMES, find


def observed(game: str, observer: Observer[Play], play: Play, seat: Seat) -> np.ndarray:
    sheet = Sheet(layout(game, play.seats).size)
    observer.write(play, seat, sheet.row)
    return sheet.seen.astype(np.float32)


@pytest.mark.parametrize(("game", "seats"), SIZES)
def test_observers_write_what_the_view_says(game: str, seats: int) -> None:
    plan, observer, sheet = (
        layout(game, seats),
        learning(find(game), seats).observer,
        Sheet(layout(game, seats).size),
    )
    assert not isinstance(observer, ViewObserver)
    for table in islice(strolled(Table(game, seats), "observed"), 0, None, 3):
        for seat in range(seats):
            observer.write(table.play, seat, sheet.row)
            assert_same(plan.parts(sheet.seen), plan.parts(plan.encode(table.view(seat))))


@pytest.mark.parametrize("game", GAMES)
def test_observers_know_every_option(game: str) -> None:
    rules = find(game)
    sizes = range(rules.meta.min_seats, rules.meta.max_seats + 1)
    for number, options in enumerate(option_sets(rules)):
        seats = sizes[number % len(sizes)]
        plan, observer = layout(game, seats), learning(rules, seats).observer
        for table in islice(strolled(Table(game, seats, options), str(number)), number % 5, None, 5):
            seat = table.inputs % seats
            seen = observed(game, observer, table.play, seat)
            assert_same(plan.parts(seen), plan.parts(plan.encode(table.view(seat))))


@pytest.mark.parametrize("game", GAMES)
def test_worlds_that_look_alike_are_observed_alike(game: str) -> None:
    rules, observer = find(game), learning(find(game), 3).observer
    for number, table in enumerate(strolled(Table(game, 3), "alike")):
        if number % 4 or not table.waiting_for():
            continue
        for seat in range(3):
            imagined = rules.imagine(table.view(seat), Rng(f"{number}/{seat}"))
            one = observed(game, observer, table.play, seat)
            assert np.array_equal(one, observed(game, observer, imagined, seat))


def test_games_without_an_observer_are_seen_by_their_views() -> None:
    rules = find("musketeers")
    own, plain = learning(rules, 3).observer, ViewObserver(rules, layout("musketeers", 3))
    for table in islice(strolled(Table("musketeers", 3)), 0, None, 9):
        one = observed("musketeers", own, table.play, 1)
        assert np.array_equal(one, observed("musketeers", plain, table.play, 1))


def assert_same(seen: dict[str, np.ndarray], wanted: dict[str, np.ndarray]) -> None:
    wrong = [name for name in wanted if not np.array_equal(seen[name].astype(np.float32), wanted[name])]
    assert not wrong
