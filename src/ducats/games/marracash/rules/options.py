"""The options of a table as its rules use them."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ducats.engine.errors import BadOptions
from ducats.games.marracash.rules import messages as m
from ducats.games.marracash.rules.printed import printed_of


@final
class TableOptions:
    """What is fixed before the first draw, as the rules ask for it; a game and its copies share it."""

    def __init__(self, seats: int, options: m.MarraCashOptions, data: str | None) -> None:
        self.seats: Final = seats
        self.options: Final = options
        self.data: Final = data
        self.printed: Final = printed_of(data)
        self.bid_step: Final[int] = (
            self.printed.bid_step if options.bid_step == "printed" else options.bid_step
        )
        self.start_cash: Final[int] = options.start_cash or self.printed.start_cash
        self.cash_hidden: Final = options.cash_visibility == "hidden"
        """MC-R26, MC-R36."""
        self.sealed_bids: Final = options.auction_mode == "sealed"
        self.by_shop: Final = options.commission_scope == "shop"
        """MC-R17."""
        self.antiques: Final = options.antiques
        self.souvenirs: Final = options.sells_souvenirs
        self.optional_sale: Final = options.souvenir_sale == "optional"
        self.strict_option_c: Final = options.strict_option_c
        self.stall_turns: Final = options.stall_rounds * seats
        self.queue_max_run: Final = options.queue_max_run
        self.draws_starter: Final = options.starting_player == "random"
        self.finishes_round: Final = options.end_rule == "finish_round"
        self.nothing: Final = (0,) * seats
        """No money for anybody."""
        self.names: Final = options.names.split() or list(self.printed.names)
        self.signs: Final = max(self.printed.signs, options.signs_per_player if seats == 2 else 0)
        """MC-2, MC-4, MC-R01: six signs; two players may agree on more."""
        self.cast: Final = self.printed.cast(options.visitors == 64)
        """MC-58: how many visitors of each colour take part; their figures are numbered colour by colour."""
        self.first_figures: Final = vec[i64]([sum(self.cast[:colour]) for colour in range(len(self.cast))])

        self._check()

    def _check(self) -> None:
        """What the options say must fit what is printed."""
        if self.printed.min_bid % self.bid_step:
            raise BadOptions(
                f"bid_step: the lowest bid {self.printed.min_bid} is no multiple of {self.bid_step}",
                rule="MC-20",
            )
        if sorted(self.names) != sorted(self.printed.names):
            printed = ", ".join(self.printed.names)
            raise BadOptions(f"names must be {printed} in some order, with spaces between them", rule="MC-4")

    def colour_of(self, figure: i64) -> i64:
        colour: i64 = len(self.cast) - 1
        while self.first_figures[colour] > figure:
            colour -= 1
        return colour
