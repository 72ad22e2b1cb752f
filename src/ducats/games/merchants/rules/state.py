"""The table of Merchants: its pieces, and the operations that keep money, goods and cards accounted for.

This part: the round, the wagons and the cards.
"""

from typing import Final, final

from mypy_extensions import i64

from ducats.engine import bits
from ducats.engine.errors import BrokenInvariant
from ducats.engine.messages import Action, Event, Outcome, Seat
from ducats.games.merchants.rules import counts, invariants, progress
from ducats.games.merchants.rules import events as e
from ducats.games.merchants.rules import fields as f
from ducats.games.merchants.rules.books import EARNED, FEES
from ducats.games.merchants.rules.goods_state import GoodsState
from ducats.games.merchants.rules.messages import MerchantsOptions, Reasoned
from ducats.games.merchants.rules.names import (
    BUNDLE_GOODS,
    BUNDLES,
    CITY_COUNT,
    GOODS,
    INVESTMENTS,
    MAX_SEATS,
    PHASES,
    WAGONS,
)
from ducats.games.merchants.rules.options import UNLIMITED, chosen_of
from ducats.games.merchants.rules.printed import printed_of
from ducats.games.merchants.rules.progress import NOBODY
from ducats.games.merchants.rules.roads import HEADINGS, STANDS
from ducats.games.merchants.rules.scoring import keys_of
from ducats.mechanics.ranking import Key, ranks_of

UP_TO: Final = [list(range(most + 1)) for most in range(64)]
"""0 up to each number, as lists of answers that nobody changes."""


