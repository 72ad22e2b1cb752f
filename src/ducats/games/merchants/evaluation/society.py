"""Phases 6 and 7: cards, upkeep, credit (MA-42, MA-56 to MA-65)."""

from typing import Final

from ducats.engine import bits
from ducats.engine.messages import Seat
from ducats.games.merchants.evaluation.market import ends_now, rounds_after
from ducats.games.merchants.evaluation.values import CARD_INCOME
from ducats.games.merchants.evaluation.weights import Weights
from ducats.games.merchants.rules.names import (
    CHEAP_PURCHASE,
    PATRON_FAVOUR,
    WAREHOUSE_SALE,
)
from ducats.games.merchants.rules.state import Merchants

PARTNERS: Final = 200.0
"""What cheap purchase and warehouse sale bring more in a round to who owns both."""
THRIFT: Final = 0.6
"""The part of an investment card's worth that is bid for it at most."""
POOR_BELOW: Final = 700
"""Florins: who has less trades the worse."""


def left_after(g: Merchants) -> float:
    """Rounds that are expected after this one, once it is sold."""
    return 0.0 if ends_now(g) else rounds_after(g)


def card_worth(g: Merchants, seat: Seat, card: int) -> float:
    """Who buys cheaply and sells from the warehouse needs no wagon: the two help each other."""
    worth = CARD_INCOME[card]
    if card == CHEAP_PURCHASE and g.owns(seat, WAREHOUSE_SALE):
        worth += PARTNERS
    if card == WAREHOUSE_SALE and g.owns(seat, CHEAP_PURCHASE):
        worth += PARTNERS
    return worth * left_after(g)


def bid_limit(g: Merchants, weights: Weights, seat: Seat, card: int) -> float:
    """MA-57: the most to bid for a card, or for the best that lies face up (card -1)."""
    best = 0.0
    if card >= 0:
        best = card_worth(g, seat, card)
    else:
        for other in bits.numbers(g.face_up):
            best = max(best, card_worth(g, seat, other))
    return min(THRIFT * best, float(g.cash(seat) - g.printed.upkeep[g.status(seat)]) - weights.reserve)


def offer_worth(g: Merchants, seat: Seat, card: int) -> float:
    """Edition 1999: a card that is worth its printed price, since nobody else may want it."""
    return card_worth(g, seat, card) - g.printed.printed_prices[card]


def status_cards(g: Merchants, seat: Seat, answer: int) -> float:
    """Letters are money now; the favour waits for an upkeep worth it, a fall or the end."""
    letters, patron = divmod(answer, 2)
    worth = 100.0 * letters
    if patron:
        due = g.printed.upkeep[g.status(seat)]
        waits = 0.0 if due > g.cash(seat) else 450.0 * min(1.0, left_after(g))
        worth += float(min(due, g.printed.worth[PATRON_FAVOUR])) - waits
    return worth


def wants_credit(g: Merchants, seat: Seat, before: bool) -> bool:
    """MA-61, MA-71: only while there is time to earn the repayment."""
    poor = int(g.printed.upkeep[g.status(seat)]) if before else POOR_BELOW
    return g.cash(seat) < poor and left_after(g) >= 2.5


def repayment(g: Merchants, seat: Seat, repaid: int) -> float:
    """MA-65: a debt bars every rise and the victory."""
    left = int(g.cash(seat)) - repaid * g.printed.credit_repay
    strapped = repaid and left < POOR_BELOW // 2 and left_after(g) > 1.5
    return -1.0 if strapped else float(repaid)
