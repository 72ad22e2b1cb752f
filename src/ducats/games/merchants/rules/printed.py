"""The printed numbers of Merchants. The only reader of data.toml."""

from functools import lru_cache
from importlib.resources import files
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ducats.engine import bits
from ducats.engine.data import read_data
from ducats.engine.errors import BadData
from ducats.games.merchants.rules.data_check import check_printed
from ducats.games.merchants.rules.data_file import Printed, PrintedSpace
from ducats.games.merchants.rules.names import (
    CARTWRIGHT,
    CITIES,
    FRESH_HORSES,
    GOOD_COUNT,
    GOODS,
    GREAT_CARTWRIGHT,
    INFLUENCE,
    INVESTMENTS,
    PHASES,
    PURCHASE,
)
from ducats.games.merchants.rules.roads import KnownEnds, Roads
from ducats.games.merchants.rules.view import Fixed, GoodPrice, Plan, SpaceShape


@final
class PrintedData:
    """data.toml (or an owner's corrected copy) in the form the rules use."""

    def __init__(self, data: Printed) -> None:
        self._read_numbers(data)
        self._read_scales(data)
        self._read_cards(data)
        self.spaces: Final = ordered(data.roads.spaces)
        self.roads: Final = roads_of(self.spaces)
        self.plan: Final = self._plan()
        """As whoever draws the board needs it."""
        setup = data.setup
        self.wagons_2010: Final = tuple(CITIES.index(city) for city in setup.wagons_2010.value)
        self.wagons_1999: Final = tuple(CITIES.index(city) for city in setup.wagons_1999.value)
        self.courier: Final = self.roads.numbers[setup.courier.value]
        self.courier_city: Final = CITIES.index(setup.courier_city.value)

    def _read_numbers(self, data: Printed) -> None:
        self.start_cash = data.start_cash.value
        self.unit = data.money_unit.value
        self.supply = data.supply_per_good.value
        self.max_purchase = data.max_purchase.value
        self.master_load_max = data.master_load_max.value
        self.tokens = data.movement_tokens.value
        self.all_tokens = (1 << len(self.tokens)) - 1
        self.token_spaces = vec[i64](list(self.tokens))
        numbers = range(len(self.tokens))
        self.smallest_first = vec[i64](sorted(numbers, key=lambda token: (self.tokens[token], -token)))
        """The movement tokens by their value; of equal ones the last is played first."""
        self.token_numbers = {
            spaces: [token for token in numbers if self.tokens[token] == spaces] for spaces in self.tokens
        }
        """By value."""
        self.max_climb = data.max_climb_per_round.value
        self.guest_load_max = data.guest_load_max.value
        self.credits = data.credits.value
        self.credit_amount = data.credit_amount.value
        self.credit_repay = data.credit_repay.value
        self.destitute = data.destitute_threshold.value
        self.display = data.invest_display.value
        self.quote_max = data.quote_max.value
        self.invest_auctions = {int(seats): entry.value for seats, entry in data.invest_auctions.items()}
        self.end_arrivals = {int(seats): entry.value for seats, entry in data.end_arrivals.items()}
        self.short_end = {int(seats): entry.value for seats, entry in data.short_end_arrivals.items()}

    def _read_scales(self, data: Printed) -> None:
        """MA-06, MA-R40: one scale for all goods. MA-66: step costs. MA-60: upkeep. MA-13: markets."""
        self.levels = len(data.prices.levels)
        buying = [0, *[level.buy for level in data.prices.levels]]
        selling = [0, *[level.sell for level in data.prices.levels]]
        self.buying = vec[i64](buying)
        self.selling = vec[i64](selling)
        self.prices = [
            GoodPrice(level=level, buy=buying[level], sell=selling[level]) for level in range(len(buying))
        ]
        """By level, as all see them."""
        self.step_costs = vec[i64]([cost.value for cost in data.arrival_track.step_costs])
        self.upkeep = vec[i64]([level.value for level in data.ladder.upkeep])
        self.top: int = len(data.ladder.upkeep) - 1
        self.bonus = vec[i64](list(data.bonus.values.value))
        self.bonus_steps = {florins: step for step, florins in enumerate(data.bonus.values.value)}
        self.bonus_with_wagon = self.bonus_steps[data.bonus.start_with_wagon.value]
        self.bonus_without = self.bonus_steps[data.bonus.start_without_wagon.value]
        self.sells = tuple(tuple(name in data.markets[city].value for name in GOODS) for city in CITIES)
        """By city and good."""
        self.market = bits.of(
            [city * GOOD_COUNT + good for city in range(len(CITIES)) for good in self.markets(city)]
        )
        """MA-13: the set of all city * GOOD_COUNT + good that are sold."""

    def _read_cards(self, data: Printed) -> None:
        cards = [data.investments[name] for name in INVESTMENTS]
        self.power = vec[i64]([card.power.value for card in cards])
        self.printed_prices = tuple(card.price.value for card in cards)
        kinds = [data.influence[name] for name in INFLUENCE]
        self.copies = tuple(kind.copies.value for kind in kinds)
        self.worth = vec[i64]([kind.power.value for kind in kinds])
        powers = {name: card.power.value for name, card in zip(INVESTMENTS, cards, strict=True)}
        powers |= {name: kind.power.value for name, kind in zip(INFLUENCE, kinds, strict=True)}
        self.fixed = Fixed(data.max_purchase.value, data.credit_repay.value, powers, data.ladder.titles.value)
        first = data.edition_1999
        self.pairs = tuple(
            (INVESTMENTS.index(one), INVESTMENTS.index(other)) for one, other in first.pairs.value
        )
        self.pair_price = first.pair_price.value
        self.strong_from = first.strong_from.value
        self.credits_1999 = first.credits.value
        self.missing_1999 = tuple(INFLUENCE.index(name) for name in first.missing_influence.value)

    def _plan(self) -> Plan:
        return Plan(
            goods=GOODS,
            phases=PHASES[PURCHASE:],
            spaces=tuple(
                [SpaceShape(each.id, each.kind, each.x, each.y, each.neighbours) for each in self.spaces]
            ),
            markets={
                CITIES[city]: tuple([GOODS[good] for good in self.markets(city)])
                for city in range(len(CITIES))
            },
            levels=tuple(self.prices[1:]),
            steps=tuple([int(cost) for cost in self.step_costs]),
            upkeep=tuple([int(florins) for florins in self.upkeep]),
            tokens=self.tokens,
            unit=self.unit,
            quote_max=self.quote_max,
        )

    def step_cost(self, arrivals: i64) -> i64:
        """MA-66, MA-R24: as the arrival marker shows; the last space serves for all further arrivals."""
        last: i64 = len(self.step_costs) - 1
        return self.step_costs[arrivals if arrivals < last else last]

    def strong(self) -> i64:
        """The set of dear cards."""
        return bits.of([card for card, price in enumerate(self.printed_prices) if price >= self.strong_from])

    def markets(self, city: int) -> list[int]:
        """MA-13: the goods a city sells."""
        return [good for good in range(GOOD_COUNT) if self.sells[city][good]]


