"""The questions about coins: how many exchanges, and the Countess's toll."""

from typing import Final, final

from ducats.engine.errors import IllegalAction
from ducats.engine.messages import Action, Seat
from ducats.games.marquis.actions import ClaimToll, Exchange, WaiveToll
from ducats.games.marquis.judge import rate
from ducats.games.marquis.purse import DEALER, LAST, OWN, least_exchanges, most_exchanges
from ducats.games.marquis.questions import OneSeat
from ducats.games.marquis.state import Marquis
from ducats.games.marquis.tables import MAX_SEATS

MOST_EXCHANGES: Final = 41
"""32 coins and 8 Vetos at 1/1 at most."""
FROM_NONE: Final = [list(range(most + 1)) for most in range(MOST_EXCHANGES)]
FROM_ONE: Final = [list(range(1, most + 1)) for most in range(MOST_EXCHANGES)]
"""By the most exchanges that are possible: all that are legal."""


class ExchangeQuestion(OneSeat):
    """MQ-34, MQ-37: how many exchanges; the answer is the number."""

    size = MOST_EXCHANGES
    kind: int

    def legal(self, g: Marquis, seat: Seat) -> list[int]:
        most = most_exchanges(g, seat, self.kind)
        return FROM_ONE[most] if least_exchanges(g, seat, self.kind) else FROM_NONE[most]

    def say(self, g: Marquis, seat: Seat, answer: int) -> Action:
        return Exchange(answer)

    def hear(self, g: Marquis, seat: Seat, action: Action) -> int:
        if not isinstance(action, Exchange):
            raise self.wrong_kind(action)
        return action.times

    def why_illegal(self, g: Marquis, seat: Seat, answer: int) -> IllegalAction:
        if answer < least_exchanges(g, seat, self.kind):
            return IllegalAction(
                "the treasury is empty, so you must exchange", code="duty_to_exchange", rule="MQ-37"
            )
        return IllegalAction("you cannot pay for so many exchanges", code="too_few_coins", rule="MQ-32")


@final
class ExchangeCoins(ExchangeQuestion):
    """MQ-12, MQ-35: at the start of one's turn, with the card that lies open."""

    question = "marquis.exchange"
    rule = "MQ-34"

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat)
        self.kind = OWN

    def default(self, g: Marquis, seat: Seat) -> int:
        """All at half a diamond per coin or better, else as little as allowed."""
        price, gain = rate(g, seat)
        legal = self.legal(g, seat)
        return legal[-1] if 2 * gain >= price else legal[0]


COIN_CHOICES: Final = [ExchangeCoins(seat) for seat in range(MAX_SEATS)]
"""Frames hold nothing of a game, so that one for each seat serves all games."""


@final
class ExchangeNow(ExchangeQuestion):
    """MQ-75: the dealer's first exchange."""

    question = "marquis.exchange_now"
    rule = "MQ-75"

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat)
        self.kind = DEALER


@final
class ExchangeLast(ExchangeQuestion):
    """MQ-108, MQ-109: the last one, where Vetos count."""

    question = "marquis.exchange_last"
    rule = "MQ-108"

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat)
        self.kind = LAST

    def default(self, g: Marquis, seat: Seat) -> int:
        return self.legal(g, seat)[-1]


CLAIMED: Final = 0
WAIVED: Final = 1


@final
class MayClaim(OneSeat):
    """MQ-69, MQ-71: the Countess's coin from somebody who exchanges."""

    question = "marquis.claim_toll"
    rule = "MQ-69"
    size = 2

    def __init__(self, seat: Seat, payer: Seat) -> None:
        super().__init__(seat)
        self.payer = payer

    def legal(self, g: Marquis, seat: Seat) -> list[int]:
        return [CLAIMED, WAIVED]

    def say(self, g: Marquis, seat: Seat, answer: int) -> Action:
        return ClaimToll() if answer == CLAIMED else WaiveToll()

    def hear(self, g: Marquis, seat: Seat, action: Action) -> int:
        if isinstance(action, ClaimToll):
            return CLAIMED
        if isinstance(action, WaiveToll):
            return WAIVED
        raise self.wrong_kind(action)
