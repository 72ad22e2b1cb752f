"""The bots of Merchants: peddler, merchant, patrician, and the banker, who searches."""

from ducats.bots.merchants.levels import banker, merchant, patrician, peddler
from ducats.bots.merchants.reasons import REASONS, reason

__all__ = ["REASONS", "banker", "merchant", "patrician", "peddler", "reason"]
