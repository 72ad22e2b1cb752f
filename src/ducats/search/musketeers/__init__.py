"""Musketeers for the search."""

from ducats.search.musketeers.judge import MusketeersJudge

__all__ = ["MusketeersJudge"]
