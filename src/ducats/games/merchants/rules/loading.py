"""Phase 2, second half: loading, wagon by wagon (MA-21 to MA-27)."""

from typing import Final, final

from mypy_extensions import i64

from ducats.engine import bits
from ducats.engine.errors import IllegalAction
from ducats.engine.frames import OPEN, Ask, Frame
from ducats.engine.messages import Action, Seat
from ducats.engine.rng import Rng
from ducats.games.merchants.rules import counts, progress
from ducats.games.merchants.rules import events as e
from ducats.games.merchants.rules.codecs import good_number, not_now
from ducats.games.merchants.rules.haggling import LOAD_QUOTES
from ducats.games.merchants.rules.messages import LoadGoods, LoadNothing, PassLoading, RequestLoading
from ducats.games.merchants.rules.names import (
    BUNDLE_COUNT,
    BUNDLE_GOODS,
    BUNDLE_NUMBER,
    BUNDLES,
    GOOD_COUNT,
    GOODS,
    LOADING_PERMIT,
    MAX_SEATS,
    WAGONS,
)
from ducats.games.merchants.rules.progress import NOBODY
from ducats.games.merchants.rules.state import Merchants
from ducats.mechanics.answer_set import AskFromSet

NOTHING: Final = 0
MOST_LOADED: Final = 5
"""More than the box allows, for owners whose box allows more."""


def monopoly(g: Merchants, wagon: i64) -> i64:
    """MA-23, MA-R15: the set that holds the type the master has aboard; empty until they have loaded any."""
    return counts.kinds(g.cargo(wagon, g.master(wagon)))


def room_of(g: Merchants, wagon: i64, seat: i64) -> i64:
    """MA-22, MA-24, MA-27, MA-R05: the limit counts for the whole stay and trip."""
    most: i64 = g.printed.master_load_max if seat == g.master(wagon) else g.chosen.guest_load_max
    return most - counts.total(g.cargo(wagon, seat))


def loadable(g: Merchants, wagon: i64, seat: i64) -> i64:
    """MA-22, MA-23, MA-24: the goods in one's warehouse here that may come aboard, as far as there is room.

    Masters load the type they have aboard, guests any other.
    """
    goods = g.stock(seat, g.wagon_at(wagon))
    if not goods:
        return 0
    taken = monopoly(g, wagon)
    masters = seat == g.master(wagon)
    allowed: i64 = 0
    for good in range(GOOD_COUNT):
        count = counts.count(goods, good)
        if not count or (bits.has(taken, good) != masters if taken else False):
            continue
        if g.chosen.distinct_guests and not masters:
            count = 0 if g.aboard(wagon, seat, good) else 1
        allowed += count * counts.one(good)
    return allowed


@final
class Loadings(Frame[Merchants]):
    """MA-20, MA-21, MA-R09: wagons 1, 2, 3, if they stand in a city and have a master.

    MA-22, MA-24: first the master, then everybody else clockwise from their left.
    """

    def run(self, g: Merchants, at: int) -> None:
        wagon = progress.wagon(g)
        while wagon < WAGONS:
            if wagon != NOBODY and g.is_in_city(wagon) and g.master(wagon) != NOBODY:
                for turn in range(progress.turn(g), g.seats):
                    seat = (g.master(wagon) + turn) % g.seats
                    if room_of(g, wagon, seat) > 0 and loadable(g, wagon, seat):
                        progress.set_turn(g, turn + 1)
                        g.call(LOAD_REQUESTS[seat] if turn else MASTER_LOADS[seat], OPEN)
                        return
            wagon += 1
            progress.turn_to(g, wagon)
        g.leave()


