"""The actions of a character that has just been laid: treasury, taking, its ability, giving, drawing."""

from typing import Final, final

from mypy_extensions import i64

from ducats.engine import bits
from ducats.engine.frames import OPEN, Frame
from ducats.engine.messages import Seat
from ducats.games.marquis.rules.cards import next_takeable, take_back
from ducats.games.marquis.rules.countess import PROTECTIONS
from ducats.games.marquis.rules.drawing import FOR_HAND, PILE_DRAWS, draw_cards
from ducats.games.marquis.rules.events import CoinsGiven
from ducats.games.marquis.rules.exchange import EXCHANGES
from ducats.games.marquis.rules.hostile import HAPPENED, VETO_HELD, strike
from ducats.games.marquis.rules.intrigues import Special
from ducats.games.marquis.rules.ledger import move_coins, take_from_treasury
from ducats.games.marquis.rules.printed import CHARACTERS, COLOUR, MAX_SEATS, A, C, D, F, H, M, S, T, W
from ducats.games.marquis.rules.purse import DEALER
from ducats.games.marquis.rules.queries import (
    ASSASSINATION,
    DEMAND,
    PAYDAY,
    ROBBERY,
    THEFT,
    earliest,
    identical,
    is_demanded_from,
    may_be_robbed,
    positions,
    richest,
    symbol_coins,
    target_set,
)
from ducats.games.marquis.rules.questions import VICTIM_CHOICES, WITNESS_CHOICES, ChooseTakenBack
from ducats.games.marquis.rules.state import NO_CARD, NOBODY, Marquis

INCOME_TAKEN: Final = 1
ROBBED: Final = 2
VICTIM_CHOSEN: Final = 3
ABILITY_USED: Final = 4
SPECIAL_DONE: Final = 6
PROTECTION_SOLD: Final = 7


@final
class Actions(Frame[Marquis]):
    """MQ-16, MQ-17, MQ-80, MQ-83: first take, then give; a Cardsharp acts as the character it imitates, or
    not at all."""

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
            self.hit(g, ASSASSINATION, g.result, g.printed.assassin)
        elif at in (VICTIM_CHOSEN, ABILITY_USED):
            self.give(g)
        elif at == SPECIAL_DONE:
            self.protect(g)
        else:
            self.draw(g)

    def take_income(self, g: Marquis) -> None:
        """MQ-21, MQ-75, MQ-105: the treasury's coins; the dealer may exchange at once."""
        if self.identity == F:
            self.draw(g)
            return
        income = g.printed.treasury[self.identity]
        if income > 0:
            take_from_treasury(g, self.seat, income)
        if self.identity == D:
            g.call(EXCHANGES[DEALER][self.seat], INCOME_TAKEN)
        else:
            self.rob(g)

    def rob(self, g: Marquis) -> None:
        """MQ-23: whoever shows a symbol of the card."""
        if g.printed.robs[self.identity]:
            robberies = ROBBERIES[self.identity][self.seat]
            g.call(robberies, ROBBED)
            robberies.run(g, OPEN)
            if not g.pending:
                self.use_ability(g, g.result)
        else:
            self.use_ability(g, HAPPENED)

    def use_ability(self, g: Marquis, result: int) -> None:
        """MQ-17: abilities that take come right after action 2, unless a Veto has stopped the card
        (MQ-R07)."""
        if result != HAPPENED:
            self.give(g)
        elif self.identity == A:
            self.assassinate(g)
        elif self.identity == M:
            payday = PAYDAYS[self.seat]
            g.call(payday, ABILITY_USED)
            payday.run(g, OPEN)
            if not g.pending:
                self.give(g)
        elif self.identity == T:
            self.rob_richest(g)
        elif self.identity == W:
            demands = DEMANDS[self.seat]
            g.call(demands, ABILITY_USED)
            demands.run(g, OPEN)
            if not g.pending:
                self.give(g)
        else:
            self.give(g)

    def hit(self, g: Marquis, effect: i64, victim: i64, coins: i64) -> None:
        if strike(g, effect, self.seat, victim, coins, ABILITY_USED):
            self.give(g)

    def assassinate(self, g: Marquis) -> None:
        """MQ-60 to MQ-62, MQ-R06: one victim, chosen once."""
        found = target_set(g, self.seat)
        if found == 0:
            self.give(g)
        elif found & (found - 1) == 0 and not g.flags.assassin_optional:
            self.hit(g, ASSASSINATION, bits.lowest(found), g.printed.assassin)
        else:
            g.put_question(VICTIM_CHOICES[self.seat], VICTIM_CHOSEN)

    def rob_richest(self, g: Marquis) -> None:
        """MQ-102, MQ-104, MQ-R27."""
        victim = richest(g)
        if victim != NOBODY and may_be_robbed(g, victim, self.seat):
            self.hit(g, THEFT, victim, g.printed.pickpocket)
        else:
            self.give(g)

    def give(self, g: Marquis) -> None:
        """MQ-28, MQ-29, MQ-30, MQ-31, MQ-61, MQ-94, MQ-107, MQ-R40, MQ-R41: a coin to each identical
        character, earliest first."""
        if self.identity != M and g.coins(self.seat) > 0:
            self.give_coins(g, identical(g, self.seat, self.identity))
        if g.specials(self.seat):
            g.call(Special(self.seat, self.identity), SPECIAL_DONE)
        else:
            self.protect(g)

    def give_coins(self, g: Marquis, others: i64) -> None:
        while others:
            other = earliest(g, others, -1)
            given = move_coins(g, self.seat, other, g.printed.identical)
            if given > 0 and g.listened_to():
                g.tell(CoinsGiven(self.seat, other, given))
            others &= ~bits.bit(other)

    def protect(self, g: Marquis) -> None:
        """MQ-63: the Countess sells protection, if she is still open; then cards are drawn."""
        if self.identity == C and g.shows(self.seat) == C:
            protection = PROTECTIONS[self.seat]
            g.call(protection, PROTECTION_SOLD)
            protection.run(g, OPEN)
        else:
            self.draw(g)

    def draw(self, g: Marquis) -> None:
        """MQ-41, MQ-42, MQ-43, MQ-85, MQ-100: the hand is filled up, unless the card laid says otherwise.

        MQ-V3: a mercenary did not come from the hand, so nothing is drawn.
        """
        seat = self.seat
        if g.is_mercenary(self.card):
            g.leave()
            return
        if self.identity == H and self.took_back(g):
            return
        if not g.deck(seat):
            g.leave()
        elif self.identity == S:
            g.find_losses(seat)
            g.become(WITNESS_CHOICES[seat])
        else:
            missing = g.printed.hand_size - bits.count(g.hand(seat))
            if missing == 1:
                refill = PILE_DRAWS[FOR_HAND][seat]
                g.become(refill)
                g.wait_for(refill)
            elif missing > 1:
                g.become(draw_cards(seat, missing, FOR_HAND))
            else:
                g.leave()

    def took_back(self, g: Marquis) -> bool:
        """MQ-85: the Clairvoyant takes a card back instead, if there is one."""
        card = next_takeable(g, self.card, g.open_card(self.seat))
        if card == NO_CARD:
            return False
        if next_takeable(g, self.card, g.beneath(card)) != NO_CARD:
            g.become(ChooseTakenBack(self.seat, self.card))
        else:
            # MQ-R35: how many cards lie there is public, so that nothing is hidden by asking.
            take_back(g, self.seat, self.card, card)
            g.leave()
        return True


