"""Phases 4 and 5: discs, adjustments, charters, warehouse sales (MA-46 to MA-55)."""

from typing import Final

from ducats.bots.merchants.answers import Worths, offered
from ducats.bots.merchants.table import Table
from ducats.engine.rng import Rng
from ducats.games.merchants.messages import PlayCharter, SellStored, SetDisc, ShiftPrice

RIDING: Final = 0.35
"""A good that is sold later counts so much of one that is sold now."""
STORED: Final = 0.08
RUMOUR_WORTH: Final = 220.0
CHARTER_WORTH: Final = 250.0


def stakes(t: Table, good: str) -> float:
    """How many pieces of a good I want dear, less those of the others."""
    weight = 0.0
    for load in t.wagons:
        counts = 1.0 if load.arrived else RIDING * t.survives(1.0)
        for seat, goods in enumerate(load.cargo):
            share = 1.0 if seat == t.me else -t.envy
            weight += counts * share * goods.get(good, 0)
    kept: int = sum(stock.get(good, 0) for stock in t.mine.stores.values())
    return weight + STORED * kept * t.survives(1.5)


def price_disc(t: Table, rng: Rng) -> Worths:
    """MA-46, MA-47, MAR-18: each pointer by what its raise brings, whatever the others do."""
    once = {good: _raise_gain(t, good, 1) for good in t.goods}
    worths: Worths = []
    for action in offered(t):
        if isinstance(action, SetDisc):
            one, other = action.goods
            gain = once[one] + once[other]
            if one == other:
                gain = _raise_gain(t, one, t.options.double_pointer)
            worths.append((action, gain))
    return worths


def _raise_gain(t: Table, good: str, steps: int) -> float:
    chances = t.raises(good, without=t.me) if t.care.sees_trends else [1.0]
    level, gain = t.level[good], 0.0
    for number, chance in enumerate(chances):
        gain += chance * (t.price(level, number + steps) - t.price(level, number))
    return gain * stakes(t, good)


def price_adjust(t: Table, rng: Rng) -> Worths:
    """MA-50: office steps for any gain, rumours for a good one."""
    free = t.seen.adjust is not None and t.seen.adjust.steps > 0
    cost = 0.0 if free else RUMOUR_WORTH * min(1.0, t.rounds_left)
    worths: Worths = []
    for action in offered(t):
        gain = 0.0
        if isinstance(action, ShiftPrice):
            level = t.level[action.good]
            step = t.tables.selling[level + action.by] - t.tables.selling[level]
            gain = int(step) * stakes(t, action.good) - cost - 1.0
        worths.append((action, gain))
    return worths


def charter(t: Table, rng: Rng) -> Worths:
    """MA-53 for all my goods: played where the bonus is high, or while there is time."""
    load = t.wagons[t.seen.unload.wagon - 1]
    city = t.cities[load.at]
    plain = sum(count for good, count in load.cargo[t.me].items() if t.sells(city, good))
    gain = plain * t.seen.bonuses[city] - CHARTER_WORTH * min(1.0, 0.5 * t.rounds_left)
    return [(action, gain if isinstance(action, PlayCharter) else 0.0) for action in offered(t)]


def warehouse_sale(t: Table, rng: Rng) -> Worths:
    """Sell what will hardly find a wagon for more."""
    worths: Worths = []
    for action in offered(t):
        gain = 0.0
        if isinstance(action, SellStored):
            gain = t.seen.prices[action.good].buy - 0.9 * t.worth_in_store(action.city, action.good)
        worths.append((action, gain))
    return worths
