"""Phase 1: what to buy, and where (MA-12 to MA-16)."""

from typing import Final

from ducats.bots.merchants.answers import Worths, offered
from ducats.bots.merchants.table import Table
from ducats.engine.rng import Rng
from ducats.games.merchants.messages import BuyGood, PlayLetter

SAME: Final = (1.0, 1.0, 0.95, 0.5, 0.35, 0.2)
"""How useful the first, second, ... piece of one type in a city is: three ride with their master."""
OTHER: Final = (1.0, 1.0, 0.7, 0.55, 0.35, 0.25)
"""The same for the pieces of other types that lie there already: a guest has two."""
MONOPOLY_RISK: Final = 0.8
LETTER_BELOW: Final = 900


def purchases(t: Table, rng: Rng) -> Worths:
    """Every single purchase by what a trip may bring; nothing more is worth 0."""
    worths: Worths = []
    for action in offered(t):
        if isinstance(action, BuyGood):
            worths.append((action, _gain(t, action.good, action.city)))
        elif isinstance(action, PlayLetter):
            worths.append((action, 1000.0 if t.cash < LETTER_BELOW else -1000.0))
        else:
            worths.append((action, 0.0))
    return worths


def _gain(t: Table, good: str, city: str) -> float:
    stock = t.stock(t.me, city)
    same, all_here = stock.get(good, 0), sum(stock.values())
    useful = SAME[min(same, len(SAME) - 1)] * OTHER[min(all_here - same, len(OTHER) - 1)]
    if t.care.reads_rivals and any(
        t.stock(rival, city).get(good, 0) >= 2 for rival in range(t.seats) if rival != t.me
    ):
        useful *= MONOPOLY_RISK
    cost = _cost(t, good)
    spare: int = t.cash - cost - t.mine.upkeep
    pinch = max(0.0, t.care.reserve - spare) * 0.4
    worth = useful * t.worth_in_store(city, good, 0.85)
    if "warehouse_sale" in t.mine.investments:
        worth = max(worth, 0.9 * t.warehouse_price(good))
    return worth - cost - pinch


def _cost(t: Table, good: str) -> int:
    """MAR-32: with the cheap purchase the first piece costs 100, the others nothing or as much."""
    if "cheap_purchase" not in t.mine.investments:
        return int(t.seen.prices[good].buy)
    bought = t.seen.purchase.bought if t.seen.purchase is not None else 0
    each = t.options.cheap_purchase == "each100"
    return t.tables.unit if each or not bought else 0