def is_stopped(g: Marquis, at: int) -> bool:
    """MQ-R07 with veto_scope = stop: a Veto that holds ends action 2 and the ability for all victims."""
    return at != OPEN and g.result == VETO_HELD and g.flags.veto_stops_card


@final
class Robberies(Frame[Marquis]):
    """MQ-23, MQ-24, MQ-25, MQ-26, MQ-27, MQ-R44, MQ-R50: everybody whose open card is among the
    symbols; the resume point counts seats."""

    def __init__(self, seat: Seat, identity: int) -> None:
        self.seat = seat
        self.identity = identity

    def run(self, g: Marquis, at: int) -> None:
        if is_stopped(g, at):
            g.leave(VETO_HELD)
            return
        for place in range(at, g.seats - 1):
            victim = g.seat_after(self.seat, place + 1)
            if may_be_robbed(g, victim, self.seat):
                coins = symbol_coins(g, self.identity, victim)
                if coins > 0 and not strike(g, ROBBERY, self.seat, victim, coins, place + 1):
                    return
        g.leave(HAPPENED)


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
        last = at
        for position, victim in reversed(positions(g, self.seat)):
            if (last == OPEN or position < last) and may_be_robbed(g, victim, self.seat):
                if not strike(g, PAYDAY, self.seat, victim, position, position):
                    return
                last = position
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
        for place in range(at, g.seats - 1):
            victim = g.seat_after(self.seat, place + 1)
            if is_demanded_from(g, victim, self.seat) and not strike(
                g, DEMAND, self.seat, victim, g.printed.highwayman, place + 1
            ):
                return
        g.leave()


ROBBERIES: Final = [[Robberies(seat, letter) for seat in range(MAX_SEATS)] for letter in range(CHARACTERS)]
PAYDAYS: Final = [Payday(seat) for seat in range(MAX_SEATS)]
DEMANDS: Final = [Demands(seat) for seat in range(MAX_SEATS)]
_ACTIONS: Final = [
    Actions(card // COLOUR, card, identity)
    for card in range(MAX_SEATS * COLOUR)
    for identity in range(CHARACTERS)
]
"""By whatever tells them apart: frames hold nothing of a game, so that all games share them."""


def actions_of(g: Marquis, seat: i64) -> Actions:
    """MQ-16: what the card that was just laid does."""
    card, identity = g.open_card(seat), g.shows(seat)
    if g.is_mercenary(card):
        # MQ-V3: those of one character are alike, so that nobody may read off the page which of them it is.
        return Actions(seat, int(g.own_cards + card % COLOUR), identity)
    return _ACTIONS[card * CHARACTERS + identity]
