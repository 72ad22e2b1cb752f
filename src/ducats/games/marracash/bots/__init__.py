"""The bots of MarraCash: porter, trader, vizier, and two who search, emir and sultan."""

from typing import Final

from ducats.bots.base import Levels
from ducats.games.marracash.bots.levels import emir, porter, sultan, trader, vizier
from ducats.games.marracash.bots.reasons import why

LEVELS: Final = Levels(
    quick={"porter": porter, "trader": trader, "vizier": vizier}, searching={"emir": emir, "sultan": sultan}
)

__all__ = ["LEVELS", "why"]
