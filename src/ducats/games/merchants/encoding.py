"""The vector of Merchants of the Middle Ages."""

from typing import Final

from ducats.encoding.blocks import SEATS, Blocks, Vector, from_own, mark, share
from ducats.encoding.steps import LongAnswers, Section
from ducats.games.merchants.rules.haggling import MOST_STEPS as PRICE_STEPS
from ducats.games.merchants.rules.loading import LoadRequest
from ducats.games.merchants.rules.movement import ENDS, HORSES, PUSHES
from ducats.games.merchants.rules.names import (
    BUNDLE_COUNT,
    CITIES,
    CITY_COUNT,
    GOOD_COUNT,
    GOODS,
    INFLUENCE,
    INVESTMENT_COUNT,
    INVESTMENTS,
    KIND_COUNT,
    PHASES,
    TOKENS,
    WAGONS,
)
from ducats.games.merchants.rules.observation import (
    EXTRA,
    LOAD,
    MOST_BONUS,
    MOST_CARDS,
    MOST_CASH,
    MOST_COPIES,
    MOST_CREDITS,
    MOST_GOODS,
    MOST_INFLUENCE,
    MOST_PRICE,
    MOST_STEP,
    SPACES,
)
from ducats.games.merchants.rules.printed import printed_of
from ducats.games.merchants.rules.roads import HEADINGS
from ducats.games.merchants.rules.view import MerchantsView as View
from ducats.games.merchants.rules.wagons import MOST_STEPS as BID_STEPS
from ducats.mechanics.haggle import TERMS

BLOCKS: Final = Blocks()
COARSE_BIDS: Final = 32
COARSE_PRICES: Final = 16


@BLOCKS.add(GOOD_COUNT, 4)
def goods(view: View, out: Vector) -> None:
    """by good: level of the price, buying and selling price by 1000, supply by 8"""
    levels = printed_of(view.data).levels
    for good, name in enumerate(GOODS):
        price = view.prices[name]
        out[good] = (
            share(price.level, levels),
            share(price.buy, MOST_PRICE),
            share(price.sell, MOST_PRICE),
            share(view.supply[name], MOST_GOODS),
        )


@BLOCKS.add(CITY_COUNT)
def bonuses(view: View, out: Vector) -> None:
    """by city: the bonus by 500"""
    for city, name in enumerate(CITIES):
        out[city] = share(view.bonuses[name], MOST_BONUS)


@BLOCKS.add(WAGONS + 1, SPACES)
def at(view: View, out: Vector) -> None:
    """where each wagon stands, and the courier"""
    numbers = printed_of(view.data).roads.numbers
    for row, space in enumerate((*(wagon.at for wagon in view.wagons), view.courier)):
        if space is not None and numbers[space] < SPACES:
            out[row, numbers[space]] = 1.0


@BLOCKS.add(WAGONS, SPACES)
def behind(view: View, out: Vector) -> None:
    """the space that each wagon comes from"""
    numbers = printed_of(view.data).roads.numbers
    for row, wagon in enumerate(view.wagons):
        if wagon.came_from is not None and numbers[wagon.came_from] < SPACES:
            out[row, numbers[wagon.came_from]] = 1.0


@BLOCKS.add(WAGONS, SEATS)
def masters(view: View, out: Vector) -> None:
    """the master of each wagon"""
    for row, wagon in enumerate(view.wagons):
        mark(view, out[row], wagon.master)


@BLOCKS.add(WAGONS, SEATS, GOOD_COUNT)
def cargo(view: View, out: Vector) -> None:
    """what each seat has on each wagon, by 3"""
    for row, wagon in enumerate(view.wagons):
        for place, load in enumerate(from_own(view, wagon.cargo)):
            for name, count in load.items():
                out[row, place, GOODS.index(name)] = share(count, LOAD)


@BLOCKS.add(WAGONS, 3)
def wagons(view: View, out: Vector) -> None:
    """by wagon: which arrival of the round by 3, broken axle, can be moved"""
    for row, wagon in enumerate(view.wagons):
        out[row] = share(wagon.arrived, WAGONS), wagon.axle, wagon.movable


