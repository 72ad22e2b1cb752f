"""The options of a table as its rules use them."""

from typing import Final, final

from ducats.games.marracash import messages as m


@final
class Terms:
    """The options in the form the rules ask for them all the time; a game and its copies share them."""

    def __init__(self, options: m.MarraCashOptions) -> None:
        self.more_visitors: Final = options.visitors == 64
        self.bid_step: Final = options.bid_step
        self.cash_hidden: Final = options.cash_visibility == "hidden"
        """MC-R26, MC-R36."""
        self.sealed_bids: Final = options.auction_mode == "sealed"
        self.by_shop: Final = options.commission_scope == "shop"
        """MC-R17."""
        self.antiques: Final = options.antiques
        self.optional_sale: Final = options.souvenir_sale == "optional"
        self.strict_option_c: Final = options.strict_option_c
        self.stall_rounds: Final = options.stall_rounds
        self.queue_max_run: Final = options.queue_max_run
