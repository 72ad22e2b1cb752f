"""The options of one table as numbers and yes or no, for the rules ask for them all the time."""

from typing import Final, final

from ducats.games.merchants.messages import MerchantsOptions
from ducats.games.merchants.tables import Tables

UNLIMITED: Final = -1


@final
class House:
    """What a table has agreed on; the fields that need no explanation are named as the options are."""

    def __init__(self, options: MerchantsOptions, tables: Tables, seats: int) -> None:
        self.edition_1999: Final[bool] = options.edition == "1999"
        self.first_round_purchase_passes: Final[int] = options.first_round_purchase_passes
        self.purchase_single_city: Final[bool] = options.purchase_single_city
        self.flat_purchase: Final[bool] = options.cheap_purchase == "flat100"
        """MAR-32: cheap purchase costs once for a whole pass."""
        self.bonus_by_market: Final[bool] = options.bonus_test == "market"
        """MAR-04: what a city sells earns no bonus there."""
        self.guest_load_max: Final[int] = options.guest_load_max
        self.distinct_guests: Final[bool] = options.guest_mix == "distinct"
        """MAR-06: a guest loads each type once."""
        self.counters: Final[bool] = options.negotiation == "counter"
        """MA-26: a quote may be countered."""
        self.zero_bid_wins: Final[bool] = options.zero_bid_wins
        self.moves_lapse: Final[bool] = options.forfeit_movement or self.edition_1999
        """MAR-10: movement points may be forfeited, as in the edition of 1999."""
        self.pass_movement: Final[bool] = options.pass_movement
        self.empty_wagons_move: Final[bool] = options.empty_wagons_move
        self.meeting_repeat: Final[bool] = options.meeting_repeat
        self.double_pointer: Final[int] = options.double_pointer
        self.credit_before_fall: Final[bool] = options.credit_timing == "before_fall"
        self.destitute_credit: Final[bool] = options.credit_bottom == "destitute"
        self.credits: Final[int] = _credits(options, tables)
        """MA-63, MAR-27: how many credit cards there are; the edition of 1999 has its own number."""
        self.end_arrivals: Final[int] = _end_arrivals(options, tables, seats)
        """MA-69, MAR-23, MAR-43: how many arrivals end the game."""
        self.max_rounds: Final[int] = options.max_rounds


def _credits(options: MerchantsOptions, tables: Tables) -> int:
    supply: int = options.credit_supply
    if supply == 0:
        return UNLIMITED
    return tables.credits_1999 if options.edition == "1999" and supply == 4 else supply


def _end_arrivals(options: MerchantsOptions, tables: Tables, seats: int) -> int:
    if options.end_arrivals:
        return options.end_arrivals
    return (tables.short_end if options.game_length == "short" else tables.end_arrivals)[seats]
