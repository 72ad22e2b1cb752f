"""The rollout policy: the evaluation with weights that playouts can afford, and no second thoughts."""

from ducats.engine.messages import Seat
from ducats.games.musketeers.evaluation.evaluation import answer_values
from ducats.games.musketeers.evaluation.weights import ROLLOUT
from ducats.games.musketeers.rules.state import Musketeers


def rollout_answer(g: Musketeers, seat: Seat) -> int:
    """The first of the best answers."""
    values = answer_values(g, seat, ROLLOUT)
    return g.ask().legal(g, seat)[best_place(values)]


def best_place(values: list[float]) -> int:
    best = 0
    for place in range(1, len(values)):
        if values[place] > values[best]:
            best = place
    return best
