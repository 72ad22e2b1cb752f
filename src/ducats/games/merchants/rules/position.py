"""Any position of Merchants, laid out on the table: the common ground of `imagine` and of scenario files."""

from typing import Final

from mypy_extensions import i64

from ducats.engine import bits
from ducats.engine.errors import BadScenario
from ducats.engine.frames import OPEN, Ask, Frame
from ducats.engine.messages import Seat
from ducats.games.merchants.rules import counts, progress
from ducats.games.merchants.rules import fields as f
from ducats.games.merchants.rules.books import columns_of
from ducats.games.merchants.rules.edition import EQUIPMENT, EquipmentBid, OfferCardUp
from ducats.games.merchants.rules.haggling import (
    LOAD_ANSWERS,
    LOAD_FINALS,
    LOAD_QUOTES,
    LOAD_REPLIES,
    LoadAnswer,
    LoadFinal,
    LoadQuote,
    LoadReply,
)
from ducats.games.merchants.rules.influence import PICK_INFLUENCE, PickInfluenceCard
from ducats.games.merchants.rules.investment import AUCTIONS, SOLD, InvestmentBid, PickCard
from ducats.games.merchants.rules.loading import (
    LOAD_REQUESTS,
    LOADINGS,
    MASTER_LOADS,
    LoadRequest,
    MasterLoad,
)
from ducats.games.merchants.rules.movement import MOVE_TURNS, MOVES, MoveTurn
from ducats.games.merchants.rules.names import (
    ACQUISITION,
    BUNDLE_NUMBER,
    CITIES,
    CITY_COUNT,
    CITY_NUMBER,
    GOOD_COUNT,
    GOOD_NUMBER,
    GOODS,
    INVESTMENT,
    INVESTMENTS,
    KIND_NUMBER,
    MAX_SEATS,
    MOVEMENT,
    PHASES,
    PRICES,
    PURCHASE,
    SETUP,
    STATUS,
    UNLOADING,
    WAGONS,
)
from ducats.games.merchants.rules.prices import ADJUST_PRICES, ADJUSTMENTS, SET_DISCS, AdjustPrices, SetDiscs
from ducats.games.merchants.rules.progress import ANY_CITY, NOBODY
from ducats.games.merchants.rules.purchase import BUY_GOODS, PURCHASES, BuyGoods
from ducats.games.merchants.rules.state import Merchants, new_table
from ducats.games.merchants.rules.status import (
    BORROW,
    BORROW_BEFORE,
    CARDS_PLAYED,
    CLIMBED,
    LENT,
    LENT_BEFORE,
    PAY_BACK,
    REPAID,
    RISE,
    STATUS_CARDS,
    STATUS_TURN,
    STATUS_TURNS,
    MayBorrow,
    PayBack,
    Rise,
    StatusCards,
)
from ducats.games.merchants.rules.turn import GAME, READY, ROUND, ROUND_OVER
from ducats.games.merchants.rules.unloading import (
    ARRIVALS,
    MAY_CHARTER,
    SELL_FROM_STORE,
    WAREHOUSE_SALES,
    MayCharter,
    SellFromStore,
)
from ducats.games.merchants.rules.view import (
    AdjustOn,
    AuctionOn,
    LoadingOn,
    MerchantsView,
    MoveOn,
    Place,
    PurchaseOn,
    SaleOn,
    StatusOn,
    UnloadOn,
    WagonSeen,
)
from ducats.games.merchants.rules.wagons import WAGON_AUCTIONS, WAGON_BIDS, WagonBids

PREFIX: Final = "merchants."
WORDS: Final = (LoadQuote.question, LoadAnswer.question, LoadReply.question, LoadFinal.question)

PHASE_OF: Final[dict[str, int]] = {
    OfferCardUp.question: SETUP,
    EquipmentBid.question: SETUP,
    BuyGoods.question: PURCHASE,
    WagonBids.question: ACQUISITION,
    MasterLoad.question: ACQUISITION,
    LoadRequest.question: ACQUISITION,
    **dict.fromkeys(WORDS, ACQUISITION),
    MoveTurn.question: MOVEMENT,
    PickInfluenceCard.question: MOVEMENT,
    SetDiscs.question: PRICES,
    AdjustPrices.question: PRICES,
    MayCharter.question: UNLOADING,
    SellFromStore.question: UNLOADING,
    InvestmentBid.question: INVESTMENT,
    PickCard.question: INVESTMENT,
    StatusCards.question: STATUS,
    MayBorrow.question: STATUS,
    PayBack.question: STATUS,
    Rise.question: STATUS,
}
"""Every question to players, and the phase it belongs to."""

