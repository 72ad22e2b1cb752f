"""The options of one table as numbers and yes or no, for the rules ask for them all the time."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ducats.engine.play import blank_cells
from ducats.games.merchants.rules import counts
from ducats.games.merchants.rules import fields as f
from ducats.games.merchants.rules.messages import MerchantsOptions
from ducats.games.merchants.rules.names import CITY_COUNT, GOOD_COUNT, INVESTMENT_COUNT, WAGONS
from ducats.games.merchants.rules.printed import PrintedData
from ducats.games.merchants.rules.progress import NOBODY
from ducats.games.merchants.rules.roads import NOWHERE, STANDS

UNLIMITED: Final = -1


@final
class Chosen:
    """What was chosen; the fields that need no explanation are named as the options are."""

    def __init__(self, options: MerchantsOptions, printed: PrintedData, seats: int) -> None:
        self.edition_1999: Final[bool] = options.edition == "1999"
        self.first_round_purchase_passes: Final[int] = options.first_round_purchase_passes
        self.purchase_single_city: Final[bool] = options.purchase_single_city
        self.flat_purchase: Final[bool] = options.cheap_purchase == "flat100"
        """MA-R32: cheap purchase costs once for a whole pass."""
        self.bonus_by_market: Final[bool] = options.bonus_test == "market"
        """MA-R04: what a city sells earns no bonus there."""
        self.guest_load_max: Final[int] = options.guest_load_max or printed.guest_load_max
        self.distinct_guests: Final[bool] = options.guest_mix == "distinct"
        """MA-R06: a guest loads each type once."""
        self.counters: Final[bool] = options.negotiation != "quote_only"
        """MA-26: a quote may be countered."""
        self.free_negotiation: Final[bool] = options.negotiation == "free"
        """MA-R07: a counter may be answered with a lower quote, as often as the two like."""
        self.zero_bid_wins: Final[bool] = options.zero_bid_wins
        self.moves_lapse: Final[bool] = options.forfeit_movement or self.edition_1999
        """MA-R10: movement points may be forfeited, as in the edition of 1999."""
        self.pass_movement: Final[bool] = options.pass_movement
        self.empty_wagons_move: Final[bool] = options.empty_wagons_move
        self.meeting_repeat: Final[bool] = options.meeting_repeat
        self.influence_by_choice: Final[bool] = options.influence_choice == "choose"
        self.rotate_first_player: Final[bool] = options.rotate_first_player
        self.skip_last_auction: Final[bool] = options.skip_last_auction
        self.double_pointer: Final[int] = options.double_pointer
        self.credit_before_fall: Final[bool] = options.credit_timing == "before_fall"
        self.destitute_credit: Final[bool] = options.credit_bottom == "destitute"
        self.credits: Final[int] = _credits(options, printed)
        """MA-63, MA-R27: how many credit cards there are; the edition of 1999 has its own number."""
        self.end_arrivals: Final[int] = _end_arrivals(options, printed, seats)
        """MA-69, MA-R23, MA-R43: how many arrivals end the game."""
        self.max_rounds: Final[int] = options.max_rounds
        self.auctions: Final[int] = printed.invest_auctions[seats]
        """MA-56: how many investment cards are sold in a round at most."""
        self.influence: Final = _influence(options, printed)
        """MA-10: how many influence cards there are of each kind."""
        self.start: Final = _start(printed, seats, self.influence)
        """The cells of a table on which nothing has happened yet."""


def _credits(options: MerchantsOptions, printed: PrintedData) -> int:
    """Records of old tables say 4 where they mean the number of their edition."""
    supply = options.credit_supply
    if supply == 0:
        return UNLIMITED
    if supply == "edition" or (supply == 4 and options.edition == "1999"):
        return printed.credits_1999 if options.edition == "1999" else printed.credits
    return supply


def _end_arrivals(options: MerchantsOptions, printed: PrintedData, seats: int) -> int:
    if options.end_arrivals:
        return options.end_arrivals
    return (printed.short_end if options.game_length == "short" else printed.end_arrivals)[seats]


def _influence(options: MerchantsOptions, printed: PrintedData) -> list[int]:
    """Two kinds are missing in the edition of 1999."""
    missing = printed.missing_1999 if options.edition == "1999" else ()
    return [0 if kind in missing else copies for kind, copies in enumerate(printed.copies)]


def _start(printed: PrintedData, seats: int, influence: list[int]) -> vec[i64]:
    """MA-03 to MA-10: all pieces but the wagons."""
    cells = blank_cells(f.CELLS)
    cells[f.FIRST] = NOBODY
    cells[f.WAGON] = NOBODY
    cells[f.COURIER] = printed.courier
    for seat in range(seats):
        cells[f.CASH + seat] = printed.start_cash
        cells[f.TOKENS + seat] = printed.all_tokens
    cells[f.SUPPLY] = counts.pack([printed.supply] * GOOD_COUNT)
    for good in range(GOOD_COUNT):
        cells[f.LEVELS + good] = 1
    for city in range(CITY_COUNT):
        cells[f.BONUSES + city] = printed.bonus_without
    for wagon in range(WAGONS):
        cells[f.WAGON_AT + wagon] = NOWHERE
        cells[f.WAY + wagon] = STANDS
        cells[f.MASTER + wagon] = NOBODY
    cells[f.DECK] = (1 << INVESTMENT_COUNT) - 1
    cells[f.PILE] = counts.pack(influence)
    return cells


KEPT: Final[dict[tuple[MerchantsOptions, PrintedData, int], Chosen]] = {}
MOST_KEPT: Final = 64


def chosen_of(options: MerchantsOptions, printed: PrintedData, seats: int) -> Chosen:
    """Worked out once, for games begin and are imagined often."""
    key = (options, printed, seats)
    known = KEPT.get(key)
    if known is None:
        if len(KEPT) >= MOST_KEPT:
            KEPT.clear()
        known = KEPT[key] = Chosen(options, printed, seats)
    return known
