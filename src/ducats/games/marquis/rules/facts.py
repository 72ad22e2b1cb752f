"""What can be foretold of an answer in Marquis. Never compiled."""

from ducats.engine.messages import Fact, Seat
from ducats.games.marquis.rules.messages import Card
from ducats.games.marquis.rules.view import Rate


class Imitates(Fact, frozen=True):
    """MQ-80, MQ-83: what a Cardsharp would act as; None: nobody."""

    card: Card | None


class TreasuryPays(Fact, frozen=True):
    """MQ-21."""

    coins: int


class Loses(Fact, frozen=True):
    """MQ-25: coins that another player would lose, unless a Veto stops it."""

    victim: Seat
    coins: int
    veto: bool
    """Whether they may hold one as far as the table knows."""


class LosesCharacter(Fact, frozen=True):
    """MQ-54: an open character that would be eliminated, unless a Veto stops it."""

    victim: Seat
    card: Card
    veto: bool


class Gives(Fact, frozen=True):
    """MQ-28: coins for an identical character."""

    receiver: Seat
    coins: int


class CoinsAfter(Fact, frozen=True):
    """What the player would own, if nobody plays a Veto and no offer is made or taken."""

    coins: int


class Ability(Fact, frozen=True):
    """What a character can do; MQ-75, MQ-77: some have two rates."""

    card: Card
    rate: Rate | None
    other_rate: Rate | None


class RateAfter(Fact, frozen=True):
    """MQ-32: the rate of the next turn, as the table would lie."""

    rate: Rate


class NoRate(Fact, frozen=True):
    """MQ-90: no exchange in the next turn, as the table would lie."""


class ExchangedTo(Fact, frozen=True):
    """MQ-33: what the player would own after an exchange, tolls not counted."""

    coins: int
    points: int
    tolls: int
    """MQ-69: how many Countesses may claim one."""


class YouLose(Fact, frozen=True):
    """MQ-46: what an effect that is allowed costs."""

    coins: int


class YouLoseCharacter(Fact, frozen=True):
    card: Card


class Saves(Fact, frozen=True):
    """MQ-46: what a Veto that holds saves."""

    coins: int


class SavesCharacter(Fact, frozen=True):
    card: Card


class VetoGoesTo(Fact, frozen=True):
    """MQ-48, MQ-95."""

    culprit: Seat


class Takes(Fact, frozen=True):
    """MQ-95: coins that the attack takes after all once its Veto is void."""

    culprit: Seat
    victim: Seat
    coins: int


class VetoPasses(Fact, frozen=True):
    """MQ-96: before whom a voided Veto comes to lie."""

    seat: Seat


class VetoEnds(Fact, frozen=True):
    """MQ-R14 with prosecutor_veto = removed: it leaves the game."""


class MustLayProsecutor(Fact, frozen=True):
    """MQ-99: the duty that follows from a Prosecutor shown from the hand."""


class ProsecutorSpent(Fact, frozen=True):
    """MQ-101: the open Prosecutor will not intervene again."""


class GoodsAfter(Fact, frozen=True):
    """MQ-63, MQ-97: what the player would own once the bundle has been paid."""

    coins: int
    diamonds: int
    vetoes: int


class GoodsNow(Fact, frozen=True):
    """What the player can offer."""

    coins: int
    diamonds: int
    vetoes: int


class GoodsOf(Fact, frozen=True):
    """What everybody sees another player own."""

    other: Seat
    coins: int
    diamonds: int
    vetoes: int


class Prints(Fact, frozen=True):
    """MQ-21: the treasury's coins of a card."""

    coins: int


class Toll(Fact, frozen=True):
    """MQ-69: what a Countess's toll is worth now."""

    payer: Seat
    coins: int


class Costs(Fact, frozen=True):
    """MQ-V3: what a mercenary costs."""

    coins: int


class Threat(Fact, frozen=True):
    """What a player could do if they laid a card now that they may still hold as far as the table knows."""

    thief: Seat
    card: Card
    coins: tuple[int, ...]
    """By seat: the most that it could cost them."""
    killed: tuple[Seat, ...]
    """Whose open character it could eliminate."""
