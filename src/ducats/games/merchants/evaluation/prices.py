"""Phases 4 and 5: discs, adjustments, charters, warehouse sales (MA-46 to MA-55)."""

from typing import Final

from mypy_extensions import i64

from ducats.engine.messages import Seat
from ducats.games.merchants.evaluation.market import Market, ends_now, rounds_left
from ducats.games.merchants.evaluation.ways import IDLE, chances, urge_due, urge_riding
from ducats.games.merchants.evaluation.weights import Weights
from ducats.games.merchants.rules import counts, progress
from ducats.games.merchants.rules.names import (
    CITY_COUNT,
    GOOD_COUNT,
    PAIRS,
    WAGONS,
)
from ducats.games.merchants.rules.state import Merchants
from ducats.games.merchants.rules.unloading import earns_bonus

RIDING: Final = 0.35
"""A good that is sold later counts so much of one that is sold now."""
STORED: Final = 0.08
RUMOUR_WORTH: Final = 220.0
CHARTER_WORTH: Final = 250.0


def stakes(g: Merchants, weights: Weights, seat: Seat, left: float) -> list[float]:
    """By good: how many pieces a seat wants dear, less those of the others."""
    envy = weights.envy_of_each(g.seats)
    later = RIDING if left > 0.0 else 0.02
    found = [0.0] * GOOD_COUNT
    for wagon in range(WAGONS):
        weight = 1.0 if g.arrived_as(wagon) else later
        for owner in range(g.seats):
            part = weight if owner == seat else -envy * weight
            cargo = g.cargo(wagon, owner)
            if cargo:
                for good in range(GOOD_COUNT):
                    found[good] += part * float(counts.count(cargo, good))
    if left > 0.0:
        for city in range(CITY_COUNT):
            stock = g.stock(seat, city)
            if stock:
                for good in range(GOOD_COUNT):
                    found[good] += STORED * float(counts.count(stock, good))
    return found


def discs(g: Merchants, weights: Weights, seat: Seat) -> list[float]:
    """MA-46, MA-47, MA-R18: each pair of pointers by what its raises bring, whatever the others do."""
    wanted = stakes(g, weights, seat, rounds_left(g))
    once = [_raised(g, weights, seat, good, 1) * wanted[good] for good in range(GOOD_COUNT)]
    twice = once
    if g.chosen.double_pointer == 2:
        twice = [_raised(g, weights, seat, good, 2) * wanted[good] for good in range(GOOD_COUNT)]
    worths: list[float] = []
    for one, other in PAIRS:
        worths.append(once[one] + once[other] if one != other else twice[one])
    return worths


def _raised(g: Merchants, weights: Weights, seat: Seat, good: int, steps: int) -> float:
    """By how much a price ends higher for `steps` raises more."""
    levels, level, selling = g.printed.levels, int(g.level(good)), g.printed.selling
    urges: list[float] = []
    if weights.sees_trends:
        urges = [_urge(g, rival, good, level >= levels) for rival in range(g.seats) if rival != seat]
    gain = 0.0
    for number, chance in enumerate(chances(urges)):
        before = selling[(level + number - 1) % levels + 1]
        gain += chance * float(selling[(level + number + steps - 1) % levels + 1] - before)
    return gain


def _urge(g: Merchants, seat: Seat, good: int, top: bool) -> float:
    riding = False
    for wagon in range(WAGONS):
        if g.aboard(wagon, seat, good):
            if g.arrived_as(wagon):
                return urge_due(top)
            riding = True
    return urge_riding(top) if riding else IDLE


def adjustments(g: Merchants, weights: Weights, seat: Seat, legal: list[int]) -> list[float]:
    """MA-50: office steps for any gain, rumours for a good one."""
    left = rounds_left(g)
    wanted = stakes(g, weights, seat, left)
    cost = 1.0 if progress.steps(g) else 1.0 + RUMOUR_WORTH * min(1.0, left)
    selling = g.printed.selling
    worths: list[float] = []
    for answer in legal:
        if answer == 0:
            worths.append(0.0)
            continue
        good, up = divmod(answer - 1, 2)
        level = g.level(good)
        gain = float(selling[level + (1 if up else -1)] - selling[level])
        worths.append(gain * wanted[good] - cost)
    return worths


def charter(g: Merchants, seat: Seat, wagon: i64) -> float:
    """MA-53 for all my goods: played where the bonus is high, or while there is time."""
    city, plain = g.wagon_at(wagon), 0.0
    for good in range(GOOD_COUNT):
        count = g.aboard(wagon, seat, good)
        if count and not earns_bonus(g, city, good):
            plain += float(count)
    return plain * float(g.bonus(city)) - CHARTER_WORTH * min(1.0, 0.5 * rounds_left(g))


def sales(g: Merchants, market: Market, legal: list[int]) -> list[float]:
    """Sell what will hardly find a wagon for more."""
    last = ends_now(g)
    worths: list[float] = []
    for answer in legal:
        if answer == 0:
            worths.append(0.0)
            continue
        kept = 0.0 if last else 0.68 * market.stored[answer - 1]
        worths.append(float(g.buying_price((answer - 1) % GOOD_COUNT)) - kept)
    return worths
