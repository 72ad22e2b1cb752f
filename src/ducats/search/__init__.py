"""Thinking ahead on imagined games: information-set Monte Carlo tree search for every game."""

from ducats.search.evaluator import Evaluator, RandomEvaluator
from ducats.search.ismcts import Budget, Search, SearchResult

__all__ = ["Budget", "Evaluator", "RandomEvaluator", "Search", "SearchResult"]
