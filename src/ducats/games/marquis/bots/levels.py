"""The levels of Marquis: three that judge a question as it lies, one that plays on, and one that searches."""

from functools import cache
from typing import Any, Final, final

from ducats.bots.base import Bot, RememberingBot, asked_seat, best_answer
from ducats.bots.memory import Memory
from ducats.bots.searching import SearchingBot
from ducats.engine.messages import CHANCE, Action, Seat, View
from ducats.engine.play import Play
from ducats.engine.rng import Rng
from ducats.games import find
from ducats.games.marquis.bots.proposals import hopeful, reconsider
from ducats.games.marquis.bots.reasons import explained
from ducats.games.marquis.evaluation import (
    CARELESS,
    HASTY,
    TUNED,
    MarquisEvaluator,
    Weights,
    Worths,
    answers_worth,
    cards_laid,
    seat_lead,
)
from ducats.search import Budget, Evaluator
from ducats.search.oversight import noticed

LAY_CARD: Final = "marquis.lay_card"
PLAIN: Final = ("marquis.claim_toll", "marquis.exchange_last", "marquis.exchange_late")
"""Questions whose answer needs no second thought."""


@final
class JudgingBot(RememberingBot):
    """Judges the answers that come to mind by what they are worth at once and what they leave for later."""

    def __init__(self, weights: list[Weights], overlooks: float = 0.0, remembers: bool = True) -> None:
        self._weights = weights
        self._overlooks = overlooks
        """The chance that an answer does not come to mind."""
        self.remembers = remembers

    def choose_remembering(self, view: View, memory: Memory, rng: Rng) -> Action:
        seat = asked_seat(view)
        world = find("marquis").imagine(view, rng)
        worths = answers_worth(world, seat, self._weights)
        if self.remembers:
            worths = hopeful(world, seat, memory, worths)
        seen = [worths[place] for place in noticed(len(worths), self._overlooks, rng)]
        return explained(view, world.say(seat, best_answer(seen, rng)))


@final
class Marquise(RememberingBot):
    """Imagines tables that fit the view, and plays each on until the seat's next turn has come.

    Candidates meet the same imagined cards; everybody in these worlds follows the rollout policy.
    """

    def __init__(
        self, worlds: int = 40, candidates: int = 4, rounds: int = 2, prior_weight: float = 0.3
    ) -> None:
        self._worlds = worlds
        """How many, divided by the number of seats: a round of many takes longer."""
        self._candidates = candidates
        self._rounds = rounds
        self._prior_weight = prior_weight
        self._policy: Evaluator[Any] = MarquisEvaluator()

    def choose_remembering(self, view: View, memory: Memory, rng: Rng) -> Action:
        seat = asked_seat(view)
        world = find("marquis").imagine(view, rng)
        worths = hopeful(world, seat, memory, answers_worth(world, seat, TUNED))
        rng.shuffle(worths)
        worths.sort(key=lambda pair: -pair[0])
        if len(worths) > 1 and world.ask().question not in PLAIN:
            worths = self._search(view, seat, worths[: self._candidates], rng)
        return explained(view, world.say(seat, best_answer(worths, rng)))

    def _search(self, view: View, seat: Seat, worths: Worths, rng: Rng) -> Worths:
        worlds = max(1, self._worlds // view.seats)
        gained = [self._prior_weight * worth * worlds for worth, _ in worths]
        for _ in range(worlds):
            world = find("marquis").imagine(view, rng)
            dice = str(rng.word())
            for place, (_, answer) in enumerate(worths):
                trial = world.copy()
                trial.take(seat, answer)
                self._play_on(trial, seat, Rng(dice))
                gained[place] += seat_lead(trial, seat)
        return [(total, answer) for (_, answer), total in zip(worths, gained, strict=True)]

    def _play_on(self, trial: Play, seat: Seat, rng: Rng) -> None:
        """By the rollout policy, until the seat has exchanged in a later turn."""
        laid, turns = cards_laid(trial), 0
        while not trial.is_over():
            ask = trial.ask()
            if ask.seat == CHANCE:
                trial.take(CHANCE, ask.pick(trial, CHANCE, rng))
                continue
            if ask.seat == seat and ask.question == LAY_CARD and cards_laid(trial) > laid:
                turns += 1
                if turns == self._rounds:
                    return
            trial.take(ask.seat, self._policy.rollout(trial, ask.seat, rng))


@cache
def _evaluator() -> MarquisEvaluator:
    return MarquisEvaluator()


def lackey() -> Bot:
    """Sees no danger, keeps no card for a better moment, overlooks things and forgets what was refused."""
    return JudgingBot(CARELESS, overlooks=0.3, remembers=False)


def steward() -> Bot:
    """Thinks little of what is still to come or was refused, and overlooks an answer now and then."""
    return JudgingBot(HASTY, overlooks=0.05, remembers=False)


def courtier() -> Bot:
    return JudgingBot(TUNED)


def marquise() -> Bot:
    return Marquise()


def duchess(budget: Budget) -> Bot:
    """Looks some rounds ahead, bargains included."""
    return SearchingBot(find("marquis"), _evaluator(), budget, explained, reconsider)
