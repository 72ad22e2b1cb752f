"""How a match stands: what a ducat is worth to whom."""

from collections.abc import Sequence
from math import exp, sqrt

from ducats.bots.musketeers.table import Table
from ducats.engine.messages import Seat

DUCATS_PER_HAND = 27.0
"""What the leader of a table adds to his total in a hand, on average."""

SPREAD = 7.0
"""How far two players drift apart in one hand, as the scale of a logistic curve."""


def hands_to_come(g: Table, totals: Sequence[float]) -> float:
    """MU-40 and the options of the match: how many hands are expected after the one that is on."""
    options = g.options
    if options.match_mode == "single_hand":
        return 0.0
    left = options.max_hands - g.hand_number
    if options.match_mode == "fixed_hands":
        return float(min(left, options.hands - g.hand_number))
    best = max(totals)
    if best >= options.match_target:
        return 0.0 if totals.count(best) == 1 or options.match_tie == "shared" else 1.0
    return min(float(left), max(1.0, (options.match_target - best) / DUCATS_PER_HAND + 0.3))


def prospects(totals: Sequence[float], hands: float) -> list[float]:
    """Each seat's share of the victory, with `hands` still to be played."""
    best = max(totals)
    if hands <= 0.0:
        winners = totals.count(best)
        return [1.0 / winners if total == best else 0.0 for total in totals]
    scale = SPREAD * sqrt(hands)
    weights = [exp((total - best) / scale) for total in totals]
    everything = sum(weights)
    return [weight / everything for weight in weights]


def rivalry(g: Table, seat: Seat) -> list[float]:
    """How much of a ducat lost by each rival is a ducat won for `seat`; the rivals' shares add up to one."""
    shares = prospects(g.totals, max(1.0, hands_to_come(g, g.totals)))
    others = 1.0 - shares[seat]
    if others <= 1e-9:
        return [0.0 if other == seat else 1.0 / (g.seats - 1) for other in range(g.seats)]
    return [0.0 if other == seat else share / others for other, share in enumerate(shares)]
