"""One ply of Musketeers: what each answer is worth in ducats, judged without looking at a hidden card."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from ducats.bots.musketeers.odds import Chances
from ducats.bots.musketeers.standing import hands_to_come, prospects, rivalry
from ducats.bots.musketeers.table import Table
from ducats.engine.messages import Seat
from ducats.games.musketeers.messages import FreePrison, GiveToken, ReturnJewel
from ducats.games.musketeers.tables import BARE, JEWEL, PRISON, REWARD_CARDS

SHOWN_JEWEL: Final = 7.5
"""What a jewel on a rival's face-down card earns him: he will have chosen a good one."""
SHOWN_PRISON: Final = 4.5
"""What a prison on a rival's face-down card costs him: he will have chosen a poor one."""
SHOWN: Final = (6.0, SHOWN_JEWEL, SHOWN_PRISON)
"""The value that a rival's face-down card is taken to have, by the token on it."""
CENTRE: Final = -1

UNSURE: Final = 0.2
"""Hands' worth of doubt about a result that rests on guessed cards."""
REST_OF_HAND: Final = 0.6
"""How much of a hand is still to be fought when somebody is about to end it."""
DUCATS_A_MATCH: Final = 40.0
"""Ducats that are worth as much as the difference between losing and winning the match."""


class Stakes(NamedTuple):
    """What the four outcomes of a duel are worth to one seat, in ducats."""

    jewel: float
    """I am the strongest of a won duel."""
    rival_jewel: float
    """Somebody else is."""
    prison: float
    """I am the weakest of a lost duel."""
    rival_prison: float
    """Somebody else is."""

    def of(self, chances: Chances) -> float:
        strongest, won, weakest = chances
        return (
            strongest * self.jewel
            + (won - strongest) * self.rival_jewel
            + weakest * self.prison
            + (1.0 - won - weakest) * self.rival_prison
        )


class Weights(NamedTuple):
    """What was tuned by play: see docs/bots.md."""

    keep: tuple[float, float, float] = (1.5, 1.3, 1.6)
    """With 2, 3, 4 seats: how much of a card's mean worth in later duels is charged for playing it now.

    More than all of it, since one may pick the duel it suits best, and rivals can do the work now.
    """
    third_jewel: float = 6.0
    """Ending the hand while two of one's cards are doubled."""
    jailed: float = 3.0
    """Sitting out."""
    fight: float = 0.7
    """How much of what the fighting cards promise is expected to come true, when rewards are chosen."""


class Move(NamedTuple):
    """A token answer in plain words."""

    taken: int
    """The token that comes onto `to`; BARE if one's own is put back."""
    to: int
    owner: int
    slot: int
    """Whose token is taken and off which card; CENTRE and -1 where that does not apply."""


def read_move(action: object, token: int) -> Move:
    """A typed token action; `token` is what the question lets its player take."""
    if isinstance(action, FreePrison | ReturnJewel | GiveToken):
        return Move(BARE, action.slot, CENTRE, -1)
    to: int = getattr(action, "to", 0)
    source = getattr(action, "source", None)
    if source is None:
        return Move(token, to, CENTRE, -1)
    return Move(token, to, source.seat, -1 if source.slot is None else source.slot)


