"""What happens in Marquis. Never compiled."""

from collections.abc import Sequence
from typing import Literal

from ducats.engine.messages import Event, Seat, Swing
from ducats.games.marquis.rules.messages import Bundle, Card, Effect, Reason

ExchangeKind = Literal["own", "dealer", "last", "late"]


class StartCardTurned(Event, frozen=True):
    seat: Seat
    card: Card
    rule: str = "MQ-06"


class StartPlayerFound(Event, frozen=True):
    tone = "head"
    seat: Seat
    coins: tuple[int, ...]
    treasury: int
    rule: str = "MQ-07"


class HandDealt(Event, frozen=True):
    """MQ-08: seen by its owner only."""

    secret = "cards"
    seat: Seat
    cards: tuple[Card, ...] | None
    rule: str = "MQ-08"


class TurnBegan(Event, frozen=True):
    """MQ-12; `last`: they have no character left and make their last exchange (MQ-108)."""

    turns_up = True
    """With special cards: whether somebody whose pile lost a card has a character left."""
    seat: Seat
    last: bool
    rule: str = "MQ-12"


class CardLaid(Event, frozen=True):
    tone = "head"
    turns_up = True
    """The only character left is laid unasked."""
    ends_bargain = True
    seat: Seat
    card: Card
    identity: Card
    laid: int
    rule: str = "MQ-13"


class DirectionTurned(Event, frozen=True):
    seat: Seat
    clockwise: bool
    rule: str = "MQ-81"


class ExtortionersMarked(Event, frozen=True):
    seats: tuple[Seat, ...]
    rule: str = "MQ-77"


class TreasuryTaken(Event, frozen=True):
    seat: Seat
    coins: int
    treasury: int
    rule: str = "MQ-21"


class CoinsTaken(Event, frozen=True):
    """An effect that has come to pass: coins go from the victim to the culprit."""

    culprit: Seat
    victim: Seat
    coins: int
    effect: Effect
    rule: str

    def swing(self, later: Sequence[Event]) -> Swing | None:
        facts = {"culprit": self.culprit, "victim": self.victim, "coins": self.coins}
        return Swing("robbery", 1.2 * self.coins, facts) if self.coins > 1 else None


class CoinsGiven(Event, frozen=True):
    seat: Seat
    receiver: Seat
    coins: int
    rule: str = "MQ-28"


class Eliminated(Event, frozen=True):
    tone = "bad"
    turns_up = True
    """What comes to light under a pile from which a card was taken back."""
    culprit: Seat
    victim: Seat
    card: Card
    exposed: Card | None
    effect: Effect
    rule: str = "MQ-54"

    def swing(self, later: Sequence[Event]) -> Swing | None:
        return Swing("kill", 3.5, {"culprit": self.culprit, "victim": self.victim, "card": self.card})


class AllSpared(Event, frozen=True):
    seat: Seat
    rule: str = "MQ-R06"


class Exchanged(Event, frozen=True):
    seat: Seat
    times: int
    coins: int
    vetoes: int
    diamonds: int
    kind: ExchangeKind
    duty: bool
    rule: str = "MQ-32"

    def swing(self, later: Sequence[Event]) -> Swing | None:
        facts = {"seat": self.seat, "coins": self.coins, "diamonds": self.diamonds}
        return Swing("exchange", self.diamonds, facts) if self.diamonds > 2 else None

    def reveals(self) -> bool:
        """The player's own Veto may pay in the last exchange."""
        return self.kind in ("last", "late")


class ExchangePrevented(Event, frozen=True):
    """MQ-70: after the tolls nothing is left to exchange with."""

    tone = "bad"
    seat: Seat
    rule: str = "MQ-70"


class RubyGained(Event, frozen=True):
    tone = "good"
    seat: Seat
    rubies: int
    rule: str = "MQ-44"


class TollSet(Event, frozen=True):
    seat: Seat
    rule: str = "MQ-69"


class TollClaimed(Event, frozen=True):
    seat: Seat
    payer: Seat
    forced: bool
    rule: str = "MQ-69"


class TollWaived(Event, frozen=True):
    seat: Seat
    payer: Seat
    rule: str = "MQ-71"


class Allowed(Event, frozen=True):
    """MQ-46: asked for a Veto, and none came."""

    folds = ("silence",)
    seat: Seat
    culprit: Seat
    effect: Effect
    rule: str = "MQ-46"


class VetoPlayed(Event, frozen=True):
    tone = "good"
    ends_bargain = True
    seat: Seat
    culprit: Seat
    effect: Effect
    rule: str = "MQ-46"

    def swing(self, later: Sequence[Event]) -> Swing | None:
        return Swing("veto", 3.0, {"seat": self.seat, "culprit": self.culprit})


