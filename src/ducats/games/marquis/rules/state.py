"""The table of Marquis, read and changed in the words of the rules; its packed state in three parts.

This part: what the table knows of hidden cards, the variants, and the end.
"""

from functools import lru_cache
from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from ducats.engine import bits
from ducats.engine.bits import bit
from ducats.engine.messages import Action, Event, Outcome, Seat
from ducats.engine.play import blank_cells
from ducats.games.marquis.rules.card_state import CardState
from ducats.games.marquis.rules.events import ReasonGiven
from ducats.games.marquis.rules.fields import (
    BACK,
    CARDS,
    COMMITTED,
    DEAD,
    DECKS,
    DIAMONDS_LEFT,
    DIRECTION,
    DISCHARGED,
    EVER_LAID,
    FACES,
    HANDS,
    HIRED,
    LAST,
    LOST,
    LOST_KNOWN,
    MAYBE_BACK,
    MERCENARIES,
    OFFERS,
    OPEN_CARDS,
    PROTECTS,
    RUBIES_LEFT,
    SHOWN,
    SPECIALS,
    SPECIALS_LEFT,
    SPECIALS_PLAYED,
    SPECIALS_SPENT,
    START_SEAT,
    TURN,
    TURNED,
    VETO_GONE,
    VETO_KNOWN,
    VETO_PLAYED,
)
from ducats.games.marquis.rules.goods_state import NO_CARD, NO_OFFER, NOBODY, UNLIMITED
from ducats.games.marquis.rules.history import event_of, name_of
from ducats.games.marquis.rules.invariants import check
from ducats.games.marquis.rules.messages import MarquisOptions, Reasoned
from ducats.games.marquis.rules.options import flags_of
from ducats.games.marquis.rules.printed import COLOUR, LETTERS, ONE_BOX, M, PrintedData, V
from ducats.games.marquis.rules.printed import MERCENARIES as FOR_HIRE
from ducats.mechanics.ranking import Key, decided_by, ranks_of

__all__ = ["NOBODY", "NO_CARD", "NO_OFFER", "UNLIMITED", "Marquis", "new_table", "sequence"]


def cards_in_play(seats: int, options: MarquisOptions) -> int:
    """MQ-V3: with mercenaries, the colours of the box that nobody plays make their pile."""
    return (ONE_BOX if options.mercenaries and seats < ONE_BOX else seats) * COLOUR


@lru_cache(maxsize=32)
def _blank_table(seats: int, cards: int) -> vec[i64]:
    """The cells of a table before the game."""
    cells = blank_cells(CARDS + cards)
    for field in (OPEN_CARDS, FACES, DEAD, PROTECTS, LAST, TURNED, HIRED, OFFERS):
        for seat in range(seats):
            cells[field + seat] = -1
    for field in (DIAMONDS_LEFT, RUBIES_LEFT, VETO_PLAYED, DISCHARGED, START_SEAT, TURN):
        cells[field] = -1
    cells[DIRECTION] = 1
    for seat in range(seats):
        cells[DECKS + seat] = bit(COLOUR) - 1
    for card in range(cards):
        cells[CARDS + card] = card % COLOUR
    cells[MERCENARIES] = bits.of([card for card in range(seats * COLOUR, cards) if card % COLOUR in FOR_HIRE])
    return cells


def new_table(seats: int, options: MarquisOptions, printed: PrintedData, data: str | None) -> "Marquis":
    """A table before the game."""
    cells = _blank_table(seats, cards_in_play(seats, options))
    return Marquis(seats, options, flags_of(options), printed, data, cells[:])


def appended(letters: i64, letter: i64) -> i64:
    """One more letter after those of a sequence: a hexadecimal digit each, letter + 1."""
    place: i64 = 0
    while letters >> place:
        place += 4
    return letters | (letter + 1) << place


def sequence(letters: list[int]) -> i64:
    """These letters in their order."""
    found: i64 = 0
    for letter in letters:
        found = appended(found, letter)
    return found


def listed(letters: i64) -> list[int]:
    """The letters of a sequence."""
    found: list[int] = []
    while letters:
        found.append(int(letters & 0xF) - 1)
        letters >>= 4
    return found


