"""The table of Merchants: its pieces, and the operations that keep money, goods and cards accounted for."""

from typing import Any, Final, final

from ducats.engine.errors import BrokenInvariant
from ducats.engine.frames import FIRST_CELL, Play, blank_cells
from ducats.engine.messages import Action, Event, Outcome, Seat
from ducats.games.merchants import events as e
from ducats.games.merchants.house import UNLIMITED, House
from ducats.games.merchants.messages import MerchantsOptions, Reasoned
from ducats.games.merchants.names import (
    ALL_TOKENS,
    BUNDLES,
    CITIES,
    CITY_COUNT,
    GOOD_COUNT,
    GOODS,
    INVESTMENT_COUNT,
    INVESTMENTS,
    KIND_COUNT,
    MAX_SEATS,
    PHASES,
    SETUP,
    TOKENS,
    WAGONS,
)
from ducats.games.merchants.roads import NOWHERE
from ducats.games.merchants.scoring import ranked
from ducats.games.merchants.tables import Tables
from ducats.mechanics.haggle import Word

NOBODY: Final = -1
DECK: Final = -2
DISPLAY: Final = -1
UNUSED: Final = -3
"""Where an investment card lies: with a seat (0 or more), face up, in the deck, or out of the game."""
BITS: Final = (1, 2, 4, 8)
UP_TO: Final = [list(range(most + 1)) for most in range(64)]
"""From 0 to so many, as lists of answers that nobody changes."""
ALL_SEATS: Final = [tuple(range(seats)) for seats in range(MAX_SEATS + 1)]
"""By their number."""
ALONE: Final = [(seat,) for seat in range(MAX_SEATS)]
"""Who is asked, if it is one seat."""


