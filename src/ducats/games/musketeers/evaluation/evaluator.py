"""What Musketeers tells the search: the careful evaluation, and a rollout policy that playouts can afford."""

from typing import Final, final

from ducats.engine.messages import CHANCE, Seat
from ducats.engine.rng import Rng
from ducats.games.musketeers.evaluation.belief import Belief
from ducats.games.musketeers.evaluation.evaluation import answer_values
from ducats.games.musketeers.evaluation.rollout import rollout_answer
from ducats.games.musketeers.evaluation.values import value
from ducats.games.musketeers.rules.questions import CommitCard, LayRewardsDown, ShuffleSlotsOf
from ducats.games.musketeers.rules.state import Musketeers
from ducats.search.evaluator import Evaluator

WIN_SHARE_PER_DUCAT: Final = 0.015
"""In the middle of a match."""
REWARD_CANDIDATES: Final = 16
"""So many of the 220 ways to lay rewards are searched."""
MAX_KEPT_ORDERS: Final = 5_000
"""When the candidates of more questions than this are kept, they are forgotten."""

Key = tuple[object, ...]


@final
class MusketeersEvaluator(Evaluator[Musketeers]):
    """Playouts go to the end of the hand; what a hand has brought is valued by how the match then stands."""

    def __init__(self) -> None:
        super().__init__(horizon=1, breadth=1.0, rivals=0.0, worlds=64)
        self._orders: dict[Key, list[int]] = {}

    def clock(self, g: Musketeers) -> int:
        return len(g.paid)

    def value(self, g: Musketeers) -> list[float]:
        return value(g)

    def shown(self, g: Musketeers, seat: Seat, answer: int) -> int:
        """MU-9, MU-R18: rewards lie face down in slots that nobody can tell apart. Cards are shown."""
        ask = g.open
        if isinstance(ask, LayRewardsDown | ShuffleSlotsOf):
            return 0
        if seat == CHANCE:
            return answer
        if isinstance(ask, CommitCard) and seat == g.jailed() and not g.options.jail_discard_visible:
            return 0
        return answer

    def believe(self, g: Musketeers, seat: Seat, rng: Rng) -> None:
        """MU-9, MU-13: rivals hold cards with which they would have laid and played what they did."""
        if not isinstance(g.open, LayRewardsDown):
            Belief(g, seat).redeal(g, rng)

    def candidates(self, g: Musketeers, seat: Seat) -> list[int]:
        """By the careful evaluation, which is the same for all that a seat knows."""
        key = what_is_known(g, seat)
        known = self._orders.get(key)
        if known is None:
            if len(self._orders) > MAX_KEPT_ORDERS:
                self._orders.clear()
            legal = g.legal(seat)
            values = answer_values(g, seat)
            order = sorted(range(len(legal)), key=values.__getitem__, reverse=True)
            known = self._orders[key] = [legal[place] for place in order[:REWARD_CANDIDATES]]
        return known

    def priors(self, g: Musketeers, seat: Seat, candidates: list[int]) -> list[float]:
        """The careful evaluation, with ducats turned into shares of a victory."""
        by_answer = dict(zip(g.legal(seat), answer_values(g, seat), strict=True))
        best = by_answer[candidates[0]]
        return [WIN_SHARE_PER_DUCAT * (by_answer[answer] - best) for answer in candidates]

    def rollout(self, g: Musketeers, seat: Seat, rng: Rng) -> int:
        if isinstance(g.open, LayRewardsDown):
            return self.candidates(g, seat)[0]
        return rollout_answer(g, seat)


def what_is_known(g: Musketeers, seat: Seat) -> Key:
    """Everything on which a seat's evaluation of the open question may rest."""
    if isinstance(g.open, LayRewardsDown):
        return (g.printed, g.seats, g.hand(seat))
    return (
        g.printed,
        g.options,
        g.open,
        seat,
        g.hand_number(),
        g.guard(),
        g.hand(seat),
        tuple(g.rewards(seat)),
        tuple(g.totals()),
        g.tokens_lying(),
        tuple(g.fought()),
    )
