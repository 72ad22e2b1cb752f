"""No tells: what is said about a decision depends on what its player could see, and on nothing else.

Two worlds that look alike to the player must get the same hint, the same mark, the same judgement and the
same what-if in imagined worlds, to the last byte. Only the what-if with the cards as they were may tell them
apart, and that is shown of finished games alone.
"""

from functools import cache
from typing import Any

import msgspec
import pytest
from tests.review.test_analyst import corrected

from ducats import games
from ducats.engine.driver import Driver
from ducats.engine.messages import Seat, View
from ducats.engine.play import Play
from ducats.engine.record import Record, new_header
from ducats.engine.rng import Rng
from ducats.engine.rules import Rules
from ducats.review import alternatives, coaching, judging
from ducats.review.alternatives import Decided
from ducats.review.coaching import Advice
from ducats.review.judging import DecisionReview
from ducats.review.positions import Step
from ducats.review.reference import reference_of, searched_by
from ducats.search.continuations import Trials

SEATS = 3
WORLDS = 6
HIDING: dict[str, dict[str, Any]] = {"marracash": {"cash_visibility": "hidden"}}
"""By its usual rules everything of MarraCash is open but what will be drawn."""
ANY_GAME = pytest.mark.parametrize("game", sorted(games.GAMES))


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, few in (("SCAN_GAMES", 1), ("MIN_SCAN_WORLDS", 1), ("WORLDS", 2), ("PORTION_GAMES", 4)):
        monkeypatch.setattr(coaching, name, few)
    for name, few in (("PORTION_PLAYOUTS", 6), ("PORTION_WORLDS", 2)):
        monkeypatch.setattr(alternatives, name, few)


def a_choice(rules: Rules, seed: str) -> tuple[Play, Seat]:
    """A position in the middle of a game in which somebody can choose."""
    options = {**rules.meta.shortest, **HIDING.get(rules.meta.id, {})}
    header = new_header(rules, SEATS, seed, options, corrected(rules.meta.id))
    driver, _ = Driver.begin(rules, header, seed)
    dice, later = Rng(seed), 24
    while True:
        play = driver.play
        seat = play.waiting_for()[0]
        legal = play.legal(seat)
        if later <= 0 and 1 < len(legal) < 20 and len(play.waiting_for()) == 1:
            return play, seat
        driver.apply(seat, play.say(seat, dice.choice(legal)))
        later -= 1


@cache
def alike(game: str) -> tuple[Seat, tuple[Play, ...]]:
    """Worlds that one seat cannot tell apart; in at least two of them others see something else."""
    rules = games.find(game)
    play, seat = a_choice(rules, game)
    view = rules.view(play, seat)
    worlds = (play, *[rules.imagine(view, Rng(f"world {number}")) for number in range(WORLDS)])
    assert {msgspec.json.encode(rules.view(world, seat)) for world in worlds} == {msgspec.json.encode(view)}
    others = {
        msgspec.json.encode([rules.view(world, other) for other in range(SEATS) if other != seat])
        for world in worlds
    }
    assert len(others) > 1, "something is hidden from the player"
    return seat, worlds


def advised(game: str, view: View, given: bool) -> bytes:
    """All that the coach says about a view, as it goes out."""
    shown, advice = msgspec.json.encode(view), Advice()
    if not given:
        return msgspec.json.encode(coaching.advise(game, shown, 60.0))
    rules, seat = games.find(game), view.seat
    assert seat is not None
    world = rules.imagine(view, Rng("given"))
    action = msgspec.to_builtins(world.say(seat, world.legal(seat)[-1]))
    while not advice.is_done():
        seed = coaching.seed_of(advice)
        advice.add(coaching.portion(game, shown, advice.wanted(), seed, action))
    return msgspec.json.encode(coaching.mark(game, shown, 1, advice.better(), advice.worlds, action))


@ANY_GAME
def test_the_coach_tells_two_worlds_apart_no_better_than_the_player(game: str) -> None:
    seat, worlds = alike(game)
    rules = games.find(game)
    for given in (False, True):
        assert len({advised(game, rules.view(world, seat), given) for world in worlds[:3]}) == 1


def peek(monkeypatch: pytest.MonkeyPatch, module: Any, rules: Rules, world: Play) -> None:
    """From now on what is hidden decides which worlds are imagined."""
    hidden = msgspec.json.encode(rules.open_view(world)).decode()

    def imagined(rules: Rules, evaluator: Any, view: View, seat: Seat, seed: str) -> Trials:
        return Trials(rules, evaluator, view, seat, seed + hidden)

    monkeypatch.setattr(module, "Trials", imagined)


def judged(rules: Rules, world: Play, seat: Seat) -> bytes:
    """All that is found out about an answer."""
    answer = world.legal(seat)[-1]
    step = Step(1, world, seat, (answer,), world.say(seat, answer))
    game = rules.meta.id
    found = DecisionReview(rules, reference_of(game), step, "review", searched_by(game)).judge(2)
    facts = (found.answers, found.loss, found.error, found.kind, found.guess, found.better, found.games)
    told = (*facts, found.overruled, found.difference)
    measured = [found.expected.means(), *[gains.means() for gains in found.gains]]
    return msgspec.json.encode((told, measured))


@ANY_GAME
def test_a_decision_is_judged_by_what_its_player_could_see(game: str) -> None:
    seat, worlds = alike(game)
    rules = games.find(game)
    assert len({judged(rules, world, seat) for world in worlds[:3]}) == 1


@ANY_GAME
def test_a_judge_who_peeks_is_noticed(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The test before this one can fail."""
    seat, worlds = alike(game)
    rules, found = games.find(game), set()
    for world in worlds:
        peek(monkeypatch, judging, rules, world)
        found.add(judged(rules, world, seat))
    assert len(found) > 1


@ANY_GAME
def test_a_what_if_in_imagined_worlds_knows_what_its_player_could_see(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    seat, worlds = alike(game)
    rules = games.find(game)
    played, other = (worlds[0].say(seat, answer) for answer in worlds[0].legal(seat)[:2])
    real, imagined, peeked = set(), set(), set()
    for world in worlds:
        here = Decided(1, world, seat, played)
        monkeypatch.setattr(alternatives, "decided", lambda *_, here=here: here)
        record = Record(new_header(rules, SEATS, ""), (), None)
        given = (record, 1, msgspec.to_builtins(other), 0)
        portion = alternatives.try_portion(rules, *given)
        real.add(msgspec.json.encode(portion.real))
        imagined.add(msgspec.json.encode(portion.imagined))
        with monkeypatch.context() as patched:
            peek(patched, alternatives, rules, world)
            peeked.add(msgspec.json.encode(alternatives.try_portion(rules, *given).imagined))
    assert len(imagined) == 1
    assert len(real) > 1, "with the cards as they were it may tell worlds apart, or nothing was hidden"
    assert len(peeked) > 1, "whoever peeks is noticed"
