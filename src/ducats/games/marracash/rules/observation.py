"""What a seat may know of MarraCash, as numbers: the view's facts and the scales of the vector."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ducats.engine import bits
from ducats.engine.observation import Observer, Row, around, around_all
from ducats.games.marracash.rules import groups
from ducats.games.marracash.rules.auction import ShopBidding
from ducats.games.marracash.rules.moving import SellCard
from ducats.games.marracash.rules.position import auction_on, slot_of
from ducats.games.marracash.rules.printed import CARDS, COLOUR_COUNT
from ducats.games.marracash.rules.questions import Act
from ducats.games.marracash.rules.souk import EXITS, FOUNTAINS, SHOPS
from ducats.games.marracash.rules.state import LAST_ROUND, PHASES, MarraCash
from ducats.games.marracash.rules.walk import Prospect, entering

ENDS: Final = 12
"""Places seen at each end of the line: two groups of visitors."""
MOST_CASH: Final = 6000
MOST_BID: Final = 3000
MOST_GAIN: Final = 2000
MOST_VISITORS: Final = 10
MOST_CUSTOMERS: Final = 20
MOST_IN_LINE: Final = 64
MOST_SIGNS: Final = 12
MOST_ROUNDS: Final = 40
MOST_REFILL: Final = 6
PHASE_COUNT: Final = len(PHASES)


@final
class MarraCashObserver(Observer[MarraCash]):
    """The table of visibility (see `views`), number by number."""

    def write_own(self, g: MarraCash, seat: i64, row: Row, at: i64) -> None:
        seats: i64 = g.seats
        at = self._visitors(g, row, at)
        at = self._shops(g, seat, row, at)
        at = self._places(g, seat, row, at)
        row.put(at + g.phase(), 1.0)
        at += PHASE_COUNT
        row.player(at, g.turn(), seat, seats)
        at += seats
        row.player(at, g.starter(), seat, seats)
        at += seats
        at = self._clock(g, row, at)
        at = self._auction(g, seat, row, at)
        top = g.frames[-1] if g.frames else None
        if isinstance(top, SellCard):
            row.share(at + top.shop, top.visitors, MOST_REFILL)
        at += SHOPS
        self._cards(g, seat, row, at)
        at += 3 * CARDS
        ask = g.open
        if isinstance(ask, Act) and ask.seat == seat and not g.auctioned():
            self._gains(g, seat, row, at)

    def _visitors(self, g: MarraCash, row: Row, at: i64) -> i64:
        """On the fountains, at the ends of the line, and in the whole of it."""
        fountain: i64
        colour: i64
        place: i64
        occupied = g.occupied()
        while occupied:
            fountain = bits.lowest(occupied)
            group = g.group(fountain)
            for colour in range(COLOUR_COUNT):
                row.share(
                    at + fountain * COLOUR_COUNT + colour, groups.of_colour(group, colour), MOST_VISITORS
                )
            occupied &= occupied - 1
        at += FOUNTAINS * COLOUR_COUNT
        first = g.line_taken()
        waiting = g.waiting()
        in_line = vec[i64]([0] * COLOUR_COUNT)
        for place in range(waiting):
            colour = g.in_line(first + place)
            in_line[colour] += 1
            if place < ENDS:
                row.put(at + place * COLOUR_COUNT + colour, 1.0)
            if waiting - 1 - place < ENDS:
                row.put(at + (ENDS + waiting - 1 - place) * COLOUR_COUNT + colour, 1.0)
        at += 2 * ENDS * COLOUR_COUNT
        for colour in range(COLOUR_COUNT):
            row.share(at + colour, in_line[colour], MOST_CUSTOMERS)
        return at + COLOUR_COUNT

    def _shops(self, g: MarraCash, seat: i64, row: Row, at: i64) -> i64:
        """Owners, then customers, price and those who would be pulled in."""
        seats: i64 = g.seats
        stalls = at + SHOPS * seats
        shop: i64
        for shop in range(SHOPS):
            if g.is_free(shop):
                row.share(stalls + 3 * shop + 2, g.waiting_before(shop), MOST_VISITORS)
            else:
                row.player(at + shop * seats, g.owner(shop), seat, seats)
                row.share(stalls + 3 * shop, g.customers(shop), MOST_CUSTOMERS)
                row.share(stalls + 3 * shop + 1, g.price(shop), MOST_BID)
        return stalls + 3 * SHOPS

    def _places(self, g: MarraCash, seat: i64, row: Row, at: i64) -> i64:
        """MC-R26: cash is open, or hidden until the end."""
        seats: i64 = g.seats
        other: i64
        shop: i64
        for other in range(seats):
            first = at + 5 * around(other, seat, seats)
            if not g.chosen.cash_hidden or other == seat or g.is_over():
                row.known(first, g.cash(other), MOST_CASH)
            shops: i64 = 0
            customers: i64 = 0
            for shop in range(SHOPS):
                if g.owner(shop) == other:
                    shops += 1
                    customers += g.customers(shop)
            row.share(first + 2, g.signs(other), MOST_SIGNS)
            row.share(first + 3, shops, MOST_SIGNS)
            row.share(first + 4, customers, MOST_IN_LINE)
        return at + 5 * seats

    def _clock(self, g: MarraCash, row: Row, at: i64) -> i64:
        slot = slot_of(g)
        row.share(at, g.round(), MOST_ROUNDS)
        row.flag(at + 1, slot == 1)
        row.flag(at + 2, slot == 2)
        row.flag(at + 3, g.auctioned())
        row.share(at + 4, g.idle_turns(), g.chosen.stall_turns)
        if g.phase() == LAST_ROUND:
            row.share(at + 5, g.turns_left(), 2 * g.seats)
        row.share(at + 6, g.waiting(), MOST_IN_LINE)
        return at + 7

    def _auction(self, g: MarraCash, seat: i64, row: Row, at: i64) -> i64:
        seats: i64 = g.seats
        bidders = at + SHOPS
        bidding = auction_on(g)
        if bidding is not None:
            row.put(at + bidding.shop, 1.0)
            row.player(bidders, bidding.auctioneer, seat, seats)
            if isinstance(bidding, ShopBidding):
                row.player(bidders + seats, bidding.leader, seat, seats)
                row.flags(bidders + 2 * seats, around_all(bidding.inside, seat, seats))
                row.share(bidders + 3 * seats, bidding.high, MOST_BID)
            else:
                row.flags(bidders + 2 * seats, around_all(bits.of(bidding.seats), seat, seats))
        return bidders + 3 * seats + 1

    def _cards(self, g: MarraCash, seat: i64, row: Row, at: i64) -> None:
        """Open cards, one's own, and those that are sold or shown."""
        for card in g.open_cards:
            row.put(at + card, 1.0)
        if seat not in g.shown:
            row.flags(at + CARDS, g.hand(seat))
        for sold in g.sold:
            for card in sold:
                row.put(at + 2 * CARDS + card, 1.0)
        for other in g.shown:
            row.flags(at + 2 * CARDS, g.hand(other))

    def _gains(self, g: MarraCash, seat: i64, row: Row, at: i64) -> None:
        """What each move would bring the mover; nothing that is hidden changes it."""
        mover = int(seat)
        for way in g.moves():
            entries = entering(g, g.group(way // EXITS), way, 0)
            if entries:
                row.share(at + way, Prospect(g, mover, entries).changes[mover], MOST_GAIN)
