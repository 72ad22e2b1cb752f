"""Two worlds side by side through a whole random game, and nothing else: for runs of millions of inputs."""

from collections.abc import Mapping
from typing import Any

from tests.contract.checks import promise, viewers
from tests.contract.tells import World, follow_two_worlds, seal_in_two_worlds

from ducats.engine.messages import CHANCE, Action
from ducats.engine.play import Play
from ducats.engine.rng import Rng
from ducats.engine.rules import Rules

POOL = 40
LOOK_EVERY = 6
"""One question in this many, by chance, is looked at by everybody."""
LISTEN_EVERY = 4
"""At one input in this many, by chance, all that is told and shown is searched for hidden words."""


class TwoWorlds:
    """Plays at random; here and there each viewer goes on for a while in two worlds that look the same."""

    def __init__(self, rules: Rules, seats: int, options: Mapping[str, Any], seed: str) -> None:
        self.rules = rules
        self.rng = Rng(f"two worlds {seed}")
        chosen = rules.read_options(options)
        self.play = rules.new_game(seats, chosen)
        self.play.stop_listening()
        self.bound = rules.bound(seats, chosen)
        self.pool: list[Action] = []
        self.fresh = self.play.copy()
        """The last position in which nothing lay under a seal: what is sealed would part two worlds."""
        self.alike = 0
        """After how many inputs two worlds were still alike."""
        self.sealed = 0
        """How many answers under a seal differed between two worlds."""

    def run(self) -> "TwoWorlds":
        play, inputs = self.play, 0
        while not play.is_over():
            promise(inputs <= self.bound, "the game ends within its bound", self.bound)
            if play.waiting_for() != (CHANCE,):
                self._look(play)
            self._move(play)
            inputs += 1
        return self

    def _look(self, play: Play) -> None:
        if len(play.waiting_for()) == len(play.ask().seats):
            self.fresh = play.copy()
        if self.rng.below(LOOK_EVERY) == 0:
            for viewer in viewers(play):
                self.alike += follow_two_worlds(
                    self.rules, self.fresh, viewer, self.rng, self.pool, listen_every=LISTEN_EVERY
                )
                self.sealed += seal_in_two_worlds(self.rules, play, viewer, self.rng)

    def _move(self, play: Play) -> None:
        """What chance decides, the cards that are dealt above all, is listened to as well."""
        seat = self.rng.choice(play.waiting_for())
        answer = self.rng.choice(play.legal(seat))
        action = play.say(seat, answer)
        self.pool.append(action)
        if len(self.pool) > POOL:
            self.pool.pop(self.rng.below(POOL))
        if seat == CHANCE:
            World(self.rules, play, self.rng.choice(viewers(play))).apply_listening(CHANCE, action)
        else:
            play.take(seat, answer)
