"""Phase 2, second half: loading, wagon by wagon (MA-21 to MA-27)."""

from typing import Final, final

from ducats.engine.errors import IllegalAction
from ducats.engine.frames import OPEN, Ask, Frame
from ducats.engine.messages import Action, Seat
from ducats.games.merchants import events as e
from ducats.games.merchants.haggling import LoadingTalk
from ducats.games.merchants.hearing import good_number, not_now
from ducats.games.merchants.messages import LoadGoods, LoadNothing, PassLoading, RequestLoading
from ducats.games.merchants.names import (
    BUNDLE_NUMBER,
    BUNDLES,
    GOOD_COUNT,
    GOODS,
    LOADING_PERMIT,
    WAGONS,
)
from ducats.games.merchants.state import NOBODY, Merchants
from ducats.mechanics.haggle import NO_TERMS

NO_GOOD: Final = -1
NOTHING: Final = 0
MOST_LOADED: Final = 3
TALKED: Final = 1


def monopoly(g: Merchants, wagon: int) -> int:
    """MA-23, MAR-15: the type the master has aboard; none until he has loaded something."""
    if g.is_loaded(wagon):
        master = g.master[wagon]
        for good in range(GOOD_COUNT):
            if g.aboard(wagon, master, good):
                return good
    return NO_GOOD


def room_of_master(g: Merchants, wagon: int) -> int:
    """MA-22, MA-27: the limit counts for the whole stay and trip."""
    return g.tables.master_load_max - g.load_of(wagon, g.master[wagon])


def room_of_guest(g: Merchants, wagon: int, seat: Seat) -> int:
    """MA-24, MA-27, MAR-05."""
    return g.house.guest_load_max - g.load_of(wagon, seat)


def loadable(g: Merchants, wagon: int, seat: Seat, good: int, taken: int) -> int:
    """MA-22, MA-23, MA-24: how many pieces in one's warehouse here may come aboard.

    `taken` is the master's monopoly; how much room there is does not matter.
    """
    count = g.stored(seat, g.wagon_at[wagon], good)
    if not count:
        return 0
    if seat == g.master[wagon]:
        return count if taken in (NO_GOOD, good) else 0
    if good == taken:
        return 0
    if g.house.distinct_guests:
        return 0 if g.aboard(wagon, seat, good) else 1
    return count


def may_load(g: Merchants, wagon: int, seat: Seat) -> bool:
    """Whether anything in a seat's warehouse here may come aboard, as far as there is room."""
    taken = monopoly(g, wagon)
    return any(loadable(g, wagon, seat, good, taken) > 0 for good in range(GOOD_COUNT))


@final
class Loadings(Frame[Merchants]):
    """MA-20, MA-21, MAR-09: wagons 1, 2, 3, if they stand in a city and have a master."""

    def __init__(self, wagon: int) -> None:
        self.wagon: Final = wagon

    def run(self, g: Merchants, at: int) -> None:
        for wagon in range(self.wagon, WAGONS):
            if g.is_in_city(wagon) and g.master[wagon] != NOBODY:
                g.become(Loadings(wagon + 1))
                g.call(LoadWagon(wagon, 0), OPEN)
                return
        g.leave()


@final
class LoadWagon(Frame[Merchants]):
    """MA-22, MA-24: first the master, then everybody else clockwise from his left."""

    def __init__(self, wagon: int, turn: int) -> None:
        self.wagon: Final = wagon
        self.turn: Final = turn

    def run(self, g: Merchants, at: int) -> None:
        wagon, master = self.wagon, g.master[self.wagon]
        for turn in range(self.turn, g.seats):
            seat = (master + turn) % g.seats
            room = room_of_guest(g, wagon, seat) if turn else room_of_master(g, wagon)
            if room > 0 and may_load(g, wagon, seat):
                g.become(LoadWagon(wagon, turn + 1))
                g.call(LoadRequest(seat, wagon) if turn else MasterLoad(seat, wagon), OPEN)
                return
        g.leave()


@final
class MasterLoad(Ask[Merchants]):
    """MA-22: up to three identical goods, free of charge."""

    question = "merchants.master_load"
    rule = "MA-22"
    size = 1 + GOOD_COUNT * MOST_LOADED

    def __init__(self, seat: Seat, wagon: int) -> None:
        super().__init__(seat)
        self.wagon: Final = wagon

    def legal(self, g: Merchants, seat: Seat) -> list[int]:
        answers = [NOTHING]
        room, taken = room_of_master(g, self.wagon), monopoly(g, self.wagon)
        for good in range(GOOD_COUNT):
            most = min(room, loadable(g, self.wagon, seat, good, taken))
            answers.extend([1 + good * MOST_LOADED + count for count in range(most)])
        return answers

    def default(self, g: Merchants, seat: Seat) -> int:
        """As many as possible of the type that would sell for most."""
        best, worth = NOTHING, -1
        for answer in self.legal(g, seat)[1:]:
            good, less = divmod(answer - 1, MOST_LOADED)
            value = (less + 1) * g.tables.selling[g.level[good]]
            if value > worth:
                best, worth = answer, value
        return best

    def answered(self, g: Merchants, answer: int) -> None:
        name: str | None = None
        count = 0
        if answer != NOTHING:
            good, count = divmod(answer - 1, MOST_LOADED)
            name, count = GOODS[good], count + 1
            g.load(self.wagon, self.seat, good, count)
        if g.listened_to():
            g.tell(e.MasterLoaded(self.wagon + 1, self.seat, name, count))
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
        good = (answer - 1) // MOST_LOADED
        if monopoly(g, self.wagon) not in (NO_GOOD, good):
            return not_now("the master loads one type only", "one_type_only", "MA-22")
        return not_now("so many cannot be loaded", "cannot_load", "MA-22")


