"""The evaluation for bots: they hand over a game that they have imagined from their view."""

from typing import Any, cast

from ducats.engine.frames import Ask
from ducats.engine.messages import Seat
from ducats.engine.play import Play
from ducats.games.marquis.evaluation.bargaining import Worths
from ducats.games.marquis.evaluation.evaluation import Evaluation
from ducats.games.marquis.evaluation.rollout import worths
from ducats.games.marquis.evaluation.values import lead
from ducats.games.marquis.evaluation.weights import TUNED, Weights
from ducats.games.marquis.rules.state import Marquis


def evaluation_of(play: Play, seat: Seat, weights: list[Weights] = TUNED) -> Evaluation:
    """One seat's judgement of a position; the weights go by the number of seats."""
    return Evaluation(cast(Marquis, play), seat, weights[play.seats])


def answers_worth(play: Play, seat: Seat, weights: list[Weights] = TUNED) -> Worths:
    """The answers worth a thought to the open question, each after what it is worth in points."""
    return worths(evaluation_of(play, seat, weights), cast(Ask[Any], play.open))


def seat_lead(play: Play, seat: Seat) -> float:
    """By how many points a seat can expect to be ahead in the end."""
    return lead(cast(Marquis, play), seat)


def cards_laid(play: Play) -> int:
    """How many cards have been laid in the game."""
    return cast(Marquis, play).counter()
