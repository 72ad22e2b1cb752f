"""The search tree as an arena: nodes, bandits and arms are numbers, all they hold lies in vectors.

A node stands for a situation as the table has seen it: the path to it is the sequence of numbers shown. Every
seat that is asked there has a bandit of its own (at sealed questions blind to the others'), and a bandit has
an arm for each answer that was tried or expected.
"""

from math import log, sqrt
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ducats.engine.rng import Rng

ROOT: Final = 0
NONE: Final = -1

EXPLORATION: Final = 1.2
"""How much an answer's uncertainty counts at most, in standard deviations of all results at its node."""

INITIAL_VARIANCE: Final = 0.1
"""The variance of results before any is known."""

PRIOR_WEIGHT: Final = 30.0
"""Weight of the prior, in simulations."""

CLEAR_STANDARD_ERRORS: Final = 3.0
"""A difference of this many standard errors is clear."""

MIN_GAIN_WIN_SHARE: Final = 0.002
"""A smaller difference counts as none, in units of an evaluator's value."""

MIN_VISITS: Final = 4
"""How often an answer must have been tried before it can be called the worse one."""

MIXTURE_SHARE: Final = 0.8
"""Among sealed answers, those with at least this part of the most visits are drawn by lot."""

_FIRST_SLOTS: Final = 256
_SPREAD_PARENT: Final[i64] = 0x9E3779B1
_SPREAD_SHOWN: Final[i64] = 0x85EBCA77
_WORD: Final[i64] = 0xFFFFFFFF


def _numbers() -> vec[i64]:
    return vec[i64]([])


def _reals() -> vec[float]:
    return vec[float]([])


@final
class Arm:
    """What is known of one answer, for whoever reads the result of a search."""

    def __init__(self, answer: int, visits: int, mean: float) -> None:
        self.answer: Final = answer
        self.visits: Final = visits
        self.mean: Final = mean


