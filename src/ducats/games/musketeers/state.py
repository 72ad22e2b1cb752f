"""The table of Musketeers: its pieces, and the operations that keep them all accounted for."""

from typing import Final, final

from mypy_extensions import i64

from ducats.engine.errors import BrokenInvariant
from ducats.engine.frames import FIRST_CELL, Play, blank_cells
from ducats.engine.messages import Outcome, Seat
from ducats.games.musketeers.messages import (
    HandDealt,
    Jailed,
    JewelReturned,
    JewelTaken,
    MusketeersOptions,
    PrisonFreed,
    PrisonTaken,
    Released,
    RewardsLaid,
    Source,
)
from ducats.games.musketeers.tables import (
    BARE,
    DECK,
    GUARDS,
    JEWEL,
    JEWELS,
    PRISON,
    PRISONS,
    REWARD_CARDS,
    SLOTS_WITH,
    Tables,
)

NOBODY: Final = -1
NO_GUARD: Final = -1
CENTRE: Final = -1

NO_CARDS: Final[list[int]] = []
NOBODYS_CARDS: Final[list[list[int]]] = []
FRESH_DECK: Final = list(range(DECK))


@final
class PaidHand:
    """A hand that has been scored."""

    def __init__(
        self,
        three_jewels: bool,
        duels: int,
        rewards: tuple[tuple[int, ...], ...],
        tokens: tuple[tuple[int, ...], ...],
        scores: tuple[int, ...],
    ) -> None:
        self.three_jewels: Final = three_jewels
        self.duels: Final = duels
        self.rewards: Final = rewards
        self.tokens: Final = tokens
        self.scores: Final = scores


