"""The sultan: tries answers in imagined games, where everybody else plays as the vizier does."""

from functools import cache

from ducats.bots.base import Bot
from ducats.bots.searching import SearchingBot
from ducats.games import find
from ducats.games.marracash.evaluation import MarraCashEvaluator
from ducats.search import Budget


@cache
def _evaluator() -> MarraCashEvaluator:
    """Its tables of chances are slow to make."""
    return MarraCashEvaluator()


def sultan(budget: Budget) -> Bot:
    return SearchingBot(find("marracash"), _evaluator(), budget)
