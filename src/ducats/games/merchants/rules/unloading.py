"""Phase 5: unloading, warehouse sales, bonuses (MA-51 to MA-55)."""

from typing import Final, final

from mypy_extensions import i64

from ducats.engine import bits
from ducats.engine.codecs import Either, Words
from ducats.engine.errors import IllegalAction
from ducats.engine.frames import OPEN, Ask, Frame
from ducats.engine.messages import Seat
from ducats.games.merchants.rules import counts, progress
from ducats.games.merchants.rules import events as e
from ducats.games.merchants.rules.books import SALES
from ducats.games.merchants.rules.codecs import GoodInCity, not_now
from ducats.games.merchants.rules.messages import EndSale, GoodsSold, KeepCharter, PlayCharter, SellStored
from ducats.games.merchants.rules.names import (
    CITIES,
    CITY_CHARTER,
    CITY_COUNT,
    GOOD_COUNT,
    GOODS,
    MAX_SEATS,
    WAGONS,
    WAREHOUSE_SALE,
)
from ducats.games.merchants.rules.progress import NOBODY
from ducats.games.merchants.rules.state import UP_TO, Merchants
from ducats.mechanics.answer_set import AskFromSet

KEEP: Final = 0
PLAY: Final = 1
END: Final = 0


def earns_bonus(g: Merchants, city: i64, good: i64) -> bool:
    """MA-53, MA-R04, MA-R36: a type the city does not sell, or one that lies in none of its warehouses."""
    if g.chosen.bonus_by_market:
        return not bits.has(g.printed.market, city * GOOD_COUNT + good)
    return not any(g.stored(seat, city, good) > 0 for seat in range(g.seats))


def bonus_for(g: Merchants, city: i64, good: i64, chartered: bool) -> i64:
    """MA-53: what a city adds to the price of a good; with a charter, to that of every good."""
    return g.bonus(city) if chartered or earns_bonus(g, city, good) else 0


def might_charter(g: Merchants, wagon: i64, seat: i64) -> bool:
    """MA-R47: any influence card, and a good aboard that would get no bonus in a city that pays one."""
    city = g.wagon_at(wagon)
    if g.bonus_step(city) == 0 or not g.hand_size(seat):
        return False
    return any(
        g.aboard(wagon, seat, good) > 0 and not earns_bonus(g, city, good) for good in range(GOOD_COUNT)
    )


@final
class Unloading(Frame[Merchants]):
    """MA-51, MA-R20: the wagons that arrived, in order of arrival; before each the charters are asked for."""

    def run(self, g: Merchants, at: int) -> None:
        wagon = progress.wagon(g)
        while True:
            if wagon != NOBODY:
                while progress.turn(g) < g.seats:
                    seat = progress.next_seat(g)
                    if might_charter(g, wagon, seat):
                        g.call(MAY_CHARTER[seat], OPEN)
                        return
                sell_load(g, wagon)
            wagon = next_to_unload(g, wagon)
            progress.turn_to(g, wagon)
            if wagon == NOBODY:
                g.become(WAREHOUSE_SALES)
                return


def next_to_unload(g: Merchants, wagon: i64) -> i64:
    """MA-R49: an empty wagon makes no delivery; the city's bonus stays as it is."""
    number: i64 = 0 if wagon == NOBODY else g.arrived_as(wagon)
    while True:
        number += 1
        wagon = g.arrival(number)
        if wagon == NOBODY or g.is_loaded(wagon):
            return wagon
        if g.events is not None:
            g.tell(e.EmptyWagonArrived(int(wagon) + 1, CITIES[g.wagon_at(wagon)]))


def sell_load(g: Merchants, wagon: i64) -> None:
    """MA-51, MA-52, MA-53, MA-54: sold to the bank with bonus; then the city's bonus is 0, the wagon free."""
    city = g.wagon_at(wagon)
    sales: list[GoodsSold] = []
    income = [0] * g.seats
    for turn in range(g.seats):
        seat = g.order(turn)
        goods = g.cargo(wagon, seat)
        if goods:
            income[seat] = sell_goods(g, city, seat, goods, sales)
            g.unload(wagon, seat)
            g.pay_bank(seat, -income[seat])
            g.note(seat, SALES + wagon, income[seat])
    g.arrive(wagon)
    if g.events is not None:
        done = int(g.arrivals)
        g.tell(e.WagonUnloaded(int(wagon) + 1, CITIES[city], done, tuple(sales), tuple(income)))


