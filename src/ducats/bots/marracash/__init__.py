"""The bots of MarraCash: porter, trader, vizier."""

from ducats.bots.marracash.lookahead import vizier
from ducats.bots.marracash.merchant import porter, trader

__all__ = ["porter", "trader", "vizier"]
