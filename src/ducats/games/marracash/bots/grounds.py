"""What can speak for an answer in MarraCash: the facts that a catalogue has a text for. Never compiled.

Money is exact where visitors enter at once, and the bots' estimate where `worth` is said.
"""

from ducats.engine.messages import Fact, Seat
from ducats.games.marracash.rules.messages import Dirham, Shop


class EnterYours(Fact, frozen=True):
    """MC-39: by no other move would the player take so much; visitors enter one of their shops."""

    shop: Shop
    visitors: int
    gain: Dirham
    """After commissions, also those that others pay the player."""


class EarnsMost(Fact, frozen=True):
    """MC-39, MC-45: the same by several shops, or by commissions."""

    gain: Dirham


class SecondMove(Fact, frozen=True):
    """MC-29: what the best second move would then bring the player, and what the best one brings now."""

    gain: Dirham
    now: Dirham


class LeavesRival(Fact, frozen=True):
    """What the best move of the next player would then bring them, and what it would bring now."""

    rival: Seat
    left: Dirham
    now: Dirham


class AtYourDoor(Fact, frozen=True):
    """MC-50: the visitors who enter at once pay at least the price."""

    shop: Shop
    visitors: int
    income: Dirham
    price: Dirham


class WorthMore(Fact, frozen=True):
    """What a shop adds to the player's standing is more than its price."""

    shop: Shop
    worth: Dirham
    price: Dirham


class NobodyElse(Fact, frozen=True):
    """The bid is more than anybody else would pay for a shop, and less than it is worth to the player."""

    shop: Shop
    worth: Dirham
    others: Dirham


class OpensLow(Fact, frozen=True):
    """MC-17, MC-20: whoever must open can raise later, up to what a shop is worth to them."""

    shop: Shop
    worth: Dirham
    amount: Dirham


class KeepsFromRival(Fact, frozen=True):
    """Whoever leads would get a shop that is worth more to them than they pay."""

    shop: Shop
    rival: Seat
    worth: Dirham
    price: Dirham


class BelowLeastBid(Fact, frozen=True):
    """Option auction_mode = sealed: the shop should bring less than the lowest bid that is allowed."""

    shop: Shop
    worth: Dirham
    least: Dirham


class TooDear(Fact, frozen=True):
    """The next bid is more than the shop is worth to the player."""

    shop: Shop
    worth: Dirham
    least: Dirham


class RivalOverpays(Fact, frozen=True):
    """Whoever leads pays more than the shop is worth to them."""

    shop: Shop
    rival: Seat
    worth: Dirham
    price: Dirham


class GetsCommission(Fact, frozen=True):
    """MC-26: another player will probably buy, and the auctioneer is paid."""

    shop: Shop
    rival: Seat
    commission: Dirham


class NearYours(Fact, frozen=True):
    """MC-51: what the best move of the new group would bring the player."""

    shop: Shop
    visitors: int
    gain: Dirham


class LastRoundAhead(Fact, frozen=True):
    """MC-54: nobody is left in the line, and the player has more than everybody else."""

    lead: Dirham


class CardLeavesMost(Fact, frozen=True):
    """MC-47, MC-61: what a souvenir leaves after the commission of the move; any other leaves less."""

    amount: Dirham