@BLOCKS.add(SEATS, 5)
def places(view: View, out: Vector) -> None:
    """by seat: level of status, credits by 10, cash known, cash by 10000, influence cards by 10"""
    top = printed_of(view.data).top
    for place, other in enumerate(from_own(view, view.places)):
        out[place] = (
            share(other.status, top),
            share(other.credits, MOST_CREDITS),
            other.cash is not None,
            share(other.cash, MOST_CASH),
            share(other.influence, MOST_CARDS),
        )


@BLOCKS.add(SEATS, TOKENS)
def tokens(view: View, out: Vector) -> None:
    """by seat: 1 for each movement token still to be played, slowest first"""
    values = printed_of(view.data).tokens
    for place, other in enumerate(from_own(view, view.places)):
        after = 0
        for token in other.tokens:
            slot = values.index(token, after)
            out[place, slot] = 1.0
            after = slot + 1


@BLOCKS.add(SEATS, INVESTMENT_COUNT)
def investments(view: View, out: Vector) -> None:
    """by seat: 1 for each investment card"""
    for place, other in enumerate(from_own(view, view.places)):
        for card in other.investments:
            out[place, INVESTMENTS.index(card)] = 1.0


@BLOCKS.add(SEATS, KIND_COUNT)
def influence(view: View, out: Vector) -> None:
    """by seat: influence cards of each kind by 9, where the observer may see them"""
    for place, other in enumerate(from_own(view, view.places)):
        for kind, name in enumerate(INFLUENCE):
            out[place, kind] = share((other.cards or ()).count(name), MOST_COPIES)


@BLOCKS.add(SEATS, CITY_COUNT, GOOD_COUNT)
def stores(view: View, out: Vector) -> None:
    """what each seat has in the warehouses, by city and good, by 8"""
    for place, other in enumerate(from_own(view, view.places)):
        for city, lying in other.stores.items():
            for good, count in lying.items():
                out[place, CITIES.index(city), GOODS.index(good)] = share(count, MOST_GOODS)


@BLOCKS.add(INVESTMENT_COUNT)
def display(view: View, out: Vector) -> None:
    """1 for each investment card that lies face up"""
    for card in view.display:
        out[INVESTMENTS.index(card)] = 1.0


@BLOCKS.add(2, KIND_COUNT)
def kinds(view: View, out: Vector) -> None:
    """influence cards played, and left in the pile if the observer may look, by 9"""
    for kind, name in enumerate(INFLUENCE):
        out[0, kind] = share(view.played[name], MOST_COPIES)
        out[1, kind] = share((view.pile or {}).get(name), MOST_COPIES)


@BLOCKS.add(len(PHASES))
def phase(view: View, out: Vector) -> None:
    """set-up, purchase, wagons, movement, prices, unloading, investment, status"""
    out[PHASES.index(view.phase)] = 1.0


@BLOCKS.add(SEATS)
def first(view: View, out: Vector) -> None:
    """the first player of the round"""
    mark(view, out, view.first)


@BLOCKS.add(6)
def clock(view: View, out: Vector) -> None:
    """round by the most there can be, arrivals by those that end the game, cost of a step by 2000, credits
    left by 10 (1 if unlimited), investment cards face down by 8, influence cards left by 63"""
    out[:] = (
        share(view.round, view.options.max_rounds),
        share(view.arrivals, view.end_arrivals),
        share(view.step_cost, MOST_STEP),
        1.0 if view.credits_left is None else share(view.credits_left, MOST_CREDITS),
        share(view.deck, INVESTMENT_COUNT),
        share(view.influence_left, MOST_INFLUENCE),
    )


@BLOCKS.add(2 + CITY_COUNT)
def purchase(view: View, out: Vector) -> None:
    """which purchase of the round by 2, goods bought in it by 8, the one city it is bound to"""
    if view.purchase is not None:
        out[:2] = share(view.purchase.number, 2), share(view.purchase.bought, MOST_GOODS)
        if view.purchase.city is not None:
            out[2 + CITIES.index(view.purchase.city)] = 1.0


@BLOCKS.add(3, WAGONS)
def wagon(view: View, out: Vector) -> None:
    """the wagon that is bid for, that is loaded, that is unloaded"""
    if view.bidding is not None:
        out[0, view.bidding - 1] = 1.0
    if view.loading is not None:
        out[1, view.loading.wagon - 1] = 1.0
    if view.unload is not None:
        out[2, view.unload.wagon - 1] = 1.0


