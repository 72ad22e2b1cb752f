"""What jewels and prisons are worth to one seat, in ducats, judged without looking at a hidden card."""

from typing import Final, final

from ducats.engine.messages import Seat
from ducats.games.musketeers.state import Musketeers
from ducats.games.musketeers.tables import BARE, JEWEL, PRISON, REWARD_CARDS
from ducats.search.musketeers.standing import hands_to_come, prospects, rivalry

SHOWN_JEWEL: Final = 7.5
"""What a jewel on a rival's face-down card earns him: he will have chosen a good one."""
SHOWN_PRISON: Final = 4.5
"""What a prison on a rival's face-down card costs him: he will have chosen a poor one."""
SHOWN: Final[tuple[float, ...]] = (6.0, SHOWN_JEWEL, SHOWN_PRISON)
"""The value that a rival's face-down card is taken to have, by the token on it."""

UNSURE: Final = 0.2
"""Hands' worth of doubt about a result that rests on guessed cards."""
REST_OF_HAND: Final = 0.6
"""How much of a hand is still to be fought when somebody is about to end it."""
DUCATS_A_MATCH: Final = 40.0
"""Ducats that are worth as much as the difference between losing and winning the match."""

Stakes = tuple[float, float, float, float]
"""What the outcomes of a duel are worth to a seat: my jewel, a rival's, my prison, a rival's."""


@final
class Care:
    """What was tuned by play: see docs/bots.md."""

    def __init__(
        self,
        keep: tuple[float, float, float] = (1.5, 1.3, 1.6),
        third_jewel: float = 6.0,
        jailed: float = 3.0,
        fight: float = 0.7,
        counts_cards: bool = True,
    ) -> None:
        self.keep: Final = keep
        """With 2, 3, 4 seats: how much of a card's mean worth in later duels is charged for playing it now.

        More than all of it, since one may pick the duel it suits best, and rivals can do the work now.
        """
        self.third_jewel: Final = third_jewel
        """Ending the hand while two of one's cards are doubled."""
        self.jailed: Final = jailed
        """Sitting out."""
        self.fight: Final = fight
        """How much of what the fighting cards promise is expected to come true, when rewards are chosen."""
        self.counts_cards: Final = counts_cards
        """Exact chances against the cards unseen; without it, those of a fresh deck."""


