"""MarraCash for the search."""

from ducats.search.marracash.evaluator import MarraCashEvaluator

__all__ = ["MarraCashEvaluator"]
