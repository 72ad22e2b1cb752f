"""What can speak for an answer in Musketeers: the facts that a catalogue has a text for. Never compiled.

Odds are in per cent, as if every other fighter played an unseen card at random.
"""

from ducats.engine.messages import Fact, Seat
from ducats.games.musketeers.rules.messages import Card


class JewelLikely(Fact, frozen=True):
    """MU-16: no other card of the hand is as likely to be the strongest of a won duel."""

    card: Card
    odds: int
    second: int
    """Of the next best card."""


class PrisonUnlikely(Fact, frozen=True):
    """MU-17: no other card of the hand is as unlikely to be the weakest of a lost duel."""

    card: Card
    odds: int
    second: int


class LeastAtStake(Fact, frozen=True):
    """MU-13: the weakest card, which is hardly likely to cost anything in this duel."""

    card: Card
    odds: int


class EnoughForGuard(Fact, frozen=True):
    """MU-31: nobody else fights; the weakest card that beats the guard."""

    card: Card
    guard: int


class SavesCards(Fact, frozen=True):
    """MU-30, MU-31: the card has no effect or cannot win, and is the weakest one."""

    card: Card


class LowTakesPrison(Fact, frozen=True):
    """MU-9, MU-37: a reward that a prison costs little, and what the best one pays with a jewel."""

    low: Card
    value: int
    """What a prison costs it."""
    high: Card
    jewelled: int


class RewardsPay(Fact, frozen=True):
    """MU-9, MU-35: what the rewards pay as they lie."""

    coins: int


class TokenGains(Fact, frozen=True):
    """MU-35 to MU-37: what a reward pays more; the same token makes no other one pay so much more."""

    card: Card
    gain: int


class RobsThreat(Fact, frozen=True):
    """MU-23, MU-33: a player with two jewels loses one of them."""

    rival: Seat


class RobsLeader(Fact, frozen=True):
    """MU-23: as TokenGains; of all who could lose a jewel its owner has the most in sight.

    That is what they have from earlier hands, and what their rewards may be expected to pay.
    """

    card: Card
    gain: int
    rival: Seat
    jewels: int
    prisons: int
    total: int


class FreesLast(Fact, frozen=True):
    """MU-23: as TokenCosts; of all who could lose a prison its owner has the least in sight."""

    card: Card
    loss: int
    rival: Seat
    jewels: int
    prisons: int
    total: int


class KeepsNearJail(Fact, frozen=True):
    """MU-23, MU-29: as TokenCosts; a player who has two prisons keeps them, for it is another's that goes."""

    card: Card
    loss: int
    rival: Seat


class TokenCosts(Fact, frozen=True):
    """MU-37: what a reward pays less; on every other one it would be more."""

    card: Card
    loss: int
