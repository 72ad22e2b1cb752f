"""What would follow from an answer: the rules themselves, run on a copy of an imagined game.

Nothing that is hidden changes what is read off: one's own cash, open prices, what stands on the map.
"""

from typing import Final, final

from mypy_extensions import i64

from ducats.engine.foresight import Facts, Foresight
from ducats.engine.messages import Action, Fact, Seat
from ducats.games.merchants.rules import counts, progress
from ducats.games.merchants.rules import facts as f
from ducats.games.merchants.rules import messages as m
from ducats.games.merchants.rules.codecs import good_number
from ducats.games.merchants.rules.influence import meets_courier
from ducats.games.merchants.rules.loading import LOAD_REQUESTS, loadable, room_of
from ducats.games.merchants.rules.names import (
    BUNDLE_NUMBER,
    BUNDLES,
    CITIES,
    CITY_NUMBER,
    GOOD_COUNT,
    GOODS,
    WAGONS,
)
from ducats.games.merchants.rules.prices import raise_price
from ducats.games.merchants.rules.purchase import price_of
from ducats.games.merchants.rules.roads import NOWHERE, distances
from ducats.games.merchants.rules.state import Merchants
from ducats.games.merchants.rules.status import upkeep_due
from ducats.games.merchants.rules.unloading import bonus_for

NEAREST: Final = 3
"""So many cities ahead are named."""


