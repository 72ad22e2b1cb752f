"""Contests between bots with ratings and intervals, and simulations that check the rules."""

from ducats.arena.contests import Contest, check_contest, command, read_plan
from ducats.arena.entrants import read_entrants
from ducats.arena.matches import GameResult, Match, Progress, one_against
from ducats.arena.playing import play_match
from ducats.arena.report_page import rating_table, write_report
from ducats.arena.reports import markdown, text_table
from ducats.arena.results import BotResult, MatchResult, summarise
from ducats.arena.running import hold
from ducats.arena.simulation import Failure, Summary, simulate
from ducats.arena.standings import ContestResult, Standing, sum_up
from ducats.arena.statistics import Estimate, bootstrap, wilson
from ducats.arena.worker_pools import Alone, Cluster, Processes, WorkerPool

__all__ = [
    "Alone",
    "BotResult",
    "Cluster",
    "Contest",
    "ContestResult",
    "Estimate",
    "Failure",
    "GameResult",
    "Match",
    "MatchResult",
    "Processes",
    "Progress",
    "Standing",
    "Summary",
    "WorkerPool",
    "bootstrap",
    "check_contest",
    "command",
    "hold",
    "markdown",
    "one_against",
    "play_match",
    "rating_table",
    "read_entrants",
    "read_plan",
    "simulate",
    "sum_up",
    "summarise",
    "text_table",
    "wilson",
    "write_report",
]