@final
class Tree:
    """Grows with every simulation of one search and is thrown away with it."""

    def __init__(self) -> None:
        self.questions = 0
        """How many nodes are questions that were reached."""
        # By node.
        self._parent = vec[i64]([NONE])
        self._shown = vec[i64]([NONE])
        self._is_question = vec[i64]([0])
        self._first_bandit = vec[i64]([NONE])
        self._slots = vec[i64]([NONE] * _FIRST_SLOTS)
        """A hash table of nodes by parent and number shown; its length is a power of two."""
        # By bandit.
        self._seat = _numbers()
        self._next_bandit = _numbers()
        self._first_arm = _numbers()
        self._last_arm = _numbers()
        self._arms = _numbers()
        self._visits = _numbers()
        self._mean = _reals()
        self._squares = _reals()
        # By arm.
        self._answer = _numbers()
        self._next_arm = _numbers()
        self._arm_visits = _numbers()
        self._available = _numbers()
        """How often it could have been chosen: it is not legal in every world."""
        self._total = _reals()
        self._prior = _reals()
        self._prior_weight = _reals()

    # -- nodes -----------------------------------------------------------------------------------

    def child(self, node: i64, shown: i64) -> i64:
        """The node after this number was shown, made if there is none yet."""
        slot = self._slot(node, shown)
        found = self._slots[slot]
        if found != NONE:
            return found
        made = len(self._parent)
        self._parent = append(self._parent, node)
        self._shown = append(self._shown, shown)
        self._is_question = append(self._is_question, 0)
        self._first_bandit = append(self._first_bandit, NONE)
        self._slots[slot] = made
        if made * 2 > len(self._slots):
            self._rehash()
        return made

    def _slot(self, node: i64, shown: i64) -> i64:
        """Where the child lies in the hash table, or where it would."""
        last = len(self._slots) - 1
        mixed = (node * _SPREAD_PARENT) ^ ((shown & _WORD) * _SPREAD_SHOWN)
        place = (mixed ^ (mixed >> 17)) & last
        while True:
            found = self._slots[place]
            if found == NONE or (self._parent[found] == node and self._shown[found] == shown):
                return place
            place = (place + 1) & last

    def _rehash(self) -> None:
        self._slots = vec[i64]([NONE] * (len(self._slots) * 4))
        for node in range(1, len(self._parent)):
            self._slots[self._slot(self._parent[node], self._shown[node])] = node

    def reach(self, node: i64) -> bool:
        """A question is asked at this node; whether it was reached before."""
        if self._is_question[node]:
            return True
        self._is_question[node] = 1
        self.questions += 1
        return False

    # -- bandits ---------------------------------------------------------------------------------

    def bandit(self, node: i64, seat: i64) -> i64:
        """The bandit of a seat that is asked at a node, made if there is none yet."""
        bandit = self._first_bandit[node]
        while bandit != NONE:
            if self._seat[bandit] == seat:
                return bandit
            bandit = self._next_bandit[bandit]
        made = len(self._seat)
        self._seat = append(self._seat, seat)
        self._next_bandit = append(self._next_bandit, self._first_bandit[node])
        self._first_arm = append(self._first_arm, NONE)
        self._last_arm = append(self._last_arm, NONE)
        self._arms = append(self._arms, 0)
        self._visits = append(self._visits, 0)
        self._mean = append(self._mean, 0.0)
        self._squares = append(self._squares, INITIAL_VARIANCE)
        self._first_bandit[node] = made
        return made

    def expect(self, bandit: i64, answer: i64, prior: float) -> None:
        """Begin with an opinion of an answer."""
        arm = self._add_arm(bandit, answer)
        self._prior[arm] = prior
        self._prior_weight[arm] = PRIOR_WEIGHT

    def choose(self, bandit: i64, candidates: list[int], breadth: float, rng: Rng) -> i64:
        """The arm of the best bet among the first candidates: an untried one, else the highest upper bound.

        Both have a share of luck, which keeps rivals at a sealed question from moving in step.
        """
        width: i64 = min(len(candidates), 1 + int(breadth * sqrt(float(int(self._visits[bandit])))))
        spread = EXPLORATION * self._spread(bandit)
        untried: i64 = 0
        best: i64 = NONE
        highest = 0.0
        cursor = self._first_arm[bandit]
        place: i64 = 0
        while place < width:
            arm = self._arm(bandit, candidates[place], cursor)
            cursor = self._next_arm[arm]
            place += 1
            self._available[arm] += 1
            visits = self._arm_visits[arm]
            if visits == 0:
                untried += 1
                continue
            available = float(int(self._available[arm]))
            bound = self._arm_mean(arm) + rng.chance() * spread * sqrt(log(available) / float(int(visits)))
            if best == NONE or bound > highest:
                best = arm
                highest = bound
        return best if untried == 0 else self._untried(bandit, candidates, rng.below(untried))

    def _untried(self, bandit: i64, candidates: list[int], index: i64) -> i64:
        """The arm of an untried candidate, by its place among them."""
        cursor = self._first_arm[bandit]
        place: i64 = 0
        while True:
            arm = self._arm(bandit, candidates[place], cursor)
            cursor = self._next_arm[arm]
            place += 1
            if self._arm_visits[arm] == 0:
                if index == 0:
                    return arm
                index -= 1

    def learn(self, bandit: i64, arm: i64, value: float) -> None:
        self._arm_visits[arm] += 1
        self._total[arm] += value
        self._visits[bandit] += 1
        step = value - self._mean[bandit]
        self._mean[bandit] += step / float(int(self._visits[bandit]))
        self._squares[bandit] += step * (value - self._mean[bandit])

    def _spread(self, bandit: i64) -> float:
        """The standard deviation of all results: the scale on which answers differ here."""
        return sqrt(self._squares[bandit] / float(int(self._visits[bandit] + 1)))

    # -- arms ------------------------------------------------------------------------------------

    def answer(self, arm: i64) -> int:
        return int(self._answer[arm])

    def _arm(self, bandit: i64, answer: i64, cursor: i64) -> i64:
        """The arm of an answer, made if there is none yet. Candidates mostly come in the same order, so
        `cursor`, the arm after the last one, is tried first."""
        if cursor != NONE and self._answer[cursor] == answer:
            return cursor
        arm = self._first_arm[bandit]
        while arm != NONE:
            if self._answer[arm] == answer:
                return arm
            arm = self._next_arm[arm]
        return self._add_arm(bandit, answer)

    def _add_arm(self, bandit: i64, answer: i64) -> i64:
        made = len(self._answer)
        self._answer = append(self._answer, answer)
        self._next_arm = append(self._next_arm, NONE)
        self._arm_visits = append(self._arm_visits, 0)
        self._available = append(self._available, 0)
        self._total = append(self._total, 0.0)
        self._prior = append(self._prior, 0.0)
        self._prior_weight = append(self._prior_weight, 0.0)
        last = self._last_arm[bandit]
        if last == NONE:
            self._first_arm[bandit] = made
        else:
            self._next_arm[last] = made
        self._last_arm[bandit] = made
        self._arms[bandit] += 1
        return made

    def _arm_mean(self, arm: i64) -> float:
        weight = self._prior_weight[arm]
        known = float(int(self._arm_visits[arm])) + weight
        return (self._total[arm] + weight * self._prior[arm]) / known if known else 0.0

    # -- what came of it ---------------------------------------------------------------------------

    def is_clear(self, bandit: i64, candidates: i64) -> bool:
        """Whether no other answer can well be better than the favourite."""
        if self._arms[bandit] < candidates:
            return False
        best = self._favourite(bandit)
        spread = CLEAR_STANDARD_ERRORS * self._spread(bandit)
        best_mean = self._arm_mean(best)
        best_known = float(int(self._arm_visits[best])) + self._prior_weight[best]
        arm = self._first_arm[bandit]
        while arm != NONE:
            if arm != best:
                visits = self._arm_visits[arm]
                known = float(int(visits)) + self._prior_weight[arm] + 1.0
                doubt = spread * sqrt(1.0 / best_known + 1.0 / known)
                if visits < MIN_VISITS or self._arm_mean(arm) + doubt > best_mean + MIN_GAIN_WIN_SHARE:
                    return False
            arm = self._next_arm[arm]
        return True

    def _favourite(self, bandit: i64) -> i64:
        """The arm most often chosen; of equals, the better."""
        best = self._first_arm[bandit]
        arm = best
        while arm != NONE:
            visits, most = self._arm_visits[arm], self._arm_visits[best]
            if visits > most or (visits == most and self._arm_mean(arm) > self._arm_mean(best)):
                best = arm
            arm = self._next_arm[arm]
        return best

    def favourite(self, bandit: i64) -> int:
        return self.answer(self._favourite(bandit))

    def mixture(self, bandit: i64, rng: Rng) -> int:
        """One of the most visited answers by lot: at a sealed question a habit would be found out."""
        least = MIXTURE_SHARE * float(int(self._arm_visits[self._favourite(bandit)]))
        kept = [arm for arm in self.arms(bandit) if arm.visits >= least]
        ticket = rng.below(sum([arm.visits for arm in kept]))
        for arm in kept:
            ticket -= arm.visits
            if ticket < 0:
                return arm.answer
        return kept[-1].answer

    def arms(self, bandit: i64) -> list[Arm]:
        """All answers tried or expected, in the order in which they were first thought of."""
        found: list[Arm] = []
        arm = self._first_arm[bandit]
        while arm != NONE:
            found.append(Arm(self.answer(arm), int(self._arm_visits[arm]), self._arm_mean(arm)))
            arm = self._next_arm[arm]
        return found
