"""What a corrected data file must fulfil so that the game can be played with it."""

from typing import Final

from ducats.games.merchants.rules.data_file import Printed, PrintedSpace
from ducats.games.merchants.rules.names import CITIES, GOODS, INFLUENCE, INVESTMENTS, WAGONS
from ducats.games.merchants.rules.roads import DENSITY, SPACES, WAYS

Fault = tuple[str, str]
"""What is wrong, and the rule it contradicts."""

SEATS: Final = ["2", "3", "4"]


def check_printed(data: Printed) -> Fault | None:
    """The first contradiction, or None."""
    return (
        _check_names(data)
        or _check_money(data)
        or _check_scales(data)
        or _check_spaces(data.roads.spaces)
        or _check_setup(data)
    )


def _check_names(data: Printed) -> Fault | None:
    printed: list[tuple[str, list[str], list[str], str]] = [
        ("invest_auctions", list(data.invest_auctions), SEATS, "MA-56"),
        ("end_arrivals", list(data.end_arrivals), SEATS, "MA-69"),
        ("short_end_arrivals", list(data.short_end_arrivals), SEATS, "MA-69"),
        ("markets", list(data.markets), list(CITIES), "MA-13"),
        ("investments", list(data.investments), list(INVESTMENTS), "MA-10"),
        ("influence", list(data.influence), list(INFLUENCE), "MA-10"),
    ]
    for table, found, wanted, rule in printed:
        if sorted(found) != sorted(wanted):
            return f"{table} must have exactly the keys {', '.join(wanted)}", rule
    for city, goods in data.markets.items():
        if not set(goods.value) <= set(GOODS) or not goods.value:
            return f"markets.{city} must list some of {', '.join(GOODS)}", "MA-13"
        if len(set(goods.value)) != len(goods.value):
            return f"markets.{city} lists a good twice", "MA-13"
    for good in GOODS:
        if all(good not in goods.value for goods in data.markets.values()):
            return f"no city sells {good}", "MA-13"
    return _check_cards(data)


def _check_cards(data: Printed) -> Fault | None:
    for seats, auctions in data.invest_auctions.items():
        if auctions.value > int(seats):
            return f"invest_auctions.{seats}: nobody wins two of them, so {seats} at most", "MA-58"
    first = data.edition_1999
    pairs = [card for pair in first.pairs.value for card in pair]
    if len(first.pairs.value) < len(SEATS) + 1 or len(set(pairs)) != len(pairs):
        return "edition_1999.pairs must be four pairs of different cards", "MA-10"
    if not set(pairs) <= set(INVESTMENTS) or not set(first.missing_influence.value) <= set(INFLUENCE):
        return "edition_1999 names a card that does not exist", "MA-10"
    return None


def _check_money(data: Printed) -> Fault | None:
    unit = data.money_unit.value
    for name, amount in _amounts(data).items():
        if amount % unit:
            return f"{name} is no multiple of money_unit {unit}", "MA-R33"
    if data.quote_max.value > 500 * unit:
        return "quote_max is more than 500 units", "MA-26"
    prices = [card.price.value for card in data.investments.values()]
    if data.start_cash.value < max(2 * max(prices), data.edition_1999.pair_price.value):
        return "start_cash does not pay for two investment cards of the edition of 1999", "MA-04"
    if sum(price >= data.edition_1999.strong_from.value for price in prices) != len(prices) // 2:
        return "edition_1999.strong_from must make half of the cards strong", "MA-10"
    return None


def _amounts(data: Printed) -> dict[str, int]:
    """Every sum of money in the file, by name."""
    amounts = {
        "start_cash": data.start_cash.value,
        "quote_max": data.quote_max.value,
        "credit_amount": data.credit_amount.value,
        "credit_repay": data.credit_repay.value,
        "destitute_threshold": data.destitute_threshold.value,
        "power of cheap_purchase": data.investments["cheap_purchase"].power.value,
        "edition_1999.pair_price": data.edition_1999.pair_price.value,
    }
    amounts |= {f"bonus.values {value}": value for value in data.bonus.values.value}
    amounts |= {f"upkeep {level.value}": level.value for level in data.ladder.upkeep}
    amounts |= {f"step cost {cost.value}": cost.value for cost in data.arrival_track.step_costs}
    for level in data.prices.levels:
        amounts |= {f"buying price {level.buy}": level.buy, f"selling price {level.sell}": level.sell}
    paying = ("loading_permit", "patron_favour", "letter_of_exchange")
    amounts |= {f"power of {name}": data.influence[name].power.value for name in paying}
    amounts |= {f"price of {name}": card.price.value for name, card in data.investments.items()}
    return amounts


