"""The long runs of `make soak`: many plain games, some under all checks, and the no-tells law at length."""

import os
from typing import Any

import pytest
from tests.contract.checks import promise
from tests.contract.option_sets import option_sets
from tests.contract.walk import Walk

from ducats.engine.play import Play
from ducats.engine.rng import Rng
from ducats.engine.rules import Rules
from ducats.games import GAMES

pytestmark = pytest.mark.soak

GAMES_EACH = int(os.environ.get("DUCATS_SOAK_GAMES", "10000"))
TRANSITIONS = int(os.environ.get("DUCATS_SOAK_TRANSITIONS", "100000"))
WALK_EVERY = 100
"""One game in this many is looked at closely, which takes a hundred times as long."""

VARIANTS: dict[str, list[dict[str, Any]]] = {
    "musketeers": [{}],
    "marquis": [{}, {"intrigues": True, "mercenaries": True}],
    "marracash": [{}, {"souvenirs": True}],
    "merchants": [{}, {"edition": "1999"}],
}
"""The boxes and editions that people call a game of its own."""

SHELF = [
    pytest.param(game, seats, variant, id="-".join([game, str(seats), *variant]))
    for game, rules in GAMES.items()
    for variant in VARIANTS.get(game, [{}])
    for seats in range(rules.meta.min_seats, rules.meta.max_seats + 1)
]


@pytest.mark.parametrize(("game", "seats", "variant"), SHELF)
def test_many_games_keep_what_they_promise(game: str, seats: int, variant: dict[str, Any]) -> None:
    """Every third game mixes other options in."""
    rules = GAMES[game]
    others = option_sets(rules)
    for number in range(GAMES_EACH):
        options = others[number // 3 % len(others)] | variant if number % 3 == 2 else variant
        seed = f"soak {seats} {number}"
        if number % WALK_EVERY == 0:
            Walk(rules, seats, options, seed, close_looks=2).run()
        else:
            stroll(rules, seats, options, seed)


@pytest.mark.parametrize("game", GAMES)
def test_no_tells_at_length(game: str) -> None:
    """Two worlds side by side until they have been compared after this many inputs."""
    rules = GAMES[game]
    sets = [*VARIANTS.get(game, [{}]), *option_sets(rules)]
    chairs = range(rules.meta.min_seats, rules.meta.max_seats + 1)
    alike = number = 0
    while alike < TRANSITIONS:
        options, seats = sets[number % len(sets)], chairs[number % len(chairs)]
        alike += Walk(rules, seats, options, f"two worlds {number}", close_looks=20).run().alike
        number += 1


def stroll(rules: Rules, seats: int, options: dict[str, Any], seed: str) -> Play:
    """A game of random answers to its end: within its bound, nothing lost or made, somebody has won."""
    chosen = rules.read_options(options)
    play, rng, bound = rules.new_game(seats, chosen), Rng(seed), rules.bound(seats, chosen)
    play.stop_listening()
    taken = 0
    while not play.is_over():
        seat = rng.choice(play.waiting_for())
        answers = play.legal(seat)
        promise(bool(answers), "legal is not empty", (seed, options, play.stack()))
        play.take(seat, rng.choice(answers))
        play.check()
        taken += 1
        promise(taken <= bound, "the game ends within its bound", (seed, options, bound))
    outcome = play.outcome()
    promise(outcome is not None and 1 in outcome.ranks, "somebody has won", (seed, options, outcome))
    return play