@BLOCKS.add(SEATS)
def guest(view: View, out: Vector) -> None:
    """who would load goods on another's wagon"""
    if view.loading is not None:
        mark(view, out, view.loading.guest)


@BLOCKS.add(GOOD_COUNT)
def requested(view: View, out: Vector) -> None:
    """the goods they would load, by 3"""
    if view.loading is not None:
        for good, name in enumerate(GOODS):
            out[good] = share(view.loading.goods.count(name), LOAD)


@BLOCKS.add(3)
def prices_named(view: View, out: Vector) -> None:
    """the master's price, the guest's, the master's last word, by 10000"""
    if view.loading is not None:
        named = (view.loading.quote, view.loading.counter, view.loading.final)
        out[:] = [share(price, MOST_CASH) for price in named]


@BLOCKS.add(5)
def going_on(view: View, out: Vector) -> None:
    """a wagon has moved, spaces by a cartwright left by 6, of the courier by 6, office steps by 6, goods sold
    from the warehouse by 8"""
    if view.move is not None:
        out[:3] = view.move.moved, share(view.move.extra, EXTRA), share(view.move.courier, EXTRA)
    if view.adjust is not None:
        out[3] = share(view.adjust.steps, EXTRA)
    if view.sale is not None:
        out[4] = share(view.sale.sold, MOST_GOODS)


@BLOCKS.add(5, SEATS)
def parties(view: View, out: Vector) -> None:
    """charter played for the wagon; auction: highest bidder, who has not passed, who has won, seller"""
    for seat in view.unload.chartered if view.unload is not None else ():
        mark(view, out[0], seat)
    if view.auction is not None:
        mark(view, out[1], view.auction.leader)
        for row, seats in ((2, view.auction.inside), (3, view.auction.winners)):
            for seat in seats:
                mark(view, out[row], seat)
        mark(view, out[4], view.auction.seller)


@BLOCKS.add(2 + INVESTMENT_COUNT)
def auction(view: View, out: Vector) -> None:
    """which auction of the round by the seats, highest bid by 10000, the card that is put up"""
    if view.auction is not None:
        out[:2] = share(view.auction.number, view.seats), share(view.auction.high, MOST_CASH)
        if view.auction.card is not None:
            out[2 + INVESTMENTS.index(view.auction.card)] = 1.0


@BLOCKS.add(4)
def status(view: View, out: Vector) -> None:
    """of the status turn: favour played, gone down, credit taken, credit to avoid the fall"""
    if view.status is not None:
        turn = view.status
        out[:] = turn.favour, turn.fell, turn.borrowed, turn.before


BID: Final = (
    Section((COARSE_BIDS, BID_STEPS // COARSE_BIDS), ("high digit of the bid", "low digit of the bid")),
)
PRICE: Final = (
    *(Section() for _ in range(TERMS)),
    Section(
        (COARSE_PRICES, PRICE_STEPS // COARSE_PRICES), ("high digit of the price", "low digit of the price")
    ),
)
RIDE: Final = ("wagon", "token or push", "fresh horses", "space", "way")

LONG_ANSWERS: Final[LongAnswers] = {
    "merchants.equipment_bid": BID,
    "merchants.wagon_bid": BID,
    "merchants.invest_bid": BID,
    "merchants.load_request": (
        Section((LoadRequest.size // BUNDLE_COUNT, BUNDLE_COUNT), ("permit", "goods")),
    ),
    "merchants.load_quote": PRICE,
    "merchants.load_answer": PRICE,
    "merchants.load_reply": PRICE,
    "merchants.load_final": PRICE,
    "merchants.move_turn": (
        Section(),
        Section((WAGONS,), RIDE[:1]),
        # What one kind of ride does not ask has one value, so that a part means the same for all kinds.
        Section((1, 1, 1, ENDS // HEADINGS), RIDE[:4]),
        Section((WAGONS, TOKENS, HORSES, ENDS // HEADINGS, HEADINGS), RIDE),
        Section((WAGONS, PUSHES, 1, ENDS // HEADINGS, HEADINGS), RIDE),
    ),
}
