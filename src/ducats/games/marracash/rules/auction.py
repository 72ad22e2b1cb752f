"""Auctions: open or sealed bids, the sale, and the visitors before the door who come in at once."""

from abc import abstractmethod
from typing import Any, Final, final

from mypy_extensions import i64

from ducats.engine import bits
from ducats.engine.errors import IllegalAction
from ducats.engine.frames import OPEN, Frame, SealedAsk
from ducats.engine.messages import Action, OneOf, OneOrForm, Seat
from ducats.games.marracash.rules import events as e
from ducats.games.marracash.rules import messages as m
from ducats.games.marracash.rules.antiques import show_set
from ducats.games.marracash.rules.books import AUCTIONS, PRICES
from ducats.games.marracash.rules.moving import AUCTIONED, SellCard, owner_chooses
from ducats.games.marracash.rules.souk import SHOP_NAMES
from ducats.games.marracash.rules.state import MarraCash
from ducats.games.marracash.rules.visitors import pull_in
from ducats.mechanics.open_auction import NOBODY, Bidding, bid_form
from ducats.mechanics.sealed_bids import nearest_highest

MOST_STEPS: Final = 4096
"""More than anybody can ever have in steps of 25."""


def begin_auction(g: MarraCash, auctioneer: Seat, shop: int) -> None:
    """MC-12, MC-16: the stone goes onto a free shop; bidding is open or, as an option, sealed."""
    if g.chosen.sealed_bids:
        bidders = [seat for seat in range(g.seats) if g.signs(seat)]
        g.become(SealedBids(bits.of(bidders), shop, auctioneer))
        tell_opened(g, auctioneer, shop)
        return
    opening = OpenBid(auctioneer, 0, NOBODY, g.everybody(), shop, auctioneer)
    g.become(opening)
    tell_opened(g, auctioneer, shop)
    lowest = opening.lowest(g)
    if opening.highest(g, auctioneer) == lowest and not g.chosen.cash_hidden:
        opening.answered(g, lowest // g.chosen.bid_step)


def tell_opened(g: MarraCash, auctioneer: Seat, shop: int) -> None:
    if g.listened_to():
        g.tell(e.AuctionOpened(auctioneer, SHOP_NAMES[shop]))


def sell(g: MarraCash, shop: int, auctioneer: Seat, winner: Seat, price: int) -> None:
    """MC-23, MC-50, MC-R20: sign and money, then whoever stands before the door enters; no commission."""
    g.become(PULLED_IN)
    sell_shop(g, shop, winner, price, auctioneer)
    visitors = int(pull_in(g, shop))
    show_set(g, winner)
    if owner_chooses(g, shop, visitors):
        g.call(SellCard(winner, shop, visitors), OPEN)
    else:
        g.leave(AUCTIONED)


def sell_shop(g: MarraCash, shop: int, winner: Seat, price: int, auctioneer: Seat) -> None:
    """MC-23, MC-25, MC-26, MC-27, MC-R19: the price to the bank, from it the auctioneer's commission."""
    commission = 0 if winner == auctioneer else int(g.printed.auction_commission(price))
    g.debit(winner, PRICES, price)
    g.credit(auctioneer, AUCTIONS, commission)
    g.put_up_sign(shop, winner, price, auctioneer)
    if g.listened_to():
        rule = "MC-27" if winner == auctioneer else "MC-23"
        g.tell(e.ShopSold(winner, SHOP_NAMES[shop], price, auctioneer, commission, rule))


@final
class PulledIn(Frame[MarraCash]):
    """MC-50: an auction after the hammer has fallen; it may wait for the sale of a souvenir."""

    def run(self, g: MarraCash, at: int) -> None:
        g.leave(AUCTIONED)


PULLED_IN: Final = PulledIn()


class ShopBidding(Bidding[MarraCash]):
    """MC-17 to MC-22: the bidding for one shop."""

    size = MOST_STEPS

    def __init__(self, seat: Seat, high: int, leader: Seat, inside: int, shop: int, auctioneer: Seat) -> None:
        super().__init__(seat, high, leader, inside)
        self.shop: Final = shop
        self.auctioneer: Final = auctioneer

    def minimum(self, g: MarraCash) -> int:
        return g.printed.min_bid

    def step(self, g: MarraCash) -> int:
        """MC-20, MC-R10."""
        return g.chosen.bid_step

    def purse(self, g: MarraCash, seat: Seat) -> int:
        """MC-R11: no more than they have; no loans."""
        return g.cash(seat)

    def step_rule(self) -> str:
        return "MC-20"

    def purse_rule(self) -> str:
        return "MC-R11"

    def highest(self, g: MarraCash, seat: Seat) -> int:
        step: i64 = g.chosen.bid_step
        return min(g.cash(seat) // step, MOST_STEPS - 1) * step

    def might_bid(self, g: MarraCash, seat: Seat, lowest: int) -> bool:
        """MC-R13, MC-R36: a sign is needed, and money as long as it lies open."""
        return g.signs(seat) > 0 and (g.chosen.cash_hidden or g.cash(seat) >= lowest)

    def turn_of(self, seat: Seat, high: int, leader: Seat, inside: int) -> "ShopBidding":
        return RaiseOrPass(seat, high, leader, inside, self.shop, self.auctioneer)

    def concluded(self, g: MarraCash, winner: Seat, price: int) -> None:
        """MC-22."""
        sell(g, self.shop, self.auctioneer, winner, price)

    def tell_bid(self, g: MarraCash, seat: Seat, amount: int) -> None:
        if g.listened_to():
            g.tell(e.BidMade(seat, amount, "MC-17" if self.leader == NOBODY else "MC-20"))

    def tell_pass(self, g: MarraCash, seat: Seat, forced: bool) -> None:
        if g.listened_to():
            g.tell(e.BidderPassed(seat, forced, "MC-21" if g.signs(seat) else "MC-R13"))

    def say_bid(self, amount: int) -> Action:
        return m.Bid(amount)

    def say_pass(self) -> Action:
        return m.PassBid()

    def hear_amount(self, action: Action) -> int:
        if isinstance(action, m.Bid):
            return action.amount
        if not isinstance(action, m.PassBid):
            raise self.wrong_kind(action)
        return -1

    @abstractmethod
    def may_pass(self, g: MarraCash, seat: Seat) -> bool:
        """MC-17: not before the first bid."""


@final
class OpenBid(ShopBidding):
    """MC-17, MC-18: the auctioneer must open, with 100 or more (D2)."""

    question = "marracash.open_bid"
    rule = "MC-17"

    def least_rule(self) -> str:
        return "MC-18"

    def may_pass(self, g: MarraCash, seat: Seat) -> bool:
        return False


@final
class RaiseOrPass(ShopBidding):
    """MC-19, MC-20, MC-21: clockwise, higher or out for good (D3)."""

    question = "marracash.raise_or_pass"
    rule = "MC-20"

    def may_pass(self, g: MarraCash, seat: Seat) -> bool:
        return True


@final
class SealedBids(SealedAsk[MarraCash]):
    """MC-R37, option auction_mode = sealed: all bid once at the same time; the highest alone pays."""

    question = "marracash.sealed_bid"
    rule = "MC-R37"
    size = MOST_STEPS
    no_bid = 0

    def __init__(self, asked: int, shop: int, auctioneer: Seat) -> None:
        super().__init__(asked)
        self.shop: Final = shop
        self.auctioneer: Final = auctioneer

    def legal(self, g: MarraCash, seat: Seat) -> list[int]:
        step = g.chosen.bid_step
        bids = list(range(g.printed.min_bid // step, min(g.cash(seat) // step, self.size - 1) + 1))
        return bids if seat == self.auctioneer else [0, *bids]

    def revealed(self, g: MarraCash, answers: list[int]) -> None:
        """Of equal bids that of the player nearest to the auctioneer clockwise wins, their own first."""
        bids = [0] * g.seats
        for seat, answer in zip(self.seats, answers, strict=True):
            bids[seat] = answer * g.chosen.bid_step
        if g.listened_to():
            g.tell(e.BidsRevealed(tuple(bids)))
        winner = nearest_highest(bids, self.auctioneer)
        sell(g, self.shop, self.auctioneer, winner, bids[winner])

    def say(self, g: MarraCash, seat: Seat, answer: int) -> Action:
        return m.Bid(answer * g.chosen.bid_step) if answer else m.PassBid()

    def hear(self, g: MarraCash, seat: Seat, action: Action) -> int:
        if isinstance(action, m.PassBid):
            return 0
        if not isinstance(action, m.Bid):
            raise self.wrong_kind(action)
        step = g.chosen.bid_step
        if action.amount < g.printed.min_bid:
            raise IllegalAction(f"at least {g.printed.min_bid}", code="bid_too_low", rule="MC-18")
        if action.amount % step:
            raise IllegalAction(f"bids are multiples of {step}", code="bid_not_in_steps", rule="MC-20")
        return action.amount // step

    def why_illegal(self, g: MarraCash, seat: Seat, answer: int) -> IllegalAction:
        if answer == 0:
            return IllegalAction("the auctioneer must bid", code="must_bid", rule="MC-17")
        return IllegalAction("more than you have", code="bid_over_cash", rule="MC-R11")

    def choices(self, g: MarraCash, seat: Seat) -> OneOf[Any] | OneOrForm[Any]:
        legal, step = self.legal(g, seat), g.chosen.bid_step
        bids = [answer for answer in legal if answer]
        actions = () if seat == self.auctioneer else (m.PassBid(),)
        if not bids:
            return OneOf(actions)
        lowest, highest = bids[0] * step, bids[-1] * step
        return OneOrForm(actions, (bid_form(m.Bid(lowest), lowest, highest, step),))
