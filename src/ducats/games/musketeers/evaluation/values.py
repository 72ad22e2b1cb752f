"""The value of a position: each seat's share of the victory, and how much each rival's ducats matter."""

from collections.abc import Sequence
from math import exp, sqrt
from typing import Final

from ducats.engine.messages import Seat
from ducats.games.musketeers.rules.messages import MusketeersOptions
from ducats.games.musketeers.rules.state import Musketeers

DUCATS_PER_HAND: Final = 27.0
"""What the leader of a table adds to their total in a hand, on average."""

SPREAD_DUCATS: Final = 7.0
"""How far two players drift apart in one hand, as the scale of a logistic curve."""

MIN_HANDS_OF_LUCK: Final = 1.0
"""Hands' worth of luck that a result is valued with at least."""

LEAD_SHARE: Final = 0.2
"""How much of a value is the lead in ducats, which tells more than a victory that is far off."""

DECISIVE_LEAD_DUCATS: Final = 120.0
"""A lead that is as good as a victory."""


def hands_left(options: MusketeersOptions, played: int, totals: Sequence[float]) -> float:
    """MU-40 and the options of the match: how many hands are expected after `played` of them."""
    if options.match_mode == "single_hand":
        return 0.0
    left = options.max_hands - played
    if options.match_mode == "fixed_hands":
        return float(min(left, options.hands - played))
    best = max(totals)
    if best >= options.match_target:
        return 0.0 if totals.count(best) == 1 or options.match_tie == "shared" else 1.0
    return min(float(left), max(1.0, (options.match_target - best) / DUCATS_PER_HAND + 0.3))


def win_chances(totals: Sequence[float], hands: float) -> list[float]:
    """Each seat's share of the victory, with `hands` still to be played."""
    best = max(totals)
    if hands <= 0.0:
        winners = totals.count(best)
        return [1.0 / winners if total == best else 0.0 for total in totals]
    scale = SPREAD_DUCATS * sqrt(hands)
    weights = [exp((total - best) / scale) for total in totals]
    everything = sum(weights)
    return [weight / everything for weight in weights]


def rival_weights(g: Musketeers, seat: Seat) -> list[float]:
    """How much of a ducat lost by each rival is a ducat won for `seat`; the rivals' shares add up to one."""
    totals = [float(total) for total in g.totals()]
    shares = win_chances(totals, max(1.0, hands_left(g.options, g.hand_number(), totals)))
    others = 1.0 - shares[seat]
    if others <= 1e-9:
        return equal_weights(g.seats, seat)
    return [0.0 if other == seat else share / others for other, share in enumerate(shares)]


def equal_weights(seats: int, seat: Seat) -> list[float]:
    """All rivals matter alike."""
    return [0.0 if other == seat else 1.0 / (seats - 1) for other in range(seats)]


def value(g: Musketeers) -> list[float]:
    """The share of the victory once a hand is paid, blended with the lead over the others.

    Even at the very end it is a soft one: a victory by a ducat was luck, and all or nothing teaches slowly.
    """
    totals = [float(total) for total in g.totals()]
    everything = sum(totals)
    hands = 0.0 if g.is_over() else hands_left(g.options, len(g.paid), totals)
    values: list[float] = []
    for total, share in zip(totals, win_chances(totals, max(MIN_HANDS_OF_LUCK, hands)), strict=True):
        lead = (total * g.seats - everything) / (g.seats - 1)
        comfort = min(1.0, max(0.0, 0.5 + 0.5 * lead / DECISIVE_LEAD_DUCATS))
        values.append((1.0 - LEAD_SHARE) * share + LEAD_SHARE * comfort)
    return values
