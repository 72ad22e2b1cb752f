"""How a table of Merchants stands: the status that all may hope for, and shares of the victory."""

from math import exp, sqrt
from typing import Final, final

from ducats.engine.messages import Seat
from ducats.games.merchants.evaluation.market import Market, rounds_after
from ducats.games.merchants.evaluation.ways import Ways
from ducats.games.merchants.rules import counts
from ducats.games.merchants.rules.names import (
    CITY_COUNT,
    GOOD_COUNT,
    INVESTMENT_COUNT,
    KIND_COUNT,
    LETTER_OF_EXCHANGE,
    PATRON_FAVOUR,
    WAGONS,
)
from ducats.games.merchants.rules.printed import PrintedData
from ducats.games.merchants.rules.state import Merchants
from ducats.search.evaluator import win_shares

ROUND_INCOME: Final[tuple[float, ...]] = (0.0, 0.0, 300.0, 400.0, 420.0)
"""By seats: what is left in a usual round of all trade."""
CARD_INCOME: Final[tuple[float, ...]] = (80.0, 190.0, 60.0, 130.0, 110.0, 200.0, 330.0, 90.0)
"""What an investment card brings in a round."""
COMFORTABLE_CASH: Final = 900.0
"""Who has less trades the worse."""
INFLUENCE_WORTH: Final = 200.0
"""What an influence card without a fixed worth may still bring."""
LEAD_SHARE: Final = 0.3
"""How much of a value is the lead in status, which tells more than a victory that is far off."""
DECISIVE_LEAD: Final = 6.0
"""A lead in levels that is as good as a victory."""
UPKEEP_OF_A_LEVEL: Final = 700.0
"""Whoever lacks this many florins for the upkeep of all rounds to come ends a level lower."""
OUT_OF_REACH: Final = 1e9
IDLE_CASH: Final = 4000.0
"""So much money that cannot be turned into steps is worth a level: it decides ties only."""


