"""The policy by which the analysis of a game lets everybody play on."""

from typing import Any

from ducats.games import part
from ducats.search import Evaluator, RandomEvaluator
from ducats.search.reference import Reference


def reference_of(game: str) -> Evaluator[Any]:
    """A game without an evaluation is played on by lot."""
    own = part(game, "evaluation")
    return Reference(own.EVALUATOR()) if own else RandomEvaluator()
