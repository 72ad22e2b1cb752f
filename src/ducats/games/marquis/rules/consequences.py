"""What would follow from an answer: the rules themselves, run on a copy of an imagined game.

Everybody else lets everything happen, and nothing that is hidden changes what is read off.
"""

from typing import Final, final

from ducats.engine import bits
from ducats.engine.foresight import Facts, Foresight
from ducats.engine.frames import Ask
from ducats.engine.messages import Action, Event, Fact, Seat
from ducats.games.marquis.rules import facts as f
from ducats.games.marquis.rules import messages as m
from ducats.games.marquis.rules.bargains import AnswerFee, AnswerPrice, Intervene, LastWord
from ducats.games.marquis.rules.cards import lay, show_prosecutor
from ducats.games.marquis.rules.events import (
    CoinsGiven,
    CoinsTaken,
    Eliminated,
    TreasuryTaken,
    VetoLaid,
    VetoRemoved,
)
from ducats.games.marquis.rules.exchange import exchange
from ducats.games.marquis.rules.hostile import Hostile, Neutralisation, come_to_pass, hostile_effect
from ducats.games.marquis.rules.intrigues import KEPT, MaySpecial
from ducats.games.marquis.rules.ledger import pay_bundle
from ducats.games.marquis.rules.notation import own_goods, public_goods, short_number
from ducats.games.marquis.rules.payments import ExchangeQuestion, MayClaim
from ducats.games.marquis.rules.possible_piles import possible_piles
from ducats.games.marquis.rules.powers import actions_of
from ducats.games.marquis.rules.printed import COLOUR, LETTERS, NO_RATE, F, V
from ducats.games.marquis.rules.queries import (
    ASSASSINATION,
    has_open_prosecutor,
    is_able,
    might_lay,
    rate,
    targets,
)
from ducats.games.marquis.rules.questions import ALLOWED, SPARED, ChooseVictim, MayVeto
from ducats.games.marquis.rules.state import NO_CARD, Marquis
from ducats.games.marquis.rules.view import MarquisView, Rate
from ducats.games.marquis.rules.views import characters
from ducats.mechanics.haggle import NOTHING


