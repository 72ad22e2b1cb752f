"""Merchants for the search."""

from ducats.search.merchants.evaluator import MerchantsEvaluator

__all__ = ["MerchantsEvaluator"]
