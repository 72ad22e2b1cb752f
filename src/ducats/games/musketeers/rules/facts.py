"""What can be foretold of an answer in Musketeers. Never compiled."""

from ducats.engine.messages import Fact, Seat
from ducats.games.musketeers.rules.messages import Card


class Worth(Fact, frozen=True):
    """MU-35, MU-36: what a card pays as a reward, bare and with a jewel."""

    card: Card
    coins: int
    jewelled: int


class PutAside(Fact, frozen=True):
    """MU-30: a jailed player's card has no effect."""

    card: Card


class Reaches(Fact, frozen=True):
    """MU-31: nobody else fights, and the card beats the guard."""

    card: Card
    guard: int


class FallsShort(Fact, frozen=True):
    """MU-31: nobody else fights, and the card does not beat the guard."""

    card: Card
    guard: int
    need: int


class Odds(Fact, frozen=True):
    """MU-15 to MU-17: if every other fighter played an unseen card at random, in per cent."""

    card: Card
    need: int
    """What the others must bring; 0: nothing."""
    won: int
    jewel: int
    prison: int


class Pays(Fact, frozen=True):
    """MU-35 to MU-37: what a reward would pay, and pays now."""

    card: Card
    before: int
    after: int


class Locked(Fact, frozen=True):
    """MU-21, MU-37: a reward that a prison makes worthless, and what it pays now."""

    card: Card
    before: int


class JewelLeaves(Fact, frozen=True):
    """MU-23: from whose slot, 1 to 3, a jewel is taken; 0: they choose which."""

    victim: Seat
    place: int


class PrisonLeaves(Fact, frozen=True):
    """MU-23, MU-32: the same with a prison."""

    victim: Seat
    place: int
    freed: bool
    """Whether they may fight again."""
