"""Phase 2: bids for wagons, loading and the haggling over its price (MA-17 to MA-27)."""

from typing import Final

from ducats.bots.merchants.answers import Worths, largest, named, offered
from ducats.bots.merchants.table import Load, Table
from ducats.engine.messages import Seat
from ducats.engine.rng import Rng
from ducats.games.merchants.messages import (
    Accept,
    BidForWagon,
    CounterOffer,
    FinalPrice,
    LoadGoods,
    QuotePrice,
    Refuse,
    RequestLoading,
)

USUAL_FEE: Final = 220.0
"""What loading one piece usually costs."""
STAYS: Final = 0.45
"""The part of its worth that a piece keeps when it is not loaded now."""
PERMIT_WORTH: Final = 150.0
QUOTE_PART: Final = 0.6
FAIR_PART: Final = 0.5
LAST_PART: Final = 0.8


# -- bids ------------------------------------------------------------------------------------------


def wagon_bid(t: Table, rng: Rng) -> Worths:
    """MA-17, MA-18: a part of what the mastership is worth; the keen-eyed go just above the rivals."""
    load = t.wagons[t.seen.bidding - 1]
    value = mastership(t, t.me, load)
    limit = min(value * t.care.boldness, t.cash - t.mine.upkeep - t.care.reserve * 0.5)
    bid = limit * 0.8
    if t.care.reads_rivals:
        rivals = [mastership(t, seat, load) for seat in range(t.seats) if seat != t.me]
        tie = 0 if t.seen.first == t.me else t.tables.unit
        bid = min(limit, t.care.rivals_bid * max(rivals) + tie)
    bid += t.care.whim * (2.0 * rng.chance() - 1.0) + t.tables.unit * rng.chance()
    action = named(t, BidForWagon, max(0.0, min(bid, t.cash * 0.9)))
    return [] if action is None else [(action, 0.0)]


def mastership(t: Table, seat: Seat, load: Load) -> float:
    """What it is worth to a seat to be master of a wagon instead of a guest on it."""
    city = t.cities[load.at]
    stock = t.stock(seat, city)
    each = {good: piece_worth(t, load, good) for good in stock}
    most = t.tables.master_load_max
    as_master = max((min(count, most) * each[good] for good, count in stock.items()), default=0.0)
    pieces = sorted((each[good] for good, count in stock.items() for _ in range(count)), reverse=True)
    as_guest = sum(max(0.0, worth - USUAL_FEE) for worth in pieces[: t.options.guest_load_max])
    fees = 0.0
    for other in range(t.seats):
        if other != seat:
            goods = sum(t.stock(other, city).values())
            fees += 0.7 * USUAL_FEE * min(goods, t.options.guest_load_max)
    return as_master + fees - 0.8 * as_guest


def piece_worth(t: Table, load: Load, good: str) -> float:
    """What loading one piece now brings over leaving it in the warehouse."""
    goods = {good: 1}
    trip = t.trip(load.at, -1, (*load.cargo, goods), goods)
    return trip * (1.0 - STAYS * t.survives(1.5))


# -- loading ---------------------------------------------------------------------------------------


def master_load(t: Table, rng: Rng) -> Worths:
    """MA-22, MA-23."""
    load = t.wagons[t.seen.loading.wagon - 1]
    worths: Worths = []
    for action in offered(t):
        gain = 0.0
        if isinstance(action, LoadGoods):
            gain = action.count * piece_worth(t, load, action.good)
        worths.append((action, gain))
    return worths


def load_request(t: Table, rng: Rng) -> Worths:
    """MA-24: the best goods; a permit where it saves more than it would elsewhere."""
    load = t.wagons[t.seen.loading.wagon - 1]
    worths: Worths = []
    for action in offered(t):
        gain = 0.0
        if isinstance(action, RequestLoading):
            value = bundle_worth(t, load, action.goods)
            pieces = len(action.goods)
            gain = value * 0.8 - FAIR_PART * value
            if action.permit:
                gain = value - t.tables.unit * pieces - PERMIT_WORTH * min(1.0, t.rounds_left)
        worths.append((action, gain))
    return worths


def bundle_worth(t: Table, load: Load, goods: tuple[str, ...]) -> float:
    return sum(piece_worth(t, load, good) for good in goods)


def load_quote(t: Table, rng: Rng) -> Worths:
    """MA-25: most of what the ride is worth to the guest."""
    value = on_the_table(t)
    quote = value * QUOTE_PART + t.care.whim * (rng.chance() - 0.5)
    quote = max(quote, t.tables.unit * len(t.seen.loading.goods))
    action = named(t, QuotePrice, quote)
    return [] if action is None else [(action, 0.0)]


def load_answer(t: Table, rng: Rng) -> Worths:
    """MA-26: a fair price is paid; a dear one is countered while a deal is in sight."""
    value, quote = on_the_table(t), t.seen.loading.quote
    worths: Worths = []
    for action in offered(t):
        worths.append((action, value * LAST_PART - quote if isinstance(action, Accept) else 0.0))
    offer = min(FAIR_PART * 0.8 * value, quote - t.tables.unit)
    if largest(t, CounterOffer) > 0 and quote > FAIR_PART * value and offer >= t.tables.unit:
        counter = named(t, CounterOffer, offer)
        if counter is not None:
            worths.append((counter, 0.6 * (value - offer) * LAST_PART))
    return worths


def load_reply(t: Table, rng: Rng) -> Worths:
    """MA-26: what is fair is taken; otherwise a last price half-way."""
    value = on_the_table(t)
    counter, quote = t.seen.loading.counter, t.seen.loading.quote
    least = value * t.envy / (1.0 + t.envy)
    worths: Worths = []
    for action in offered(t):
        gain = float(counter) - least if isinstance(action, Accept) else 0.0
        worths.append((action, gain))
    middle = named(t, FinalPrice, (counter + quote) / 2)
    if middle is not None:
        fair = (counter + quote) / 2 <= LAST_PART * value
        worths.append((middle, ((counter + quote) / 2 - least) * (0.75 if fair else 0.25)))
    return worths


def load_final(t: Table, rng: Rng) -> Worths:
    """MA-26: yes, if anything is left of the ride's worth."""
    value, final = on_the_table(t), t.seen.loading.final
    return [(action, value * 0.9 - final if not isinstance(action, Refuse) else 0.0) for action in offered(t)]


def on_the_table(t: Table) -> float:
    """What the requested ride is worth to the guest."""
    loading = t.seen.loading
    return bundle_worth(t, t.wagons[loading.wagon - 1], loading.goods)