@final
class Kept:
    """What has been worked out from tables before: it comes again and again."""

    def __init__(self, printed: PrintedData) -> None:
        driven = max(printed.tokens) + printed.worth[FRESH_HORSES]
        pushed = printed.power[CARTWRIGHT] + printed.power[GREAT_CARTWRIGHT]
        furthest = max(driven, pushed)
        self.ends: Final = KnownEnds(printed.roads, furthest, lapse=False)
        self.lapsing_ends: Final = KnownEnds(printed.roads, furthest, lapse=True)


KEPT: Final[dict[PrintedData, Kept]] = {}
MOST_KEPT: Final = 8
"""How many are kept: every game with data of its own has its own."""


def kept(printed: PrintedData) -> Kept:
    found = KEPT.get(printed)
    if found is None:
        if len(KEPT) >= MOST_KEPT:
            KEPT.clear()
        found = KEPT[printed] = Kept(printed)
    return found


def ordered(spaces: tuple[PrintedSpace, ...]) -> tuple[PrintedSpace, ...]:
    """The cities first, in the order of the rules, then the others as listed."""
    cities = [next(space for space in spaces if space.id == city) for city in CITIES]
    return (*cities, *(space for space in spaces if space.kind != "city"))


def roads_of(spaces: tuple[PrintedSpace, ...]) -> Roads:
    names = tuple(space.id for space in spaces)
    numbers = {name: number for number, name in enumerate(names)}
    return Roads(
        names, len(CITIES), tuple(tuple(numbers[name] for name in space.neighbours) for space in spaces)
    )


def read_printed(text: str) -> PrintedData:
    """A data file as printed data; BadData says what contradicts the rules."""
    data = read_data(text, Printed)
    fault = check_printed(data)
    if fault is not None:
        message, rule = fault
        raise BadData(f"{rule}: {message}", rule=rule)
    return PrintedData(data)


DATA_TEXT: Final = (files("ducats.games.merchants") / "data.toml").read_text(encoding="utf-8")
PRINTED: Final = read_printed(DATA_TEXT)


@lru_cache(maxsize=8)
def printed_of(data: str | None) -> PrintedData:
    return PRINTED if data is None or data == DATA_TEXT else read_printed(data)
