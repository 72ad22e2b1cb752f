"""Phases 1 and 2: purchases, bids for wagons, loading and haggling (MA-12 to MA-27)."""

from typing import Final

from mypy_extensions import i64

from ducats.engine.messages import Seat
from ducats.games.merchants.evaluation.market import Market
from ducats.games.merchants.evaluation.weights import Weights
from ducats.games.merchants.rules import counts, progress
from ducats.games.merchants.rules.haggling import LoadAnswer, LoadFinal, LoadReply, PriceWord
from ducats.games.merchants.rules.loading import MOST_LOADED, NOTHING, LoadRequest
from ducats.games.merchants.rules.names import (
    BUNDLE_COUNT,
    BUNDLES,
    CHEAP_PURCHASE,
    GOOD_COUNT,
    WAREHOUSE_SALE,
)
from ducats.games.merchants.rules.purchase import END as ENOUGH
from ducats.games.merchants.rules.purchase import GOOD, LETTER, price_of
from ducats.games.merchants.rules.state import Merchants
from ducats.mechanics.haggle import ACCEPT, REFUSE, TERMS

SAME: Final[tuple[float, ...]] = (1.0, 1.0, 0.95, 0.5, 0.35, 0.2)
"""How useful the first, second, ... piece of one type in a city is: three ride with their master."""
OTHER: Final[tuple[float, ...]] = (1.0, 1.0, 0.7, 0.55, 0.35, 0.25)
"""The same for the pieces of other types that lie there already: a guest has two."""
MONOPOLY_RISK: Final = 0.8
LETTER_BELOW: Final = 900
OWN_PART: Final = 0.8
"""The part of their limit that players bid who do not look at their rivals."""
RIVALS_BID: Final = 0.75
"""The part of a wagon's worth that rivals are thought to bid."""
PERMIT_WORTH: Final = 150.0
FAIR_PART: Final = 0.5
LAST_PART: Final = 0.8
QUOTES: Final[tuple[float, ...]] = (0.6, 0.5, 0.7, 0.8, 0.4, 0.9)
COUNTERS: Final[tuple[float, ...]] = (0.4, 0.3, 0.5, 0.2, 0.25)


def purchases(g: Merchants, market: Market, weights: Weights, seat: Seat, legal: list[int]) -> list[float]:
    """MA-12: every single purchase by what a trip may bring; nothing more is worth 0."""
    worths: list[float] = []
    for answer in legal:
        if answer >= GOOD:
            city, good = divmod(answer - GOOD, GOOD_COUNT)
            worths.append(_purchase(g, market, weights, seat, city, good, int(price_of(g, seat, good))))
        elif answer == LETTER:
            worths.append(1000.0 if g.cash(seat) < LETTER_BELOW else -1000.0)
        else:
            assert answer == ENOUGH
            worths.append(0.0)
    return worths


def _purchase(
    g: Merchants, market: Market, weights: Weights, seat: Seat, city: int, good: int, cost: int
) -> float:
    stock = g.stock(seat, city)
    same = int(counts.count(stock, good))
    others = int(counts.total(stock)) - same
    useful = SAME[min(same, 5)] * OTHER[min(others, 5)]
    if weights.reads_rivals and any(
        rival != seat and g.stored(rival, city, good) >= 2 for rival in range(g.seats)
    ):
        useful *= MONOPOLY_RISK
    worth = 0.85 * useful * market.stored[city * GOOD_COUNT + good]
    if g.owns(seat, WAREHOUSE_SALE):
        level = min(g.level(good) + 1, g.printed.levels)
        worth = max(worth, 0.9 * float(g.printed.buying[level]))
    spare = int(g.cash(seat) - g.printed.upkeep[g.status(seat)]) - cost
    worth -= cost + 0.4 * max(0.0, weights.reserve - spare)
    return worth + (1.0 if g.owns(seat, CHEAP_PURCHASE) else 0.0)


def wagon_bid(g: Merchants, market: Market, weights: Weights, seat: Seat, wagon: i64, luck: float) -> int:
    """MA-17, MA-18: just above what the wagon is worth to the keenest rival, in steps; `luck` is in steps."""
    city, unit = int(g.wagon_at(wagon)), g.printed.unit
    spare = float(g.cash(seat) - g.printed.upkeep[g.status(seat)]) - 0.5 * weights.reserve
    limit = min(weights.boldness * market.mastership(g, seat, city), spare)
    bid = OWN_PART * limit
    if weights.reads_rivals:
        keenest = max([market.mastership(g, rival, city) for rival in range(g.seats) if rival != seat])
        bid = min(limit, RIVALS_BID * keenest + (0 if g.first == seat else unit))
    bid += unit * luck
    return int(max(0.0, min(bid, 0.9 * float(g.cash(seat)))) / unit + 0.5)


