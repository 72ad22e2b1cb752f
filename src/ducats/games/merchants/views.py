"""Who may see what: the table of visibility of the rules, field by field (MAR-47)."""

from ducats.engine import bits
from ducats.engine.frames import Ask
from ducats.engine.messages import Seat
from ducats.games.merchants.edition import EquipmentBid
from ducats.games.merchants.haggling import GuestWord, LoadAnswer, LoadFinal, LoadReply, PriceWord
from ducats.games.merchants.house import UNLIMITED
from ducats.games.merchants.influence import PickInfluenceCard
from ducats.games.merchants.investment import CardBidding, Investments, PickCard
from ducats.games.merchants.loading import LoadRequest, MasterLoad
from ducats.games.merchants.movement import MoveTurn, is_movable
from ducats.games.merchants.names import (
    BUNDLES,
    CITIES,
    CITY_COUNT,
    GOOD_COUNT,
    GOODS,
    INFLUENCE,
    INVESTMENT_COUNT,
    INVESTMENTS,
    KIND_COUNT,
    PHASES,
    WAGONS,
)
from ducats.games.merchants.prices import AdjustPrices
from ducats.games.merchants.purchase import ANY_CITY, BuyGoods
from ducats.games.merchants.roads import NOWHERE
from ducats.games.merchants.seen import (
    AdjustOn,
    AuctionOn,
    GoodPrice,
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
from ducats.games.merchants.state import BITS, DECK, NOBODY, Merchants
from ducats.games.merchants.status import MayBorrow, StatusTurn
from ducats.games.merchants.unloading import MayCharter, SellFromStore, Unloading
from ducats.games.merchants.wagons import WagonBids


def view(g: Merchants, seat: Seat | None, open_cards: bool = False) -> MerchantsView:
    """What one seat (None: a spectator) may know; `open_cards` is for finished games only."""
    ask = g.frames[-1] if g.frames else None
    picks = isinstance(ask, PickInfluenceCard) and ask.seat == seat
    tables = g.tables
    return MerchantsView(
        game="merchants",
        seat=seat,
        seats=g.seats,
        outcome=g.outcome(),
        options=g.options,
        data=g.data,
        round=g.round,
        phase=PHASES[g.phase],
        first=someone(g.first),
        arrivals=g.arrivals,
        end_arrivals=g.end_arrivals(),
        step_cost=tables.step_cost(g.arrivals),
        credits_left=None if g.credits_left() == UNLIMITED else g.credits_left(),
        prices={GOODS[good]: price_seen(g, good) for good in range(GOOD_COUNT)},
        supply={GOODS[good]: g.supply[good] for good in range(GOOD_COUNT)},
        bonuses={CITIES[city]: tables.bonus[g.bonus[city]] for city in range(CITY_COUNT)},
        wagons=tuple(wagon_seen(g, wagon) for wagon in range(WAGONS)),
        courier=tables.roads.names[g.courier],
        display=tuple(INVESTMENTS[card] for card in g.face_up()),
        deck=g.cards.count(DECK),
        influence_left=sum(g.pile),
        pile=kinds_counted(g.pile) if picks or open_cards else None,
        played=kinds_counted(g.played),
        places=tuple(place_seen(g, other, seat, open_cards) for other in range(g.seats)),
        purchase=_purchase(ask),
        bidding=ask.wagon + 1 if isinstance(ask, WagonBids) else None,
        loading=_loading(g, seat, open_cards),
        move=_move(g),
        adjust=AdjustOn(steps=ask.steps) if isinstance(ask, AdjustPrices) else None,
        unload=_unload(g),
        sale=SaleOn(sold=ask.sold) if isinstance(ask, SellFromStore) else None,
        auction=_auction(g),
        status=_status(g),
        question=g.asked_of(seat),
    )


def someone(seat: Seat) -> Seat | None:
    return None if seat == NOBODY else seat


def kinds_counted(counts: list[int]) -> dict[str, int]:
    return {INFLUENCE[kind]: counts[kind] for kind in range(KIND_COUNT)}


def price_seen(g: Merchants, good: int) -> GoodPrice:
    level = g.level[good]
    return GoodPrice(level=level, buy=g.tables.buying[level], sell=g.tables.selling[level])


def wagon_seen(g: Merchants, wagon: int) -> WagonSeen:
    names, at, came_from = g.tables.roads.names, g.wagon_at[wagon], g.came_from[wagon]
    return WagonSeen(
        at=None if at == NOWHERE else names[at],
        came_from=None if came_from == NOWHERE else names[came_from],
        master=someone(g.master[wagon]),
        cargo=tuple(
            {
                GOODS[good]: g.aboard(wagon, seat, good)
                for good in range(GOOD_COUNT)
                if g.aboard(wagon, seat, good)
            }
            for seat in range(g.seats)
        ),
        arrived=g.arrived.index(wagon) + 1 if wagon in g.arrived else 0,
        axle=g.is_stopped(wagon),
        movable=at != NOWHERE and is_movable(g, wagon),
    )


def place_seen(g: Merchants, seat: Seat, viewer: Seat | None, open_cards: bool) -> Place:
    """MA-04: money lies behind a screen until the end. MAR-17: influence cards are the owner's secret."""
    own = seat == viewer or open_cards
    held = [INFLUENCE[kind] for kind in range(KIND_COUNT) for _ in range(g.holds(seat, kind))]
    return Place(
        status=g.status[seat],
        upkeep=g.tables.upkeep[g.status[seat]],
        credits=g.credits[seat],
        cash=g.cash[seat] if own or g.options.open_money or g.is_over() else None,
        tokens=tuple(g.tables.tokens[token] for token in g.available(seat)),
        investments=tuple(INVESTMENTS[card] for card in range(INVESTMENT_COUNT) if g.cards[card] == seat),
        influence=len(held),
        cards=tuple(held) if own or not g.options.influence_secret else None,
        stores=stores_seen(g, seat),
    )


def stores_seen(g: Merchants, seat: Seat) -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, int]] = {}
    for city in range(CITY_COUNT):
        goods = {GOODS[x]: g.stored(seat, city, x) for x in range(GOOD_COUNT) if g.stored(seat, city, x)}
        if goods:
            found[CITIES[city]] = goods
    return found


