"""Who may see what: the table of visibility of the rules, field by field (MA-R47)."""

from typing import Final

from mypy_extensions import i64

from ducats.engine import bits
from ducats.engine.messages import Seat
from ducats.games.merchants.rules import counts, progress
from ducats.games.merchants.rules.books import as_books
from ducats.games.merchants.rules.edition import EquipmentBid
from ducats.games.merchants.rules.haggling import LoadFinal, LoadQuote, LoadReply, PriceWord
from ducats.games.merchants.rules.influence import PickInfluenceCard
from ducats.games.merchants.rules.investment import CardBidding, PickCard
from ducats.games.merchants.rules.loading import LoadRequest, MasterLoad
from ducats.games.merchants.rules.movement import MoveTurn, is_movable
from ducats.games.merchants.rules.names import (
    ACQUISITION,
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
    STATUS,
    WAGONS,
)
from ducats.games.merchants.rules.options import UNLIMITED
from ducats.games.merchants.rules.prices import AdjustPrices
from ducats.games.merchants.rules.progress import ANY_CITY, NOBODY
from ducats.games.merchants.rules.purchase import BuyGoods
from ducats.games.merchants.rules.roads import NOWHERE
from ducats.games.merchants.rules.scoring import COUNTS, standing
from ducats.games.merchants.rules.state import Merchants
from ducats.games.merchants.rules.status import MayBorrow, PayBack, Rise, StatusCards
from ducats.games.merchants.rules.unloading import MayCharter, SellFromStore
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
from ducats.games.merchants.rules.wagons import WagonBids
from ducats.mechanics.ranking import decided_by


def view(g: Merchants, seat: Seat | None, open_cards: bool = False) -> MerchantsView:
    """What one seat (None: a spectator) may know; `open_cards` is for finished games only."""
    ask = g.frames[-1] if g.frames else None
    picks = isinstance(ask, PickInfluenceCard) and ask.seat == seat
    printed = g.printed
    credits_left = int(g.credits_left())
    return MerchantsView(
        game="merchants",
        seat=seat,
        seats=g.seats,
        outcome=g.outcome(),
        standing=standing(g.statuses(), g.debts()),
        decided_by=decided_by(g.rank_keys(), g.statuses(), COUNTS) if g.is_over() else (),
        options=g.options,
        data=g.data,
        plan=None if g.data is None else printed.plan,
        fixed=printed.fixed,
        round=int(g.round),
        phase=PHASES[g.phase],
        first=someone(g.first),
        arrivals=int(g.arrivals),
        end_arrivals=g.chosen.end_arrivals,
        step_cost=int(printed.step_cost(g.arrivals)),
        credits_left=None if credits_left == UNLIMITED else credits_left,
        prices={GOODS[good]: printed.prices[g.level(good)] for good in range(GOOD_COUNT)},
        supply={GOODS[good]: int(g.supply(good)) for good in range(GOOD_COUNT)},
        bonuses={CITIES[city]: int(g.bonus(city)) for city in range(CITY_COUNT)},
        wagons=tuple([wagon_seen(g, wagon) for wagon in range(WAGONS)]),
        courier=printed.roads.names[g.courier],
        display=cards_named(g.face_up),
        deck=int(bits.count(g.deck)),
        influence_left=int(counts.total(g.pile)),
        pile=kinds_counted(g.pile) if picks or open_cards else None,
        played=kinds_counted(g.played),
        places=tuple([place_seen(g, other, seat, open_cards) for other in range(g.seats)]),
        purchase=_purchase(g) if isinstance(ask, BuyGoods) else None,
        bidding=int(progress.wagon(g)) + 1 if isinstance(ask, WagonBids) else None,
        loading=_loading(g, ask, seat, open_cards) if g.phase == ACQUISITION else None,
        move=_move(g) if isinstance(ask, MoveTurn) else None,
        adjust=AdjustOn(steps=int(progress.steps(g))) if isinstance(ask, AdjustPrices) else None,
        unload=_unload(g) if isinstance(ask, MayCharter) else None,
        sale=SaleOn(sold=int(progress.sold(g))) if isinstance(ask, SellFromStore) else None,
        auction=_auction(g, ask),
        bidders=_bidders(g, ask),
        status=_status(g, ask) if g.phase == STATUS else None,
        question=g.asked_of(seat),
    )


def someone(seat: i64) -> Seat | None:
    return None if seat == NOBODY else int(seat)


def kinds_counted(cards: i64) -> dict[str, int]:
    return {INFLUENCE[kind]: int(counts.count(cards, kind)) for kind in range(KIND_COUNT)}


def goods_counted(goods: i64) -> dict[str, int]:
    """Without the types of which there is none."""
    if not goods:
        return {}
    return {GOODS[good]: int(counts.count(goods, good)) for good in bits.numbers(counts.kinds(goods))}


CARDS_NAMED: Final = [
    tuple([INVESTMENTS[card] for card in bits.numbers(cards)]) for cards in range(1 << INVESTMENT_COUNT)
]
"""By set."""


def cards_named(cards: i64) -> tuple[str, ...]:
    return CARDS_NAMED[cards]


