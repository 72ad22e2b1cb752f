"""Marquis for the search, and for the bots that judge by the same evaluation."""

from typing import Final

from ducats.games.marquis.evaluation import bargaining
from ducats.games.marquis.evaluation.bargaining import Worths
from ducats.games.marquis.evaluation.evaluation import Evaluation
from ducats.games.marquis.evaluation.evaluator import MarquisEvaluator
from ducats.games.marquis.evaluation.judgement import (
    answers_worth,
    cards_laid,
    evaluation_of,
    seat_lead,
)
from ducats.games.marquis.evaluation.weights import CARELESS, HASTY, TUNED, Weights

EVALUATOR: Final = MarquisEvaluator

__all__ = [
    "CARELESS",
    "EVALUATOR",
    "HASTY",
    "TUNED",
    "Evaluation",
    "MarquisEvaluator",
    "Weights",
    "Worths",
    "answers_worth",
    "bargaining",
    "cards_laid",
    "evaluation_of",
    "seat_lead",
]
