"""What a seat remembers of the bargains of Merchants: requests, quotes and counter-offers."""

from typing import Final

from ducats.bots.memory import Memory, Recall
from ducats.engine.messages import Event, Seat
from ducats.games.merchants.rules.events import (
    GoodsLoaded,
    LoadingRefused,
    LoadingRequested,
    PriceNamed,
    PriceRaised,
    PriceShifted,
    RoundBegan,
)

REQUEST: Final = "request"
"""A guest's, for which the master names no price."""
QUOTE: Final = "quote"
"""Any price that a master names."""
COUNTER: Final = "counter"
"""What a guest offers instead."""

KEPT_ROUNDS: Final = 1
"""Beside the one in which it was refused: by then the wagons stand elsewhere."""


def matter_of(goods: tuple[str, ...]) -> str:
    """Other goods are another matter."""
    return " ".join(sorted(goods))


def after(memory: Memory, seat: Seat, event: Event) -> Memory:
    match event:
        case RoundBegan():
            return memory.next_turn(KEPT_ROUNDS)
        case PriceRaised() | PriceShifted():
            return memory.outdate(event.good)
        case LoadingRequested():
            # A permit is no bargain.
            return memory.about("" if event.permit else matter_of(event.goods))
        case PriceNamed() if event.seat == seat and event.amount is not None:
            kind = COUNTER if event.word == "counter" else QUOTE
            return memory.propose(event.other, kind, event.amount)
        case PriceNamed() if event.other == seat:
            # A guest who counters may still pay more; a master with another price has refused the counter.
            return memory.withdraw(event.seat) if event.word == "counter" else memory.refuse(event.seat)
        case LoadingRefused() if event.other == seat:
            asked = memory if memory.standing else memory.propose(event.seat, REQUEST, 0)
            return asked.refuse(event.seat)
        case GoodsLoaded() if memory.matter and seat in (event.seat, event.master):
            return memory.agree(event.master if event.seat == seat else event.seat)
    return memory


RECALL: Final = Recall(
    events=(
        RoundBegan,
        PriceRaised,
        PriceShifted,
        LoadingRequested,
        PriceNamed,
        LoadingRefused,
        GoodsLoaded,
    ),
    questions=frozenset(
        (
            "merchants.load_request",
            "merchants.load_quote",
            "merchants.load_answer",
            "merchants.load_reply",
        )
    ),
    after=after,
)
