"""The bots of Merchants: peddler, merchant, patrician, and two who search, burgomaster and banker."""

from typing import Final

from ducats.bots.base import Levels
from ducats.games.merchants.bots.levels import banker, burgomaster, merchant, patrician, peddler
from ducats.games.merchants.bots.reasons import REASONS, reason

LEVELS: Final = Levels(
    quick={"peddler": peddler, "merchant": merchant, "patrician": patrician},
    searching={"burgomaster": burgomaster, "banker": banker},
)

__all__ = ["LEVELS", "REASONS", "reason"]