@final
class MerchantsForesight(Foresight):
    """What one player can foretell at a table."""

    def __init__(self, g: Merchants, seat: Seat) -> None:
        self.g: Final = g
        self.seat: Final = seat

    def facts(self, action: Action) -> Facts:
        match action:
            case m.BuyGood():
                return self.buying(good_number(action.good), CITY_NUMBER[action.city])
            case m.BidForWagon():
                return [f.CashNow(self.g.cash(self.seat)), *self.could_load(progress.wagon(self.g))]
            case m.Bid() | m.CounterOffer():
                return [f.CashNow(self.g.cash(self.seat))]
            case m.Accept() | m.Repay():
                return [f.CashAfter(self.after(action).cash(self.seat))]
            case m.MoveWagon() | m.PushWagon():
                return self.driving(action.wagon - 1, action.to, action.came_from)
            case m.SetDisc():
                return self.setting(action)
            case m.ShiftPrice():
                return [self.price_change(good_number(action.good), self.after(action))]
            case m.PlayCharter() | m.KeepCharter():
                return self.chartering(isinstance(action, m.PlayCharter))
            case m.PlayLetter() | m.SellStored():
                return [f.Receives(self.after(action).cash(self.seat) - self.g.cash(self.seat))]
            case _:
                return self.loading_or_card(action)

    def loading_or_card(self, action: Action) -> Facts:
        match action:
            case m.LoadGoods():
                sales = action.count * self.g.selling_price(good_number(action.good))
                return [f.SellsFor(int(sales)), f.Monopoly(action.good)]
            case m.RequestLoading():
                return self.requesting(action)
            case m.QuotePrice() | m.FinalPrice():
                return [f.PriceFor(len(BUNDLES[progress.bundle(self.g)]))]
            case m.PlayStatusCards():
                return self.playing_status_cards(action)
            case m.TakeCredit():
                return [f.Credit(self.g.printed.credit_amount, self.g.printed.credit_repay)]
            case m.Climb():
                after = self.after(action)
                level = self.g.status(self.seat) + action.steps
                return [f.Rises(level, self.g.printed.upkeep[level]), f.CashAfter(after.cash(self.seat))]
            case _:
                return []

    def after(self, action: Action) -> Merchants:
        """The table when just this answer is carried out: upkeep may fall due before the next question."""
        after = self.g.copy()
        ask = after.ask()
        after.start_alone(ask)
        after.take(self.seat, ask.hear(after, self.seat, action))
        return after

    def buying(self, good: int, city: int) -> Facts:
        g = self.g
        there = [wagon + 1 for wagon in range(WAGONS) if g.wagon_at(wagon) == city]
        price = price_of(g, self.seat, good)
        return [f.Buys(price, g.selling_price(good), g.supply(good), there[0] if there else 0)]

    def requesting(self, action: m.RequestLoading) -> Facts:
        master = int(self.g.master(progress.wagon(self.g)))
        goods = [good_number(good) for good in action.goods]
        worth = f.SellsFor(sum([int(self.g.selling_price(good)) for good in goods]))
        if not action.permit:
            return [worth, f.Asks(master)]
        bundle = BUNDLE_NUMBER[tuple(sorted(goods))]
        return [worth, f.Permit(master, LOAD_REQUESTS[self.seat].permit_fee(self.g, bundle))]

    def could_load(self, wagon: i64) -> Facts:
        """MA-22: as if the player became the loading master."""
        after = self.g.copy()
        after.set_master(wagon, self.seat)
        room, goods = room_of(after, wagon, self.seat), loadable(after, wagon, self.seat)
        best: list[tuple[int, int, int]] = []
        for good in range(GOOD_COUNT):
            count = int(min(room, counts.count(goods, good)))
            if count > 0:
                best.append((count * int(after.selling_price(good)), -good, count))
        if not best:
            return []
        sales, good, count = max(best)
        return [f.CouldLoad(count, GOODS[-good], sales)]

    def driving(self, wagon: int, to: str, came_from: str | None) -> Facts:
        g, roads = self.g, self.g.printed.roads
        space = roads.numbers[to]
        told: Facts = []
        if roads.is_city(space):
            if came_from is None:
                return []
            told.append(f.Arrives(to, g.bonus(space)))
            income = [self.income(wagon, space, seat) for seat in range(g.seats)]
            told += [f.Earns(seat, amount) for seat, amount in enumerate(income) if amount]
            return told
        far = distances(roads, space, NOWHERE if came_from is None else roads.numbers[came_from])
        near = sorted([(spaces, city) for city, spaces in enumerate(far) if spaces])
        loaded = g.cargo(wagon, self.seat) != 0
        ahead = [
            f.CityAhead(CITIES[city], spaces, self.income(wagon, city, self.seat))
            for spaces, city in (near if loaded else near[:NEAREST])
        ]
        if ahead:
            told.append(f.CitiesAhead(loaded, tuple(ahead)))
        if meets_courier(g, wagon, space):
            told.append(f.MeetsCourier())
        return told

    def income(self, wagon: i64, city: i64, seat: i64) -> int:
        """MA-52, MA-53: what a player's goods on a wagon would bring, without a charter."""
        income: i64 = 0
        goods = self.g.cargo(wagon, seat)
        for good in range(GOOD_COUNT):
            bonus = bonus_for(self.g, city, good, False)
            income += counts.count(goods, good) * (self.g.selling_price(good) + bonus)
        return int(income)

    def setting(self, action: m.SetDisc) -> Facts:
        """MA-47, MA-49: what the pointers do, before anybody else's."""
        told: Facts = []
        one, other = [good_number(good) for good in action.goods]
        for good in sorted({one, other}):
            after = self.g.copy()
            raise_price(after, self.seat, good)
            if one == other and after.chosen.double_pointer == 2:
                raise_price(after, self.seat, good)
            told.append(self.price_change(good, after))
        return told

    def price_change(self, good: int, after: Merchants) -> Fact:
        before, now = self.g.selling_price(good), after.selling_price(good)
        crashes = after.level(good) < self.g.level(good) - 1
        return f.PriceCrash(GOODS[good], before, now) if crashes else f.PriceTo(GOODS[good], before, now)

    def chartering(self, plays: bool) -> Facts:
        g, wagon = self.g, progress.wagon(self.g)
        city, goods = g.wagon_at(wagon), g.cargo(wagon, self.seat)
        count: i64 = 0
        gain: i64 = 0
        for good in range(GOOD_COUNT):
            more = bonus_for(g, city, good, True) - bonus_for(g, city, good, False)
            if more:
                count += counts.count(goods, good)
                gain += counts.count(goods, good) * more
        return [f.BonusGained(count, gain) if plays else f.BonusForgone(count, gain)]

    def playing_status_cards(self, action: m.PlayStatusCards) -> Facts:
        after = self.after(action)
        progress.set_status_turn(after, int(action.patron), 0, 0)
        money = after.cash(self.seat) - self.g.cash(self.seat)
        told: Facts = [f.Receives(money)] if money else []
        return [*told, f.Upkeep(upkeep_due(after, after.status(self.seat)))]
