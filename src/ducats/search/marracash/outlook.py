"""What the visitors still to come promise every shop, and so every seat, at one moment of a game."""

from typing import Final, final

from ducats.engine.messages import Seat
from ducats.games.marracash.antiques import colour_counts, customers_by_colour
from ducats.games.marracash.questions import Act
from ducats.games.marracash.souk import FOUNTAINS, SHOPS_PER_COLOUR
from ducats.games.marracash.state import HAND, LAST_ROUND, MarraCash
from ducats.games.marracash.tables import COLOUR_COUNT
from ducats.games.marracash.walk import NOBODY
from ducats.search.marracash.town import PARTS, Reach, Town

TRUST: Final[tuple[float, ...]] = (0.7, 1.0, 1.0)
"""The part of expected takings that is counted on, with two, three and four players."""
WAITING: Final = 0.8
"""The part of the line that is expected to come in time."""
RIVALS: Final[tuple[float, ...]] = (1.0, 0.9, 0.9)
"""How much the mean gain of the others counts against one's own; between two, nothing else matters."""
FARTHEST: Final = 4
"""Nobody foresees more than so many moves of one group."""
BROUGHT_PER_TURN: Final = 2.4
MOVES_PER_TURN: Final = 1.6
PLACES: Final = FOUNTAINS + 1
"""The fountains, and after them the line."""


def horizon_of(g: MarraCash, groups: int) -> int:
    """How many moves each group may still expect, in quarters."""
    if g.phase == LAST_ROUND:
        moves = 2.0 * (g.turns_left - 1)
        ask = g.frames[-1] if g.frames else None
        if isinstance(ask, Act) and not g.auctioned:
            moves += 3.0 - ask.slot
        return min(FARTHEST * PARTS, round(1.5 * PARTS * moves / max(1, groups)))
    waiting = g.right - g.left
    moves = MOVES_PER_TURN * (waiting / BROUGHT_PER_TURN + g.seats)
    return min(FARTHEST * PARTS, round(2.0 * PARTS * moves / (groups + waiting / 3.0 + 1.0)))


