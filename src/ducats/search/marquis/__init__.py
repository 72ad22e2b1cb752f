"""Marquis for the search."""

from ducats.search.marquis.evaluator import MarquisEvaluator

__all__ = ["MarquisEvaluator"]
