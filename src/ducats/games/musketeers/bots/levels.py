"""The three levels that look one duel ahead: the evaluation of the search, each with its own weights."""

from typing import Final, final

from ducats.bots.base import Bot
from ducats.bots.random_bot import choices_of
from ducats.engine.messages import Action, View
from ducats.engine.rng import Rng
from ducats.games import find
from ducats.games.musketeers.evaluation.evaluation import AnswerValues, evaluated
from ducats.games.musketeers.evaluation.weights import CAREFUL, Weights
from ducats.search.oversight import noticed

CARELESS: Final = Weights(
    later_share=(1.0, 1.0, 1.0), third_jewel_ducats=0.0, jail_ducats=0.0, counts_cards=False
)
FORGETFUL: Final = Weights(counts_cards=False)


def best(values: AnswerValues, rng: Rng) -> int:
    """MU-R22: the best answer; equal ones by lot, or low seats would always be the victims."""
    top = max(value for _, value in values)
    return rng.choice([answer for answer, value in values if value >= top - 1e-9])


@final
class OnePly(Bot):
    """Evaluates the answers that come to mind: what each is worth at once and what it leaves for later."""

    def __init__(self, weights: Weights, overlooks: float = 0.0) -> None:
        self._rules = find("musketeers")
        self._weights = weights
        self._overlooks = overlooks
        """The chance that an answer does not come to mind."""

    def choose(self, view: View, rng: Rng) -> Action:
        choices_of(view)
        seat = view.seat
        assert seat is not None
        world = self._rules.imagine(view, rng)
        values = evaluated(world, seat, self._weights)
        seen = [values[place] for place in noticed(len(values), self._overlooks, rng)]
        return world.say(seat, best(seen, rng))


def page() -> Bot:
    """Knows the odds of a fresh deck, forgets what was played, and overlooks most cards."""
    return OnePly(CARELESS, overlooks=0.7)


def musketeer() -> Bot:
    """Plays by the odds of a fresh deck and overlooks a card now and then."""
    return OnePly(FORGETFUL, overlooks=0.35)


def captain() -> Bot:
    """Counts every card and makes no slip within a horizon of one duel."""
    return OnePly(CAREFUL)
