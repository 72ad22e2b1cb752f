"""The review room: what decided a game, whether it was luck, and what would have been better."""

from ducats.review.analyst import DEEP, EFFORTS, NORMAL, QUICK, Analyst, Effort, analyse
from ducats.review.messages import Analysis

__all__ = ["DEEP", "EFFORTS", "NORMAL", "QUICK", "Analysis", "Analyst", "Effort", "analyse"]
