"""The bots of MarraCash: porter, trader, vizier, and two who search, emir and sultan."""

from typing import Final

from ducats.bots.base import Levels
from ducats.games.marracash.bots.levels import emir, porter, sultan, trader, vizier
from ducats.games.marracash.bots.reasons import why

LEVELS: Final = Levels(
    quick={"porter": porter, "trader": trader, "vizier": vizier}, searching={"emir": emir, "sultan": sultan}
)
SECOND_OPINION: Final = True
"""A review finds fault only where the search does, too: it wins nearly every game from the rollout policy,
which looks no further than the reply to a turn."""

__all__ = ["LEVELS", "SECOND_OPINION", "why"]
