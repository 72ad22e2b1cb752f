"""The options of a table in the form the rules ask for them."""

from typing import Final, final

from ducats.games.marquis.rules.messages import MarquisOptions


@final
class OptionFlags:
    """One answer to each question that the rules put to the options."""

    def __init__(self, options: MarquisOptions) -> None:
        self.options: Final = options
        self.negotiation: Final = options.negotiation
        self.windows: Final = options.negotiation and options.countess_window == "every_turn"
        """MQ-R13: whether Countesses offer again in every turn."""
        self.assassin_optional: Final = options.assassin_optional
        self.veto_covers_card: Final = options.veto_scope == "card"
        self.veto_stops_card: Final = options.veto_scope == "stop"
        self.veto_toll: Final = options.veto_toll
        self.waived_toll_stays: Final = options.toll_waive == "next"
        self.prosecutor_gets_veto: Final = options.prosecutor_veto == "prosecutor"
        self.prosecutor_unlimited: Final = options.prosecutor_limit == "none"
        self.shown_binds: Final = options.prosecutor_bound == "shown"
        self.out_prosecutor: Final = options.out_prosecutor
        self.out_countess_claims: Final = options.out_countess == "claims"
        self.late_exchange_automatic: Final = options.late_exchange == "automatic"
        self.cardsharp_keeps_identity: Final = options.cardsharp_identity == "both"
        self.marquises_counted: Final = options.marquis_rank == "counted"
        self.rubies_traded: Final = options.negotiate_rubies
        self.rubies_for_prosecutors: Final = options.negotiate_rubies or options.prosecutor_rubies
        self.last_marquis_open: Final = options.last_marquis == "open"
        self.last_player_may_stop: Final = options.last_player_plays_on == "may"


_LAST: Final[list[OptionFlags]] = []
"""Nearly all tables that are laid one after the other have the same options."""


def flags_of(options: MarquisOptions) -> OptionFlags:
    # Another thread may replace the last ones at any time: look at them once.
    flags = _LAST[0] if _LAST else None
    if flags is None or flags.options is not options:
        flags = OptionFlags(options)
        _LAST[:] = [flags]
    return flags
