"""The three levels that look one duel ahead, each with its own care; the judgement is that of the search."""

from typing import Final, final

from ducats.bots.base import Bot
from ducats.bots.random_bot import choices_of
from ducats.engine.messages import Action, View
from ducats.engine.rng import Rng
from ducats.games import find
from ducats.search.musketeers.judgement import CAREFUL, Worths, judged
from ducats.search.musketeers.stakes import Care

CARELESS: Final = Care(keep=(1.0, 1.0, 1.0), third_jewel=0.0, jailed=0.0, counts_cards=False)
FORGETFUL: Final = Care(counts_cards=False)


def best(worths: Worths, rng: Rng) -> int:
    """MUR-22: the best answer; equal ones by lot, or low seats would always be the victims."""
    top = max(worth for _, worth in worths)
    return rng.choice([answer for answer, worth in worths if worth >= top - 1e-9])


@final
class OnePly(Bot):
    """Judges every answer by what it is worth at once and by what it leaves for later."""

    def __init__(self, care: Care, whim: float = 0.0) -> None:
        self._rules = find("musketeers")
        self._care = care
        self._whim = whim
        """By how many ducats each answer may be misjudged, up or down."""

    def choose(self, view: View, rng: Rng) -> Action:
        choices_of(view)
        seat = view.seat
        assert seat is not None
        world = self._rules.imagine(view, rng)
        worths = judged(world, seat, self._care)
        if self._whim:
            worths = [(answer, worth + self._whim * (2.0 * rng.chance() - 1.0)) for answer, worth in worths]
        return world.say(seat, best(worths, rng))


def page() -> Bot:
    """Knows the odds of a fresh deck, forgets what was played, and misjudges every answer by many ducats."""
    return OnePly(CARELESS, whim=20.0)


def musketeer() -> Bot:
    """Plays by the odds of a fresh deck and slips by a few ducats."""
    return OnePly(FORGETFUL, whim=7.0)


def captain() -> Bot:
    """Counts every card and makes no slip within his horizon of one duel."""
    return OnePly(CAREFUL)
