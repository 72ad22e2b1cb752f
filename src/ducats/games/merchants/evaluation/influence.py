"""What each influence card would be worth to a player who may pick one (MA-42, MA-45)."""

import math
from typing import Final

from ducats.engine import bits
from ducats.engine.messages import Seat
from ducats.games.merchants.evaluation.market import Market, rounds_left
from ducats.games.merchants.evaluation.moving import AXLE_WORTH, Turn
from ducats.games.merchants.evaluation.prices import stakes
from ducats.games.merchants.evaluation.trading import FAIR_PART
from ducats.games.merchants.evaluation.weights import Weights
from ducats.games.merchants.rules import counts
from ducats.games.merchants.rules.names import (
    CITY_CHARTER,
    CITY_COUNT,
    FRESH_HORSES,
    GOOD_COUNT,
    LETTER_OF_EXCHANGE,
    LOADING_PERMIT,
    MARKET_RUMOUR,
    PATRON_FAVOUR,
    WAGONS,
)
from ducats.games.merchants.rules.state import Merchants
from ducats.games.merchants.rules.unloading import earns_bonus

LETTER_WORTH: Final = 480.0
CLIMB_A_ROUND: Final = 0.9
"""Levels that are won in a usual round."""
DEAL_CHANCE: Final[tuple[float, ...]] = (0.0, 0.0, 0.35, 0.95, 0.95)
"""By seats: how likely master and guest agree; of two players one loses every florin the other gains."""
PERMIT_CHANCE: Final[tuple[float, ...]] = (0.0, 0.0, 0.45, 0.6, 0.7)
"""By seats: how likely a round brings a wagon with goods of mine waiting and another's mastership."""
RIDE_OF_TWO: Final = 850.0
"""What a ride for two goods is usually worth."""


def card_worth(g: Merchants, turn: Turn, market: Market, weights: Weights, seat: Seat, kind: int) -> float:
    """MA-42: what a card may bring."""
    left = rounds_left(g)
    later = min(1.0, 0.3 + 0.35 * left)
    """The chance that an occasion for a card still comes."""
    if kind == LETTER_OF_EXCHANGE:
        return LETTER_WORTH
    if kind == PATRON_FAVOUR:
        return _favour(g, seat, left)
    if kind == CITY_CHARTER:
        return max(250.0 * later, _charter(g, seat))
    if kind == MARKET_RUMOUR:
        spare = 0.0 if g.holds(seat, MARKET_RUMOUR) else 300.0 * later
        return max(spare, _rumour(g, weights, seat, left))
    if left == 0.0 and kind in (LOADING_PERMIT, FRESH_HORSES):
        return 0.0
    if kind == LOADING_PERMIT:
        return _permit(g, market, seat, left, later)
    if kind == FRESH_HORSES:
        gains = [turn.nearer(wagon) for wagon in range(WAGONS) if not g.arrived_as(wagon)]
        return max([200.0 * later, *[0.9 * gain for gain in gains]])
    held_up = [turn.axle(wagon) for wagon in range(WAGONS) if not g.is_in_city(wagon)]
    return max([260.0 * later, *[0.6 * (gain + AXLE_WORTH) for gain in held_up]])


def _favour(g: Merchants, seat: Seat, left: float) -> float:
    """The upkeep of the level they will have; each favour more is for an earlier, cheaper round."""
    most, held, level = float(g.printed.worth[PATRON_FAVOUR]), g.holds(seat, PATRON_FAVOUR), g.status(seat)
    if left < 1.0:
        return 0.0 if held else min(most, float(g.printed.upkeep[level]))
    rounds = max(0.0, left - float(held))
    reached = min(g.printed.top, round(float(level) + CLIMB_A_ROUND * rounds))
    return 0.9 * min(most, float(g.printed.upkeep[reached]))


def _charter(g: Merchants, seat: Seat) -> float:
    """What it brings for the wagons that have arrived already."""
    best = 0.0
    for wagon in range(WAGONS):
        if g.arrived_as(wagon):
            city, plain = g.wagon_at(wagon), 0.0
            for good in range(GOOD_COUNT):
                if not earns_bonus(g, city, good):
                    plain += float(g.aboard(wagon, seat, good))
            best = max(best, plain * float(g.bonus(city)))
    return best


def _rumour(g: Merchants, weights: Weights, seat: Seat, left: float) -> float:
    """A step for the good they have most of, in this round's sale or a later one."""
    levels = g.printed.levels
    step = float(g.printed.selling[levels] - g.printed.selling[1]) / (levels - 1)
    return step * max([abs(stake) for stake in stakes(g, weights, seat, left)])


def _permit(g: Merchants, market: Market, seat: Seat, left: float, later: float) -> float:
    """What the permit saves against haggling for the best pieces that may ride later on."""
    value = max([RIDE_OF_TWO * later, *[_ride(g, market, seat, city) for city in range(CITY_COUNT)]])
    haggled = DEAL_CHANCE[g.seats] * (1.0 - FAIR_PART) * value
    fee = float(g.printed.worth[LOADING_PERMIT]) * g.chosen.guest_load_max
    return (value - fee - haggled) * (1.0 - math.pow(1.0 - PERMIT_CHANCE[g.seats], left))


def _ride(g: Merchants, market: Market, seat: Seat, city: int) -> float:
    """What loading their best pieces in a city brings, less the longer they wait for a wagon."""
    stock = g.stock(seat, city)
    pieces = [
        market.piece(city, good)
        for good in bits.numbers(counts.kinds(stock))
        for _ in range(counts.count(stock, good))
    ]
    pieces.sort(reverse=True)
    return sum(pieces[: g.chosen.guest_load_max]) * market.alive(market.wait[city])