@final
class Marquis(CardState):
    """A game in progress. A letter is 0 to 11, a card 12 * colour + letter; a seat's colour is its number."""

    def copy(self) -> "Marquis":
        other = Marquis(self.seats, self.options, self.flags, self.printed, self.data, self.cells)
        self.copy_kernel_to(other)
        other.moves_before = self.moves_before
        other.moves = self.moves[:]
        return other

    def remark(self, seat: Seat, action: Action) -> Event | None:
        """MQ-63, MQ-97: whoever answers an offer may say why."""
        if isinstance(action, Reasoned) and action.reason:
            return ReasonGiven(seat, action.reason, self.ask().rule)
        return None

    # -- what the table knows of hidden cards (MQ-R49) ---------------------------------------------

    def is_committed(self, seat: i64) -> bool:
        return bits.has(self.cells[COMMITTED], seat)

    def commit(self, seat: i64, bound: bool) -> None:
        self.put_flag(COMMITTED, seat, bound)

    def is_bound(self, seat: i64) -> bool:
        """MQ-99, MQ-R45: whether the Prosecutor must be laid next, as it was shown, or has intervened."""
        return bits.has(self.cells[COMMITTED] | (self.cells[SHOWN] if self.flags.shown_binds else 0), seat)

    def has_shown(self, seat: i64) -> bool:
        return bits.has(self.cells[SHOWN], seat)

    def show(self, seat: i64, shown: bool) -> None:
        self.put_flag(SHOWN, seat, shown)

    def might_veto(self, seat: i64) -> bool:
        """Whether the player may hold the own Veto as far as the table knows."""
        return not bits.has(self.cells[VETO_GONE], seat)

    def is_veto_known(self, seat: i64) -> bool:
        return bits.has(self.cells[VETO_KNOWN], seat)

    def admit_veto(self, seat: i64) -> None:
        self.cells[VETO_KNOWN] |= bit(seat)

    def lose_own_veto(self, seat: i64) -> None:
        """From now on everybody knows that the player does not hold it."""
        self.cells[HANDS + seat] &= ~bit(V)
        self.cells[VETO_GONE] |= bit(seat)
        self.cells[VETO_KNOWN] &= ~bit(seat)

    def ever_laid(self, seat: i64) -> i64:
        """The set of own letters laid at least once."""
        return self.cells[EVER_LAID + seat]

    def remember_letter(self, seat: i64, letter: i64) -> None:
        self.cells[EVER_LAID + seat] |= bit(letter)

    def back(self, seat: i64) -> i64:
        """How many cards were taken back unseen."""
        return self.cells[BACK + seat]

    def maybe_back(self, seat: i64) -> i64:
        """The set of letters that may be among them."""
        return self.cells[MAYBE_BACK + seat]

    def suspect(self, seat: i64, letters: i64) -> None:
        """One more card was taken back, and it may be any of these."""
        self.cells[MAYBE_BACK + seat] |= letters
        self.cells[BACK + seat] += 1

    def clear_of_suspicion(self, seat: i64, letter: i64) -> None:
        """A card is seen to lie where it was laid."""
        self.cells[MAYBE_BACK + seat] &= ~bit(letter)

    def recognise(self, seat: i64, letter: i64) -> None:
        """A card that may have been taken back is seen to have been."""
        if bits.has(self.cells[MAYBE_BACK + seat], letter):
            self.cells[MAYBE_BACK + seat] &= ~bit(letter)
            self.cells[BACK + seat] -= 1
            if self.cells[BACK + seat] == 0:
                self.cells[MAYBE_BACK + seat] = 0

    def note(self, seat: i64, what: i64, card: i64) -> None:
        """MQ-R21: everybody remembers what was seen of a pile."""
        name = name_of(card, self.is_mercenary(card))
        self.moves = append(self.moves, event_of(seat, what, name, NO_CARD, 0, 0))

    def note_whole(self, seat: i64, what: i64, card: i64) -> None:
        """The same with all that is stored on the card."""
        name = name_of(card, self.is_mercenary(card))
        event = event_of(seat, what, name, self.identity(card), self.laid(card), self.rank(card))
        self.moves = append(self.moves, event)

    # -- variants --------------------------------------------------------------------------------

    def specials(self, seat: i64) -> i64:
        """MQ-V2: the set of a player's special cards, by letter."""
        return self.cells[SPECIALS + seat]

    def specials_left(self) -> i64:
        return self.cells[SPECIALS_LEFT]

    def deal_special(self, seat: i64, letter: i64) -> None:
        self.cells[SPECIALS_LEFT] &= ~bit(letter)
        self.cells[SPECIALS + seat] |= bit(letter)

    def spend_special(self, seat: i64) -> None:
        """MQ-V2: the last one, face down, as a Veto."""
        letter = bits.highest(self.cells[SPECIALS + seat])
        self.cells[SPECIALS + seat] &= ~bit(letter)
        self.cells[SPECIALS_SPENT] |= bit(letter)

    def play_special(self, seat: i64, letter: i64) -> None:
        self.cells[SPECIALS + seat] &= ~bit(letter)
        self.cells[SPECIALS_PLAYED] = appended(self.cells[SPECIALS_PLAYED], letter)

    def specials_spent(self) -> i64:
        return self.cells[SPECIALS_SPENT]

    def specials_played(self) -> list[int]:
        return listed(self.cells[SPECIALS_PLAYED])

    def lose_card(self, seat: i64, letter: i64) -> None:
        """MQ-V2: out of the draw pile, unseen."""
        self.cells[DECKS + seat] &= ~bit(letter)
        self.cells[LOST + seat] = appended(self.cells[LOST + seat], letter)

    def has_lost(self, seat: i64) -> bool:
        return self.cells[LOST + seat] != 0

    def lost(self, seat: i64) -> list[int]:
        return listed(self.cells[LOST + seat])

    def lost_known(self, seat: i64) -> i64:
        """How many of them, from the first, the owner knows."""
        return self.cells[LOST_KNOWN + seat]

    def find_losses(self, seat: i64) -> None:
        """MQ-100: whoever looks through the draw pile knows what is missing."""
        self.cells[LOST_KNOWN + seat] = len(listed(self.cells[LOST + seat]))

    def hired(self, seat: i64) -> i64:
        """MQ-V3: the mercenary who waits, or NO_CARD."""
        return self.cells[HIRED + seat]

    def hire(self, seat: i64, card: i64) -> None:
        self.cells[MERCENARIES] &= ~bit(card)
        self.cells[HIRED + seat] = card

    def stop_waiting(self, seat: i64) -> None:
        """MQ-V3: the mercenary is laid."""
        self.cells[HIRED + seat] = NO_CARD

    def mercenaries(self) -> i64:
        """MQ-V3: the set of cards that are for hire."""
        return self.cells[MERCENARIES]

    def withdraw(self, card: i64) -> None:
        """MQ-V3: a mercenary is no longer for hire."""
        self.cells[MERCENARIES] &= ~bit(card)

    def discharged(self) -> list[int]:
        return self._chain(self.cells[DISCHARGED])

    # -- names and the end -----------------------------------------------------------------------

    def letter_name(self, letter: int) -> str:
        return LETTERS[letter]

    def card_name(self, card: int) -> str:
        return LETTERS[card % COLOUR] + "*" if card >= self.seats * COLOUR else LETTERS[card % COLOUR]

    def outcome(self) -> Outcome | None:
        return self.ranking() if self.is_over() else None

    def ranking(self) -> Outcome:
        """MQ-02, MQ-117, MQ-118, MQ-119, MQ-120, MQ-R43: equal on all counts share."""
        keys = self.rank_keys()
        return Outcome(ranks_of(keys), tuple([key[0] for key in keys]))

    def rank_keys(self) -> list[Key]:
        """By seat: points, then coins, then no Marquis last."""
        return [
            (int(self.points(seat)), int(self.coins(seat)), int(self.last(seat) != M))
            for seat in range(self.seats)
        ]

    def decided_by(self) -> tuple[str, ...]:
        """What put players with equal points in their order."""
        keys = self.rank_keys()
        return decided_by(keys, [key[0] for key in keys], ("points", "coins", "last_card"))

    def check(self) -> None:
        """Every coin, jewel and card is somewhere, once."""
        check(self)
