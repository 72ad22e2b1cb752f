"""The cardinal: thinks ahead to the end of the hand on tables that fit what he sees."""

from functools import cache

from ducats.bots.base import Bot
from ducats.bots.searching import SearchingBot
from ducats.games import find
from ducats.search import Budget
from ducats.search.musketeers import MusketeersJudge


@cache
def _judge() -> MusketeersJudge:
    """Its tables of odds are slow to make."""
    return MusketeersJudge()


def cardinal(budget: Budget) -> Bot:
    return SearchingBot(find("musketeers"), _judge(), budget)
