"""MarraCash for the search."""

from ducats.search.marracash.judge import MarraCashJudge

__all__ = ["MarraCashJudge"]