@final
class MarquisForesight(Foresight):
    """What one player can foretell at a table."""

    def __init__(self, g: Marquis, view: MarquisView, seat: Seat) -> None:
        self.g: Final = g
        self.view: Final = view
        self.seat: Final = seat

    def facts(self, action: Action) -> Facts:
        match action:
            case m.LayCard():
                return self.acting(self.card_named(action.card))
            case m.LayAtOnce():
                return self.acting(int(self.g.hired(self.seat)))
            case m.Exchange():
                return self.exchanging(action.times)
            case m.Assassinate():
                effect = Hostile(ASSASSINATION, self.seat, action.seat, self.g.printed.assassin)
                return self.suffered(struck(self.g, effect))
            case m.Allow():
                return self.allowing()
            case m.PlayVeto() | m.Retaliate():
                return self.stopping(isinstance(action, m.Retaliate))
            case m.TakeBack() | m.CallWitness():
                return self.taking_card(action.card)
            case m.Hire():
                return [f.Costs(self.g.printed.mercenary_price)]
            case _:
                return self.bargaining(action)

    def table(self) -> Facts:
        return threats(self.g)

    def bargaining(self, action: Action) -> Facts:
        """MQ-63, MQ-69, MQ-97: what belongs to an offer, a demand, or yes to either."""
        ask = self.g.ask()
        match action:
            case m.AcceptOffer():
                return self.paid(action.seat, self.seat, self.g.offer(action.seat))
            case m.Accept() if isinstance(ask, AnswerFee):
                return self.paid(self.seat, ask.other, ask.standing)
            case m.Accept() if isinstance(ask, AnswerPrice):
                return self.voiding(ask.other, ask.standing)
            case m.Accept() | m.Neutralise() if isinstance(ask, Intervene | LastWord):
                return self.voiding(self.seat, ask.standing)
            case m.OfferFee() | m.Counter():
                return [f.GoodsNow(*own_goods(self.g, self.seat)[:3])]
            case m.DemandFee():
                return [f.GoodsOf(action.seat, *public_goods(self.g, action.seat)[:3])]
            case m.DemandPrice() if isinstance(ask, Intervene):
                return [f.GoodsOf(ask.other, *public_goods(self.g, ask.other)[:3]), *self.showing()]
            case m.ClaimToll() if isinstance(ask, MayClaim):
                return [f.Toll(ask.payer, min(self.g.printed.countess, self.g.coins(ask.payer)))]
            case _:
                return []

    def card_named(self, name: str) -> int:
        number = short_number(name, "MQ-13")
        return self.seat * COLOUR + number if number < COLOUR else int(self.g.hired(self.seat))

    def acting(self, card: int) -> Facts:
        """MQ-16: the card's actions, one after the other."""
        seat, after = self.seat, lay_alone(self.g, self.seat, card, spares=True)
        identity = int(after.shows(seat))
        told: Facts = []
        if card % COLOUR == F:
            told.append(f.Imitates(None if identity == F else LETTERS[identity]))
        if identity == F:
            return told
        events = after.events or []
        told.append(f.TreasuryPays(sum([e.coins for e in events if isinstance(e, TreasuryTaken)])))
        told += self.suffered(events)
        if self.is_certain(after):
            told += [f.Gives(e.receiver, e.coins) for e in events if isinstance(e, CoinsGiven)]
            told.append(f.CoinsAfter(after.coins(seat)))
        told.append(ability(after, identity))
        told.append(next_rate(after, seat))
        return told

    def suffered(self, events: list[Event], may_stop: bool = True) -> Facts:
        """What others lose by these events."""
        told: Facts = []
        for event in events:
            if isinstance(event, CoinsTaken):
                veto = may_stop and self.g.might_veto(event.victim)
                told.append(f.Loses(event.victim, event.coins, veto))
            elif isinstance(event, Eliminated):
                veto = may_stop and self.g.might_veto(event.victim)
                told.append(f.LosesCharacter(event.victim, event.card, veto))
        return told

    def is_certain(self, after: Marquis) -> bool:
        """MQ-R06, MQ-R21: unless a victim must be chosen first, or a pile comes to light that may have lost
        a card unseen."""
        killed = [event.victim for event in after.events or [] if isinstance(event, Eliminated)]
        known = [len(possible_piles(self.view.places[seat].moved)) == 1 for seat in killed]
        return all(known) and not isinstance(after.open, ChooseVictim)

    def exchanging(self, times: int) -> Facts:
        ask = self.g.ask()
        after = self.g.copy()
        if times and isinstance(ask, ExchangeQuestion):
            exchange(after, self.seat, ask.kind, times)
        tolls = bits.count(self.g.tolls() & ~bits.bit(self.seat)) if times else 0
        return [f.ExchangedTo(after.coins(self.seat), after.points(self.seat), tolls)]

    def allowing(self) -> Facts:
        told: Facts = []
        for event in struck(self.g, hostile_effect(self.g)):
            if isinstance(event, CoinsTaken):
                told.append(f.YouLose(event.coins))
            elif isinstance(event, Eliminated):
                told.append(f.YouLoseCharacter(event.card))
        return told

    def stopping(self, retaliates: bool) -> Facts:
        """MQ-46, MQ-V2: what a Veto saves; turned back on the culprit, nothing can stop the effect."""
        told: Facts = []
        effect = hostile_effect(self.g)
        for event in struck(self.g, effect):
            if isinstance(event, CoinsTaken):
                told.append(f.Saves(event.coins))
            elif isinstance(event, Eliminated):
                told.append(f.SavesCharacter(event.card))
        if effect is None:
            return told
        if not retaliates:
            return [*told, f.VetoGoesTo(effect.culprit)]
        turned = Hostile(effect.effect, effect.victim, effect.culprit, effect.coins)
        return told + self.suffered(struck(self.g, turned), may_stop=False)

    def paid(self, payer: Seat, receiver: Seat, code: int) -> Facts:
        after = self.g.copy()
        pay_bundle(after, payer, receiver, code)
        return [f.GoodsAfter(*own_goods(after, self.seat)[:3])]

    def showing(self) -> Facts:
        """MQ-98, MQ-99: who names a price shows the Prosecutor, unless it lies open."""
        after = self.g.copy()
        if not has_open_prosecutor(after, self.seat):
            show_prosecutor(after, self.seat)
        return [f.MustLayProsecutor()] if after.is_bound(self.seat) else []

    def voiding(self, prosecutor: Seat, price: int) -> Facts:
        """MQ-95, MQ-97: what a voided Veto brings to both sides, and the duty that follows."""
        after = without_veto(self.g, prosecutor, price)
        told = gone_ahead(after.events or [])
        told.append(f.GoodsAfter(*own_goods(after, self.seat)[:3]))
        if self.seat == prosecutor:
            if after.is_bound(prosecutor):
                told.append(f.MustLayProsecutor())
            elif not is_able(after, prosecutor):
                told.append(f.ProsecutorSpent())
        return told

    def taking_card(self, name: str | None) -> Facts:
        """MQ-85, MQ-100: what is printed on a card."""
        letter = V if name is None else short_number(name, "MQ-85") % COLOUR
        if letter == V:
            return []
        return [f.Prints(self.g.printed.treasury[letter]), ability(self.g, letter)]


