"""What trade is worth as a table lies: goods in warehouses, on wagons, and a ride from each city."""

import math
from math import exp
from typing import Final, final

from mypy_extensions import i64

from ducats.engine.messages import Seat
from ducats.games.merchants.evaluation.ways import FURTHEST, Ways
from ducats.games.merchants.evaluation.weights import Weights
from ducats.games.merchants.rules import counts
from ducats.games.merchants.rules.names import CITY_COUNT, GOOD_COUNT, WAGONS
from ducats.games.merchants.rules.roads import HEADINGS, NOWHERE, SPACES
from ducats.games.merchants.rules.state import Merchants

ARRIVALS_A_ROUND: Final[tuple[float, ...]] = (0.0, 0.0, 0.78, 1.05, 1.25)
"""By seats."""
TOKEN_MEAN: Final = 2.5
SAME_ROUND: Final = 0.6
"""A wagon that is not further off than this, in rounds, may well arrive before the round is over."""
STAYS: Final = 0.45
"""The part of its worth that a piece keeps when it is not loaded now."""
USUAL_FEE: Final = 220.0
GROWTH: Final = 60.0
"""By how much a bonus has grown on average when a wagon comes a round later."""
PULL: Final = 600.0
QUARTERS: Final = 48
BLOCKED: Final = 0.37
"""How likely a wagon goes to a city in which another one stands, compared with any other."""


def ends_now(g: Merchants) -> bool:
    """MA-69, MA-R42: whether this is certainly the last round."""
    coming = 0
    for wagon in range(WAGONS):
        if g.arrived_as(wagon) and g.is_loaded(wagon):
            coming += 1
    return g.round >= g.chosen.max_rounds or g.arrivals + coming >= g.chosen.end_arrivals


def rounds_left(g: Merchants) -> float:
    """Rounds that are expected after this one, before the sale."""
    if ends_now(g):
        return 0.0
    missing = float(g.chosen.end_arrivals - g.arrivals) / ARRIVALS_A_ROUND[g.seats]
    return max(0.3, missing - 1.0)


def rounds_after(g: Merchants) -> float:
    """How many rounds are expected from the next one on, if this one is not the last."""
    missing = float(g.chosen.end_arrivals - g.arrivals) / ARRIVALS_A_ROUND[g.seats]
    return min(max(missing, 0.3), float(g.chosen.max_rounds - g.round))


LAST: Final = [1.0] + [0.05] * QUARTERS
SURVIVAL: Final[dict[float, list[float]]] = {}
"""By the rounds left, of which there are few different numbers; nobody changes the lists."""


def survival(left: float, last: bool) -> list[float]:
    """By quarters of a round: the chance that the game still goes on then."""
    if last:
        return LAST
    known = SURVIVAL.get(left)
    if known is None:
        known = SURVIVAL[left] = [1.0] + [
            math.pow(0.96, 0.25 * quarter) / (1.0 + exp(3.0 * (0.25 * quarter - left - 0.7)))
            for quarter in range(1, QUARTERS + 1)
        ]
    return known


def is_occupied(g: Merchants, city: int) -> bool:
    return any(g.wagon_at(wagon) == city for wagon in range(WAGONS))


def on_the_way(g: Merchants) -> list[int]:
    """Loaded wagons on the road: nothing about them changes until wagons move."""
    return [wagon for wagon in range(WAGONS) if g.wagon_at(wagon) >= CITY_COUNT and g.is_loaded(wagon)]


def foreseen(g: Merchants, ways: Ways, weights: Weights, wagons: list[int]) -> list[list[float]]:
    """By good: the selling price to be expected after 0 to FURTHEST rounds of discs."""
    if not weights.sees_trends:
        return [[float(g.selling_price(good))] * (FURTHEST + 1) for good in range(GOOD_COUNT)]
    found: list[list[float]] = []
    for good in range(GOOD_COUNT):
        due = riding = 0
        for seat in range(g.seats):
            on_sale = aboard = 0
            for wagon in wagons:
                count = g.aboard(wagon, seat, good)
                if count:
                    aboard += count
                    if g.arrived_as(wagon):
                        on_sale += count
            if on_sale:
                due += 1
            elif aboard:
                riding += 1
        found.append(ways.prices(int(g.level(good)), due, riding))
    return found


def speed_of(g: Merchants, loaded: int) -> float:
    """Spaces that each loaded wagon goes in a round, when all players move one."""
    return TOKEN_MEAN * g.seats / max(1, min(loaded, 2 if g.seats < 4 else 3))


def market_key(g: Merchants) -> tuple[int, ...]:
    """Everything that a market is made of."""
    levels: i64 = 0
    for good in range(GOOD_COUNT):
        levels = levels * 16 + g.level(good)
    bonuses: i64 = 0
    for city in range(CITY_COUNT):
        bonuses = bonuses * 16 + g.bonus_step(city)
    places: i64 = 0
    for wagon in range(WAGONS):
        places = places * SPACES * HEADINGS + g.heading(wagon) + 1
    clock: i64 = (g.arrivals * 64 + g.chosen.end_arrivals) * 64 + g.chosen.max_rounds - g.round
    key = [int(levels), int(bonuses), int(places), int(clock)]
    for wagon in on_the_way(g):
        key.extend([int(g.cargo(wagon, seat)) for seat in range(g.seats)])
    return tuple(key)