def _check_scales(data: Printed) -> Fault | None:
    upkeep = [level.value for level in data.ladder.upkeep]
    if upkeep != sorted(upkeep):
        return "ladder.upkeep must never fall", "MA-60"
    titles = data.ladder.titles.value
    if titles and len(titles) != len(upkeep):
        return "ladder.titles must name every level, or none", "MA-60"
    values = list(data.bonus.values.value)
    if values[0] != 0 or values != sorted(set(values)):
        return "bonus.values must begin with 0 and rise", "MA-55"
    for column in ("buy", "sell"):
        prices = [getattr(level, column) for level in data.prices.levels]
        if prices != sorted(prices):
            return f"prices.levels: {column} must never fall from one level to the next", "MA-48"
    costs = [cost.value for cost in data.arrival_track.step_costs]
    if costs != sorted(costs):
        return "arrival_track.step_costs must never fall", "MA-66"
    for name in ("start_with_wagon", "start_without_wagon"):
        if getattr(data.bonus, name).value not in values:
            return f"bonus.{name} is not one of bonus.values", "MA-07"
    if data.credit_repay.value < data.credit_amount.value:
        return "a credit is not repaid with less than it brings", "MA-64"
    return _check_powers(data)


def _check_powers(data: Printed) -> Fault | None:
    if data.influence["fresh_horses"].power.value > 3:
        return "influence.fresh_horses gives at most 3 spaces", "MA-R46"
    if data.influence["market_rumour"].power.value >= len(data.prices.levels):
        return "influence.market_rumour moves a good over the whole scale", "MA-50"
    for name in ("broken_axle", "city_charter"):
        if data.influence[name].power.value != 1:
            return f"influence.{name} has no strength that could differ from 1", "MA-45"
    for name in ("courier", "express_courier", "cartwright", "great_cartwright", "office", "great_office"):
        if data.investments[name].power.value > 3:
            return f"investments.{name} gives at most 3 points", "MA-40"
    if data.investments["warehouse_sale"].power.value > 9:
        return "investments.warehouse_sale sells at most 9 goods", "MA-14"
    return None


def _check_spaces(spaces: tuple[PrintedSpace, ...]) -> Fault | None:
    by_name = {space.id: space for space in spaces}
    if len(by_name) != len(spaces) or len(spaces) > SPACES:
        return f"roads.spaces must have different ids, {SPACES} at most", "MA-30"
    if sorted(space.id for space in spaces if space.kind == "city") != sorted(CITIES):
        return f"the cities among roads.spaces must be {', '.join(CITIES)}", "MA-02"
    if sum(len(space.neighbours) for space in spaces) > DENSITY * len(spaces):
        return f"roads.spaces may have {DENSITY} neighbours on average", "MA-30"
    for space in spaces:
        around = space.neighbours
        if any(name not in by_name or space.id not in by_name[name].neighbours for name in around):
            return f"space {space.id}: neighbours must exist and name it in return", "MA-30"
        if len(set(around)) != len(around) or space.id in around or len(around) > WAYS:
            return f"space {space.id}: up to {WAYS} different neighbours, not itself", "MA-30"
        if len(around) < (1 if space.kind == "city" else 2):
            return f"space {space.id} is a dead end", "MA-30"
        if space.kind == "city" and any(by_name[name].kind == "city" for name in around):
            return f"city {space.id} touches another city: there must be a space between", "MA-30"
    return _check_reached(by_name)


def _check_reached(by_name: dict[str, PrintedSpace]) -> Fault | None:
    reached = {CITIES[0]}
    front = [CITIES[0]]
    while front:
        front = [name for at in front for name in by_name[at].neighbours if name not in reached]
        reached.update(front)
    if len(reached) != len(by_name):
        lost = sorted(set(by_name) - reached)
        return f"no road leads to {', '.join(lost)}", "MA-30"
    return None


def _check_setup(data: Printed) -> Fault | None:
    setup = data.setup
    for name, cities in (("wagons_2010", setup.wagons_2010), ("wagons_1999", setup.wagons_1999)):
        if not set(cities.value) <= set(CITIES) or len(set(cities.value)) != WAGONS:
            return f"setup.{name} must be three different cities", "MA-02"
        if setup.courier_city.value in cities.value:
            return f"setup.{name}: the courier waits for a city without a wagon", "MA-03"
    kinds = {space.id: space.kind for space in data.roads.spaces}
    if kinds.get(setup.courier.value, "city") == "city":
        return "setup.courier must be a space on a road", "MA-03"
    if setup.courier_city.value not in CITIES:
        return "setup.courier_city must be a city", "MA-03"
    around = {space.id: space.neighbours for space in data.roads.spaces}
    beside = around[setup.courier.value]
    if not any(setup.courier_city.value in around[name] and kinds[name] != "city" for name in beside):
        return "setup.courier must be two spaces from setup.courier_city", "MA-03"
    return None
