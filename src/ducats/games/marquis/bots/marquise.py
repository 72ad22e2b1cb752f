"""The marquise: imagines tables that fit what she sees, and plays each on until her next turn has come."""

from typing import Any, Final, final

from ducats.bots.base import Bot
from ducats.engine.messages import CHANCE, Action, Seat, View
from ducats.engine.play import Play
from ducats.engine.rng import Rng
from ducats.games import find
from ducats.games.marquis.bots.courtier import best
from ducats.games.marquis.bots.question import asked
from ducats.games.marquis.bots.reasons import explained
from ducats.games.marquis.evaluation import (
    TUNED,
    MarquisEvaluator,
    Worths,
    answers_worth,
    cards_laid,
    seat_lead,
)
from ducats.search import Evaluator

LAY_CARD: Final = "marquis.lay_card"
PLAIN: Final = ("marquis.claim_toll", "marquis.exchange_last", "marquis.exchange_late")
"""Questions whose answer needs no second thought."""


@final
class Marquise(Bot):
    """Candidates meet the same imagined cards; everybody in her thoughts follows the rollout policy."""

    def __init__(
        self, worlds: int = 40, candidates: int = 4, rounds: int = 2, prior_weight: float = 0.3
    ) -> None:
        self._worlds = worlds
        """How many, divided by the number of seats: a round of many takes longer."""
        self._candidates = candidates
        self._rounds = rounds
        self._prior_weight = prior_weight
        self._policy: Evaluator[Any] = MarquisEvaluator()

    def choose(self, view: View, rng: Rng) -> Action:
        seat = asked(view)
        world = find("marquis").imagine(view, rng)
        worths = answers_worth(world, seat, TUNED)
        rng.shuffle(worths)
        worths.sort(key=lambda pair: -pair[0])
        if len(worths) > 1 and world.ask().question not in PLAIN:
            worths = self._search(view, seat, worths[: self._candidates], rng)
        return explained(view, world.say(seat, best(worths, rng)))

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


def marquise() -> Bot:
    return Marquise()
