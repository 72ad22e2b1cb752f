"""The policy by which the analysis of a game lets everybody play on."""

from typing import Any

from ducats.games import part
from ducats.search import Evaluator, RandomEvaluator
from ducats.search.reference import Reference


def reference_of(game: str) -> Evaluator[Any]:
    """A game without an evaluation is played on by lot."""
    own = searched_by(game)
    return own if isinstance(own, RandomEvaluator) else Reference(own)


def searched_by(game: str) -> Evaluator[Any]:
    """What the bots of a game search with."""
    own = part(game, "evaluation")
    return own.EVALUATOR() if own else RandomEvaluator()
