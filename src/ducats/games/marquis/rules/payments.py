"""The questions about coins: how many exchanges, and the Countess's toll."""

from typing import Final, final

from ducats.engine import bits
from ducats.engine.codecs import Field, Words
from ducats.engine.errors import IllegalAction
from ducats.engine.frames import Ask
from ducats.engine.messages import Seat
from ducats.engine.rng import Rng
from ducats.games.marquis.rules.messages import ClaimToll, Exchange, WaiveToll
from ducats.games.marquis.rules.printed import MAX_SEATS
from ducats.games.marquis.rules.purse import DEALER, LAST, LATE, OWN, is_duty, least_exchanges, most_exchanges
from ducats.games.marquis.rules.queries import rate
from ducats.games.marquis.rules.state import Marquis

MOST_EXCHANGES: Final = 41
"""32 coins and 8 Vetoes at 1/1 at most."""


class ExchangeQuestion(Ask[Marquis]):
    """MQ-34, MQ-37: how many exchanges; the answer is the number."""

    size = MOST_EXCHANGES
    codec = Field(Exchange, "times")
    kind: int

    def legal(self, g: Marquis, seat: Seat) -> list[int]:
        return bits.span(least_exchanges(g, seat, self.kind), most_exchanges(g, seat, self.kind))

    def pick(self, g: Marquis, seat: Seat, rng: Rng) -> int:
        least = least_exchanges(g, seat, self.kind)
        return least + rng.below(most_exchanges(g, seat, self.kind) + 1 - least)

    def cited(self, g: Marquis, seat: Seat) -> str:
        return "MQ-37" if is_duty(g, seat, self.kind) else self.rule

    def why_illegal(self, g: Marquis, seat: Seat, answer: int) -> IllegalAction:
        if answer < least_exchanges(g, seat, self.kind):
            return IllegalAction(
                "the treasury is empty, so you must exchange", code="duty_to_exchange", rule="MQ-37"
            )
        return IllegalAction("you cannot pay for that many exchanges", code="too_few_coins", rule="MQ-32")


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
        row = rate(g, seat)
        legal = self.legal(g, seat)
        return legal[-1] if 2 * g.printed.gain[row] >= g.printed.price[row] else legal[0]


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
    """MQ-108, MQ-109: the last one, where Vetoes count."""

    question = "marquis.exchange_last"
    rule = "MQ-108"

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat)
        self.kind = LAST

    def default(self, g: Marquis, seat: Seat) -> int:
        return self.legal(g, seat)[-1]


@final
class ExchangeLate(ExchangeQuestion):
    """MQ-113, MQ-R36: of a player who is out, when coins have come."""

    question = "marquis.exchange_late"
    rule = "MQ-113"

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat)
        self.kind = LATE

    def default(self, g: Marquis, seat: Seat) -> int:
        return self.legal(g, seat)[-1]


EXCHANGE_QUESTIONS: Final[list[list[ExchangeQuestion]]] = [
    [ExchangeCoins(seat) for seat in range(MAX_SEATS)],
    [ExchangeNow(seat) for seat in range(MAX_SEATS)],
    [ExchangeLast(seat) for seat in range(MAX_SEATS)],
    [ExchangeLate(seat) for seat in range(MAX_SEATS)],
]
"""By kind and seat: frames hold nothing of a game, so that all games share them."""

CLAIMED: Final = 0
WAIVED: Final = 1


@final
class MayClaim(Ask[Marquis]):
    """MQ-69, MQ-71: the Countess's coin from somebody who exchanges."""

    question = "marquis.claim_toll"
    shows = True
    rule = "MQ-69"
    size = 2
    codec = Words(ClaimToll, WaiveToll)

    def __init__(self, seat: Seat, payer: Seat) -> None:
        super().__init__(seat)
        self.payer = payer

    def legal(self, g: Marquis, seat: Seat) -> list[int]:
        return [CLAIMED, WAIVED]