def lay_alone(g: Marquis, seat: Seat, card: int, spares: bool) -> Marquis:
    """The table after a card has been laid and has acted, or at the first question that cannot be passed
    over; `events` has what happened. `spares`: the Assassin kills nobody, where that is allowed."""
    after = g.copy()
    after.events = []
    lay(after, seat, card)
    after.start_alone(actions_of(after, seat))
    while after.open is not None:
        answer = quiet_answer(after, after.open, spares)
        if answer is None:
            break
        after.take(after.open.seat, answer)
    return after


def quiet_answer(g: Marquis, ask: Ask[Marquis], spares: bool) -> int | None:
    """The answer that lets things take their course; None: there is none."""
    if isinstance(ask, MayVeto):
        return ALLOWED
    if isinstance(ask, MaySpecial):
        return KEPT
    if isinstance(ask, ExchangeQuestion):
        return ask.legal(g, ask.seat)[0]
    if isinstance(ask, ChooseVictim) and spares and g.flags.assassin_optional:
        return SPARED
    return None


def struck(g: Marquis, effect: Hostile | None) -> list[Event]:
    """MQ-25, MQ-60, MQ-106: what an effect does if no Veto stops it."""
    if effect is None:
        return []
    after = g.copy()
    after.events = []
    come_to_pass(after, effect.effect, effect.culprit, effect.victim, effect.coins)
    return after.events


def without_veto(g: Marquis, prosecutor: Seat, price: int) -> Marquis:
    """MQ-95, MQ-96, MQ-R14: the price is paid, the Veto changes sides, and the attack goes ahead; `events`
    has what happened."""
    after = g.copy()
    after.events = []
    effect = hostile_effect(g)
    if effect is not None:
        if price != NOTHING:
            pay_bundle(after, effect.culprit, prosecutor, price)
        after.start_alone(
            Neutralisation(effect.effect, effect.culprit, effect.victim, effect.coins, prosecutor, NOTHING)
        )
    return after


def gone_ahead(events: list[Event]) -> Facts:
    told: Facts = []
    for event in events:
        if isinstance(event, CoinsTaken):
            told.append(f.Takes(event.culprit, event.victim, event.coins))
        elif isinstance(event, Eliminated):
            told.append(f.LosesCharacter(event.victim, event.card, False))
        elif isinstance(event, VetoLaid):
            told.append(f.VetoPasses(event.seat))
        elif isinstance(event, VetoRemoved):
            told.append(f.VetoEnds())
    return told


def ability(g: Marquis, letter: int) -> Fact:
    """What a character can do, as the overview of this table has it."""
    row = characters(g.data)[letter]
    return f.Ability(row.card, row.rate, row.other_rate)


def next_rate(g: Marquis, seat: Seat) -> Fact:
    row = rate(g, seat)
    price = g.printed.price[row]
    return f.NoRate() if row == NO_RATE or price == 0 else f.RateAfter(Rate(price, g.printed.gain[row]))


# -- who could rob whom -----------------------------------------------------------------------------


def threats(g: Marquis) -> Facts:
    """MQ-R49: of every card that may still be laid as far as the table knows."""
    found: Facts = []
    for thief in range(g.seats):
        if not g.is_out(thief):
            cards = [thief * COLOUR + letter for letter in bits.numbers(might_lay(g, thief))]
            if g.hired(thief) != NO_CARD:
                cards.append(int(g.hired(thief)))
            for card in cards:
                threat = threat_of(g, thief, card)
                if any(threat.coins) or threat.killed:
                    found.append(threat)
    return found


def threat_of(g: Marquis, thief: Seat, card: int) -> f.Threat:
    held = g
    if card in g.pile(thief):
        # MQ-R21: in this imagined game it was not taken back.
        held = g.copy()
        held.pull(thief, card)
    after = lay_alone(held, thief, card, spares=False)
    events = after.events or []
    if isinstance(after.open, ChooseVictim):
        for victim in targets(after, thief):
            events = events + struck(after, Hostile(ASSASSINATION, thief, victim, g.printed.assassin))
    coins = [0] * g.seats
    killed: list[Seat] = []
    for event in events:
        if isinstance(event, CoinsTaken):
            coins[event.victim] += event.coins
        elif isinstance(event, Eliminated):
            killed.append(event.victim)
    return f.Threat(thief, g.card_name(card), tuple(coins), tuple(killed))