Stack = list[tuple[Frame[Merchants], int]]


def lay_out(seen: MerchantsView) -> Merchants:
    """The table that a view describes; what it does not tell of hands, purses and pile is not there.

    Nobody is asked yet.
    """
    g = new_table(seen.seats, seen.options, seen.data)
    cells, printed = g.cells, g.printed
    cells[f.ROUND] = seen.round
    cells[f.PHASE] = PHASES.index(seen.phase)
    cells[f.FIRST] = NOBODY if seen.first is None else seen.first
    cells[f.ARRIVALS] = seen.arrivals
    for good in range(GOOD_COUNT):
        cells[f.LEVELS + good] = seen.prices[GOODS[good]].level
    cells[f.SUPPLY] = _counted(seen.supply, GOOD_NUMBER)
    for city in range(CITY_COUNT):
        cells[f.BONUSES + city] = printed.bonus_steps[seen.bonuses[CITIES[city]]]
    cells[f.COURIER] = printed.roads.numbers[seen.courier]
    cells[f.PLAYED] = _counted(seen.played, KIND_NUMBER)
    cells[f.PILE] = 0 if seen.pile is None else _counted(seen.pile, KIND_NUMBER)
    for wagon in range(WAGONS):
        _place_wagon(g, seen.wagons[wagon], wagon)
    _place_cards(g, seen)
    for seat in range(seen.seats):
        _place_player(g, seen.places[seat], seat)
    return g


def _counted(pieces: dict[str, int], numbers: dict[str, int]) -> i64:
    found: i64 = 0
    for name, count in pieces.items():
        found += count * counts.one(numbers[name])
    return found


def _place_wagon(g: Merchants, entry: WagonSeen, wagon: int) -> None:
    cells, roads = g.cells, g.printed.roads
    at, came_from, master = entry.at, entry.came_from, entry.master
    if at is not None:
        space = roads.numbers[at]
        cells[f.WAGON_AT + wagon] = space
        if came_from is not None:
            cells[f.WAY + wagon] = roads.way(space, roads.numbers[came_from])
    if master is not None:
        cells[f.MASTER + wagon] = master
    if entry.axle:
        g.stop(wagon)
    cells[f.ARRIVED + wagon] = entry.arrived
    for seat, goods in enumerate(entry.cargo):
        if goods:
            pieces = _counted(goods, GOOD_NUMBER)
            cells[f.CARGO + wagon * MAX_SEATS + seat] = pieces
            cells[f.LOADS + wagon] += pieces


def _place_cards(g: Merchants, seen: MerchantsView) -> None:
    """Investment cards that nobody has and that do not lie face up are in the deck, or out of the game."""
    g.cells[f.FACE_UP] = _cards(seen.display)
    g.cells[f.DECK] &= ~g.cells[f.FACE_UP]
    for seat in range(seen.seats):
        cards = _cards(seen.places[seat].investments)
        g.cells[f.INVESTMENTS + seat] = cards
        g.cells[f.DECK] &= ~cards
    if g.chosen.edition_1999:
        g.cells[f.DECK] = 0


def _cards(names: tuple[str, ...]) -> i64:
    return bits.of([INVESTMENTS.index(name) for name in names])


def _tokens(g: Merchants, values: tuple[int, ...]) -> i64:
    """The set of tokens with these values; of equal ones the first lie there longest."""
    found: list[int] = []
    for value in values:
        found += [token for token in g.printed.token_numbers[value] if token not in found][:1]
    return bits.of(found)