@final
class MasterLoad(AskFromSet[Merchants]):
    """MA-22: up to three identical goods, free of charge."""

    question = "merchants.master_load"
    rule = "MA-22"
    size = 1 + GOOD_COUNT * MOST_LOADED

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat)

    def answers(self, g: Merchants) -> i64:
        wagon = progress.wagon(g)
        room, goods = room_of(g, wagon, self.seat), loadable(g, wagon, self.seat)
        found: i64 = bits.bit(NOTHING)
        for good in range(GOOD_COUNT):
            most = min(room, counts.count(goods, good))
            found |= (bits.bit(most) - 1) << (1 + good * MOST_LOADED)
        return found

    def default(self, g: Merchants, seat: Seat) -> int:
        """As many as possible of the type that would sell for most."""
        best, worth = NOTHING, -1
        for answer in self.legal(g, seat)[1:]:
            good, less = divmod(answer - 1, MOST_LOADED)
            value = (less + 1) * int(g.selling_price(good))
            if value > worth:
                best, worth = answer, value
        return best

    def answered(self, g: Merchants, answer: int) -> None:
        wagon = progress.wagon(g)
        good, less = divmod(answer - 1, MOST_LOADED)
        if answer != NOTHING:
            g.load_goods(wagon, self.seat, (less + 1) * counts.one(good))
        if g.events is not None:
            name = None if answer == NOTHING else GOODS[good]
            g.tell(e.MasterLoaded(int(wagon) + 1, self.seat, name, 0 if name is None else less + 1))
        g.leave()

    def say(self, g: Merchants, seat: Seat, answer: int) -> Action:
        if answer == NOTHING:
            return LoadNothing()
        good, less = divmod(answer - 1, MOST_LOADED)
        return LoadGoods(GOODS[good], less + 1)

    def hear(self, g: Merchants, seat: Seat, action: Action) -> int:
        if isinstance(action, LoadNothing):
            return NOTHING
        if not isinstance(action, LoadGoods):
            raise self.wrong_kind(action)
        return good_number(action.good) * MOST_LOADED + action.count

    def why_illegal(self, g: Merchants, seat: Seat, answer: int) -> IllegalAction:
        taken = monopoly(g, progress.wagon(g))
        if taken and not bits.has(taken, (answer - 1) // MOST_LOADED):
            return not_now("the master loads one type only", "one_type_only", "MA-22")
        return not_now("that many cannot be loaded", "cannot_load", "MA-22")


KNOWN: Final[dict[int, list[int]]] = {}
"""The bundles of all pieces and rooms that came up before; there are not many. Nobody changes the lists."""


def bundles_of(goods: i64, room: i64) -> list[int]:
    """All different bundles of 1 to `room` of these goods, as numbers, sorted."""
    key = room
    for good in range(GOOD_COUNT):
        key = key * (MOST_LOADED + 1) + min(counts.count(goods, good), MOST_LOADED)
    known = KNOWN.get(key)
    if known is None:
        known = KNOWN[key] = [
            number
            for number, bundle in enumerate(BUNDLES)
            if 0 < len(bundle) <= room and is_part(BUNDLE_GOODS[number], goods)
        ]
    return known


def is_part(some: i64, goods: i64) -> bool:
    return all(counts.count(some, good) <= counts.count(goods, good) for good in range(GOOD_COUNT))


@final
class LoadRequest(Ask[Merchants]):
    """MA-24, MA-R05, MA-R06: what a guest would load; with a permit they need not ask."""

    question = "merchants.load_request"
    rule = "MA-24"
    size = 2 * BUNDLE_COUNT

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat)

    def requests(self, g: Merchants) -> list[int]:
        """The bundles that could be loaded, as numbers."""
        wagon = progress.wagon(g)
        return bundles_of(loadable(g, wagon, self.seat), room_of(g, wagon, self.seat))

    def permit_fee(self, g: Merchants, bundle: int) -> int:
        return int(g.printed.worth[LOADING_PERMIT]) * len(BUNDLES[bundle])

    def legal(self, g: Merchants, seat: Seat) -> list[int]:
        requests = self.requests(g)
        answers = [NOTHING, *requests]
        if g.holds(seat, LOADING_PERMIT):
            cash = g.cash(seat)
            answers.extend([BUNDLE_COUNT + one for one in requests if self.permit_fee(g, one) <= cash])
        return answers

    def pick(self, g: Merchants, seat: Seat, rng: Rng) -> int:
        if g.holds(seat, LOADING_PERMIT):
            return super().pick(g, seat, rng)
        requests = self.requests(g)
        number = rng.below(1 + len(requests))
        return requests[number - 1] if number else NOTHING

    def answered(self, g: Merchants, answer: int) -> None:
        """MA-25, MA-R39: the master is asked for a price; a permit has a fixed one."""
        wagon = progress.wagon(g)
        permit, bundle = divmod(answer, BUNDLE_COUNT)
        if permit:
            g.play_influence(self.seat, LOADING_PERMIT)
        elif bundle != NOTHING:
            progress.request(g, self.seat, bundle)
            g.become(LOAD_QUOTES[g.master(wagon)])
        if g.events is not None:
            self.tell_request(g, int(wagon) + 1, bundle, bool(permit))
        if permit:
            g.load_bundle(wagon, self.seat, bundle, self.permit_fee(g, bundle), private=False)
        if permit or bundle == NOTHING:
            g.leave()

    def tell_request(self, g: Merchants, wagon: int, bundle: int, permit: bool) -> None:
        if bundle == NOTHING:
            g.tell(e.LoadingPassed(wagon, self.seat))
        else:
            goods = tuple([GOODS[good] for good in BUNDLES[bundle]])
            g.tell(e.LoadingRequested(wagon, self.seat, goods, permit))

    def say(self, g: Merchants, seat: Seat, answer: int) -> Action:
        permit, bundle = divmod(answer, BUNDLE_COUNT)
        if bundle == NOTHING:
            return PassLoading()
        return RequestLoading(tuple([GOODS[good] for good in BUNDLES[bundle]]), bool(permit))

    def hear(self, g: Merchants, seat: Seat, action: Action) -> int:
        if isinstance(action, PassLoading):
            return NOTHING
        if not isinstance(action, RequestLoading):
            raise self.wrong_kind(action)
        goods = tuple(sorted([good_number(name) for name in action.goods]))
        bundle = BUNDLE_NUMBER.get(goods, NOTHING)
        if bundle == NOTHING:
            raise not_now("that many goods cannot be loaded", "cannot_load", "MA-24")
        return bundle + (BUNDLE_COUNT if action.permit else 0)

    def why_illegal(self, g: Merchants, seat: Seat, answer: int) -> IllegalAction:
        permit, bundle = divmod(answer, BUNDLE_COUNT)
        if monopoly(g, progress.wagon(g)) & counts.kinds(BUNDLE_GOODS[bundle]):
            return not_now("that type is the master's monopoly here", "monopoly", "MA-23")
        if bundle not in self.requests(g):
            return not_now("these goods cannot be loaded", "cannot_load", "MA-24")
        if permit and not g.holds(seat, LOADING_PERMIT):
            return not_now("you hold no loading permit", "no_such_card_in_hand", "MA-45")
        return not_now("more than you have", "not_enough_money", "MA-R38")


LOADINGS: Final = Loadings()
MASTER_LOADS: Final = [MasterLoad(seat) for seat in range(MAX_SEATS)]
LOAD_REQUESTS: Final = [LoadRequest(seat) for seat in range(MAX_SEATS)]
