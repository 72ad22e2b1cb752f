"""What speaks for an answer while the wagons move and before they are sold: ways, courier, prices."""

from typing import Final, final

from mypy_extensions import i64

from ducats.engine.messages import Fact, Seat
from ducats.games.merchants.bots import grounds
from ducats.games.merchants.bots.trade_grounds import LEAST, rounded
from ducats.games.merchants.evaluation import influence
from ducats.games.merchants.evaluation.market import Market
from ducats.games.merchants.evaluation.moving import Turn
from ducats.games.merchants.evaluation.ways import Ways
from ducats.games.merchants.evaluation.weights import Weights
from ducats.games.merchants.rules import counts
from ducats.games.merchants.rules import messages as m
from ducats.games.merchants.rules.consequences import MerchantsForesight
from ducats.games.merchants.rules.influence import PickInfluenceCard, meets_courier
from ducats.games.merchants.rules.movement import MoveTurn
from ducats.games.merchants.rules.names import CITIES, GOOD_COUNT, GOOD_NUMBER, GOODS, INFLUENCE, WAGONS
from ducats.games.merchants.rules.prices import AdjustPrices, SetDiscs, raise_price
from ducats.games.merchants.rules.roads import NOWHERE, distances
from ducats.games.merchants.rules.state import Merchants

Change = tuple[int, int, int, int]
"""Money that a seat's goods gain, the most of it by one good, its number, and how many pieces there are."""


