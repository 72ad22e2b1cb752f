"""What a position is worth to every seat, in Dirham: cash, and what the visitors still to come promise."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ducats.engine import bits
from ducats.engine.messages import Seat
from ducats.games.marracash.evaluation.tables_after import after_auction, after_walk
from ducats.games.marracash.evaluation.town import Town
from ducats.games.marracash.evaluation.weights import Weights
from ducats.games.marracash.rules import groups
from ducats.games.marracash.rules.antiques import colour_counts, customers_by_colour, set_price
from ducats.games.marracash.rules.printed import CARDS, COLOUR_COUNT, shop_colour
from ducats.games.marracash.rules.souk import EXITS, FOUNTAINS, SHOPS, SHOPS_PER_COLOUR
from ducats.games.marracash.rules.state import HAND, MarraCash
from ducats.games.marracash.rules.visitor_state import Entry
from ducats.games.marracash.rules.walk import Prospect, best_sale, card_value
from ducats.mechanics.open_auction import NOBODY

SHARE_OF_LINE_IN_TIME: Final = 0.8
"""The part of the line that is expected to come before the end."""
SHARE_OF_CARDS_SOLD: Final = 0.5
BUYERS_PER_COLOUR: Final = 10.0
"""About half of the souvenirs find a buyer; a colour's visitors share what its cards bring."""
ALL_SHOPS_OF_ONE_COLOUR: Final = (1 << SHOPS_PER_COLOUR) - 1
ALL_COLOURS: Final = (1 << COLOUR_COUNT) - 1
BLANK: Final = vec[float]([0.0] * SHOPS)
BLANK_NUMBERS: Final = vec[i64]([0] * SHOPS)
"""To be copied: a part of it is made faster than new numbers."""


