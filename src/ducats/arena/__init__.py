"""Matches between bots, schedules, ratings with confidence intervals."""
