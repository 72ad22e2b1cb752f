"""Merchants for the search."""

from typing import Final

from ducats.games.merchants.evaluation.evaluator import MerchantsEvaluator

EVALUATOR: Final = MerchantsEvaluator

__all__ = ["EVALUATOR", "MerchantsEvaluator"]
