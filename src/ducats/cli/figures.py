"""Shares of the victory as people read them."""

from ducats.review.messages import WHOLE


def percent(share: int) -> str:
    return f"{100 * share / WHOLE:.0f}"
