"""What jewels, prisons and duels are worth to one seat, in ducats, without a look at a hidden card."""

from typing import Final, final

from mypy_extensions import i64

from ducats.engine import bits
from ducats.engine.messages import Seat
from ducats.games.musketeers.evaluation.odds import Payoffs
from ducats.games.musketeers.evaluation.values import equal_weights, hands_left, rival_weights, win_chances
from ducats.games.musketeers.evaluation.weights import Weights
from ducats.games.musketeers.rules.printed import BARE, JEWEL, PRISON, REWARD_CARDS
from ducats.games.musketeers.rules.state import Musketeers

RIVAL_JEWEL_DUCATS: Final = 7.5
"""What a jewel on a rival's face-down card earns them: they will have chosen a good one."""
RIVAL_PRISON_DUCATS: Final = 4.5
"""What a prison on a rival's face-down card costs them: they will have chosen a poor one."""
RIVAL_BARE_DUCATS: Final = 6.0
"""The value that a rival's face-down card without a token is taken to have."""
THREAT_FACTOR: Final = 1.5
"""How much more a jewel matters to a rival with two of them, who threatens to end the hand."""

HANDS_OF_DOUBT: Final = 0.2
"""Hands' worth of doubt about a result that rests on guessed cards."""
HANDS_CUT_SHORT: Final = 0.6
"""How much of a hand is still to be fought when somebody is about to end it."""
DUCATS_PER_MATCH: Final = 40.0
"""Ducats that are worth as much as the difference between losing and winning the match."""