@final
class RoadGrounds:
    """One seat at one question."""

    def __init__(self, g: Merchants, seat: Seat, weights: Weights) -> None:
        self.g: Final = g
        self.seat: Final = seat
        self.weights: Final = weights
        self.foresight: Final = MerchantsForesight(g, seat)
        self.rivals: Final = [other for other in range(g.seats) if other != seat]

    def of(self, action: m.MerchantsAction) -> Fact | None:
        match action:
            case m.MoveWagon() | m.PushWagon():
                return self._drive(action)
            case m.MoveCourier():
                return self._courier(action)
            case m.BreakAxle():
                return self._axle(action.wagon - 1)
            case m.PickInfluence():
                return self._influence(INFLUENCE.index(action.card))
            case m.SetDisc() | m.ShiftPrice():
                return self._prices(action)
            case _:
                return None

    # -- wagons and courier --------------------------------------------------------------------

    def _drive(self, action: m.MoveWagon | m.PushWagon) -> Fact | None:
        g, roads, wagon = self.g, self.g.printed.roads, action.wagon - 1
        space = roads.numbers[action.to]
        if roads.is_city(space):
            return None if action.came_from is None else self._arrival(wagon, space)
        if g.pile and meets_courier(g, wagon, space):
            return grounds.MeetsCourier()
        came = NOWHERE if action.came_from is None else roads.numbers[action.came_from]
        return self._nears(wagon, space, came) if g.cargo(wagon, self.seat) else None

    def _arrival(self, wagon: int, city: int) -> Fact | None:
        """MA-34: what is sold there, for the player's good or to a rival's harm."""
        income = self.foresight.income(wagon, city, self.seat)
        if income and all(income > other for other in self._other_arrivals(wagon, city)):
            return grounds.ArrivesWith(CITIES[city], income)
        if income:
            return None
        found: list[tuple[int, Fact]] = []
        at, came = int(self.g.wagon_at(wagon)), int(self.g.came_from(wagon))
        far = distances(self.g.printed.roads, at, came)
        ahead = [other for other, spaces in enumerate(far) if spaces and other != city]
        for rival in self.rivals:
            theirs = self.foresight.income(wagon, city, rival)
            for other in ahead if theirs else ():
                more = self.foresight.income(wagon, other, rival)
                if more - theirs >= LEAST:
                    told = grounds.SellsRivalShort(rival, CITIES[city], theirs, CITIES[other], more)
                    found.append((more - theirs, told))
        return max(found, key=_first)[1] if found else None

    def _other_arrivals(self, wagon: int, city: int) -> list[int]:
        """What the player's goods would bring by other moves that end in a city."""
        ask, roads = self.g.ask(), self.g.printed.roads
        assert isinstance(ask, MoveTurn), "only there wagons move"
        found: list[int] = []
        for answer in ask.legal(self.g, self.seat):
            move = ask.say(self.g, self.seat, answer)
            if isinstance(move, m.MoveWagon | m.PushWagon) and move.came_from is not None:
                there = roads.numbers[move.to]
                if roads.is_city(there) and (move.wagon - 1, there) != (wagon, city):
                    found.append(self.foresight.income(move.wagon - 1, there, self.seat))
        return found

    def _nears(self, wagon: int, space: int, came: int) -> Fact | None:
        """MA-28: towards the city where the player's load brings most, if it can be reached still."""
        g, roads = self.g, self.g.printed.roads
        before = distances(roads, int(g.wagon_at(wagon)), int(g.came_from(wagon)))
        incomes = [self.foresight.income(wagon, city, self.seat) for city in range(len(before))]
        ahead = [city for city, spaces in enumerate(before) if spaces]
        if not ahead:
            return None
        goal = max(ahead, key=lambda city: (incomes[city], -before[city]))
        after = distances(roads, space, came)[goal]
        if not 0 < after < before[goal]:
            return None
        return grounds.Nears(wagon + 1, CITIES[goal], int(after), incomes[goal])

    def _courier(self, action: m.MoveCourier) -> Fact | None:
        """MA-42: a wagon that the courier has not met yet stands there."""
        after = self.foresight.after(action)
        met = any(
            meets_courier(after, wagon, int(after.wagon_at(wagon)))
            for wagon in range(WAGONS)
            if not meets_courier(self.g, wagon, int(self.g.wagon_at(wagon)))
        )
        return grounds.MeetsCourier() if met and self.g.pile else None

    def _axle(self, wagon: int) -> Fact | None:
        """What a rival has on a wagon on which the player has less."""
        sales = {rival: self._sales(wagon, rival) for rival in self.rivals}
        keenest = max(sales, key=sales.__getitem__)
        if sales[keenest] - self._sales(wagon, self.seat) < LEAST:
            return None
        return grounds.AxleHolds(wagon + 1, keenest, sales[keenest])

    def _sales(self, wagon: int, seat: Seat) -> int:
        cargo, sales = self.g.cargo(wagon, seat), 0
        for good in range(GOOD_COUNT):
            sales += int(counts.count(cargo, good)) * int(self.g.selling_price(good))
        return sales

    def _influence(self, kind: int) -> Fact | None:
        """MA-42: clearly the best of the cards that may be picked."""
        g, ask = self.g, self.g.ask()
        if not isinstance(ask, PickInfluenceCard):
            return None
        ways = Ways(g.printed, g.seats)
        turn, market = Turn(g, ways, self.weights, self.seat), Market(g, ways, self.weights)
        worths = {
            other: influence.card_worth(g, turn, market, self.weights, self.seat, other)
            for other in ask.legal(g, self.seat)
        }
        others = [worth for other, worth in worths.items() if other != kind]
        if not others or worths[kind] < LEAST or worths[kind] - max(others) < LEAST / 2:
            return None
        second = max(others)
        return grounds.CardPromises(INFLUENCE[kind], rounded(worths[kind]), rounded(max(0.0, second)))

    # -- prices --------------------------------------------------------------------------------

    def _prices(self, action: m.SetDisc | m.ShiftPrice) -> Fact | None:
        """MA-47 to MA-50: what it does to goods that are sold in this round."""
        ask = self.g.ask()
        if not isinstance(ask, SetDiscs | AdjustPrices):
            return None
        mine, theirs = self._own(action), self._theirs(action)
        others = [ask.say(self.g, self.seat, answer) for answer in self._answers(ask)]
        rest = [other for other in others if isinstance(other, m.SetDisc | m.ShiftPrice) and other != action]
        total, gain, good, pieces = mine
        if gain >= LEAST and all(_is_less(self._own(other)[0], total, other, good) for other in rest):
            return grounds.RaisesYours(GOODS[good], pieces, gain)
        (_, loss, which, count), rival = theirs
        if loss >= LEAST and total >= 0:
            return grounds.LowersTheirs(GOODS[which], rival, count, loss)
        return None

    def _answers(self, ask: SetDiscs | AdjustPrices) -> list[int]:
        return list(range(ask.size)) if isinstance(ask, SetDiscs) else ask.legal(self.g, self.seat)

    def _after(self, action: m.SetDisc | m.ShiftPrice) -> Merchants:
        """The prices once this answer has done its work, before anybody else's."""
        if isinstance(action, m.ShiftPrice):
            return self.foresight.after(action)
        after = self.g.copy()
        one, other = [GOOD_NUMBER[good] for good in action.goods]
        raise_price(after, self.seat, one)
        if one != other or after.chosen.double_pointer == 2:
            raise_price(after, self.seat, other)
        return after

    def _own(self, action: m.SetDisc | m.ShiftPrice) -> Change:
        return self._change(self._after(action), self.seat, 1)

    def _theirs(self, action: m.SetDisc | m.ShiftPrice) -> tuple[Change, Seat]:
        after = self._after(action)
        return max([(self._change(after, rival, -1), rival) for rival in self.rivals])

    def _change(self, after: Merchants, seat: Seat, sign: int) -> Change:
        """By the goods on wagons that have arrived."""
        total = best = biggest = most = 0
        for good in range(GOOD_COUNT):
            pieces = self._due(seat, good)
            change = sign * pieces * int(after.selling_price(good) - self.g.selling_price(good))
            total += change
            if change > biggest:
                best, biggest, most = good, change, pieces
        return total, biggest, best, most

    def _due(self, seat: Seat, good: int) -> int:
        pieces: i64 = 0
        for wagon in range(WAGONS):
            if self.g.arrived_as(wagon):
                pieces += self.g.aboard(wagon, seat, good)
        return int(pieces)


def _is_less(gain: int, most: int, action: m.SetDisc | m.ShiftPrice, good: int) -> bool:
    """Whether an answer brings less, or as much by the same good."""
    same = isinstance(action, m.SetDisc) and GOODS[good] in action.goods
    return gain <= most if same else gain < most


def _first(pair: tuple[int, Fact]) -> int:
    return pair[0]
