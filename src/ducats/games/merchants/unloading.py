"""Phase 5: unloading, warehouse sales, bonuses (MA-51 to MA-55)."""

from typing import Final, final

from ducats.engine.errors import IllegalAction
from ducats.engine.frames import OPEN, Ask, Frame
from ducats.engine.messages import Action, Seat
from ducats.games.merchants import events as e
from ducats.games.merchants.hearing import city_number, good_number, not_now
from ducats.games.merchants.messages import EndSale, KeepCharter, PlayCharter, SellStored
from ducats.games.merchants.names import (
    CITIES,
    CITY_CHARTER,
    CITY_COUNT,
    GOOD_COUNT,
    GOODS,
    WAREHOUSE_SALE,
)
from ducats.games.merchants.state import BITS, NOBODY, UP_TO, Merchants

CHARTER_ANSWERED: Final = 1
KEEP: Final = 0
PLAY: Final = 1
END: Final = 0


def earns_bonus(g: Merchants, city: int, good: int) -> bool:
    """MA-53, MAR-04, MAR-36: a type the city does not sell, or one that lies in none of its warehouses."""
    if g.house.bonus_by_market:
        return not g.tables.sells[city][good]
    return not any(g.stored(seat, city, good) for seat in range(g.seats))


def might_charter(g: Merchants, wagon: int, seat: Seat) -> bool:
    """MAR-47: any influence card, and a good aboard that would get no bonus in a city that pays one."""
    city = g.wagon_at[wagon]
    if g.bonus[city] == 0 or not g.hand_size(seat):
        return False
    return any(g.aboard(wagon, seat, good) and not earns_bonus(g, city, good) for good in range(GOOD_COUNT))


@final
class Unloading(Frame[Merchants]):
    """MA-51, MAR-20: the wagons that arrived, in order of arrival; before each the charters are asked for."""

    def __init__(self, number: int, turn: int, chartered: int) -> None:
        self.number: Final = number
        self.turn: Final = turn
        self.chartered: Final = chartered

    def run(self, g: Merchants, at: int) -> None:
        if at == CHARTER_ANSWERED:
            played = BITS[g.order(self.turn)] if g.result == PLAY else 0
            g.become(Unloading(self.number, self.turn + 1, self.chartered | played))
            return
        if self.number == len(g.arrived):
            g.become(WarehouseSales(0))
            return
        wagon = g.arrived[self.number]
        if not g.is_loaded(wagon):
            # MAR-49: no delivery; the city's bonus stays as it is.
            if g.listened_to():
                g.tell(e.EmptyWagonArrived(wagon + 1, CITIES[g.wagon_at[wagon]]))
            g.become(Unloading(self.number + 1, 0, 0))
            return
        for turn in range(self.turn, g.seats):
            if might_charter(g, wagon, g.order(turn)):
                g.become(Unloading(self.number, turn, self.chartered))
                g.call(MayCharter(g.order(turn), wagon), CHARTER_ANSWERED)
                return
        sell_load(g, wagon, self.chartered)
        g.become(Unloading(self.number + 1, 0, 0))


def sell_load(g: Merchants, wagon: int, chartered: int) -> None:
    """MA-51, MA-52, MA-53, MA-54: sold to the bank with bonus; then the city's bonus is 0, the wagon free."""
    city = g.wagon_at[wagon]
    bonus = g.tables.bonus[g.bonus[city]]
    sales: list[e.GoodsSold] = []
    income = [0] * g.seats
    for turn in range(g.seats):
        seat = g.order(turn)
        for good in range(GOOD_COUNT):
            if not g.aboard(wagon, seat, good):
                continue
            price = g.tables.selling[g.level[good]]
            more = bonus if chartered & BITS[seat] or earns_bonus(g, city, good) else 0
            count = g.unload(wagon, seat, good, price + more)
            income[seat] += count * (price + more)
            if g.listened_to():
                sales.append(e.GoodsSold(seat, GOODS[good], count, price, more))
    g.arrivals += 1
    g.bonus[city] = 0
    g.master[wagon] = NOBODY
    if g.listened_to():
        g.tell(e.WagonUnloaded(wagon + 1, CITIES[city], g.arrivals, tuple(sales), tuple(income)))