@final
class Purse:
    """The judgement of one seat on a table, built for one decision."""

    def __init__(self, g: Musketeers, seat: Seat, care: Care) -> None:
        self._g = g
        self._seat = seat
        self._care = care
        self._theta = rivalry(g, seat)
        self._row = g.tokens[seat]
        values, factors = g.tables.values, g.tables.factors
        self._doubled = [float(values[card] * (factors[JEWEL] - 1)) for card in g.rewards[seat]]
        """What a jewel adds to each of my rewards."""
        self._voided = [float(values[card] * (1 - factors[PRISON])) for card in g.rewards[seat]]
        """What a prison takes from each."""

    # -- tokens --------------------------------------------------------------------------------

    def taken(self, token: int, to: int) -> float:
        """MU-18, MU-20: a token from the centre onto a card of mine."""
        if token == JEWEL:
            return self._doubled[to] + self._third_jewel()
        last = self._row.count(PRISON) == REWARD_CARDS - 1
        return -self._voided[to] - (self._care.jailed if last else 0.0)

    def from_rival(self, token: int, owner: Seat) -> float:
        """MU-23: what it is worth besides that it comes off a rival's card."""
        return self._robbed(owner) if token == JEWEL else -self._released(owner)

    def put_back(self, slot: int) -> float:
        """MU-25, MU-28, MUR-6: a token of mine goes."""
        return self._voided[slot] if self._row[slot] == PRISON else -self._doubled[slot]

    def _robbed(self, owner: Seat) -> float:
        """A jewel less for a rival; two jewels are a threat to end the hand."""
        threat = 1.5 if self._g.tokens[owner].count(JEWEL) == REWARD_CARDS - 1 else 1.0
        return self._theta[owner] * SHOWN_JEWEL * threat

    def _released(self, owner: Seat) -> float:
        return self._theta[owner] * (SHOWN_PRISON + (self._care.jailed if owner == self._g.jailed else 0.0))

    # -- duels ---------------------------------------------------------------------------------

    def stakes(self) -> Stakes:
        return self._my_jewel(), self._rival_jewel(), self._my_prison(), self._rival_prison()

    def _my_jewel(self) -> float:
        """MU-18, MU-23, MU-25: the better of taking a jewel, perhaps somebody's, and freeing a prisoner."""
        freed = 0.0
        free = -1.0
        for slot in range(REWARD_CARDS):
            if self._row[slot] == PRISON:
                freed = max(freed, self._voided[slot])
            elif self._row[slot] == BARE:
                free = max(free, self._doubled[slot])
        if free < 0.0:
            return freed
        return max(freed, free + self._third_jewel() + self._best_robbery())

    def _third_jewel(self) -> float:
        """MU-33: what ending the hand adds, if the next jewel is my third."""
        if self._row.count(JEWEL) < REWARD_CARDS - 1:
            return 0.0
        return self._care.third_jewel + self._closing(self._seat)

    def _best_robbery(self) -> float:
        """MU-23: with an empty centre a jewel comes off somebody's card."""
        g = self._g
        best = 0.0
        if g.jewels == 0:
            for owner in range(g.seats):
                if owner != self._seat and JEWEL in g.tokens[owner]:
                    best = max(best, self._robbed(owner))
        return best

    def _closing(self, ender: Seat) -> float:
        """MU-40: what it is worth to me, in ducats, that the hand ends now by the third jewel of `ender`."""
        g = self._g
        totals = [g.totals[seat] + self._pay(seat, seat == ender) for seat in range(g.seats)]
        hands = hands_to_come(g, totals)
        ended = prospects(totals, max(hands, UNSURE))[self._seat]
        going_on = prospects(totals, hands + UNSURE + REST_OF_HAND)[self._seat]
        return DUCATS_A_MATCH * (ended - going_on)

    def _pay(self, seat: Seat, all_jewels: bool) -> float:
        """What a seat would be paid now; face-down cards are taken to be what people lay."""
        g = self._g
        paid = 0.0
        for slot in range(REWARD_CARDS):
            token = JEWEL if all_jewels else g.tokens[seat][slot]
            value = float(g.tables.values[g.rewards[seat][slot]]) if seat == self._seat else SHOWN[token]
            paid += value * g.tables.factors[token]
        return paid

    def _my_prison(self) -> float:
        """MU-20, MU-23, MU-28: a prison on the worst free card, or a jewel off the worst doubled one."""
        g = self._g
        loss = -1.0
        jewel = -1.0
        for slot in range(REWARD_CARDS):
            if self._row[slot] == BARE:
                loss = self._voided[slot] if loss < 0.0 else min(loss, self._voided[slot])
            elif self._row[slot] == JEWEL:
                jewel = self._doubled[slot] if jewel < 0.0 else min(jewel, self._doubled[slot])
        if loss < 0.0:
            return -max(jewel, 0.0)
        if self._row.count(PRISON) == REWARD_CARDS - 1:
            loss += self._care.jailed
        return -loss - (self._least_release() if g.prisons == 0 else 0.0)

    def _least_release(self) -> float:
        """MU-23: with an empty centre my prison sets somebody's card free."""
        g = self._g
        least = -1.0
        for owner in range(g.seats):
            if owner != self._seat and PRISON in g.tokens[owner]:
                helped = self._released(owner)
                least = helped if least < 0.0 else min(least, helped)
        return max(least, 0.0)

    def _rival_jewel(self) -> float:
        """Somebody else wins: he gains, and with an empty centre it may be my jewel he takes."""
        g = self._g
        loss = 0.0
        fighters = 0
        for rival in range(g.seats):
            if rival in (self._seat, g.jailed):
                continue
            fighters += 1
            row = g.tokens[rival]
            free = BARE in row
            loss += self._theta[rival] * (SHOWN_JEWEL if free else SHOWN_PRISON)
            if free and row.count(JEWEL) == REWARD_CARDS - 1:
                loss += self._theta[rival] * self._care.third_jewel - self._closing(rival)
        if fighters == 0:
            return 0.0
        at_risk = self._lying(JEWEL, self._doubled) if g.jewels == 0 else 0.0
        return -loss / fighters - at_risk / REWARD_CARDS

    def _rival_prison(self) -> float:
        """Somebody else is punished: with an empty centre my prisoner may go free for it."""
        g = self._g
        gain = 0.0
        fighters = 0
        for rival in range(g.seats):
            if rival in (self._seat, g.jailed):
                continue
            fighters += 1
            gain += self._theta[rival] * (SHOWN_PRISON if BARE in g.tokens[rival] else SHOWN_JEWEL)
        if fighters == 0:
            return 0.0
        locked = self._lying(PRISON, self._voided) if g.prisons == 0 else 0.0
        return gain / fighters + locked / REWARD_CARDS

    def _lying(self, token: int, worths: list[float]) -> float:
        """The sum over my cards that bear this token."""
        total = 0.0
        for slot in range(REWARD_CARDS):
            if self._row[slot] == token:
                total += worths[slot]
        return total
