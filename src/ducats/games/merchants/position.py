"""Any position of Merchants, laid out on the table: the common ground of `imagine` and of scenario files."""

from typing import Final

from ducats.engine import bits
from ducats.engine.errors import BadScenario
from ducats.engine.frames import OPEN, Ask, Frame
from ducats.engine.messages import Seat
from ducats.games.merchants.edition import Equipment, EquipmentBid, OfferCardUp
from ducats.games.merchants.haggling import LoadAnswer, LoadFinal, LoadingTalk, LoadQuote, LoadReply
from ducats.games.merchants.influence import PickInfluenceCard
from ducats.games.merchants.investment import SOLD, InvestmentBid, Investments, PickCard
from ducats.games.merchants.loading import TALKED, Deal, Loadings, LoadRequest, LoadWagon, MasterLoad
from ducats.games.merchants.movement import Moves, MoveTurn
from ducats.games.merchants.names import (
    ACQUISITION,
    BUNDLE_NUMBER,
    CITIES,
    CITY_COUNT,
    GOOD_COUNT,
    GOODS,
    INFLUENCE,
    INVESTMENT,
    INVESTMENT_COUNT,
    INVESTMENTS,
    KIND_COUNT,
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
from ducats.games.merchants.prices import Adjustments, AdjustPrices, SetDiscs
from ducats.games.merchants.purchase import ANY_CITY, BuyGoods, Purchases
from ducats.games.merchants.roads import NOWHERE
from ducats.games.merchants.seen import (
    AdjustOn,
    AuctionOn,
    LoadingOn,
    MerchantsView,
    MoveOn,
    PurchaseOn,
    SaleOn,
    StatusOn,
    UnloadOn,
)
from ducats.games.merchants.state import BITS, DECK, DISPLAY, NOBODY, UNUSED, Merchants
from ducats.games.merchants.status import (
    CARDS_PLAYED,
    CLIMBED,
    LENT,
    LENT_BEFORE,
    REPAID,
    MayBorrow,
    PayBack,
    Rise,
    StatusCards,
    StatusTurn,
    StatusTurns,
)
from ducats.games.merchants.tables import tables_of
from ducats.games.merchants.turn import READY, ROUND_OVER, Game, Round
from ducats.games.merchants.unloading import (
    CHARTER_ANSWERED,
    MayCharter,
    SellFromStore,
    Unloading,
    WarehouseSales,
)
from ducats.games.merchants.wagons import WagonAuctions, WagonBids
from ducats.mechanics.haggle import NO_TERMS, SPOKEN

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
    """The table that a view without secrets describes; nobody is asked yet."""
    g = Merchants(seen.seats, seen.options, tables_of(seen.data), seen.data)
    g.round = seen.round
    g.phase = PHASES.index(seen.phase)
    g.first = NOBODY if seen.first is None else seen.first
    g.arrivals = seen.arrivals
    g.level = [seen.prices[name].level for name in GOODS]
    g.supply = [seen.supply[name] for name in GOODS]
    g.bonus = [g.tables.bonus.index(seen.bonuses[name]) for name in CITIES]
    g.courier = g.tables.roads.numbers[seen.courier]
    g.played = [seen.played[name] for name in INFLUENCE]
    if seen.pile is not None:
        g.pile = [seen.pile[name] for name in INFLUENCE]
    for wagon in range(WAGONS):
        _place_wagon(g, seen, wagon)
    arrived = sorted((entry.arrived, wagon) for wagon, entry in enumerate(seen.wagons) if entry.arrived)
    g.arrived = [wagon for _, wagon in arrived]
    for seat in range(seen.seats):
        _place_player(g, seen, seat)
    g.bank = g.seats * g.tables.start_cash - sum(g.cash)
    rest = UNUSED if seen.options.edition == "1999" else DECK
    g.cards = [rest] * INVESTMENT_COUNT
    for name in seen.display:
        g.cards[INVESTMENTS.index(name)] = DISPLAY
    for seat, place in enumerate(seen.places):
        for name in place.investments:
            g.cards[INVESTMENTS.index(name)] = seat
    return g


def _place_wagon(g: Merchants, seen: MerchantsView, wagon: int) -> None:
    entry, numbers = seen.wagons[wagon], g.tables.roads.numbers
    g.wagon_at[wagon] = NOWHERE if entry.at is None else numbers[entry.at]
    g.came_from[wagon] = NOWHERE if entry.came_from is None else numbers[entry.came_from]
    g.master[wagon] = NOBODY if entry.master is None else entry.master
    if entry.axle:
        g.axles |= BITS[wagon]
    for seat, goods in enumerate(entry.cargo):
        for name, count in goods.items():
            g.cargo[(wagon * MAX_SEATS + seat) * GOOD_COUNT + GOODS.index(name)] = count
            g.loads[wagon] += count


def _place_player(g: Merchants, seen: MerchantsView, seat: Seat) -> None:
    place = seen.places[seat]
    g.status[seat] = place.status
    g.credits[seat] = place.credits
    g.cash[seat] = place.cash or 0
    g.tokens[seat] = sum(BITS[g.tables.tokens.index(token)] for token in place.tokens)
    for name in place.cards or ():
        g.hands[seat * KIND_COUNT + INFLUENCE.index(name)] += 1
        g.held[seat] += 1
    for city, goods in place.stores.items():
        for name, count in goods.items():
            index = (seat * CITY_COUNT + CITIES.index(city)) * GOOD_COUNT + GOODS.index(name)
            g.stores[index] = count


def open_question(g: Merchants, seen: MerchantsView, name: str, seat: Seat, number: int) -> None:
    """Put the frames under a question as they lie whenever it is asked."""
    if name not in PHASE_OF:
        raise BadScenario(f"there is no question {name!r}")
    g.phase = PHASE_OF[name]
    stack: Stack = [(Game(), READY)]
    if g.phase != SETUP:
        stack = [(Game(), ROUND_OVER), (Round(), g.phase + 1)]
    stack.extend(_under(g, seen, name, seat))
    g.lay_pages([frame for frame, _ in stack], [at for _, at in stack], number)


def _under(g: Merchants, seen: MerchantsView, name: str, seat: Seat) -> Stack:
    turn = (seat - g.first) % g.seats
    if g.phase == SETUP:
        return _equipment(g, seen, name, seat)
    if g.phase == PURCHASE:
        bought = seen.purchase or PurchaseOn()
        city = ANY_CITY if bought.city is None else CITIES.index(bought.city)
        ask = BuyGoods(seat, bought.number, bought.bought, city)
        return [(Purchases(bought.number, turn + 1), OPEN), (ask, OPEN)]
    if g.phase == ACQUISITION:
        return _acquisition(g, seen, name, seat)
    if g.phase == MOVEMENT:
        return [(Moves(turn + 1), OPEN), (_move(g, seen, name, seat), OPEN)]
    if name == SetDiscs.question:
        return [(SetDiscs(g.everybody()), OPEN)]
    if name == AdjustPrices.question:
        steps = (seen.adjust or AdjustOn()).steps
        return [(Adjustments(turn + 1), OPEN), (AdjustPrices(seat, steps), OPEN)]
    if name == SellFromStore.question:
        sold = (seen.sale or SaleOn()).sold
        return [(WarehouseSales(turn + 1), OPEN), (SellFromStore(seat, sold), OPEN)]
    if g.phase == UNLOADING:
        return _charter(g, seen, seat, turn)
    return _investment(seen, name, seat) if g.phase == INVESTMENT else _status(g, seen, name, seat)


def _equipment(g: Merchants, seen: MerchantsView, name: str, seat: Seat) -> Stack:
    if name == OfferCardUp.question:
        return [(Equipment((seat - g.first) % g.seats), OPEN), (OfferCardUp(seat), OPEN)]
    auction = seen.auction
    if auction is None or auction.card is None or auction.seller is None:
        raise BadScenario("equipment_bid needs auction with card and seller")
    leader = NOBODY if auction.leader is None else auction.leader
    card = INVESTMENTS.index(auction.card)
    ask = EquipmentBid(seat, auction.high, leader, bits.of(auction.inside), card, auction.seller)
    return [(Equipment((auction.seller - g.first) % g.seats), OPEN), (ask, OPEN)]


def _acquisition(g: Merchants, seen: MerchantsView, name: str, seat: Seat) -> Stack:
    if name == WagonBids.question:
        wagon = (seen.bidding or 1) - 1
        return [(WagonAuctions(wagon + 1), OPEN), (WagonBids(g.everybody(), wagon), OPEN)]
    loading = seen.loading or LoadingOn(wagon=1)
    wagon = loading.wagon - 1
    master = g.master[wagon]
    if master == NOBODY:
        raise BadScenario(f"{name}: wagon {loading.wagon} has no master")
    if name == MasterLoad.question:
        return [(Loadings(wagon + 1), OPEN), (LoadWagon(wagon, 1), OPEN), (MasterLoad(master, wagon), OPEN)]
    guest = seat if loading.guest is None else loading.guest
    turn = (guest - master) % g.seats
    stack: Stack = [(Loadings(wagon + 1), OPEN), (LoadWagon(wagon, turn + 1), OPEN)]
    if name == LoadRequest.question:
        return [*stack, (LoadRequest(guest, wagon), OPEN)]
    bundle = BUNDLE_NUMBER[tuple(sorted(GOODS.index(good) for good in loading.goods))]
    talk = _talk(g, loading, WORDS.index(name), guest, bundle)
    return [*stack, (Deal(wagon, guest, bundle), TALKED), (talk, SPOKEN), (talk.word(), OPEN)]


def _talk(g: Merchants, loading: LoadingOn, spoken: int, guest: Seat, bundle: int) -> LoadingTalk:
    wagon, unit = loading.wagon - 1, g.tables.unit
    prices = (None, loading.quote, loading.counter, loading.final)
    standing, quote = prices[spoken], loading.quote
    if spoken and (standing is None or quote is None):
        raise BadScenario(f"{WORDS[spoken]} needs loading with the prices named so far")
    terms = NO_TERMS if standing is None or not spoken else standing // unit
    first = NO_TERMS if quote is None or not spoken else quote // unit
    return LoadingTalk(g.master[wagon], guest, terms, spoken, wagon, bundle, first)


def _move(g: Merchants, seen: MerchantsView, name: str, seat: Seat) -> Ask[Merchants]:
    if name == PickInfluenceCard.question:
        return PickInfluenceCard(seat)
    move = seen.move or MoveOn()
    space = g.courier if move.courier_began is None else g.tables.roads.numbers[move.courier_began]
    together = sum(BITS[wagon - 1] for wagon in move.together)
    return MoveTurn(seat, int(move.moved), move.extra, move.courier, space, together)


def _charter(g: Merchants, seen: MerchantsView, seat: Seat, turn: int) -> Stack:
    unload = seen.unload or UnloadOn(wagon=1 + (g.arrived[0] if g.arrived else 0))
    wagon = unload.wagon - 1
    if wagon not in g.arrived:
        raise BadScenario(f"charter: wagon {unload.wagon} has not arrived in this round")
    mask = sum(BITS[other] for other in unload.chartered)
    below = Unloading(g.arrived.index(wagon), turn, mask)
    return [(below, CHARTER_ANSWERED), (MayCharter(seat, wagon), OPEN)]


def _investment(seen: MerchantsView, name: str, seat: Seat) -> Stack:
    auction = seen.auction or AuctionOn(inside=tuple(range(seen.seats)))
    below = Investments(auction.number - 1, sum(BITS[other] for other in auction.winners))
    leader = NOBODY if auction.leader is None else auction.leader
    ask: Ask[Merchants] = PickCard(seat, auction.high)
    if name == InvestmentBid.question:
        ask = InvestmentBid(seat, auction.high, leader, bits.of(auction.inside))
    return [(below, SOLD), (ask, OPEN)]


def _status(g: Merchants, seen: MerchantsView, name: str, seat: Seat) -> Stack:
    status = seen.status or StatusOn()
    favour, fell = int(status.favour), int(status.fell)
    asks: dict[str, tuple[Ask[Merchants], int]] = {
        StatusCards.question: (StatusCards(seat), CARDS_PLAYED),
        MayBorrow.question: (
            MayBorrow(seat, favour, fell, int(status.before)),
            LENT_BEFORE if status.before else LENT,
        ),
        PayBack.question: (PayBack(seat), REPAID),
        Rise.question: (Rise(seat), CLIMBED),
    }
    ask, then = asks[name]
    turn = StatusTurn(seat, favour, fell, int(status.borrowed))
    return [(StatusTurns((seat - g.first) % g.seats + 1), OPEN), (turn, then), (ask, OPEN)]
