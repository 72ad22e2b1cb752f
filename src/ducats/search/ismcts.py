"""Information-set Monte Carlo tree search, for any number of seats, open and sealed questions and chance.

Every simulation takes a world that fits the view, walks down the tree, leaves it at the first new node,
plays on by the evaluator's rollout policy to the horizon, and credits every answer on its way with what it
brought its own seat (max^n). Nodes are told apart by what the table was shown: one stands for all worlds that
look the same.
"""

from time import perf_counter
from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ducats.engine.errors import NotYourTurn
from ducats.engine.frames import SEVERAL
from ducats.engine.messages import CHANCE, Seat, View
from ducats.engine.play import Play
from ducats.engine.rng import Rng
from ducats.engine.rules import Rules
from ducats.search.determinizations import Determinizations
from ducats.search.evaluator import NO_HORIZON, Evaluator
from ducats.search.tree import ROOT, Arm, Tree

CHECK_EVERY_SIMULATIONS: Final = 100
"""How often the search asks itself whether to go on."""

AFTER_QUESTION: Final = 1
"""Marks the first number shown after a question: a draw and an answer that look alike lead to other nodes."""


@final
class Budget:
    """How long to search: until the simulations or the seconds are used up or the matter is clear.

    Without seconds the same view and dice give the same answer on every machine.
    """

    def __init__(self, simulations: int, seconds: float = 0.0) -> None:
        self.simulations: Final = simulations
        self.seconds: Final = seconds
        """Nothing: no clock."""


@final
class SearchResult:
    """What came of a search."""

    def __init__(self, tree: Tree, seat: Seat, sealed: bool, simulations: int, worlds: int) -> None:
        self._tree = tree
        self._bandit: Final[i64] = tree.bandit(ROOT, seat)
        self.sealed = sealed
        """Whether others answer at the same time."""
        self.simulations = simulations
        self.worlds = worlds
        self.nodes = tree.questions

    def answer(self, rng: Rng) -> int:
        """The favourite; at a sealed question, one of the favourites."""
        return self._tree.mixture(self._bandit, rng) if self.sealed else self._tree.favourite(self._bandit)

    def arms(self) -> list[Arm]:
        """Every answer that was tried or expected, with its visits and its mean result."""
        return self._tree.arms(self._bandit)