@final
class MayCharter(Ask[Merchants]):
    """City charter: the bonus for all one's goods on this wagon, also for types the city sells."""

    question = "merchants.charter"
    rule = "MA-53"
    size = 2

    def __init__(self, seat: Seat, wagon: int) -> None:
        super().__init__(seat)
        self.wagon: Final = wagon

    def legal(self, g: Merchants, seat: Seat) -> list[int]:
        return UP_TO[PLAY] if g.holds(seat, CITY_CHARTER) else UP_TO[KEEP]

    def answered(self, g: Merchants, answer: int) -> None:
        if answer == PLAY:
            g.play_influence(self.seat, CITY_CHARTER)
            if g.listened_to():
                g.tell(e.CharterPlayed(self.seat, self.wagon + 1))
        g.leave(answer)

    def say(self, g: Merchants, seat: Seat, answer: int) -> Action:
        return PlayCharter() if answer == PLAY else KeepCharter()

    def hear(self, g: Merchants, seat: Seat, action: Action) -> int:
        if not isinstance(action, PlayCharter | KeepCharter):
            raise self.wrong_kind(action)
        return PLAY if isinstance(action, PlayCharter) else KEEP

    def why_illegal(self, g: Merchants, seat: Seat, answer: int) -> IllegalAction:
        return not_now("you hold no city charter", "no_such_card_in_hand", "MA-45")


@final
class WarehouseSales(Frame[Merchants]):
    """The warehouse sale, in order; afterwards the bonuses rise."""

    def __init__(self, turn: int) -> None:
        self.turn: Final = turn

    def run(self, g: Merchants, at: int) -> None:
        for turn in range(self.turn, g.seats):
            seat = g.order(turn)
            if g.owns(seat, WAREHOUSE_SALE) and g.has_stores(seat):
                g.become(WarehouseSales(turn + 1))
                g.call(SellFromStore(seat, 0), OPEN)
                return
        raise_bonuses(g)
        g.leave()


def raise_bonuses(g: Merchants) -> None:
    """MA-55, MAR-21: one step in each city where no wagon arrived, also where one merely stands."""
    visited = [g.wagon_at[wagon] for wagon in g.arrived]
    most = len(g.tables.bonus) - 1
    for city in range(CITY_COUNT):
        if city not in visited and g.bonus[city] < most:
            g.bonus[city] += 1
    if g.listened_to():
        g.tell(e.BonusesSet({CITIES[city]: g.tables.bonus[g.bonus[city]] for city in range(CITY_COUNT)}))


@final
class SellFromStore(Ask[Merchants]):
    """Warehouse sale: up to three goods out of one's warehouses, at the buying price."""

    question = "merchants.warehouse_sale"
    rule = "MA-10"
    size = 1 + CITY_COUNT * GOOD_COUNT

    def __init__(self, seat: Seat, sold: int) -> None:
        super().__init__(seat)
        self.sold: Final = sold

    def legal(self, g: Merchants, seat: Seat) -> list[int]:
        start, places = seat * CITY_COUNT * GOOD_COUNT, CITY_COUNT * GOOD_COUNT
        answers = [1 + place for place in range(places) if g.stores[start + place]]
        answers.insert(0, END)
        return answers

    def answered(self, g: Merchants, answer: int) -> None:
        if answer == END:
            g.leave()
            return
        city, good = divmod(answer - 1, GOOD_COUNT)
        g.sell_stored(self.seat, city, good)
        sold = self.sold + 1
        if sold < g.power(self.seat, WAREHOUSE_SALE) and g.has_stores(self.seat):
            g.become(SellFromStore(self.seat, sold))
        else:
            g.leave()

    def say(self, g: Merchants, seat: Seat, answer: int) -> Action:
        if answer == END:
            return EndSale()
        city, good = divmod(answer - 1, GOOD_COUNT)
        return SellStored(GOODS[good], CITIES[city])

    def hear(self, g: Merchants, seat: Seat, action: Action) -> int:
        if isinstance(action, EndSale):
            return END
        if not isinstance(action, SellStored):
            raise self.wrong_kind(action)
        return 1 + city_number(action.city) * GOOD_COUNT + good_number(action.good)

    def why_illegal(self, g: Merchants, seat: Seat, answer: int) -> IllegalAction:
        return not_now("no such good lies in your warehouse there", "not_in_store", "MA-14")
