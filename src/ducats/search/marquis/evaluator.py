"""What Marquis tells the search: the courtier's habits in a form that playouts can afford."""

from typing import Final, cast, final

from ducats.engine.frames import Ask, Play
from ducats.engine.messages import Seat
from ducats.engine.rng import Rng
from ducats.games.marquis.bargains import ChooseClient
from ducats.games.marquis.drawing import CardByChance, TurnUpCard
from ducats.games.marquis.intrigues import DealSpecials, LoseTopCard
from ducats.games.marquis.mercenaries import TurnMercenaryUp
from ducats.games.marquis.payments import ExchangeCoins
from ducats.games.marquis.questions import ChooseTakenBack, ChooseWitness, MayVeto
from ducats.games.marquis.state import Marquis
from ducats.games.marquis.tables import COLOUR, TABLES
from ducats.search.evaluator import Evaluator
from ducats.search.marquis.bargains import offered
from ducats.search.marquis.habits import exchange_quickly, worths
from ducats.search.marquis.look import Book, Look
from ducats.search.marquis.standing import standing

ROUND: Final = 840
"""A turn of everybody on the clock: a number that 2 to 8 seats divide."""
ROUNDS: Final = 3
"""How many of them a playout lasts."""
POINT: Final = 0.05
"""What a point of the habits' judgement is worth as a first thought, in units of `value`."""
WORLDS: Final = 96
"""So many imagined worlds are kept."""
THOUGHT_OF: Final = 6
"""So many answers are thought about at most."""


@final
class MarquisEvaluator(Evaluator):
    """Playouts last some rounds; then what everybody owns and still has to lay is valued."""

    def __init__(
        self, rounds: float = ROUNDS, breadth: float = 1.0, rivals: float = 0.1, worlds: int = WORLDS
    ) -> None:
        super().__init__(int(rounds * ROUND) + 1, breadth, rivals, worlds)
        self._book = Book(TABLES)

    def clock(self, play: Play) -> int:
        g = cast(Marquis, play)
        return g.turns * (ROUND // g.seats)

    def value(self, play: Play) -> list[float]:
        g = cast(Marquis, play)
        return standing(g, self._printed(g))

    def shown(self, play: Play, seat: Seat, answer: int) -> int:
        """MQ-41, MQ-85, MQ-100: cards drawn and taken back are seen by their owner alone."""
        ask = play.frames[-1]
        if isinstance(ask, CardByChance):
            return answer if isinstance(ask, TurnUpCard) else 0
        if isinstance(ask, ChooseTakenBack | ChooseWitness | DealSpecials | LoseTopCard):
            return 0
        return answer % COLOUR if isinstance(ask, TurnMercenaryUp) else answer

    def candidates(self, play: Play, seat: Seat) -> list[int]:
        g = cast(Marquis, play)
        found = worths(Look(g, seat, self._printed(g)), cast(Ask[Marquis], g.frames[-1]))
        if len(found) > 1:
            found.sort(key=_falling)
        return [answer for _, answer in found[:THOUGHT_OF]]

    def priors(self, play: Play, seat: Seat, candidates: list[int]) -> list[float]:
        g = cast(Marquis, play)
        found = worths(Look(g, seat, self._printed(g)), cast(Ask[Marquis], g.frames[-1]))
        worth = {answer: points for points, answer in found}
        return [POINT * (worth[answer] - worth[candidates[0]]) for answer in candidates]

    def rollout(self, play: Play, seat: Seat, rng: Rng) -> int:
        g = cast(Marquis, play)
        ask = cast(Ask[Marquis], g.frames[-1])
        if isinstance(ask, MayVeto) and not g.holds_veto(seat):
            return 0
        look = Look(g, seat, self._printed(g))
        if isinstance(ask, ExchangeCoins):
            return exchange_quickly(look)
        # In haste a Countess takes an offer or leaves it, without a demand of her own.
        found = offered(look) if isinstance(ask, ChooseClient) else worths(look, ask)
        best, answer = found[0]
        for worth, other in found:
            if worth > best:
                best, answer = worth, other
        return answer

    def _printed(self, g: Marquis) -> Book:
        if g.tables is not self._book.tables:
            self._book = Book(g.tables)
        return self._book


def _falling(pair: tuple[float, int]) -> float:
    return -pair[0]