class Judge:
    """The judgement of one seat on a table: built once per decision, cheap enough for playouts."""

    def __init__(self, g: Table, seat: Seat, weights: Weights, theta: Sequence[float] | None = None) -> None:
        self.g = g
        self.seat = seat
        self.weights = weights
        self.theta = rivalry(g, seat) if theta is None else theta
        values, factors = g.tables.values, g.tables.factors
        cards = g.rewards[seat]
        self.doubled = [float(values[card] * (factors[JEWEL] - 1)) for card in cards]
        """What a jewel adds to each of my rewards."""
        self.voided = [float(values[card] * (1 - factors[PRISON])) for card in cards]
        """What a prison takes from each."""

    def stakes(self) -> Stakes:
        return Stakes(self._my_jewel(), self._rival_jewel(), self._my_prison(), self._rival_prison())

    # -- tokens --------------------------------------------------------------------------------

    def token_worth(self, move: Move, winner: bool) -> float:
        """What a token answer is worth; higher is better for my seat."""
        if move.taken == JEWEL:
            worth = self.doubled[move.to] + self._third_jewel()
            return worth + (self._robbed(move.owner) if move.owner != CENTRE else 0.0)
        if move.taken == PRISON:
            worth = -self.voided[move.to]
            if self.g.tokens[self.seat].count(PRISON) == 2:
                worth -= self.weights.jailed
            return worth - (self._released(move.owner) if move.owner != CENTRE else 0.0)
        if winner:
            return self.voided[move.to]
        return -self.doubled[move.to]

    def give_worth(self, slot: int) -> float:
        """MUR-6 with victim_picks_slot: which of my own tokens goes."""
        return self.voided[slot] if self.g.tokens[self.seat][slot] == PRISON else -self.doubled[slot]

    def _robbed(self, owner: Seat) -> float:
        """A jewel less for a rival; two jewels are a threat to end the hand."""
        threat = 1.5 if self.g.tokens[owner].count(JEWEL) == 2 else 1.0
        return self.theta[owner] * SHOWN_JEWEL * threat

    def _released(self, owner: Seat) -> float:
        return self.theta[owner] * (SHOWN_PRISON + (self.weights.jailed if owner == self.g.jailed else 0.0))

    # -- duels ---------------------------------------------------------------------------------

    def _my_jewel(self) -> float:
        row = self.g.tokens[self.seat]
        best = max((self.voided[slot] for slot in range(REWARD_CARDS) if row[slot] == PRISON), default=0.0)
        free = [self.doubled[slot] for slot in range(REWARD_CARDS) if row[slot] == BARE]
        if not free:
            return best
        return max(best, max(free) + self._third_jewel() + self._best_robbery())

    def _third_jewel(self) -> float:
        """MU-33: what ending the hand adds, if the next jewel is my third."""
        if self.g.tokens[self.seat].count(JEWEL) < REWARD_CARDS - 1:
            return 0.0
        return self.weights.third_jewel + self._closing(self.seat)

    def _best_robbery(self) -> float:
        """MU-23: with an empty centre a jewel comes off somebody's card."""
        g = self.g
        if g.jewels:
            return 0.0
        return max(self._robbed(s) for s in range(g.seats) if s != self.seat and JEWEL in g.tokens[s])

    def _closing(self, ender: Seat) -> float:
        """MU-40: what it is worth to me, in ducats, that the hand ends now by the third jewel of `ender`."""
        g = self.g
        totals = [float(g.totals[s] + self._pay(s, s == ender)) for s in range(g.seats)]
        hands = hands_to_come(g, totals)
        ended = prospects(totals, max(hands, UNSURE))[self.seat]
        going_on = prospects(totals, hands + UNSURE + REST_OF_HAND)[self.seat]
        return DUCATS_A_MATCH * (ended - going_on)

    def _pay(self, seat: Seat, all_jewels: bool) -> float:
        """What a seat would be paid now; face-down cards are taken to be what people lay."""
        factor = self.g.tables.factors
        row = [JEWEL] * REWARD_CARDS if all_jewels else self.g.tokens[seat]
        if seat == self.seat:
            values = self.g.tables.values
            return sum(values[c] * factor[t] for c, t in zip(self.g.rewards[seat], row, strict=True))
        return sum(SHOWN[token] * factor[token] for token in row)

    def _my_prison(self) -> float:
        g, row = self.g, self.g.tokens[self.seat]
        free = [self.voided[slot] for slot in range(REWARD_CARDS) if row[slot] == BARE]
        if not free:
            return -min((self.doubled[s] for s in range(REWARD_CARDS) if row[s] == JEWEL), default=0.0)
        loss = min(free)
        if len(free) == 1 and row.count(PRISON) == 2:
            loss += self.weights.jailed
        if not g.prisons:
            loss += min(self._released(s) for s in range(g.seats) if s != self.seat and PRISON in g.tokens[s])
        return -loss

    def _rival_jewel(self) -> float:
        """Somebody else wins: he gains, and with an empty centre it may be my jewel he takes."""
        g, mine = self.g, self.g.tokens[self.seat]
        fighters = [s for s in range(g.seats) if s not in (self.seat, g.jailed)]
        if not fighters:
            return 0.0
        loss = 0.0
        for s in fighters:
            gain = SHOWN_JEWEL if BARE in g.tokens[s] else SHOWN_PRISON
            loss += self.theta[s] * gain
            if g.tokens[s].count(JEWEL) == 2 and BARE in g.tokens[s]:
                loss += self.theta[s] * self.weights.third_jewel - self._closing(s)
        if not g.jewels and JEWEL in mine:
            at_risk = [self.doubled[s] for s in range(REWARD_CARDS) if mine[s] == JEWEL]
            loss += sum(at_risk) / 3.0 * len(fighters)
        return -loss / len(fighters)

    def _rival_prison(self) -> float:
        """Somebody else is punished: with an empty centre my prisoner may go free for it."""
        g, mine = self.g, self.g.tokens[self.seat]
        fighters = [s for s in range(g.seats) if s not in (self.seat, g.jailed)]
        if not fighters:
            return 0.0
        gain = sum(self.theta[s] * (SHOWN_PRISON if BARE in g.tokens[s] else SHOWN_JEWEL) for s in fighters)
        if not g.prisons and PRISON in mine:
            locked = [self.voided[s] for s in range(REWARD_CARDS) if mine[s] == PRISON]
            gain += sum(locked) / 3.0 * len(fighters)
        return gain / len(fighters)


def reward_worth(
    g: Table, laid: list[int], hand: list[int], later: Sequence[Chances], weights: Weights
) -> float:
    """MU-9: what three cards pay, and what the other nine will win and lose for them."""
    values, factors = g.tables.values, g.tables.factors
    paid = sorted(values[card] for card in laid)
    stakes = Stakes(
        paid[-1] * (factors[JEWEL] - 1),
        -SHOWN_JEWEL / (g.seats - 1),
        -paid[0] * (1 - factors[PRISON]),
        SHOWN_PRISON / (g.seats - 1),
    )
    fought = sum(stakes.of(later[card]) for card in hand if card not in laid)
    return sum(paid) + weights.fight * fought
