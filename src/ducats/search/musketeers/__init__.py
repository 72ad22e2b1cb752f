"""Musketeers for the search."""

from ducats.search.musketeers.evaluator import MusketeersEvaluator

__all__ = ["MusketeersEvaluator"]
