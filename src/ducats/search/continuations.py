"""Games played on from a position to the very end by the rollout policy: everybody's chances, sampled.

Each continuation has luck of its own, and every seat in it wits of its own, so that whatever is compared (one
position with the next, one answer with another) meets the same luck.
"""

from typing import Any, Final, final

from ducats.engine.errors import BrokenInvariant
from ducats.engine.frames import SEVERAL
from ducats.engine.messages import CHANCE, Seat, View
from ducats.engine.play import Play
from ducats.engine.rng import Rng
from ducats.engine.rules import Rules
from ducats.search.evaluator import Evaluator, win_shares


@final
class Luck:
    """The dice of one continuation, and what each seat decides by where its policy draws lots."""

    def __init__(self, seats: int, seed: str) -> None:
        self.dice: Final = Rng(f"{seed}/dice")
        self.wits: Final = [Rng(f"{seed}/{seat}") for seat in range(seats)]

    def follow(self, other: "Luck") -> None:
        """Go on as the other would, without disturbing it."""
        self.dice.follow(other.dice)
        for seat in range(len(self.wits)):
            self.wits[seat].follow(other.wits[seat])

    def answer(self, evaluator: Evaluator[Any], play: Play, seat: Seat) -> int:
        """What chance or a seat would answer now."""
        if seat == CHANCE:
            return play.ask().pick(play, CHANCE, self.dice)
        return evaluator.rollout(play, seat, self.wits[seat])


def play_on(evaluator: Evaluator[Any], play: Play, luck: Luck) -> list[float]:
    """Plays to the end; each seat's share of the victory."""
    while True:
        ask = play.open
        if ask is None:
            break
        seat = ask.seat
        if seat == CHANCE:
            play.take(CHANCE, ask.pick(play, CHANCE, luck.dice))
        elif seat != SEVERAL:
            play.take(seat, evaluator.rollout(play, seat, luck.wits[seat]))
        else:
            asked = play.waiting_for()
            answers = [evaluator.rollout(play, other, luck.wits[other]) for other in asked]
            for place, other in enumerate(asked):
                play.take(other, answers[place])
    outcome = play.outcome()
    if outcome is None:
        raise BrokenInvariant(f"a game without a result in {play.stack()}")
    return win_shares(outcome)


@final
class Continuations:
    """Some continuations that accompany a game.

    One that began with what really happened continues the next position too, so it is kept. Only the others
    are played anew: adjacent positions differ by no more noise than they must.
    """

    def __init__(self, evaluator: Evaluator[Any], play: Play, count: int, seed: str) -> None:
        self._evaluator = evaluator
        self._luck = [Luck(play.seats, f"{seed}/{number}") for number in range(count)]
        self._moved: list[bool] = [True] * count
        self._spare = Luck(play.seats, seed)
        self.shares: Final[list[list[float]]] = [[0.0] * play.seats for _ in range(count)]
        """By continuation and seat."""
        self.played = 0
        """How many games were played to the end so far."""
        self.renew(play)

    def compare(self, play: Play, seat: Seat, answer: int) -> None:
        """This answer is about to be given: who began otherwise must be played anew."""
        for number, luck in enumerate(self._luck):
            if luck.answer(self._evaluator, play, seat) != answer:
                self._moved[number] = True

    def renew(self, play: Play) -> None:
        """Play on from here wherever something else has happened since the last time."""
        for number, moved in enumerate(self._moved):
            if moved:
                self._spare.follow(self._luck[number])
                self.shares[number] = play_on(self._evaluator, play.copy(), self._spare)
                self._moved[number] = False
                self.played += 1


@final
class Trial:
    """What came of the answers in one world: for each of them every seat's share of the victory."""

    def __init__(self, shares: list[list[float]], usual: list[float], is_usual: list[bool]) -> None:
        self.shares: Final = shares
        """By answer and seat."""
        self.usual: Final = usual
        """The same for the answer of the rollout policy."""
        self.is_usual: Final = is_usual
        """By answer: whether the rollout policy gives it."""


@final
class Trials:
    """Answers of one seat tried in worlds that fit its view, all of them with the same luck."""

    def __init__(self, rules: Rules, evaluator: Evaluator[Any], view: View, seat: Seat, seed: str) -> None:
        self._rules = rules
        self._evaluator = evaluator
        self._view = view
        self._seat = seat
        self._seed = seed
        self._rng = Rng(seed)
        self._spare = Luck(view.seats, seed)
        self.worlds = 0
        self.played = 0
        """How many games were played to the end so far."""

    def imagine(self) -> Play:
        """A world that fits the view; what others have sealed in it is unknown."""
        play = self._rules.imagine(self._view, self._rng)
        play.unseal()
        self._evaluator.believe(play, self._seat, self._rng)
        return play

    def run(self, answers: list[int]) -> Trial:
        """Every answer in one more world."""
        world = self.imagine()
        luck = Luck(world.seats, f"{self._seed}/{self.worlds}")
        self.worlds += 1
        policy = luck.answer(self._evaluator, world, self._seat)
        shares = [self._outcome(world, answer, luck) for answer in answers]
        usual = shares[answers.index(policy)] if policy in answers else self._outcome(world, policy, luck)
        return Trial(shares, usual, [answer == policy for answer in answers])

    def _outcome(self, world: Play, answer: int, luck: Luck) -> list[float]:
        play = world.copy()
        same = self._spare
        same.follow(luck)
        asked = play.waiting_for()
        if len(asked) > 1:
            answers = [
                answer if other == self._seat else same.answer(self._evaluator, play, other)
                for other in asked
            ]
            for place, other in enumerate(asked):
                play.take(other, answers[place])
        else:
            play.take(self._seat, answer)
        self.played += 1
        return play_on(self._evaluator, play, same)
