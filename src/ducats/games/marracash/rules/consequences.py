"""What would follow from an answer: from what lies open, one's own cash, and the printed numbers."""

from typing import Final, final

from ducats.engine.foresight import Facts, Foresight
from ducats.engine.messages import Action, Fact, Seat
from ducats.games.marracash.rules import facts as f
from ducats.games.marracash.rules import messages as m
from ducats.games.marracash.rules.auction import SealedBids, ShopBidding
from ducats.games.marracash.rules.codecs import shop_number
from ducats.games.marracash.rules.forecasts import Forecast
from ducats.games.marracash.rules.souk import LETTERS, SHOP_NAMES
from ducats.games.marracash.rules.state import MarraCash
from ducats.games.marracash.rules.visitors import pull_in

NEXT: Final = 3
"""So many of those who still wait are named."""


@final
class MarraCashForesight(Foresight):
    """What one player can foretell at a table."""

    def __init__(self, g: MarraCash, seat: Seat) -> None:
        self.g: Final = g
        self.seat: Final = seat

    def facts(self, action: Action) -> Facts:
        match action:
            case m.MoveGroup():
                return self.moving(action.group - 1, action.to - 1)
            case m.AuctionShop():
                return self.auctioning(shop_number(action.shop, "MC-16"))
            case m.Bid():
                return self.bidding(action.amount)
            case m.PassBid():
                return self.passing()
            case m.SellSouvenir():
                return self.selling(self.g.printed.card_numbers[action.card])
            case m.BringVisitors():
                return [self.bringing(action.end == "left", action.count)]
            case _:
                return []

    def moving(self, start: int, end: int) -> Facts:
        forecast = Forecast(self.g, self.seat, self.g.printed.ways.between(start, end))
        told: Facts = [
            f.Enters(entry.owner, entry.shop, entry.visitors, entry.income) for entry in forecast.entries
        ]
        if not told:
            told.append(f.NobodyEnters())
        paid = enumerate(forecast.commissions)
        told += [f.PaysCommission(payer, amount) for payer, amount in paid if amount]
        if forecast.entries:
            told.append(f.InAll(forecast.changes))
        if forecast.standing:
            told.append(f.Stands(forecast.to, forecast.standing))
        return told

    def bringing(self, from_left: bool, count: int) -> Fact:
        """MC-10, MC-51."""
        after = self.g.copy()
        first = int(after.take_from_line(from_left, count))
        called = "".join([LETTERS[self.g.in_line(place)] for place in range(first, first + count)])
        line = "".join([LETTERS[colour] for colour in after.queue()])
        return f.ComeIn(called, first, len(line), line[:NEXT] if from_left else line[-NEXT:])

    def auctioning(self, shop: int) -> Facts:
        souk = self.g.printed.souk
        told: Facts = [f.Auctions(souk.directed[shop], len(souk.alleys), self.g.printed.min_bid)]
        return told + self.at_the_door(shop, self.seat)

    def at_the_door(self, shop: int, buyer: Seat) -> Facts:
        """MC-50: who would enter at once, as if the shop were sold now."""
        after = self.g.copy()
        after.put_up_sign(shop, buyer, 0, buyer)
        visitors = pull_in(after, shop)
        return [f.AtTheDoor(visitors, after.cash(buyer) - self.g.cash(buyer))] if visitors else []

    def bidding(self, least: int) -> Facts:
        printed, ask = self.g.printed, self.g.ask()
        customers = earned = 0
        while earned < least:
            customers += 1
            earned += printed.pay(customers)
        told: Facts = [f.CashNow(self.g.cash(self.seat))]
        if isinstance(ask, ShopBidding | SealedBids):
            told += self.at_the_door(ask.shop, self.seat)
        told.append(f.EarnedBack(least, customers))
        if isinstance(ask, ShopBidding | SealedBids) and ask.auctioneer != self.seat:
            low, high = printed.auction_commission(0), printed.auction_commission(printed.auction_upto + 1)
            told.append(f.AuctioneerGets(ask.auctioneer, low, printed.auction_upto, high))
        return told

    def passing(self) -> Facts:
        ask = self.g.ask()
        if not isinstance(ask, ShopBidding):
            return []
        told: Facts = [f.LeaderGets(ask.leader, SHOP_NAMES[ask.shop], ask.high)]
        told += self.at_the_door(ask.shop, ask.leader)
        if ask.auctioneer == self.seat:
            told.append(f.YouGetCommission(ask.leader, self.g.printed.auction_commission(ask.high)))
        return told

    def selling(self, card: int) -> Facts:
        """MC-47, MC-61."""
        value = self.g.printed.card_values[card]
        entries = [money for shop, _, money in self.g.entries() if self.g.owner(shop) == self.seat]
        told: Facts = [f.BankPays(value)]
        if entries:
            told.append(f.TakenSoFar(sum(entries) + value))
        return told