@final
class Merchants(GoodsState):
    """A game in progress. Goods, cities, spaces, cards and kinds are numbers in the order of the rules."""

    def copy(self) -> "Merchants":
        other = Merchants(self.seats, self.printed, self.options, self.chosen, self.data)
        self.copy_kernel_to(other)
        return other

    def remark(self, seat: Seat, action: Action) -> Event | None:
        """MA-24, MA-25, MA-R07: whoever asks for a ride or speaks of its price may say why."""
        if not isinstance(action, Reasoned) or not action.reason:
            return None
        master = int(self.master(progress.wagon(self)))
        other = int(progress.guest(self)) if seat == master else master
        return e.ReasonGiven(seat, other, action.reason, self.options.private_negotiation, self.ask().rule)

    # -- the round -------------------------------------------------------------------------------

    @property
    def round(self) -> i64:
        return self.cells[f.ROUND]

    @property
    def phase(self) -> i64:
        return self.cells[f.PHASE]

    @property
    def first(self) -> i64:
        """The first player of the round; NOBODY before one is drawn."""
        return self.cells[f.FIRST]

    @property
    def arrivals(self) -> i64:
        return self.cells[f.ARRIVALS]

    def order(self, turn: i64) -> i64:
        """Clockwise, beginning with the first player of the round."""
        return (self.cells[f.FIRST] + turn) % self.seats

    def is_last_round(self) -> bool:
        """MA-69, MA-R42: after this round the game ends."""
        chosen = self.chosen
        return self.cells[f.ARRIVALS] >= chosen.end_arrivals or self.cells[f.ROUND] >= chosen.max_rounds

    def outcome(self) -> Outcome | None:
        """MA-70 to MA-72."""
        if not self.is_over():
            return None
        return Outcome(self.ranks(), tuple(self.statuses()))

    def ranks(self) -> tuple[int, ...]:
        return ranks_of(self.rank_keys())

    def rank_keys(self) -> list[Key]:
        by_cash = self.options.all_indebted_rank == "cash"
        return keys_of(self.statuses(), self.purses(), self.debts(), self.printed.credit_repay, by_cash)

    def draw_first(self, seat: Seat) -> None:
        self.cells[f.FIRST] = seat

    def begin_round(self) -> None:
        """MA-11, MA-R34: the turn-order board passes to the left; axles are mended."""
        self.cells[f.ROUND] += 1
        if self.round > 1 and self.chosen.rotate_first_player:
            self.cells[f.FIRST] = self.order(1)
        self.cells[f.AXLES] = 0
        for wagon in range(WAGONS):
            self.cells[f.ARRIVED + wagon] = 0

    def begin_phase(self, phase: i64) -> None:
        """MA-09: the marker on the turn-order board."""
        self.cells[f.PHASE] = phase
        progress.begin(self)
        if self.events is not None:
            self.tell(e.PhaseBegan(PHASES[phase]))

    # -- wagons ----------------------------------------------------------------------------------

    def wagon_at(self, wagon: i64) -> i64:
        """The space; NOWHERE before it is placed."""
        return self.cells[f.WAGON_AT + wagon]

    def heading(self, wagon: i64) -> i64:
        """Space and way behind it as one number: the end of its last move."""
        return self.cells[f.WAGON_AT + wagon] * HEADINGS + self.cells[f.WAY + wagon]

    def came_from(self, wagon: i64) -> i64:
        """The space behind it; NOWHERE in a city."""
        return self.printed.roads.before(self.heading(wagon)) if self.wagon_at(wagon) >= 0 else -1

    def put_wagon(self, wagon: i64, end: i64) -> None:
        """MA-34: a wagon that enters a city has arrived and forgets where it came from."""
        space, way = end // HEADINGS, end % HEADINGS
        if space < CITY_COUNT and way != STANDS:
            self.cells[f.ARRIVED + wagon] = self.arrived_so_far() + 1
            way = STANDS
        self.cells[f.WAGON_AT + wagon] = space
        self.cells[f.WAY + wagon] = way

    def is_in_city(self, wagon: i64) -> bool:
        return self.cells[f.WAGON_AT + wagon] < CITY_COUNT

    def arrived_as(self, wagon: i64) -> i64:
        """Its place among the wagons that reached a city in this round; 0: it did not."""
        return self.cells[f.ARRIVED + wagon]

    def arrived_so_far(self) -> i64:
        """How many wagons reached a city in this round."""
        most: i64 = 0
        for wagon in range(WAGONS):
            most = max(most, self.cells[f.ARRIVED + wagon])
        return most

    def arrival(self, number: i64) -> i64:
        """The wagon that was the first, second, ... to arrive in this round, or NOBODY."""
        for wagon in range(WAGONS):
            if self.cells[f.ARRIVED + wagon] == number:
                return wagon
        return NOBODY

    def is_stopped(self, wagon: i64) -> bool:
        """Whether an axle of it broke in this round."""
        return bits.has(self.cells[f.AXLES], wagon)

    def stop(self, wagon: i64) -> None:
        self.cells[f.AXLES] |= bits.bit(wagon)

    def master(self, wagon: i64) -> i64:
        return self.cells[f.MASTER + wagon]

    def set_master(self, wagon: i64, seat: i64) -> None:
        self.cells[f.MASTER + wagon] = seat

    def load(self, wagon: i64) -> i64:
        """All goods on a wagon, whoever owns them: counts."""
        return self.cells[f.LOADS + wagon]

    def is_loaded(self, wagon: i64) -> bool:
        return self.cells[f.LOADS + wagon] != 0

    def cargo(self, wagon: i64, seat: i64) -> i64:
        """A seat's goods on a wagon: counts."""
        return self.cells[f.CARGO + wagon * MAX_SEATS + seat]

    def aboard(self, wagon: i64, seat: i64, good: i64) -> i64:
        return counts.count(self.cells[f.CARGO + wagon * MAX_SEATS + seat], good)

    def load_goods(self, wagon: i64, seat: i64, goods: i64) -> None:
        """MA-22, MA-24: from the warehouse in this city onto the wagon."""
        self.cells[f.STORES + seat * CITY_COUNT + self.wagon_at(wagon)] -= goods
        self.cells[f.CARGO + wagon * MAX_SEATS + seat] += goods
        self.cells[f.LOADS + wagon] += goods

    def load_bundle(self, wagon: i64, seat: i64, bundle: i64, price: i64, private: bool) -> None:
        """MA-24, MA-25, MA-R39: cash to the master now, for loading now."""
        self.load_goods(wagon, seat, BUNDLE_GOODS[bundle])
        master = self.master(wagon)
        self.pay(seat, master, price)
        self.note(seat, FEES + wagon, price)
        self.note(master, EARNED + wagon, price)
        if self.events is not None:
            goods = tuple([GOODS[good] for good in BUNDLES[bundle]])
            loaded = e.GoodsLoaded(int(wagon) + 1, int(seat), int(master), goods, int(price), private)
            self.tell(loaded.paid_openly() if self.options.open_money else loaded)

    def unload(self, wagon: i64, seat: i64) -> None:
        """MA-16, MA-52: a seat's goods return to the supply."""
        goods = self.cells[f.CARGO + wagon * MAX_SEATS + seat]
        self.cells[f.CARGO + wagon * MAX_SEATS + seat] = 0
        self.cells[f.LOADS + wagon] -= goods
        self.cells[f.SUPPLY] += goods

    def arrive(self, wagon: i64) -> None:
        """MA-51, MA-54: the city's bonus is 0 now, the wagon free."""
        self.cells[f.ARRIVALS] += 1
        self.cells[f.BONUSES + self.wagon_at(wagon)] = 0
        self.cells[f.MASTER + wagon] = NOBODY

    @property
    def courier(self) -> i64:
        return self.cells[f.COURIER]

    def tokens(self, seat: i64) -> i64:
        """The set of movement tokens not yet set aside."""
        return self.cells[f.TOKENS + seat]

    def spend_token(self, seat: i64, token: i64) -> None:
        """MA-29: set aside."""
        self.cells[f.TOKENS + seat] &= ~bits.bit(token)

    def take_tokens_back(self, seat: i64) -> None:
        """MA-29: after the last all come back."""
        if self.cells[f.TOKENS + seat]:
            return
        self.cells[f.TOKENS + seat] = self.printed.all_tokens
        if self.events is not None:
            self.tell(e.TokensReturned(int(seat)))

    # -- cards -----------------------------------------------------------------------------------

    def hand(self, seat: i64) -> i64:
        """Influence cards: counts by kind."""
        return self.cells[f.HANDS + seat]

    def holds(self, seat: i64, kind: i64) -> i64:
        return counts.count(self.cells[f.HANDS + seat], kind)

    def hand_size(self, seat: i64) -> i64:
        """How many influence cards: this much everybody sees (MA-R47)."""
        return counts.total(self.cells[f.HANDS + seat])

    @property
    def pile(self) -> i64:
        """Influence cards that can still be had: counts by kind."""
        return self.cells[f.PILE]

    @property
    def played(self) -> i64:
        """Influence cards that have left the game: counts by kind."""
        return self.cells[f.PLAYED]

    def take_influence(self, seat: i64, kind: i64) -> None:
        self.cells[f.PILE] -= counts.one(kind)
        self.cells[f.HANDS + seat] += counts.one(kind)

    def play_influence(self, seat: i64, kind: i64) -> None:
        """MA-45, MA-R17: a played card leaves the game."""
        self.cells[f.HANDS + seat] -= counts.one(kind)
        self.cells[f.PLAYED] += counts.one(kind)

    def play_letter(self, seat: i64, kind: i64) -> None:
        amount = self.printed.worth[kind]
        self.play_influence(seat, kind)
        self.pay_bank(seat, -amount)
        if self.events is not None:
            self.tell(e.LetterPlayed(int(seat), int(amount)))

    def investments(self, seat: i64) -> i64:
        """The set of investment cards of a seat."""
        return self.cells[f.INVESTMENTS + seat]

    def owns(self, seat: i64, card: i64) -> bool:
        return bits.has(self.cells[f.INVESTMENTS + seat], card)

    def power(self, seat: i64, card: i64) -> i64:
        """What an investment card gives its owner; 0 without it."""
        return self.printed.power[card] if self.owns(seat, card) else 0

    @property
    def face_up(self) -> i64:
        """The set of investment cards on display."""
        return self.cells[f.FACE_UP]

    @property
    def deck(self) -> i64:
        """The set of investment cards that are still to be turned up."""
        return self.cells[f.DECK]

    def turn_up(self, cards: i64) -> None:
        """MA-10, MA-59: from the deck onto the display."""
        self.cells[f.DECK] &= ~cards
        self.cells[f.FACE_UP] |= cards

    def put_away(self) -> None:
        """What lies face up leaves the game."""
        self.cells[f.FACE_UP] = 0

    def take_cards(self, seat: i64, cards: i64, price: i64) -> None:
        """Investment cards from the display, paid to the bank."""
        self.cells[f.FACE_UP] &= ~cards
        self.cells[f.INVESTMENTS + seat] |= cards
        self.pay_bank(seat, price)

    def take_card(self, seat: i64, card: i64, price: i64) -> None:
        """MA-57."""
        self.take_cards(seat, bits.bit(card), price)
        if self.events is not None:
            self.tell(e.InvestmentTaken(int(seat), INVESTMENTS[card], int(price)))

    # -- bookkeeping -----------------------------------------------------------------------------

    def check(self) -> None:
        """Money, goods, influence cards and wagons are all somewhere, once."""
        invariants.check_money(self, self.printed)
        invariants.check_goods(self, self.printed)
        invariants.check_influence(self, self.chosen.influence)
        invariants.check_board(self, self.printed)
        owed = self.debts()
        if min(owed) < 0 or (self.chosen.credits != UNLIMITED and sum(owed) > self.chosen.credits):
            raise BrokenInvariant("too many credits", rule="MA-63")


def new_table(seats: int, options: MerchantsOptions, data: str | None) -> Merchants:
    """MA-02 to MA-10: everything that lies at its start without a draw; the wagons are not placed yet."""
    printed = printed_of(data)
    chosen = chosen_of(options, printed, seats)
    g = Merchants(seats, printed, options, chosen, data)
    g.cells = chosen.start[:]
    return g
