"""The bots of Merchants: peddler, merchant, patrician."""

from ducats.bots.merchants.trader import merchant, patrician, peddler

__all__ = ["merchant", "patrician", "peddler"]
