"""What the answers to one question are worth to the player who is asked, judged by their view.

Answers are tried in worlds that fit the player's view, all of them with the same luck, and played on to the
end by the reference policy.
"""

from collections.abc import Sequence
from typing import Any

from ducats.engine.messages import Seat, View
from ducats.engine.play import Play
from ducats.engine.rng import Rng
from ducats.engine.rules import Rules
from ducats.review.samples import Samples
from ducats.search import Evaluator
from ducats.search.continuations import Luck, Trials, play_on


class Measured:
    """What is known of one answer so far."""

    def __init__(self) -> None:
        self.share = Samples(1)
        self.scores = Samples(2)
        """The player's own, and that of the best of the others."""


class Measuring:
    """Tries answers, world by world; the same seed gives the same figures."""

    def __init__(self, rules: Rules, evaluator: Evaluator[Any], view: View, seat: Seat, seed: str) -> None:
        self._evaluator = evaluator
        self._seat = seat
        self._seed = seed
        self._trials = Trials(rules, evaluator, view, seat, seed)
        self._spare = Luck(view.seats, seed)
        world = self._trials.imagine()
        self.legal: tuple[int, ...] = tuple(world.legal(seat))
        policy = evaluator.rollout(world, seat, Rng(seed))
        self.promising: tuple[int, ...] = tuple(dict.fromkeys([*evaluator.candidates(world, seat), policy]))
        self.worlds = 0
        self.played = 0
        self.start_anew()

    def start_anew(self) -> None:
        """Drop all figures, and measure in fresh worlds from now on."""
        self.found: dict[int, Measured] = {answer: Measured() for answer in self.legal}
        self._shares: dict[int, dict[int, float]] = {answer: {} for answer in self.legal}

    def run(self, answers: Sequence[int], worlds: int) -> None:
        """Try each of the answers in that many more worlds."""
        for _ in range(worlds):
            world = self._trials.imagine()
            luck = Luck(world.seats, f"{self._seed}/{self.worlds}")
            for answer in answers:
                self._try(world, answer, luck)
            self.worlds += 1

    def best(self) -> list[int]:
        """The answers that were tried, the best first."""
        tried = [answer for answer in self.legal if self.found[answer].share.count]
        return sorted(tried, key=lambda answer: -self.found[answer].share.mean(0))

    def behind(self, answer: int, best: int) -> Samples:
        """By how much the best is better, in the worlds in which both were tried."""
        difference = Samples(1)
        for world, share in self._shares[answer].items():
            if world in self._shares[best]:
                difference.add([self._shares[best][world] - share])
        return difference

    def _try(self, world: Play, answer: int, luck: Luck) -> None:
        play = world.copy()
        same = self._spare
        same.follow(luck)
        asked = play.waiting_for()
        answers = [
            answer if other == self._seat else same.answer(self._evaluator, play, other) for other in asked
        ]
        for other, given in zip(asked, answers, strict=True):
            play.take(other, given)
        share = play_on(self._evaluator, play, same)[self._seat]
        outcome = play.outcome()
        assert outcome is not None, "it was played to the end"
        scores = list(outcome.scores)
        own = scores.pop(self._seat)
        self.found[answer].share.add([share])
        self.found[answer].scores.add([own, max(scores)])
        self._shares[answer][self.worlds] = share
        self.played += 1
