"""What happens in MarraCash. Never compiled."""

from collections.abc import Sequence
from typing import Literal

import msgspec

from ducats.engine.messages import Event, Seat, Swing
from ducats.games.marracash.rules.messages import Card, Dirham, End, Fountain, Group, Phase, Shop


class EntranceFilled(Event, frozen=True):
    """MC-6: the first group of an entrance."""

    entrance: Fountain
    visitors: Group
    rule: str = "MC-6"


class LineFormed(Event, frozen=True):
    line: Group
    rule: str = "MC-8"


class LineRedrawn(Event, frozen=True):
    """MC-R07: only visitors of a forbidden colour were left in the bag."""

    rule: str = "MC-R07"


class StarterNamed(Event, frozen=True):
    seat: Seat
    rule: str = "MC-14"


class CardTurnedUp(Event, frozen=True):
    card: Card
    rule: str = "MC-63"


class HandDealt(Event, frozen=True):
    """Option antiques: five cards, seen by their owner only."""

    secret = "cards"
    seat: Seat
    cards: tuple[Card, ...] | None
    rule: str = "MC-R37"


class TurnBegan(Event, frozen=True):
    tone = "head"
    seat: Seat
    round: int
    phase: Phase
    rule: str = "MC-29"


class AuctionOpened(Event, frozen=True):
    """MC-16: the stone lies on a shop; `seat` is the auctioneer."""

    seat: Seat
    shop: Shop
    rule: str = "MC-16"


class BidMade(Event, frozen=True):
    folds = ("bidding",)
    seat: Seat
    amount: Dirham
    rule: str = "MC-20"


class BidderPassed(Event, frozen=True):
    """`forced`: the player could not go on, and all could see it."""

    folds = ("bidding",)
    seat: Seat
    forced: bool
    rule: str = "MC-21"


class BidsRevealed(Event, frozen=True):
    """Option auction_mode = sealed: one bid per seat, 0 for a pass."""

    bids: tuple[Dirham, ...]
    rule: str = "MC-R37"


class ShopSold(Event, frozen=True):
    seat: Seat
    shop: Shop
    price: Dirham
    auctioneer: Seat
    commission: Dirham
    rule: str = "MC-23"

    def swing(self, later: Sequence[Event]) -> Swing | None:
        """What the shop has taken in by the end, against its price."""
        entered = [
            event for event in later if isinstance(event, CustomersEntered) and event.shop == self.shop
        ]
        income = sum(sum(event.payments) for event in entered)
        facts = {"seat": self.seat, "shop": self.shop, "price": self.price, "income": income}
        return Swing("bargain" if income >= self.price else "loss", abs(income - self.price), facts)


class ActionLapsed(Event, frozen=True):
    """MC-R12, MC-R14: an action that cannot be done; slot 0 is the auction of the first round."""

    seat: Seat
    slot: int
    rule: str = "MC-R14"


class GroupMoved(Event, frozen=True):
    """MC-35: it sets out."""

    seat: Seat
    group: Fountain
    to: Fountain
    visitors: Group
    rule: str = "MC-35"


class CustomersEntered(Event, frozen=True):
    """MC-38 to MC-42; `pulled_in`: MC-50."""

    shop: Shop
    seat: Seat
    visitors: int
    payments: tuple[Dirham, ...]
    customers: int
    pulled_in: bool
    rule: str = "MC-38"

    def swing(self, later: Sequence[Event]) -> Swing | None:
        income = sum(self.payments)
        return Swing("takings", income, {"seat": self.seat, "shop": self.shop, "income": income})


class SouvenirSold(Event, frozen=True):
    seat: Seat
    shop: Shop
    card: Card
    value: Dirham
    rule: str = "MC-61"


class SouvenirsKept(Event, frozen=True):
    seat: Seat
    shop: Shop
    rule: str = "MC-R27"


class GroupArrived(Event, frozen=True):
    """MC-36: those who are left join whoever stands there; `standing` is the group now."""

    fountain: Fountain
    visitors: Group
    standing: Group
    rule: str = "MC-36"


class CommissionPaid(Event, frozen=True):
    """MC-44 to MC-48; `shop` only with commission_scope = shop."""

    payer: Seat
    to: Seat
    customers: int
    total: Dirham
    amount: Dirham
    shop: Shop | None = None
    rule: str = "MC-45"

    def swing(self, later: Sequence[Event]) -> Swing | None:
        """One loses what the other gains."""
        return Swing(
            "commission", 2 * self.amount, {"payer": self.payer, "to": self.to, "amount": self.amount}
        )


class SetShown(Event, frozen=True):
    """Option antiques: a hand is complete and paid; `place` is 1 for the first player to do so."""

    turns_up = True
    """A completed set of antiques."""
    seat: Seat
    cards: tuple[Card, ...]
    place: int
    paid: Dirham
    rule: str = "MC-R37"


class VisitorsBrought(Event, frozen=True):
    """MC-51, MC-52; `left` is how many still wait in the line."""

    seat: Seat
    entrance: Fountain
    end: End
    visitors: Group
    left: int
    rule: str = "MC-51"


class LastRoundBegan(Event, frozen=True):
    tone = "head"
    reason: Literal["line_empty", "stall"]
    last: Seat
    turns: int
    rule: str = "MC-54"


class Books(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Where a player's money came from and went to."""

    customers: Dirham = 0
    souvenirs: Dirham = 0
    antiques: Dirham = 0
    auctions: Dirham = 0
    commissions: Dirham = 0
    paid_commissions: Dirham = 0
    prices: Dirham = 0


class GameEnded(Event, frozen=True):
    """MC-57; the books are opened, hidden cash too."""

    tone = "head"
    pauses = True
    turns_up = True
    """Hidden cash."""
    cash: tuple[Dirham, ...]
    books: tuple[Books, ...]
    winners: tuple[Seat, ...]
    rule: str = "MC-57"
