"""Chance in Marquis: cards turned up, dealt and drawn. A draw pile has no order until a card is drawn."""

from typing import Final, final

from ducats.engine import bits
from ducats.engine.codecs import Field
from ducats.engine.errors import IllegalAction
from ducats.engine.frames import Draw, Frame
from ducats.engine.messages import Seat
from ducats.engine.rng import Rng
from ducats.games.marquis.rules.cards import draw
from ducats.games.marquis.rules.events import HandDealt, StartCardTurned
from ducats.games.marquis.rules.messages import ChooseStart, DrawCard, TurnUp
from ducats.games.marquis.rules.notation import Letter
from ducats.games.marquis.rules.printed import COLOUR, MAX_SEATS
from ducats.games.marquis.rules.state import Marquis

FOR_HAND: Final = 0
FOR_VETO: Final = 1
FOR_WITNESS: Final = 2
DRAW_RULES: Final = ("MQ-41", "MQ-49", "MQ-100")


class CardByChance(Draw[Marquis]):
    """A card of one seat that chance picks; the answer is its letter."""

    size = COLOUR
    codec = Letter(DrawCard, "card")

    def __init__(self, owner: Seat) -> None:
        super().__init__()
        self.owner = owner

    def legal(self, g: Marquis, seat: Seat) -> list[int]:
        return bits.numbers(g.deck(self.owner))

    def pick(self, g: Marquis, seat: Seat, rng: Rng) -> int:
        deck = g.deck(self.owner)
        return bits.nth(deck, rng.below(bits.count(deck)))

    def why_illegal(self, g: Marquis, seat: Seat, answer: int) -> IllegalAction:
        return IllegalAction("that card is not in the draw pile", code="card_not_in_deck", rule=self.rule)


@final
class TurnUpCard(CardByChance):
    """MQ-06, MQ-R02: a card turned up for the start; it goes back (the deck stays whole), the letter
    is reported."""

    question = "marquis.turn_up"
    rule = "MQ-06"
    codec = Letter(TurnUp, "card")

    def answered(self, g: Marquis, answer: int) -> None:
        g.turn_up_first(self.owner, answer)
        if g.listened_to():
            g.tell(StartCardTurned(self.owner, g.letter_name(answer)))
        g.leave(answer)


START_DRAWS: Final = [TurnUpCard(seat) for seat in range(MAX_SEATS)]


@final
class DealCards(CardByChance):
    """MQ-08: the first hand, seat by seat."""

    question = "marquis.deal"
    rule = "MQ-08"

    def answered(self, g: Marquis, answer: int) -> None:
        g.draw(self.owner, answer)
        hand = g.hand(self.owner)
        if bits.count(hand) < g.printed.hand_size:
            g.wait_for(self)
            return
        if g.listened_to():
            g.tell(HandDealt(self.owner, tuple([g.letter_name(letter) for letter in bits.numbers(hand)])))
        if self.owner + 1 < g.seats:
            g.become(DEALS[self.owner + 1])
        else:
            g.leave()


DEALS: Final = [DealCards(seat) for seat in range(MAX_SEATS)]


@final
class DrawFromPile(CardByChance):
    """MQ-41, MQ-49, MQ-100: the top card, whichever it is."""

    question = "marquis.draw"
    rule = "MQ-41"

    def __init__(self, owner: Seat, reason: int) -> None:
        super().__init__(owner)
        self.reason = reason

    def answered(self, g: Marquis, answer: int) -> None:
        if g.listened_to():
            draw(g, self.owner, answer, DRAW_RULES[self.reason])
        else:
            g.draw(self.owner, answer)
        g.leave()


PILE_DRAWS: Final = [
    [DrawFromPile(seat, reason) for seat in range(MAX_SEATS)] for reason in range(len(DRAW_RULES))
]
"""Frames hold nothing of a game, so that one for each reason and seat serves all games."""


@final
class DrawCards(Frame[Marquis]):
    """MQ-42, MQ-49, MQ-R10: some cards, as long as the draw pile holds any; the resume point counts them."""

    def __init__(self, seat: Seat, count: int, reason: int) -> None:
        self.seat = seat
        self.count = count
        self.reason = reason

    def run(self, g: Marquis, at: int) -> None:
        if at < self.count and g.deck(self.seat):
            g.put_question(PILE_DRAWS[self.reason][self.seat], at + 1)
        else:
            g.leave()


_DRAWS: Final = [
    [[DrawCards(seat, count, reason) for count in range(COLOUR + 1)] for seat in range(MAX_SEATS)]
    for reason in range(len(DRAW_RULES))
]


def draw_cards(seat: Seat, count: int, reason: int) -> DrawCards:
    """Frames hold nothing of a game, so that all games share them."""
    return _DRAWS[reason][seat][count]


@final
class ChooseStartSeat(Draw[Marquis]):
    """MQ-R02: chance names one of the seats whose bit is set."""

    question = "marquis.choose_start"
    rule = "MQ-R02"
    size = MAX_SEATS
    codec = Field(ChooseStart, "seat")

    def __init__(self, contenders: int) -> None:
        super().__init__()
        self.contenders = contenders

    def legal(self, g: Marquis, seat: Seat) -> list[int]:
        return bits.numbers(self.contenders)
