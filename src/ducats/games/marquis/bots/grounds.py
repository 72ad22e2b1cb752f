"""What can speak for an answer in Marquis: the facts that a catalogue has a text for. Never compiled.

All of it is foretold by the rules from what the player sees, as if nobody played a Veto.
"""

from ducats.engine.messages import Fact, Seat
from ducats.games.marquis.rules.messages import Card
from ducats.games.marquis.rules.view import Rate


class BuysMost(Fact, frozen=True):
    """MQ-32, MQ-35: the coins after laying it and its rate; no other card would buy as many diamonds."""

    card: Card
    diamonds: int
    second: int
    """Diamonds with the next best card."""


class TakesMost(Fact, frozen=True):
    """MQ-21, MQ-23: what it brings in at once, gifts paid; no other card brings as much."""

    card: Card
    coins: int
    second: int


class RobsLeader(Fact, frozen=True):
    """MQ-23: it takes more from the rival with the most valuable jewels than any other card."""

    card: Card
    rival: Seat
    coins: int
    points: int


class RobsMost(Fact, frozen=True):
    """MQ-23: no other card takes as much from rivals."""

    card: Card
    coins: int
    second: int


class MayEliminate(Fact, frozen=True):
    """MQ-60: an Assassin, and of all targets the one who could buy most in the next exchange."""

    rival: Seat
    diamonds: int


class LeastAtRisk(Fact, frozen=True):
    """MQ-R49: what a single card of a rival could take, as far as the table knows; with others it is more."""

    card: Card
    coins: int
    second: int


class SavesRate(Fact, frozen=True):
    """MQ-35: the best rate in hand stays there, as there would be few coins for it."""

    kept: Card
    coins: int
    rate: Rate


class LastExchange(Fact, frozen=True):
    """MQ-108, MQ-113, MQ-118: what the coins can still bring, but for a toll; the rest only breaks a tie."""

    diamonds: int


class TollTakes(Fact, frozen=True):
    """MQ-69, MQ-70: what the toll brings; whoever pays it has as much less for the exchange."""

    rival: Seat
    coins: int


class BestOfPile(Fact, frozen=True):
    """MQ-85, MQ-100: no card that could be taken takes more from the treasury, and none exchanges better."""

    card: Card
    coins: int
    rate: Rate


class BestRateNow(Fact, frozen=True):
    """MQ-34: no character in hand has a better rate."""

    rate: Rate


class BetterRateWaits(Fact, frozen=True):
    """MQ-34, MQ-76: a character in hand, or a dealer just laid, has a better rate in a later turn."""

    card: Card
    rate: Rate
    now: Rate


class VetoSavesDiamonds(Fact, frozen=True):
    """MQ-46: how many diamonds fewer the rest would buy in the next exchange."""

    coins: int
    diamonds: int


class VetoSavesRate(Fact, frozen=True):
    """MQ-46, MQ-54: the open character, and what the coins would buy with it."""

    card: Card
    diamonds: int


class LossCostsNothing(Fact, frozen=True):
    """MQ-32: without these coins the next exchange buys as many diamonds; the Veto is kept."""

    coins: int


class SpoilsExchange(Fact, frozen=True):
    """MQ-60: of all targets this one could buy most with the character that it loses."""

    rival: Seat
    diamonds: int


class StrikesLeader(Fact, frozen=True):
    """MQ-60: of all targets this one has the most valuable jewels."""

    rival: Seat
    points: int
