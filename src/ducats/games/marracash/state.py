"""The table of MarraCash: its pieces, and the operations that keep visitors and money accounted for."""

from typing import Final, final

from ducats.engine.errors import BrokenInvariant
from ducats.engine.frames import FIRST_CELL, Play, blank_cells
from ducats.engine.messages import Outcome, Seat
from ducats.games.marracash import events as e
from ducats.games.marracash import messages as m
from ducats.games.marracash.souk import FOUNTAINS, LETTERS, SHOP_NAMES, SHOPS
from ducats.games.marracash.tables import CARDS, COLOUR_COUNT, SHOP_COLOUR, Tables, card_colour
from ducats.games.marracash.terms import Terms
from ducats.games.marracash.walk import NOBODY, Entry

SET_UP: Final = 0
FIRST_ROUND: Final = 1
MAIN: Final = 2
LAST_ROUND: Final = 3
OVER: Final = 4
PHASES: Final[tuple[m.Phase, ...]] = ("set_up", "first_round", "main", "last_round", "over")

CUSTOMERS: Final = 0
SOUVENIRS: Final = 1
ANTIQUES: Final = 2
AUCTIONS: Final = 3
COMMISSIONS: Final = 4
PAID: Final = 5
PRICES: Final = 6
COLUMNS: Final = 7
SIGNS_OF: Final = (1, 1, 1, 1, 1, -1, -1)
"""Whether a column of the books is money that came in or went out."""

NONE: Final[list[int]] = []
NO_CARDS: Final[list[tuple[int, ...]]] = []
"""What a table has before its pieces are laid out or copied."""

HAND: Final = 5
"""Option antiques: cards dealt to each."""


