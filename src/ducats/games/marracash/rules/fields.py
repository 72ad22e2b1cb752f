"""Which number of the packed table lies where. Only the table itself (state.py) knows these places."""

from typing import Final

from ducats.engine.play import FIRST_CELL
from ducats.games.marracash.rules.printed import COLOUR_COUNT, MOST_FIGURES
from ducats.games.marracash.rules.souk import FOUNTAINS, SHOPS

MOST_SEATS: Final = 4

PHASE: Final = FIRST_CELL
STARTER: Final = PHASE + 1
TURN: Final = STARTER + 1
TURN_NUMBER: Final = TURN + 1
AUCTIONED: Final = TURN_NUMBER + 1
"""MC-33: whether the first action of this turn was an auction."""
IDLE_TURNS: Final = AUCTIONED + 1
TURNS_LEFT: Final = IDLE_TURNS + 1

BAG: Final = TURNS_LEFT + 1
"""Set-up only. By colour: the set of its figures that are still in the bag."""
IN_BAG: Final = BAG + COLOUR_COUNT
"""Set-up only: how many figures these are."""
RUN: Final = IN_BAG + 1
"""Set-up only: how many of one colour stand side by side at the end of the line."""
PLACE_BITS: Final = 3
PLACES_PER_CELL: Final = 20
LINE: Final = RUN + 1
"""The line as it was formed: the colours of 20 places to a cell, three bits each."""
LINE_LENGTH: Final = LINE + MOST_FIGURES // PLACES_PER_CELL
LEFT: Final = LINE_LENGTH + 1
RIGHT: Final = LEFT + 1
"""Those from place LEFT to before RIGHT still wait."""

GROUPS: Final = RIGHT + 1
"""By fountain: the group on it (see groups.py)."""
OCCUPIED: Final = GROUPS + FOUNTAINS
"""The set of fountains with somebody on them."""
MOVE_COUNT: Final = OCCUPIED + 1
"""How many ways lead away from them."""
WALKING: Final = MOVE_COUNT + 1
"""The group under way."""
ENTRY_COUNT: Final = WALKING + 1
ENTRY_SHOPS: Final = ENTRY_COUNT + 1
"""The shops entered in the move in progress, one of a colour at most; who entered; what they brought."""
ENTRY_VISITORS: Final = ENTRY_SHOPS + COLOUR_COUNT
ENTRY_MONEY: Final = ENTRY_VISITORS + COLOUR_COUNT

FREE: Final = ENTRY_MONEY + COLOUR_COUNT
"""The set of shops without an owner."""
OWNERS: Final = FREE + 1
"""By shop, as the next three."""
CUSTOMERS: Final = OWNERS + SHOPS
PRICES: Final = CUSTOMERS + SHOPS
AUCTIONEERS: Final = PRICES + SHOPS

SIGNS: Final = AUCTIONEERS + SHOPS
"""By seat, as all that follows."""
CASH: Final = SIGNS + MOST_SEATS
BASE: Final = CASH + MOST_SEATS
"""MC-11, MC-R09: cash before the first entry in the books."""
COLUMNS: Final = 7
BOOKS: Final = BASE + MOST_SEATS
HANDS: Final = BOOKS + MOST_SEATS * COLUMNS
"""Option antiques: the set of secret cards."""
DECK: Final = HANDS + MOST_SEATS
"""The set of cards that are not dealt or turned up yet."""

CELLS: Final = DECK + 1