@final
class Musketeers(Play):
    """A match in progress. Cards are numbers 0 to 54, weakest first; guards index tables.guards."""

    def __init__(
        self, seats: int, options: MusketeersOptions, tables: Tables, data: str | None, totals: list[int]
    ) -> None:
        """A table with nothing on it: `gather` and `copy` say what lies where."""
        super().__init__(seats, blank_cells(FIRST_CELL))
        self.options = options
        self.tables = tables
        self.data = data
        self.hand_number = 0
        self.duel = 0
        self.deck = NO_CARDS
        """Always in rising order, as hands are once they are picked up."""
        self.pile = NO_CARDS
        self.guard = NO_GUARD
        self.hands = NOBODYS_CARDS
        self.rewards = NOBODYS_CARDS
        self.tokens = NOBODYS_CARDS
        self.jewels = JEWELS
        self.prisons = PRISONS
        self.jailed = NOBODY
        self.fought: tuple[tuple[int, ...], ...] = ()
        """The duels of this hand: guard, jailed seat, then one card per seat."""
        self.paid: tuple[PaidHand, ...] = ()
        self.totals = totals

    def copy(self) -> "Musketeers":
        other = Musketeers(self.seats, self.options, self.tables, self.data, self.totals.copy())
        self.copy_kernel_to(other)
        other.hand_number = self.hand_number
        other.duel = self.duel
        other.deck = self.deck.copy()
        other.pile = self.pile.copy()
        other.guard = self.guard
        other.hands = [hand.copy() for hand in self.hands]
        other.rewards = [cards.copy() for cards in self.rewards]
        other.tokens = [row.copy() for row in self.tokens]
        other.jewels = self.jewels
        other.prisons = self.prisons
        other.jailed = self.jailed
        other.fought = self.fought
        other.paid = self.paid
        return other

    # -- what can be asked of the table ----------------------------------------------------------

    def fighters(self) -> list[Seat]:
        """MU-31, MUR-13: everybody but the one jailed player there can be."""
        return [seat for seat in range(self.seats) if seat != self.jailed]

    def guard_value(self) -> int:
        return self.tables.guards[self.guard]

    def free_slots(self, seat: Seat) -> list[int]:
        """MU-22: where a token may be laid."""
        return self.slots_with(seat, BARE)

    def slots_with(self, seat: Seat, token: int) -> list[int]:
        """One of the lists of SLOTS_WITH: not to be changed."""
        row = self.tokens[seat]
        return SLOTS_WITH[token][row[0] + 3 * row[1] + 9 * row[2]]

    def score(self, seat: Seat) -> int:
        """MU-35, MU-36, MU-37: the value of each reward, doubled by a jewel, nothing in prison."""
        values, factors = self.tables.values, self.tables.factors
        cards, tokens = self.rewards[seat], self.tokens[seat]
        score = 0
        for slot in range(REWARD_CARDS):
            score += values[cards[slot]] * factors[tokens[slot]]
        return score

    def card_name(self, card: int) -> str:
        return self.tables.card_name(card)

    def outcome(self) -> Outcome | None:
        """MU-40, MUR-16: the highest total wins, equal totals share."""
        return Outcome.by_score(tuple(self.totals)) if self.is_over() else None

    # -- what can happen to it -------------------------------------------------------------------

    def gather(self) -> None:
        """MU-8, MU-39: everything back for a new hand."""
        self.hand_number += 1
        self.duel = 0
        self.deck = FRESH_DECK.copy()
        self.pile = self.tables.pile(self.seats)
        self.guard = NO_GUARD
        self.hands = [[] for _ in range(self.seats)]
        self.rewards = [[] for _ in range(self.seats)]
        self.tokens = [[BARE] * REWARD_CARDS for _ in range(self.seats)]
        self.jewels = JEWELS
        self.prisons = PRISONS
        self.jailed = NOBODY
        self.fought = ()

    def deal(self, seat: Seat, card: int) -> None:
        deck = self.deck
        first: i64 = 0
        last: i64 = len(deck) - 1
        while first < last:
            middle = (first + last) >> 1
            if deck[middle] < card:
                first = middle + 1
            else:
                last = middle
        deck.pop(first)
        self.hands[seat].append(card)

    def pick_up(self) -> None:
        """MU-7: the hands are complete and looked at."""
        for seat, hand in enumerate(self.hands):
            hand.sort()
            if self.listened_to():
                self.tell(HandDealt(seat, tuple(self.card_name(card) for card in hand)))

    def lay_rewards(self, seat: Seat, places: tuple[int, int, int]) -> None:
        """MU-9, MU-10: three cards leave the hand; they lie sorted until the slots are shuffled."""
        first, second, third = places
        hand = self.hands[seat]
        # From the end, so that the places stay true.
        high, middle, low = hand.pop(third), hand.pop(second), hand.pop(first)
        self.rewards[seat] = [low, middle, high]

    def shuffle_slots(self, seat: Seat, order: tuple[int, int, int]) -> None:
        """MUR-18: position tells nothing about strength."""
        laid = self.rewards[seat]
        self.rewards[seat] = [laid[order[0]], laid[order[1]], laid[order[2]]]
        if self.listened_to():
            first, second, third = (self.card_name(card) for card in self.rewards[seat])
            self.tell(RewardsLaid(seat, (first, second, third)))

    def turn_guard(self, guard: int) -> None:
        self.pile.remove(guard)
        self.guard = guard
        self.duel += 1

    def fight(self, cards: list[int]) -> None:
        """MU-41: one card of everybody is used up, the jailed player's without effect (MU-30)."""
        for seat, card in enumerate(cards):
            self.hands[seat].remove(card)
        self.fought += ((self.guard, self.jailed, *cards),)

    def take_token(self, seat: Seat, token: int, to: int, owner: int, slot: int, forced: bool) -> None:
        """MU-18, MU-20, MU-23, MU-24: from the centre (owner CENTRE) or off another player's card."""
        if owner == CENTRE:
            self._draw_from_centre(token)
        else:
            self.tokens[owner][slot] = BARE
        self.tokens[seat][to] = token
        if self.listened_to():
            source = None if owner == CENTRE else Source(owner, slot)
            taken = JewelTaken if token == JEWEL else PrisonTaken
            rule = "MU-23" if source else ("MU-18" if token == JEWEL else "MU-20")
            self.tell(taken(seat, to, source, forced, rule))
        if token == PRISON:
            self._lock_or_unlock(seat)

    def put_back(self, seat: Seat, slot: int, forced: bool) -> None:
        """MU-25, MU-27, MU-28: an own token returns to the centre."""
        token = self.tokens[seat][slot]
        full = not self.free_slots(seat)
        self.tokens[seat][slot] = BARE
        if token == JEWEL:
            self.jewels += 1
        else:
            self.prisons += 1
        if self.listened_to():
            if token == JEWEL:
                self.tell(JewelReturned(seat, slot, forced))
            else:
                self.tell(PrisonFreed(seat, slot, forced, "MU-27" if full else "MU-25"))

    def _draw_from_centre(self, token: int) -> None:
        if token == JEWEL:
            self.jewels -= 1
        else:
            self.prisons -= 1

    def _lock_or_unlock(self, seat: Seat) -> None:
        """MU-29, MU-32, MUR-12: three prisons jail their owner from the next duel; losing one frees him."""
        if self.jailed != NOBODY and self.tokens[self.jailed].count(PRISON) < PRISONS:
            if self.listened_to():
                self.tell(Released(self.jailed))
            self.jailed = NOBODY
        if self.tokens[seat].count(PRISON) == PRISONS:
            self.jailed = seat
            if self.listened_to():
                self.tell(Jailed(seat))

    def has_three_jewels(self) -> bool:
        """MU-33: one row holds all the jewels."""
        return self.jewels == 0 and any(row.count(JEWEL) == JEWELS for row in self.tokens)

    def pay(self) -> None:
        """MU-38: the scores of a hand are noted together (MUR-16)."""
        hand = PaidHand(
            self.has_three_jewels(),
            self.duel,
            tuple([tuple(cards) for cards in self.rewards]),
            tuple([tuple(row) for row in self.tokens]),
            tuple([self.score(seat) for seat in range(self.seats)]),
        )
        for seat, score in enumerate(hand.scores):
            self.totals[seat] += score
        self.paid += (hand,)

    def judge(self, guard: int, jailed: Seat, cards: tuple[int, ...]) -> tuple[int, bool, Seat]:
        """MU-15, MU-16, MU-17: the fighters' sum, whether it reaches the guard, and whom it concerns."""
        values = self.tables.values
        total = 0
        strongest = weakest = NOBODY
        for seat, card in enumerate(cards):
            if seat == jailed:
                continue
            total += values[card]
            if strongest == NOBODY or card > cards[strongest]:
                strongest = seat
            if weakest == NOBODY or card < cards[weakest]:
                weakest = seat
        # MUR-23, MUR-26: reaching is enough, and the guard stays as it is however few fight.
        won = total >= self.tables.guards[guard]
        return total, won, strongest if won else weakest

    # -- bookkeeping -----------------------------------------------------------------------------

    def check(self) -> None:
        """E35: every card, guard and token is somewhere, once; hands run out together."""
        self._check_tokens()
        if self.hand_number == 0:
            return
        played = [card for entry in self.fought for card in entry[2:]]
        lying = [card for cards in self.rewards for card in cards]
        held = [card for hand in self.hands for card in hand]
        if sorted(self.deck + played + lying + held) != list(range(DECK)):
            raise BrokenInvariant("a musketeer card is missing or doubled", rule="MU-2")
        removed = GUARDS - len(self.tables.pile(self.seats))
        if len(self.pile) + self.duel + removed != GUARDS:
            raise BrokenInvariant("a guard is missing", rule="MU-2")
        if len({len(hand) for hand in self.hands}) != 1 and self.duel > 0:
            raise BrokenInvariant("hands of different size", rule="MU-34")

    def _check_tokens(self) -> None:
        lying = [token for row in self.tokens for token in row]
        if self.jewels < 0 or self.jewels + lying.count(JEWEL) != JEWELS:
            raise BrokenInvariant("a jewel was lost or made", rule="MU-42")
        if self.prisons < 0 or self.prisons + lying.count(PRISON) != PRISONS:
            raise BrokenInvariant("a prison was lost or made", rule="MU-42")
        in_jail = [seat for seat in range(self.seats) if self.slots_with(seat, PRISON) == [0, 1, 2]]
        if in_jail != ([] if self.jailed == NOBODY else [self.jailed]):
            raise BrokenInvariant("somebody is wrongly jailed", rule="MU-29")
