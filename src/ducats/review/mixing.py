"""What the search would draw lots among where others answer at the same time."""

from functools import cache
from typing import Any, Final

from ducats.bots.searching import SearchingBot
from ducats.engine.rng import Rng
from ducats.engine.rules import Rules
from ducats.games.levels import make, named_levels, view_when_asked
from ducats.review.positions import Step
from ducats.search import Budget, Evaluator, Search
from ducats.search.tree import MIXTURE_SHARE

SIMULATIONS: Final = 600

Mixture = tuple[tuple[int, float], ...]
"""Answers with their shares, the likeliest first."""


def mixture_at(rules: Rules, evaluator: Evaluator[Any], step: Step, seed: str) -> Mixture:
    """Nothing where nobody else is asked, or where the game's best level does not draw lots."""
    if len(step.before.ask().seats) < 2 or not _draws_lots(rules.meta.id):
        return ()
    view = view_when_asked(rules, step.before, step.seat)
    found = Search(rules, evaluator, view, Rng(seed)).run(Budget(SIMULATIONS))
    arms = found.arms()
    most = max(arm.visits for arm in arms)
    kept = sorted([arm for arm in arms if arm.visits >= MIXTURE_SHARE * most], key=lambda arm: -arm.visits)
    visits = sum(arm.visits for arm in kept)
    return tuple([(arm.answer, arm.visits / visits) for arm in kept])


@cache
def _draws_lots(game: str) -> bool:
    """Whether its best level answers by this very search."""
    return isinstance(make(game, named_levels(game)[-1]), SearchingBot)
