"""The bots of MarraCash: porter, trader, vizier, and the sultan, who searches."""

from typing import Final

from ducats.bots.base import Levels
from ducats.games.marracash.bots.levels import porter, sultan, trader, vizier

LEVELS: Final = Levels(
    quick={"porter": porter, "trader": trader, "vizier": vizier}, searching={"sultan": sultan}
)
