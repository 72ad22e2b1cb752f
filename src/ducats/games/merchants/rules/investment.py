"""Phase 6: investment cards by open auction (MA-56 to MA-59)."""

from typing import Final, final

from mypy_extensions import i64

from ducats.engine import bits
from ducats.engine.errors import IllegalAction
from ducats.engine.frames import OPEN, Draw, Frame
from ducats.engine.messages import Action, Seat
from ducats.engine.rng import Rng
from ducats.games.merchants.rules import events as e
from ducats.games.merchants.rules import progress
from ducats.games.merchants.rules.codecs import investment, not_now
from ducats.games.merchants.rules.messages import Bid, PassBid, PickInvestment, TurnInvestment
from ducats.games.merchants.rules.names import INVESTMENT_COUNT, INVESTMENTS
from ducats.games.merchants.rules.progress import NOBODY
from ducats.games.merchants.rules.state import Merchants
from ducats.mechanics.answer_set import AskFromSet
from ducats.mechanics.open_auction import PASS, Bidding

MOST_STEPS: Final = 2048
SOLD: Final = 1


@final
class Investments(Frame[Merchants]):
    """MA-56, MA-58, MA-R41: one auction after another among those who have not won one in this round."""

    def run(self, g: Merchants, at: int) -> None:
        if at == SOLD:
            if g.result == NOBODY:
                g.become(REFILL)
                return
            progress.set_auctions(g, progress.auctions(g) + 1, progress.winners(g) | bits.bit(g.result))
        number, won = progress.auctions(g), progress.winners(g)
        eligible = g.everybody() & ~won
        if number >= g.chosen.auctions or not g.face_up or not eligible:
            g.become(REFILL)
            return
        opener = g.first
        while bits.has(won, opener):
            opener = (opener + 1) % g.seats
        g.call(InvestmentBid(opener, 0, NOBODY, eligible), SOLD)
        if g.events is not None:
            g.tell(e.AuctionOpened(int(number) + 1, int(opener)))


class CardBidding(Bidding[Merchants]):
    """MA-57, MA-R38: bids for a card, in the smallest coin, no more than one has."""

    rule = "MA-57"
    size = MOST_STEPS

    def minimum(self, g: Merchants) -> int:
        return g.printed.unit

    def step(self, g: Merchants) -> int:
        return g.printed.unit

    def purse(self, g: Merchants, seat: Seat) -> int:
        return g.cash(seat)

    def purse_rule(self) -> str:
        return "MA-R38"

    def pick(self, g: Merchants, seat: Seat, rng: Rng) -> int:
        unit: i64 = g.printed.unit
        lowest: i64 = self.high // unit + 1
        highest: i64 = min(self.purse(g, seat) // unit, MOST_STEPS - 1)
        number: i64 = rng.below(1 + max(0, highest - lowest + 1))
        return PASS if number == 0 else lowest + number - 1

    def tell_bid(self, g: Merchants, seat: Seat, amount: int) -> None:
        if g.events is not None:
            g.tell(e.BidMade(seat, amount))

    def tell_pass(self, g: Merchants, seat: Seat, forced: bool) -> None:
        if g.events is not None:
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
    """MA-57, MA-R22, MA-R47: bid higher or be out; asked also of who cannot bid; no card is named yet."""

    question = "merchants.invest_bid"

    def turn_of(self, seat: Seat, high: int, leader: Seat, inside: int) -> "InvestmentBid":
        return InvestmentBid(seat, high, leader, inside)

    def concluded(self, g: Merchants, winner: Seat, price: int) -> None:
        """MA-R22: without any bid there is no sale and the phase ends."""
        if winner == NOBODY:
            if g.events is not None:
                g.tell(e.AuctionFailed())
            g.leave(NOBODY)
            return
        cards = g.face_up
        if bits.count(cards) == 1:
            g.take_card(winner, bits.lowest(cards), price)
            g.leave(winner)
        else:
            g.become(PickCard(winner, price))


@final
class PickCard(AskFromSet[Merchants]):
    """MA-57: the winner pays the bank and takes one of the cards that lie face up."""

    question = "merchants.invest_pick"
    rule = "MA-57"
    size = INVESTMENT_COUNT
    codec = investment(PickInvestment)

    def __init__(self, seat: Seat, price: int) -> None:
        super().__init__(seat)
        self.price: Final = price

    def answers(self, g: Merchants) -> i64:
        return g.face_up

    def answered(self, g: Merchants, answer: int) -> None:
        g.take_card(self.seat, answer, self.price)
        g.leave(self.seat)

    def why_illegal(self, g: Merchants, seat: Seat, answer: int) -> IllegalAction:
        return not_now("that card does not lie face up", "card_not_face_up", "MA-57")


@final
class Refill(Frame[Merchants]):
    """MA-10, MA-59: cards are turned up until four lie there, while the deck lasts."""

    def run(self, g: Merchants, at: int) -> None:
        if g.deck and bits.count(g.face_up) < g.printed.display:
            g.call(TURN_CARD_UP, OPEN)
        else:
            g.leave()


@final
class TurnCardUp(Draw[Merchants]):
    """MA-10, MA-59: any card of the deck; its order is known to nobody."""

    question = "merchants.turn_investment"
    rule = "MA-59"
    size = INVESTMENT_COUNT
    codec = investment(TurnInvestment)

    def legal(self, g: Merchants, seat: Seat) -> list[int]:
        return bits.numbers(g.deck)

    def pick(self, g: Merchants, seat: Seat, rng: Rng) -> int:
        return bits.nth(g.deck, rng.below(bits.count(g.deck)))

    def answered(self, g: Merchants, answer: int) -> None:
        g.turn_up(bits.bit(answer))
        if g.events is not None:
            g.tell(e.InvestmentTurned(INVESTMENTS[answer]))
        g.leave()


AUCTIONS: Final = Investments()
REFILL: Final = Refill()
TURN_CARD_UP: Final = TurnCardUp()