@final
class Merchants(Play):
    """A game in progress. Goods, cities, spaces, cards and kinds are numbers in the order of the rules."""

    def __init__(
        self,
        seats: int,
        options: MerchantsOptions,
        tables: Tables,
        data: str | None = None,
        house: House | None = None,
    ) -> None:
        super().__init__(seats, blank_cells(FIRST_CELL))
        self.options = options
        self.house = House(options, tables, seats) if house is None else house
        self.tables = tables
        self.data = data
        self.round = 0
        self.phase = SETUP
        self.first = NOBODY
        self.arrivals = 0
        self.cash = [tables.start_cash] * seats
        self.bank = 0
        self.status = [0] * seats
        self.credits = [0] * seats
        self.tokens = [ALL_TOKENS] * seats
        self.stores = [0] * (seats * CITY_COUNT * GOOD_COUNT)
        self.supply = [tables.supply] * GOOD_COUNT
        self.level = [1] * GOOD_COUNT
        self.bonus = [tables.bonus_without] * CITY_COUNT
        self.wagon_at = [NOWHERE] * WAGONS
        self.came_from = [NOWHERE] * WAGONS
        self.master = [NOBODY] * WAGONS
        self.cargo = [0] * (WAGONS * MAX_SEATS * GOOD_COUNT)
        self.loads = [0] * WAGONS
        """How many goods each wagon carries: the sum of its part of `cargo`."""
        self.arrived: list[int] = []
        """Wagons that reached a city in this round, in order."""
        self.axles = 0
        self.courier = tables.courier
        self.cards = [DECK] * INVESTMENT_COUNT
        self.hands = [0] * (seats * KIND_COUNT)
        self.held = [0] * seats
        """How many influence cards each seat holds: the sum of its part of `hands`."""
        self.pile = self._full_pile()
        self.played = [0] * KIND_COUNT

    def _full_pile(self) -> list[int]:
        """MA-10: the influence cards; two kinds are missing in the edition of 1999."""
        pile = list(self.tables.copies)
        if self.house.edition_1999:
            for kind in self.tables.missing_1999:
                pile[kind] = 0
        return pile

    def copy(self) -> "Merchants":
        other = Merchants(self.seats, self.options, self.tables, self.data, self.house)
        self.copy_kernel_to(other)
        other.round = self.round
        other.phase = self.phase
        other.first = self.first
        other.arrivals = self.arrivals
        other.cash = self.cash.copy()
        other.bank = self.bank
        other.status = self.status.copy()
        other.credits = self.credits.copy()
        other.tokens = self.tokens.copy()
        other.stores = self.stores.copy()
        other.supply = self.supply.copy()
        other.level = self.level.copy()
        other.bonus = self.bonus.copy()
        other.wagon_at = self.wagon_at.copy()
        other.came_from = self.came_from.copy()
        other.master = self.master.copy()
        other.cargo = self.cargo.copy()
        other.loads = self.loads.copy()
        other.arrived = self.arrived.copy()
        other.axles = self.axles
        other.courier = self.courier
        other.cards = self.cards.copy()
        other.hands = self.hands.copy()
        other.held = self.held.copy()
        other.pile = self.pile.copy()
        other.played = self.played.copy()
        return other

    def remark(self, seat: Seat, action: Action) -> Event | None:
        """MA-24, MA-25, MAR-07: whoever asks for a ride or speaks of its price may say why."""
        if not isinstance(action, Reasoned) or not action.reason:
            return None
        ask: Any = self.ask()
        other: Seat = ask.other if isinstance(ask, Word) else self.master[ask.wagon]
        return e.ReasonGiven(seat, other, action.reason, self.options.private_negotiation, ask.rule)

    # -- what can be asked of the table ----------------------------------------------------------

    def order(self, turn: int) -> Seat:
        """Clockwise, beginning with the first player of the round."""
        return (self.first + turn) % self.seats

    def stored(self, seat: Seat, city: int, good: int) -> int:
        return self.stores[(seat * CITY_COUNT + city) * GOOD_COUNT + good]

    def has_stores(self, seat: Seat) -> bool:
        start = seat * CITY_COUNT * GOOD_COUNT
        return any(self.stores[place] for place in range(start, start + CITY_COUNT * GOOD_COUNT))

    def aboard(self, wagon: int, seat: Seat, good: int) -> int:
        return self.cargo[(wagon * MAX_SEATS + seat) * GOOD_COUNT + good]

    def load_of(self, wagon: int, seat: Seat) -> int:
        """How many goods of a seat are on a wagon."""
        start = (wagon * MAX_SEATS + seat) * GOOD_COUNT
        goods = 0
        for place in range(start, start + GOOD_COUNT):
            goods += self.cargo[place]
        return goods

    def is_loaded(self, wagon: int) -> bool:
        return self.loads[wagon] > 0

    def is_in_city(self, wagon: int) -> bool:
        return self.wagon_at[wagon] < CITY_COUNT

    def is_stopped(self, wagon: int) -> bool:
        """Whether an axle of it broke in this round."""
        return bool(self.axles & BITS[wagon])

    def others_at(self, wagon: int) -> list[int]:
        return [self.wagon_at[other] for other in range(WAGONS) if other != wagon]

    def holds(self, seat: Seat, kind: int) -> int:
        return self.hands[seat * KIND_COUNT + kind]

    def hand_size(self, seat: Seat) -> int:
        """How many influence cards: this much everybody sees (MAR-47)."""
        return self.held[seat]

    def owns(self, seat: Seat, card: int) -> bool:
        return self.cards[card] == seat

    def power(self, seat: Seat, card: int) -> int:
        """What an investment card gives its owner; 0 without it."""
        return self.tables.power[card] if self.cards[card] == seat else 0

    def count_face_up(self) -> int:
        count = 0
        for card in range(INVESTMENT_COUNT):
            if self.cards[card] == DISPLAY:
                count += 1
        return count

    def face_up(self) -> list[int]:
        return [card for card in range(INVESTMENT_COUNT) if self.cards[card] == DISPLAY]

    def credits_left(self) -> int:
        """MA-63: UNLIMITED, or the cards that nobody holds."""
        limit = self.house.credits
        return UNLIMITED if limit == UNLIMITED else limit - sum(self.credits)

    def end_arrivals(self) -> int:
        """MA-69: how many arrivals end the game."""
        return self.house.end_arrivals

    def is_last_round(self) -> bool:
        """MA-69, MAR-42: after this round the game ends."""
        return self.arrivals >= self.house.end_arrivals or self.round >= self.house.max_rounds

    def outcome(self) -> Outcome | None:
        """MA-70 to MA-72."""
        if not self.is_over():
            return None
        by_cash = self.options.all_indebted_rank == "cash"
        ranks = ranked(self.status, self.cash, self.credits, self.tables.credit_repay, by_cash)
        return Outcome(tuple(ranks), tuple(self.status))

    # -- what can happen to it -------------------------------------------------------------------

    def begin_phase(self, phase: int) -> None:
        """MA-09: the marker on the turn-order board."""
        self.phase = phase
        if self.listened_to():
            self.tell(e.PhaseBegan(PHASES[phase]))

    def pay_bank(self, seat: Seat, amount: int) -> None:
        """MAR-33: florins, all of them."""
        self.cash[seat] -= amount
        self.bank += amount

    def pay(self, seat: Seat, to: Seat, amount: int) -> None:
        self.cash[seat] -= amount
        self.cash[to] += amount

    def store(self, seat: Seat, city: int, good: int, price: int) -> None:
        """MA-12, MA-13, MA-14: from the supply into a warehouse; nothing limits what it holds."""
        self.supply[good] -= 1
        self.stores[(seat * CITY_COUNT + city) * GOOD_COUNT + good] += 1
        self.pay_bank(seat, price)
        if self.listened_to():
            self.tell(e.GoodBought(seat, GOODS[good], CITIES[city], price))

    def sell_stored(self, seat: Seat, city: int, good: int) -> None:
        """The warehouse sale: back into the supply at the buying price."""
        price = self.tables.buying[self.level[good]]
        self.stores[(seat * CITY_COUNT + city) * GOOD_COUNT + good] -= 1
        self.supply[good] += 1
        self.pay_bank(seat, -price)
        if self.listened_to():
            self.tell(e.StoredGoodSold(seat, GOODS[good], CITIES[city], price))

    def load(self, wagon: int, seat: Seat, good: int, count: int) -> None:
        """MA-22, MA-24: from the warehouse in this city onto the wagon."""
        city = self.wagon_at[wagon]
        self.stores[(seat * CITY_COUNT + city) * GOOD_COUNT + good] -= count
        self.cargo[(wagon * MAX_SEATS + seat) * GOOD_COUNT + good] += count
        self.loads[wagon] += count

    def load_bundle(self, wagon: int, seat: Seat, bundle: int, price: int, private: bool) -> None:
        """MA-24, MA-25, MAR-39: cash to the master now, for loading now."""
        master = self.master[wagon]
        for good in BUNDLES[bundle]:
            self.load(wagon, seat, good, 1)
        self.pay(seat, master, price)
        if self.listened_to():
            goods = tuple(GOODS[good] for good in BUNDLES[bundle])
            self.tell(e.GoodsLoaded(wagon + 1, seat, master, goods, price, private))

    def unload(self, wagon: int, seat: Seat, good: int, each: int) -> int:
        """MA-16, MA-52: goods return to the supply, their owner is paid; returns how many there were."""
        index = (wagon * MAX_SEATS + seat) * GOOD_COUNT + good
        count = self.cargo[index]
        self.cargo[index] = 0
        self.loads[wagon] -= count
        self.supply[good] += count
        self.pay_bank(seat, -count * each)
        return count

    def put_wagon(self, wagon: int, space: int, came_from: int) -> None:
        """MA-34: a wagon that enters a city has arrived and forgets where it came from."""
        if space < CITY_COUNT and came_from != NOWHERE:
            self.arrived.append(wagon)
            came_from = NOWHERE
        self.wagon_at[wagon] = space
        self.came_from[wagon] = came_from

    def spend_token(self, seat: Seat, token: int) -> None:
        """MA-29: set aside; after the fourth all come back."""
        self.tokens[seat] -= BITS[token]
        if self.tokens[seat] == 0:
            self.tokens[seat] = ALL_TOKENS
            if self.listened_to():
                self.tell(e.TokensReturned(seat))

    def available(self, seat: Seat) -> list[int]:
        """Indices of the movement tokens not yet set aside."""
        return [token for token in range(TOKENS) if self.tokens[seat] & BITS[token]]

    def take_influence(self, seat: Seat, kind: int) -> None:
        self.pile[kind] -= 1
        self.hands[seat * KIND_COUNT + kind] += 1
        self.held[seat] += 1

    def play_influence(self, seat: Seat, kind: int) -> None:
        """MA-45, MAR-17: a played card leaves the game."""
        self.hands[seat * KIND_COUNT + kind] -= 1
        self.held[seat] -= 1
        self.played[kind] += 1

    def play_letter(self, seat: Seat, kind: int) -> None:
        amount = self.tables.worth[kind]
        self.play_influence(seat, kind)
        self.pay_bank(seat, -amount)
        if self.listened_to():
            self.tell(e.LetterPlayed(seat, amount))

    def take_card(self, seat: Seat, card: int, price: int) -> None:
        """MA-57: an investment card, paid to the bank."""
        self.cards[card] = seat
        self.pay_bank(seat, price)
        if self.listened_to():
            self.tell(e.InvestmentTaken(seat, INVESTMENTS[card], price))

    def shift(self, good: int, by: int) -> None:
        self.level[good] += by

    # -- bookkeeping -----------------------------------------------------------------------------

    def check(self) -> None:
        """Money, goods, influence cards and wagons are all somewhere, once."""
        if min(self.cash) < 0 or sum(self.cash) + self.bank != self.seats * self.tables.start_cash:
            raise BrokenInvariant("money was lost or made", rule="MA-17")
        for good in range(GOOD_COUNT):
            stored = sum(self.stores[good::GOOD_COUNT])
            loaded = sum(self.cargo[good::GOOD_COUNT])
            if self.supply[good] < 0 or self.supply[good] + stored + loaded != self.tables.supply:
                raise BrokenInvariant(f"{GOODS[good]} was lost or made", rule="MA-16")
        if min(self.stores) < 0 or min(self.cargo) < 0:
            raise BrokenInvariant("a good is missing", rule="MA-16")
        if self.loads != sums(self.cargo, MAX_SEATS * GOOD_COUNT):
            raise BrokenInvariant("a wagon does not know its load", rule="MA-22")
        if self.held != sums(self.hands, KIND_COUNT):
            raise BrokenInvariant("a hand is miscounted", rule="MAR-47")
        if min(self.hands) < 0 or min(self.pile) < 0:
            raise BrokenInvariant("an influence card is missing", rule="MA-44")
        for kind, copies in enumerate(self._full_pile()):
            if self.pile[kind] + self.played[kind] + sum(self.hands[kind::KIND_COUNT]) != copies:
                raise BrokenInvariant("an influence card was lost or made", rule="MA-44")
        self._check_board()

    def _check_board(self) -> None:
        places = [space for space in self.wagon_at if space != NOWHERE]
        if len(set(places)) != len(places):
            raise BrokenInvariant("two wagons stand on one space", rule="MA-33")
        if self.courier < CITY_COUNT:
            raise BrokenInvariant("the courier is in a city", rule="MA-39")
        if not all(1 <= level <= self.tables.levels for level in self.level):
            raise BrokenInvariant("a price is off the scale", rule="MA-49")
        if not all(0 <= status <= self.tables.top for status in self.status):
            raise BrokenInvariant("somebody is off the ladder", rule="MA-68")
        if self.credits_left() < UNLIMITED or min(self.credits) < 0:
            raise BrokenInvariant("too many credits", rule="MA-63")
        if not all(0 < tokens <= ALL_TOKENS for tokens in self.tokens):
            raise BrokenInvariant("a movement token is missing", rule="MA-29")


def sums(counts: list[int], length: int) -> list[int]:
    """The sum of each part of so many places."""
    return [sum(counts[start : start + length]) for start in range(0, len(counts), length)]
