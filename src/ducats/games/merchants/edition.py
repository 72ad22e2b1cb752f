"""The edition of 1999: two investment cards each from the start, by auction or as beginners' pairs."""

from typing import Final, final

from ducats.engine import bits
from ducats.engine.errors import IllegalAction
from ducats.engine.frames import OPEN, Ask, Draw, Frame
from ducats.engine.messages import Action, Seat
from ducats.games.merchants import events as e
from ducats.games.merchants.hearing import investment_number, not_now
from ducats.games.merchants.investment import CardBidding
from ducats.games.merchants.messages import DealPair, OfferCard
from ducats.games.merchants.names import INVESTMENT_COUNT, INVESTMENTS
from ducats.games.merchants.state import DISPLAY, NOBODY, UNUSED, Merchants

CARDS_EACH: Final = 2


def cards_of(g: Merchants, seat: Seat) -> list[int]:
    return [card for card in range(INVESTMENT_COUNT) if g.cards[card] == seat]


def may_have(g: Merchants, seat: Seat, card: int) -> bool:
    """Two cards each; with strong_and_weak one dear and one cheap."""
    mine = cards_of(g, seat)
    if len(mine) >= CARDS_EACH:
        return False
    if not g.options.strong_and_weak:
        return True
    return all(g.tables.is_strong(other) != g.tables.is_strong(card) for other in mine)


@final
class Equipment(Frame[Merchants]):
    """In order, everybody puts cards up for auction until he holds two."""

    def __init__(self, turn: int) -> None:
        self.turn: Final = turn

    def run(self, g: Merchants, at: int) -> None:
        for turn in range(self.turn, g.seats):
            seat = g.order(turn)
            if len(cards_of(g, seat)) < CARDS_EACH:
                g.become(Equipment(turn))
                g.call(OfferCardUp(seat), OPEN)
                return
        put_away(g)
        g.leave()


def put_away(g: Merchants) -> None:
    """What nobody has taken leaves the game."""
    g.cards = [card if card >= 0 else UNUSED for card in g.cards]


@final
class OfferCardUp(Ask[Merchants]):
    """A card of one's choice is put up."""

    question = "merchants.offer_card"
    rule = "MA-10"
    size = INVESTMENT_COUNT

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat)

    def legal(self, g: Merchants, seat: Seat) -> list[int]:
        return [card for card in g.face_up() if may_have(g, seat, card)]

    def answered(self, g: Merchants, answer: int) -> None:
        card = answer
        if g.listened_to():
            g.tell(e.CardOffered(self.seat, INVESTMENTS[card]))
        others = [(self.seat + turn) % g.seats for turn in range(1, g.seats)]
        bidders = [seat for seat in others if may_have(g, seat, card)]
        if bidders:
            g.become(EquipmentBid(bidders[0], 0, NOBODY, bits.of(bidders), card, self.seat))
        else:
            g.take_card(self.seat, card, g.tables.printed_prices[card])
            g.leave()

    def say(self, g: Merchants, seat: Seat, answer: int) -> Action:
        return OfferCard(INVESTMENTS[answer])

    def hear(self, g: Merchants, seat: Seat, action: Action) -> int:
        if not isinstance(action, OfferCard):
            raise self.wrong_kind(action)
        return investment_number(action.card)

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
        """Whoever has no card yet keeps enough to take his second one at its printed price."""
        return g.cash[seat] - (0 if cards_of(g, seat) else max(g.tables.printed_prices))

    def turn_of(self, seat: Seat, high: int, leader: Seat, inside: int) -> "EquipmentBid":
        return EquipmentBid(seat, high, leader, inside, self.card, self.seller)

    def concluded(self, g: Merchants, winner: Seat, price: int) -> None:
        if winner == NOBODY:
            g.take_card(self.seller, self.card, g.tables.printed_prices[self.card])
        else:
            g.take_card(winner, self.card, price)
        g.leave()


@final
class DealPairs(Draw[Merchants]):
    """Option equipment = pairs: beginners get pairs of cards, and everybody pays the same for his."""

    question = "merchants.deal_pair"
    rule = "MA-10"
    size = INVESTMENT_COUNT

    def __init__(self, owner: Seat) -> None:
        super().__init__()
        self.owner: Final = owner

    def legal(self, g: Merchants, seat: Seat) -> list[int]:
        pairs = g.tables.pairs
        return [number for number, pair in enumerate(pairs) if g.cards[pair[0]] == DISPLAY]

    def answered(self, g: Merchants, answer: int) -> None:
        one, other = g.tables.pairs[answer]
        g.cards[one] = g.cards[other] = self.owner
        g.pay_bank(self.owner, g.tables.pair_price)
        if g.listened_to():
            g.tell(e.PairDealt(self.owner, (INVESTMENTS[one], INVESTMENTS[other]), g.tables.pair_price))
        if self.owner + 1 < g.seats:
            g.become(DealPairs(self.owner + 1))
        else:
            put_away(g)
            g.leave()

    def say(self, g: Merchants, seat: Seat, answer: int) -> Action:
        one, other = g.tables.pairs[answer]
        return DealPair((INVESTMENTS[one], INVESTMENTS[other]))

    def hear(self, g: Merchants, seat: Seat, action: Action) -> int:
        if not isinstance(action, DealPair):
            raise self.wrong_kind(action)
        pair = (investment_number(action.cards[0]), investment_number(action.cards[1]))
        if pair not in g.tables.pairs:
            raise not_now("there is no such pair", "no_such_pair", "MA-10")
        return g.tables.pairs.index(pair)
