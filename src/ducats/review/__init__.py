"""The review room: what decided a game, whether it was luck, and what would have been better."""

from ducats.review.alternatives import what_if
from ducats.review.analyst import DEEP, EFFORTS, NORMAL, QUICK, Analyst, Effort, analyse
from ducats.review.messages import Analysis, WhatIf

__all__ = [
    "DEEP",
    "EFFORTS",
    "NORMAL",
    "QUICK",
    "Analysis",
    "Analyst",
    "Effort",
    "WhatIf",
    "analyse",
    "what_if",
]
