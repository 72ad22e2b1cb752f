"""MarraCash for the search."""

from typing import Final

from ducats.games.marracash.evaluation.evaluator import MarraCashEvaluator

EVALUATOR: Final = MarraCashEvaluator

__all__ = ["EVALUATOR", "MarraCashEvaluator"]
