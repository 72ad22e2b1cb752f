"""Musketeers for the search."""

from typing import Final

from ducats.games.musketeers.evaluation.evaluator import MusketeersEvaluator

EVALUATOR: Final = MusketeersEvaluator

__all__ = ["EVALUATOR", "MusketeersEvaluator"]
