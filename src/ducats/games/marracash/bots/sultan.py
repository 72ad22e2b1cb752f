"""Emir and sultan: they try answers in imagined games, where everybody else plays as the vizier does."""

from functools import cache
from typing import Final

from ducats.bots.base import Bot
from ducats.bots.distracted import Distracted
from ducats.bots.searching import SearchingBot
from ducats.games import find
from ducats.games.marracash.bots.levels import vizier
from ducats.games.marracash.evaluation import MarraCashEvaluator
from ducats.search import Budget

EMIR_SIMULATIONS: Final = 20


@cache
def _evaluator() -> MarraCashEvaluator:
    """Its tables of chances are slow to make."""
    return MarraCashEvaluator()


def emir(budget: Budget) -> Bot:
    """Searches at every other decision, and plans as the vizier does at the others."""
    return Distracted(sultan(Budget(min(budget.simulations, EMIR_SIMULATIONS))), vizier())


def sultan(budget: Budget) -> Bot:
    return SearchingBot(find("marracash"), _evaluator(), budget)
