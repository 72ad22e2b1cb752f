"""The questions of Marquis in which bundles are named: the Prosecutor's price and the Countess's fee.

MQ-39, MQ-R48: nothing is traded anywhere else.
"""

from typing import Any, Final, final

from ducats.engine.errors import IllegalAction
from ducats.engine.frames import Ask
from ducats.engine.messages import Action, OneOf, OneOrForm, Seat
from ducats.games.marquis import events
from ducats.games.marquis.actions import (
    Accept,
    AcceptOffer,
    Bundle,
    Counter,
    Decline,
    DemandFee,
    DemandPrice,
    Neutralise,
    OfferFee,
    OfferNothing,
    PassBy,
    Refuse,
)
from ducats.games.marquis.cards import show_prosecutor
from ducats.games.marquis.judge import has_open_prosecutor, is_able
from ducats.games.marquis.notation import (
    MEASURE,
    amounts,
    bundle,
    own_goods,
    owns_openly,
    public_goods,
)
from ducats.games.marquis.state import NO_CARD, NO_OFFER, Marquis
from ducats.games.marquis.tables import MAX_SEATS
from ducats.mechanics.haggle import ACCEPT, NOTHING, REFUSE, TERMS, Word

WORDS: Final = TERMS + MEASURE.size
MOST_KEPT: Final = 4000
"""So many lists of answers are kept at most."""
NAMEABLE: Final[dict[int, list[int]]] = {}
DEMANDABLE: Final[dict[int, list[int]]] = {}
"""By what somebody owns: the answers that name a part of it. Nobody may change these lists."""


def key_of(goods: list[int], seat_or_flag: int) -> int:
    """Goods and a small number as one; of more than can be named, so much counts as can be named."""
    key = 0
    for kind, most in enumerate(MEASURE.most):
        key = key * (most + 1) + min(goods[kind], most)
    return key * MAX_SEATS + seat_or_flag


def nameable(goods: list[int], may_accept: bool) -> list[int]:
    """Every word of somebody who may name a part of these goods."""
    key = key_of(goods, 1 if may_accept else 0)
    known = NAMEABLE.get(key)
    if known is None:
        if len(NAMEABLE) >= MOST_KEPT:
            NAMEABLE.clear()
        yes = [ACCEPT] if may_accept else []
        known = NAMEABLE[key] = [REFUSE, *yes, *[TERMS + code for code in MEASURE.within(goods, 1)]]
    return known


def demands(g: Marquis, client: Seat) -> list[int]:
    """MQ-63: every price that a Countess can name to a player."""
    goods = public_goods(g, client)
    key = key_of(goods, client)
    known = DEMANDABLE.get(key)
    if known is None:
        if len(DEMANDABLE) >= MOST_KEPT:
            DEMANDABLE.clear()
        known = [DEMANDED + client + MAX_SEATS * code for code in MEASURE.within(goods, 1)]
        DEMANDABLE[key] = known
    return known


class Naming(Word[Marquis]):
    """A word in which bundles of at least one thing can be named. The same goods come again and again,
    so that lists are kept."""

    def legal(self, g: Marquis, seat: Seat) -> list[int]:
        goods = self.limits(g)
        if goods:
            return nameable(goods, self.may_accept(g))
        return [REFUSE, ACCEPT] if self.may_accept(g) else [REFUSE]


@final
class Intervene(Naming):
    """MQ-95, MQ-97, MQ-98, MQ-R49: let the Veto stand, void it for nothing, or name a price to the
    culprit."""

    question = "marquis.intervene"
    rule = "MQ-95"
    size = WORDS
    measure = MEASURE
    refusal = PassBy()
    acceptance = Neutralise()

    def may_accept(self, g: Marquis) -> bool:
        return is_able(g, self.seat)

    def limits(self, g: Marquis) -> list[int]:
        """MQ-R13: no price without negotiation."""
        if not g.options.negotiation or not is_able(g, self.seat):
            return []
        return public_goods(g, self.other)

    def named(self, g: Marquis, amounts: list[int]) -> Action:
        return DemandPrice(Bundle(*amounts))

    def amounts_in(self, action: Action) -> list[int] | None:
        return amounts(action.bundle) if isinstance(action, DemandPrice) else None

    def answered(self, g: Marquis, answer: int) -> None:
        if answer >= TERMS and not has_open_prosecutor(g, self.seat):
            show_prosecutor(g, self.seat)
        if g.listened_to():
            if answer == REFUSE:
                g.tell(events.InterventionPassed(self.seat))
            elif answer >= TERMS:
                g.tell(events.PriceDemanded(self.seat, self.other, bundle(answer - TERMS)))
        g.leave(answer)


