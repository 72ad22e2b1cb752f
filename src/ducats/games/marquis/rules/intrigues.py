"""MQ-V2, beyond the base game: seven special cards, each played with a certain card, once."""

from typing import Final, final

from ducats.engine import bits
from ducats.engine.errors import IllegalAction
from ducats.engine.frames import Ask, Draw, Frame
from ducats.engine.messages import Action, Seat
from ducats.games.marquis.rules.events import CardLost, GoodsLost, SpecialDealt, SpecialKept
from ducats.games.marquis.rules.fields import SPECIALS_LEFT
from ducats.games.marquis.rules.hostile import strike_down
from ducats.games.marquis.rules.ledger import (
    lose_to_the_middle,
    show_special,
    swap_diamonds,
    take_from_treasury,
)
from ducats.games.marquis.rules.messages import DealSpecial, KeepSpecial, LoseCard, PlaySpecial
from ducats.games.marquis.rules.notation import Letter
from ducats.games.marquis.rules.printed import COLOUR, MAX_SEATS, ONE_BOX, SPECIALS, C, D, E, H, M, S, T, V
from ducats.games.marquis.rules.state import NOBODY, Marquis


def specials_each(g: Marquis) -> int:
    """MQ-V2: two with two or three players, one with up to seven."""
    if not g.options.intrigues or g.seats == MAX_SEATS:
        return 0
    return 2 if g.seats < ONE_BOX else 1


@final
class Specials(Frame[Marquis]):
    """MQ-V2: special cards are dealt face down; the resume point counts them."""

    def run(self, g: Marquis, at: int) -> None:
        if at == 0 and specials_each(g):
            g.put(SPECIALS_LEFT, bits.of(SPECIALS))
        if at < specials_each(g) * g.seats:
            g.call(DealSpecials(at % g.seats), at + 1)
        else:
            g.leave()


@final
class DealSpecials(Draw[Marquis]):
    """MQ-V2: one of the special cards that are left; the answer is the letter it goes by."""

    question = "marquis.deal_special"
    rule = "MQ-V2"
    size = COLOUR
    codec = Letter(DealSpecial, "card")

    def __init__(self, owner: Seat) -> None:
        super().__init__()
        self.owner = owner

    def legal(self, g: Marquis, seat: Seat) -> list[int]:
        return bits.numbers(g.specials_left())

    def answered(self, g: Marquis, answer: int) -> None:
        g.deal_special(self.owner, answer)
        if g.listened_to():
            g.tell(SpecialDealt(self.owner, g.letter_name(answer)))
        g.leave()


KEPT: Final = 0
PLAYED: Final = 1
AIMED: Final = 2
"""AIMED + seat plays a card that concerns one seat."""


def aims(g: Marquis, seat: Seat, identity: int) -> list[Seat]:
    """MQ-V2: whom the Wedding or the Revenge can concern."""
    if identity == C:
        return [other for other in g.order(seat) if not g.is_out(other) and g.shows(other) == M]
    return [other for other in g.order(seat) if not g.is_out(other) and g.deck(other)]


@final
class MaySpecial(Ask[Marquis]):
    """MQ-V2, MQ-R35: put to whoever has a special card left; without the fitting one it can only be kept."""

    question = "marquis.special"
    rule = "MQ-V2"
    size = AIMED + MAX_SEATS

    def __init__(self, seat: Seat, identity: int) -> None:
        super().__init__(seat)
        self.identity = identity

    def legal(self, g: Marquis, seat: Seat) -> list[int]:
        if self.identity == V or not bits.has(g.specials(seat), self.identity):
            return [KEPT]
        if self.identity in (C, T):
            return [KEPT, *[AIMED + other for other in aims(g, seat, self.identity)]]
        return [KEPT, PLAYED]

    def answered(self, g: Marquis, answer: int) -> None:
        if answer == KEPT and g.listened_to():
            g.tell(SpecialKept(self.seat))
        g.leave(answer)

    def say(self, g: Marquis, seat: Seat, answer: int) -> Action:
        if answer == KEPT:
            return KeepSpecial()
        return PlaySpecial(None if answer == PLAYED else answer - AIMED)

    def hear(self, g: Marquis, seat: Seat, action: Action) -> int:
        if isinstance(action, KeepSpecial):
            return KEPT
        if not isinstance(action, PlaySpecial):
            raise self.wrong_kind(action)
        if action.seat is not None and not 0 <= action.seat < g.seats:
            raise IllegalAction(f"there is no seat {action.seat}", code="no_such_seat", rule=self.rule)
        return PLAYED if action.seat is None else AIMED + action.seat

    def why_illegal(self, g: Marquis, seat: Seat, answer: int) -> IllegalAction:
        return IllegalAction("that special card cannot be played so now", code="no_special", rule=self.rule)


ANSWERED: Final = 1


@final
class Special(Frame[Marquis]):
    """MQ-V2: after action 3, the special card of the character just laid; no Veto against it."""

    def __init__(self, seat: Seat, identity: int) -> None:
        self.seat = seat
        self.identity = identity

    def run(self, g: Marquis, at: int) -> None:
        if at == 0 and g.specials(self.seat):
            g.call(MaySpecial(self.seat, self.identity), ANSWERED)
        elif at == 0 or g.result == KEPT:
            g.leave()
        else:
            self.play(g, NOBODY if g.result == PLAYED else g.result - AIMED)

    def play(self, g: Marquis, target: Seat) -> None:
        seat = self.seat
        show_special(g, seat, self.identity, target)
        others = [other for other in g.order(seat) if not g.is_out(other)]
        if self.identity == T:
            g.become(LoseTopCard(target))
            return
        if self.identity == C:
            wed(g, seat, target)
        elif self.identity == D:
            take_from_treasury(g, seat, g.treasury())
        elif self.identity in (E, H):
            coins = g.printed.arson_coins if self.identity == E else g.printed.prophecy_coins
            diamonds = g.printed.arson_diamonds if self.identity == E else 0
            for other in others:
                lose_to_the_middle(g, other, coins, diamonds)
        elif self.identity == S:
            sentence(g, seat, others)
        g.leave()


def wed(g: Marquis, seat: Seat, groom: Seat) -> None:
    """MQ-V2, Wedding: diamonds from one player whose open card is a Marquis."""
    given = min(g.printed.wedding_diamonds, g.diamonds(groom))
    g.add_jewels(groom, -given, 0)
    g.add_jewels(seat, given, 0)
    if given and g.listened_to():
        g.tell(GoodsLost(groom, 0, given))
    swap_diamonds(g, seat)


def sentence(g: Marquis, seat: Seat, others: list[Seat]) -> None:
    """MQ-V2, Sentence: every other player's open card is eliminated; protection does not help."""
    for other in others:
        strike_down(g, seat, other, "sentence", "MQ-V2")


@final
class LoseTopCard(Draw[Marquis]):
    """MQ-V2, Revenge: the top card of a draw pile leaves the game, and nobody sees it."""

    question = "marquis.lose_card"
    rule = "MQ-V2"
    size = COLOUR
    codec = Letter(LoseCard, "card")

    def __init__(self, owner: Seat) -> None:
        super().__init__()
        self.owner = owner

    def legal(self, g: Marquis, seat: Seat) -> list[int]:
        return bits.numbers(g.deck(self.owner))

    def answered(self, g: Marquis, answer: int) -> None:
        g.lose_card(self.owner, answer)
        if g.listened_to():
            g.tell(CardLost(self.owner))
        g.leave()