def zeros(count: i64) -> vec[float]:
    return BLANK[:count]


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
        self,
        town: Town,
        g: MarraCash,
        horizon: int,
        weights: Weights,
        knower: Seat = NOBODY,
        before: "Evaluation | None" = None,
        changed: i64 = ALL_COLOURS,
    ) -> None:
        """`before`: one of an earlier table, from which only these colours have changed, and cash."""
        self.town: Final = town
        self.g: Final = g
        self.horizon: Final = horizon
        self.weights: Final = weights
        self.knower: Final = knower if g.chosen.antiques and knower not in g.shown else NOBODY
        """Option antiques: whose secret set is counted, if anybody's."""
        self.trust: Final = weights.trust[g.seats - 2]
        self.fee: Final = self.trust * town.usual_commission
        """MC-45: what customers cost their host, since mostly others lead them there."""
        self.reaches: Final = town.reaches(horizon)
        self.bonus: Final[vec[float]] = self._bonus() if before is None else before.bonus
        """MC-61, by colour: what a customer may be expected to pay for souvenirs."""
        self.outside: Final[vec[float]] = self._outside() if before is None else before.outside
        """By colour: how many of the line are expected to come."""
        self.owned: Final[vec[i64]] = BLANK_NUMBERS[:COLOUR_COUNT] if before is None else before.owned[:]
        """By colour, the bit set of its bought shops."""
        self.reach: Final[vec[i64]] = BLANK_NUMBERS[:COLOUR_COUNT] if before is None else before.reach[:]
        """By colour: where in the chances those of its visitors begin."""
        self.owners: Final[vec[i64]] = BLANK_NUMBERS[:] if before is None else before.owners[:]
        self.customers: Final[vec[i64]] = BLANK_NUMBERS[:] if before is None else before.customers[:]
        """By bought shop, as the next two."""
        self.expected: Final[vec[float]] = BLANK[:] if before is None else before.expected[:]
        """How many visitors may be hoped for."""
        self.promise: Final[vec[float]] = BLANK[:] if before is None else before.promise[:]
        """What they are worth to its owner."""
        self.entering: Final[vec[float]] = BLANK[:COLOUR_COUNT] if before is None else before.entering[:]
        """By colour: how many visitors will enter its shops."""
        self.standings: Final = zeros(g.seats)
        """Each seat's cash, and what its shops may still take."""
        self._before: Final = before
        self._changed: Final = changed
        self._sales: dict[int, Sale] = {}
        for colour in range(COLOUR_COUNT):
            if bits.has(changed, colour):
                self._look_at(colour)
        self._add_up()

    def _bonus(self) -> vec[float]:
        g = self.g
        bonus = zeros(COLOUR_COUNT)
        if g.chosen.souvenirs:
            unsold = (int(bits.count(g.deck())) + len(g.open_cards)) / CARDS
            for colour in range(COLOUR_COUNT):
                share = SHARE_OF_CARDS_SOLD * unsold / BUYERS_PER_COLOUR
                bonus[colour] = share * self.town.souvenir_values[colour]
        return bonus

    def _outside(self) -> vec[float]:
        g, outside = self.g, zeros(COLOUR_COUNT)
        first = g.line_taken()
        for place in range(first, first + g.waiting()):
            outside[g.in_line(place)] += SHARE_OF_LINE_IN_TIME
        return outside

    def _look_at(self, colour: i64) -> None:
        """Fills in the shops of a colour."""
        g, first = self.g, colour * SHOPS_PER_COLOUR
        owned = (~g.free_shops() >> first) & ALL_SHOPS_OF_ONE_COLOUR
        if not owned:
            return
        self.owned[colour] = owned
        reach = self.reach[colour] = self.reaches.of(colour, owned)
        hopes = self.hopes(colour, reach)
        entering = 0.0
        for index in range(SHOPS_PER_COLOUR):
            if bits.has(owned, index):
                shop, hope = first + index, hopes[index]
                customers = self.customers[shop] = g.customers(shop)
                self.owners[shop] = g.owner(shop)
                self.expected[shop] = hope
                self.promise[shop] = self.money(colour, customers, hope)
                entering += hope
        self.entering[colour] = entering

    def _add_up(self) -> None:
        """Everybody's standing."""
        g, standings = self.g, self.standings
        owners, promise = self.owners, self.promise
        for seat in range(g.seats):
            standings[seat] = float(int(g.cash(seat)))
        entering = 0.0
        bought = ~g.free_shops()
        for shop in range(SHOPS):
            if bits.has(bought, shop):
                standings[owners[shop]] += promise[shop]
        for colour in range(COLOUR_COUNT):
            entering += self.entering[colour]
        self.share_out(standings, entering)
        if self.knower != NOBODY:
            standings[self.knower] += self.antiques(self.knower)

    def lead(self, standings: vec[float], seat: Seat) -> float:
        return self.weights.lead(standings, seat)

    def share_out(self, standings: vec[float], entering: float) -> None:
        """MC-48: owners pay whoever moves, and in the long run everybody moves as often."""
        share = self.fee * entering / self.g.seats
        for seat in range(len(standings)):
            standings[seat] += share

    def hopes(self, colour: i64, reach: i64) -> vec[float]:
        """How many visitors each shop of a colour may hope for."""
        g, chances = self.g, self.reaches.chances
        hopes = zeros(SHOPS_PER_COLOUR)
        row = reach + FOUNTAINS * SHOPS_PER_COLOUR
        number = self.outside[colour]
        for index in range(SHOPS_PER_COLOUR):
            hopes[index] += number * chances[row + index]
        row = reach
        occupied = g.occupied()
        for place in range(FOUNTAINS):
            if bits.has(occupied, place):
                visitors = g.standing(place, colour)
                if visitors:
                    number = float(int(visitors))
                    for index in range(SHOPS_PER_COLOUR):
                        hopes[index] += number * chances[row + index]
            row += SHOPS_PER_COLOUR
        return hopes

    def money(self, colour: i64, customers: i64, visitors: float) -> float:
        """MC-40, MC-45: what a number of visitors more are worth to a shop's owner."""
        takings = self.town.expected_takings(customers, visitors) + self.bonus[colour] * visitors
        return self.trust * takings - self.fee * visitors

    def leads_after(self, mover: Seat, answers: list[int]) -> list[float]:
        """MC-35: the mover's lead after each of these moves."""
        after = self.standings[:]
        return [self._lead_after(after, mover, answer) for answer in answers]

    def best_walk(self, mover: Seat) -> int:
        """The move that suits the mover best at once; -1 if nobody is in the town."""
        occupied, exits = self.g.occupied(), self.town.exits
        after = self.standings[:]
        best: i64 = -1
        top = 0.0
        for start in range(FOUNTAINS):
            if bits.has(occupied, start):
                first = start * EXITS
                for answer in range(first, first + exits[start]):
                    lead = self._lead_after(after, mover, answer)
                    if best < 0 or lead > top:
                        best, top = answer, lead
        return int(best)

    def _lead_after(self, after: vec[float], mover: Seat, answer: i64) -> float:
        """`after`: standings that may be overwritten."""
        if self.knower != NOBODY:
            return self.lead(self.after_walk(mover, int(answer)).standings, mover)
        self._move(after, mover, answer)
        return self.weights.lead(after, mover)

    def after_move(self, mover: Seat, answer: int) -> vec[float]:
        """MC-35 to MC-49: the standings once a group has moved."""
        if self.knower != NOBODY:
            return self.after_walk(mover, answer).standings
        after = self.standings[:]
        self._move(after, mover, answer)
        return after

    def _move(self, after: vec[float], mover: Seat, answer: i64) -> None:
        """Overwrites standings with those after a move."""
        g, town, standings = self.g, self.town, self.standings
        start: i64 = answer // EXITS
        group, to = g.group(start), town.ends[answer]
        for seat in range(len(standings)):
            after[seat] = standings[seat]
        owned_by = self.owned
        entering = 0.0
        shop: i64 = NOBODY
        several = False
        for colour in range(COLOUR_COUNT):
            visitors = groups.of_colour(group, colour)
            if visitors:
                owned = owned_by[colour]
                if owned:
                    entered = town.entered(answer, colour, owned)
                    entering += self._shift(after, colour, start, to, visitors, entered)
                    if entered != NOBODY:
                        several = several or shop != NOBODY
                        shop = entered
        self.share_out(after, entering)
        if shop == NOBODY:
            return
        if several or g.open_cards:
            changes = Prospect(g, mover, self._entries(answer)).changes
            for seat in range(g.seats):
                after[seat] += changes[seat]
            return
        visitors, owner = groups.of_colour(group, shop_colour(shop)), self.owners[shop]
        money = g.printed.takings(self.customers[shop], visitors)
        if owner == mover:
            after[owner] += float(int(money))
        else:
            due = g.printed.move_commission(money, visitors)
            after[owner] += float(int(money - due))
            after[mover] += float(int(due))

    def _entries(self, answer: i64) -> list[Entry]:
        """MC-37, MC-38: who enters where, by colour."""
        g, found = self.g, list[Entry]()
        group = g.group(answer // EXITS)
        for colour in range(COLOUR_COUNT):
            visitors, owned = groups.of_colour(group, colour), self.owned[colour]
            if visitors and owned:
                shop = self.town.entered(answer, colour, owned)
                if shop != NOBODY:
                    money = g.printed.takings(self.customers[shop], visitors)
                    found.append((int(shop), int(visitors), int(money)))
        return found

    def _shift(
        self, after: vec[float], colour: i64, start: i64, to: i64, visitors: i64, entered: i64
    ) -> float:
        """What the shops of a colour hope for once these visitors are elsewhere, or in one of them.

        Tells how many more visitors will enter than before.
        """
        chances, expected, promise = self.reaches.chances, self.expected, self.promise
        owned, first = self.owned[colour], colour * SHOPS_PER_COLOUR
        here = self.reach[colour] + start * SHOPS_PER_COLOUR
        there = self.reach[colour] + to * SHOPS_PER_COLOUR
        more = 0.0
        number = float(int(visitors))
        for index in range(SHOPS_PER_COLOUR):
            if bits.has(owned, index):
                shop = first + index
                before = expected[shop]
                hope = before - number * chances[here + index]
                customers = self.customers[shop]
                if entered == NOBODY:
                    hope += number * chances[there + index]
                elif entered == shop:
                    customers += visitors
                hope = max(hope, 0.0)
                more += hope - before
                after[self.owners[shop]] += self.money(colour, customers, hope) - promise[shop]
        return more

    def after_walk(self, mover: Seat, answer: int) -> "Evaluation":
        """MC-35 to MC-49: the same judgement of the table once a group has moved."""
        group, changed = self.g.group(answer // EXITS), 0
        for colour in range(COLOUR_COUNT):
            if groups.of_colour(group, colour):
                changed |= 1 << colour
        return self._of(after_walk(self.g, mover, answer), changed)

    def after_auction(self, sale: Sale, winner: Seat, price: int, auctioneer: Seat) -> "Evaluation":
        """MC-23 to MC-27: the same judgement of the table once a shop is sold."""
        table = after_auction(self.g, sale.shop, winner, price, auctioneer)
        return self._of(table, 1 << sale.shop // SHOPS_PER_COLOUR)

    def _of(self, table: MarraCash, changed: int) -> "Evaluation":
        if self.g.chosen.souvenirs:
            return Evaluation(self.town, table, self.horizon, self.weights, self.knower)
        return Evaluation(self.town, table, self.horizon, self.weights, self.knower, self, changed)

    def after_sale(self, sale: Sale, winner: Seat, price: int, auctioneer: Seat) -> vec[float]:
        """MC-23 to MC-27: the standings once a shop is sold."""
        g = self.g
        if self.knower != NOBODY:
            return self.after_auction(sale, winner, price, auctioneer).standings
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
        """What comes of a sale depends on the shops and visitors of one colour alone."""
        known = self._sales.get(shop)
        if known is None:
            before = self._before
            if before is not None and not bits.has(self._changed, shop // SHOPS_PER_COLOUR):
                known = before.sale(shop)
            else:
                known = self._sale(shop)
            self._sales[shop] = known
        return known

    def _sale(self, shop: i64) -> Sale:
        g, town, chances = self.g, self.town, self.reaches.chances
        colour = shop // SHOPS_PER_COLOUR
        first = colour * SHOPS_PER_COLOUR
        index = shop - first
        owned = self.owned[colour]
        reach = self.reaches.of(colour, owned | bits.bit(index))
        hopes = self.hopes(colour, reach)
        pulled: i64 = 0
        for place in town.in_front[shop]:
            waiting = g.standing(place, colour)
            if waiting:
                pulled += waiting
                row = reach + place * SHOPS_PER_COLOUR
                for other in range(SHOPS_PER_COLOUR):
                    hopes[other] -= float(int(waiting)) * chances[row + other]
        hope = max(0.0, hopes[index])
        brings = float(int(g.printed.takings(0, pulled))) + self.money(colour, pulled, hope)
        if pulled and g.open_cards:
            buyers = [0] * COLOUR_COUNT
            buyers[colour] = int(pulled)
            brings += card_value(g, best_sale(g, NOBODY, NOBODY, [], buyers))
        losses = zeros(g.seats)
        fewer = -hope
        for other in range(SHOPS_PER_COLOUR):
            if bits.has(owned, other):
                neighbour = first + other
                hope = max(0.0, hopes[other])
                fewer += self.expected[neighbour] - hope
                kept = self.money(colour, self.customers[neighbour], hope)
                losses[self.owners[neighbour]] += self.promise[neighbour] - kept
        self.share_out(losses, fewer)
        return Sale(int(shop), brings, losses)

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
