"""Phases 6 and 7 for playouts: cards, upkeep, credit (MA-42, MA-56 to MA-65)."""

from typing import Final

from ducats.engine import bits
from ducats.engine.messages import Seat
from ducats.games.merchants.names import (
    BROKEN_AXLE,
    CHEAP_PURCHASE,
    CITY_CHARTER,
    FRESH_HORSES,
    LETTER_OF_EXCHANGE,
    LOADING_PERMIT,
    MARKET_RUMOUR,
    PATRON_FAVOUR,
    WAREHOUSE_SALE,
)
from ducats.games.merchants.state import Merchants
from ducats.search.merchants.market import ends_now, rounds_after
from ducats.search.merchants.standing import A_ROUND

PARTNERS: Final = 200.0
"""What cheap purchase and warehouse sale bring more in a round to who owns both."""
THRIFT: Final = 0.6
"""The part of an investment card's worth that is bid for it at most."""
RESERVE: Final = 700.0
POOR: Final = 700
SOON: Final[tuple[float, ...]] = (0.0, 0.0, 0.35, 0.6, 0.7)
"""By seats: how often a permit finds an occasion."""


def left_after(g: Merchants) -> float:
    """Rounds that are expected after this one, once it is sold."""
    return 0.0 if ends_now(g) else rounds_after(g)


def card_worth(g: Merchants, seat: Seat, card: int) -> float:
    """Who buys cheaply and sells from the warehouse needs no wagon: the two help each other."""
    worth = A_ROUND[card]
    if card == CHEAP_PURCHASE and g.owns(seat, WAREHOUSE_SALE):
        worth += PARTNERS
    if card == WAREHOUSE_SALE and g.owns(seat, CHEAP_PURCHASE):
        worth += PARTNERS
    return worth * left_after(g)


def bid_limit(g: Merchants, seat: Seat, card: int) -> float:
    """MA-57: the most to bid for a card, or for the best that lies face up (card -1)."""
    best = 0.0
    if card >= 0:
        best = card_worth(g, seat, card)
    else:
        for other in bits.numbers(g.face_up):
            best = max(best, card_worth(g, seat, other))
    return min(THRIFT * best, float(g.cash(seat) - g.tables.upkeep[g.status(seat)]) - RESERVE)


def influence(g: Merchants, seat: Seat, kind: int) -> float:
    """MA-42: what an influence card may bring."""
    left = left_after(g)
    if kind == LETTER_OF_EXCHANGE:
        return 480.0
    if kind == PATRON_FAVOUR:
        level = min(g.tables.top, int(float(g.status(seat)) + 0.9 * left + 0.5))
        saved = min(g.tables.worth[kind], g.tables.upkeep[level])
        return 0.9 * float(saved) / float(1 + g.holds(seat, kind))
    usual = {
        CITY_CHARTER: 250.0,
        MARKET_RUMOUR: 300.0,
        LOADING_PERMIT: 500.0 * SOON[g.seats],
        FRESH_HORSES: 200.0,
        BROKEN_AXLE: 260.0,
    }
    return usual[kind] * min(1.0, 0.3 + 0.35 * left)


def status_cards(g: Merchants, seat: Seat, answer: int) -> float:
    """Letters are money now; the favour waits for an upkeep worth it, a fall or the end."""
    letters, patron = divmod(answer, 2)
    worth = 100.0 * letters
    if patron:
        due = g.tables.upkeep[g.status(seat)]
        waits = 0.0 if due > g.cash(seat) else 450.0 * min(1.0, left_after(g))
        worth += float(min(due, g.tables.worth[PATRON_FAVOUR])) - waits
    return worth


def wants_credit(g: Merchants, seat: Seat, before: bool) -> bool:
    """MA-61, MA-71: only while there is time to earn the repayment."""
    poor = int(g.tables.upkeep[g.status(seat)]) if before else POOR
    return g.cash(seat) < poor and left_after(g) >= 2.5


def repayment(g: Merchants, seat: Seat, repaid: int) -> float:
    """MA-65: a debt bars every rise and the victory."""
    left = int(g.cash(seat)) - repaid * g.tables.credit_repay
    strapped = repaid and left < POOR // 2 and left_after(g) > 1.5
    return -1.0 if strapped else float(repaid)
