"""Phase 6: investment cards by open auction (MA-56 to MA-59)."""

from typing import Final, final

from ducats.engine.errors import IllegalAction
from ducats.engine.frames import OPEN, Ask, Draw, Frame
from ducats.engine.messages import Action, Seat
from ducats.games.merchants import events as e
from ducats.games.merchants.hearing import investment_number, not_now
from ducats.games.merchants.messages import Bid, PassBid, PickInvestment, TurnInvestment
from ducats.games.merchants.names import INVESTMENT_COUNT, INVESTMENTS
from ducats.games.merchants.state import BITS, DECK, DISPLAY, NOBODY, Merchants
from ducats.mechanics.open_auction import Bidding

MOST_STEPS: Final = 2048
SOLD: Final = 1


@final
class Investments(Frame[Merchants]):
    """MA-56, MA-58, MAR-41: one auction after another among those who have not won one in this round."""

    def __init__(self, number: int, won: int) -> None:
        self.number: Final = number
        self.won: Final = won

    def run(self, g: Merchants, at: int) -> None:
        if at == SOLD and g.result == NOBODY:
            g.become(Refill())
            return
        if at == SOLD:
            g.become(Investments(self.number + 1, self.won | BITS[g.result]))
            return
        eligible = g.everybody() & ~self.won
        if self.number >= g.tables.invest_auctions[g.seats] or g.count_face_up() == 0 or not eligible:
            g.become(Refill())
            return
        opener = g.first
        while self.won & BITS[opener]:
            opener = (opener + 1) % g.seats
        if g.listened_to():
            g.tell(e.AuctionOpened(self.number + 1, opener))
        g.call(InvestmentBid(opener, 0, NOBODY, eligible), SOLD)


class CardBidding(Bidding[Merchants]):
    """MA-57, MAR-38: bids for a card, in the smallest coin, no more than one has."""

    rule = "MA-57"
    size = MOST_STEPS

    def minimum(self, g: Merchants) -> int:
        return g.tables.unit

    def step(self, g: Merchants) -> int:
        return g.tables.unit

    def purse(self, g: Merchants, seat: Seat) -> int:
        return g.cash[seat]

    def tell_bid(self, g: Merchants, seat: Seat, amount: int) -> None:
        if g.listened_to():
            g.tell(e.BidMade(seat, amount))

    def tell_pass(self, g: Merchants, seat: Seat, forced: bool) -> None:
        if g.listened_to():
            g.tell(e.BidPassed(seat))

    def say_bid(self, amount: int) -> Action:
        return Bid(amount)

    def say_pass(self) -> Action:
        return PassBid()

    def hear_amount(self, action: Action) -> int:
        if isinstance(action, Bid):
            return action.amount
        if not isinstance(action, PassBid):
            raise self.wrong_kind(action)
        return -1


@final
class InvestmentBid(CardBidding):
    """MA-57, MAR-22, MAR-47: bid higher or be out; asked also of who cannot bid; no card is named yet."""

    question = "merchants.invest_bid"

    def turn_of(self, seat: Seat, high: int, leader: Seat, inside: int) -> "InvestmentBid":
        return InvestmentBid(seat, high, leader, inside)

    def concluded(self, g: Merchants, winner: Seat, price: int) -> None:
        """MAR-22: without any bid there is no sale and the phase ends."""
        if winner == NOBODY:
            if g.listened_to():
                g.tell(e.AuctionFailed())
            g.leave(NOBODY)
            return
        cards = g.face_up()
        if len(cards) == 1:
            g.take_card(winner, cards[0], price)
            g.leave(winner)
        else:
            g.become(PickCard(winner, price))


@final
class PickCard(Ask[Merchants]):
    """MA-57: the winner pays the bank and takes one of the cards that lie face up."""

    question = "merchants.invest_pick"
    rule = "MA-57"
    size = INVESTMENT_COUNT

    def __init__(self, seat: Seat, price: int) -> None:
        super().__init__(seat)
        self.price: Final = price

    def legal(self, g: Merchants, seat: Seat) -> list[int]:
        return g.face_up()

    def answered(self, g: Merchants, answer: int) -> None:
        g.take_card(self.seat, answer, self.price)
        g.leave(self.seat)

    def say(self, g: Merchants, seat: Seat, answer: int) -> Action:
        return PickInvestment(INVESTMENTS[answer])

    def hear(self, g: Merchants, seat: Seat, action: Action) -> int:
        if not isinstance(action, PickInvestment):
            raise self.wrong_kind(action)
        return investment_number(action.card)

    def why_illegal(self, g: Merchants, seat: Seat, answer: int) -> IllegalAction:
        return not_now("that card does not lie face up", "card_not_face_up", "MA-57")


@final
class Refill(Frame[Merchants]):
    """MA-10, MA-59: cards are turned up until four lie there, while the deck lasts."""

    def run(self, g: Merchants, at: int) -> None:
        if g.count_face_up() < g.tables.display and DECK in g.cards:
            g.call(TurnCardUp(), OPEN)
        else:
            g.leave()


@final
class TurnCardUp(Draw[Merchants]):
    """MA-10, MA-59: any card of the deck; its order is known to nobody."""

    question = "merchants.turn_investment"
    rule = "MA-59"
    size = INVESTMENT_COUNT

    def legal(self, g: Merchants, seat: Seat) -> list[int]:
        return [card for card in range(INVESTMENT_COUNT) if g.cards[card] == DECK]

    def answered(self, g: Merchants, answer: int) -> None:
        g.cards[answer] = DISPLAY
        if g.listened_to():
            g.tell(e.InvestmentTurned(INVESTMENTS[answer]))
        g.leave()

    def say(self, g: Merchants, seat: Seat, answer: int) -> Action:
        return TurnInvestment(INVESTMENTS[answer])

    def hear(self, g: Merchants, seat: Seat, action: Action) -> int:
        if not isinstance(action, TurnInvestment):
            raise self.wrong_kind(action)
        return investment_number(action.card)
