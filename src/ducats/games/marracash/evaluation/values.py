"""The value of a position: each seat's share of the victory, blended with its lead."""

from math import exp
from typing import Final

from ducats.games.marracash.evaluation.evaluation import Evaluation
from ducats.games.marracash.evaluation.horizon import horizon_of
from ducats.games.marracash.evaluation.town import Town
from ducats.games.marracash.evaluation.weights import Weights
from ducats.games.marracash.rules import groups
from ducats.games.marracash.rules.questions import Act
from ducats.games.marracash.rules.souk import FOUNTAINS
from ducats.games.marracash.rules.state import MarraCash

SHARE_OF_LEAD: Final = 0.4
"""How much of a value is the lead in Dirham."""
SAFE_LEAD_DIRHAM: Final = 6000.0
"""A lead that is as good as a victory."""
DRIFT_DIRHAM: Final = 60.0
DRIFT_DIRHAM_PER_VISITOR: Final = 12.0
"""How far two players may drift apart, as the scale of a logistic curve: at the end, and for each visitor."""


def value(town: Town, g: MarraCash, weights: Weights) -> list[float]:
    """How well each seat stands, from 0 to 1."""
    if not g.frames:
        return shares([float(cash) for cash in g.purses()], 0.0)
    evaluation = Evaluation(town, g, horizon_of(g, own_moves(g)), weights)
    worths = [evaluation.standings[seat] for seat in range(g.seats)]
    if g.chosen.antiques:
        for seat in range(g.seats):
            worths[seat] += evaluation.antiques(seat)
    visitors = int(g.waiting())
    for fountain in range(FOUNTAINS):
        visitors += groups.size(g.group(fountain))
    return shares(worths, DRIFT_DIRHAM + DRIFT_DIRHAM_PER_VISITOR * visitors)


def own_moves(g: MarraCash) -> int:
    """How many moves the player whose turn it is still has."""
    ask = g.frames[-1]
    return 3 - ask.slot if isinstance(ask, Act) and not g.auctioned() else 0


def shares(worths: list[float], scale: float) -> list[float]:
    """Each seat's share of the victory, blended with its lead over the others."""
    top = max(worths)
    weights: list[float] = []
    for worth in worths:
        if scale > 0.0:
            weights.append(exp((worth - top) / scale))
        else:
            weights.append(1.0 if worth == top else 0.0)
    everything, total, seats = sum(weights), sum(worths), len(worths)
    values: list[float] = []
    for worth, weight in zip(worths, weights, strict=True):
        lead = (worth * seats - total) / (seats - 1)
        comfort = min(1.0, max(0.0, 0.5 + 0.5 * lead / SAFE_LEAD_DIRHAM))
        values.append((1.0 - SHARE_OF_LEAD) * weight / everything + SHARE_OF_LEAD * comfort)
    return values
