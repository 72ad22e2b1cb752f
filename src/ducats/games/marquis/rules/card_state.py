"""The packed state of Marquis, second part: hands, draw piles, character piles, and what goes with them."""

from mypy_extensions import i64

from ducats.engine import bits
from ducats.engine.bits import bit
from ducats.engine.messages import Seat
from ducats.games.marquis.rules.fields import (
    BENEATH_BIT,
    BENEATH_BITS,
    CARDS,
    COUNTER,
    DEAD,
    DECKS,
    DISCHARGED,
    FACES,
    HANDS,
    HIRED,
    IDENTITY_BITS,
    LAID_BIT,
    LAST,
    MARKED,
    MARQUISES,
    NUMBER_BITS,
    OPEN_CARDS,
    OUT,
    PROTECTED,
    PROTECTS,
    RANK_BIT,
    RESET,
    SHIELDED,
    TOLLS,
    USED_BIT,
)
from ducats.games.marquis.rules.goods_state import NO_CARD, NOBODY, GoodsState
from ducats.games.marquis.rules.printed import COLOUR, V


class CardState(GoodsState):
    """Every card knows the one that lies beneath it."""

    # -- hands and draw piles --------------------------------------------------------------------

    def hand(self, seat: i64) -> i64:
        """The set of letters in hand."""
        return self.cells[HANDS + seat]

    def deck(self, seat: i64) -> i64:
        """The set of letters in the draw pile."""
        return self.cells[DECKS + seat]

    def take_in_hand(self, seat: i64, letter: i64) -> None:
        self.cells[HANDS + seat] |= bit(letter)

    def leave_hand(self, seat: i64, letter: i64) -> None:
        self.cells[HANDS + seat] &= ~bit(letter)

    def draw(self, seat: i64, letter: i64) -> None:
        """From the draw pile into the hand."""
        self.cells[DECKS + seat] &= ~bit(letter)
        self.cells[HANDS + seat] |= bit(letter)

    def characters_in_hand(self, seat: i64) -> i64:
        """MQ-51: the set of letters that can be laid."""
        return self.cells[HANDS + seat] & ~bit(V)

    def has_characters(self, seat: i64) -> bool:
        """MQ-51, MQ-108: whether there is anything to lay."""
        return self.characters_in_hand(seat) != 0 or self.cells[HIRED + seat] != NO_CARD

    def holds(self, seat: i64, letter: i64) -> bool:
        return bits.has(self.cells[HANDS + seat], letter)

    def holds_veto(self, seat: i64) -> bool:
        """MQ-46."""
        return bits.has(self.cells[HANDS + seat], V)

    # -- piles -----------------------------------------------------------------------------------

    def open_card(self, seat: i64) -> i64:
        """MQ-14: the top card of the pile; NO_CARD for a characterless player (MQ-56)."""
        return self.cells[OPEN_CARDS + seat]

    def shows(self, seat: i64) -> i64:
        """What a seat's open card counts as (MQ-80); NO_CARD without one."""
        return self.cells[FACES + seat]

    def identity(self, card: i64) -> i64:
        return self.cells[CARDS + card] & IDENTITY_BITS

    def is_used(self, card: i64) -> bool:
        """MQ-101: a Prosecutor who has intervened."""
        return bits.has(self.cells[CARDS + card], USED_BIT)

    def beneath(self, card: i64) -> i64:
        """The card that this one lies on, or NO_CARD."""
        return (self.cells[CARDS + card] >> BENEATH_BIT & BENEATH_BITS) - 1

    def laid(self, card: i64) -> i64:
        """Its position among all cards laid."""
        return self.cells[CARDS + card] >> LAID_BIT & NUMBER_BITS

    def rank(self, card: i64) -> i64:
        """MQ-R23: its number among the Marquises laid since the last reversal."""
        return self.cells[CARDS + card] >> RANK_BIT & NUMBER_BITS

    def use(self, card: i64) -> None:
        self.cells[CARDS + card] |= bit(USED_BIT)

    def open_number(self, seat: i64) -> i64:
        """When the open card was laid."""
        return self.laid(self.cells[OPEN_CARDS + seat])

    def cover(self, seat: i64, card: i64, identity: i64, laid: i64, rank: i64) -> None:
        """MQ-14: a card comes to lie open on the pile."""
        beneath = self.cells[OPEN_CARDS + seat] + 1
        self.cells[CARDS + card] = identity | beneath << BENEATH_BIT | laid << LAID_BIT | rank << RANK_BIT
        self.cells[OPEN_CARDS + seat] = card
        self.cells[FACES + seat] = identity

    def pull(self, seat: i64, card: i64) -> None:
        """MQ-57, MQ-R15, MQ-R22: a card leaves its pile, and with it all that was stored on it."""
        beneath = self.beneath(card)
        above = self.cells[OPEN_CARDS + seat]
        if above == card:
            self.cells[OPEN_CARDS + seat] = beneath
            self.cells[FACES + seat] = NO_CARD if beneath == NO_CARD else self.identity(beneath)
        else:
            while self.beneath(above) != card:
                above = self.beneath(above)
            stored = self.cells[CARDS + above] & ~(bit(LAID_BIT) - bit(BENEATH_BIT))
            self.cells[CARDS + above] = stored | (beneath + 1) << BENEATH_BIT
        self.cells[CARDS + card] = card % COLOUR

    def slip_beneath(self, seat: Seat, cards: list[int]) -> None:
        """For whoever lays a table: cards of unknown age come to lie at the bottom of a pile."""
        above = [(card, self.cells[CARDS + card]) for card in self.pile(seat)]
        self.cells[OPEN_CARDS + seat] = NO_CARD
        for card in cards:
            self.cover(seat, card, card % COLOUR, 0, 0)
        for card, stored in above:
            self.cover(seat, card, self.identity(card), self.laid(card), self.rank(card))
            self.cells[CARDS + card] |= stored & bit(USED_BIT)

    def bury(self, seat: i64, card: i64) -> None:
        """MQ-54: an eliminated card."""
        self.cells[CARDS + card] = card % COLOUR | (self.cells[DEAD + seat] + 1) << BENEATH_BIT
        self.cells[DEAD + seat] = card

    def discharge(self, card: i64) -> None:
        """MQ-V3."""
        self.cells[CARDS + card] = card % COLOUR | (self.cells[DISCHARGED] + 1) << BENEATH_BIT
        self.cells[DISCHARGED] = card

    def _chain(self, last: i64) -> list[int]:
        """Cards that lie on each other, from the bottom."""
        found: list[int] = []
        while last != NO_CARD:
            found.append(int(last))
            last = self.beneath(last)
        found.reverse()
        return found

    def pile(self, seat: i64) -> list[int]:
        """All cards of a pile, from the bottom."""
        return self._chain(self.cells[OPEN_CARDS + seat])

    def pile_size(self, seat: i64) -> int:
        count = 0
        card = self.cells[OPEN_CARDS + seat]
        while card != NO_CARD:
            count += 1
            card = self.beneath(card)
        return count

    def dead(self, seat: i64) -> list[int]:
        """Eliminated cards, the first of them first."""
        return self._chain(self.cells[DEAD + seat])

    def dead_letters(self, seat: i64) -> i64:
        """The set of own letters among them."""
        found: i64 = 0
        card = self.cells[DEAD + seat]
        while card != NO_CARD:
            if not self.is_mercenary(card):
                found |= bit(card % COLOUR)
            card = self.beneath(card)
        return found

    def count_card(self) -> i64:
        """One more card was laid; its number."""
        self.cells[COUNTER] += 1
        return self.cells[COUNTER]

    def count_marquis(self) -> i64:
        """One more Marquis was laid; its rank."""
        self.cells[MARQUISES] += 1
        return self.cells[MARQUISES]

    def counter(self) -> i64:
        return self.cells[COUNTER]

    def reset(self) -> i64:
        return self.cells[RESET]

    def marquises(self) -> i64:
        return self.cells[MARQUISES]

    def last(self, seat: i64) -> i64:
        """MQ-110, MQ-119: what the last card laid counted as."""
        return self.cells[LAST + seat]

    def remember_last(self, seat: i64, identity: i64) -> None:
        self.cells[LAST + seat] = identity

    # -- what goes with an open card -------------------------------------------------------------

    def is_marked(self, seat: i64) -> bool:
        return bits.has(self.cells[MARKED], seat)

    def marked(self) -> i64:
        """The set of seats with a marked Extortioner."""
        return self.cells[MARKED]

    def mark(self, seats: i64) -> None:
        self.cells[MARKED] |= seats

    def has_toll(self, seat: i64) -> bool:
        return bits.has(self.cells[TOLLS], seat)

    def tolls(self) -> i64:
        """The set of seats whose toll is pending."""
        return self.cells[TOLLS]

    def set_toll(self, seat: i64, pending: bool) -> None:
        self.put_flag(TOLLS, seat, pending)

    def protects(self, countess: i64) -> i64:
        return self.cells[PROTECTS + countess]

    def protect(self, countess: i64, client: i64) -> None:
        """MQ-65: NOBODY ends it."""
        self.cells[PROTECTS + countess] = client
        protected: i64 = 0
        for seat in range(self.seats):
            if self.cells[PROTECTS + seat] != NOBODY:
                protected |= bit(self.cells[PROTECTS + seat])
        self.cells[PROTECTED] = protected

    def is_anybody_protected(self) -> bool:
        return self.cells[PROTECTED] != 0

    def strip_marks(self, seat: i64) -> None:
        """MQ-67, MQ-72: the mark and the toll of an open card."""
        self.cells[MARKED] &= ~bit(seat)
        self.cells[TOLLS] &= ~bit(seat)

    def is_shielded(self, seat: i64) -> bool:
        return bits.has(self.cells[SHIELDED], seat)

    def shield(self, seat: i64) -> None:
        """MQ-R07: from the card that acts now."""
        self.cells[SHIELDED] |= bit(seat)

    def drop_shields(self) -> None:
        """MQ-R07: what a Veto stopped is over."""
        self.cells[SHIELDED] = 0

    def is_target(self, seat: i64, culprit: i64) -> bool:
        """MQ-24, MQ-27, MQ-65, MQ-66, MQ-111, MQ-R28: whom an effect can hit at all."""
        safe = self.cells[OUT] | self.cells[PROTECTED] | self.cells[SHIELDED]
        return seat != culprit and not bits.has(safe, seat) and self.cells[FACES + seat] != NO_CARD

    # -- kinds of cards --------------------------------------------------------------------------

    def cards(self) -> int:
        """How many cards there are, mercenaries included."""
        return len(self.cells) - CARDS

    def is_mercenary(self, card: i64) -> bool:
        """MQ-V3."""
        return card >= self.own_cards
