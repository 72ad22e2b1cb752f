"""A second opinion on faults, from the search of a game's best level.

Where the search plays much better than the rollout policy, the policy finds fault with good answers: whoever
plays on by it does not know what they were for. In such a game the search must find the fault, too.
"""

from typing import Any, Final

from ducats.engine.messages import View
from ducats.engine.rng import Rng
from ducats.engine.rules import Rules
from ducats.games import part
from ducats.review.reference import searched_by
from ducats.search import Budget, Evaluator, Search
from ducats.search.tree import MIN_GAIN_WIN_SHARE

SIMULATIONS: Final = 400
SEED: Final = "second opinion"


def second_opinion_of(game: str) -> Evaluator[Any] | None:
    """What the search is made with where the game asks for one; None: the reference policy decides alone."""
    return searched_by(game) if getattr(part(game, "bots"), "SECOND_OPINION", False) else None


def overrules(rules: Rules, evaluator: Evaluator[Any], view: View, played: int, better: int) -> bool:
    """Whether the search finds the given answer as good, or does not think the other worth a try.

    It says nothing against a fault if it would not even have tried the given answer.
    """
    found = Search(rules, evaluator, view, Rng(SEED)).run(Budget(SIMULATIONS))
    means = {arm.answer: arm.mean for arm in found.arms() if arm.visits}
    if played not in means:
        return False
    return better not in means or means[better] < means[played] + MIN_GAIN_WIN_SHARE
