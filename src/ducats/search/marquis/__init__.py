"""Marquis for the search."""

from ducats.search.marquis.judge import MarquisJudge

__all__ = ["MarquisJudge"]
