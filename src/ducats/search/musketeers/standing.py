"""How a match stands: each seat's share of the victory, and how much each rival's ducats matter."""

from collections.abc import Sequence
from math import exp, sqrt
from typing import Final

from ducats.engine.messages import Seat
from ducats.games.musketeers.state import Musketeers

DUCATS_PER_HAND: Final = 27.0
"""What the leader of a table adds to his total in a hand, on average."""

SPREAD: Final = 7.0
"""How far two players drift apart in one hand, as the scale of a logistic curve."""

SOFT: Final = 1.0
"""Hands' worth of luck that a result is judged with at least."""

MARGIN: Final = 0.2
"""How much of a value is the lead in ducats, which tells more than a victory that is far off."""

WIDE: Final = 120.0
"""A lead in ducats that is as good as a victory."""


def hands_to_come(g: Musketeers, totals: Sequence[float]) -> float:
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


def rivalry(g: Musketeers, seat: Seat) -> list[float]:
    """How much of a ducat lost by each rival is a ducat won for `seat`; the rivals' shares add up to one."""
    totals = [float(total) for total in g.totals]
    shares = prospects(totals, max(1.0, hands_to_come(g, totals)))
    others = 1.0 - shares[seat]
    if others <= 1e-9:
        return [0.0 if other == seat else 1.0 / (g.seats - 1) for other in range(g.seats)]
    return [0.0 if other == seat else share / others for other, share in enumerate(shares)]


def hands_after(g: Musketeers) -> float:
    """MU-40: how many hands are expected to follow the one that has just been paid."""
    if not g.frames:
        return 0.0
    options, paid = g.options, len(g.paid)
    left = float(options.max_hands - paid)
    if options.match_mode == "fixed_hands":
        return min(left, float(options.hands - paid))
    return min(left, max(1.0, (options.match_target - max(g.totals)) / DUCATS_PER_HAND + 0.3))


def standing(g: Musketeers) -> list[float]:
    """The share of the victory, blended with the lead over the others.

    Even at the very end it is a soft one: a victory by a ducat was luck, and all or nothing teaches slowly.
    """
    totals = [float(total) for total in g.totals]
    everything = sum(totals)
    values: list[float] = []
    for total, share in zip(totals, prospects(totals, max(SOFT, hands_after(g))), strict=True):
        lead = (total * g.seats - everything) / (g.seats - 1)
        comfort = min(1.0, max(0.0, 0.5 + 0.5 * lead / WIDE))
        values.append((1.0 - MARGIN) * share + MARGIN * comfort)
    return values
