"""How far a position is foreseen."""

from typing import Final

from ducats.engine import bits
from ducats.games.marracash.evaluation.town import PARTS
from ducats.games.marracash.rules.state import LAST_ROUND, MarraCash

MOST_MOVES_FORESEEN: Final = 4
"""Nobody foresees more moves of one group."""
BROUGHT_PER_TURN: Final = 2.4
MOVES_PER_TURN: Final = 1.6


def horizon_of(g: MarraCash, this_turn: int) -> int:
    """How many moves each group may still expect, in quarters; `this_turn`: the mover's own to come."""
    occupied = int(bits.count(g.occupied()))
    if g.phase() == LAST_ROUND:
        moves = 2.0 * (int(g.turns_left()) - 1) + this_turn
        return min(MOST_MOVES_FORESEEN * PARTS, round(1.5 * PARTS * moves / max(1, occupied)))
    waiting = int(g.waiting())
    moves = MOVES_PER_TURN * (waiting / BROUGHT_PER_TURN + g.seats)
    return min(MOST_MOVES_FORESEEN * PARTS, round(2.0 * PARTS * moves / (occupied + waiting / 3.0 + 1.0)))