KNOWN: Final[dict[int, list[int]]] = {}
"""The bundles of all pieces and rooms that came up before; there are not many."""


def bundles_of(counts: list[int], room: int) -> list[int]:
    """All different bundles of 1 to `room` of so many pieces by type, as numbers, sorted."""
    key = room
    for count in counts:
        key = key * (MOST_LOADED + 1) + min(count, MOST_LOADED)
    known = KNOWN.get(key)
    if known is None:
        pieces = [good for good in range(GOOD_COUNT) for _ in range(min(room, counts[good]))]
        known = KNOWN[key] = list_bundles(pieces, room)
    return known


def list_bundles(pieces: list[int], room: int) -> list[int]:
    """All different bundles of 1 to `room` of these pieces, which are sorted by type."""
    found: list[int] = []
    bundles: list[tuple[list[int], int]] = [([], 0)]
    for _ in range(min(room, MOST_LOADED)):
        longer: list[tuple[list[int], int]] = []
        for goods, start in bundles:
            last = NO_GOOD
            for place in range(start, len(pieces)):
                if pieces[place] != last:
                    last = pieces[place]
                    bundle = [*goods, last]
                    longer.append((bundle, place + 1))
                    found.append(BUNDLE_NUMBER[tuple(bundle)])
        bundles = longer
    return found


@final
class LoadRequest(Ask[Merchants]):
    """MA-24, MAR-05, MAR-06: what a guest would load; with a permit he need not ask."""

    question = "merchants.load_request"
    rule = "MA-24"
    size = 2 * len(BUNDLES)

    def __init__(self, seat: Seat, wagon: int) -> None:
        super().__init__(seat)
        self.wagon: Final = wagon

    def requests(self, g: Merchants) -> list[int]:
        """The bundles that could be loaded, as numbers."""
        taken = monopoly(g, self.wagon)
        counts = [loadable(g, self.wagon, self.seat, good, taken) for good in range(GOOD_COUNT)]
        return bundles_of(counts, room_of_guest(g, self.wagon, self.seat))

    def permit_fee(self, g: Merchants, bundle: int) -> int:
        return g.tables.worth[LOADING_PERMIT] * len(BUNDLES[bundle])

    def legal(self, g: Merchants, seat: Seat) -> list[int]:
        requests = self.requests(g)
        answers = [NOTHING, *requests]
        if g.holds(seat, LOADING_PERMIT):
            cash = g.cash[seat]
            answers.extend([len(BUNDLES) + one for one in requests if self.permit_fee(g, one) <= cash])
        return answers

    def answered(self, g: Merchants, answer: int) -> None:
        """MA-25, MAR-39: the master is asked for a price; a permit has a fixed one."""
        permit, bundle = divmod(answer, len(BUNDLES))
        if bundle == NOTHING:
            if g.listened_to():
                g.tell(e.LoadingPassed(self.wagon + 1, self.seat))
            g.leave()
            return
        if g.listened_to():
            goods = tuple(GOODS[good] for good in BUNDLES[bundle])
            g.tell(e.LoadingRequested(self.wagon + 1, self.seat, goods, bool(permit)))
        if permit:
            g.play_influence(self.seat, LOADING_PERMIT)
            g.load_bundle(self.wagon, self.seat, bundle, self.permit_fee(g, bundle), False)
            g.leave()
        else:
            g.become(Deal(self.wagon, self.seat, bundle))

    def say(self, g: Merchants, seat: Seat, answer: int) -> Action:
        permit, bundle = divmod(answer, len(BUNDLES))
        if bundle == NOTHING:
            return PassLoading()
        return RequestLoading(tuple(GOODS[good] for good in BUNDLES[bundle]), bool(permit))

    def hear(self, g: Merchants, seat: Seat, action: Action) -> int:
        if isinstance(action, PassLoading):
            return NOTHING
        if not isinstance(action, RequestLoading):
            raise self.wrong_kind(action)
        goods = tuple(sorted(good_number(name) for name in action.goods))
        bundle = BUNDLE_NUMBER.get(goods, NOTHING)
        if bundle == NOTHING:
            raise not_now("so many goods cannot be loaded", "cannot_load", "MA-24")
        return bundle + (len(BUNDLES) if action.permit else 0)

    def why_illegal(self, g: Merchants, seat: Seat, answer: int) -> IllegalAction:
        permit, bundle = divmod(answer, len(BUNDLES))
        if monopoly(g, self.wagon) in BUNDLES[bundle]:
            return not_now("that type is the master's monopoly here", "monopoly", "MA-23")
        if bundle not in self.requests(g):
            return not_now("these goods cannot be loaded", "cannot_load", "MA-24")
        if permit and not g.holds(seat, LOADING_PERMIT):
            return not_now("you hold no loading permit", "no_such_card_in_hand", "MA-45")
        return not_now("more than you have", "not_enough_money", "MAR-38")


@final
class Deal(Frame[Merchants]):
    """MA-25, MA-26: the bargain about one request; without agreement nothing is loaded."""

    def __init__(self, wagon: int, guest: Seat, bundle: int) -> None:
        self.wagon: Final = wagon
        self.guest: Final = guest
        self.bundle: Final = bundle

    def run(self, g: Merchants, at: int) -> None:
        if at == OPEN:
            master = g.master[self.wagon]
            g.call(LoadingTalk(master, self.guest, NO_TERMS, 0, self.wagon, self.bundle, NO_TERMS), TALKED)
            return
        if g.result != NO_TERMS:
            private = g.options.private_negotiation
            g.load_bundle(self.wagon, self.guest, self.bundle, g.result * g.tables.unit, private)
        g.leave()