# -- what is going on ------------------------------------------------------------------------------


def _purchase(ask: object) -> PurchaseOn | None:
    if not isinstance(ask, BuyGoods):
        return None
    city = None if ask.city == ANY_CITY else CITIES[ask.city]
    return PurchaseOn(number=ask.number, bought=ask.bought, city=city)


def _loading(g: Merchants, viewer: Seat | None, open_cards: bool) -> LoadingOn | None:
    """MAR-07: the prices of a private bargain are for master and guest alone."""
    ask = g.frames[-1] if g.frames else None
    if isinstance(ask, MasterLoad):
        return LoadingOn(wagon=ask.wagon + 1)
    if isinstance(ask, LoadRequest):
        return LoadingOn(wagon=ask.wagon + 1, guest=ask.seat)
    if not isinstance(ask, PriceWord):
        return None
    guest = ask.seat if isinstance(ask, GuestWord) else ask.other
    goods = tuple(GOODS[good] for good in BUNDLES[ask.bundle])
    if g.options.private_negotiation and not open_cards and viewer not in ask.seats and viewer != ask.other:
        return LoadingOn(wagon=ask.wagon + 1, guest=guest, goods=goods)
    unit = g.tables.unit
    return LoadingOn(
        wagon=ask.wagon + 1,
        guest=guest,
        goods=goods,
        quote=ask.quote * unit if isinstance(ask, LoadAnswer | LoadReply | LoadFinal) else None,
        counter=ask.standing * unit if isinstance(ask, LoadReply) else None,
        final=ask.standing * unit if isinstance(ask, LoadFinal) else None,
    )


def _move(g: Merchants) -> MoveOn | None:
    ask = g.frames[-1] if g.frames else None
    if not isinstance(ask, MoveTurn):
        return None
    return MoveOn(
        moved=bool(ask.moved),
        extra=ask.extra,
        courier=ask.courier,
        courier_began=g.tables.roads.names[ask.space],
        together=tuple(wagon + 1 for wagon in range(WAGONS) if ask.together & BITS[wagon]),
    )


def _unload(g: Merchants) -> UnloadOn | None:
    ask = g.frames[-1] if g.frames else None
    if not isinstance(ask, MayCharter):
        return None
    below = g.frames[-2]
    mask = below.chartered if isinstance(below, Unloading) else 0
    chartered = tuple(seat for seat in range(g.seats) if mask & BITS[seat])
    return UnloadOn(wagon=ask.wagon + 1, chartered=chartered)


def _auction(g: Merchants) -> AuctionOn | None:
    ask = g.frames[-1] if g.frames else None
    if isinstance(ask, EquipmentBid):
        return AuctionOn(
            high=ask.high,
            leader=someone(ask.leader),
            inside=tuple(bits.numbers(ask.inside)),
            card=INVESTMENTS[ask.card],
            seller=ask.seller,
        )
    if not isinstance(ask, CardBidding | PickCard):
        return None
    below = g.frames[-2]
    assert isinstance(below, Investments)
    winners = tuple(seat for seat in range(g.seats) if below.won & BITS[seat])
    if isinstance(ask, PickCard):
        return AuctionOn(
            number=below.number + 1, high=ask.price, leader=ask.seat, inside=(ask.seat,), winners=winners
        )
    return AuctionOn(
        number=below.number + 1,
        high=ask.high,
        leader=someone(ask.leader),
        inside=tuple(bits.numbers(ask.inside)),
        winners=winners,
    )


def _status(g: Merchants) -> StatusOn | None:
    turn = g.frames[-2] if len(g.frames) > 1 else None
    ask = g.frames[-1] if g.frames else None
    if not isinstance(turn, StatusTurn) or not isinstance(ask, Ask):
        return None
    before = isinstance(ask, MayBorrow) and bool(ask.before)
    return StatusOn(
        favour=bool(turn.favour), fell=bool(turn.fell), borrowed=bool(turn.borrowed), before=before
    )