@final
class Search:
    """One decision of one seat: the tree grows with every simulation and is thrown away afterwards."""

    def __init__(self, rules: Rules, evaluator: Evaluator[Any], view: View, rng: Rng) -> None:
        if view.seat is None:
            raise NotYourTurn("a spectator is asked nothing")
        self._evaluator = evaluator
        self._seat: Seat = view.seat
        self._rng = rng
        self._worlds = Determinizations(rules, evaluator, view, rng)
        self._tree = Tree()
        self._tree.reach(ROOT)
        self._candidates = 0
        """How many answers the decision is about."""
        self._simulations = 0
        self._sealed = False
        # The way down the tree: who answered what, and where.
        self._bandits = vec[i64]([])
        self._arms = vec[i64]([])
        self._seats = vec[i64]([])
        self._dice = Rng("")
        """The dice of the world that is being played."""
        self._end = 0

    def run(self, budget: Budget) -> SearchResult:
        """Simulate until the budget is used up; at least once. The search can go on afterwards."""
        stop = perf_counter() + budget.seconds if budget.seconds else 0.0
        self.simulate()
        bandit = self._tree.bandit(ROOT, self._seat)
        for _ in range(budget.simulations - 1):
            if stop and perf_counter() >= stop:
                break
            checks = self._simulations % CHECK_EVERY_SIMULATIONS == 0
            if checks and self._tree.is_clear(bandit, self._candidates):
                break
            self.simulate()
        return SearchResult(self._tree, self._seat, self._sealed, self._simulations, len(self._worlds))

    def simulate(self) -> None:
        """One playout."""
        play = self._worlds.draw(self._dice)
        if self._simulations == 0:
            self._begin(play)
        self._end = self._evaluator.clock(play) + self._evaluator.horizon
        self._bandits = vec[i64]([])
        self._arms = vec[i64]([])
        self._seats = vec[i64]([])
        if self._descend(play):
            self._play_on(play)
        self._learn(self._evaluator.value(play))

    def _begin(self, play: Play) -> None:
        asked = play.waiting_for()
        if self._seat not in asked:
            raise NotYourTurn(f"seat {self._seat} is asked nothing")
        self._sealed = len(asked) > 1
        candidates = self._evaluator.candidates(play, self._seat)
        self._candidates = len(candidates)
        priors = self._evaluator.priors(play, self._seat, candidates)
        bandit = self._tree.bandit(ROOT, self._seat)
        for place, prior in enumerate(priors):
            self._tree.expect(bandit, candidates[place], prior)

    def _goes_on(self, play: Play) -> bool:
        """Whether the playout has not reached its horizon."""
        evaluator = self._evaluator
        return evaluator.horizon == NO_HORIZON or evaluator.clock(play) < self._end

    def _descend(self, play: Play) -> bool:
        """Down the tree by the bandits' choices; tells whether a new node stopped it before the end."""
        evaluator, tree = self._evaluator, self._tree
        node: i64 = ROOT
        while True:
            ask = play.open
            if ask is None or not self._goes_on(play):
                return False
            seat = ask.seat
            if seat == CHANCE:
                drawn = ask.pick(play, CHANCE, self._dice)
                node = tree.child(node, 2 * evaluator.shown(play, CHANCE, drawn))
                play.take(CHANCE, drawn)
                continue
            if not tree.reach(node):
                return True
            if seat == SEVERAL:
                node = self._bet_together(play, node)
                continue
            answer = self._answer(play, node, seat)
            node = tree.child(node, 2 * evaluator.shown(play, seat, answer) + AFTER_QUESTION)
            play.take(seat, answer)

    def _bet_together(self, play: Play, node: i64) -> i64:
        """Everybody's answers at a sealed question; the node after what the table sees of them."""
        asked = play.waiting_for()
        answers = [self._answer(play, node, seat) for seat in asked]
        after, mark = node, AFTER_QUESTION
        for place, seat in enumerate(asked):
            after = self._tree.child(after, 2 * self._evaluator.shown(play, seat, answers[place]) + mark)
            mark = 0
        for place, seat in enumerate(asked):
            play.take(seat, answers[place])
        return after

    def _answer(self, play: Play, node: i64, seat: Seat) -> int:
        candidates = self._evaluator.candidates(play, seat)
        if len(candidates) == 1 and node != ROOT:
            return candidates[0]
        tree = self._tree
        bandit = tree.bandit(node, seat)
        breadth = self._evaluator.breadth if seat == self._seat else self._evaluator.rivals
        arm = tree.choose(bandit, candidates, breadth, self._rng)
        self._bandits = append(self._bandits, bandit)
        self._arms = append(self._arms, arm)
        self._seats = append(self._seats, seat)
        return tree.answer(arm)

    def _play_on(self, play: Play) -> None:
        """By everybody's rollout policy to the horizon or the end."""
        evaluator, rng = self._evaluator, self._rng
        while True:
            ask = play.open
            if ask is None or not self._goes_on(play):
                return
            seat = ask.seat
            if seat == CHANCE:
                play.take(CHANCE, ask.pick(play, CHANCE, self._dice))
            elif seat != SEVERAL:
                play.take(seat, evaluator.rollout(play, seat, rng))
            else:
                asked = play.waiting_for()
                answers = [evaluator.rollout(play, other, rng) for other in asked]
                for place, other in enumerate(asked):
                    play.take(other, answers[place])

    def _learn(self, values: list[float]) -> None:
        """Credit the answers with their results, less what this world brings anyway."""
        self._simulations += 1
        self._worlds.count(values)
        for place in range(len(self._arms)):
            seat = self._seats[place]
            self._tree.learn(self._bandits[place], self._arms[place], values[seat] - self._worlds.luck(seat))
        self._worlds.keep(values)
