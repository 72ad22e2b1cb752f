"""The actions of a character that has just been laid: treasury, taking, its ability, giving."""

from typing import Final, final

from ducats.engine.frames import OPEN, Frame
from ducats.engine.messages import Seat
from ducats.games.marquis.cards import may_take_back, take_back
from ducats.games.marquis.countess import Protection
from ducats.games.marquis.drawing import FOR_HAND, REFILLS, DrawCards
from ducats.games.marquis.events import CoinsGiven
from ducats.games.marquis.exchange import EXCHANGES
from ducats.games.marquis.hostile import HAPPENED, VETO_HELD, Hostile
from ducats.games.marquis.intrigues import Special
from ducats.games.marquis.judge import (
    ASSASSINATION,
    DEMAND,
    PAYDAY,
    ROBBERY,
    THEFT,
    identical,
    is_demanded_from,
    may_be_robbed,
    positions,
    richest,
    symbol_coins,
    targets,
)
from ducats.games.marquis.ledger import move_coins, take_from_treasury
from ducats.games.marquis.purse import DEALER
from ducats.games.marquis.questions import ChooseTakenBack, ChooseVictim, ChooseWitness
from ducats.games.marquis.state import NOBODY, Marquis
from ducats.games.marquis.tables import CHARACTERS, MAX_SEATS, A, C, D, F, H, M, S, T, W

INCOME_TAKEN: Final = 1
ROBBED: Final = 2
VICTIM_CHOSEN: Final = 3
ABILITY_USED: Final = 4
SPECIAL_DONE: Final = 6
PROTECTION_SOLD: Final = 7


@final
class Actions(Frame[Marquis]):
    """MQ-16, MQ-17, MQ-80, MQ-83: first take, then give; a Cardsharp acts as whom he imitates, or not
    at all."""

    def __init__(self, seat: Seat, card: int, identity: int) -> None:
        self.seat = seat
        self.card = card
        self.identity = identity

    def run(self, g: Marquis, at: int) -> None:
        if at == OPEN:
            self.take_income(g)
        elif at == INCOME_TAKEN:
            self.rob(g)
        elif at == ROBBED:
            self.use_ability(g, g.result)
        elif at == VICTIM_CHOSEN and g.result != NOBODY:
            g.call(Hostile(ASSASSINATION, self.seat, g.result, g.tables.assassin), ABILITY_USED)
        elif at in (VICTIM_CHOSEN, ABILITY_USED):
            self.give(g)
        elif at == SPECIAL_DONE:
            self.protect(g)
        else:
            g.become(Drawing(self.seat, self.card, self.identity))

    def take_income(self, g: Marquis) -> None:
        """MQ-21, MQ-75, MQ-105: the treasury's coins; the dealer may exchange at once."""
        if self.identity == F:
            g.become(Drawing(self.seat, self.card, self.identity))
            return
        if g.tables.treasury[self.identity] > 0:
            take_from_treasury(g, self.seat, g.tables.treasury[self.identity])
        if self.identity == D:
            g.call(EXCHANGES[DEALER][self.seat], INCOME_TAKEN)
        else:
            self.rob(g)

    def rob(self, g: Marquis) -> None:
        """MQ-23: whoever shows a symbol of the card."""
        if g.tables.robs[self.identity]:
            g.call(ROBBERIES[self.identity][self.seat], ROBBED)
        else:
            self.use_ability(g, HAPPENED)

    def use_ability(self, g: Marquis, result: int) -> None:
        """MQ-17: abilities that take come right after action 2, unless a Veto has stopped the card
        (MQ-R07)."""
        seat = self.seat
        if result == HAPPENED and self.identity == A:
            self.assassinate(g)
        elif result == HAPPENED and self.identity == M:
            g.call(Payday(seat), ABILITY_USED)
        elif result == HAPPENED and self.identity == T:
            self.rob_richest(g)
        elif result == HAPPENED and self.identity == W:
            g.call(Demands(seat), ABILITY_USED)
        else:
            self.give(g)

    def assassinate(self, g: Marquis) -> None:
        """MQ-60 to MQ-62, MQ-R06: one victim, chosen once."""
        found = targets(g, self.seat)
        if not found:
            self.give(g)
        elif len(found) == 1 and not g.options.assassin_optional:
            g.call(Hostile(ASSASSINATION, self.seat, found[0], g.tables.assassin), ABILITY_USED)
        else:
            g.call(ChooseVictim(self.seat), VICTIM_CHOSEN)

    def rob_richest(self, g: Marquis) -> None:
        """MQ-102, MQ-104, MQ-R27."""
        victim = richest(g)
        if victim != NOBODY and may_be_robbed(g, victim, self.seat):
            g.call(Hostile(THEFT, self.seat, victim, g.tables.pickpocket), ABILITY_USED)
        else:
            self.give(g)

    def give(self, g: Marquis) -> None:
        """MQ-28, MQ-29, MQ-30, MQ-31, MQ-61, MQ-94, MQ-107, MQ-R40, MQ-R41: a coin to each identical
        character,
        earliest first."""
        if self.identity != M:
            for other in identical(g, self.seat, self.identity):
                given = move_coins(g, self.seat, other, g.tables.identical)
                if given and g.listened_to():
                    g.tell(CoinsGiven(self.seat, other, given))
        if g.specials[self.seat]:
            g.call(Special(self.seat, self.identity), SPECIAL_DONE)
        else:
            self.protect(g)

    def protect(self, g: Marquis) -> None:
        """MQ-63: the Countess sells protection, if she is still open; then cards are drawn."""
        if self.identity == C and g.shows(self.seat) == C:
            g.call(Protection(self.seat), PROTECTION_SOLD)
        else:
            g.become(Drawing(self.seat, self.card, self.identity))


