"""Hostile effects: what one player does to another, the Veto against it, and the Prosecutor against
the Veto."""

from typing import Final, final

from ducats.engine.errors import BrokenInvariant
from ducats.engine.frames import OPEN, Ask, Frame
from ducats.engine.messages import Seat
from ducats.games.marquis.bargains import AnswerPrice, Intervene, LastWord
from ducats.games.marquis.cards import eliminate, mark_extortioners, use_prosecutor
from ducats.games.marquis.drawing import FOR_VETO, DrawCards
from ducats.games.marquis.events import CoinsTaken, Eliminated, VetoNeutralised
from ducats.games.marquis.judge import (
    ASSASSINATION,
    DEMAND,
    EFFECT_RULES,
    EFFECTS,
    TOLL,
    has_open_prosecutor,
    might_prosecute,
)
from ducats.games.marquis.ledger import (
    lay_veto_before,
    move_coins,
    pay_bundle,
    play_veto,
    remove_veto,
    show_special,
)
from ducats.games.marquis.questions import ALLOWED, RETALIATED, MayVeto
from ducats.games.marquis.state import Marquis
from ducats.games.marquis.tables import V
from ducats.mechanics.haggle import NO_TERMS, NOTHING, Haggle

HAPPENED: Final = 0
VETO_HELD: Final = 1
"""What a hostile effect reports."""

VETO_ANSWERED: Final = 1
HAND_REFILLED: Final = 2
"""From here on the resume point counts the seats that were looked at for a Prosecutor."""


@final
class Hostile(Frame[Marquis]):
    """MQ-46, MQ-47, MQ-48, MQ-49, MQ-50, MQ-52, MQ-R08, MQ-95: one effect on one victim, unless a Veto
    holds. `coins` is what it is
    worth at most."""

    def __init__(self, effect: int, culprit: Seat, victim: Seat, coins: int) -> None:
        self.effect = effect
        self.culprit = culprit
        self.victim = victim
        self.coins = coins

    def run(self, g: Marquis, at: int) -> None:
        if at == OPEN and g.might_veto(self.victim):
            g.call(MayVeto(self.victim, self.culprit, self.effect, self.coins), VETO_ANSWERED)
        elif at == OPEN or (at == VETO_ANSWERED and g.result == ALLOWED):
            come_to_pass(g, self.effect, self.culprit, self.victim, self.coins)
            g.leave(HAPPENED)
        elif at == VETO_ANSWERED:
            play_veto(g, self.victim)
            if g.result == RETALIATED:
                g.become(Retaliation(self.effect, self.culprit, self.victim, self.coins))
            else:
                g.call(DrawCards(self.victim, 1, FOR_VETO), HAND_REFILLED)
        elif at > HAND_REFILLED and g.result != NO_TERMS:
            prosecutor = g.order(self.culprit)[at - HAND_REFILLED - 1]
            g.become(Neutralisation(self.effect, self.culprit, self.victim, self.coins, prosecutor, g.result))
        else:
            self.ask_next_prosecutor(g, at)

    def ask_next_prosecutor(self, g: Marquis, at: int) -> None:
        """MQ-R16, MQ-R17, MQ-R49: third players who might be able, in play order from the culprit."""
        order = g.order(self.culprit)
        for place in range(at - HAND_REFILLED, len(order)):
            seat = order[place]
            may_act = g.options.out_prosecutor or not g.out[seat]
            if seat != self.victim and may_act and might_prosecute(g, seat):
                g.call(Intervention(seat, self.culprit, NOTHING, 0), HAND_REFILLED + place + 1)
                return
        self.hold(g)

    def hold(self, g: Marquis) -> None:
        """MQ-48, MQ-R07: the Veto stands; with veto_scope = card it covers the rest of this turn's
        card too."""
        lay_veto_before(g, self.culprit, neutralised=False)
        if g.options.veto_scope == "card" and self.effect != TOLL:
            g.shielded[self.victim] = True
        g.leave(VETO_HELD)


