"""The bots of Merchants: peddler, merchant, patrician."""

from ducats.bots.merchants.reasons import REASONS, reason
from ducats.bots.merchants.trader import merchant, patrician, peddler

__all__ = ["REASONS", "merchant", "patrician", "peddler", "reason"]
