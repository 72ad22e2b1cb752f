"""The bots of Merchants: peddler, merchant, patrician, and the banker, who searches."""

from ducats.bots.merchants.banker import banker
from ducats.bots.merchants.reasons import REASONS, reason
from ducats.bots.merchants.trader import merchant, patrician, peddler

__all__ = ["REASONS", "banker", "merchant", "patrician", "peddler", "reason"]
