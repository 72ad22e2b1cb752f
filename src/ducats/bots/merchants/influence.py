"""What each influence card would be worth to the bot that may pick one (MA-42, MA-45)."""

import math
from collections.abc import Callable
from typing import Final

from ducats.bots.merchants.answers import Worths, offered
from ducats.bots.merchants.moving import AXLE_WORTH, axle_gain, on_the_road
from ducats.bots.merchants.prices import stakes
from ducats.bots.merchants.table import Load, Table
from ducats.bots.merchants.wagons import FAIR_PART, piece_worth
from ducats.engine.rng import Rng
from ducats.games.merchants.messages import PickInfluence

LETTER: Final = 480.0
FAVOUR: Final = 500.0
CLIMB_A_ROUND: Final = 0.9
"""Levels that are won in a usual round."""
HORSES: Final = 2
"""The spaces that fresh horses add."""
DEAL: Final = {2: 0.35, 3: 0.95, 4: 0.95}
"""How likely master and guest agree; with two players every florin for the one is lost to the other."""
OCCASION: Final = {2: 0.45, 3: 0.6, 4: 0.7}
"""How likely a round brings a wagon with goods of mine waiting and another's mastership."""
TWO_PIECES: Final = 850.0
"""What a ride for two goods is usually worth."""


def influence_pick(t: Table, rng: Rng) -> Worths:
    """MA-42: the card that helps most."""
    return [
        (action, CARDS[action.card](t) if isinstance(action, PickInfluence) else 0.0) for action in offered(t)
    ]


def _later(t: Table) -> float:
    """The chance that an occasion for a card still comes."""
    return min(1.0, 0.3 + 0.35 * t.rounds_left)


def _letter(t: Table) -> float:
    return LETTER


def _patron(t: Table) -> float:
    """The upkeep of the level I shall have; each favour more is for an earlier, cheaper round."""
    if t.rounds_left < 1:
        return min(FAVOUR, float(t.mine.upkeep)) if "patron_favour" not in t.hand else 0.0
    rounds = max(0.0, t.rounds_left - t.hand.count("patron_favour"))
    level = min(t.tables.top, round(t.mine.status + CLIMB_A_ROUND * rounds))
    return 0.9 * min(FAVOUR, float(t.tables.upkeep[level]))


def _charter(t: Table) -> float:
    """What it brings for the wagons that have arrived already, or may bring for others."""
    best = 250.0 * _later(t)
    for load in t.wagons:
        if load.arrived:
            city = t.cities[load.at]
            plain = sum(count for good, count in load.cargo[t.me].items() if t.sells(city, good))
            best = max(best, float(plain * t.seen.bonuses[city]))
    return best


def _rumour(t: Table) -> float:
    """A step for the good I have most of, in this round's sale or a later one."""
    step = (t.tables.selling[t.tables.levels] - t.tables.selling[1]) / (t.tables.levels - 1)
    best = max(abs(stakes(t, good)) for good in t.goods)
    spare = 0.0 if "market_rumour" in t.hand else 300.0 * _later(t)
    return max(spare, step * best)


def _permit(t: Table) -> float:
    """What the permit saves against haggling for the two best pieces that may ride later on."""
    if t.ends_now:
        return 0.0
    value = max((_ride(t, city) for city in t.mine.stores), default=0.0)
    value = max(value, TWO_PIECES * _later(t))
    haggled = DEAL[t.seats] * (1.0 - FAIR_PART) * value
    saved = value - t.tables.unit * t.options.guest_load_max - haggled
    return saved * (1.0 - math.pow(1.0 - OCCASION[t.seats], t.rounds_left))


def _ride(t: Table, city: str) -> float:
    """What loading my best pieces in a city brings, less the longer they wait for a wagon."""
    load = Load.empty(t.cities.index(city), t.seats)
    wait = t.wait_for_wagon(city)
    pieces = sorted(
        (piece_worth(t, load, good) for good, count in t.stock(t.me, city).items() for _ in range(count)),
        reverse=True,
    )
    return sum(pieces[: t.options.guest_load_max]) * t.survives(wait)


def _horses(t: Table) -> float:
    """What my goods on the road gain by being two spaces nearer to every town."""
    if t.ends_now:
        return 0.0
    gains = (
        t.trip(load.at, load.came, load.cargo, load.cargo[t.me], nearer=HORSES)
        - t.trip(load.at, load.came, load.cargo, load.cargo[t.me])
        for load in t.wagons
        if not load.arrived
    )
    return max(200.0 * _later(t), 0.9 * max(gains, default=0.0))


def _axle(t: Table) -> float:
    """The wagon of rivals that would best be held up."""
    held_up = max((axle_gain(t, load) for load in t.wagons if on_the_road(t, load)), default=0.0)
    return max(260.0 * _later(t), 0.6 * (held_up + AXLE_WORTH))


CARDS: Final[dict[str, Callable[[Table], float]]] = {
    "letter_of_exchange": _letter,
    "patron_favour": _patron,
    "city_charter": _charter,
    "market_rumour": _rumour,
    "loading_permit": _permit,
    "fresh_horses": _horses,
    "broken_axle": _axle,
}
