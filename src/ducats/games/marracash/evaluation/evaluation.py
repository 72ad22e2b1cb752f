"""What a position is worth to every seat, in Dirham: cash, and what the visitors still to come promise."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ducats.engine import bits
from ducats.engine.messages import Seat
from ducats.games.marracash.evaluation.tables_after import after_auction, after_walk
from ducats.games.marracash.evaluation.town import PARTS, Reach, Town
from ducats.games.marracash.evaluation.weights import Weights
from ducats.games.marracash.rules import groups
from ducats.games.marracash.rules.antiques import colour_counts, customers_by_colour, set_price
from ducats.games.marracash.rules.printed import CARDS, COLOUR_COUNT
from ducats.games.marracash.rules.souk import EXITS, FOUNTAINS, SHOPS, SHOPS_PER_COLOUR
from ducats.games.marracash.rules.state import HAND, LAST_ROUND, MarraCash
from ducats.games.marracash.rules.visitor_state import Entry
from ducats.games.marracash.rules.walk import Prospect, best_sale, card_value, owed
from ducats.mechanics.open_auction import NOBODY

SHARE_OF_LINE_IN_TIME: Final = 0.8
"""The part of the line that is expected to come before the end."""
SHARE_OF_CARDS_SOLD: Final = 0.5
BUYERS_PER_COLOUR: Final = 10.0
"""About half of the souvenirs find a buyer; a colour's visitors share what its cards bring."""
MOST_MOVES_FORESEEN: Final = 4
"""Nobody foresees more moves of one group."""
BROUGHT_PER_TURN: Final = 2.4
MOVES_PER_TURN: Final = 1.6
ALL_SHOPS_OF_ONE_COLOUR: Final = (1 << SHOPS_PER_COLOUR) - 1
BLANK: Final = vec[float]([0.0] * SHOPS)
"""To be copied: a part of it is made faster than new numbers."""


def horizon_of(g: MarraCash, this_turn: int) -> int:
    """How many moves each group may still expect, in quarters; `this_turn`: the mover's own to come."""
    occupied = int(bits.count(g.occupied()))
    if g.phase() == LAST_ROUND:
        moves = 2.0 * (int(g.turns_left()) - 1) + this_turn
        return min(MOST_MOVES_FORESEEN * PARTS, round(1.5 * PARTS * moves / max(1, occupied)))
    waiting = int(g.waiting())
    moves = MOVES_PER_TURN * (waiting / BROUGHT_PER_TURN + g.seats)
    return min(MOST_MOVES_FORESEEN * PARTS, round(2.0 * PARTS * moves / (occupied + waiting / 3.0 + 1.0)))


def zeros(count: i64) -> vec[float]:
    return BLANK[:count]


def add(hopes: vec[float], reach: Reach, place: i64, visitors: float) -> None:
    """What the visitors at a place let the shops of their colour hope for."""
    for index in range(SHOPS_PER_COLOUR):
        hopes[index] += visitors * reach[place * SHOPS_PER_COLOUR + index]


@final
class Sale:
    """What a free shop would bring its buyer, and what each seat would lose by its sale, whoever buys."""

    def __init__(self, shop: int, brings: float, losses: vec[float]) -> None:
        self.shop: Final = shop
        self.brings: Final = brings
        self.losses: Final = losses