@final
class AnswerPrice(Naming):
    """MQ-97, MQ-R16: the culprit pays, refuses, or offers something else."""

    question = "marquis.answer_price"
    rule = "MQ-97"
    size = WORDS
    measure = MEASURE
    refusal = Refuse()
    acceptance = Accept()

    def limits(self, g: Marquis) -> list[int]:
        return own_goods(g, self.seat)

    def named(self, g: Marquis, amounts: list[int]) -> Action:
        return Counter(Bundle(*amounts))

    def amounts_in(self, action: Action) -> list[int] | None:
        return amounts(action.bundle) if isinstance(action, Counter) else None

    def answered(self, g: Marquis, answer: int) -> None:
        if answer >= TERMS:
            admit_veto(g, self.seat, answer - TERMS)
        if g.listened_to():
            if answer == REFUSE:
                g.tell(events.TermsRefused(self.seat, self.other))
            elif answer == ACCEPT:
                g.tell(events.TermsAccepted(self.seat, self.other))
            else:
                g.tell(events.PriceCountered(self.seat, self.other, bundle(answer - TERMS)))
        g.leave(answer)


@final
class LastWord(Word[Marquis]):
    """MQ-97, MQ-R16: after a refusal void the Veto for nothing or pass; after a counter-offer take it
    or pass."""

    question = "marquis.last_word"
    rule = "MQ-97"
    size = TERMS
    measure = MEASURE
    refusal = PassBy()
    acceptance = Neutralise()

    def limits(self, g: Marquis) -> list[int]:
        return []

    def named(self, g: Marquis, amounts: list[int]) -> Action:
        return DemandPrice(Bundle(*amounts))

    def amounts_in(self, action: Action) -> list[int] | None:
        return None

    def say(self, g: Marquis, seat: Seat, answer: int) -> Action:
        if answer == ACCEPT and self.standing != NOTHING:
            return Accept()
        return self.acceptance if answer == ACCEPT else self.refusal

    def hear(self, g: Marquis, seat: Seat, action: Action) -> int:
        for answer in (REFUSE, ACCEPT):
            if type(action) is type(self.say(g, seat, answer)):
                return answer
        raise self.wrong_kind(action)

    def choices(self, g: Marquis, seat: Seat) -> OneOf[Any]:
        return OneOf((self.say(g, seat, REFUSE), self.say(g, seat, ACCEPT)))

    def answered(self, g: Marquis, answer: int) -> None:
        if g.listened_to():
            if answer == REFUSE:
                g.tell(events.InterventionPassed(self.seat))
            elif self.standing != NOTHING:
                g.tell(events.TermsAccepted(self.seat, self.other))
        g.leave(answer)


def admit_veto(g: Marquis, seat: Seat, code: int) -> None:
    """MQ-R31: whoever names more Vetos than lie before him has told everybody that he holds his own."""
    if MEASURE.amounts(code)[2] > g.vetoes[seat]:
        g.veto_known[seat] = True


@final
class OfferFees(Naming):
    """MQ-63, MQ-R31, MQ-R49: what a player would give for the protection of his open card."""

    question = "marquis.offer_fee"
    rule = "MQ-63"
    size = WORDS
    measure = MEASURE
    refusal = OfferNothing()
    acceptance = Accept()

    def limits(self, g: Marquis) -> list[int]:
        return own_goods(g, self.seat)

    def named(self, g: Marquis, amounts: list[int]) -> Action:
        return OfferFee(Bundle(*amounts))

    def amounts_in(self, action: Action) -> list[int] | None:
        return amounts(action.bundle) if isinstance(action, OfferFee) else None

    def answered(self, g: Marquis, answer: int) -> None:
        if answer >= TERMS:
            g.offers[self.seat] = answer - TERMS
            admit_veto(g, self.seat, answer - TERMS)
        if g.listened_to():
            offered = bundle(answer - TERMS) if answer >= TERMS else None
            g.tell(events.FeeOffered(self.seat, self.other, offered))
        g.leave()


@final
class AnswerFee(Word[Marquis]):
    """MQ-63: the player of whom the Countess demands a fee says yes or no."""

    question = "marquis.answer_fee"
    rule = "MQ-63"
    size = TERMS
    measure = MEASURE
    refusal = Refuse()
    acceptance = Accept()

    def limits(self, g: Marquis) -> list[int]:
        return []

    def named(self, g: Marquis, amounts: list[int]) -> Action:
        return OfferFee(Bundle(*amounts))

    def amounts_in(self, action: Action) -> list[int] | None:
        return None

    def answered(self, g: Marquis, answer: int) -> None:
        if g.listened_to():
            said = events.TermsAccepted if answer == ACCEPT else events.TermsRefused
            g.tell(said(self.seat, self.other, self.rule))
        g.leave(answer)


