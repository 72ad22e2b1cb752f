"""The table of Musketeers: its pieces, and the operations that keep them all accounted for."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ducats.engine import bits
from ducats.engine.errors import BrokenInvariant
from ducats.engine.messages import Outcome, Seat
from ducats.engine.play import Play, blank_cells
from ducats.games.musketeers.rules.events import (
    HandDealt,
    Jailed,
    JewelReturned,
    JewelTaken,
    PrisonFreed,
    PrisonTaken,
    Released,
    RewardsLaid,
)
from ducats.games.musketeers.rules.fields import (
    CELLS,
    DECK_LEFT,
    DUEL,
    DUELS_FOUGHT,
    FOUGHT,
    GUARD,
    HAND_NUMBER,
    HANDS,
    IN_CENTRE,
    JAILED,
    PILE,
    REWARDS,
    SLOTS,
    TOTALS,
)
from ducats.games.musketeers.rules.fought import (
    NOBODY,
    card_of_seat,
    cards_in,
    duel_without_cards,
)
from ducats.games.musketeers.rules.messages import MusketeersOptions, Source
from ducats.games.musketeers.rules.printed import (
    ALL_SLOTS,
    BARE,
    DECK,
    GUARDS,
    JEWEL,
    JEWELS,
    MOST_SEATS,
    PRISON,
    PRISONS,
    REWARD_CARDS,
    PrintedData,
)
from ducats.games.musketeers.rules.view import HandResult

NO_GUARD: Final = -1
NO_CARD: Final = -1
CENTRE: Final = -1
WHOLE_DECK: Final = (1 << DECK) - 1


@final
class Musketeers(Play):
    """A match in progress. Cards are numbers 0 to 54, weakest first; guards index tables.guards."""

    def __init__(
        self, seats: int, options: MusketeersOptions, printed: PrintedData, data: str | None, cells: vec[i64]
    ) -> None:
        super().__init__(seats, cells)
        self.options = options
        self.printed = printed
        self.data = data
        self.paid: tuple[Musketeers | HandResult, ...] = ()
        """The hands that were scored: the table as it lay then, or, in a game laid out anew, its words."""

    def copy(self) -> "Musketeers":
        other = Musketeers(self.seats, self.options, self.printed, self.data, self.cells)
        self.copy_kernel_to(other)
        other.paid = self.paid
        return other

    # -- cards and guards ------------------------------------------------------------------------

    def hand_number(self) -> int:
        return self.cells[HAND_NUMBER]

    def hands_played(self) -> int:
        return self.hand_number()

    def duel(self) -> i64:
        """1 to 9; 0 before the first guard of the hand."""
        return self.cells[DUEL]

    def guard(self) -> i64:
        return self.cells[GUARD]

    def guard_value(self) -> i64:
        return self.printed.guards[self.cells[GUARD]]

    def pile(self) -> i64:
        """The set of guards that may still be turned up."""
        return self.cells[PILE]

    def deck(self) -> i64:
        """The set of cards that were not dealt."""
        return self.cells[DECK_LEFT]

    def hand(self, seat: i64) -> i64:
        """The set of cards in hand."""
        return self.cells[HANDS + seat]

    def has_rewards(self, seat: i64) -> bool:
        return self.cells[REWARDS + REWARD_CARDS * seat] != NO_CARD

    def reward(self, seat: i64, slot: i64) -> i64:
        return self.cells[REWARDS + REWARD_CARDS * seat + slot]

    def rewards(self, seat: Seat) -> list[int]:
        """By slot; empty before they are laid."""
        if not self.has_rewards(seat):
            return []
        return [int(self.reward(seat, slot)) for slot in range(REWARD_CARDS)]

    def reward_value(self, seat: i64, slot: i64) -> i64:
        return self.printed.values[self.reward(seat, slot)]

    def fought(self) -> list[int]:
        """The duels of this hand, each as one number."""
        return [int(self.duel_fought(number)) for number in range(self.duels_fought())]

    def duels_fought(self) -> i64:
        """How many there were in this hand."""
        return self.cells[FOUGHT]

    def duel_fought(self, number: i64) -> i64:
        return self.cells[DUELS_FOUGHT + number]

    def last_duel(self) -> i64:
        return self.cells[DUELS_FOUGHT + self.cells[FOUGHT] - 1]

    # -- tokens ----------------------------------------------------------------------------------

    def in_centre(self, token: i64) -> i64:
        """How many of these tokens nobody has."""
        return self.cells[IN_CENTRE + token]

    def slots_with(self, seat: i64, token: i64) -> i64:
        """The set of a seat's slots that bear this token."""
        return self.cells[SLOTS + token] >> REWARD_CARDS * seat & ALL_SLOTS

    def free_slots(self, seat: i64) -> i64:
        """MU-22: where a token may be laid."""
        return self.slots_with(seat, BARE)

    def others_slots_with(self, seat: i64, token: i64) -> i64:
        """The slots of all others that bear this token, counted on from the slots of the next seat."""
        slots = self.cells[SLOTS + token]
        mine: i64 = REWARD_CARDS * seat
        following = slots >> (mine + REWARD_CARDS)
        before = slots & (bits.bit(mine) - 1)
        return following | before << (REWARD_CARDS * (self.seats - 1 - seat))

    def token_on(self, seat: i64, slot: i64) -> i64:
        place = REWARD_CARDS * seat + slot
        if bits.has(self.cells[SLOTS + JEWEL], place):
            return JEWEL
        return PRISON if bits.has(self.cells[SLOTS + PRISON], place) else BARE

    def tokens_lying(self) -> tuple[int, int]:
        """Where all jewels and prisons lie, as two numbers: for keys and comparisons."""
        return self.cells[SLOTS + JEWEL], self.cells[SLOTS + PRISON]

    def has_three(self, seat: i64, token: i64) -> bool:
        return self.slots_with(seat, token) == ALL_SLOTS

    def jailed(self) -> i64:
        """MU-29: the one player with three prisons there can be, or NOBODY."""
        return self.cells[JAILED]

    def fighters(self) -> i64:
        """MU-31, MU-R13: the set of seats that are not in jail."""
        everybody: i64 = self.everybody()
        return everybody if self.cells[JAILED] == NOBODY else everybody ^ bits.bit(self.cells[JAILED])

    def has_three_jewels(self) -> bool:
        """MU-33: one row holds all the jewels."""
        slots = self.cells[SLOTS + JEWEL]
        while slots:
            if slots & ALL_SLOTS == ALL_SLOTS:
                return True
            slots >>= REWARD_CARDS
        return False

    # -- ducats ----------------------------------------------------------------------------------

    def total(self, seat: i64) -> i64:
        return self.cells[TOTALS + seat]

    def totals(self) -> list[int]:
        return [int(self.cells[TOTALS + seat]) for seat in range(self.seats)]

    def score(self, seat: i64) -> i64:
        """MU-35: what all the rewards pay."""
        score: i64 = 0
        for slot in range(REWARD_CARDS):
            score += self.payment(seat, slot)
        return score

    def payment(self, seat: i64, slot: i64) -> i64:
        """MU-35, MU-36, MU-37: the value of a reward, times what its token makes of it."""
        return self.reward_value(seat, slot) * self.printed.factors[self.token_on(seat, slot)]

    def card_name(self, card: int) -> str:
        return self.printed.names[card]

    def outcome(self) -> Outcome | None:
        """MU-40, MU-R16: the highest total wins, equal totals share."""
        return Outcome.by_score(tuple(self.totals())) if self.is_over() else None

    # -- what can happen to cards ------------------------------------------------------------------

    def gather(self) -> None:
        """MU-8, MU-39: everything back for a new hand."""
        cells = self.cells
        cells[HAND_NUMBER] += 1
        cells[DUEL] = 0
        cells[GUARD] = NO_GUARD
        cells[JAILED] = NOBODY
        cells[DECK_LEFT] = WHOLE_DECK
        cells[PILE] = self.printed.pile(self.seats)
        for seat in range(MOST_SEATS):
            cells[HANDS + seat] = 0
        for place in range(MOST_SEATS * REWARD_CARDS):
            cells[REWARDS + place] = NO_CARD
        cells[SLOTS + BARE] = bits.bit(REWARD_CARDS * self.seats) - 1
        cells[SLOTS + JEWEL] = 0
        cells[SLOTS + PRISON] = 0
        cells[IN_CENTRE + JEWEL] = JEWELS
        cells[IN_CENTRE + PRISON] = PRISONS
        cells[FOUGHT] = 0

    def deal(self, seat: i64, card: i64) -> None:
        dealt = bits.bit(card)
        cells = self.cells
        cells[DECK_LEFT] ^= dealt
        cells[HANDS + seat] |= dealt

    def pick_up(self) -> None:
        """MU-7: the hands are complete and looked at."""
        if self.listened_to():
            for seat in range(self.seats):
                self.tell(HandDealt(seat, self.printed.card_names(bits.numbers(self.hand(seat)))))

    def lay_rewards(self, seat: i64, places: tuple[int, int, int], order: tuple[int, int, int]) -> None:
        """MU-9, MU-10, MU-R18: three cards leave the hand, for slots that tell nothing about strength."""
        cells = self.cells
        hand = cells[HANDS + seat]
        a, b, c = order
        first, second, third = bits.nth(hand, places[a]), bits.nth(hand, places[b]), bits.nth(hand, places[c])
        cells[HANDS + seat] = hand ^ bits.bit(first) ^ bits.bit(second) ^ bits.bit(third)
        slots = REWARDS + REWARD_CARDS * seat
        cells[slots] = first
        cells[slots + 1] = second
        cells[slots + 2] = third
        if self.listened_to():
            names = self.printed.names
            self.tell(RewardsLaid(int(seat), (names[first], names[second], names[third])))

    def turn_guard(self, guard: i64) -> None:
        cells = self.cells
        cells[PILE] ^= bits.bit(guard)
        cells[GUARD] = guard
        cells[DUEL] += 1

    def fight(self, played: list[int]) -> None:
        """MU-41: one card of everybody is used up, the jailed player's without effect (MU-30)."""
        cells = self.cells
        duel = duel_without_cards(cells[GUARD], cells[JAILED])
        seat: i64
        for seat in range(len(played)):
            card: i64 = played[seat]
            cells[HANDS + seat] ^= bits.bit(card)
            duel |= card_of_seat(seat, card)
        self.note_duel(duel)

    def note_duel(self, duel: i64) -> None:
        number = self.cells[FOUGHT]
        self.cells[DUELS_FOUGHT + number] = duel
        self.cells[FOUGHT] = number + 1

    # -- what can happen to tokens -----------------------------------------------------------------

    def take_token(self, seat: i64, token: i64, to: i64, owner: i64, slot: i64, forced: bool) -> None:
        """MU-18, MU-20, MU-23, MU-24: from the centre (owner CENTRE) or off another player's card."""
        if owner == CENTRE:
            self.cells[IN_CENTRE + token] -= 1
        else:
            self._turn_slot(owner, slot, token)
        self._turn_slot(seat, to, token)
        if self.listened_to():
            source = None if owner == CENTRE else Source(int(owner), int(slot))
            taken = JewelTaken if token == JEWEL else PrisonTaken
            rule = "MU-23" if source else ("MU-18" if token == JEWEL else "MU-20")
            self.tell(taken(int(seat), int(to), source, forced, rule))
        if token == PRISON:
            self._lock_or_unlock(seat)

    def put_back(self, seat: i64, slot: i64, forced: bool) -> None:
        """MU-25, MU-27, MU-28: an own token returns to the centre."""
        token = self.token_on(seat, slot)
        full = self.free_slots(seat) == 0
        self._turn_slot(seat, slot, token)
        self.cells[IN_CENTRE + token] += 1
        if self.listened_to():
            if token == JEWEL:
                self.tell(JewelReturned(int(seat), int(slot), forced))
            else:
                self.tell(PrisonFreed(int(seat), int(slot), forced, "MU-27" if full else "MU-25"))

    def _turn_slot(self, seat: i64, slot: i64, token: i64) -> None:
        """From bare to this token, or back."""
        place = bits.bit(REWARD_CARDS * seat + slot)
        self.cells[SLOTS + BARE] ^= place
        self.cells[SLOTS + token] ^= place

    def _lock_or_unlock(self, seat: i64) -> None:
        """MU-29, MU-32, MU-R12: three prisons jail their owner from the next duel; losing one frees them."""
        jailed = self.cells[JAILED]
        if jailed != NOBODY and not self.has_three(jailed, PRISON):
            self.cells[JAILED] = NOBODY
            if self.listened_to():
                self.tell(Released(int(jailed)))
        if self.has_three(seat, PRISON):
            self.cells[JAILED] = seat
            if self.listened_to():
                self.tell(Jailed(int(seat)))

    def pay(self) -> None:
        """MU-38: the scores of a hand are noted together (MU-R16)."""
        self.paid += (Musketeers(self.seats, self.options, self.printed, self.data, self.cells[:]),)
        for seat in range(self.seats):
            self.cells[TOTALS + seat] += self.score(seat)

    def is_hand_paid(self) -> bool:
        """MU-R14: the rewards lie open, until they are gathered for the next hand."""
        return self.is_over() or (self.open is None and len(self.paid) == self.hand_number())

    # -- bookkeeping -----------------------------------------------------------------------------

    def check(self) -> None:
        """E35: every card, guard and token is somewhere, once; hands run out together."""
        if self.hand_number() == 0:
            return
        self._check_tokens()
        played = [card for duel in self.fought() for card in cards_in(duel, self.seats)]
        lying = [card for seat in range(self.seats) for card in self.rewards(seat)]
        held = [card for seat in range(self.seats) for card in bits.numbers(self.hand(seat))]
        if sorted(bits.numbers(self.deck()) + played + lying + held) != list(range(DECK)):
            raise BrokenInvariant("a musketeer card is missing or doubled", rule="MU-2")
        removed = GUARDS - bits.count(self.printed.pile(self.seats))
        if bits.count(self.pile()) + self.duel() + removed != GUARDS:
            raise BrokenInvariant("a guard is missing", rule="MU-2")
        if len({int(bits.count(self.hand(seat))) for seat in range(self.seats)}) != 1 and self.duel() > 0:
            raise BrokenInvariant("hands of different size", rule="MU-34")

    def _check_tokens(self) -> None:
        cells = self.cells
        jewels, prisons = cells[IN_CENTRE + JEWEL], cells[IN_CENTRE + PRISON]
        if jewels < 0 or jewels + bits.count(cells[SLOTS + JEWEL]) != JEWELS:
            raise BrokenInvariant("a jewel was lost or made", rule="MU-42")
        if prisons < 0 or prisons + bits.count(cells[SLOTS + PRISON]) != PRISONS:
            raise BrokenInvariant("a prison was lost or made", rule="MU-42")
        bare, jewelled, locked = cells[SLOTS + BARE], cells[SLOTS + JEWEL], cells[SLOTS + PRISON]
        if bare + jewelled + locked != bits.bit(REWARD_CARDS * self.seats) - 1 or jewelled & locked:
            raise BrokenInvariant("a card bears two tokens", rule="MU-22")
        in_jail = [seat for seat in range(self.seats) if self.has_three(seat, PRISON)]
        if in_jail != ([] if self.jailed() == NOBODY else [self.jailed()]):
            raise BrokenInvariant("somebody is wrongly jailed", rule="MU-29")


def blank_table(seats: int, options: MusketeersOptions, printed: PrintedData, data: str | None) -> Musketeers:
    """A table with nothing on it."""
    return Musketeers(seats, options, printed, data, blank_cells(CELLS))