@final
class Ladder:
    """MA-60, MA-66: what it costs at least to reach each level in a number of rounds, upkeep included."""

    def __init__(self, printed: PrintedData) -> None:
        self._tables: Final = printed
        self._known: dict[int, list[float]] = {}

    def costs(self, status: int, arrivals: int, end: int, rounds: int) -> list[float]:
        """From `status` on, one level after another; the arrivals come evenly."""
        key = ((status * 64 + arrivals) * 64 + end) * 32 + rounds
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._plan(status, arrivals, end, rounds)
        return known

    def _plan(self, status: int, arrivals: int, end: int, rounds: int) -> list[float]:
        t = self._tables
        best = [OUT_OF_REACH] * (t.top + 1)
        best[status] = 0.0
        for number in range(1, rounds + 1):
            step = int(t.step_cost(arrivals + (end - arrivals) * number // rounds))
            after = [OUT_OF_REACH] * (t.top + 1)
            for level in range(status, t.top + 1):
                paid = best[level] + int(t.upkeep[level])
                for steps in range(min(t.max_climb, t.top - level) + 1):
                    after[level + steps] = min(after[level + steps], paid + float(steps * step))
            best = after
        return [cost for cost in best[status:] if cost < OUT_OF_REACH]


def reachable(costs: list[float], status: int, money: float) -> float:
    """The level that a sum will pay for, in parts of a level; less than `status` if upkeep is too dear."""
    if money < costs[0]:
        return max(0.0, status - (costs[0] - money) / UPKEEP_OF_A_LEVEL)
    steps = 0
    while steps + 1 < len(costs) and costs[steps + 1] <= money:
        steps += 1
    spare = money - costs[steps]
    if steps + 1 < len(costs):
        return status + steps + spare / (costs[steps + 1] - costs[steps])
    return status + steps + min(0.5, spare / IDLE_CASH)


def hoped(g: Merchants, ladder: Ladder, seat: Seat, status: int, cash: float, goods: float) -> float:
    """The status a seat may hope for after this round's climb, with goods of some worth on the way."""
    rounds = max(1.0, rounds_after(g))
    few = int(rounds)
    share = rounds - few
    level = (1.0 - share) * _hoped_in(g, ladder, seat, status, cash, goods, few)
    if share:
        level += share * _hoped_in(g, ladder, seat, status, cash, goods, few + 1)
    return level


def _hoped_in(
    g: Merchants, ladder: Ladder, seat: Seat, status: int, cash: float, goods: float, rounds: int
) -> float:
    usual = ROUND_INCOME[g.seats]
    for card in range(INVESTMENT_COUNT):
        if g.owns(seat, card):
            usual += 1.2 * CARD_INCOME[card]
    debt = float(g.credits(seat))
    money = cash * (0.94 + 0.06 * min(rounds, 5)) - g.printed.credit_repay * debt
    money += goods * (0.62 if rounds == 1 else 0.8)
    money += usual * (0.25 if rounds == 1 else rounds - 1.4)
    money -= 0.5 * max(0.0, COMFORTABLE_CASH - cash) if rounds > 1 else 0.0
    for kind in range(KIND_COUNT):
        count = int(g.holds(seat, kind))
        if count and kind == LETTER_OF_EXCHANGE:
            money += int(g.printed.worth[kind]) * count
        elif count and kind == PATRON_FAVOUR:
            money += int(min(g.printed.worth[kind], g.printed.upkeep[status])) + INFLUENCE_WORTH * (count - 1)
        elif count and rounds > 1:
            money += INFLUENCE_WORTH * count
    costs = ladder.costs(status, int(g.arrivals), g.chosen.end_arrivals, rounds)
    return reachable(costs, status, money) - 0.3 * debt


def goods_of(g: Merchants, ways: Ways, market: Market) -> list[float]:
    """What everybody's goods on wagons and in warehouses are worth."""
    found = [0.0] * g.seats
    for wagon in range(WAGONS):
        if g.is_loaded(wagon):
            worths = market.ride(g, ways, wagon)
            for seat in range(g.seats):
                cargo = g.cargo(wagon, seat)
                if cargo:
                    for good in range(GOOD_COUNT):
                        found[seat] += float(counts.count(cargo, good)) * worths[good]
    for seat in range(g.seats):
        for city in range(CITY_COUNT):
            stock = g.stock(seat, city)
            if stock:
                for good in range(GOOD_COUNT):
                    pieces = float(min(counts.count(stock, good), 3))
                    found[seat] += 0.55 * pieces * market.stored[city * GOOD_COUNT + good]
    return found


def standing(g: Merchants, ladder: Ladder, ways: Ways, market: Market) -> list[float]:
    """The share of the victory, blended with the lead over the others, before a round begins."""
    levels = levels_hoped(g, ladder, goods_of(g, ways, market))
    return blended(levels, shares(levels, spread(rounds_after(g))))


def levels_hoped(g: Merchants, ladder: Ladder, goods: list[float]) -> list[float]:
    """The status that everybody may hope for, with goods of some worth on the way."""
    return [
        hoped(g, ladder, seat, int(g.status(seat)), float(g.cash(seat)), goods[seat])
        for seat in range(g.seats)
    ]


def spread(rounds: float) -> float:
    """How far levels may still drift apart, as the scale of an exponential."""
    return 0.25 + 0.35 * sqrt(max(1.0, rounds))


def final_values(g: Merchants) -> list[float]:
    """MA-70: who has won, and by how much."""
    outcome = g.outcome()
    assert outcome is not None
    levels = [
        float(g.status(seat)) + min(0.9, float(g.cash(seat)) / IDLE_CASH) - 3.0 * float(g.credits(seat))
        for seat in range(g.seats)
    ]
    return blended(levels, win_shares(outcome))


def shares(levels: list[float], scale: float) -> list[float]:
    """Each seat's share of the victory, if it hopes for this."""
    best = max(levels)
    weights = [exp((level - best) / scale) for level in levels]
    everything = sum(weights)
    return [weight / everything for weight in weights]


def blended(levels: list[float], parts: list[float]) -> list[float]:
    everything = sum(levels)
    seats = len(levels)
    values: list[float] = []
    for level, part in zip(levels, parts, strict=True):
        lead = (level * seats - everything) / (seats - 1)
        comfort = min(1.0, max(0.0, 0.5 + 0.5 * lead / DECISIVE_LEAD))
        values.append((1.0 - LEAD_SHARE) * part + LEAD_SHARE * comfort)
    return values
