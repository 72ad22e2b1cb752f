"""Marquis for the search, and for the bots that judge by the same evaluation."""

from ducats.search.marquis import bargaining
from ducats.search.marquis.bargaining import Worths
from ducats.search.marquis.evaluation import Evaluation
from ducats.search.marquis.evaluator import MarquisEvaluator
from ducats.search.marquis.judgement import (
    answers_worth,
    cards_laid,
    evaluation_of,
    seat_lead,
)
from ducats.search.marquis.weights import CARELESS, TUNED, Weights

__all__ = [
    "CARELESS",
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
