"""The table of MarraCash: its pieces, and the operations that keep visitors and money accounted for.

This part: the turn, the shops, the money and the cards.
"""

from functools import lru_cache
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ducats.engine import bits
from ducats.engine.messages import Outcome, Seat
from ducats.engine.play import blank_cells
from ducats.games.marracash.rules import fields as f
from ducats.games.marracash.rules import messages as m
from ducats.games.marracash.rules.invariants import check_table
from ducats.games.marracash.rules.options import TableOptions
from ducats.games.marracash.rules.printed import card_colour, shop_colour
from ducats.games.marracash.rules.souk import SHOPS
from ducats.games.marracash.rules.visitor_state import VisitorState
from ducats.mechanics.open_auction import NOBODY

SET_UP: Final = 0
FIRST_ROUND: Final = 1
MAIN: Final = 2
LAST_ROUND: Final = 3
OVER: Final = 4
PHASES: Final[tuple[m.Phase, ...]] = ("set_up", "first_round", "main", "last_round", "over")

HAND: Final = 5
"""Option antiques: cards dealt to each."""


@final
class MarraCash(VisitorState):
    """A game in progress. Colours 0 to 4 (Y R B G P), fountains 0 to 15, shops 0 to 24, cards 0 to 24."""

    def __init__(self, chosen: TableOptions, cells: vec[i64]) -> None:
        super().__init__(chosen, cells)
        self.open_cards: tuple[int, ...] = ()
        """The souvenirs on offer, in the order in which they were turned up."""
        self.sold: tuple[tuple[int, ...], ...] = ((),) * chosen.seats
        """By seat: the souvenirs sold, in order."""
        self.shown: tuple[Seat, ...] = ()
        """Option antiques: who has completed their set, in order."""

    def copy(self) -> "MarraCash":
        other = MarraCash(self.chosen, self.cells)
        self.copy_kernel_to(other)
        other.cast = self.cast
        other.open_cards = self.open_cards
        other.sold = self.sold
        other.shown = self.shown
        return other

    # -- the turn ----------------------------------------------------------------------------------

    def phase(self) -> i64:
        return self.cells[f.PHASE]

    def begin_phase(self, phase: i64) -> None:
        self.cells[f.PHASE] = phase

    def starter(self) -> i64:
        return self.cells[f.STARTER]

    def name_starter(self, seat: i64) -> None:
        self.cells[f.STARTER] = seat

    def turn(self) -> i64:
        """Whose turn it is."""
        return self.cells[f.TURN]

    def turn_number(self) -> i64:
        return self.cells[f.TURN_NUMBER]

    def round(self) -> int:
        return (self.turn_number() + self.seats - 1) // self.seats

    def auctioned(self) -> bool:
        """MC-33: whether the first action of this turn was an auction."""
        return self.cells[f.AUCTIONED] == 1

    def note_auction(self, auctioned: bool) -> None:
        self.cells[f.AUCTIONED] = 1 if auctioned else 0

    def idle_turns(self) -> i64:
        """MC-R24: turns in a row without an entry, a sale or new visitors, the one in progress included."""
        return self.cells[f.IDLE_TURNS]

    def turns_left(self) -> i64:
        """Of the last round, the one in progress included."""
        return self.cells[f.TURNS_LEFT]

    def leave_turns(self, turns: i64) -> None:
        self.cells[f.TURNS_LEFT] = turns

    def begin_turn(self, seat: i64) -> None:
        self.cells[f.TURN] = seat
        self.cells[f.TURN_NUMBER] += 1
        self.cells[f.AUCTIONED] = 0
        if self.cells[f.PHASE] == MAIN:
            self.cells[f.IDLE_TURNS] += 1

    def place_turn(self, seat: i64, number: i64, idle_turns: i64) -> None:
        """In a position that is laid out: whose turn it is, and how many there were before."""
        self.cells[f.TURN] = seat
        self.cells[f.TURN_NUMBER] = number
        self.cells[f.IDLE_TURNS] = idle_turns

    # -- the shops -----------------------------------------------------------------------------------

    def owner(self, shop: i64) -> i64:
        return self.cells[f.OWNERS + shop]

    def customers(self, shop: i64) -> i64:
        return self.cells[f.CUSTOMERS + shop]

    def add_customers(self, shop: i64, visitors: i64) -> None:
        """MC-42, MC-43: they stay; something has happened in this turn."""
        self.cells[f.CUSTOMERS + shop] += visitors
        self.cells[f.IDLE_TURNS] = 0

    def price(self, shop: i64) -> i64:
        """What the owner paid."""
        return self.cells[f.PRICES + shop]

    def auctioneer(self, shop: i64) -> i64:
        return self.cells[f.AUCTIONEERS + shop]

    def put_up_sign(self, shop: i64, owner: i64, price: i64, auctioneer: i64) -> None:
        """MC-23: from now on the shop has an owner."""
        self.cells[f.FREE] &= ~bits.bit(shop)
        self.cells[f.OWNERS + shop] = owner
        self.cells[f.PRICES + shop] = price
        self.cells[f.AUCTIONEERS + shop] = auctioneer
        self.cells[f.SIGNS + owner] -= 1
        self.cells[f.IDLE_TURNS] = 0

    def free_shops(self) -> i64:
        """The set of shops without an owner."""
        return self.cells[f.FREE]

    def is_free(self, shop: i64) -> bool:
        return bits.has(self.cells[f.FREE], shop)

    def shops_of(self, seat: i64) -> list[int]:
        return [shop for shop in range(SHOPS) if self.cells[f.OWNERS + shop] == seat]

    def waiting_before(self, shop: i64) -> i64:
        """MC-50: visitors of a shop's colour on the fountains in front of it."""
        colour = shop_colour(shop)
        fountains = self.printed.ways.in_front[shop] & self.cells[f.OCCUPIED]
        waiting: i64 = 0
        while fountains:
            waiting += self.standing(bits.lowest(fountains), colour)
            fountains &= fountains - 1
        return waiting

    def signs(self, seat: i64) -> i64:
        return self.cells[f.SIGNS + seat]

    def might_auction(self, seat: i64) -> bool:
        """MC-R13: as far as everybody knows even while cash is hidden."""
        return self.cells[f.SIGNS + seat] > 0 and self.cells[f.FREE] != 0

    def can_auction(self, seat: i64) -> bool:
        """MC-17, MC-R12: an auctioneer must be able to make the first bid and to put up a sign."""
        return self.might_auction(seat) and self.cells[f.CASH + seat] >= self.printed.min_bid

    # -- money ---------------------------------------------------------------------------------------

    def cash(self, seat: i64) -> i64:
        return self.cells[f.CASH + seat]

    def purses(self) -> list[int]:
        """Everybody's cash."""
        return [int(self.cells[f.CASH + seat]) for seat in range(self.seats)]

    def credit(self, seat: i64, column: i64, amount: i64) -> None:
        """MC-42: the bank never runs out."""
        self.cells[f.CASH + seat] += amount
        self.cells[f.BOOKS + seat * f.COLUMNS + column] += amount

    def debit(self, seat: i64, column: i64, amount: i64) -> None:
        self.cells[f.CASH + seat] -= amount
        self.cells[f.BOOKS + seat * f.COLUMNS + column] += amount

    def books(self, seat: i64) -> list[int]:
        """What a seat's cash came from and went to, by column."""
        first = f.BOOKS + seat * f.COLUMNS
        return [int(self.cells[first + column]) for column in range(f.COLUMNS)]

    def base(self, seat: i64) -> i64:
        """MC-11, MC-R09: cash before the first entry in the books."""
        return self.cells[f.BASE + seat]

    def place_cash(self, seat: i64, cash: i64) -> None:
        self.cells[f.CASH + seat] = cash

    def place_books(self, seat: i64, columns: list[int], base: i64) -> None:
        for column, amount in enumerate(columns):
            self.cells[f.BOOKS + seat * f.COLUMNS + column] = amount
        self.cells[f.BASE + seat] = base

    # -- cards ---------------------------------------------------------------------------------------

    def deck(self) -> i64:
        """The set of cards that were neither dealt nor turned up."""
        return self.cells[f.DECK]

    def place_deck(self, cards: i64) -> None:
        self.cells[f.DECK] = cards

    def hand(self, seat: i64) -> i64:
        """Option antiques: the set of a seat's secret cards."""
        return self.cells[f.HANDS + seat]

    def place_hand(self, seat: i64, cards: i64) -> None:
        self.cells[f.HANDS + seat] = cards

    def deal(self, seat: i64, card: i64) -> None:
        self.cells[f.DECK] &= ~bits.bit(card)
        self.cells[f.HANDS + seat] |= bits.bit(card)

    def open_card(self, card: int) -> None:
        self.cells[f.DECK] &= ~bits.bit(card)
        self.open_cards += (card,)

    def hand_over(self, seat: Seat, card: int) -> None:
        """MC-64: an open card is sold and out of the game."""
        self.open_cards = tuple([other for other in self.open_cards if other != card])
        self.sold = (*self.sold[:seat], (*self.sold[seat], card), *self.sold[seat + 1 :])

    def matching_cards(self, shop: i64) -> list[int]:
        """The open cards of a shop's colour."""
        colour = int(shop_colour(shop))
        return [card for card in self.open_cards if card_colour(card) == colour]

    # -- for everybody -------------------------------------------------------------------------------

    def fingerprint(self, seat: i64) -> list[int]:
        """All that a seat knows and may look at when it decides, as numbers; cards aside."""
        cells = self.cells
        found = [int(cells[f.PHASE]), int(cells[f.TURN]), int(cells[f.AUCTIONED]), int(cells[f.TURNS_LEFT])]
        found += self.queue()
        found += [int(cells[cell]) for cell in range(f.GROUPS, f.PRICES)]
        found += [int(cells[f.SIGNS + other]) for other in range(self.seats)]
        return found + ([int(cells[f.CASH + seat])] if self.chosen.cash_hidden else self.purses())

    def outcome(self) -> Outcome | None:
        """MC-1, MC-57, MC-R25: the most cash wins, equals share."""
        return Outcome.by_score(tuple(self.purses())) if self.is_over() else None

    def check(self) -> None:
        check_table(self)


@lru_cache(maxsize=64)
def _before_set_up(seats: int, options: m.MarraCashOptions, data: str | None) -> MarraCash:
    """MC-2 to MC-12: what a new table has."""
    chosen = TableOptions(seats, options, data)
    g = MarraCash(chosen, blank_cells(f.CELLS))
    cells = g.cells
    cells[f.STARTER] = cells[f.TURN] = NOBODY
    cells[f.FREE] = bits.bit(SHOPS) - 1
    for shop in range(SHOPS):
        cells[f.OWNERS + shop] = cells[f.AUCTIONEERS + shop] = NOBODY
    for seat in range(seats):
        cells[f.SIGNS + seat] = chosen.signs
        cells[f.CASH + seat] = cells[f.BASE + seat] = chosen.start_cash
    return g


def new_table(seats: int, options: m.MarraCashOptions, data: str | None) -> MarraCash:
    """A table before the set-up."""
    return _before_set_up(seats, options, data).copy()
