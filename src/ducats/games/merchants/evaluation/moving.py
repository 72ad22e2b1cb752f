"""Phase 3: wagons, courier and axles, in florins for one seat (MA-28 to MA-44)."""

from math import exp
from typing import Final, final

from ducats.engine import bits
from ducats.engine.messages import Seat
from ducats.games.merchants.evaluation.market import (
    BLOCKED,
    GROWTH,
    PULL,
    QUARTERS,
    SAME_ROUND,
    ends_now,
    foreseen,
    rounds_left,
    speed_of,
    survival,
)
from ducats.games.merchants.evaluation.ways import AWAY, FURTHEST, Ways
from ducats.games.merchants.evaluation.weights import Weights
from ducats.games.merchants.rules import progress
from ducats.games.merchants.rules.movement import AXLE, COURIER_TO, END, ENDS, HORSES, PUSH, PUSHES, TOKEN
from ducats.games.merchants.rules.names import (
    CITY_COUNT,
    COURIER,
    EXPRESS_COURIER,
    FRESH_HORSES,
    GOOD_COUNT,
    TOKENS,
    WAGONS,
)
from ducats.games.merchants.rules.roads import HEADINGS, NOWHERE
from ducats.games.merchants.rules.state import Merchants

CARD_WORTH: Final = 420.0
STEP_WORTH: Final = 1.0
"""A step of the courier towards a card, of this turn or the next."""
HORSES_WORTH: Final = 250.0
AXLE_WORTH: Final = 200.0
PIP_WORTH: Final = 15.0
"""A high token is dearer than a low one."""


@final
class Road:
    """How one seat sees the wagons in its movement turn."""

    def __init__(self, g: Merchants, ways: Ways, weights: Weights, seat: Seat) -> None:
        self.left: Final = rounds_left(g)
        self.survives: Final = survival(self.left, ends_now(g))
        loaded = [wagon for wagon in range(WAGONS) if g.is_loaded(wagon)]
        self.prices: Final = foreseen(g, ways, weights, loaded)
        self.speed: Final = speed_of(g, len(loaded))
        movers = g.seats - 1 - (seat - int(g.first)) % g.seats
        self.reach: Final = self.speed * movers / g.seats
        self.envy: Final = weights.envy_of_each(g.seats)

    def delay(self, spaces: int) -> float:
        """Rounds until a wagon has gone so far; who has moved in this round moves it no more."""
        if spaces <= self.reach:
            return SAME_ROUND * spaces / self.reach
        return 1.0 + (spaces - self.reach) / self.speed


@final
class Cart:
    """One wagon, and what it brings its seat less what it brings the others, wherever it goes."""

    def __init__(self, g: Merchants, ways: Ways, road: Road, seat: Seat, wagon: int) -> None:
        self._ways: Final = ways
        self._road: Final = road
        self._base: Final = [0.0] * (FURTHEST + 1)
        self._plus: Final = [0.0] * CITY_COUNT
        """Pieces that earn a bonus in a city, mine less the others'."""
        self._bonus: Final = [int(g.bonus(city)) for city in range(CITY_COUNT)]
        self._most: Final = int(g.printed.bonus[len(g.printed.bonus) - 1])
        pull = [0.0] * CITY_COUNT
        for good in range(GOOD_COUNT):
            net, aboard = 0.0, 0
            for owner in range(g.seats):
                count = int(g.aboard(wagon, owner, good))
                if count:
                    aboard += count
                    net += count if owner == seat else -road.envy * count
            if aboard:
                self._add(g, good, net, aboard, pull)
        self._lure: Final = [exp(pulled / PULL) for pulled in pull]
        for other in range(WAGONS):
            at = int(g.wagon_at(other))
            if other != wagon and 0 <= at < CITY_COUNT:
                self._lure[at] *= BLOCKED

    def _add(self, g: Merchants, good: int, net: float, aboard: int, pull: list[float]) -> None:
        prices = self._road.prices[good]
        for moves in range(FURTHEST + 1):
            self._base[moves] += net * prices[moves]
        for city in range(CITY_COUNT):
            if not g.printed.sells[city][good]:
                self._plus[city] += net
                pull[city] += aboard * self._bonus[city]

    def sold(self, city: int) -> float:
        """In a city it has reached."""
        return self._base[1] + self._plus[city] * self._bonus[city]

    def worth(self, at: int, came: int, nearer: int = 0) -> float:
        """On the way, from here; `nearer`: spaces less to every city."""
        road = self._road
        whole = value = 0.0
        for city, spaces in self._ways.reached(at, came):
            delay = road.delay(max(1, spaces - nearer))
            weight = self._ways.near[spaces] * self._lure[city]
            whole += weight
            bonus = min(self._bonus[city] + GROWTH * min(delay, 3.0), float(self._most))
            brings = self._base[min(int(delay) + 1, FURTHEST)] + self._plus[city] * bonus
            late = max(0.0, delay - SAME_ROUND)
            value += weight * brings * road.survives[min(int(late * 4.0 + 0.5), QUARTERS)]
        return value / whole if whole else 0.0


