"""Matches between bots with confidence intervals, and simulations that check the rules."""

from ducats.arena.matches import GameResult, Match, Progress, ladder, one_against, play_match
from ducats.arena.reports import json_lines, markdown, text_table
from ducats.arena.results import BotResult, MatchResult, summarise
from ducats.arena.simulation import Failure, Summary, simulate
from ducats.arena.statistics import Estimate, bootstrap, wilson

__all__ = [
    "BotResult",
    "Estimate",
    "Failure",
    "GameResult",
    "Match",
    "MatchResult",
    "Progress",
    "Summary",
    "bootstrap",
    "json_lines",
    "ladder",
    "markdown",
    "one_against",
    "play_match",
    "simulate",
    "summarise",
    "text_table",
    "wilson",
]