@final
class MarraCash(Play):
    """A game in progress. Colours 0 to 4 (Y R B G P), fountains 0 to 15, shops 0 to 24, cards 0 to 24."""

    def __init__(
        self,
        seats: int,
        options: m.MarraCashOptions,
        tables: Tables,
        data: str | None = None,
        terms: Terms | None = None,
    ) -> None:
        super().__init__(seats, blank_cells(FIRST_CELL))
        self.options = options
        self.terms: Final = Terms(options) if terms is None else terms
        self.tables = tables
        self.data = data
        self.phase = SET_UP
        self.starter = NOBODY
        self.turn = NOBODY
        self.turn_number = 0
        self.auctioned = False
        """MC-33: the first action of this turn was an auction."""
        self.idle_turns = 0
        self.turns_left = 0
        self.cast = tables.cast(self.terms.more_visitors)
        """Visitors of each colour that take part."""
        self.figures: Final = tables.figures(self.terms.more_visitors)
        """MC-58: the colour of each figure; they are numbered colour by colour."""
        self.bid_step: Final = self.terms.bid_step
        self.cash_hidden: Final = self.terms.cash_hidden
        self.bag = NONE
        """Set-up only: the figures that are still in it."""
        self.line = NONE
        """As it was formed; those from `left` to before `right` still wait."""
        self.left = 0
        self.right = 0
        self.standing = NONE
        """Visitors by fountain and colour."""
        self.walking = NONE
        self.entries: list[Entry] = []
        """The shops entered in the move in progress."""
        self.owner = NONE
        self.offers: list[int] | None = None
        """The free shops as answers, once somebody has asked for them; until the next one is sold."""
        self.customers = NONE
        self.prices = NONE
        self.auctioneers = NONE
        self.signs = NONE
        self.base = NONE
        """MC-11, MC-R9: cash before the first entry in the books."""
        self.cash = NONE
        self.books = NONE
        self.open_cards = NONE
        self.deck = NONE
        self.sold = NO_CARDS
        self.hands = NO_CARDS
        self.shown: tuple[Seat, ...] = ()
        """Option antiques: who has completed his set, in order."""
        if terms is None:
            self._lay_out()

    def _lay_out(self) -> None:
        """MC-2 to MC-12: what a new table has; a copy takes it from its model instead."""
        seats, start_cash = self.seats, self.options.start_cash
        self.bag, self.line, self.open_cards, self.deck = [], [], [], []
        self.standing = [0] * (FOUNTAINS * COLOUR_COUNT)
        self.walking = [0] * COLOUR_COUNT
        self.owner, self.auctioneers = [NOBODY] * SHOPS, [NOBODY] * SHOPS
        self.customers, self.prices = [0] * SHOPS, [0] * SHOPS
        self.signs = [self._signs()] * seats
        self.base, self.cash = [start_cash] * seats, [start_cash] * seats
        self.books = [0] * (seats * COLUMNS)
        self.sold, self.hands = [()] * seats, [()] * seats

    def _signs(self) -> int:
        """MC-2, MC-4, MC-R1: six signs; two players may agree on more."""
        wanted = self.options.signs_per_player if self.seats == 2 else 0
        return max(self.tables.signs, wanted)

    def copy(self) -> "MarraCash":
        other = MarraCash(self.seats, self.options, self.tables, self.data, self.terms)
        self.copy_kernel_to(other)
        other.phase = self.phase
        other.starter = self.starter
        other.turn = self.turn
        other.turn_number = self.turn_number
        other.auctioned = self.auctioned
        other.idle_turns = self.idle_turns
        other.turns_left = self.turns_left
        other.cast = self.cast
        other.bag = self.bag.copy()
        other.line = self.line.copy()
        other.left = self.left
        other.right = self.right
        other.standing = self.standing.copy()
        other.walking = self.walking.copy()
        other.entries = self.entries.copy()
        other.owner = self.owner.copy()
        other.offers = self.offers
        other.customers = self.customers.copy()
        other.prices = self.prices.copy()
        other.auctioneers = self.auctioneers.copy()
        other.signs = self.signs.copy()
        other.base = self.base.copy()
        other.cash = self.cash.copy()
        other.books = self.books.copy()
        other.open_cards = self.open_cards.copy()
        other.deck = self.deck.copy()
        other.sold = self.sold.copy()
        other.hands = self.hands.copy()
        other.shown = self.shown
        return other

    # -- what can be asked of the table ----------------------------------------------------------

    def group(self, fountain: int) -> list[int]:
        """MC-35: all visitors on one fountain, by colour."""
        first = fountain * COLOUR_COUNT
        return self.standing[first : first + COLOUR_COUNT]

    def is_occupied(self, fountain: int) -> bool:
        at, first = self.standing, fountain * COLOUR_COUNT
        return (
            at[first] > 0 or at[first + 1] > 0 or at[first + 2] > 0 or at[first + 3] > 0 or at[first + 4] > 0
        )

    def empty_entrances(self) -> int:
        """MC-34: as a bit set of the entrances, the first one being bit 0."""
        empty = 0
        for number, entrance in enumerate(self.tables.souk.entrances):
            if not self.is_occupied(entrance):
                empty |= 1 << number
        return empty

    def queue(self) -> tuple[int, ...]:
        """MC-10: the visitors outside the wall, from the left end to the right."""
        return tuple(self.line[self.left : self.right])

    def free_shops(self) -> list[int]:
        return [shop for shop in range(SHOPS) if self.owner[shop] == NOBODY]

    def might_auction(self, seat: Seat) -> bool:
        """MC-R13: as far as everybody knows even while cash is hidden."""
        return self.signs[seat] > 0 and NOBODY in self.owner

    def can_auction(self, seat: Seat) -> bool:
        """MC-17, MC-R12: an auctioneer must be able to make the first bid and to put up a sign."""
        return self.might_auction(seat) and self.cash[seat] >= self.tables.min_bid

    def waiting_before(self, shop: int) -> int:
        """MC-50: visitors of a shop's colour on the fountains in front of it."""
        colour = SHOP_COLOUR[shop]
        waiting = 0
        for fountain in self.tables.souk.in_front[shop]:
            waiting += self.standing[fountain * COLOUR_COUNT + colour]
        return waiting

    def matching_cards(self, shop: int) -> list[int]:
        colour = SHOP_COLOUR[shop]
        return [card for card in self.open_cards if card_colour(card) == colour]

    def seats_from(self, first: Seat) -> tuple[Seat, ...]:
        """MC-14: clockwise."""
        return tuple((first + step) % self.seats for step in range(self.seats))

    def round(self) -> int:
        return (self.turn_number + self.seats - 1) // self.seats

    def outcome(self) -> Outcome | None:
        """MC-1, MC-57, MC-R25: the most cash wins, equals share."""
        return Outcome.by_score(tuple(self.cash)) if self.is_over() else None

    # -- money -----------------------------------------------------------------------------------

    def credit(self, seat: Seat, column: int, amount: int) -> None:
        """MC-42: the bank never runs out."""
        self.cash[seat] += amount
        self.books[seat * COLUMNS + column] += amount

    def debit(self, seat: Seat, column: int, amount: int) -> None:
        self.cash[seat] -= amount
        self.books[seat * COLUMNS + column] += amount

    # -- what can happen to the visitors -----------------------------------------------------------

    def set_out(self, seat: Seat, fountain: int, to: int) -> None:
        """MC-35: the whole group leaves its fountain."""
        first = fountain * COLOUR_COUNT
        self.walking = self.group(fountain)
        for colour in range(COLOUR_COUNT):
            self.standing[first + colour] = 0
        self.entries = []
        if self.listened_to():
            self.tell(e.GroupMoved(seat, fountain + 1, to + 1, letters(self.walking)))

    def arrive(self, fountain: int) -> None:
        """MC-36, MC-43: who is left joins the group on the destination."""
        first = fountain * COLOUR_COUNT
        arrived = self.walking
        for colour in range(COLOUR_COUNT):
            if arrived[colour]:
                self.standing[first + colour] += arrived[colour]
        self.walking = [0] * COLOUR_COUNT
        if self.listened_to():
            self.tell(e.GroupArrived(fountain + 1, letters(arrived), letters(self.group(fountain))))

    def enter(self, shop: int) -> int:
        """MC-38: the walkers of a shop's colour go in."""
        colour = SHOP_COLOUR[shop]
        visitors = self.walking[colour]
        self.walking[colour] = 0
        money = self._serve(shop, visitors, False)
        self.entries.append((shop, visitors, money))
        return visitors

    def pull_in(self, shop: int) -> int:
        """MC-50, MC-R20: visitors of a sold shop's colour in front of it become customers at once."""
        visitors = self.waiting_before(shop)
        for fountain in self.tables.souk.in_front[shop]:
            self.standing[fountain * COLOUR_COUNT + SHOP_COLOUR[shop]] = 0
        self.entries = []
        if visitors:
            self._serve(shop, visitors, True)
        return visitors

    def _serve(self, shop: int, visitors: int, pulled_in: bool) -> int:
        """MC-39 to MC-43: each new customer is paid for in turn by the bank, and stays."""
        seat, before = self.owner[shop], self.customers[shop]
        money = self.tables.takings(before, visitors)
        self.customers[shop] += visitors
        self.credit(seat, CUSTOMERS, money)
        self.idle_turns = 0
        if self.listened_to():
            payments = tuple(self.tables.pay(before + number) for number in range(1, visitors + 1))
            rule = "MC-50" if pulled_in else "MC-38"
            name, now = SHOP_NAMES[shop], self.customers[shop]
            self.tell(e.CustomersEntered(name, seat, visitors, payments, now, pulled_in, rule))
        return money

    def bring(self, seat: Seat, entrance: int, from_left: bool, count: int) -> None:
        """MC-10, MC-51, MC-52: successive visitors from one end of the line onto an entrance."""
        if from_left:
            brought = self.line[self.left : self.left + count]
            self.left += count
        else:
            brought = self.line[self.right - count : self.right]
            self.right -= count
        for colour in brought:
            self.standing[entrance * COLOUR_COUNT + colour] += 1
        self.idle_turns = 0
        if self.listened_to():
            group = "".join(LETTERS[colour] for colour in brought)
            end: m.End = "left" if from_left else "right"
            self.tell(e.VisitorsBrought(seat, entrance + 1, end, group, self.right - self.left))

    # -- what can happen to shops and cards --------------------------------------------------------

    def sell_shop(self, shop: int, winner: Seat, price: int, auctioneer: Seat) -> None:
        """MC-23, MC-25, MC-26, MC-27, MC-R19: the price to the bank, from it the auctioneer's commission."""
        self.debit(winner, PRICES, price)
        commission = 0 if winner == auctioneer else self.tables.auction_commission(price)
        self.credit(auctioneer, AUCTIONS, commission)
        self.owner[shop] = winner
        self.offers = None
        self.signs[winner] -= 1
        self.prices[shop] = price
        self.auctioneers[shop] = auctioneer
        self.idle_turns = 0
        if self.listened_to():
            rule = "MC-27" if winner == auctioneer else "MC-23"
            self.tell(e.ShopSold(winner, SHOP_NAMES[shop], price, auctioneer, commission, rule))

    def pay_commission(self, payer: Seat, to: Seat, customers: int, total: int, shop: int = NOBODY) -> None:
        """MC-44, MC-48, MC-R34: the owner pays the mover out of what he has just taken."""
        amount = self.tables.move_commission(total, customers)
        self.debit(payer, PAID, amount)
        self.credit(to, COMMISSIONS, amount)
        if self.listened_to():
            name = None if shop == NOBODY else SHOP_NAMES[shop]
            self.tell(e.CommissionPaid(payer, to, customers, total, amount, name))

    def sell_card(self, shop: int, card: int) -> None:
        """MC-47, MC-61, MC-64: the bank pays its value, which counts for the commission; the card is out."""
        seat, value = self.owner[shop], self.tables.card_values[card]
        self.open_cards.remove(card)
        self.sold[seat] = (*self.sold[seat], card)
        self.credit(seat, SOUVENIRS, value)
        self.entries = [(s, n, money + value if s == shop else money) for s, n, money in self.entries]
        if self.listened_to():
            self.tell(e.SouvenirSold(seat, SHOP_NAMES[shop], self.tables.card_names[card], value))

    def turn_up(self, card: int) -> None:
        """MC-60, MC-63."""
        self.deck.remove(card)
        self.open_cards.append(card)
        if self.listened_to():
            rule = "MC-60" if self.phase == SET_UP else "MC-63"
            self.tell(e.CardTurnedUp(self.tables.card_names[card], rule))

    # -- bookkeeping -----------------------------------------------------------------------------

    def check(self) -> None:
        """MC-43, MC-R4: nobody is lost, no money is made, nobody waits before an owned shop of his colour."""
        if self.phase != SET_UP:
            self._check_visitors()
        for seat in range(self.seats):
            columns = self.books[seat * COLUMNS : (seat + 1) * COLUMNS]
            net = sum(sign * amount for sign, amount in zip(SIGNS_OF, columns, strict=True))
            if self.cash[seat] != self.base[seat] + net or self.cash[seat] < 0:
                raise BrokenInvariant(f"the money of seat {seat} does not add up", rule="MC-11")
            if self.signs[seat] + self.owner.count(seat) != self._signs():
                raise BrokenInvariant(f"a sign of seat {seat} is missing", rule="MC-4")
        if sum(self.books[COMMISSIONS::COLUMNS]) != sum(self.books[PAID::COLUMNS]):
            raise BrokenInvariant("a commission was paid to nobody", rule="MC-48")
        self._check_cards()

    def _check_visitors(self) -> None:
        count = [0] * COLOUR_COUNT
        for index, visitors in enumerate(self.standing):
            count[index % COLOUR_COUNT] += visitors
        for colour in self.queue():
            count[colour] += 1
        for colour, visitors in enumerate(self.walking):
            count[colour] += visitors
        for shop in range(SHOPS):
            count[SHOP_COLOUR[shop]] += self.customers[shop]
            if self.owner[shop] == NOBODY and self.customers[shop]:
                raise BrokenInvariant(f"{SHOP_NAMES[shop]} has customers but no owner", rule="MC-37")
            if self.owner[shop] != NOBODY and self.waiting_before(shop):
                raise BrokenInvariant(f"visitors wait before {SHOP_NAMES[shop]}", rule="MC-R4")
        if tuple(count) != tuple(self.cast) or min(self.standing) < 0:
            raise BrokenInvariant("a visitor was lost or made", rule="MC-43")

    def _check_cards(self) -> None:
        lying = self.deck + self.open_cards
        for cards in (*self.sold, *self.hands):
            lying.extend(cards)
        if lying and sorted(lying) != list(range(CARDS)):
            raise BrokenInvariant("a souvenir card is missing or doubled", rule="MC-60")


def letters(counts: list[int]) -> str:
    """A group in the order Y R B G P."""
    return "".join(LETTERS[colour] * visitors for colour, visitors in enumerate(counts))


def books_of(g: MarraCash, seat: Seat) -> e.Books:
    columns = g.books[seat * COLUMNS : (seat + 1) * COLUMNS]
    return e.Books(
        customers=columns[CUSTOMERS],
        souvenirs=columns[SOUVENIRS],
        antiques=columns[ANTIQUES],
        auctions=columns[AUCTIONS],
        commissions=columns[COMMISSIONS],
        paid_commissions=columns[PAID],
        prices=columns[PRICES],
    )
