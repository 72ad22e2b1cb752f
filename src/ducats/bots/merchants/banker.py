"""The banker: plays the round to its end on tables that fit what he sees, and counts what it leaves."""

from functools import cache

from ducats.bots.base import Bot
from ducats.bots.searching import SearchingBot
from ducats.games import find
from ducats.search import Budget
from ducats.search.merchants import MerchantsJudge


@cache
def _judge() -> MerchantsJudge:
    """It remembers the markets it has seen."""
    return MerchantsJudge()


def banker(budget: Budget) -> Bot:
    return SearchingBot(find("merchants"), _judge(), budget)
