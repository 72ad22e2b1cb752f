"""What a seat may know of Merchants, as numbers: the view's facts and the scales of the vector."""

from typing import Final, final

from mypy_extensions import i64

from ducats.engine import bits
from ducats.engine.observation import Observer, Row, around, around_all
from ducats.games.merchants.rules import counts, progress
from ducats.games.merchants.rules.edition import EquipmentBid
from ducats.games.merchants.rules.haggling import LoadFinal, LoadQuote, LoadReply, PriceWord
from ducats.games.merchants.rules.influence import PickInfluenceCard
from ducats.games.merchants.rules.investment import CardBidding, PickCard
from ducats.games.merchants.rules.loading import LoadRequest, MasterLoad
from ducats.games.merchants.rules.movement import MoveTurn, is_movable
from ducats.games.merchants.rules.names import (
    ACQUISITION,
    BUNDLE_GOODS,
    CITY_COUNT,
    GOOD_COUNT,
    INVESTMENT_COUNT,
    KIND_COUNT,
    PHASES,
    STATUS,
    TOKENS,
    WAGONS,
)
from ducats.games.merchants.rules.options import UNLIMITED
from ducats.games.merchants.rules.prices import AdjustPrices
from ducats.games.merchants.rules.printed import PRINTED
from ducats.games.merchants.rules.progress import ANY_CITY
from ducats.games.merchants.rules.purchase import BuyGoods
from ducats.games.merchants.rules.roads import NOWHERE
from ducats.games.merchants.rules.state import Merchants
from ducats.games.merchants.rules.status import MayBorrow, PayBack, Rise, StatusCards
from ducats.games.merchants.rules.unloading import MayCharter, SellFromStore
from ducats.games.merchants.rules.wagons import WagonBids

SPACES: Final = len(PRINTED.roads.names)
MOST_GOODS: Final = 8
MOST_CASH: Final = 10_000
MOST_PRICE: Final = 1000
MOST_BONUS: Final = 500
MOST_STEP: Final = 2000
MOST_CREDITS: Final = 10
MOST_CARDS: Final = 10
MOST_COPIES: Final = 9
MOST_INFLUENCE: Final = 63
LOAD: Final = 3
EXTRA: Final = 6
PHASE_COUNT: Final = len(PHASES)