DECLINED: Final = 0
ACCEPTED: Final = 1
"""ACCEPTED + seat takes an offer."""
DEMANDED: Final = ACCEPTED + MAX_SEATS
"""DEMANDED + code * MAX_SEATS + seat names the Countess's own price."""


def standing_offers(g: Marquis, countess: Seat) -> list[Seat]:
    """Who has offered something, in play order."""
    return [seat for seat in g.order(countess) if g.offers[seat] != NO_OFFER]


def best_offer(g: Marquis, countess: Seat) -> int:
    """What an absent player takes: most items, ties in play order."""
    offers = standing_offers(g, countess)
    if not offers:
        return DECLINED
    most = max(MEASURE.items(g.offers[seat]) for seat in offers)
    return ACCEPTED + next(seat for seat in offers if MEASURE.items(g.offers[seat]) == most)


def may_be_client(g: Marquis, seat: Seat) -> bool:
    """MQ-68, MQ-R29: any other player, protected or not, a Countess too, not out, with an open card."""
    return not g.out[seat] and g.faces[seat] != NO_CARD


def demandable(g: Marquis, countess: Seat) -> list[Seat]:
    """MQ-63: of whom something could be demanded, as far as everybody sees."""
    return [seat for seat in g.order(countess) if may_be_client(g, seat) and owns_openly(g, seat)]


@final
class ChooseClient(Ask[Marquis]):
    """MQ-63, MQ-64, MQ-R29: take an offer, name a price to one player, or decline."""

    question = "marquis.choose_client"
    rule = "MQ-63"
    size = DEMANDED + MAX_SEATS * MEASURE.size

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat)

    def legal(self, g: Marquis, seat: Seat) -> list[int]:
        answers = [DECLINED]
        answers.extend([ACCEPTED + client for client in standing_offers(g, seat)])
        for client in demandable(g, seat):
            answers.extend(demands(g, client))
        return answers

    def default(self, g: Marquis, seat: Seat) -> int:
        return best_offer(g, seat)

    def answered(self, g: Marquis, answer: int) -> None:
        g.leave(answer)

    def say(self, g: Marquis, seat: Seat, answer: int) -> Action:
        if answer == DECLINED:
            return Decline()
        if answer < DEMANDED:
            return AcceptOffer(answer - ACCEPTED)
        code, client = divmod(answer - DEMANDED, MAX_SEATS)
        return DemandFee(client, bundle(code))

    def hear(self, g: Marquis, seat: Seat, action: Action) -> int:
        if isinstance(action, Decline):
            return DECLINED
        if not isinstance(action, AcceptOffer | DemandFee):
            raise self.wrong_kind(action)
        if not 0 <= action.seat < g.seats:
            raise IllegalAction(f"there is no seat {action.seat}", code="no_such_seat", rule=self.rule)
        if isinstance(action, AcceptOffer):
            return ACCEPTED + action.seat
        return DEMANDED + MEASURE.code(amounts(action.bundle)) * MAX_SEATS + action.seat

    def choices(self, g: Marquis, seat: Seat) -> OneOrForm[Any]:
        actions: list[Action] = [Decline()]
        actions.extend([AcceptOffer(client) for client in standing_offers(g, seat)])
        forms = tuple(
            MEASURE.form(DemandFee(client, Bundle()), "bundle", public_goods(g, client), 1)
            for client in demandable(g, seat)
        )
        return OneOrForm(tuple(actions), forms)


@final
class SettleClient(Ask[Marquis]):
    """MQ-63: after a refused demand, one of the standing offers or nobody."""

    question = "marquis.settle_client"
    rule = "MQ-63"
    size = ACCEPTED + MAX_SEATS

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat)

    def legal(self, g: Marquis, seat: Seat) -> list[int]:
        return [DECLINED, *[ACCEPTED + client for client in standing_offers(g, seat)]]

    def default(self, g: Marquis, seat: Seat) -> int:
        return best_offer(g, seat)

    def answered(self, g: Marquis, answer: int) -> None:
        g.leave(answer)

    def say(self, g: Marquis, seat: Seat, answer: int) -> Action:
        return Decline() if answer == DECLINED else AcceptOffer(answer - ACCEPTED)

    def hear(self, g: Marquis, seat: Seat, action: Action) -> int:
        if isinstance(action, Decline):
            return DECLINED
        if not isinstance(action, AcceptOffer):
            raise self.wrong_kind(action)
        if not 0 <= action.seat < g.seats:
            raise IllegalAction(f"there is no seat {action.seat}", code="no_such_seat", rule=self.rule)
        return ACCEPTED + action.seat
