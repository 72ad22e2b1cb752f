"""The tree: a node for every situation as the table will see it, a bandit for every seat that is asked."""

from math import log, sqrt
from typing import Final, final

from ducats.engine.messages import Seat
from ducats.engine.rng import Rng

EXPLORE: Final = 1.2
"""How much an answer's uncertainty counts at most, in standard deviations of all results at its node."""

DOUBT: Final = 0.1
"""The variance of results before any is known."""

PRIOR_WEIGHT: Final = 30.0
"""So many results a judge's first thought about an answer is worth."""

SURE: Final = 3.0
"""So many standard errors make a difference clear."""

TRIFLE: Final = 0.002
"""A difference of so little is none, in units of a judge's value."""

LEAST: Final = 4
"""So often an answer must have been tried before it can be called the worse one."""

MIXED: Final = 0.8
"""Among sealed answers, those with at least this part of the most visits are drawn by lot."""


@final
class Arm:
    """One answer."""

    def __init__(self) -> None:
        self.visits = 0
        self.available = 0
        """How often it could have been chosen: it is not legal in every world."""
        self.total = 0.0
        self.prior = 0.0
        self.trust = 0.0
        """How many results the prior is worth."""

    def mean(self) -> float:
        known = self.visits + self.trust
        return (self.total + self.trust * self.prior) / known if known else 0.0


@final
class Bandit:
    """The answers of one seat to one question. At sealed questions each seat has its own, blind to others."""

    def __init__(self) -> None:
        self.arms: dict[int, Arm] = {}
        self.visits = 0
        self._mean = 0.0
        self._squares = DOUBT

    def expect(self, candidates: list[int], priors: list[float]) -> None:
        """Begin with a first thought about each answer."""
        for answer, prior in zip(candidates, priors, strict=True):
            arm = self.arms[answer] = Arm()
            arm.prior = prior
            arm.trust = PRIOR_WEIGHT

    def choose(self, candidates: list[int], breadth: float, rng: Rng) -> int:
        """The best bet among the first candidates: an untried one, else the highest upper bound.

        Both have a share of luck, which keeps rivals at a sealed question from moving in step.
        """
        width = min(len(candidates), 1 + int(breadth * sqrt(self.visits)))
        untried: list[int] = []
        best = candidates[0]
        highest = 0.0
        spread = EXPLORE * self.spread()
        for place in range(width):
            answer = candidates[place]
            arm = self.arms.get(answer)
            if arm is None:
                arm = self.arms[answer] = Arm()
            arm.available += 1
            if arm.visits == 0:
                untried.append(answer)
                continue
            bound = arm.mean() + rng.chance() * spread * sqrt(log(arm.available) / arm.visits)
            if place == 0 or bound > highest:
                best = answer
                highest = bound
        return untried[rng.below(len(untried))] if untried else best

    def learn(self, answer: int, value: float) -> None:
        arm = self.arms[answer]
        arm.visits += 1
        arm.total += value
        self.visits += 1
        step = value - self._mean
        self._mean += step / self.visits
        self._squares += step * (value - self._mean)

    def spread(self) -> float:
        """The standard deviation of all results: the scale on which answers differ here."""
        return sqrt(self._squares / (self.visits + 1))

    def is_clear(self, candidates: int) -> bool:
        """Whether no other of so many answers can well be better than the favourite."""
        if len(self.arms) < candidates:
            return False
        best = self.arms[self.favourite()]
        spread = SURE * self.spread()
        for arm in self.arms.values():
            if arm is best:
                continue
            doubt = spread * sqrt(1.0 / (best.visits + best.trust) + 1.0 / (arm.visits + arm.trust + 1.0))
            if arm.visits < LEAST or arm.mean() + doubt > best.mean() + TRIFLE:
                return False
        return True

    def favourite(self) -> int:
        """The answer most often chosen; of equals, the better."""
        best = -1
        for answer, arm in self.arms.items():
            if best < 0 or (arm.visits, arm.mean()) > (self.arms[best].visits, self.arms[best].mean()):
                best = answer
        return best

    def mixture(self, rng: Rng) -> int:
        """One of the most visited answers by lot: at a sealed question a habit would be found out."""
        least = MIXED * self.arms[self.favourite()].visits
        kept = [answer for answer, arm in self.arms.items() if arm.visits >= least]
        ticket = rng.below(sum(self.arms[answer].visits for answer in kept))
        for answer in kept:
            ticket -= self.arms[answer].visits
            if ticket < 0:
                return answer
        return kept[-1]


@final
class Node:
    """A question, together with all that was shown on the way to it."""

    def __init__(self) -> None:
        self.bandits: dict[Seat, Bandit] = {}
        self.below: dict[tuple[int, ...], Node] = {}

    def bandit(self, seat: Seat) -> Bandit:
        found = self.bandits.get(seat)
        if found is None:
            found = self.bandits[seat] = Bandit()
        return found
