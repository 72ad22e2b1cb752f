"""The coach sees what the player sees: two worlds that look alike get the same advice, to the last byte."""

import msgspec
import pytest

from ducats import games
from ducats.engine.driver import Driver
from ducats.engine.messages import Seat, View
from ducats.engine.play import Play
from ducats.engine.record import new_header
from ducats.engine.rng import Rng
from ducats.engine.rules import Rules
from ducats.review import coaching
from ducats.review.coaching import Advice, Tried

SEATS = 3
OPEN = {"marracash"}
"""By its usual rules everything is open but what will be drawn."""


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, few in (("SCAN_GAMES", 1), ("MIN_SCAN_WORLDS", 1), ("WORLDS", 2), ("PORTIONS", 1)):
        monkeypatch.setattr(coaching, name, few)


def a_choice(rules: Rules, seed: str) -> tuple[Play, Seat]:
    """A position in the middle of a game in which somebody can choose."""
    driver, _ = Driver.begin(rules, new_header(rules, SEATS, seed, rules.meta.shortest), seed)
    dice, later = Rng(seed), 12
    while True:
        play = driver.play
        seat = play.waiting_for()[0]
        legal = play.legal(seat)
        if later <= 0 and 1 < len(legal) < 20 and len(play.waiting_for()) == 1:
            return play, seat
        driver.apply(seat, play.say(seat, dice.choice(legal)))
        later -= 1


def advised(game: str, view: View, given: bool) -> bytes:
    """All that the coach says about a view, as it goes out."""
    shown, advice = msgspec.json.encode(view), Advice()
    rules, seat = games.find(game), view.seat
    assert seat is not None
    world = rules.imagine(view, Rng("given"))
    action = msgspec.to_builtins(world.say(seat, world.legal(seat)[-1])) if given else None
    while not advice.is_done():
        answers, worlds = advice.wanted()
        advice.add(coaching.portion(game, shown, answers, worlds, f"coach/{advice.number}", action))
    if given:
        return msgspec.json.encode(coaching.mark(game, shown, 1, advice.better(), advice.worlds))
    return msgspec.json.encode(coaching.hint(game, shown, advice.hint(), advice.worlds))


@pytest.mark.parametrize("game", sorted(games.GAMES))
def test_the_coach_tells_two_worlds_apart_no_better_than_the_player(game: str) -> None:
    rules = games.find(game)
    play, seat = a_choice(rules, game)
    view = rules.view(play, seat)
    worlds = [rules.imagine(view, Rng(f"world {number}")) for number in range(6)]
    others = {
        msgspec.json.encode([rules.view(world, other) for other in range(SEATS) if other != seat])
        for world in [play, *worlds]
    }
    assert len(others) > 1 or game in OPEN, "something is hidden from the player"
    seen = {msgspec.json.encode(rules.view(world, seat)) for world in [play, *worlds]}
    assert seen == {msgspec.json.encode(view)}
    for given in (False, True):
        told = {advised(game, rules.view(world, seat), given) for world in (play, worlds[0])}
        assert len(told) == 1


def tried(*shares: float, played: int | None = None) -> Tried:
    """Each answer is worth the same in every world, but for a hair."""
    answers = tuple(range(len(shares)))
    return Tried(answers, [[share + world / 1000 for share in shares] for world in range(4)], played)


def test_the_best_answers_are_measured_and_shown_best_first() -> None:
    advice = Advice()
    advice.add(tried(0.1, 0.5, 0.3, 0.2, 0.4))
    assert set(advice.wanted()[0]) == {1, 4, 2}
    advice.add(Tried((1, 4, 2), [[0.3, 0.6, 0.5]] * 2, None))
    assert advice.is_done()
    assert [each.answer for each in advice.hint()] == [4, 2, 1]
    assert [round(each.behind, 6) for each in advice.hint()] == [0.0, 0.1, 0.3]


def test_an_answer_that_was_given_is_measured_beside_the_best() -> None:
    advice = Advice()
    advice.add(tried(0.1, 0.5, 0.3, 0.2, played=0))
    assert set(advice.wanted()[0]) == {1, 0}
    advice.add(Tried((1, 0), [[0.5, 0.1]] * 2, 0))
    better = advice.better()
    assert better is not None
    assert (better.answer, round(better.behind, 6)) == (1, 0.4)


def test_where_there_is_nothing_to_compare_nothing_is_judged() -> None:
    advice = Advice()
    advice.add(Tried((7,), [[0.5]], 7))
    assert advice.is_done()
    assert advice.better() is None
