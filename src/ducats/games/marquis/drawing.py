"""Chance in Marquis: cards turned up, dealt and drawn. A draw pile has no order until a card is drawn."""

from typing import Final, final

from ducats.engine.errors import IllegalAction
from ducats.engine.frames import Draw, Frame
from ducats.engine.messages import Action, Seat
from ducats.games.marquis.actions import ChooseStart, DrawCard, TurnUp
from ducats.games.marquis.cards import draw
from ducats.games.marquis.events import HandDealt, StartCardTurned
from ducats.games.marquis.notation import letter_number
from ducats.games.marquis.state import Marquis
from ducats.games.marquis.tables import COLOUR, MAX_SEATS

FOR_HAND: Final = 0
FOR_VETO: Final = 1
FOR_WITNESS: Final = 2
DRAW_RULES: Final = ("MQ-41", "MQ-49", "MQ-100")


class CardByChance(Draw[Marquis]):
    """A card of one seat that chance picks; the answer is its letter."""

    size = COLOUR

    def __init__(self, owner: Seat) -> None:
        super().__init__()
        self.owner = owner

    def legal(self, g: Marquis, seat: Seat) -> list[int]:
        return g.decks[self.owner]

    def why_illegal(self, g: Marquis, seat: Seat, answer: int) -> IllegalAction:
        return IllegalAction("that card is not in the draw pile", code="card_not_in_deck", rule=self.rule)


@final
class TurnUpCard(CardByChance):
    """MQ-06, MQ-R02: a card turned up for the start; it goes back (the deck stays whole), the letter
    is reported."""

    question = "marquis.turn_up"
    rule = "MQ-06"

    def answered(self, g: Marquis, answer: int) -> None:
        g.turned[self.owner] = answer
        if g.listened_to():
            g.tell(StartCardTurned(self.owner, g.letter_name(answer)))
        g.leave(answer)

    def say(self, g: Marquis, seat: Seat, answer: int) -> Action:
        return TurnUp(g.letter_name(answer))

    def hear(self, g: Marquis, seat: Seat, action: Action) -> int:
        if not isinstance(action, TurnUp):
            raise self.wrong_kind(action)
        return letter_number(action.card, self.rule)


START_DRAWS: Final = [TurnUpCard(seat) for seat in range(MAX_SEATS)]


@final
class DealCards(CardByChance):
    """MQ-08: the first hand, seat by seat."""

    question = "marquis.deal"
    rule = "MQ-08"

    def answered(self, g: Marquis, answer: int) -> None:
        g.decks[self.owner].remove(answer)
        hand = g.hands[self.owner]
        hand.append(answer)
        if len(hand) < g.tables.hand_size:
            g.become(self)
            return
        hand.sort()
        if g.listened_to():
            g.tell(HandDealt(self.owner, tuple(g.letter_name(letter) for letter in hand)))
        if self.owner + 1 < g.seats:
            g.become(DEALS[self.owner + 1])
        else:
            g.leave()

    def say(self, g: Marquis, seat: Seat, answer: int) -> Action:
        return DrawCard(g.letter_name(answer))

    def hear(self, g: Marquis, seat: Seat, action: Action) -> int:
        if not isinstance(action, DrawCard):
            raise self.wrong_kind(action)
        return letter_number(action.card, self.rule)


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
        draw(g, self.owner, answer, DRAW_RULES[self.reason])
        g.leave()

    def say(self, g: Marquis, seat: Seat, answer: int) -> Action:
        return DrawCard(g.letter_name(answer))

    def hear(self, g: Marquis, seat: Seat, action: Action) -> int:
        if not isinstance(action, DrawCard):
            raise self.wrong_kind(action)
        return letter_number(action.card, self.rule)


REFILLS: Final = [DrawFromPile(seat, FOR_HAND) for seat in range(MAX_SEATS)]
"""Frames hold nothing of a game, so that one for each seat serves all games."""


@final
class DrawCards(Frame[Marquis]):
    """MQ-42, MQ-49, MQ-R10: some cards, as long as the draw pile holds any; the resume point counts them."""

    def __init__(self, seat: Seat, count: int, reason: int) -> None:
        self.seat = seat
        self.count = count
        self.reason = reason

    def run(self, g: Marquis, at: int) -> None:
        if at < self.count and g.decks[self.seat]:
            g.call(DrawFromPile(self.seat, self.reason), at + 1)
        else:
            g.leave()


@final
class ChooseStartSeat(Draw[Marquis]):
    """MQ-R02: chance names one of the seats whose bit is set."""

    question = "marquis.choose_start"
    rule = "MQ-R02"
    size = MAX_SEATS

    def __init__(self, contenders: int) -> None:
        super().__init__()
        self.contenders = contenders

    def legal(self, g: Marquis, seat: Seat) -> list[int]:
        return [other for other in range(g.seats) if self.contenders >> other & 1]

    def answered(self, g: Marquis, answer: int) -> None:
        g.leave(answer)

    def say(self, g: Marquis, seat: Seat, answer: int) -> Action:
        return ChooseStart(answer)

    def hear(self, g: Marquis, seat: Seat, action: Action) -> int:
        if not isinstance(action, ChooseStart):
            raise self.wrong_kind(action)
        return action.seat
