"""A table of Merchants as a bot sees it: the view in a handy form, and estimates that all decisions share."""

import math
from functools import cache, lru_cache
from math import exp
from typing import Any, Final

from ducats.bots.merchants.care import Care
from ducats.engine.errors import MalformedAction, NotYourTurn
from ducats.engine.messages import Seat, View
from ducats.games import find
from ducats.games.merchants.messages import MerchantsOptions
from ducats.games.merchants.tables import Tables, tables_of

ARRIVALS_A_ROUND: Final = {2: 0.85, 3: 1.0, 4: 1.2}
TOKEN_MEAN: Final = 2.5
SAME_ROUND: Final = 0.6
"""A wagon that is not further off than this, in rounds, may well arrive before the round is over."""
FURTHEST: Final = 3
"""Prices are foreseen for so many rounds."""
SOLD_OUT_PHASES: Final = ("unloading", "investment", "status")

_KEPT_TABLES = lru_cache(maxsize=4)(tables_of)
_SEEN: Final = find("merchants").meta.view


class Load:
    """A wagon: where it stands, and the goods of every seat on it."""

    def __init__(self, wagon: Any, numbers: dict[str, int]) -> None:
        self.at: int = -1 if wagon.at is None else numbers[wagon.at]
        self.came: int = -1 if wagon.came_from is None else numbers[wagon.came_from]
        self.master: Seat | None = wagon.master
        self.cargo: tuple[dict[str, int], ...] = wagon.cargo
        self.arrived: bool = wagon.arrived > 0
        self.movable: bool = wagon.movable
        self.axle: bool = wagon.axle

    @classmethod
    def empty(cls, at: int, seats: int) -> "Load":
        """A wagon that one thinks of: nothing aboard, in a city."""
        load = cls.__new__(cls)
        load.at, load.came, load.master = at, -1, None
        load.cargo = ({},) * seats
        load.arrived = load.movable = load.axle = False
        return load

    def pieces(self) -> int:
        return sum(sum(goods.values()) for goods in self.cargo)


