"""What Marquis tells the search."""

from typing import Final, final

from ducats.engine.messages import Seat
from ducats.engine.rng import Rng
from ducats.games.marquis.evaluation.bargaining import Worths
from ducats.games.marquis.evaluation.evaluation import Evaluation
from ducats.games.marquis.evaluation.learned import table_features
from ducats.games.marquis.evaluation.rollout import rollout_answer, worths
from ducats.games.marquis.evaluation.values import POINTS_PER_LEAD, position_values
from ducats.games.marquis.evaluation.weights import TUNED
from ducats.games.marquis.rules.drawing import CardByChance, TurnUpCard
from ducats.games.marquis.rules.intrigues import DealSpecials, LoseTopCard
from ducats.games.marquis.rules.mercenaries import TurnMercenaryUp
from ducats.games.marquis.rules.printed import COLOUR
from ducats.games.marquis.rules.questions import ChooseTakenBack, ChooseWitness
from ducats.games.marquis.rules.state import Marquis
from ducats.search.evaluator import Evaluator

TICKS_PER_ROUND: Final = 840
"""A turn of everybody on the clock: a number that 2 to 8 seats divide."""
ROLLOUT_ROUNDS: Final = 3
VALUE_PER_POINT: Final = 0.05
"""What a point of the rollout policy's judgement is worth as a prior, in units of `value`."""
KEPT_DETERMINIZATIONS: Final = 96
MOST_CANDIDATES: Final = 6


@final
class MarquisEvaluator(Evaluator[Marquis]):
    """Rollouts last some rounds; then what everybody owns and still has to lay is valued."""

    def __init__(
        self,
        rounds: float = ROLLOUT_ROUNDS,
        breadth: float = 1.0,
        rivals: float = 0.1,
        worlds: int = KEPT_DETERMINIZATIONS,
    ) -> None:
        super().__init__(int(rounds * TICKS_PER_ROUND) + 1, breadth, rivals, worlds)

    def clock(self, g: Marquis) -> int:
        return g.turns() * (TICKS_PER_ROUND // g.seats)

    def value(self, g: Marquis) -> list[float]:
        return position_values(g)

    def features(self, g: Marquis) -> list[float]:
        return list(table_features(g))

    def points_per_lead(self) -> float:
        return POINTS_PER_LEAD

    def goes_forwards(self, g: Marquis) -> bool:
        return g.is_clockwise()

    def shown(self, g: Marquis, seat: Seat, answer: int) -> int:
        """MQ-41, MQ-85, MQ-100: cards drawn and taken back are seen by their owner alone."""
        ask = g.open
        if isinstance(ask, CardByChance):
            return answer if isinstance(ask, TurnUpCard) else 0
        if isinstance(ask, ChooseTakenBack | ChooseWitness | DealSpecials | LoseTopCard):
            return 0
        return answer % COLOUR if isinstance(ask, TurnMercenaryUp) else answer

    def candidates(self, g: Marquis, seat: Seat) -> list[int]:
        found = _judged(g, seat)
        if len(found) > 1:
            found.sort(key=_falling)
        return [answer for _, answer in found[:MOST_CANDIDATES]]

    def priors(self, g: Marquis, seat: Seat, candidates: list[int]) -> list[float]:
        worth = {answer: points for points, answer in _judged(g, seat)}
        return [VALUE_PER_POINT * (worth[answer] - worth[candidates[0]]) for answer in candidates]

    def rollout(self, g: Marquis, seat: Seat, rng: Rng) -> int:
        return rollout_answer(g, seat, g.ask())


def _judged(g: Marquis, seat: Seat) -> Worths:
    return worths(Evaluation(g, seat, TUNED[g.seats]), g.ask())


def _falling(pair: tuple[float, int]) -> float:
    return -pair[0]