@final
class Evaluation:
    """Worked out once for a position, then asked about everything that could be done in it."""

    def __init__(
        self, town: Town, g: MarraCash, horizon: int, weights: Weights, knower: Seat = NOBODY
    ) -> None:
        self.town: Final = town
        self.g: Final = g
        self.horizon: Final = horizon
        self.weights: Final = weights
        self.knower: Final = knower if g.chosen.antiques and knower not in g.shown else NOBODY
        """Option antiques: whose secret set is counted, if anybody's."""
        self.trust: Final = weights.trust[g.seats - 2]
        printed = town.printed
        self.fee: Final = self.trust * int(printed.move_low + printed.move_high) / 2.0
        """MC-45: what customers cost their host, since mostly others lead them there."""
        self.bonus: Final = self._bonus()
        """MC-61, by colour: what a customer may be expected to pay for souvenirs."""
        self.outside: Final = zeros(COLOUR_COUNT)
        first = g.line_taken()
        for place in range(first, first + g.waiting()):
            self.outside[g.in_line(place)] += SHARE_OF_LINE_IN_TIME
        self.reach: Final = [zeros(0)] * COLOUR_COUNT
        """By colour: where its visitors may go."""
        self.owned: Final = [0] * COLOUR_COUNT
        """By colour, the bit set of its bought shops."""
        self.expected: Final = zeros(SHOPS)
        """By shop: how many visitors may be hoped for."""
        self.promise: Final = zeros(SHOPS)
        """By shop: what they are worth to its owner."""
        self.standings: Final = zeros(g.seats)
        """Each seat's cash, and what its shops may still take."""
        for seat in range(g.seats):
            self.standings[seat] = float(int(g.cash(seat)))
        entering = 0.0
        for colour in range(COLOUR_COUNT):
            entering += self._look_at(colour)
        self.share_out(self.standings, entering)
        if self.knower != NOBODY:
            self.standings[self.knower] += self.antiques(self.knower)

    def _bonus(self) -> vec[float]:
        g = self.g
        bonus = zeros(COLOUR_COUNT)
        if g.chosen.souvenirs:
            unsold = (int(bits.count(g.deck())) + len(g.open_cards)) / CARDS
            for colour in range(COLOUR_COUNT):
                share = SHARE_OF_CARDS_SOLD * unsold / BUYERS_PER_COLOUR
                bonus[colour] = share * self.town.souvenir_values[colour]
        return bonus

    def lead(self, standings: vec[float], seat: Seat) -> float:
        return self.weights.lead(standings, seat)

    def share_out(self, standings: vec[float], entering: float) -> None:
        """MC-48: owners pay whoever moves, and in the long run everybody moves as often."""
        share = self.fee * entering / self.g.seats
        for seat in range(len(standings)):
            standings[seat] += share

    def _look_at(self, colour: int) -> float:
        """Fills in the shops of a colour; tells how many visitors will enter them."""
        g, first = self.g, colour * SHOPS_PER_COLOUR
        owned = int(~g.free_shops() >> first) & ALL_SHOPS_OF_ONE_COLOUR
        if not owned:
            return 0.0
        entering = 0.0
        self.owned[colour] = owned
        reach = self.reach[colour] = self.town.reach(colour, owned, self.horizon)
        hopes = self.hopes(colour, reach)
        for index in range(SHOPS_PER_COLOUR):
            shop = first + index
            owner = g.owner(shop)
            if owner != NOBODY:
                promise = self.money(colour, int(g.customers(shop)), hopes[index])
                entering += hopes[index]
                self.expected[shop] = hopes[index]
                self.promise[shop] = promise
                self.standings[owner] += promise
        return entering

    def hopes(self, colour: i64, reach: Reach) -> vec[float]:
        """How many visitors each shop of a colour may hope for."""
        hopes = zeros(SHOPS_PER_COLOUR)
        add(hopes, reach, FOUNTAINS, self.outside[colour])
        g = self.g
        occupied = g.occupied()
        while occupied:
            place = bits.lowest(occupied)
            occupied &= occupied - 1
            visitors = g.standing(place, colour)
            if visitors:
                add(hopes, reach, place, float(int(visitors)))
        return hopes

    def money(self, colour: i64, customers: i64, visitors: float) -> float:
        """MC-40, MC-45: what a number of visitors more are worth to a shop's owner."""
        takings = self.town.expected_takings(customers, visitors) + self.bonus[colour] * visitors
        return self.trust * takings - self.fee * visitors

    def after_move(self, mover: Seat, answer: int) -> vec[float]:
        """MC-35 to MC-49: the standings once a group has moved."""
        g, town = self.g, self.town
        if self.knower != NOBODY:
            return self.of(after_walk(g, mover, answer)).standings
        start: i64 = answer // EXITS
        group, to = g.group(start), g.printed.ways.ends[answer]
        after = self.standings[:]
        entries: list[Entry] = []
        entering = 0.0
        for colour in range(COLOUR_COUNT):
            visitors = groups.of_colour(group, colour)
            owned = self.owned[colour]
            if not visitors or not owned:
                continue
            shop = town.entered(answer, colour, owned)
            entering += self._shift(after, colour, start, to, visitors, shop)
            if shop != NOBODY:
                money = g.printed.takings(g.customers(shop), visitors)
                entries.append((int(shop), int(visitors), int(money)))
        self.share_out(after, entering)
        if entries:
            self._pay(after, mover, entries)
        return after

    def _pay(self, after: vec[float], mover: Seat, entries: list[Entry]) -> None:
        """MC-39, MC-48: what the owners take in a move, and what they pay to the mover."""
        g = self.g
        if len(entries) == 1 and not g.open_cards:
            owner = int(g.owner(entries[0][0]))
            due = owed(g, entries, owner, mover)
            after[owner] += entries[0][2] - due
            after[mover] += due
            return
        changes = Prospect(g, mover, entries).changes
        for seat in range(g.seats):
            after[seat] += changes[seat]

    def _shift(
        self, after: vec[float], colour: i64, start: i64, to: i64, visitors: i64, entered: i64
    ) -> float:
        """What the shops of a colour hope for once these visitors are elsewhere, or in one of them.

        Tells how many more visitors will enter than before.
        """
        g, first = self.g, colour * SHOPS_PER_COLOUR
        reach, expected, promise = self.reach[colour], self.expected, self.promise
        more = 0.0
        number = float(int(visitors))
        owned: i64 = self.owned[colour]
        while owned:
            index = bits.lowest(owned)
            owned &= owned - 1
            shop = first + index
            before = expected[shop]
            hope = before - number * reach[start * SHOPS_PER_COLOUR + index]
            customers = g.customers(shop)
            if entered == NOBODY:
                hope += number * reach[to * SHOPS_PER_COLOUR + index]
            elif entered == shop:
                customers += visitors
            hope = max(hope, 0.0)
            more += hope - before
            after[g.owner(shop)] += self.money(colour, customers, hope) - promise[shop]
        return more

    def of(self, table: MarraCash) -> "Evaluation":
        """The same judgement of another table."""
        return Evaluation(self.town, table, self.horizon, self.weights, self.knower)

    def after_sale(self, sale: Sale, winner: Seat, price: int, auctioneer: Seat) -> vec[float]:
        """MC-23 to MC-27: the standings once a shop is sold."""
        g = self.g
        if self.knower != NOBODY:
            return self.of(after_auction(g, sale.shop, winner, price, auctioneer)).standings
        after = self.standings[:]
        for seat in range(g.seats):
            after[seat] -= sale.losses[seat]
        after[winner] += sale.brings - price
        if winner != auctioneer:
            after[auctioneer] += int(g.printed.auction_commission(price))
        return after

    def added(self, sale: Sale, buyer: Seat) -> float:
        """What a shop adds to its buyer's standing, the price aside."""
        if buyer == self.knower:
            return self.after_sale(sale, buyer, 0, buyer)[buyer] - self.standings[buyer]
        return sale.brings - sale.losses[buyer]

    def sale(self, shop: int) -> Sale:
        g, town = self.g, self.town
        colour, index = divmod(shop, SHOPS_PER_COLOUR)
        reach = town.reach(colour, self.owned[colour] | 1 << index, self.horizon)
        hopes = self.hopes(colour, reach)
        pulled = 0
        for place in town.in_front[shop]:
            waiting = int(g.standing(place, colour))
            if waiting:
                pulled += waiting
                for other in range(SHOPS_PER_COLOUR):
                    hopes[other] -= float(waiting) * reach[place * SHOPS_PER_COLOUR + other]
        brings = float(int(g.printed.takings(0, pulled))) + self.money(colour, pulled, max(0.0, hopes[index]))
        if pulled and g.open_cards:
            buyers = [0] * COLOUR_COUNT
            buyers[colour] = pulled
            brings += card_value(g, best_sale(g, NOBODY, NOBODY, [], buyers))
        losses = zeros(g.seats)
        fewer = -max(0.0, hopes[index])
        for other in range(SHOPS_PER_COLOUR):
            neighbour = colour * SHOPS_PER_COLOUR + other
            owner = g.owner(neighbour)
            if owner != NOBODY:
                hope = max(0.0, hopes[other])
                fewer += self.expected[neighbour] - hope
                kept = self.money(colour, int(g.customers(neighbour)), hope)
                losses[owner] += self.promise[neighbour] - kept
        self.share_out(losses, fewer)
        return Sale(shop, brings, losses)

    def antiques(self, seat: Seat) -> float:
        """Option antiques: a set pays only when it is complete, so its last customers count most."""
        g = self.g
        if seat in g.shown:
            return 0.0
        needed, have = colour_counts(g.hand(seat)), customers_by_colour(g, seat)
        found = 0.0
        for colour in range(COLOUR_COUNT):
            first = colour * SHOPS_PER_COLOUR
            hoped = float(have[colour])
            for shop in range(first, first + SHOPS_PER_COLOUR):
                if g.owner(shop) == seat:
                    hoped += self.expected[shop]
            found += min(float(needed[colour]), hoped)
        part = found / HAND
        return part * part * set_price(g, seat, len(g.shown))