def wagon_seen(g: Merchants, wagon: int) -> WagonSeen:
    names, at, came_from = g.printed.roads.names, g.wagon_at(wagon), g.came_from(wagon)
    return WagonSeen(
        at=None if at == NOWHERE else names[at],
        came_from=None if came_from == NOWHERE else names[came_from],
        master=someone(g.master(wagon)),
        cargo=tuple([goods_counted(g.cargo(wagon, seat)) for seat in range(g.seats)]),
        arrived=int(g.arrived_as(wagon)),
        axle=g.is_stopped(wagon),
        movable=at != NOWHERE and is_movable(g, wagon),
    )


def place_seen(g: Merchants, seat: Seat, viewer: Seat | None, open_cards: bool) -> Place:
    """MA-04: money lies behind a screen until the end. MA-R17: influence cards are the owner's secret."""
    own = seat == viewer or open_cards
    printed, hand, level = g.printed, g.hand(seat), g.status(seat)
    held: list[str] | None = None
    if own or not g.options.influence_secret:
        held = [INFLUENCE[kind] for kind in range(KIND_COUNT) for _ in range(counts.count(hand, kind))]
    return Place(
        status=int(level),
        upkeep=int(printed.upkeep[level]),
        credits=int(g.credits(seat)),
        cash=int(g.cash(seat)) if own or g.options.open_money or g.is_over() else None,
        tokens=tuple([printed.tokens[token] for token in bits.numbers(g.tokens(seat))]),
        investments=cards_named(g.investments(seat)),
        influence=int(counts.total(hand)),
        cards=None if held is None else tuple(held),
        stores=stores_seen(g, seat),
        books=as_books(g.books(seat)) if own else None,
    )


def stores_seen(g: Merchants, seat: Seat) -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, int]] = {}
    for city in range(CITY_COUNT):
        goods = g.stock(seat, city)
        if goods:
            found[CITIES[city]] = goods_counted(goods)
    return found


# -- what is going on ------------------------------------------------------------------------------


def _purchase(g: Merchants) -> PurchaseOn:
    city = progress.bought_in(g)
    only = None if city == ANY_CITY else CITIES[city]
    return PurchaseOn(number=int(progress.pass_number(g)), bought=int(progress.bought(g)), city=only)


def _loading(g: Merchants, ask: object, viewer: Seat | None, open_cards: bool) -> LoadingOn | None:
    """MA-R07: the prices of a private bargain are for master and guest alone."""
    wagon = int(progress.wagon(g))
    if isinstance(ask, MasterLoad):
        return LoadingOn(wagon=wagon + 1)
    if isinstance(ask, LoadRequest):
        return LoadingOn(wagon=wagon + 1, guest=ask.seat)
    if not isinstance(ask, PriceWord):
        return None
    guest = int(progress.guest(g))
    goods = tuple([GOODS[good] for good in BUNDLES[progress.bundle(g)]])
    if g.options.private_negotiation and not open_cards and viewer not in (guest, g.master(wagon)):
        return LoadingOn(wagon=wagon + 1, guest=guest, goods=goods)
    quote, offer = int(progress.quote(g)) * g.printed.unit, int(progress.offer(g)) * g.printed.unit
    return LoadingOn(
        wagon=wagon + 1,
        guest=guest,
        goods=goods,
        quote=None if isinstance(ask, LoadQuote) else quote,
        counter=offer if isinstance(ask, LoadReply) else None,
        final=offer if isinstance(ask, LoadFinal) else None,
    )


def _unload(g: Merchants) -> UnloadOn:
    chartered = tuple(bits.numbers(progress.chartered(g)))
    return UnloadOn(wagon=int(progress.wagon(g)) + 1, chartered=chartered)


def _move(g: Merchants) -> MoveOn:
    return MoveOn(
        moved=progress.has_moved(g),
        extra=int(progress.spaces_left(g)),
        courier=int(progress.courier_left(g)),
        courier_began=g.printed.roads.names[progress.courier_began(g)],
        together=tuple([wagon + 1 for wagon in bits.numbers(progress.together(g))]),
    )


def _auction(g: Merchants, ask: object) -> AuctionOn | None:
    if not isinstance(ask, CardBidding | PickCard):
        return None
    if isinstance(ask, EquipmentBid):
        return AuctionOn(
            high=ask.high,
            leader=someone(ask.leader),
            inside=tuple(bits.numbers(ask.inside)),
            card=INVESTMENTS[ask.card],
            seller=ask.seller,
        )
    number, winners = int(progress.auctions(g)) + 1, tuple(bits.numbers(progress.winners(g)))
    if isinstance(ask, PickCard):
        return AuctionOn(number=number, high=ask.price, leader=ask.seat, inside=ask.seats, winners=winners)
    return AuctionOn(
        number=number,
        high=ask.high,
        leader=someone(ask.leader),
        inside=tuple(bits.numbers(ask.inside)),
        winners=winners,
    )


def _bidders(g: Merchants, ask: object) -> tuple[Seat, ...]:
    """MA-57; edition 1999: whoever puts a card up does not bid for it."""
    if isinstance(ask, EquipmentBid):
        return tuple([(ask.seller + turn) % g.seats for turn in range(1, g.seats)])
    if isinstance(ask, CardBidding | PickCard):
        return tuple([int(g.order(turn)) for turn in range(g.seats)])
    return ()


def _status(g: Merchants, ask: object) -> StatusOn | None:
    if not isinstance(ask, StatusCards | MayBorrow | PayBack | Rise):
        return None
    return StatusOn(
        favour=progress.favour(g),
        fell=progress.fell(g),
        borrowed=progress.borrowed(g),
        before=isinstance(ask, MayBorrow) and ask.before,
    )
