"""What can be foretold of an answer in MarraCash. Never compiled."""

from ducats.engine.messages import Fact, Seat
from ducats.games.marracash.rules.messages import Dirham, Fountain, Group, Shop


class Enters(Fact, frozen=True):
    """MC-37, MC-39: visitors who would enter a shop."""

    owner: Seat
    shop: Shop
    visitors: int
    income: Dirham


class NobodyEnters(Fact, frozen=True):
    """MC-43."""


class PaysCommission(Fact, frozen=True):
    """MC-45: what an owner would pay for the customers."""

    payer: Seat
    amount: Dirham


class Stands(Fact, frozen=True):
    """MC-43: who would then stand on the fountain."""

    fountain: Fountain
    visitors: Group


class Auctions(Fact, frozen=True):
    """MC-17, MC-18, MC-37: on how many of all the ways a shop lies, and the lowest first bid."""

    directed: int
    ways: int
    least: Dirham


class AtTheDoor(Fact, frozen=True):
    """MC-50: visitors who would enter as soon as the shop is sold."""

    visitors: int
    income: Dirham


class CashNow(Fact, frozen=True):
    """MC-R11: nobody bids more than they have."""

    cash: Dirham


class EarnedBack(Fact, frozen=True):
    """MC-40: how many customers pay as much as the lowest bid."""

    amount: Dirham
    customers: int


class AuctioneerGets(Fact, frozen=True):
    """MC-26: out of a price up to `upto`, and out of a higher one."""

    auctioneer: Seat
    low: Dirham
    upto: Dirham
    high: Dirham


class LeaderGets(Fact, frozen=True):
    """MC-22: who buys the shop unless somebody bids more."""

    leader: Seat
    shop: Shop
    price: Dirham


class YouGetCommission(Fact, frozen=True):
    """MC-26: for the auctioneer, if the leader buys."""

    leader: Seat
    amount: Dirham


class BankPays(Fact, frozen=True):
    """MC-61: for a souvenir."""

    amount: Dirham


class TakenSoFar(Fact, frozen=True):
    """MC-47: what the player would have taken in this move, which counts for the commission."""

    amount: Dirham


class InAll(Fact, frozen=True):
    """MC-39, MC-45: by seat, what everybody's cash would change by."""

    changes: tuple[Dirham, ...]


class ComeIn(Fact, frozen=True):
    """MC-10, MC-51: who would come in, how many would still wait, and who would be next at the same end."""

    visitors: Group
    first: int
    """The place in the line, counted from its left end at the start, of the leftmost of them."""
    count: int
    next: Group
