"""Where everything lies in the packed state of Marquis; only the table itself (`state.py`) reads cells.

Sets of letters, seats and cards are bits of one number (see `engine.bits`).
"""

from typing import Final

# Written out, for mypyc folds only constants that are known within one module; the tests compare them.
MAX_SEATS: Final = 8
FIRST_OWN_CELL: Final = 32

# -- by seat: goods
COINS: Final = FIRST_OWN_CELL
DIAMONDS: Final = COINS + MAX_SEATS
RUBIES: Final = DIAMONDS + MAX_SEATS
VETOES: Final = RUBIES + MAX_SEATS
"""Vetoes that lie before the player."""
OFFERS: Final = VETOES + MAX_SEATS
"""What was offered to the Countess who is choosing now, as a code of bundles, or NO_OFFER."""

# -- by seat: cards
HANDS: Final = OFFERS + MAX_SEATS
"""The set of letters in hand."""
DECKS: Final = HANDS + MAX_SEATS
"""The set of letters in the draw pile."""
OPEN_CARDS: Final = DECKS + MAX_SEATS
"""The top card of the pile, or NO_CARD; every card knows which one lies beneath it."""
FACES: Final = OPEN_CARDS + MAX_SEATS
"""What the open card counts as, or NO_CARD."""
DEAD: Final = FACES + MAX_SEATS
"""The card eliminated last, or NO_CARD; the one before it lies beneath it."""
PROTECTS: Final = DEAD + MAX_SEATS
"""Whom the seat's open Countess protects, or NOBODY."""
LAST: Final = PROTECTS + MAX_SEATS
"""What the last card laid counted as, or NO_CARD."""
TURNED: Final = LAST + MAX_SEATS
"""MQ-06: the letter turned up last to find the start player, or NO_CARD."""

# -- by seat: what the table knows of hidden cards (MQ-R49)
EVER_LAID: Final = TURNED + MAX_SEATS
"""The set of own letters laid at least once."""
BACK: Final = EVER_LAID + MAX_SEATS
"""How many cards were taken back unseen and have not been recognised since."""
MAYBE_BACK: Final = BACK + MAX_SEATS
"""The set of letters they may be."""

# -- by seat: variants
SPECIALS: Final = MAYBE_BACK + MAX_SEATS
"""MQ-V2: the set of special cards, by letter."""
LOST: Final = SPECIALS + MAX_SEATS
"""MQ-V2: cards lost unseen, the first lowest: a hexadecimal digit each, letter + 1."""
LOST_KNOWN: Final = LOST + MAX_SEATS
"""MQ-V2: how many of those, from the first, the owner knows."""
HIRED: Final = LOST_KNOWN + MAX_SEATS
"""MQ-V3: the mercenary who waits, or NO_CARD."""

# -- sets of seats
OUT: Final = HIRED + MAX_SEATS
MARKED: Final = OUT + 1
"""MQ-77: whose open Extortioner has the better rate."""
TOLLS: Final = MARKED + 1
"""MQ-69: whose open Countess may claim a coin."""
PROTECTED: Final = TOLLS + 1
"""MQ-65: whom some Countess protects; follows from PROTECTS."""
SHIELDED: Final = PROTECTED + 1
"""MQ-R07: who is safe from the card that acts now."""
COINS_CAME: Final = SHIELDED + 1
COINS_EVER: Final = COINS_CAME + 1
"""MQ-R36: who is out and has got coins since: in this turn, or ever."""
COMMITTED: Final = COINS_EVER + 1
"""MQ-99: who must lay the Prosecutor next."""
SHOWN: Final = COMMITTED + 1
"""Whose Prosecutor was shown from the hand and is still there."""
VETO_GONE: Final = SHOWN + 1
"""Whose own Veto has left the hand."""
VETO_KNOWN: Final = VETO_GONE + 1
"""Who has offered their own Veto, so that it is in their hand."""

# -- the middle of the table
TREASURY: Final = VETO_KNOWN + 1
DIAMONDS_LEFT: Final = TREASURY + 1
RUBIES_LEFT: Final = DIAMONDS_LEFT + 1
"""UNLIMITED unless the table plays with the printed stock."""
VETO_PLAYED: Final = RUBIES_LEFT + 1
"""Whose Veto lies on the table until it is clear before whom it comes to lie."""
VETOES_GONE: Final = VETO_PLAYED + 1
SPECIALS_LEFT: Final = VETOES_GONE + 1
SPECIALS_SPENT: Final = SPECIALS_LEFT + 1
SPECIALS_PLAYED: Final = SPECIALS_SPENT + 1
"""MQ-V2: sets of letters; those played in their order, as LOST has it."""
MERCENARIES: Final = SPECIALS_PLAYED + 1
"""MQ-V3: the set of cards that are for hire."""
DISCHARGED: Final = MERCENARIES + 1
"""MQ-V3: the card discharged last; the one before it lies beneath it."""

# -- the course of the game
START_SEAT: Final = DISCHARGED + 1
TURN: Final = START_SEAT + 1
TURNS: Final = TURN + 1
"""How many turns have begun: what is ordered for one turn must not hold in the next."""
DIRECTION: Final = TURNS + 1
"""1 clockwise, -1 counter-clockwise."""
COUNTER: Final = DIRECTION + 1
"""How many cards have been laid."""
RESET: Final = COUNTER + 1
"""MQ-93: cards laid up to this number have lost their position."""
MARQUISES: Final = RESET + 1
"""How many Marquises were laid since."""

CARDS: Final = MARQUISES + 1
"""By card: what is stored on it; see below. As many as there are cards."""

# -- what is stored on a card, from the lowest bit: its identity, used, beneath + 1, laid, rank
USED_BIT: Final = 4
BENEATH_BIT: Final = 5
LAID_BIT: Final = 12
RANK_BIT: Final = 32
IDENTITY_BITS: Final = 0xF
BENEATH_BITS: Final = 0x7F
NUMBER_BITS: Final = 0xFFFFF
