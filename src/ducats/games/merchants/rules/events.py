"""What happens in Merchants. Never compiled. No event says what a screen or a closed hand hides."""

from collections.abc import Sequence
from typing import Final, Literal, Self

from msgspec.structs import replace

from ducats.engine.messages import Event, Seat, Swing
from ducats.games.merchants.rules.messages import Card, City, Good, GoodsSold, Phase, Reason, Space

STEP_FLORINS: Final = 900
"""Roughly what a step of status is worth, and what a crash takes from those who hold the goods."""
PAID_OPENLY: Final = "MA-R07"
"""By it all are told what two agreed in private: where money lies open, they see it in the purses."""


class FirstPlayerDrawn(Event, frozen=True):
    seat: Seat
    rule: str = "MA-09"


class WagonPlaced(Event, frozen=True):
    wagon: int
    city: City
    rule: str = "MA-02"


class InvestmentTurned(Event, frozen=True):
    card: Card
    rule: str = "MA-59"


class PairDealt(Event, frozen=True):
    seat: Seat
    cards: tuple[Card, Card]
    price: int
    rule: str = "MA-10"


class CardOffered(Event, frozen=True):
    seat: Seat
    card: Card
    rule: str = "MA-10"


class RoundBegan(Event, frozen=True):
    tone = "head"
    round: int
    first: Seat
    rule: str = "MA-11"


class PhaseBegan(Event, frozen=True):
    phase: Phase
    rule: str = "MA-09"


class LetterPlayed(Event, frozen=True):
    seat: Seat
    amount: int
    rule: str = "MA-45"


class GoodBought(Event, frozen=True):
    folds = ("purchase", "seat")
    seat: Seat
    good: Good
    city: City
    price: int
    rule: str = "MA-12"


class PurchaseEnded(Event, frozen=True):
    seat: Seat
    bought: int
    rule: str = "MA-12"


class WagonBidsRevealed(Event, frozen=True):
    """MA-17: all bids, those that lose too."""

    wagon: int
    bids: tuple[int, ...]
    winner: Seat | None
    rule: str = "MA-17"


class MasterLoaded(Event, frozen=True):
    wagon: int
    seat: Seat
    good: Good | None
    count: int
    rule: str = "MA-22"


class LoadingRequested(Event, frozen=True):
    wagon: int
    seat: Seat
    goods: tuple[Good, ...]
    permit: bool
    rule: str = "MA-24"


class LoadingPassed(Event, frozen=True):
    folds = ("idleness", "wagon")
    ends_bargain = True
    wagon: int
    seat: Seat
    rule: str = "MA-24"


class PriceNamed(Event, frozen=True):
    """MA-25, MA-26, MA-R07: a price between master and guest, for the two alone if talk is private."""

    wagon: int
    seat: Seat
    other: Seat
    word: Literal["quote", "counter", "final"]
    amount: int | None
    private: bool
    rule: str = "MA-26"

    def seen_by(self, seat: Seat | None) -> Self:
        return self if not self.private or seat in (self.seat, self.other) else replace(self, amount=None)


class LoadingRefused(Event, frozen=True):
    ends_bargain = True
    wagon: int
    seat: Seat
    other: Seat
    rule: str = "MA-25"


class ReasonGiven(Event, frozen=True):
    """MA-25, MA-R07: why somebody speaks of the price as they do, to the other alone if talk is private."""

    gives_reason = True
    seat: Seat
    other: Seat
    reason: Reason
    private: bool
    rule: str = "MA-25"

    def seen_by(self, seat: Seat | None) -> Self:
        return self if not self.private or seat in (self.seat, self.other) else replace(self, reason="")


class GoodsLoaded(Event, frozen=True):
    """MA-24, MA-25: a guest's goods are aboard, the master is paid (`rule` PAID_OPENLY: see there)."""

    ends_bargain = True
    wagon: int
    seat: Seat
    master: Seat
    goods: tuple[Good, ...]
    price: int | None
    private: bool
    rule: str = "MA-24"

    def seen_by(self, seat: Seat | None) -> Self:
        return self if not self.private or seat in (self.seat, self.master) else replace(self, price=None)

    def paid_openly(self) -> Self:
        return replace(self, private=False, rule=PAID_OPENLY) if self.private else self

    def reveals(self) -> bool:
        return self.rule == PAID_OPENLY


class WagonMoved(Event, frozen=True):
    """MA-28, MA-40: `walk` are the spaces from its start to its end; `token` None: a cartwright's spaces."""

    wagon: int
    seat: Seat
    token: int | None
    horses: int
    spaces: int
    walk: tuple[Space, ...]
    arrived: bool
    rule: str = "MA-28"


class TokensReturned(Event, frozen=True):
    seat: Seat
    rule: str = "MA-29"


class CourierMoved(Event, frozen=True):
    seat: Seat
    to: Space
    rule: str = "MA-38"


class AxleBroken(Event, frozen=True):
    seat: Seat
    wagon: int
    rule: str = "MA-45"