def wagon_bids(g: Merchants, market: Market, weights: Weights, seat: Seat, wagon: i64) -> list[int]:
    """Bids worth a thought: the usual one, some beside it, all that it is worth, and none."""
    most = int(g.cash(seat)) // g.printed.unit
    usual = wagon_bid(g, market, weights, seat, wagon, 0.5)
    worth = int(market.mastership(g, seat, int(g.wagon_at(wagon))) / g.printed.unit)
    found: list[int] = []
    for bid in (
        usual,
        usual + 1,
        0,
        usual - 1,
        usual + 2,
        usual + 3,
        usual - 2,
        usual + 5,
        worth,
        usual // 2,
    ):
        if 0 <= bid <= most and bid not in found:
            found.append(bid)
    return found


def master_loads(g: Merchants, market: Market, wagon: i64, legal: list[int]) -> list[float]:
    """MA-22, MA-23."""
    city = int(g.wagon_at(wagon))
    worths: list[float] = []
    for answer in legal:
        if answer == NOTHING:
            worths.append(0.0)
        else:
            good, less = divmod(answer - 1, MOST_LOADED)
            worths.append((less + 1) * market.piece(city, good))
    return worths


def requests(g: Merchants, market: Market, ask: LoadRequest, legal: list[int]) -> list[float]:
    """MA-24: the best goods; a permit where it saves more than it would elsewhere."""
    worths: list[float] = []
    for answer in legal:
        permit, bundle = divmod(answer, BUNDLE_COUNT)
        value = bundle_worth(g, market, bundle)
        if not permit:
            worths.append((0.8 - FAIR_PART) * value)
        else:
            fee = ask.permit_fee(g, bundle)
            worths.append(value - fee - PERMIT_WORTH * min(1.0, market.left))
    return worths


def bundle_worth(g: Merchants, market: Market, bundle: int) -> float:
    city = int(g.wagon_at(progress.wagon(g)))
    worth = 0.0
    for good in BUNDLES[bundle]:
        worth += market.piece(city, good)
    return worth


def words(g: Merchants, market: Market, weights: Weights, ask: PriceWord) -> tuple[list[int], list[float]]:
    """MA-25, MA-26: words about a price that are worth a thought, with what they are worth."""
    bundle = int(progress.bundle(g))
    value = bundle_worth(g, market, bundle)
    if isinstance(ask, LoadFinal):
        return _take_or_leave(g, ask, 0.9 * value)
    if isinstance(ask, LoadAnswer):
        return _answers(g, ask, value)
    if isinstance(ask, LoadReply):
        return _replies(g, weights, ask, value)
    unit = g.printed.unit
    answers, worths = [REFUSE], [-1e4]
    for number, part in enumerate(QUOTES):
        quote = max(int(part * value / unit + 0.5), len(BUNDLES[bundle]))
        answer = TERMS + min(quote, int(ask.highest(g)))
        if answer not in answers:
            answers.append(answer)
            worths.append(-10.0 * number)
    return answers, worths


def _take_or_leave(g: Merchants, ask: PriceWord, most: float) -> tuple[list[int], list[float]]:
    if not ask.may_accept(g):
        return [REFUSE], [0.0]
    return [REFUSE, ACCEPT], [0.0, most - int(progress.offer(g)) * g.printed.unit]


def _answers(g: Merchants, ask: PriceWord, value: float) -> tuple[list[int], list[float]]:
    """A fair price is paid; a dear one is countered while a deal is in sight."""
    answers, worths = _take_or_leave(g, ask, LAST_PART * value)
    unit, highest = g.printed.unit, int(ask.highest(g))
    quote = int(progress.quote(g)) * unit
    for number, part in enumerate(COUNTERS):
        counter = min(int(part * value / unit + 0.5), highest)
        if counter >= 1 and TERMS + counter not in answers:
            answers.append(TERMS + counter)
            gain = 0.6 * LAST_PART * (value - counter * unit) if quote > FAIR_PART * value else -1.0
            worths.append(gain if number == 0 else min(gain, worths[0]) - number)
    return answers, worths


def _replies(g: Merchants, weights: Weights, ask: PriceWord, value: float) -> tuple[list[int], list[float]]:
    """What is fair is taken; otherwise a price half-way: the last one, or nearer with every word."""
    unit = g.printed.unit
    envy = weights.envy_of_each(g.seats)
    least = value * envy / (1.0 + envy)
    answers, worths = [REFUSE, ACCEPT], [0.0, int(progress.offer(g)) * unit - least]
    lowest, highest = int(ask.lowest(g)), int(ask.highest(g))
    if lowest <= highest:
        for final in {(lowest + highest) // 2, lowest, highest}:
            price = float(final * unit)
            sure = 0.75 if price <= LAST_PART * value else 0.25
            answers.append(TERMS + final)
            worths.append((price - least) * sure - (0.0 if final == (lowest + highest) // 2 else 1e4))
    return answers, worths
