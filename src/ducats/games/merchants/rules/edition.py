"""The edition of 1999: two investment cards each from the start, by auction or as beginners' pairs."""

from typing import Final, final

from mypy_extensions import i64

from ducats.engine import bits
from ducats.engine.errors import IllegalAction
from ducats.engine.frames import OPEN, Ask, Draw, Frame
from ducats.engine.messages import Action, Seat
from ducats.games.merchants.rules import events as e
from ducats.games.merchants.rules import progress
from ducats.games.merchants.rules.codecs import card_number, investment, not_now
from ducats.games.merchants.rules.investment import CardBidding
from ducats.games.merchants.rules.messages import DealPair, OfferCard
from ducats.games.merchants.rules.names import INVESTMENT_COUNT, INVESTMENTS
from ducats.games.merchants.rules.progress import NOBODY
from ducats.games.merchants.rules.state import Merchants

CARDS_EACH: Final = 2


def may_have(g: Merchants, seat: i64) -> i64:
    """The set of cards a seat may take: two cards each; with strong_and_weak one dear and one cheap."""
    mine = g.investments(seat)
    if bits.count(mine) >= CARDS_EACH:
        return 0
    if not mine or not g.options.strong_and_weak:
        return g.face_up
    strong = g.printed.strong()
    return g.face_up & ~strong if mine & strong else g.face_up & strong


@final
class Equipment(Frame[Merchants]):
    """In order, everybody puts cards up for auction until they hold two."""

    def run(self, g: Merchants, at: int) -> None:
        while progress.turn(g) < g.seats:
            seat = g.order(progress.turn(g))
            if bits.count(g.investments(seat)) < CARDS_EACH:
                g.call(OfferCardUp(seat), OPEN)
                return
            progress.set_turn(g, progress.turn(g) + 1)
        g.put_away()
        g.leave()


@final
class OfferCardUp(Ask[Merchants]):
    """A card of one's choice is put up."""

    question = "merchants.offer_card"
    rule = "MA-10"
    size = INVESTMENT_COUNT
    codec = investment(OfferCard)

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat)

    def legal(self, g: Merchants, seat: Seat) -> list[int]:
        return bits.numbers(may_have(g, seat))

    def answered(self, g: Merchants, answer: int) -> None:
        card = answer
        others = [(self.seat + turn) % g.seats for turn in range(1, g.seats)]
        bidders = [seat for seat in others if bits.has(may_have(g, seat), card)]
        if bidders:
            g.become(EquipmentBid(bidders[0], 0, NOBODY, bits.of(bidders), card, self.seat))
        if g.events is not None:
            g.tell(e.CardOffered(self.seat, INVESTMENTS[card]))
        if not bidders:
            g.take_card(self.seat, card, g.printed.printed_prices[card])
            g.leave()

    def why_illegal(self, g: Merchants, seat: Seat, answer: int) -> IllegalAction:
        return not_now("that card cannot be put up", "card_not_face_up", "MA-10")


@final
class EquipmentBid(CardBidding):
    """Open bids of all others who may have the card; without one its seller takes it at the printed price."""

    question = "merchants.equipment_bid"

    def __init__(self, seat: Seat, high: int, leader: Seat, inside: int, card: int, seller: Seat) -> None:
        super().__init__(seat, high, leader, inside)
        self.card: Final = card
        self.seller: Final = seller

    def purse(self, g: Merchants, seat: Seat) -> int:
        """Whoever has no card yet keeps enough to take a second one at its printed price."""
        return int(g.cash(seat)) - (0 if g.investments(seat) else max(g.printed.printed_prices))

    def turn_of(self, seat: Seat, high: int, leader: Seat, inside: int) -> "EquipmentBid":
        return EquipmentBid(seat, high, leader, inside, self.card, self.seller)

    def concluded(self, g: Merchants, winner: Seat, price: int) -> None:
        if winner == NOBODY:
            g.take_card(self.seller, self.card, g.printed.printed_prices[self.card])
        else:
            g.take_card(winner, self.card, price)
        g.leave()


@final
class DealPairs(Draw[Merchants]):
    """Option equipment = pairs: beginners get pairs of cards, and all pay the same."""

    question = "merchants.deal_pair"
    rule = "MA-10"
    size = INVESTMENT_COUNT

    def __init__(self, owner: Seat) -> None:
        super().__init__()
        self.owner: Final = owner

    def legal(self, g: Merchants, seat: Seat) -> list[int]:
        pairs = g.printed.pairs
        return [number for number, pair in enumerate(pairs) if bits.has(g.face_up, pair[0])]

    def answered(self, g: Merchants, answer: int) -> None:
        one, other = g.printed.pairs[answer]
        g.take_cards(self.owner, bits.of([one, other]), g.printed.pair_price)
        if g.events is not None:
            g.tell(e.PairDealt(self.owner, (INVESTMENTS[one], INVESTMENTS[other]), g.printed.pair_price))
        if self.owner + 1 < g.seats:
            g.become(DealPairs(self.owner + 1))
        else:
            g.put_away()
            g.leave()

    def say(self, g: Merchants, seat: Seat, answer: int) -> Action:
        one, other = g.printed.pairs[answer]
        return DealPair((INVESTMENTS[one], INVESTMENTS[other]))

    def hear(self, g: Merchants, seat: Seat, action: Action) -> int:
        if not isinstance(action, DealPair):
            raise self.wrong_kind(action)
        pair = (card_number(action.cards[0]), card_number(action.cards[1]))
        if pair not in g.printed.pairs:
            raise not_now("there is no such pair", "no_such_pair", "MA-10")
        return g.printed.pairs.index(pair)


EQUIPMENT: Final = Equipment()