def is_stopped(g: Marquis, at: int) -> bool:
    """MQ-R07 with veto_scope = stop: a Veto that holds ends action 2 and the ability for all victims."""
    return at != OPEN and g.result == VETO_HELD and g.options.veto_scope == "stop"


@final
class Robberies(Frame[Marquis]):
    """MQ-23, MQ-24, MQ-25, MQ-26, MQ-27, MQ-R44, MQ-R50: everybody whose open card is among the
    symbols; the resume point
    counts seats."""

    def __init__(self, seat: Seat, identity: int) -> None:
        self.seat = seat
        self.identity = identity

    def run(self, g: Marquis, at: int) -> None:
        if is_stopped(g, at):
            g.leave(VETO_HELD)
            return
        order = g.round(self.seat)
        for place in range(at, g.seats - 1):
            victim = order[place]
            if not may_be_robbed(g, victim, self.seat):
                continue
            coins = symbol_coins(g, self.identity, victim)
            if coins > 0:
                g.call(Hostile(ROBBERY, self.seat, victim, coins), place + 1)
                return
        g.leave(HAPPENED)


ROBBERIES: Final = [[Robberies(seat, letter) for seat in range(MAX_SEATS)] for letter in range(CHARACTERS)]
"""By character and seat: frames hold nothing of a game, so that all games share them."""


@final
class Payday(Frame[Marquis]):
    """MQ-91, MQ-R44: the Marquis in position j pays j, the highest first; the resume point is the last
    position."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, g: Marquis, at: int) -> None:
        if is_stopped(g, at):
            g.leave()
            return
        for position, victim in reversed(positions(g, self.seat)):
            if (at == OPEN or position < at) and may_be_robbed(g, victim, self.seat):
                g.call(Hostile(PAYDAY, self.seat, victim, position), position)
                return
        g.leave()


@final
class Demands(Frame[Marquis]):
    """MQ-105, MQ-106, MQ-R41, MQ-R50: a coin or the character, seat by seat; the resume point counts
    seats."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, g: Marquis, at: int) -> None:
        if is_stopped(g, at):
            g.leave()
            return
        order = g.round(self.seat)
        for place in range(at, g.seats - 1):
            if is_demanded_from(g, order[place], self.seat):
                g.call(Hostile(DEMAND, self.seat, order[place], g.tables.highwayman), place + 1)
                return
        g.leave()


@final
class Drawing(Frame[Marquis]):
    """MQ-41, MQ-42, MQ-43, MQ-85, MQ-100: the hand is filled up, unless the card laid says otherwise.

    MQ-V3: a mercenary did not come from the hand, so nothing is drawn.
    """

    def __init__(self, seat: Seat, card: int, identity: int) -> None:
        self.seat = seat
        self.card = card
        self.identity = identity

    def run(self, g: Marquis, at: int) -> None:
        seat = self.seat
        if g.is_mercenary(self.card):
            g.leave()
            return
        eligible = may_take_back(g, seat, self.card) if self.identity == H else []
        if len(eligible) == 1:
            # MQ-R35: how many cards lie there is public, so that nothing is hidden by asking.
            take_back(g, seat, self.card, eligible[0])
            g.leave()
        elif eligible:
            g.become(ChooseTakenBack(seat, self.card))
        elif self.identity == S and g.decks[seat]:
            g.lost_known[seat] = len(g.lost[seat])
            g.become(ChooseWitness(seat))
        else:
            missing = g.tables.hand_size - len(g.hands[seat])
            one = missing == 1 and len(g.decks[seat]) > 0
            g.become(REFILLS[seat] if one else DrawCards(seat, missing, FOR_HAND))
