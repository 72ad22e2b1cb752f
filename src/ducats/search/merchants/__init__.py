"""Merchants for the search."""

from ducats.search.merchants.judge import MerchantsJudge

__all__ = ["MerchantsJudge"]
