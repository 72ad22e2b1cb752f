"""The bots of MarraCash: porter, trader, vizier, and the sultan, who searches."""

from ducats.bots.marracash.lookahead import vizier
from ducats.bots.marracash.merchant import porter, trader
from ducats.bots.marracash.sultan import sultan

__all__ = ["porter", "sultan", "trader", "vizier"]