@final
class Outlook:
    """Worked out once for a position, then asked about everything that could be done in it."""

    def __init__(self, town: Town, g: MarraCash) -> None:
        self.town: Final = town
        self.g: Final = g
        self.trust: Final = TRUST[g.seats - 2]
        tables = town.tables
        self.fee: Final = self.trust * (tables.move_low + tables.move_high) / 2.0
        """MC-45: what a customer costs his host, since mostly others lead him there."""
        self.rivals: Final = RIVALS[g.seats - 2] / (g.seats - 1)
        self.places: Final = [place for place in range(FOUNTAINS) if g.is_occupied(place)]
        self.horizon: Final = horizon_of(g, len(self.places))
        queue = g.queue()
        self.outside: Final = [WAITING * queue.count(colour) for colour in range(COLOUR_COUNT)]
        self.owned: Final = [0] * COLOUR_COUNT
        """By colour, the bit set of its bought shops."""
        self.expected: Final[list[float]] = []
        """By shop: how many visitors may be hoped for."""
        for colour in range(COLOUR_COUNT):
            first = colour * SHOPS_PER_COLOUR
            owned = 0
            for index in range(SHOPS_PER_COLOUR):
                if g.owner[first + index] != NOBODY:
                    owned |= 1 << index
            self.owned[colour] = owned
            if owned:
                self.expected.extend(self.hopes(colour, town.reach(colour, owned, self.horizon)))
            else:
                self.expected.extend([0.0] * SHOPS_PER_COLOUR)

    def hopes(self, colour: int, reach: Reach) -> list[float]:
        """How many visitors each shop of a colour may hope for."""
        outside = self.outside[colour]
        a, b, c, d, e = reach[FOUNTAINS]
        a, b, c, d, e = a * outside, b * outside, c * outside, d * outside, e * outside
        standing = self.g.standing
        for place in self.places:
            visitors = standing[place * COLOUR_COUNT + colour]
            if visitors:
                number = float(visitors)
                i, j, k, l, m = reach[place]  # noqa: E741
                a, b, c, d, e = a + number * i, b + number * j, c + number * k, d + number * l, e + number * m
        return [a, b, c, d, e]

    def money(self, customers: int, visitors: float) -> float:
        """MC-40, MC-45: what so many more visitors are worth to a shop's owner."""
        return self.trust * self.town.expected_takings(customers, visitors) - self.fee * visitors

    def standings(self) -> list[float]:
        """Each seat's cash, and what its shops may still take."""
        g = self.g
        worth = [float(cash) for cash in g.cash]
        for shop, seat in enumerate(g.owner):
            if seat != NOBODY:
                worth[seat] += self.money(g.customers[shop], self.expected[shop])
        if g.options.antiques:
            for seat in range(g.seats):
                worth[seat] += self._antiques(seat)
        return worth

    def _antiques(self, seat: Seat) -> float:
        """Option antiques: a set pays only when it is complete, so its last customers count most."""
        g = self.g
        if seat in g.shown:
            return 0.0
        needed, have = colour_counts(g.hands[seat]), customers_by_colour(g, seat)
        found = 0.0
        for colour in range(COLOUR_COUNT):
            first = colour * SHOPS_PER_COLOUR
            hoped = float(have[colour])
            for shop in range(first, first + SHOPS_PER_COLOUR):
                if g.owner[shop] == seat:
                    hoped += self.expected[shop]
            found += min(float(needed[colour]), hoped)
        values = sorted([g.tables.card_values[card] for card in g.hands[seat]], reverse=True)
        part = found / HAND
        return part * part * sum(values[: HAND - len(g.shown)])

    def attraction(self, seat: Seat) -> list[float]:
        """By colour and place: what it is worth to a seat that one more visitor is there."""
        g, town = self.g, self.town
        pull = [0.0] * (COLOUR_COUNT * PLACES)
        weights = [0.0] * SHOPS_PER_COLOUR
        for colour in range(COLOUR_COUNT):
            owned = self.owned[colour]
            if not owned:
                continue
            first = colour * SHOPS_PER_COLOUR
            for index in range(SHOPS_PER_COLOUR):
                owner = g.owner[first + index]
                if owner == NOBODY:
                    weights[index] = 0.0
                    continue
                next_one = g.customers[first + index] + int(self.expected[first + index]) + 1
                slope = self.trust * town.tables.pay(next_one) - self.fee
                weights[index] = slope if owner == seat else -self.rivals * slope
            a, b, c, d, e = weights
            reach = town.reach(colour, owned, self.horizon)
            start = colour * PLACES
            for place in range(PLACES):
                i, j, k, l, m = reach[place]  # noqa: E741
                pull[start + place] = a * i + b * j + c * k + d * l + e * m
        return pull

    def sale(self, shop: int) -> tuple[float, list[float]]:
        """What a free shop would bring its buyer, and what each seat would lose to it."""
        g, town = self.g, self.town
        colour, index = divmod(shop, SHOPS_PER_COLOUR)
        reach = town.reach(colour, self.owned[colour] | 1 << index, self.horizon)
        hopes = self.hopes(colour, reach)
        pulled = 0
        for place in town.in_front[shop]:
            waiting = g.standing[place * COLOUR_COUNT + colour]
            pulled += waiting
            hopes = [hope - waiting * chance for hope, chance in zip(hopes, reach[place], strict=True)]
        brings = town.takings(0, pulled) + self.money(pulled, max(0.0, hopes[index]))
        losses = [0.0] * g.seats
        for other in range(SHOPS_PER_COLOUR):
            neighbour = colour * SHOPS_PER_COLOUR + other
            owner = g.owner[neighbour]
            if owner != NOBODY:
                customers = g.customers[neighbour]
                losses[owner] += self.money(customers, self.expected[neighbour]) - self.money(
                    customers, max(0.0, hopes[other])
                )
        return brings, losses
