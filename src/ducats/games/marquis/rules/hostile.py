"""Hostile effects: what one player does to another, the Veto against it, and the Prosecutor against
the Veto."""

from typing import Final, final

from mypy_extensions import i64

from ducats.engine.errors import BrokenInvariant
from ducats.engine.frames import OPEN, Ask, Frame
from ducats.engine.messages import Seat
from ducats.games.marquis.rules.bargains import AnswerPrice, Intervene, LastWord
from ducats.games.marquis.rules.cards import eliminate, mark_extortioners, use_prosecutor
from ducats.games.marquis.rules.drawing import FOR_VETO, draw_cards
from ducats.games.marquis.rules.events import CoinsTaken, Eliminated, VetoNeutralised
from ducats.games.marquis.rules.ledger import (
    lay_veto_before,
    move_coins,
    pay_bundle,
    remove_veto,
    show_special,
)
from ducats.games.marquis.rules.messages import Effect
from ducats.games.marquis.rules.printed import MAX_SEATS, V
from ducats.games.marquis.rules.queries import (
    ASSASSINATION,
    EFFECT_RULES,
    EFFECTS,
    TOLL,
    has_open_prosecutor,
    kills,
    might_prosecute,
)
from ducats.games.marquis.rules.questions import ALLOWED, COINS_KEPT, RETALIATED, may_veto
from ducats.games.marquis.rules.state import NO_CARD, Marquis
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
    holds. `coins` is what it is worth at most."""

    def __init__(self, effect: int, culprit: Seat, victim: Seat, coins: int) -> None:
        self.effect = effect
        self.culprit = culprit
        self.victim = victim
        self.coins = coins

    def run(self, g: Marquis, at: int) -> None:
        if at == OPEN and g.might_veto(self.victim):
            g.put_question(may_veto(self.victim, self.culprit, self.effect, self.coins), VETO_ANSWERED)
        elif at == OPEN or (at == VETO_ANSWERED and g.result == ALLOWED):
            come_to_pass(g, self.effect, self.culprit, self.victim, self.coins)
            g.leave(HAPPENED)
        elif at == VETO_ANSWERED:
            if g.result == RETALIATED:
                g.become(Retaliation(self.effect, self.culprit, self.victim, self.coins))
            elif g.deck(self.victim):
                g.call(draw_cards(self.victim, 1, FOR_VETO), HAND_REFILLED)
            else:
                self.ask_next_prosecutor(g, HAND_REFILLED)
        elif at > HAND_REFILLED and g.result != NO_TERMS:
            prosecutor = g.seat_after(self.culprit, at - HAND_REFILLED)
            g.become(Neutralisation(self.effect, self.culprit, self.victim, self.coins, prosecutor, g.result))
        else:
            self.ask_next_prosecutor(g, at)

    def ask_next_prosecutor(self, g: Marquis, at: int) -> None:
        """MQ-R16, MQ-R17, MQ-R49: third players who might be able, in play order from the culprit."""
        for place in range(at - HAND_REFILLED, g.seats - 1):
            seat = g.seat_after(self.culprit, place + 1)
            may_act = g.flags.out_prosecutor or not g.is_out(seat)
            if seat != self.victim and may_act and might_prosecute(g, seat):
                g.call(INTERVENTIONS[seat][self.culprit], HAND_REFILLED + place + 1)
                return
        self.hold(g)

    def hold(self, g: Marquis) -> None:
        """MQ-48, MQ-R07: the Veto stands; with veto_scope = card it covers the rest of this turn's
        card too."""
        lay_veto_before(g, self.culprit, neutralised=False)
        if g.flags.veto_covers_card and self.effect != TOLL:
            g.shield(self.victim)
        g.leave(VETO_HELD)


_HOSTILES: Final = [
    Hostile(effect, culprit, victim, coins)
    for effect in range(len(EFFECTS))
    for culprit in range(MAX_SEATS)
    for victim in range(MAX_SEATS)
    for coins in range(COINS_KEPT)
]


def hostile(effect: i64, culprit: i64, victim: i64, coins: i64) -> Hostile:
    """The frame of an effect; those of the usual size are shared by all games."""
    if coins >= COINS_KEPT:
        return Hostile(effect, culprit, victim, coins)
    return _HOSTILES[((effect * MAX_SEATS + culprit) * MAX_SEATS + victim) * COINS_KEPT + coins]


def hostile_effect(g: Marquis) -> Hostile | None:
    """The effect that is being decided, if there is one."""
    for depth in range(len(g.frames) - 1, -1, -1):
        frame = g.frames[depth]
        if isinstance(frame, Hostile):
            return frame
    return None


def strike(g: Marquis, effect: i64, culprit: i64, victim: i64, coins: i64, then: int) -> bool:
    """MQ-46: an effect hits its victim; whether it came to pass at once, as no Veto can be played."""
    if not g.might_veto(victim):
        come_to_pass(g, effect, culprit, victim, coins)
        return True
    frame = hostile(effect, culprit, victim, coins)
    g.call(frame, then)
    frame.run(g, OPEN)
    return False


def come_to_pass(g: Marquis, effect: i64, culprit: i64, victim: i64, coins: i64) -> None:
    """MQ-25, MQ-60, MQ-106, MQ-R03: coins as far as there are any; the amount is fixed now."""
    deadly = kills(g, effect, victim)
    moved = move_coins(g, victim, culprit, coins)
    if moved > 0 and g.listened_to():
        g.tell(CoinsTaken(culprit, victim, moved, EFFECTS[effect], EFFECT_RULES[effect]))
    if deadly:
        strike_down(g, culprit, victim, EFFECTS[effect], "MQ-60" if effect == ASSASSINATION else "MQ-106")


def strike_down(g: Marquis, culprit: i64, victim: i64, effect: Effect, rule: str) -> None:
    """The victim's open character is eliminated, if there is one; what lay under it comes to light."""
    if g.open_card(victim) == NO_CARD:
        return
    card = eliminate(g, victim)
    if g.listened_to():
        below = g.open_card(victim)
        exposed = None if below == NO_CARD else g.card_name(below)
        g.tell(Eliminated(culprit, victim, g.card_name(card), exposed, effect, rule))
    mark_extortioners(g)


