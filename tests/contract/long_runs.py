"""The long runs of `make soak`, piece by piece: many plain games, some under all checks, and no tells."""

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from tests.contract.checks import promise
from tests.contract.option_sets import fit_together, option_sets
from tests.contract.two_worlds import TwoWorlds
from tests.contract.walk import Walk

from ducats.engine.play import Play
from ducats.engine.rng import Rng
from ducats.engine.rules import Rules
from ducats.games import GAMES, samples

WALK_EVERY = 100
"""One game in this many is looked at closely, which takes a hundred times as long."""


@cache
def options_of(game: str) -> list[list[dict[str, Any]]]:
    """For each variant of a game all sets of options that go with it."""
    rules = GAMES[game]
    sets = option_sets(rules)
    return [
        [mixed for options in sets if fit_together(rules, mixed := options | variant)]
        for variant in samples(game).variants
    ]


class Case(NamedTuple):
    """A game, its box or edition, and how many play."""

    game: str
    seats: int
    variant: int

    @property
    def name(self) -> str:
        return "-".join([self.game, str(self.seats), *samples(self.game).variants[self.variant]])

    def play(self, number: int) -> None:
        """One game, always the same for this number; every third mixes other options in."""
        rules, sets = GAMES[self.game], options_of(self.game)[self.variant]
        options = sets[number // 3 % len(sets) if number % 3 == 2 else 0]
        seed = f"soak {self.seats} {number}"
        if number % WALK_EVERY == 0:
            Walk(rules, self.seats, options, seed, close_looks=2).run()
        else:
            stroll(rules, self.seats, options, seed)


def cases() -> Iterator[Case]:
    for game, rules in GAMES.items():
        for variant in range(len(samples(game).variants)):
            for seats in range(rules.meta.min_seats, rules.meta.max_seats + 1):
                yield Case(game, seats, variant)


def compare_worlds(game: str, number: int) -> int:
    """Two worlds side by side through one game: after how many inputs they were compared."""
    rules = GAMES[game]
    sets = [options for variant in options_of(game) for options in variant]
    chairs = range(rules.meta.min_seats, rules.meta.max_seats + 1)
    options, seats = sets[number % len(sets)], chairs[number % len(chairs)]
    return TwoWorlds(rules, seats, options, str(number)).run().alike


def stroll(rules: Rules, seats: int, options: dict[str, Any], seed: str) -> Play:
    """A game of random answers to its end: within its bound, nothing lost or made, somebody has won."""
    chosen = rules.read_options(options)
    play, rng, bound = rules.new_game(seats, chosen), Rng(seed), rules.bound(seats, chosen)
    play.stop_listening()
    taken = 0
    while not play.is_over():
        seat = rng.choice(play.waiting_for())
        answers = play.legal(seat)
        promise(bool(answers), "legal is not empty", play.stack)
        play.take(seat, rng.choice(answers))
        play.check()
        taken += 1
        promise(taken <= bound, "the game ends within its bound", (seed, options, bound))
    outcome = play.outcome()
    promise(outcome is not None and 1 in outcome.ranks, "somebody has won", (seed, options, outcome))
    return play
