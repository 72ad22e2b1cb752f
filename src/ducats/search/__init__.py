"""Thinking ahead on imagined games: information-set Monte Carlo tree search for every game."""

from ducats.search.ismcts import Budget, Search, Thought
from ducats.search.judge import Judge, LotJudge

__all__ = ["Budget", "Judge", "LotJudge", "Search", "Thought"]