CARD_DRAWN: Final = 1


@final
class Retaliation(Frame[Marquis]):
    """MQ-V2: the culprit suffers the effect; the Veto comes to lie before them, and no Prosecutor may
    intervene."""

    def __init__(self, effect: int, culprit: Seat, victim: Seat, coins: int) -> None:
        self.effect = effect
        self.culprit = culprit
        self.victim = victim
        self.coins = coins

    def run(self, g: Marquis, at: int) -> None:
        if at == OPEN:
            g.call(draw_cards(self.victim, 1, FOR_VETO), CARD_DRAWN)
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
        if (
            at == OPEN
            and self.price != NOTHING
            and pay(g, self.culprit, self.prosecutor, self.price, PRICE_PAID)
        ):
            return
        from_hand = not has_open_prosecutor(g, self.prosecutor)
        use_prosecutor(g, self.prosecutor, from_hand)
        if g.listened_to():
            g.tell(VetoNeutralised(self.prosecutor, self.culprit, self.victim, from_hand))
        if g.flags.prosecutor_gets_veto:
            lay_veto_before(g, self.prosecutor, neutralised=True)
        else:
            remove_veto(g)
        come_to_pass(g, self.effect, self.culprit, self.victim, self.coins)
        g.leave(HAPPENED)


def pay(g: Marquis, payer: Seat, receiver: Seat, code: int, then: int) -> bool:
    """MQ-63, MQ-97, MQ-R31: a bundle changes hands; whoever pays with the Veto from the hand draws at
    once. Whether that is so, and the frame goes on at `then`."""
    if not pay_bundle(g, payer, receiver, code) or not g.deck(payer):
        return False
    g.call(draw_cards(payer, 1, FOR_VETO), then)
    return True


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
        """A refused demand leaves the Prosecutor to decide whether to intervene for nothing."""
        if self.spoken == 1:
            g.become(self.onward(NOTHING))
        else:
            g.leave(NO_TERMS)


INTERVENTIONS: Final = [
    [Intervention(prosecutor, culprit, NOTHING, 0) for culprit in range(MAX_SEATS)]
    for prosecutor in range(MAX_SEATS)
]