class MoveTurnEnded(Event, frozen=True):
    """`moved`: whether a token was played."""

    seat: Seat
    moved: bool
    rule: str = "MA-28"


class CourierMet(Event, frozen=True):
    seat: Seat
    wagon: int
    rule: str = "MA-42"


class InfluenceTaken(Event, frozen=True):
    """MA-42, MA-R17: which card is the owner's secret, unless the table plays with open cards."""

    seat: Seat
    card: Card | None
    shown: bool
    rule: str = "MA-42"

    def seen_by(self, seat: Seat | None) -> Self:
        return self if self.shown or seat == self.seat else replace(self, card=None)


class DiscsRevealed(Event, frozen=True):
    discs: tuple[tuple[Good, Good], ...]
    rule: str = "MA-46"


class PriceRaised(Event, frozen=True):
    tone = ("devalued", "bad", "")
    folds = ("prices",)
    seat: Seat
    good: Good
    level: int
    devalued: bool
    rule: str = "MA-47"

    def swing(self, later: Sequence[Event]) -> Swing | None:
        return Swing("crash", STEP_FLORINS, {"seat": self.seat, "good": self.good}) if self.devalued else None


class PriceShifted(Event, frozen=True):
    """MA-50: by an office, or by a rumour."""

    folds = ("prices",)
    seat: Seat
    good: Good
    level: int
    by: int
    office: bool
    rule: str = "MA-50"


class CharterPlayed(Event, frozen=True):
    seat: Seat
    wagon: int
    rule: str = "MA-45"


class WagonUnloaded(Event, frozen=True):
    tone = ("income", "good", "")
    wagon: int
    city: City
    arrivals: int
    sales: tuple[GoodsSold, ...]
    income: tuple[int, ...]
    """By seat."""
    rule: str = "MA-52"

    def swing(self, later: Sequence[Event]) -> Swing | None:
        income = max(self.income)
        facts = {"seat": self.income.index(income), "wagon": self.wagon, "city": self.city, "income": income}
        return Swing("sale", income, facts)


class EmptyWagonArrived(Event, frozen=True):
    wagon: int
    city: City
    rule: str = "MA-R49"


class StoredGoodSold(Event, frozen=True):
    seat: Seat
    good: Good
    city: City
    price: int
    rule: str = "MA-10"


class BonusesSet(Event, frozen=True):
    """MA-54, MA-55: after all sales of the round."""

    bonuses: dict[City, int]
    rule: str = "MA-55"


class AuctionOpened(Event, frozen=True):
    number: int
    seat: Seat
    rule: str = "MA-57"


class BidMade(Event, frozen=True):
    folds = ("bidding",)
    seat: Seat
    amount: int
    rule: str = "MA-57"


class BidPassed(Event, frozen=True):
    folds = ("bidding",)
    seat: Seat
    rule: str = "MA-57"


class AuctionFailed(Event, frozen=True):
    rule: str = "MA-R22"


class InvestmentTaken(Event, frozen=True):
    seat: Seat
    card: Card
    price: int
    rule: str = "MA-57"


class PatronPlayed(Event, frozen=True):
    seat: Seat
    rule: str = "MA-45"


class UpkeepPaid(Event, frozen=True):
    """MA-60: `fell_from` is the level lost for want of money."""

    tone = ("fell_from", "bad", "")
    turns_up = True
    """Whoever cannot pay falls, which shows how little they have."""
    seat: Seat
    level: int
    amount: int
    fell_from: int | None
    rule: str = "MA-60"

    def swing(self, later: Sequence[Event]) -> Swing | None:
        lost = 0 if self.fell_from is None else self.fell_from - self.level
        return (
            Swing("fall", 2 * STEP_FLORINS * lost, {"seat": self.seat, "level": self.level}) if lost else None
        )


class CreditTaken(Event, frozen=True):
    seat: Seat
    amount: int
    credits: int
    rule: str = "MA-61"


class CreditDeclined(Event, frozen=True):
    folds = ("thrift",)
    seat: Seat
    rule: str = "MA-61"


class CreditsRepaid(Event, frozen=True):
    seat: Seat
    repaid: int
    amount: int
    credits: int
    rule: str = "MA-64"


class StatusRaised(Event, frozen=True):
    tone = "good"
    seat: Seat
    steps: int
    level: int
    cost: int
    rule: str = "MA-66"

    def swing(self, later: Sequence[Event]) -> Swing | None:
        return Swing("climb", 100 * self.steps * self.level, {"seat": self.seat, "level": self.level})


class GameEnded(Event, frozen=True):
    """MA-69, MA-70: the screens are lifted."""

    tone = "head"
    pauses = True
    turns_up = True
    """The screens are lifted."""
    reason: Literal["arrivals", "rounds"]
    status: tuple[int, ...]
    cash: tuple[int, ...]
    credits: tuple[int, ...]
    winners: tuple[Seat, ...]
    rule: str = "MA-70"
