"""MQ-V3, beyond the base game: mercenaries, hired at the end of a turn."""

from typing import Final, final

from ducats.engine import bits
from ducats.engine.codecs import Words
from ducats.engine.errors import IllegalAction
from ducats.engine.frames import OPEN, Ask, Draw, Frame
from ducats.engine.messages import Action, Seat
from ducats.games.marquis.rules.cards import lay
from ducats.games.marquis.rules.events import MercenaryHired, MercenaryKept
from ducats.games.marquis.rules.messages import Hire, HireNobody, KeepForLater, LayAtOnce, TurnMercenary
from ducats.games.marquis.rules.notation import short_name, short_number
from ducats.games.marquis.rules.powers import actions_of
from ducats.games.marquis.rules.printed import COLOUR
from ducats.games.marquis.rules.state import NO_CARD, Marquis

NOBODY_HIRED: Final = 0
HIRED: Final = 1


@final
class MayHire(Ask[Marquis]):
    """MQ-V3: a mercenary for money, or none."""

    question = "marquis.hire"
    rule = "MQ-V3"
    size = 2
    codec = Words(HireNobody, Hire)

    def legal(self, g: Marquis, seat: Seat) -> list[int]:
        return [NOBODY_HIRED, HIRED]


@final
class TurnMercenaryUp(Draw[Marquis]):
    """MQ-V3: the top card of the mercenary pile.

    Every card is as likely, so two of a character have an answer each: COLOUR * copy + letter. Nobody can
    tell them apart, so whichever it is, the first of them is hired.
    """

    question = "marquis.turn_mercenary"
    rule = "MQ-V3"
    size = 2 * COLOUR

    def __init__(self, owner: Seat) -> None:
        super().__init__()
        self.owner = owner

    def legal(self, g: Marquis, seat: Seat) -> list[int]:
        seen = [0] * COLOUR
        answers: list[int] = []
        for card in bits.numbers(g.mercenaries()):
            letter = card % COLOUR
            answers.append(COLOUR * seen[letter] + letter)
            seen[letter] += 1
        return sorted(answers)

    def answered(self, g: Marquis, answer: int) -> None:
        cards = bits.numbers(g.mercenaries())
        card = next(card for card in cards if card % COLOUR == answer % COLOUR)
        g.hire(self.owner, card)
        if g.listened_to():
            g.tell(MercenaryHired(self.owner, g.card_name(card)))
        g.leave()

    def say(self, g: Marquis, seat: Seat, answer: int) -> Action:
        copy, letter = divmod(answer, COLOUR)
        return TurnMercenary(short_name(COLOUR + letter), copy)

    def hear(self, g: Marquis, seat: Seat, action: Action) -> int:
        if not isinstance(action, TurnMercenary):
            raise self.wrong_kind(action)
        number = short_number(action.card, self.rule)
        if number < COLOUR:
            raise self.why_illegal(g, seat, number)
        return COLOUR * action.copy + number - COLOUR

    def why_illegal(self, g: Marquis, seat: Seat, answer: int) -> IllegalAction:
        return IllegalAction("nobody like that is for hire", code="no_such_mercenary", rule=self.rule)


KEPT: Final = 0
LAID_AT_ONCE: Final = 1


@final
class LayOrKeep(Ask[Marquis]):
    """MQ-V3: the mercenary acts at once or waits."""

    question = "marquis.lay_or_keep"
    rule = "MQ-V3"
    size = 2
    codec = Words(KeepForLater, LayAtOnce)

    def legal(self, g: Marquis, seat: Seat) -> list[int]:
        return [KEPT, LAID_AT_ONCE]


ASKED: Final = 1
TURNED: Final = 2
CHOSEN: Final = 3


@final
class Hiring(Frame[Marquis]):
    """MQ-V3: at the end of the turn, with the money, nobody hired yet and somebody left to hire."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, g: Marquis, at: int) -> None:
        seat, price = self.seat, g.printed.mercenary_price
        if at == OPEN:
            if g.mercenaries() and g.hired(seat) == NO_CARD and g.coins(seat) >= price:
                g.call(MayHire(seat), ASKED)
            else:
                g.leave()
        elif at == ASKED and g.result == HIRED:
            g.add_coins(seat, -price)
            g.add_to_treasury(price)
            g.call(TurnMercenaryUp(seat), TURNED)
        elif at == TURNED:
            g.call(LayOrKeep(seat), CHOSEN)
        elif at == CHOSEN and g.result == LAID_AT_ONCE:
            lay(g, seat, g.hired(seat))
            g.become(actions_of(g, seat))
        else:
            if at == CHOSEN and g.listened_to():
                g.tell(MercenaryKept(seat, g.card_name(g.hired(seat))))
            g.leave()