def come_to_pass(g: Marquis, effect: int, culprit: Seat, victim: Seat, coins: int) -> None:
    """MQ-25, MQ-60, MQ-106, MQ-R03: coins as far as there are any; the amount is fixed now."""
    penniless = g.coins[victim] == 0
    moved = move_coins(g, victim, culprit, coins)
    if moved and g.listened_to():
        g.tell(CoinsTaken(culprit, victim, moved, EFFECTS[effect], EFFECT_RULES[effect]))
    if (effect == ASSASSINATION or (effect == DEMAND and penniless)) and g.piles[victim]:
        card = eliminate(g, victim)
        if g.listened_to():
            exposed = g.card_name(g.open_card(victim)) if g.piles[victim] else None
            rule = "MQ-60" if effect == ASSASSINATION else "MQ-106"
            g.tell(Eliminated(culprit, victim, g.card_name(card), exposed, EFFECTS[effect], rule))
        mark_extortioners(g)


CARD_DRAWN: Final = 1


@final
class Retaliation(Frame[Marquis]):
    """MQ-V2: the culprit suffers the effect; the Veto comes to lie before him, and no Prosecutor may
    intervene."""

    def __init__(self, effect: int, culprit: Seat, victim: Seat, coins: int) -> None:
        self.effect = effect
        self.culprit = culprit
        self.victim = victim
        self.coins = coins

    def run(self, g: Marquis, at: int) -> None:
        if at == OPEN:
            g.call(DrawCards(self.victim, 1, FOR_VETO), CARD_DRAWN)
            return
        show_special(g, self.victim, V, self.culprit)
        lay_veto_before(g, self.culprit, neutralised=False)
        come_to_pass(g, self.effect, self.victim, self.culprit, self.coins)
        g.leave(VETO_HELD)


PRICE_PAID: Final = 1


@final
class Neutralisation(Frame[Marquis]):
    """MQ-95, MQ-96, MQ-R14: the agreed price is paid, the Veto changes sides, and the effect happens."""

    def __init__(
        self, effect: int, culprit: Seat, victim: Seat, coins: int, prosecutor: Seat, price: int
    ) -> None:
        self.effect = effect
        self.culprit = culprit
        self.victim = victim
        self.coins = coins
        self.prosecutor = prosecutor
        self.price = price

    def run(self, g: Marquis, at: int) -> None:
        if at == OPEN and self.price != NOTHING:
            g.call(Payment(self.culprit, self.prosecutor, self.price), PRICE_PAID)
            return
        from_hand = not has_open_prosecutor(g, self.prosecutor)
        use_prosecutor(g, self.prosecutor, from_hand)
        if g.listened_to():
            g.tell(VetoNeutralised(self.prosecutor, self.culprit, self.victim, from_hand))
        if g.options.prosecutor_veto == "removed":
            remove_veto(g)
        else:
            lay_veto_before(g, self.prosecutor, neutralised=True)
        come_to_pass(g, self.effect, self.culprit, self.victim, self.coins)
        g.leave(HAPPENED)


@final
class Payment(Frame[Marquis]):
    """MQ-63, MQ-97, MQ-R31: a bundle changes hands; whoever pays with the Veto from his hand draws at
    once."""

    def __init__(self, payer: Seat, receiver: Seat, code: int) -> None:
        self.payer = payer
        self.receiver = receiver
        self.code = code

    def run(self, g: Marquis, at: int) -> None:
        own_veto = pay_bundle(g, self.payer, self.receiver, self.code)
        if own_veto:
            g.become(DrawCards(self.payer, 1, FOR_VETO))
        else:
            g.leave()


@final
class Intervention(Haggle[Marquis]):
    """MQ-95, MQ-97, MQ-R16: the Prosecutor's word, the culprit's answer, the Prosecutor's last word.

    `first` is the Prosecutor's player, `second` the culprit. To intervene for nothing is to accept the
    empty bundle.
    """

    def word(self) -> Ask[Marquis]:
        if self.spoken == 0:
            return Intervene(self.first, self.second, self.standing)
        if self.spoken == 1:
            return AnswerPrice(self.second, self.first, self.standing)
        return LastWord(self.first, self.second, self.standing)

    def onward(self, standing: int) -> "Intervention":
        if self.spoken >= 2:
            raise BrokenInvariant("an intervention has three words", rule="MQ-R16")
        return Intervention(self.first, self.second, standing, self.spoken + 1)

    def refused(self, g: Marquis) -> None:
        """A refused demand leaves the Prosecutor to decide whether he intervenes for nothing."""
        if self.spoken == 1:
            g.become(self.onward(NOTHING))
        else:
            g.leave(NO_TERMS)
