"""Worlds that fit a view. To imagine one is slow beside copying it, so they are kept and used again."""

from typing import final

from ducats.engine.frames import Play
from ducats.engine.messages import View
from ducats.engine.rng import Rng
from ducats.engine.rules import Rules
from ducats.search.evaluator import Evaluator


@final
class World:
    """One imagined game with dice of its own, so that all answers meet the same luck in it."""

    def __init__(self, play: Play, dice: Rng) -> None:
        self.play = play
        self.dice = dice
        self.visits = 0
        self.totals = [0.0] * play.seats
        """What playouts in it have brought each seat."""


@final
class Worlds:
    """Imagines a new world for each playout until enough are kept, then takes them in turn."""

    def __init__(self, rules: Rules, evaluator: Evaluator, view: View, rng: Rng) -> None:
        self._rules = rules
        self._evaluator = evaluator
        self._view = view
        self._rng = rng
        self._kept: list[World] = []
        self._next = 0

    def __len__(self) -> int:
        return len(self._kept)

    def draw(self) -> World:
        if len(self._kept) < self._evaluator.worlds:
            world = World(self._imagined(), Rng(f"world {self._rng.word()}"))
            self._kept.append(world)
            return world
        world = self._kept[self._next]
        self._next = (self._next + 1) % len(self._kept)
        return world

    def _imagined(self) -> Play:
        play = self._rules.imagine(self._view, self._rng)
        play.unseal()
        if self._view.seat is not None:
            self._evaluator.believe(play, self._view.seat, self._rng)
        return play
