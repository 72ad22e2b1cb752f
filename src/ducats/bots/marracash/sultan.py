"""The sultan: thinks his turn and the round after it through on imagined tables."""

from functools import cache

from ducats.bots.base import Bot
from ducats.bots.searching import SearchingBot
from ducats.games import find
from ducats.search import Budget
from ducats.search.marracash import MarraCashJudge


@cache
def _judge() -> MarraCashJudge:
    """Its tables of chances are slow to make."""
    return MarraCashJudge()


def sultan(budget: Budget) -> Bot:
    return SearchingBot(find("marracash"), _judge(), budget)
