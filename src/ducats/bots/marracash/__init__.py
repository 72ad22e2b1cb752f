"""The bots of MarraCash: porter, trader, vizier, and the sultan, who searches."""

from ducats.bots.marracash.levels import porter, trader, vizier
from ducats.bots.marracash.sultan import sultan

__all__ = ["porter", "sultan", "trader", "vizier"]