def sell_goods(g: Merchants, city: i64, seat: i64, goods: i64, sales: list[GoodsSold]) -> int:
    """MA-52, MA-53: what these goods bring; each type is noted in `sales` if anybody listens."""
    income: i64 = 0
    for good in range(GOOD_COUNT):
        count = counts.count(goods, good)
        if not count:
            continue
        price = g.selling_price(good)
        more = bonus_for(g, city, good, bits.has(progress.chartered(g), seat))
        income += count * (price + more)
        if g.events is not None:
            sales.append(GoodsSold(int(seat), GOODS[good], int(count), int(price), int(more)))
    return income


@final
class MayCharter(Ask[Merchants]):
    """City charter: the bonus for all one's goods on this wagon, also for types the city sells."""

    question = "merchants.charter"
    rule = "MA-53"
    size = 2
    codec = Words(KeepCharter, PlayCharter)

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat)

    def legal(self, g: Merchants, seat: Seat) -> list[int]:
        return UP_TO[PLAY] if g.holds(seat, CITY_CHARTER) else UP_TO[KEEP]

    def answered(self, g: Merchants, answer: int) -> None:
        if answer == PLAY:
            g.play_influence(self.seat, CITY_CHARTER)
            progress.charter(g, self.seat)
            if g.events is not None:
                g.tell(e.CharterPlayed(self.seat, int(progress.wagon(g)) + 1))
        g.leave()

    def why_illegal(self, g: Merchants, seat: Seat, answer: int) -> IllegalAction:
        return not_now("you hold no city charter", "no_such_card_in_hand", "MA-45")


@final
class WarehouseSales(Frame[Merchants]):
    """The warehouse sale, in order; afterwards the bonuses rise."""

    def run(self, g: Merchants, at: int) -> None:
        while progress.turn(g) < g.seats:
            seat = progress.next_seat(g)
            if g.owns(seat, WAREHOUSE_SALE) and g.has_stores(seat):
                progress.set_sold(g, 0)
                g.call(SELL_FROM_STORE[seat], OPEN)
                return
        raise_bonuses(g)
        g.leave()


def raise_bonuses(g: Merchants) -> None:
    """MA-55, MA-R21: one step in each city where no wagon arrived, also where one merely stands."""
    visited: i64 = 0
    for wagon in range(WAGONS):
        if g.arrived_as(wagon) and g.is_in_city(wagon):
            visited |= bits.bit(g.wagon_at(wagon))
    most = len(g.printed.bonus) - 1
    for city in range(CITY_COUNT):
        if not bits.has(visited, city) and g.bonus_step(city) < most:
            g.set_bonus(city, g.bonus_step(city) + 1)
    if g.events is not None:
        g.tell(e.BonusesSet({CITIES[city]: int(g.bonus(city)) for city in range(CITY_COUNT)}))


@final
class SellFromStore(AskFromSet[Merchants]):
    """Warehouse sale: up to three goods out of one's warehouses, at the buying price."""

    question = "merchants.warehouse_sale"
    rule = "MA-10"
    size = 1 + CITY_COUNT * GOOD_COUNT
    codec = Either(GoodInCity(SellStored, 1), {END: EndSale})

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat)

    def answers(self, g: Merchants) -> i64:
        found: i64 = bits.bit(END)
        for city in range(CITY_COUNT):
            found |= counts.kinds(g.stock(self.seat, city)) << (1 + city * GOOD_COUNT)
        return found

    def answered(self, g: Merchants, answer: int) -> None:
        """While more may be sold the same question is asked again."""
        if answer != END:
            place: i64 = answer - 1
            g.sell_stored(self.seat, place // GOOD_COUNT, place % GOOD_COUNT)
            progress.set_sold(g, progress.sold(g) + 1)
            if progress.sold(g) < g.power(self.seat, WAREHOUSE_SALE) and g.has_stores(self.seat):
                return
        g.leave()

    def why_illegal(self, g: Merchants, seat: Seat, answer: int) -> IllegalAction:
        return not_now("no such good lies in your warehouse there", "not_in_store", "MA-14")


ARRIVALS: Final = Unloading()
MAY_CHARTER: Final = [MayCharter(seat) for seat in range(MAX_SEATS)]
WAREHOUSE_SALES: Final = WarehouseSales()
SELL_FROM_STORE: Final = [SellFromStore(seat) for seat in range(MAX_SEATS)]
