"""Information-set Monte Carlo tree search, for any number of seats, open and sealed questions and chance.

Every simulation takes a world that fits the view, walks down the tree, leaves it at the first new node,
plays on with the evaluator's habits to the horizon, and tells every answer on its way what it brought its own
seat (max^n). Nodes are told apart by what the table was shown: one stands for all worlds that look the same.
"""

from time import perf_counter
from typing import Final, final

from ducats.engine.errors import NotYourTurn
from ducats.engine.frames import Play
from ducats.engine.messages import CHANCE, Seat, View
from ducats.engine.rng import Rng
from ducats.engine.rules import Rules
from ducats.search.determinizations import World, Worlds
from ducats.search.evaluator import NO_HORIZON, Evaluator
from ducats.search.tree import Bandit, Node

PAUSE: Final = 100
"""After so many simulations each time, the search asks itself whether to go on."""

TRUST: Final = 2.0
"""So many results of the average world are mixed into what is known of a single one."""


@final
class Budget:
    """How long to think: until the simulations or the seconds are used up or the matter is clear.

    Without seconds the same view and dice give the same answer on every machine.
    """

    def __init__(self, simulations: int, seconds: float = 0.0) -> None:
        self.simulations: Final = simulations
        self.seconds: Final = seconds
        """Nothing: no clock."""


@final
class SearchResult:
    """What came of a search."""

    def __init__(self, bandit: Bandit, sealed: bool, simulations: int, worlds: int, nodes: int) -> None:
        self.bandit = bandit
        self.sealed = sealed
        """Whether others answer at the same time."""
        self.simulations = simulations
        self.worlds = worlds
        self.nodes = nodes

    def answer(self, rng: Rng) -> int:
        """The favourite; at a sealed question, one of the favourites."""
        return self.bandit.mixture(rng) if self.sealed else self.bandit.favourite()


@final
class Search:
    """One decision of one seat: the tree grows with every simulation and is thrown away afterwards."""

    def __init__(self, rules: Rules, evaluator: Evaluator, view: View, rng: Rng) -> None:
        if view.seat is None:
            raise NotYourTurn("a spectator is asked nothing")
        self._evaluator = evaluator
        self._seat: Seat = view.seat
        self._rng = rng
        self._worlds = Worlds(rules, evaluator, view, rng)
        self._root = Node()
        self._nodes = 1
        self._candidates = 0
        """How many answers the decision is about."""
        self._simulations = 0
        self._totals = [0.0] * view.seats
        self._taken: list[tuple[Bandit, Seat, int]] = []
        """The way down the tree: who answered what, and where."""
        self._dice = Rng("")
        """The dice of the world that is being played."""
        self._end = 0

    def run(self, budget: Budget) -> SearchResult:
        """Simulate until the budget is used up; at least once. More can be thought afterwards."""
        stop = perf_counter() + budget.seconds if budget.seconds else 0.0
        sealed = self.simulate()
        bandit = self._root.bandit(self._seat)
        for _ in range(budget.simulations - 1):
            if stop and perf_counter() >= stop:
                break
            if self._simulations % PAUSE == 0 and bandit.is_clear(self._candidates):
                break
            self.simulate()
        return SearchResult(bandit, sealed, self._simulations, len(self._worlds), self._nodes)

    def simulate(self) -> bool:
        """One playout. Says whether the question is a sealed one."""
        world = self._worlds.draw()
        play = world.play.copy()
        asked = play.waiting_for()
        if self._seat not in asked:
            raise NotYourTurn(f"seat {self._seat} is asked nothing")
        if self._simulations == 0:
            self._begin(play)
        self._end = self._evaluator.clock(play) + self._evaluator.horizon
        self._taken.clear()
        self._dice.follow(world.dice)
        if self._descend(play):
            self._play_on(play)
        self._learn(world, self._evaluator.value(play))
        return len(asked) > 1

    def _begin(self, play: Play) -> None:
        candidates = self._evaluator.candidates(play, self._seat)
        self._candidates = len(candidates)
        priors = self._evaluator.priors(play, self._seat, candidates)
        if priors:
            self._root.bandit(self._seat).expect(candidates, priors)

    def _goes_on(self, play: Play) -> bool:
        """Whether the playout has not reached its horizon."""
        evaluator = self._evaluator
        return evaluator.horizon == NO_HORIZON or evaluator.clock(play) < self._end

    def _descend(self, play: Play) -> bool:
        """Down the tree by the bandits' choices; tells whether a new node stopped it before the end."""
        node = self._root
        way: list[int] = []
        while play.frames and self._goes_on(play):
            seats = play.ask().seats
            if seats[0] == CHANCE:
                drawn = draw(play, self._dice)
                way.append(self._evaluator.shown(play, CHANCE, drawn))
                play.take(CHANCE, drawn)
                continue
            if way:
                key = tuple(way)
                below = node.below.get(key)
                if below is None:
                    node.below[key] = Node()
                    self._nodes += 1
                    return True
                node = below
                way = []
            self._bet(play, node, seats if len(seats) == 1 else play.waiting_for(), way)
        return False

    def _bet(self, play: Play, node: Node, asked: tuple[Seat, ...], way: list[int]) -> None:
        """Everybody's answers at a node, and what the table sees of them."""
        evaluator = self._evaluator
        answers: list[int] = []
        for seat in asked:
            answer = self._answer(play, node, seat)
            answers.append(answer)
            way.append(evaluator.shown(play, seat, answer))
        for place, seat in enumerate(asked):
            play.take(seat, answers[place])

    def _answer(self, play: Play, node: Node, seat: Seat) -> int:
        candidates = self._evaluator.candidates(play, seat)
        if len(candidates) == 1 and node is not self._root:
            return candidates[0]
        bandit = node.bandit(seat)
        breadth = self._evaluator.breadth if seat == self._seat else self._evaluator.rivals
        answer = bandit.choose(candidates, breadth, self._rng)
        self._taken.append((bandit, seat, answer))
        return answer

    def _play_on(self, play: Play) -> None:
        """By everybody's habits to the horizon or the end."""
        evaluator, rng = self._evaluator, self._rng
        while play.frames and self._goes_on(play):
            seats = play.ask().seats
            if len(seats) == 1:
                seat = seats[0]
                play.take(
                    seat, draw(play, self._dice) if seat == CHANCE else evaluator.rollout(play, seat, rng)
                )
                continue
            asked = play.waiting_for()
            answers = [evaluator.rollout(play, seat, rng) for seat in asked]
            for place, seat in enumerate(asked):
                play.take(seat, answers[place])

    def _learn(self, world: World, values: list[float]) -> None:
        """Tell the answers their results, less what this world brings anyway: luck is nobody's merit."""
        self._simulations += 1
        for seat, value in enumerate(values):
            self._totals[seat] += value
        for bandit, seat, answer in self._taken:
            usual = self._totals[seat] / self._simulations
            luck = (world.totals[seat] + TRUST * usual) / (world.visits + TRUST)
            bandit.learn(answer, values[seat] - luck)
        world.visits += 1
        for seat, value in enumerate(values):
            world.totals[seat] += value


def draw(play: Play, dice: Rng) -> int:
    """What chance answers."""
    legal = play.ask().legal(play, CHANCE)
    return legal[dice.below(len(legal))]