@final
class MerchantsObserver(Observer[Merchants]):
    """The table of visibility (see `views`), number by number."""

    def write_own(self, g: Merchants, seat: i64, row: Row, at: i64) -> None:
        seats: i64 = g.seats
        at = self._market(g, row, at)
        at = self._wagons(g, seat, row, at)
        at = self._places(g, seat, row, at)
        at = self._influence(g, seat, row, at)
        at = self._stores(g, seat, row, at)
        row.flags(at, g.face_up)
        at += INVESTMENT_COUNT
        at = self._kinds(g, seat, row, at)
        row.put(at + g.phase, 1.0)
        at += PHASE_COUNT
        row.player(at, g.first, seat, seats)
        at += seats
        at = self._clock(g, row, at)
        at = self._purchase(g, row, at)
        at = self._loading(g, seat, row, at)
        at = self._going_on(g, row, at)
        at = self._auction(g, seat, row, at)
        self._status(g, row, at)

    def _market(self, g: Merchants, row: Row, at: i64) -> i64:
        """Prices and supply by good, bonuses by city."""
        levels: i64 = g.printed.levels
        good: i64
        city: i64
        for good in range(GOOD_COUNT):
            row.share(at + 4 * good, g.level(good), levels)
            row.share(at + 4 * good + 1, g.buying_price(good), MOST_PRICE)
            row.share(at + 4 * good + 2, g.selling_price(good), MOST_PRICE)
            row.share(at + 4 * good + 3, g.supply(good), MOST_GOODS)
        at += 4 * GOOD_COUNT
        for city in range(CITY_COUNT):
            row.share(at + city, g.bonus(city), MOST_BONUS)
        return at + CITY_COUNT

    def _wagons(self, g: Merchants, seat: i64, row: Row, at: i64) -> i64:
        """Where they stand and come from, their masters, what they carry, whether they can move."""
        seats: i64 = g.seats
        spaces: i64 = SPACES
        behind = at + (WAGONS + 1) * spaces
        masters = behind + WAGONS * spaces
        cargo = masters + WAGONS * seats
        states = cargo + WAGONS * seats * GOOD_COUNT
        wagon: i64
        other: i64
        for wagon in range(WAGONS):
            here = g.wagon_at(wagon)
            if here != NOWHERE and here < spaces:
                row.put(at + wagon * spaces + here, 1.0)
            came_from = g.came_from(wagon)
            if came_from != NOWHERE and came_from < spaces:
                row.put(behind + wagon * spaces + came_from, 1.0)
            row.player(masters + wagon * seats, g.master(wagon), seat, seats)
            for other in range(seats):
                place = wagon * seats + around(other, seat, seats)
                self._goods(g.cargo(wagon, other), LOAD, row, cargo + place * GOOD_COUNT)
            row.share(states + 3 * wagon, g.arrived_as(wagon), WAGONS)
            row.flag(states + 3 * wagon + 1, g.is_stopped(wagon))
            row.flag(states + 3 * wagon + 2, here != NOWHERE and is_movable(g, wagon))
        if g.courier < spaces:
            row.put(at + WAGONS * spaces + g.courier, 1.0)
        return states + 3 * WAGONS

    def _goods(self, goods: i64, most: i64, row: Row, at: i64) -> None:
        """Counts of goods, kind by kind."""
        kind: i64 = 0
        while goods:
            row.share(at + kind, goods & 255, most)
            goods >>= counts.WIDTH
            kind += 1

    def _places(self, g: Merchants, seat: i64, row: Row, at: i64) -> i64:
        """MA-04: money lies behind a screen until the end."""
        seats: i64 = g.seats
        tokens = at + 5 * seats
        investments = tokens + TOKENS * seats
        top: i64 = g.printed.top
        open_money: bool = g.options.open_money
        other: i64
        for other in range(seats):
            place = around(other, seat, seats)
            first = at + 5 * place
            row.share(first, g.status(other), top)
            row.share(first + 1, g.credits(other), MOST_CREDITS)
            if other == seat or open_money or g.is_over():
                row.known(first + 2, g.cash(other), MOST_CASH)
            row.share(first + 4, counts.total(g.hand(other)), MOST_CARDS)
            self._tokens(g, other, row, tokens + TOKENS * place)
            row.flags(investments + INVESTMENT_COUNT * place, g.investments(other))
        return investments + INVESTMENT_COUNT * seats

    def _tokens(self, g: Merchants, other: i64, row: Row, at: i64) -> None:
        """Which of two equal tokens was played is not told: the first of them counts as the one left."""
        spaces = g.printed.token_spaces
        left = g.tokens(other)
        slot: i64 = 0
        while left:
            value = spaces[bits.lowest(left)]
            while spaces[slot] != value:
                slot += 1
            row.put(at + slot, 1.0)
            slot += 1
            left &= left - 1

    def _influence(self, g: Merchants, seat: i64, row: Row, at: i64) -> i64:
        """MA-R17: influence cards are the owner's secret."""
        seats: i64 = g.seats
        secret: bool = g.options.influence_secret
        other: i64
        for other in range(seats):
            if other == seat or not secret:
                self._goods(g.hand(other), MOST_COPIES, row, at + KIND_COUNT * around(other, seat, seats))
        return at + KIND_COUNT * seats

    def _stores(self, g: Merchants, seat: i64, row: Row, at: i64) -> i64:
        seats: i64 = g.seats
        other: i64
        city: i64
        for other in range(seats):
            for city in range(CITY_COUNT):
                place = around(other, seat, seats) * CITY_COUNT + city
                self._goods(g.stock(other, city), MOST_GOODS, row, at + place * GOOD_COUNT)
        return at + seats * CITY_COUNT * GOOD_COUNT

    def _kinds(self, g: Merchants, seat: i64, row: Row, at: i64) -> i64:
        """Influence cards played; those left in the pile for whoever picks one of them."""
        self._goods(g.played, MOST_COPIES, row, at)
        top = g.frames[-1] if g.frames else None
        if isinstance(top, PickInfluenceCard) and top.seat == seat:
            self._goods(g.pile, MOST_COPIES, row, at + KIND_COUNT)
        return at + 2 * KIND_COUNT

    def _clock(self, g: Merchants, row: Row, at: i64) -> i64:
        row.share(at, g.round, g.chosen.max_rounds)
        row.share(at + 1, g.arrivals, g.chosen.end_arrivals)
        row.share(at + 2, g.printed.step_cost(g.arrivals), MOST_STEP)
        credits_left = g.credits_left()
        if credits_left == UNLIMITED:
            row.put(at + 3, 1.0)
        else:
            row.share(at + 3, credits_left, MOST_CREDITS)
        row.share(at + 4, bits.count(g.deck), INVESTMENT_COUNT)
        row.share(at + 5, counts.total(g.pile), MOST_INFLUENCE)
        return at + 6

    def _purchase(self, g: Merchants, row: Row, at: i64) -> i64:
        top = g.frames[-1] if g.frames else None
        if isinstance(top, BuyGoods):
            row.share(at, progress.pass_number(g), 2)
            row.share(at + 1, progress.bought(g), MOST_GOODS)
            if progress.bought_in(g) != ANY_CITY:
                row.put(at + 2 + progress.bought_in(g), 1.0)
        return at + 2 + CITY_COUNT

    def _loading(self, g: Merchants, seat: i64, row: Row, at: i64) -> i64:
        """Which wagon it is about; the guest, the goods, and the prices to whom they are known."""
        seats: i64 = g.seats
        guests = at + 3 * WAGONS
        goods = guests + seats
        top = g.frames[-1] if g.frames else None
        if isinstance(top, WagonBids):
            row.put(at + progress.wagon(g), 1.0)
        elif isinstance(top, MayCharter):
            row.put(at + 2 * WAGONS + progress.wagon(g), 1.0)
        elif g.phase == ACQUISITION:
            if isinstance(top, MasterLoad):
                row.put(at + WAGONS + progress.wagon(g), 1.0)
            elif isinstance(top, LoadRequest):
                row.put(at + WAGONS + progress.wagon(g), 1.0)
                row.player(guests, top.seat, seat, seats)
            elif isinstance(top, PriceWord):
                row.put(at + WAGONS + progress.wagon(g), 1.0)
                row.player(guests, progress.guest(g), seat, seats)
                self._goods(BUNDLE_GOODS[progress.bundle(g)], LOAD, row, goods)
                self._prices_named(g, top, seat, row, goods + GOOD_COUNT)
        return goods + GOOD_COUNT + 3

    def _prices_named(self, g: Merchants, ask: PriceWord, seat: i64, row: Row, at: i64) -> None:
        """MA-R07: the prices of a private bargain are for master and guest alone."""
        private: bool = g.options.private_negotiation
        if private and seat != progress.guest(g) and seat != g.master(progress.wagon(g)):
            return
        unit: i64 = g.printed.unit
        if not isinstance(ask, LoadQuote):
            row.share(at, progress.quote(g) * unit, MOST_CASH)
        if isinstance(ask, LoadReply):
            row.share(at + 1, progress.offer(g) * unit, MOST_CASH)
        elif isinstance(ask, LoadFinal):
            row.share(at + 2, progress.offer(g) * unit, MOST_CASH)

    def _going_on(self, g: Merchants, row: Row, at: i64) -> i64:
        top = g.frames[-1] if g.frames else None
        if isinstance(top, MoveTurn):
            row.flag(at, progress.has_moved(g))
            row.share(at + 1, progress.spaces_left(g), EXTRA)
            row.share(at + 2, progress.courier_left(g), EXTRA)
        elif isinstance(top, AdjustPrices):
            row.share(at + 3, progress.steps(g), EXTRA)
        elif isinstance(top, SellFromStore):
            row.share(at + 4, progress.sold(g), MOST_GOODS)
        return at + 5

    def _auction(self, g: Merchants, seat: i64, row: Row, at: i64) -> i64:
        """Charters; leader, those inside, winners, seller; number, highest bid and card of the auction."""
        seats: i64 = g.seats
        auction = at + 5 * seats
        top = g.frames[-1] if g.frames else None
        if isinstance(top, MayCharter):
            row.flags(at, around_all(progress.chartered(g), seat, seats))
        elif isinstance(top, PickCard):
            row.player(at + seats, top.seat, seat, seats)
            row.flags(at + 2 * seats, around_all(bits.of(top.seats), seat, seats))
            row.flags(at + 3 * seats, around_all(progress.winners(g), seat, seats))
            row.share(auction, progress.auctions(g) + 1, seats)
            row.share(auction + 1, top.price, MOST_CASH)
        elif isinstance(top, CardBidding):
            row.player(at + seats, top.leader, seat, seats)
            row.flags(at + 2 * seats, around_all(top.inside, seat, seats))
            row.share(auction + 1, top.high, MOST_CASH)
            if isinstance(top, EquipmentBid):
                row.share(auction, 1, seats)
                row.player(at + 4 * seats, top.seller, seat, seats)
                row.put(auction + 2 + top.card, 1.0)
            else:
                row.flags(at + 3 * seats, around_all(progress.winners(g), seat, seats))
                row.share(auction, progress.auctions(g) + 1, seats)
        return auction + 2 + INVESTMENT_COUNT

    def _status(self, g: Merchants, row: Row, at: i64) -> None:
        top = g.frames[-1] if g.frames else None
        if g.phase == STATUS and isinstance(top, (StatusCards, MayBorrow, PayBack, Rise)):
            row.flag(at, progress.favour(g))
            row.flag(at + 1, progress.fell(g))
            row.flag(at + 2, progress.borrowed(g))
            row.flag(at + 3, isinstance(top, MayBorrow) and top.before)
