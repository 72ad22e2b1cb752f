"""Which number of the table lies in which cell. `counts`: how many of each kind, in one int."""

from typing import Final

from ducats.engine.play import FIRST_CELL
from ducats.games.merchants.rules.books import COLUMNS
from ducats.games.merchants.rules.names import CITY_COUNT, GOOD_COUNT, MAX_SEATS, WAGONS

# -- the table ----------------------------------------------------------------------------------------

ROUND: Final = FIRST_CELL
PHASE: Final = ROUND + 1
FIRST: Final = PHASE + 1
"""The first player of the round."""
ARRIVALS: Final = FIRST + 1
"""Of the whole game."""
BANK: Final = ARRIVALS + 1
COURIER: Final = BANK + 1
"""The space it stands on."""
CASH: Final = COURIER + 1
"""By seat."""
STATUS: Final = CASH + MAX_SEATS
"""By seat: the level in society."""
CREDITS: Final = STATUS + MAX_SEATS
"""By seat."""
TOKENS: Final = CREDITS + MAX_SEATS
"""By seat: the set of movement tokens still to be played."""
STORES: Final = TOKENS + MAX_SEATS
"""By seat and city: counts of goods."""
SUPPLY: Final = STORES + MAX_SEATS * CITY_COUNT
"""Counts of goods."""
LEVELS: Final = SUPPLY + 1
"""By good: the price level."""
BONUSES: Final = LEVELS + GOOD_COUNT
"""By city: the step of its bonus."""

# -- wagons -------------------------------------------------------------------------------------------

WAGON_AT: Final = BONUSES + CITY_COUNT
"""By wagon: the space it stands on."""
WAY: Final = WAGON_AT + WAGONS
"""By wagon: the way by which it came (see roads.py)."""
MASTER: Final = WAY + WAGONS
"""By wagon: its loading master."""
CARGO: Final = MASTER + WAGONS
"""By wagon and seat: counts of goods."""
LOADS: Final = CARGO + WAGONS * MAX_SEATS
"""By wagon: counts of the goods of all seats."""
ARRIVED: Final = LOADS + WAGONS
"""By wagon: its place among the arrivals of this round, 0 if it has not arrived."""
AXLES: Final = ARRIVED + WAGONS
"""The set of wagons with a broken axle."""

# -- cards --------------------------------------------------------------------------------------------

INVESTMENTS: Final = AXLES + 1
"""By seat: the set of investment cards."""
FACE_UP: Final = INVESTMENTS + MAX_SEATS
"""The set of investment cards on display."""
DECK: Final = FACE_UP + 1
"""The set of investment cards still to be turned up."""
HANDS: Final = DECK + 1
"""By seat: counts of influence cards."""
PILE: Final = HANDS + MAX_SEATS
"""Counts of influence cards."""
PLAYED: Final = PILE + 1
"""Counts of influence cards that have left the game."""

# -- what is going on in a phase --------------------------------------------------------------------------

TURN: Final = PLAYED + 1
"""How many seats of the order have had their turn."""
PASS_NUMBER: Final = TURN + 1
"""Which pass of purchases."""
BOUGHT: Final = PASS_NUMBER + 1
BOUGHT_IN: Final = BOUGHT + 1
"""The only city in which this purchase may go on, or ANY_CITY."""
WAGON: Final = BOUGHT_IN + 1
"""The wagon that is auctioned, loaded or unloaded."""
GUEST: Final = WAGON + 1
"""Who asks for a ride."""
BUNDLE: Final = GUEST + 1
"""The goods of the request."""
QUOTE: Final = BUNDLE + 1
"""The master's price, in units of money."""
OFFER: Final = QUOTE + 1
"""The price named last, in units of money."""
MOVED: Final = OFFER + 1
"""1: the movement token has been played."""
EXTRA: Final = MOVED + 1
"""Spaces left of the cartwrights."""
COURIER_LEFT: Final = EXTRA + 1
"""Spaces left for the courier."""
COURIER_BEGAN: Final = COURIER_LEFT + 1
"""Where the courier stood when the turn began."""
TOGETHER: Final = COURIER_BEGAN + 1
"""The set of wagons that stood there with it."""
STEPS: Final = TOGETHER + 1
"""Steps left of the offices."""
CHARTERED: Final = STEPS + 1
"""The set of seats with a charter for this wagon."""
SOLD: Final = CHARTERED + 1
"""Goods sold from the warehouse."""
AUCTION: Final = SOLD + 1
"""How many auctions are over."""
WINNERS: Final = AUCTION + 1
"""The set of seats that have won one of them."""
FAVOUR: Final = WINNERS + 1
"""1: a patron's favour was played; so are the next two."""
FELL: Final = FAVOUR + 1
BORROWED: Final = FELL + 1

# -- the books ------------------------------------------------------------------------------------------

BOOKS: Final = BORROWED + 1
"""By seat and column (see books.py)."""

CELLS: Final = BOOKS + MAX_SEATS * COLUMNS
