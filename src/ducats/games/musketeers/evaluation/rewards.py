"""MU-9: what it is worth to lay three of twelve cards as rewards and to fight with the other nine."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ducats.games.musketeers.evaluation.odds import FreshDeckOdds
from ducats.games.musketeers.evaluation.valuation import RIVAL_JEWEL_DUCATS, RIVAL_PRISON_DUCATS
from ducats.games.musketeers.rules.printed import JEWEL, PRISON, TRIPLES, PrintedData


@final
class RewardChoice:
    """Twelve cards in rising order, three of which are to be laid."""

    def __init__(
        self, odds: FreshDeckOdds, printed: PrintedData, hand: list[int], fight_share: float
    ) -> None:
        factors = printed.factors
        double = fight_share * float(factors[JEWEL] - 1)
        void = fight_share * float(1 - factors[PRISON])
        share = fight_share / (odds.seats - 1)
        rivals = (0.0, -share * RIVAL_JEWEL_DUCATS, 0.0, share * RIVAL_PRISON_DUCATS)
        self._values: Final = vec[float]([float(printed.values[card]) for card in hand])
        self._fixed: Final = vec[float]([odds.later(card, rivals) for card in hand])
        self._jewels: Final = vec[float]([odds.later(card, (double, 0.0, 0.0, 0.0)) for card in hand])
        self._prisons: Final = vec[float]([odds.later(card, (0.0, 0.0, void, 0.0)) for card in hand])
        self._all_fixed = self._all_jewels = self._all_prisons = 0.0
        for place in range(len(hand)):
            self._all_fixed += self._fixed[place]
            self._all_jewels += self._jewels[place]
            self._all_prisons += self._prisons[place]

    def value(self, a: i64, b: i64, c: i64) -> float:
        """What three cards pay, by their places, and what the other nine will win and lose for them."""
        low, high = self._values[a], self._values[c]
        jewel = self._all_jewels - self._jewels[a] - self._jewels[b] - self._jewels[c]
        prison = self._all_prisons - self._prisons[a] - self._prisons[b] - self._prisons[c]
        fixed = self._all_fixed - self._fixed[a] - self._fixed[b] - self._fixed[c]
        return low + self._values[b] + high + jewel * high - prison * low + fixed


def reward_values(
    odds: FreshDeckOdds, printed: PrintedData, hand: list[int], fight_share: float
) -> list[float]:
    """What each way to lay rewards is worth."""
    choice = RewardChoice(odds, printed, hand, fight_share)
    return [choice.value(a, b, c) for a, b, c in TRIPLES]