@final
class Valuation:
    """One seat's ducats, built for one decision."""

    def __init__(self, g: Musketeers, seat: Seat, weights: Weights) -> None:
        self._g = g
        self._seat = seat
        self._weights = weights
        self._rivals = rival_weights(g, seat) if weights.weighs_standing else equal_weights(g.seats, seat)
        """How much of a ducat lost by each seat is one won for me."""
        self._jewels = g.slots_with(seat, JEWEL)
        self._prisons = g.slots_with(seat, PRISON)
        factors = g.printed.factors
        values = [g.reward_value(seat, slot) for slot in range(REWARD_CARDS)] if g.has_rewards(seat) else []
        self._doubled = [float(value * (factors[JEWEL] - 1)) for value in values]
        """What a jewel adds to each of my rewards."""
        self._voided = [float(value * (1 - factors[PRISON])) for value in values]
        """What a prison takes from each."""

    # -- tokens --------------------------------------------------------------------------------

    def taken(self, token: int, to: int) -> float:
        """MU-18, MU-20: a token from the centre onto a card of mine."""
        if token == JEWEL:
            return self._doubled[to] + self._third_jewel()
        last = bits.count(self._prisons) == REWARD_CARDS - 1
        return -self._voided[to] - (self._weights.jail_ducats if last else 0.0)

    def from_rival(self, token: int, owner: Seat) -> float:
        """MU-23: what it is worth besides that it comes off a rival's card."""
        return self._robbed(owner) if token == JEWEL else -self._released(owner)

    def put_back(self, slot: int) -> float:
        """MU-25, MU-28, MU-R06: a token of mine goes."""
        return self._voided[slot] if bits.has(self._prisons, slot) else -self._doubled[slot]

    def _robbed(self, owner: Seat) -> float:
        """A jewel less for a rival; two jewels are a threat to end the hand."""
        threat = THREAT_FACTOR if self._count(owner, JEWEL) == REWARD_CARDS - 1 else 1.0
        return self._rivals[owner] * RIVAL_JEWEL_DUCATS * threat

    def _released(self, owner: Seat) -> float:
        jail = self._weights.jail_ducats if owner == self._g.jailed() else 0.0
        return self._rivals[owner] * (RIVAL_PRISON_DUCATS + jail)

    def _count(self, owner: Seat, token: int) -> i64:
        return bits.count(self._g.slots_with(owner, token))

    # -- duels ---------------------------------------------------------------------------------

    def payoffs(self) -> Payoffs:
        return self._my_jewel(), self._rival_jewel(), self._my_prison(), self._rival_prison()

    def _my_jewel(self) -> float:
        """MU-18, MU-23, MU-25: the better of taking a jewel, perhaps somebody's, and freeing a prisoner."""
        freed = 0.0
        free = -1.0
        for slot in range(REWARD_CARDS):
            if bits.has(self._prisons, slot):
                freed = max(freed, self._voided[slot])
            elif not bits.has(self._jewels, slot):
                free = max(free, self._doubled[slot])
        if free < 0.0:
            return freed
        return max(freed, free + self._third_jewel() + self._best_robbery())

    def _third_jewel(self) -> float:
        """MU-33: what ending the hand adds, if the next jewel is my third."""
        if bits.count(self._jewels) < REWARD_CARDS - 1:
            return 0.0
        return self._weights.third_jewel_ducats + self._closing(self._seat)

    def _best_robbery(self) -> float:
        """MU-23: with an empty centre a jewel comes off somebody's card."""
        g = self._g
        best = 0.0
        if g.in_centre(JEWEL) == 0:
            for owner in range(g.seats):
                if owner != self._seat and g.slots_with(owner, JEWEL):
                    best = max(best, self._robbed(owner))
        return best

    def _closing(self, ender: Seat) -> float:
        """MU-40: what it is worth to me, in ducats, that the hand ends now by the third jewel of `ender`."""
        if not self._weights.weighs_standing:
            return 0.0
        g = self._g
        totals = [float(g.total(seat)) + self._pay(seat, seat == ender) for seat in range(g.seats)]
        hands = hands_left(g.options, g.hand_number(), totals)
        ended = win_chances(totals, max(hands, HANDS_OF_DOUBT))[self._seat]
        going_on = win_chances(totals, hands + HANDS_OF_DOUBT + HANDS_CUT_SHORT)[self._seat]
        return DUCATS_PER_MATCH * (ended - going_on)

    def _pay(self, seat: Seat, all_jewels: bool) -> float:
        """What a seat would be paid now; face-down cards are taken to be what people lay."""
        g = self._g
        paid = 0.0
        for slot in range(REWARD_CARDS):
            token = JEWEL if all_jewels else g.token_on(seat, slot)
            value = float(g.reward_value(seat, slot)) if seat == self._seat else expected_value(token)
            paid += value * float(g.printed.factors[token])
        return paid

    def _my_prison(self) -> float:
        """MU-20, MU-23, MU-28: a prison on the worst free card, or a jewel off the worst doubled one."""
        loss = -1.0
        jewel = -1.0
        for slot in range(REWARD_CARDS):
            if bits.has(self._jewels, slot):
                jewel = self._doubled[slot] if jewel < 0.0 else min(jewel, self._doubled[slot])
            elif not bits.has(self._prisons, slot):
                loss = self._voided[slot] if loss < 0.0 else min(loss, self._voided[slot])
        if loss < 0.0:
            return -max(jewel, 0.0)
        if bits.count(self._prisons) == REWARD_CARDS - 1:
            loss += self._weights.jail_ducats
        return -loss - (self._least_release() if self._g.in_centre(PRISON) == 0 else 0.0)

    def _least_release(self) -> float:
        """MU-23: with an empty centre my prison sets somebody's card free."""
        g = self._g
        least = -1.0
        for owner in range(g.seats):
            if owner != self._seat and g.slots_with(owner, PRISON):
                helped = self._released(owner)
                least = helped if least < 0.0 else min(least, helped)
        return max(least, 0.0)

    def _rival_jewel(self) -> float:
        """Somebody else wins: they gain, and with an empty centre it may be my jewel they take."""
        g = self._g
        loss = 0.0
        fighters = 0
        for rival in range(g.seats):
            if rival == self._seat or rival == g.jailed():
                continue
            fighters += 1
            free = g.free_slots(rival) != 0
            loss += self._rivals[rival] * (RIVAL_JEWEL_DUCATS if free else RIVAL_PRISON_DUCATS)
            if free and self._count(rival, JEWEL) == REWARD_CARDS - 1:
                loss += self._rivals[rival] * self._weights.third_jewel_ducats - self._closing(rival)
        if fighters == 0:
            return 0.0
        at_risk = sum_over(self._jewels, self._doubled) if g.in_centre(JEWEL) == 0 else 0.0
        return -loss / fighters - at_risk / REWARD_CARDS

    def _rival_prison(self) -> float:
        """Somebody else is punished: with an empty centre my prisoner may go free for it."""
        g = self._g
        gain = 0.0
        fighters = 0
        for rival in range(g.seats):
            if rival == self._seat or rival == g.jailed():
                continue
            fighters += 1
            gain += self._rivals[rival] * (RIVAL_PRISON_DUCATS if g.free_slots(rival) else RIVAL_JEWEL_DUCATS)
        if fighters == 0:
            return 0.0
        locked = sum_over(self._prisons, self._voided) if g.in_centre(PRISON) == 0 else 0.0
        return gain / fighters + locked / REWARD_CARDS


def expected_value(token: int) -> float:
    """The value that a rival's face-down card is taken to have, by the token on it."""
    if token == BARE:
        return RIVAL_BARE_DUCATS
    return RIVAL_JEWEL_DUCATS if token == JEWEL else RIVAL_PRISON_DUCATS


def sum_over(slots: i64, ducats: list[float]) -> float:
    total = 0.0
    for slot in range(REWARD_CARDS):
        if bits.has(slots, slot):
            total += ducats[slot]
    return total
