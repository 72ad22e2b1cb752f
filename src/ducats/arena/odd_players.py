"""Players with one odd habit, who otherwise play as the best level that answers at once.

A bot that was tuned against sensible rivals may fail against these, or be milked by them. They enter as
`ducats.arena.odd_players:HighBidder` and so on, and know no game: what a bid and a bargain are, the open
question says.
"""

from abc import abstractmethod
from functools import cache
from typing import Any, NamedTuple, final

from ducats.bots import Bot
from ducats.bots.base import RememberingBot
from ducats.bots.memory import Memory
from ducats.engine.frames import Ask
from ducats.engine.messages import Action, View
from ducats.engine.play import Play
from ducats.engine.rng import Rng
from ducats.games import find
from ducats.games.levels import make, stand_in


class Bargain(NamedTuple):
    """What can be answered to standing terms."""

    deals: list[int]
    """Answers that close it."""
    refusal: int
    terms: list[int]
    """Answers that name other terms, from the least to the most."""


class OddPlayer(RememberingBot):
    """It is asked for its habit first; where that says nothing, the usual level answers."""

    def choose_remembering(self, view: View, memory: Memory, rng: Rng) -> Action:
        assert view.seat is not None
        game = find(view.game).imagine(view, rng)
        odd = self.habit(game, game.ask(), game.legal(view.seat))
        if odd is not None:
            return game.say(view.seat, odd)
        return _kept(view.game, stand_in(view.game)).choose_remembering(view, memory, rng)

    @abstractmethod
    def habit(self, game: Play, ask: Ask[Any], legal: list[int]) -> int | None:
        """The answer it insists on, if any."""


@cache
def _kept(game: str, level: str) -> Bot:
    return make(game, level)


def bargain(game: Play, ask: Ask[Any], legal: list[int]) -> Bargain | None:
    """None if no terms stand that could be accepted."""
    closing = {answer: deal for answer in legal if (deal := ask.deal(game, answer)) is not None}
    if not closing:
        return None
    refusal = next(iter(closing.values()))[1]
    terms = sorted(answer for answer in legal if answer not in closing and answer != refusal)
    return Bargain(list(closing), refusal, terms)


@final
class HighBidder(OddPlayer):
    """Bids all it can in every auction."""

    def habit(self, game: Play, ask: Ask[Any], legal: list[int]) -> int | None:
        return max(legal) if ask.no_bid >= 0 else None


@final
class NeverBids(OddPlayer):
    """Leaves every auction at once, where it may."""

    def habit(self, game: Play, ask: Ask[Any], legal: list[int]) -> int | None:
        return ask.no_bid if ask.no_bid in legal else None


@final
class NeverDeals(OddPlayer):
    """Refuses whatever it is offered."""

    def habit(self, game: Play, ask: Ask[Any], legal: list[int]) -> int | None:
        standing = bargain(game, ask, legal)
        return standing.refusal if standing and standing.refusal in legal else None


@final
class AlwaysDeals(OddPlayer):
    """Accepts the first terms that it can."""

    def habit(self, game: Play, ask: Ask[Any], legal: list[int]) -> int | None:
        standing = bargain(game, ask, legal)
        return standing.deals[0] if standing else None


@final
class HairSplitter(OddPlayer):
    """Answers all terms with the least that can be named, and gives in when nothing is left to name."""

    def habit(self, game: Play, ask: Ask[Any], legal: list[int]) -> int | None:
        standing = bargain(game, ask, legal)
        if standing is None:
            return None
        return standing.terms[0] if standing.terms else standing.deals[0]


class Stubborn(OddPlayer):
    """Answers all terms with its own, in every bargain the same, and breaks off when it cannot name them."""

    @abstractmethod
    def own_terms(self, terms: list[int]) -> int:
        """Which of those that can be named."""

    def habit(self, game: Play, ask: Ask[Any], legal: list[int]) -> int | None:
        standing = bargain(game, ask, legal)
        if standing is None:
            return None
        if standing.terms:
            return self.own_terms(standing.terms)
        return standing.refusal if standing.refusal in legal else None


@final
class Bully(Stubborn):
    """Names the most that can be named."""

    def own_terms(self, terms: list[int]) -> int:
        return terms[-1]


@final
class Repeater(Stubborn):
    """Names the least that can be named, again and again."""

    def own_terms(self, terms: list[int]) -> int:
        return terms[0]


@final
class Holdout(OddPlayer):
    """Refuses every other deal, in the hope of being offered more next time."""

    def habit(self, game: Play, ask: Ask[Any], legal: list[int]) -> int | None:
        standing = bargain(game, ask, legal)
        if standing is None or standing.refusal not in legal or game.asked % 2:
            return None
        return standing.refusal


@final
class AlwaysFirst(OddPlayer):
    """Gives the first legal answer, whatever is asked: in Musketeers its weakest card."""

    def habit(self, game: Play, ask: Ask[Any], legal: list[int]) -> int:
        return legal[0]


@final
class AlwaysLast(OddPlayer):
    """Gives the last legal answer, whatever is asked: in Musketeers its strongest card."""

    def habit(self, game: Play, ask: Ask[Any], legal: list[int]) -> int:
        return legal[-1]


@final
class Forgetful(Bot):
    """A level that remembers nothing: `Forgetful@shipowner`, to see what its memory is worth."""

    def __init__(self, level: str) -> None:
        self._level = level

    def check_game(self, game: str) -> None:
        _kept(game, self._level)

    def choose(self, view: View, rng: Rng) -> Action:
        bot = _kept(view.game, self._level)
        action = bot.choose(view, rng)
        self.simulations = bot.simulations
        return action
