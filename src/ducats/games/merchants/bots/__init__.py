"""The bots of Merchants: peddler, bookkeeper, shipowner, and two who search, burgomaster and banker."""

from typing import Final

from ducats.bots.base import Levels
from ducats.games.merchants.bots.levels import banker, bookkeeper, burgomaster, peddler, shipowner
from ducats.games.merchants.bots.memory import RECALL
from ducats.games.merchants.bots.reasons import REASONS, reason, why

LEVELS: Final = Levels(
    quick={"peddler": peddler, "bookkeeper": bookkeeper, "shipowner": shipowner},
    searching={"burgomaster": burgomaster, "banker": banker},
    former={"merchant": "bookkeeper", "patrician": "shipowner"},
)

__all__ = ["LEVELS", "REASONS", "RECALL", "reason", "why"]
