"""Everything in Merchants that has a name, in the order of the rules.

How many there are is written down as a number, which the compiled rules have at hand; a test counts them.
"""

from typing import Final

from ducats.games.merchants.rules import counts
from ducats.games.merchants.rules.messages import Phase

GOODS: Final[tuple[str, ...]] = ("cloth", "iron", "wine", "food", "silk", "salt")
GOOD_COUNT: Final = 6
GOOD_NUMBER: Final = {name: number for number, name in enumerate(GOODS)}
CITIES: Final[tuple[str, ...]] = ("PAR", "BRU", "KOL", "HAM", "WIE", "GEN")
CITY_COUNT: Final = 6
CITY_NUMBER: Final = {name: number for number, name in enumerate(CITIES)}
INVESTMENTS: Final[tuple[str, ...]] = (
    "courier",
    "express_courier",
    "cartwright",
    "great_cartwright",
    "office",
    "great_office",
    "cheap_purchase",
    "warehouse_sale",
)
INVESTMENT_COUNT: Final = 8
COURIER: Final = 0
EXPRESS_COURIER: Final = 1
CARTWRIGHT: Final = 2
GREAT_CARTWRIGHT: Final = 3
OFFICE: Final = 4
GREAT_OFFICE: Final = 5
CHEAP_PURCHASE: Final = 6
WAREHOUSE_SALE: Final = 7

INFLUENCE: Final[tuple[str, ...]] = (
    "fresh_horses",
    "broken_axle",
    "market_rumour",
    "loading_permit",
    "city_charter",
    "patron_favour",
    "letter_of_exchange",
)
KIND_COUNT: Final = 7
KIND_NUMBER: Final = {name: number for number, name in enumerate(INFLUENCE)}
FRESH_HORSES: Final = 0
BROKEN_AXLE: Final = 1
MARKET_RUMOUR: Final = 2
LOADING_PERMIT: Final = 3
CITY_CHARTER: Final = 4
PATRON_FAVOUR: Final = 5
LETTER_OF_EXCHANGE: Final = 6

WAGONS: Final = 3
MAX_SEATS: Final = 4
TOKENS: Final = 5
"""The most movement tokens that a box may have; printed are four."""

PHASES: Final[tuple[Phase, ...]] = (
    "setup",
    "purchase",
    "wagons",
    "movement",
    "prices",
    "unloading",
    "investment",
    "status",
)
SETUP: Final = 0
PURCHASE: Final = 1
ACQUISITION: Final = 2
MOVEMENT: Final = 3
PRICES: Final = 4
UNLOADING: Final = 5
INVESTMENT: Final = 6
STATUS: Final = 7

BUNDLES: Final = tuple(
    goods
    for size in range(4)
    for goods in [
        (),
        *((a,) for a in range(GOOD_COUNT)),
        *((a, b) for a in range(GOOD_COUNT) for b in range(a, GOOD_COUNT)),
        *((a, b, c) for a in range(GOOD_COUNT) for b in range(a, GOOD_COUNT) for c in range(b, GOOD_COUNT)),
    ]
    if len(goods) == size
)
"""MA-24: every multiset of up to three goods; a request is one of them."""
BUNDLE_COUNT: Final = 84
BUNDLE_GOODS: Final = [
    int(counts.pack([goods.count(good) for good in range(GOOD_COUNT)])) for goods in BUNDLES
]
BUNDLE_NUMBER: Final = {goods: number for number, goods in enumerate(BUNDLES)}

PAIRS: Final = tuple((a, b) for a in range(GOOD_COUNT) for b in range(a, GOOD_COUNT))
"""MA-46: what the two pointers of a price disc can show."""
PAIR_COUNT: Final = 21
PAIR_NUMBER: Final = {pair: number for number, pair in enumerate(PAIRS)}