class Table:
    """Everything a decision needs, read from the view once."""

    def __init__(self, view: View, care: Care) -> None:
        seen: Any = view
        if not isinstance(view, _SEEN):
            raise MalformedAction(f"{type(view).__name__} is no view of Merchants")
        if seen.seat is None or seen.question is None or seen.question.choices is None:
            raise NotYourTurn(f"seat {seen.seat} is asked nothing")
        self.seen: Final = seen
        self.care: Final = care
        self.me: Final[Seat] = seen.seat
        self.seats: Final[int] = seen.seats
        self.options: Final[MerchantsOptions] = seen.options
        self.tables: Final[Tables] = _KEPT_TABLES(seen.data)
        self.mine: Final = seen.places[seen.seat]
        self.cash: Final[int] = self.mine.cash or 0
        self.hand: Final[tuple[str, ...]] = self.mine.cards or ()
        self.level: Final[dict[str, int]] = {good: price.level for good, price in seen.prices.items()}
        self.goods: Final = tuple(self.level)
        self.cities: Final[tuple[str, ...]] = self.tables.roads.names[: self.tables.roads.cities]
        self.wagons: Final = [Load(wagon, self.tables.roads.numbers) for wagon in seen.wagons]
        self.envy: Final[float] = care.envy / (self.seats - 1)
        self.ends_now: Final = self._ends_now()
        self.rounds_left: Final = self._rounds_left()
        self._foreseen: dict[tuple[str, int], float] = {}

    # -- the clock ---------------------------------------------------------------------------------

    def _ends_now(self) -> bool:
        """MA-69, MAR-42: whether this is certainly the last round."""
        if self.seen.round >= self.options.max_rounds:
            return True
        coming = 0 if self.seen.phase in SOLD_OUT_PHASES[1:] else sum(w.arrived for w in self.wagons)
        return bool(self.seen.arrivals + coming >= self.seen.end_arrivals)

    def _rounds_left(self) -> float:
        """Rounds that are still to come after this one, as far as one can tell."""
        if self.ends_now:
            return 0.0
        missing = self.seen.end_arrivals - self.seen.arrivals
        rounds = missing / ARRIVALS_A_ROUND[self.seats]
        if self.seen.phase not in SOLD_OUT_PHASES[1:]:
            rounds -= 1.0
        return float(min(max(rounds, 0.3), self.options.max_rounds - self.seen.round))

    def survives(self, delay: float) -> float:
        """The chance that the game still goes on after so many rounds; 0 is this one."""
        if delay <= 0.0:
            return 1.0
        if self.ends_now:
            return 0.05
        return math.pow(0.96, delay) / (1.0 + exp(3.0 * (delay - self.rounds_left - 0.7)))

    # -- prices ------------------------------------------------------------------------------------

    def sells(self, city: str, good: str) -> bool:
        return self.tables.sells[self.cities.index(city)][self.goods.index(good)]

    def price(self, level: int, raises: int = 0) -> int:
        """MA-49: over the top it starts again at the bottom."""
        return self.tables.selling[(level + raises - 1) % self.tables.levels + 1]

    def urge(self, seat: Seat, good: str) -> float:
        """The chance that a rival's disc raises a good, from what he has on wagons."""
        top = self.level[good] >= self.tables.levels
        due = sum(load.cargo[seat].get(good, 0) for load in self.wagons if load.arrived)
        riding = sum(load.cargo[seat].get(good, 0) for load in self.wagons)
        if due:
            return 0.06 if top else 0.75
        if riding:
            return 0.08 if top else 0.45
        return 0.15

    def raises(self, good: str, without: Seat | None = None) -> list[float]:
        """MA-47: how likely 0, 1, 2, ... raises of a good are in this round."""
        chances = [1.0]
        for seat in range(self.seats):
            if seat == without:
                continue
            urge = self.urge(seat, good)
            longer = [chance * (1.0 - urge) for chance in chances] + [0.0]
            for number, chance in enumerate(chances):
                longer[number + 1] += chance * urge
            chances = longer
        return chances

    def foreseen(self, good: str, delay: float) -> float:
        """The selling price to be expected when a wagon arrives after `delay` rounds."""
        if not self.care.sees_trends:
            return float(self.price(self.level[good]))
        moves = min(int(delay) + (self.seen.phase not in SOLD_OUT_PHASES), FURTHEST)
        if (good, moves) not in self._foreseen:
            self._foreseen[good, moves] = self._expected(
                good, moves, [int(price) for price in self.tables.selling]
            )
        return self._foreseen[good, moves]

    def warehouse_price(self, good: str) -> float:
        """What the warehouse sale of this round will bring for a piece: the buying price after the discs."""
        if not self.care.sees_trends:
            return float(self.tables.buying[self.level[good]])
        return self._expected(good, 1, [int(price) for price in self.tables.buying])

    def _expected(self, good: str, moves: int, column: list[int]) -> float:
        raises = self.raises(good)
        chances = {self.level[good]: 1.0}
        for _ in range(moves):
            after: dict[int, float] = {}
            for level, chance in chances.items():
                for number, likely in enumerate(raises):
                    at = (level + number - 1) % self.tables.levels + 1
                    after[at] = after.get(at, 0.0) + chance * likely
            chances = after
        return sum(column[level] * chance for level, chance in chances.items())

    # -- where a wagon goes and what that brings ---------------------------------------------------

    def bonus(self, city: str, good: str, delay: float = 0.0) -> float:
        """MA-53, MA-55: the city's bonus for a good; it grows while nobody arrives."""
        if self.sells(city, good):
            return 0.0
        grown: float = self.seen.bonuses[city] + 60.0 * min(delay, 3.0)
        return min(grown, float(self.tables.bonus[-1]))

    def takings(self, goods: dict[str, int], city: str, delay: float) -> float:
        """What goods bring in a city after so many rounds."""
        return sum(
            count * (self.foreseen(good, delay) + self.bonus(city, good, delay))
            for good, count in goods.items()
        )

    def speed(self) -> float:
        """Spaces that one loaded wagon goes in a round, when all players move one."""
        loaded = max(1, sum(1 for load in self.wagons if load.pieces()))
        return TOKEN_MEAN * self.seats / min(loaded, 2 if self.seats < 4 else 3)

    def delay(self, spaces: int, speed: float) -> float:
        """Rounds until a wagon has gone so far; who has moved in this round moves it no more."""
        if self.seen.phase != "movement" or not self.care.sees_trends:
            return spaces / speed
        movers: int = self.seats - 1 - (self.me - self.seen.first) % self.seats
        reach = speed * movers / self.seats
        return SAME_ROUND * spaces / reach if spaces <= reach else 1.0 + (spaces - reach) / speed

    def goals(
        self, at: int, came: int, cargo: tuple[dict[str, int], ...], nearer: int = 0
    ) -> list[tuple[str, float, float]]:
        """The cities a wagon may reach: name, chance, rounds until then."""
        blocked = {load.at for load in self.wagons if load.at != at}
        speed, found = self.speed(), []
        everything = merged(cargo)
        for city, spaces in way_lengths(self.tables, at, came).items():
            delay = self.delay(max(1, spaces - nearer), speed)
            name = self.cities[city]
            pull = sum(count * self.bonus(name, good) for good, count in everything.items())
            weight = exp(pull / 600.0 - spaces / 2.5 - (1.0 if city in blocked else 0.0))
            found.append((name, weight, delay))
        whole = sum(weight for _, weight, _ in found) or 1.0
        return [(name, weight / whole, delay) for name, weight, delay in found]

    def worth_of_load(self, load: Load, goods: dict[str, int]) -> float:
        """What these goods aboard a wagon are worth to their owner."""
        if load.arrived:
            return self.takings(goods, self.cities[load.at], 0.0)
        return self.trip(load.at, load.came, load.cargo, goods)

    def trip(
        self,
        at: int,
        came: int,
        cargo: tuple[dict[str, int], ...],
        goods: dict[str, int],
        wait: float = 0.0,
        nearer: int = 0,
    ) -> float:
        """What goods on such a wagon bring after a wait; `nearer`: so many spaces less to go."""
        if not goods:
            return 0.0
        return sum(
            chance
            * self.takings(goods, city, wait + delay)
            * self.survives(wait + max(0.0, delay - SAME_ROUND))
            for city, chance, delay in self.goals(at, came, cargo, nearer)
        )

    # -- warehouses --------------------------------------------------------------------------------

    def wait_for_wagon(self, city: str) -> float:
        """Rounds until goods in this city can be loaded; 0: in this round."""
        place = self.cities.index(city)
        early = self.seen.phase in ("setup", "purchase", "wagons")
        soonest = 4.0
        for load in self.wagons:
            if load.at == place and not load.pieces():
                return 0.0 if early else 1.0
            if load.at == place:
                soonest = min(soonest, 0.3 if early else 1.3)
                continue
            lengths = way_lengths(self.tables, load.at, load.came) if load.at >= 0 else {}
            if place in lengths:
                soonest = min(soonest, 1.0 + lengths[place] / self.speed())
        return soonest

    def worth_in_store(self, city: str, good: str, sure: float = 0.75) -> float:
        """What one piece in a warehouse is worth: a trip later on, if it gets one, less a usual fee."""
        wait = self.wait_for_wagon(city)
        piece = {good: 1}
        value = self.trip(self.cities.index(city), -1, (piece,), piece, wait)
        return max(0.0, sure * math.pow(0.75, wait) * (value - 200.0))

    def stock(self, seat: Seat, city: str) -> dict[str, int]:
        stores: dict[str, dict[str, int]] = self.seen.places[seat].stores
        return stores.get(city, {})


def merged(cargo: tuple[dict[str, int], ...]) -> dict[str, int]:
    """All goods together, whoever owns them."""
    together: dict[str, int] = {}
    for goods in cargo:
        for good, count in goods.items():
            together[good] = together.get(good, 0) + count
    return together


@cache
def _lengths(neighbours: tuple[tuple[int, ...], ...], cities: int, at: int, came: int) -> dict[int, int]:
    found: dict[int, int] = {}
    front, seen, gone = [(at, came)], {(at, came)}, 0
    while front:
        gone += 1
        further: list[tuple[int, int]] = []
        for space, before in front:
            for after in neighbours[space]:
                if after == before or (after, space) in seen:
                    continue
                seen.add((after, space))
                if after >= cities:
                    further.append((after, space))
                elif after != at:
                    found.setdefault(after, gone)
        front = further
    return found


def way_lengths(tables: Tables, at: int, came: int) -> dict[int, int]:
    """MA-30: the spaces to each city that a wagon with this heading can reach."""
    return _lengths(tables.roads.neighbours, tables.roads.cities, at, came)