@final
class Market:
    """Everything public that trade depends on before wagons move, worked out once for all who ask.

    What is loaded in the meantime changes nothing: `market_key` names all that it is made of.
    """

    def __init__(self, g: Merchants, ways: Ways, weights: Weights) -> None:
        left = 0.0 if g.round >= g.chosen.max_rounds else max(0.3, rounds_after(g) - 1.0)
        self.left: Final = left
        """Rounds expected after this one."""
        wagons = on_the_way(g)
        self.survives: Final = survival(left, left <= 0.0)
        self.prices: Final = foreseen(g, ways, weights, wagons)
        self.speed: Final = speed_of(g, len(wagons))
        self.keep: Final = 1.0 - STAYS * self.survives[6]
        self._bonus: Final = [int(g.bonus(city)) for city in range(CITY_COUNT)]
        self._most: Final = int(g.printed.bonus[len(g.printed.bonus) - 1])
        self._sells: Final = g.printed.sells
        self._lure: Final = [exp(bonus / PULL) for bonus in self._bonus]
        self._blocked: Final = [BLOCKED if is_occupied(g, city) else 1.0 for city in range(CITY_COUNT)]
        self.fresh: Final = [0.0] * (CITY_COUNT * GOOD_COUNT)
        """What a piece brings that leaves a city now, by city and good."""
        self.stored: Final = [0.0] * (CITY_COUNT * GOOD_COUNT)
        """What a piece in a warehouse there may bring, if it finds a wagon, less a usual fee."""
        self.wait: Final = [self._wait(g, ways, city) for city in range(CITY_COUNT)]
        """By city: rounds until goods there can be loaded; 0: in this round."""
        for city in range(CITY_COUNT):
            self._look_around(ways, city)

    def _look_around(self, ways: Ways, city: int) -> None:
        wait = self.wait[city]
        patience = math.pow(0.75, wait)
        reached = ways.reached(city, NOWHERE)
        for good in range(GOOD_COUNT):
            if self._sells[city][good]:
                index = city * GOOD_COUNT + good
                self.fresh[index] = self._trip(ways, reached, good, 0.0)
                later = self.fresh[index] if wait == 0.0 else self._trip(ways, reached, good, wait)
                self.stored[index] = max(0.0, patience * (later - 200.0))

    def _wait(self, g: Merchants, ways: Ways, city: int) -> float:
        soonest = 4.0
        for wagon in range(WAGONS):
            at = int(g.wagon_at(wagon))
            if at == city:
                return 0.0
            if at != NOWHERE:
                for goal, spaces in ways.reached(at, int(g.came_from(wagon))):
                    if goal == city:
                        soonest = min(soonest, 1.0 + spaces / self.speed)
        return soonest

    def _trip(self, ways: Ways, reached: list[tuple[int, int]], good: int, wait: float) -> float:
        """What one piece brings that leaves after a wait."""
        whole = value = 0.0
        prices = self.prices[good]
        for city, spaces in reached:
            delay = wait + spaces / self.speed
            weight = ways.near[spaces] * self._blocked[city]
            brings = prices[min(int(delay) + 1, FURTHEST)]
            if not self._sells[city][good]:
                weight *= self._lure[city]
                brings += min(self._bonus[city] + GROWTH * min(delay, 3.0), float(self._most))
            whole += weight
            value += weight * brings * self.alive(wait + max(0.0, delay - wait - SAME_ROUND))
        return value / whole if whole else 0.0

    def alive(self, delay: float) -> float:
        """The chance that the game goes on so long."""
        return self.survives[min(int(delay * 4.0 + 0.5), QUARTERS)]

    def ride(self, g: Merchants, ways: Ways, wagon: int) -> list[float]:
        """What a piece of each good on a wagon is worth before the wagons move."""
        pull = [0.0] * CITY_COUNT
        for good in range(GOOD_COUNT):
            aboard = int(counts.count(g.load(wagon), good))
            if aboard:
                for city in range(CITY_COUNT):
                    if not self._sells[city][good]:
                        pull[city] += aboard * self._bonus[city]
        worths = [0.0] * GOOD_COUNT
        whole = 0.0
        for city, spaces in ways.reached(int(g.wagon_at(wagon)), int(g.came_from(wagon))):
            delay = spaces / self.speed
            weight = ways.near[spaces] * self._blocked[city] * exp(pull[city] / PULL)
            whole += weight
            weight *= self.alive(max(0.0, delay - SAME_ROUND))
            bonus = min(self._bonus[city] + GROWTH * min(delay, 3.0), float(self._most))
            moves = min(int(delay) + 1, FURTHEST)
            for good in range(GOOD_COUNT):
                more = 0.0 if self._sells[city][good] else bonus
                worths[good] += weight * (self.prices[good][moves] + more)
        return [worth / whole for worth in worths] if whole else worths

    def piece(self, city: int, good: int) -> float:
        """What loading one piece now brings over leaving it in the warehouse."""
        return self.fresh[city * GOOD_COUNT + good] * self.keep

    def mastership(self, g: Merchants, seat: Seat, city: int) -> float:
        """What it is worth to a seat to be master of a wagon there instead of a guest on it."""
        as_master = 0.0
        first = second = 0.0
        guests = g.chosen.guest_load_max
        for good in range(GOOD_COUNT):
            count = int(g.stored(seat, city, good))
            if count:
                each = self.piece(city, good)
                as_master = max(as_master, each * min(count, g.printed.master_load_max))
                for _ in range(min(count, guests)):
                    if each > first:
                        first, second = each, first
                    elif each > second:
                        second = each
        as_guest = max(0.0, first - USUAL_FEE) + max(0.0, second - USUAL_FEE)
        fees = 0.0
        for other in range(g.seats):
            if other != seat:
                goods = int(counts.total(g.stock(other, city)))
                fees += 0.7 * USUAL_FEE * min(goods, guests)
        return as_master + fees - 0.8 * as_guest