class VetoLaid(Event, frozen=True):
    """MQ-48, MQ-96: before whom the Veto comes to lie."""

    owner: Seat
    seat: Seat
    neutralised: bool
    rule: str = "MQ-48"


class VetoRemoved(Event, frozen=True):
    """MQ-R14 with prosecutor_veto = removed."""

    owner: Seat
    rule: str = "MQ-R14"


class InterventionPassed(Event, frozen=True):
    folds = ("aloofness",)
    seat: Seat
    rule: str = "MQ-95"


class ProsecutorShown(Event, frozen=True):
    seat: Seat
    rule: str = "MQ-99"


class PriceDemanded(Event, frozen=True):
    seat: Seat
    culprit: Seat
    bundle: Bundle
    rule: str = "MQ-97"


class PriceCountered(Event, frozen=True):
    seat: Seat
    prosecutor: Seat
    bundle: Bundle
    rule: str = "MQ-97"


class TermsAccepted(Event, frozen=True):
    seat: Seat
    other: Seat
    rule: str = "MQ-97"


class TermsRefused(Event, frozen=True):
    seat: Seat
    other: Seat
    rule: str = "MQ-97"


class ReasonGiven(Event, frozen=True):
    """MQ-63, MQ-97: why somebody answers as they do; the answer itself follows."""

    gives_reason = True
    seat: Seat
    reason: Reason
    rule: str


class VetoNeutralised(Event, frozen=True):
    tone = "bad"
    seat: Seat
    culprit: Seat
    victim: Seat
    from_hand: bool
    rule: str = "MQ-95"

    def swing(self, later: Sequence[Event]) -> Swing | None:
        return Swing("neutralised", 4.0, {"seat": self.seat, "victim": self.victim})


class FeeOffered(Event, frozen=True):
    seat: Seat
    countess: Seat
    bundle: Bundle | None
    """None: they were asked and offer nothing."""
    rule: str = "MQ-63"


class FeeDemanded(Event, frozen=True):
    seat: Seat
    client: Seat
    bundle: Bundle
    rule: str = "MQ-63"


class ProtectionDeclined(Event, frozen=True):
    seat: Seat
    rule: str = "MQ-64"


class ProtectionSold(Event, frozen=True):
    tone = "good"
    seat: Seat
    client: Seat
    bundle: Bundle
    rule: str = "MQ-65"


class ProtectionEnded(Event, frozen=True):
    seat: Seat
    client: Seat
    rule: str = "MQ-67"


class BundlePaid(Event, frozen=True):
    """MQ-R31: `own_veto`, if their Veto came out of the hand for it."""

    seat: Seat
    receiver: Seat
    bundle: Bundle
    own_veto: bool
    rule: str


class CardDrawn(Event, frozen=True):
    secret = "card"
    seat: Seat
    card: Card | None
    rule: str = "MQ-41"


class CardTakenBack(Event, frozen=True):
    secret = "card"
    seat: Seat
    card: Card | None
    rule: str = "MQ-85"


class SpecialDealt(Event, frozen=True):
    secret = "card"
    seat: Seat
    card: Card | None
    rule: str = "MQ-V2"


class SpecialKept(Event, frozen=True):
    seat: Seat
    rule: str = "MQ-V2"


class SpecialPlayed(Event, frozen=True):
    seat: Seat
    card: Card
    target: Seat | None
    rule: str = "MQ-V2"


class GoodsLost(Event, frozen=True):
    """MQ-V2: coins to the treasury, diamonds to the middle, or to the seat that plays the card."""

    seat: Seat
    coins: int
    diamonds: int
    rule: str = "MQ-V2"


class CardLost(Event, frozen=True):
    """MQ-V2: a card leaves a draw pile unseen."""

    seat: Seat
    rule: str = "MQ-V2"


class MercenaryHired(Event, frozen=True):
    seat: Seat
    card: Card
    rule: str = "MQ-V3"


class MercenaryKept(Event, frozen=True):
    seat: Seat
    card: Card
    rule: str = "MQ-V3"


class MercenaryDischarged(Event, frozen=True):
    seat: Seat
    card: Card
    rule: str = "MQ-V3"


class PlayedOn(Event, frozen=True):
    seat: Seat
    rule: str = "MQ-114"


class Stopped(Event, frozen=True):
    seat: Seat
    rule: str = "MQ-R37"


class WentOut(Event, frozen=True):
    seat: Seat
    rule: str = "MQ-111"


class GameEnded(Event, frozen=True):
    tone = "head"
    points: tuple[int, ...]
    coins: tuple[int, ...]
    ranks: tuple[int, ...]
    rule: str = "MQ-115"