def _place_player(g: Merchants, place: Place, seat: Seat) -> None:
    cells = g.cells
    cells[f.STATUS + seat] = place.status
    cells[f.CREDITS + seat] = place.credits
    put_purse(g, seat, place.cash or 0)
    cells[f.TOKENS + seat] = _tokens(g, place.tokens)
    for name in place.cards or ():
        cells[f.HANDS + seat] += counts.one(KIND_NUMBER[name])
    for city, goods in place.stores.items():
        cells[f.STORES + seat * CITY_COUNT + CITY_NUMBER[city]] = _counted(goods, GOOD_NUMBER)
    if place.books is not None:
        g.place_books(seat, columns_of(place.books))


def put_purse(g: Merchants, seat: Seat, cash: int) -> None:
    """So much money is behind a seat's screen; the bank has it no more, or again."""
    g.pay_bank(seat, g.cash(seat) - cash)


def deal_influence(g: Merchants, seat: Seat, cards: i64) -> None:
    """Counts of influence cards into a hand."""
    g.cells[f.HANDS + seat] = cards


def put_pile(g: Merchants, cards: i64) -> None:
    g.cells[f.PILE] = cards


def open_question(g: Merchants, seen: MerchantsView, name: str, seat: Seat, number: int) -> None:
    """Put the frames under a question as they lie whenever it is asked."""
    if name not in PHASE_OF:
        raise BadScenario(f"there is no question {name!r}")
    phase = PHASE_OF[name]
    g.cells[f.PHASE] = phase
    progress.set_turn(g, (seat - g.first) % g.seats + 1)
    stack: Stack = [(GAME, READY)] if phase == SETUP else [(GAME, ROUND_OVER), (ROUND, phase + 1)]
    stack.extend(_under(g, seen, name, seat, phase))
    g.lay_pages([frame for frame, _ in stack], [at for _, at in stack], number)


def _under(g: Merchants, seen: MerchantsView, name: str, seat: Seat, phase: int) -> Stack:
    if phase == SETUP:
        return _equipment(g, seen, name, seat)
    if phase == PURCHASE:
        bought = seen.purchase or PurchaseOn()
        g.cells[f.PASS_NUMBER] = bought.number
        progress.set_bought(g, bought.bought, ANY_CITY if bought.city is None else CITIES.index(bought.city))
        return [(PURCHASES, OPEN), (BUY_GOODS[seat], OPEN)]
    if phase == ACQUISITION:
        return _acquisition(g, seen, name, seat)
    if phase == MOVEMENT:
        return [(MOVES, OPEN), (_move(g, seen, name, seat), OPEN)]
    if name == SetDiscs.question:
        progress.set_turn(g, 0)
        return [(SET_DISCS[g.seats], OPEN)]
    if name == AdjustPrices.question:
        progress.set_steps(g, (seen.adjust or AdjustOn()).steps)
        return [(ADJUSTMENTS, OPEN), (ADJUST_PRICES[seat], OPEN)]
    if name == SellFromStore.question:
        progress.set_sold(g, (seen.sale or SaleOn()).sold)
        return [(WAREHOUSE_SALES, OPEN), (SELL_FROM_STORE[seat], OPEN)]
    if phase == UNLOADING:
        return _charter(g, seen, seat)
    return _investment(g, seen, name, seat) if phase == INVESTMENT else _status(g, seen, name, seat)


def _equipment(g: Merchants, seen: MerchantsView, name: str, seat: Seat) -> Stack:
    ask: Ask[Merchants] = OfferCardUp(seat)
    seller = seat
    if name == EquipmentBid.question:
        auction = seen.auction
        if auction is None or auction.card is None or auction.seller is None:
            raise BadScenario("equipment_bid needs auction with card and seller")
        leader = NOBODY if auction.leader is None else auction.leader
        card, seller = INVESTMENTS.index(auction.card), auction.seller
        ask = EquipmentBid(seat, auction.high, leader, bits.of(auction.inside), card, seller)
    progress.set_turn(g, (seller - g.first) % g.seats)
    return [(EQUIPMENT, OPEN), (ask, OPEN)]


