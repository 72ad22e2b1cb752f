"""Everybody's chances at every position of a game, and what each step changed."""

from collections.abc import Iterator, Sequence
from typing import Any

from ducats.engine.play import Play
from ducats.review.messages import Shares
from ducats.review.positions import Step
from ducats.review.samples import Samples, in_units
from ducats.search import Evaluator
from ducats.search.continuations import Continuations
from ducats.search.evaluator import win_shares


class Curve:
    """Passes through the whole game add continuations to all positions alike."""

    def __init__(self, steps: Sequence[Step], end: Play, evaluator: Evaluator[Any]) -> None:
        self._steps = steps
        self._evaluator = evaluator
        self._at = [Samples(end.seats) for _ in range(len(steps) + 1)]
        self._changes = [Samples(end.seats) for _ in steps]
        self._passes = 0
        self.playouts = 0
        self.games = 0
        outcome = end.outcome()
        assert outcome is not None, "only finished games have steps"
        self.result: Shares = tuple([in_units(share) for share in win_shares(outcome)])

    def add_pass(self, playouts: int, seed: str) -> Iterator[None]:
        """Play that many continuations from every position, step by step; they count at the last of them."""
        games = Continuations(
            self._evaluator, self._steps[0].before, playouts, f"{seed}/curve/{self._passes}"
        )
        after = [list(games.shares)]
        for number, step in enumerate(self._steps, start=1):
            play = step.before.copy()
            for answer in step.answers:
                games.compare(play, step.seat, answer)
                play.take(step.seat, answer)
            games.renew(play)
            after.append(list(games.shares))
            if number == len(self._steps):
                self._keep(after, games.played)
            yield

    def _keep(self, after: list[list[list[float]]], games: int) -> None:
        """By position, continuation and seat."""
        for position, shares in enumerate(after):
            for number, share in enumerate(shares):
                self._at[position].add(share)
                if position:
                    self._changes[position - 1].add_difference(share, after[position - 1][number])
        self._passes += 1
        self.playouts += len(after[0])
        self.games += games

    def chances(self, position: int) -> Shares:
        """Before the step of this number; at the end, the result."""
        return self.result if position == len(self._steps) else self._at[position].means()

    def errors(self, position: int) -> Shares:
        return self._at[position].errors()

    def change(self, step: int) -> Shares:
        before = self.chances(step)
        return tuple([new - old for new, old in zip(self.chances(step + 1), before, strict=True)])

    def change_errors(self, step: int) -> Shares:
        return self._changes[step].errors()
