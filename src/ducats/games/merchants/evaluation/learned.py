"""What a learned value of a position is found from, and the networks that were trained for Merchants."""

from typing import Final

from librt.vecs import vec

from ducats.games.merchants.evaluation.market import Market, rounds_after
from ducats.games.merchants.evaluation.values import (
    COMFORTABLE_CASH,
    Ladder,
    blended,
    goods_of,
    levels_hoped,
    spread,
)
from ducats.games.merchants.evaluation.ways import Ways
from ducats.games.merchants.rules.names import INVESTMENT_COUNT, KIND_COUNT
from ducats.games.merchants.rules.state import Merchants
from ducats.search.value_network import KeptNetworks, ValueNetwork, leads_of, shares_of

PLAIN: Final = 14
CARDS: Final = PLAIN
LETTERS: Final = CARDS + INVESTMENT_COUNT
FEATURES: Final = LETTERS + KIND_COUNT
"""For each seat: what it may hope for, status, money, goods and time; then its cards."""
LEVELS_PER_LEAD: Final = 3.0
"""The lead that a network calls 1."""
LEVELS_SCALE: Final = 10.0
FLORINS_SCALE: Final = 2000.0
ROUNDS_SCALE: Final = 5.0

_NETWORKS: Final = KeptNetworks("ducats.games.merchants")


def network_for(g: Merchants) -> ValueNetwork | None:
    """The one for a table of this size. None knows other numbers or the edition of 1999."""
    return None if g.data is not None or g.chosen.edition_1999 else _NETWORKS.of(g.seats)


def table_features(g: Merchants, ladder: Ladder, ways: Ways, market: Market) -> vec[float]:
    """FEATURES numbers for each seat, hidden money included: it is an imagined table."""
    seats = g.seats
    row = vec[float]([0.0] * (seats * FEATURES))
    goods = goods_of(g, ways, market)
    levels = levels_hoped(g, ladder, goods)
    mean = sum(levels) / seats
    usual = sum([float(g.status(seat)) for seat in range(seats)]) / seats
    rounds = rounds_after(g)
    scale = spread(rounds)
    for seat in range(seats):
        at = seat * FEATURES
        status, cash = float(g.status(seat)), float(g.cash(seat))
        best = max([levels[other] for other in range(seats) if other != seat])
        row[at] = (levels[seat] - mean) / scale
        row[at + 1] = (levels[seat] - mean) / LEVELS_PER_LEAD
        row[at + 2] = (levels[seat] - best) / LEVELS_PER_LEAD
        row[at + 3] = levels[seat] / LEVELS_SCALE
        row[at + 4] = status / LEVELS_SCALE
        row[at + 5] = (status - usual) / LEVELS_PER_LEAD
        row[at + 6] = cash / FLORINS_SCALE
        row[at + 7] = min(cash, COMFORTABLE_CASH) / COMFORTABLE_CASH
        row[at + 8] = goods[seat] / FLORINS_SCALE
        row[at + 9] = float(g.credits(seat))
        row[at + 10] = rounds / ROUNDS_SCALE
        row[at + 11] = float(g.arrivals) / float(g.chosen.end_arrivals)
        row[at + 12] = (seat - int(g.first)) % seats / seats
        row[at + 13] = 1.0 if rounds <= 1.0 else 0.0
        for card in range(INVESTMENT_COUNT):
            if g.owns(seat, card):
                row[at + CARDS + card] = 1.0
        for kind in range(KIND_COUNT):
            row[at + LETTERS + kind] = float(g.holds(seat, kind))
    return row


def learned_values(
    g: Merchants, ladder: Ladder, ways: Ways, market: Market, network: ValueNetwork
) -> list[float]:
    """Shares of the victory as a network expects them, blended with the leads that it expects."""
    outputs = network.outputs(table_features(g, ladder, ways, market), True)
    return blended(leads_of(outputs, g.seats, LEVELS_PER_LEAD), shares_of(outputs, g.seats))