def _acquisition(g: Merchants, seen: MerchantsView, name: str, seat: Seat) -> Stack:
    if name == WagonBids.question:
        progress.turn_to(g, (seen.bidding or 1) - 1)
        return [(WAGON_AUCTIONS, OPEN), (WAGON_BIDS[g.seats], OPEN)]
    loading = seen.loading or LoadingOn(wagon=1)
    wagon = loading.wagon - 1
    master = int(g.master(wagon))
    if master == NOBODY:
        raise BadScenario(f"{name}: wagon {loading.wagon} has no master")
    guest = seat if loading.guest is None else loading.guest
    progress.turn_to(g, wagon)
    progress.set_turn(g, (guest - master) % g.seats + 1)
    if name == MasterLoad.question:
        progress.set_turn(g, 1)
        return [(LOADINGS, OPEN), (MASTER_LOADS[master], OPEN)]
    if name == LoadRequest.question:
        return [(LOADINGS, OPEN), (LOAD_REQUESTS[guest], OPEN)]
    bundle = BUNDLE_NUMBER[tuple(sorted([GOOD_NUMBER[good] for good in loading.goods]))]
    progress.request(g, guest, bundle)
    spoken = WORDS.index(name)
    _name_prices(g, loading, spoken)
    speakers: tuple[Ask[Merchants], ...] = (
        LOAD_QUOTES[master],
        LOAD_ANSWERS[guest],
        LOAD_REPLIES[master],
        LOAD_FINALS[guest],
    )
    return [(LOADINGS, OPEN), (speakers[spoken], OPEN)]


def _name_prices(g: Merchants, loading: LoadingOn, spoken: int) -> None:
    if not spoken:
        return
    last = (loading.quote, loading.counter, loading.final)[spoken - 1]
    if last is None or loading.quote is None:
        raise BadScenario(f"{WORDS[spoken]} needs loading with the prices named so far")
    progress.name_price(g, loading.quote // g.printed.unit, is_quote=True)
    progress.name_price(g, last // g.printed.unit, is_quote=False)


def _move(g: Merchants, seen: MerchantsView, name: str, seat: Seat) -> Ask[Merchants]:
    if name == PickInfluenceCard.question:
        return PICK_INFLUENCE[seat]
    move = seen.move or MoveOn()
    progress.begin_move(g, move.extra, move.courier, bits.of([wagon - 1 for wagon in move.together]))
    if move.moved:
        progress.move(g)
    if move.courier_began is not None:
        g.cells[f.COURIER_BEGAN] = g.printed.roads.numbers[move.courier_began]
    return MOVE_TURNS[seat]


def _charter(g: Merchants, seen: MerchantsView, seat: Seat) -> Stack:
    unload = seen.unload or UnloadOn(wagon=1 + max(0, int(g.arrival(1))))
    wagon, turn = unload.wagon - 1, progress.turn(g)
    if not g.arrived_as(wagon):
        raise BadScenario(f"charter: wagon {unload.wagon} has not arrived in this round")
    progress.turn_to(g, wagon)
    progress.set_turn(g, turn)
    for other in unload.chartered:
        progress.charter(g, other)
    return [(ARRIVALS, OPEN), (MAY_CHARTER[seat], OPEN)]


def _investment(g: Merchants, seen: MerchantsView, name: str, seat: Seat) -> Stack:
    auction = seen.auction or AuctionOn(inside=tuple(range(seen.seats)))
    progress.set_auctions(g, auction.number - 1, bits.of(auction.winners))
    leader = NOBODY if auction.leader is None else auction.leader
    ask: Ask[Merchants] = PickCard(seat, auction.high)
    if name == InvestmentBid.question:
        ask = InvestmentBid(seat, auction.high, leader, bits.of(auction.inside))
    return [(AUCTIONS, SOLD), (ask, OPEN)]


def _status(g: Merchants, seen: MerchantsView, name: str, seat: Seat) -> Stack:
    status = seen.status or StatusOn()
    progress.set_status_turn(g, int(status.favour), int(status.fell), int(status.borrowed))
    asks: dict[str, tuple[Ask[Merchants], int]] = {
        StatusCards.question: (STATUS_CARDS[seat], CARDS_PLAYED),
        MayBorrow.question: (BORROW_BEFORE[seat], LENT_BEFORE) if status.before else (BORROW[seat], LENT),
        PayBack.question: (PAY_BACK[seat], REPAID),
        Rise.question: (RISE[seat], CLIMBED),
    }
    ask, then = asks[name]
    return [(STATUS_TURNS, OPEN), (STATUS_TURN[seat], then), (ask, OPEN)]
