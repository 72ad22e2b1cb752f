"""What Musketeers tells the search: the captain's judgement, and habits that playouts can afford."""

from typing import Final, cast, final

from ducats.engine.frames import Play
from ducats.engine.messages import CHANCE, Seat
from ducats.engine.rng import Rng
from ducats.games.musketeers.questions import CommitCard, LayRewardsDown, ShuffleSlotsOf
from ducats.games.musketeers.state import Musketeers
from ducats.games.musketeers.tables import JEWEL
from ducats.games.musketeers.tokens import GiveTokenUp, TokenAsk
from ducats.search.evaluator import Evaluator
from ducats.search.musketeers.guess import Guess
from ducats.search.musketeers.habits import card_habits, token_worths
from ducats.search.musketeers.judgement import worths
from ducats.search.musketeers.standing import standing

DUCAT: Final = 0.015
"""What a ducat is worth in the middle of a match, as a part of the victory."""
REWARDS: Final = 16
"""So many of the 220 ways to lay rewards are thought about."""
TIRED: Final = 5_000
"""When so many hands have been judged, the judgements are forgotten."""

Key = tuple[object, ...]


@final
class MusketeersEvaluator(Evaluator):
    """Playouts go to the end of the hand; what a hand has brought is valued by how the match then stands."""

    def __init__(self) -> None:
        super().__init__(horizon=1, breadth=1.0, rivals=0.0, worlds=64)
        self._orders: dict[Key, list[int]] = {}

    def clock(self, play: Play) -> int:
        return len(cast(Musketeers, play).paid)

    def value(self, play: Play) -> list[float]:
        return standing(cast(Musketeers, play))

    def shown(self, play: Play, seat: Seat, answer: int) -> int:
        """MU-9, MUR-18: rewards lie face down in slots that nobody can tell apart. Cards are shown."""
        ask = play.frames[-1]
        if isinstance(ask, LayRewardsDown | ShuffleSlotsOf):
            return 0
        if seat == CHANCE:
            return answer
        g = cast(Musketeers, play)
        if isinstance(ask, CommitCard) and seat == g.jailed and not g.options.jail_discard_visible:
            return 0
        return answer

    def believe(self, play: Play, seat: Seat, rng: Rng) -> None:
        """MU-9, MU-13: rivals hold cards with which they would have laid and played what they did."""
        g = cast(Musketeers, play)
        if not isinstance(g.frames[-1], LayRewardsDown):
            Guess(g, seat).redeal(g, rng)

    def candidates(self, play: Play, seat: Seat) -> list[int]:
        """By the captain's judgement, which is the same for all that a seat knows."""
        g = cast(Musketeers, play)
        key = what_is_known(g, seat)
        known = self._orders.get(key)
        if known is None:
            if len(self._orders) > TIRED:
                self._orders.clear()
            legal = g.legal(seat)
            found = worths(g, seat, legal)
            order = sorted(range(len(legal)), key=found.__getitem__, reverse=True)
            known = self._orders[key] = [legal[place] for place in order[:REWARDS]]
        return known

    def priors(self, play: Play, seat: Seat, candidates: list[int]) -> list[float]:
        """What the captain thinks, with ducats turned into parts of a victory."""
        g = cast(Musketeers, play)
        legal = g.legal(seat)
        by_answer = dict(zip(legal, worths(g, seat, legal), strict=True))
        best = by_answer[candidates[0]]
        return [DUCAT * (by_answer[answer] - best) for answer in candidates]

    def rollout(self, play: Play, seat: Seat, rng: Rng) -> int:
        g = cast(Musketeers, play)
        ask = g.frames[-1]
        if isinstance(ask, LayRewardsDown):
            return self.candidates(play, seat)[0]
        if isinstance(ask, CommitCard):
            legal = g.hands[seat]
            found = card_habits(g, seat)
        else:
            legal = g.legal(seat)
            found = self._token_habits(g, seat, legal)
        best = 0
        for place in range(1, len(found)):
            if found[place] > found[best]:
                best = place
        return legal[best]

    def _token_habits(self, g: Musketeers, seat: Seat, legal: list[int]) -> list[float]:
        ask = g.frames[-1]
        if isinstance(ask, TokenAsk):
            return token_worths(g, seat, legal, ask.token)
        assert isinstance(ask, GiveTokenUp)
        values, rewards = g.tables.values, g.rewards[seat]
        sign = -1.0 if ask.token == JEWEL else 1.0
        return [sign * values[rewards[slot]] for slot in legal]


def what_is_known(g: Musketeers, seat: Seat) -> Key:
    """Everything on which a seat's judgement of the open question may rest."""
    if isinstance(g.frames[-1], LayRewardsDown):
        return (g.tables, g.seats, *g.hands[seat])
    return (
        g.tables,
        g.options,
        g.frames[-1],
        seat,
        g.hand_number,
        g.guard,
        g.fought,
        *g.hands[seat],
        *g.rewards[seat],
        *g.totals,
        tuple(map(tuple, g.tokens)),
    )
