"""What a seat remembers of the bargains of Marquis: fees offered and demanded, prices named and countered."""

from typing import Final

from ducats.bots.memory import Memory, Recall
from ducats.engine.messages import Event, Seat
from ducats.games.marquis.rules.events import (
    FeeDemanded,
    FeeOffered,
    InterventionPassed,
    PriceCountered,
    PriceDemanded,
    ProtectionDeclined,
    ProtectionSold,
    TermsAccepted,
    TermsRefused,
    TurnBegan,
    VetoPlayed,
)
from ducats.games.marquis.rules.messages import Bundle
from ducats.games.marquis.rules.notation import MEASURE, amounts

FEE: Final = "fee"
"""What a client offers a Countess."""
DEMAND: Final = "demand"
"""What a Countess demands of a client."""
PRICE: Final = "price"
"""What a Prosecutor demands of a culprit."""
COUNTER: Final = "counter"
"""What a culprit offers a Prosecutor instead."""

PROTECTION: Final = "protection"
KEPT_TURNS: Final = 2
"""Of the seat's own, beside the one in which it was refused: by then other cards lie open."""


def after(memory: Memory, seat: Seat, event: Event) -> Memory:
    match event:
        case TurnBegan():
            return memory.next_turn(KEPT_TURNS) if event.seat == seat else memory
        case FeeOffered() | FeeDemanded() | ProtectionDeclined() | ProtectionSold():
            return _after_fee(memory.about(PROTECTION), seat, event)
        case VetoPlayed():
            return memory.about(event.effect)
        case PriceDemanded() if event.seat == seat:
            return memory.propose(event.culprit, PRICE, _code(event.bundle))
        case PriceCountered() if event.seat == seat:
            return memory.propose(event.prosecutor, COUNTER, _code(event.bundle))
        case PriceCountered() if event.prosecutor == seat:
            return memory.refuse(event.seat)
        case InterventionPassed():
            return memory.refuse(event.seat)
        case TermsRefused() if event.other == seat:
            return memory.refuse(event.seat)
        case TermsAccepted() if seat in (event.seat, event.other):
            return memory.agree(event.other if event.seat == seat else event.seat)
    return memory


def _after_fee(memory: Memory, seat: Seat, event: Event) -> Memory:
    """A Countess who demands more has refused what was offered; one who sells to another has not."""
    match event:
        case FeeOffered() if event.seat == seat and event.bundle is not None:
            return memory.propose(event.countess, FEE, _code(event.bundle))
        case FeeDemanded() if event.seat == seat:
            return memory.propose(event.client, DEMAND, _code(event.bundle))
        case FeeDemanded() if event.client == seat:
            return memory.refuse(event.seat)
        case ProtectionDeclined():
            return memory.refuse(event.seat)
        case ProtectionSold() if seat in (event.seat, event.client):
            return memory.agree(event.client if event.seat == seat else event.seat)
        case ProtectionSold():
            return memory.withdraw(event.seat)
    return memory


def _code(bundle: Bundle) -> int:
    return MEASURE.code(amounts(bundle))


RECALL: Final = Recall(
    events=(
        TurnBegan,
        FeeOffered,
        FeeDemanded,
        ProtectionDeclined,
        ProtectionSold,
        VetoPlayed,
        PriceDemanded,
        PriceCountered,
        TermsRefused,
        TermsAccepted,
        InterventionPassed,
    ),
    questions=frozenset(
        ("marquis.offer_fee", "marquis.choose_client", "marquis.intervene", "marquis.answer_price")
    ),
    after=after,
)