@final
class Turn:
    """All single actions of a movement turn by what they change; the end changes nothing."""

    def __init__(self, g: Merchants, ways: Ways, weights: Weights, seat: Seat) -> None:
        self._g: Final = g
        self._ways: Final = ways
        self._seat: Final = seat
        self._road: Final = Road(g, ways, weights, seat)
        self._carts: list[Cart | None] = [None] * WAGONS
        self._before: Final = [0.0] * WAGONS
        self._cards: Final = g.pile != 0
        self._card: Final = CARD_WORTH * min(1.0, 0.4 + self._road.left)
        self._points: Final = int(progress.courier_left(g))
        self._near: Final = ways.for_courier(int(g.courier))
        self._met: Final = self._meets(NOWHERE, NOWHERE, 0)
        self._hope: Final = self._meets(NOWHERE, NOWHERE, self._points)

    def judged(self, legal: list[int]) -> tuple[list[int], list[float]]:
        """What comes to mind, with its worth.

        The courier goes last, when it is known where the wagons stand, and only for a card.
        """
        gains = [self._gain(answer) for answer in legal]
        must_move = END not in legal
        # A token that has to be played is played after whatever else is done before it.
        tokens = [gain for answer, gain in zip(legal, gains, strict=True) if TOKEN <= answer < PUSH]
        duty = min(0.0, max(tokens)) if must_move else 0.0
        answers: list[int] = []
        worths: list[float] = []
        for answer, gain in zip(legal, gains, strict=True):
            if COURIER_TO <= answer < TOKEN and (must_move or gain <= 0.0):
                continue
            answers.append(answer)
            worths.append(gain if TOKEN <= answer < PUSH else gain + duty)
        return answers, worths

    def _gain(self, answer: int) -> float:
        if answer == END:
            return self._card * (self._met - self._hope)
        if answer < COURIER_TO:
            return self.axle(answer - AXLE)
        if answer < TOKEN:
            return self._courier(answer - COURIER_TO)
        if answer >= PUSH:
            pushed, end = divmod(answer - PUSH, ENDS)
            return self._move(pushed // PUSHES, end) - 1.0
        played, end = divmod(answer - TOKEN, ENDS)
        wagon_and_token, horses = divmod(played, HORSES)
        wagon, token = divmod(wagon_and_token, TOKENS)
        gain = self._move(wagon, end) - PIP_WORTH * self._g.printed.tokens[token]
        return gain - HORSES_WORTH * min(1.0, self._road.left) if horses else gain

    def _cart(self, wagon: int) -> Cart:
        cart = self._carts[wagon]
        if cart is None:
            g = self._g
            cart = self._carts[wagon] = Cart(g, self._ways, self._road, self._seat, wagon)
            self._before[wagon] = cart.worth(int(g.wagon_at(wagon)), int(g.came_from(wagon)))
        return cart

    def _move(self, wagon: int, end: int) -> float:
        g = self._g
        space, before = end // HEADINGS, int(g.printed.roads.before(end))
        cart = self._cart(wagon)
        if space < CITY_COUNT and before != NOWHERE:
            gain = cart.sold(space) + 60.0 * self._lead() if g.is_loaded(wagon) else 0.0
        else:
            gain = cart.worth(space, before)
        gain -= self._before[wagon]
        if self._points or space == g.courier or g.wagon_at(wagon) == g.courier:
            gain += self._card * (self._meets(wagon, space, self._points) - self._hope)
        return gain

    def _lead(self) -> int:
        """An arrival brings the end nearer: good for who leads, bad for who follows."""
        g = self._g
        best = max([int(g.status(other)) for other in range(g.seats) if other != self._seat])
        return max(-2, min(2, int(g.status(self._seat)) - best))

    def _meets(self, moved: int, to: int, points: int) -> float:
        """MA-42, MA-43: 1 if the turn would bring an influence card once the courier has gone so far."""
        g = self._g
        if not self._cards:
            return 0.0
        for wagon in range(WAGONS):
            space = to if wagon == moved else int(g.wagon_at(wagon))
            if self._near[space] <= points and not self._stood(wagon, space):
                return 1.0
        return 0.0

    def _stood(self, wagon: int, space: int) -> bool:
        """MA-43: whether a wagon on this space would be met where it stood with the courier before."""
        g = self._g
        if g.chosen.meeting_repeat or not bits.has(progress.together(g), wagon):
            return False
        return space == progress.courier_began(g)

    def _courier(self, to: int) -> float:
        """MA-38: on the way to a card, or to where one is in reach of the next turn; else nothing."""
        g = self._g
        if self._met or not self._cards:
            return 0.0
        near = self._ways.for_courier(to)
        now = after = later = later_after = AWAY
        for wagon in range(WAGONS):
            space = int(g.wagon_at(wagon))
            if not self._stood(wagon, space):
                now, after = min(now, self._near[space]), min(after, near[space])
            later, later_after = min(later, self._near[space] or AWAY), min(later_after, near[space] or AWAY)
        if self._hope:
            return STEP_WORTH if after < now else 0.0
        reach = g.power(self._seat, COURIER) + g.power(self._seat, EXPRESS_COURIER)
        return STEP_WORTH if self._road.left > 0.0 and reach < later > later_after else 0.0

    def axle(self, wagon: int) -> float:
        """A wagon of rivals that would arrive now is held up; in the last round for good."""
        self._cart(wagon)
        survives = self._road.survives[4]
        return -self._before[wagon] * (1.0 - 0.85 * survives) - AXLE_WORTH * min(1.0, self._road.left)

    def nearer(self, wagon: int) -> float:
        """What fresh horses for a wagon would bring."""
        g = self._g
        cart = self._cart(wagon)
        spaces = int(g.printed.worth[FRESH_HORSES])
        at, came_from = int(g.wagon_at(wagon)), int(g.came_from(wagon))
        return cart.worth(at, came_from, spaces) - self._before[wagon]
