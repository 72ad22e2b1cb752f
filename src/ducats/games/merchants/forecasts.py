"""What choices would bring, from a view alone: for the browser, bots and the terminal. Never compiled."""

import msgspec

from ducats.engine.messages import Seat
from ducats.games.merchants.names import CHEAP_PURCHASE, CITIES, GOODS, PATRON_FAVOUR, WAGONS
from ducats.games.merchants.roads import NOWHERE, WAYS, Ends, distances
from ducats.games.merchants.seen import MerchantsView
from ducats.games.merchants.tables import Tables, tables_of


class Arrival(msgspec.Struct, frozen=True, kw_only=True):
    """A wagon sold in some city at given prices."""

    city: str
    bonus: int
    income: tuple[int, ...]
    """By seat."""
    bonus_goods: tuple[int, ...]
    """By seat: how many goods would get the bonus."""


class Destination(msgspec.Struct, frozen=True, kw_only=True):
    """A city a wagon could reach: the fewest spaces, as the wagons stand now."""

    city: str
    spaces: int


class StatusForecast(msgspec.Struct, frozen=True, kw_only=True):
    """Rising so many levels now."""

    steps: int
    level: int
    cost: int
    cash: int
    """What would be left."""
    upkeep: int
    """What the new level costs in the next round."""


class CreditForecast(msgspec.Struct, frozen=True, kw_only=True):
    """A credit: money now, more back, no rising and no victory while it is held."""

    brings: int
    costs: int


def arrival(seen: MerchantsView, wagon: int, city: str, raises: dict[str, int] | None = None) -> Arrival:
    """MA-52, MA-53: what everybody would get if this wagon were sold there, after `raises` of prices."""
    tables = tables_of(seen.data)
    bonus = seen.bonuses[city]
    income, counted = [0] * seen.seats, [0] * seen.seats
    for seat, goods in enumerate(seen.wagons[wagon - 1].cargo):
        for name, count in goods.items():
            level = raised(tables, seen.prices[name].level, (raises or {}).get(name, 0))
            more = bonus if gets_bonus(seen, tables, city, name) else 0
            income[seat] += count * (tables.selling[level] + more)
            counted[seat] += count if more else 0
    return Arrival(city=city, bonus=bonus, income=tuple(income), bonus_goods=tuple(counted))


def gets_bonus(seen: MerchantsView, tables: Tables, city: str, good: str) -> bool:
    """MA-53, MAR-04: as the table tests it."""
    if seen.options.bonus_test == "market":
        return not tables.sells[CITIES.index(city)][GOODS.index(good)]
    return all(good not in place.stores.get(city, {}) for place in seen.places)


def raised(tables: Tables, level: int, times: int) -> int:
    """MA-49, MAR-19: a level after so many raises; from the top it falls to the bottom."""
    return (level - 1 + times) % tables.levels + 1


def destinations(seen: MerchantsView, wagon: int) -> tuple[Destination, ...]:
    """MA-30 to MA-34: where this wagon can go, nearest first."""
    tables = tables_of(seen.data)
    start, came_from, others = _stands(seen, tables, wagon)
    found = distances(tables.roads, start, came_from, others)
    reached = [Destination(city=CITIES[city], spaces=spaces) for city, spaces in enumerate(found) if spaces]
    return tuple(sorted(reached, key=lambda one: one.spaces))


def move_ends(seen: MerchantsView, wagon: int, spaces: int) -> tuple[str, ...]:
    """Where a move of so many spaces can end, each space once."""
    tables = tables_of(seen.data)
    start, came_from, others = _stands(seen, tables, wagon)
    ends = Ends(tables.roads, others, start, came_from, spaces).after(spaces)
    return tuple(dict.fromkeys(tables.roads.names[end // (WAYS + 1)] for end in ends))


def _stands(seen: MerchantsView, tables: Tables, wagon: int) -> tuple[int, int, list[int]]:
    numbers = tables.roads.numbers
    at = [NOWHERE if entry.at is None else numbers[entry.at] for entry in seen.wagons]
    mine = seen.wagons[wagon - 1]
    came_from = NOWHERE if mine.came_from is None else numbers[mine.came_from]
    others = [at[other] for other in range(WAGONS) if other != wagon - 1]
    return at[wagon - 1], came_from, others


def rising(seen: MerchantsView, seat: Seat, cash: int) -> tuple[StatusForecast, ...]:
    """MA-66: what 0, 1, 2 levels up would cost a player with so much cash, and what they cost afterwards."""
    tables = tables_of(seen.data)
    place, cost = seen.places[seat], seen.step_cost
    most = min(tables.max_climb, tables.top - place.status, cash // cost)
    if place.credits:
        most = 0
    return tuple(
        StatusForecast(
            steps=steps,
            level=place.status + steps,
            cost=steps * cost,
            cash=cash - steps * cost,
            upkeep=tables.upkeep[place.status + steps],
        )
        for steps in range(most + 1)
    )


def level_after_upkeep(seen: MerchantsView, seat: Seat, cash: int, favour: bool = False) -> int:
    """MA-60: the level that so much cash can keep."""
    tables = tables_of(seen.data)
    less = tables.worth[PATRON_FAVOUR] if favour else 0
    level = seen.places[seat].status
    while max(0, tables.upkeep[level] - less) > cash:
        level -= 1
    return level


def credit(seen: MerchantsView) -> CreditForecast:
    """MA-61, MA-64."""
    tables = tables_of(seen.data)
    return CreditForecast(brings=tables.credit_amount, costs=tables.credit_repay)


def price_of_purchase(seen: MerchantsView, seat: Seat, goods: tuple[str, ...]) -> int:
    """MA-12, MAR-32: what these goods would cost a player in one pass."""
    if "cheap_purchase" not in seen.places[seat].investments:
        return sum(seen.prices[name].buy for name in goods)
    flat = tables_of(seen.data).power[CHEAP_PURCHASE]
    return flat * (len(goods) if seen.options.cheap_purchase == "each100" else min(1, len(goods)))
