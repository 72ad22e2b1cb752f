"""Where the numbers of a Musketeers table lie in its cells. Cards and slots are kept as sets (see `bits`)."""

from typing import Final

from ducats.engine.play import FIRST_CELL
from ducats.games.musketeers.rules.printed import DUELS, MOST_SEATS, REWARD_CARDS

HAND_NUMBER: Final = FIRST_CELL
DUEL: Final = HAND_NUMBER + 1
"""1 to 9; 0 before the first guard of the hand is turned up."""
GUARD: Final = DUEL + 1
"""The guard turned up last, or NO_GUARD."""
JAILED: Final = GUARD + 1
"""The jailed seat, or NOBODY."""
DECK_LEFT: Final = JAILED + 1
"""The set of cards that were not dealt."""
PILE: Final = DECK_LEFT + 1
"""The set of guards that may still be turned up."""
HANDS: Final = PILE + 1
"""By seat: the set of cards in hand."""
REWARDS: Final = HANDS + MOST_SEATS
"""By seat and slot: the card that lies there, or NO_CARD."""
SLOTS: Final = REWARDS + MOST_SEATS * REWARD_CARDS
"""By token: the set of slots that bear it, each REWARD_CARDS * seat + slot; together they are all slots."""
IN_CENTRE: Final = SLOTS + 3
"""By token: how many lie in the centre."""
FOUGHT: Final = IN_CENTRE + 3
"""How many duels of this hand have been fought."""
DUELS_FOUGHT: Final = FOUGHT + 1
"""Each of them as one number (see `fought`)."""
TOTALS: Final = DUELS_FOUGHT + DUELS
"""By seat: ducats paid in this match."""
CELLS: Final = TOTALS + MOST_SEATS
