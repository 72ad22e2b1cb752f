"""The questions of Marquis in which bundles are named: the Prosecutor's price and the Countess's fee.

MQ-39, MQ-R48: nothing is traded anywhere else.
"""

from typing import Any, Final, final

from mypy_extensions import i64

from ducats.engine.codecs import Either
from ducats.engine.errors import BrokenInvariant
from ducats.engine.frames import Ask
from ducats.engine.messages import Action, OneOf, OneOrForm, Seat
from ducats.engine.rng import Rng
from ducats.games.marquis.rules import events
from ducats.games.marquis.rules.cards import show_prosecutor
from ducats.games.marquis.rules.messages import (
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
from ducats.games.marquis.rules.notation import (
    MEASURE,
    SeatFrom,
    amounts,
    bundle,
    bundles_of,
    nth_bundle,
    own_goods,
    owns_openly,
    public_goods,
    vetoes_in,
)
from ducats.games.marquis.rules.printed import MAX_SEATS
from ducats.games.marquis.rules.queries import has_open_prosecutor, is_able
from ducats.games.marquis.rules.state import NO_CARD, NO_OFFER, Marquis
from ducats.mechanics.haggle import ACCEPT, NO_TERMS, NOTHING, REFUSE, TERMS, Word

WORDS: Final = TERMS + MEASURE.size


class Naming(Word[Marquis]):
    """A word in which bundles of at least one thing can be named."""

    size = WORDS
    measure = MEASURE

    def words(self, g: Marquis, owner: Seat, hidden_veto: bool, rng: Rng) -> int:
        """One of the answers by lot, if bundles of what `owner` has can be named."""
        yes = 1 if self.may_accept(g) else 0
        chosen = rng.below(yes + bundles_of(g, owner, hidden_veto))
        return chosen if chosen <= yes else TERMS + nth_bundle(g, owner, hidden_veto, chosen - yes)


class Offering(Naming):
    """A word in which the player names some of their own goods."""

    def limits(self, g: Marquis) -> list[int]:
        return own_goods(g, self.seat)

    def pick(self, g: Marquis, seat: Seat, rng: Rng) -> int:
        return self.words(g, seat, g.holds_veto(seat), rng)


@final
class Intervene(Naming):
    """MQ-95, MQ-97, MQ-98, MQ-R49: let the Veto stand, void it for nothing, or name a price to the
    culprit."""

    question = "marquis.intervene"
    rule = "MQ-95"
    refusal = PassBy()
    acceptance = Neutralise()

    def may_accept(self, g: Marquis) -> bool:
        return is_able(g, self.seat)

    def limits(self, g: Marquis) -> list[int]:
        """MQ-R13: no price without negotiation."""
        if not g.flags.negotiation or not is_able(g, self.seat):
            return []
        return public_goods(g, self.other)

    def pick(self, g: Marquis, seat: Seat, rng: Rng) -> int:
        if not is_able(g, self.seat):
            return rng.below(1)
        return self.words(g, self.other, False, rng) if g.flags.negotiation else rng.below(2)

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
class AnswerPrice(Offering):
    """MQ-97, MQ-R16: the culprit pays, refuses, or offers something else."""

    question = "marquis.answer_price"
    rule = "MQ-97"
    refusal = Refuse()
    acceptance = Accept()

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


class YesOrNo(Word[Marquis]):
    """A word in which no bundle can be named."""

    size = TERMS
    measure = MEASURE

    def limits(self, g: Marquis) -> list[int]:
        return []

    def pick(self, g: Marquis, seat: Seat, rng: Rng) -> int:
        return rng.below(TERMS)

    def named(self, g: Marquis, amounts: list[int]) -> Action:
        raise BrokenInvariant("there is nothing to name", rule=self.rule)

    def amounts_in(self, action: Action) -> list[int] | None:
        return None


@final
class LastWord(YesOrNo):
    """MQ-97, MQ-R16: after a refusal void the Veto for nothing or pass; after a counter-offer take it
    or pass."""

    question = "marquis.last_word"
    rule = "MQ-97"
    refusal = PassBy()
    acceptance = Neutralise()

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
    """MQ-R31: whoever names more Vetoes than lie before them has told everybody that they hold their own."""
    if vetoes_in(code) > g.vetoes(seat):
        g.admit_veto(seat)


@final
class OfferFees(Offering):
    """MQ-63, MQ-R31, MQ-R49: what a player would give for the protection of the open card."""

    question = "marquis.offer_fee"
    rule = "MQ-63"
    refusal = OfferNothing()
    acceptance = Accept()

    def named(self, g: Marquis, amounts: list[int]) -> Action:
        return OfferFee(Bundle(*amounts))

    def amounts_in(self, action: Action) -> list[int] | None:
        return amounts(action.bundle) if isinstance(action, OfferFee) else None

    def answered(self, g: Marquis, answer: int) -> None:
        if answer >= TERMS:
            g.make_offer(self.seat, answer - TERMS)
            admit_veto(g, self.seat, answer - TERMS)
        if g.listened_to():
            offered = bundle(answer - TERMS) if answer >= TERMS else None
            g.tell(events.FeeOffered(self.seat, self.other, offered))
        g.leave()


FEE_OFFERS: Final = [
    [OfferFees(client, countess, NO_TERMS) for countess in range(MAX_SEATS)] for client in range(MAX_SEATS)
]
"""Frames hold nothing of a game, so that all games share them."""


@final
class AnswerFee(YesOrNo):
    """MQ-63: the player of whom the Countess demands a fee says yes or no."""

    question = "marquis.answer_fee"
    rule = "MQ-63"
    refusal = Refuse()
    acceptance = Accept()

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
    return [seat for seat in g.order(countess) if g.offer(seat) != NO_OFFER]


def count_offers(g: Marquis) -> i64:
    """How many have."""
    found: i64 = 0
    for seat in range(i64(g.seats)):
        if g.offer(seat) != NO_OFFER:
            found += 1
    return found


def nth_offer(g: Marquis, countess: i64, number: i64) -> i64:
    """The answer that takes the offer of this number, from 1 up in play order; DECLINED for 0."""
    client = countess
    while number > 0:
        client = g.next_seat(client)
        if g.offer(client) != NO_OFFER:
            number -= 1
    return DECLINED if client == countess else ACCEPTED + client


def best_offer(g: Marquis, countess: Seat) -> int:
    """What an absent player takes: most items, ties in play order."""
    offers = standing_offers(g, countess)
    if not offers:
        return DECLINED
    most = max([MEASURE.items(g.offer(seat)) for seat in offers])
    return ACCEPTED + next(seat for seat in offers if MEASURE.items(g.offer(seat)) == most)


def accepted_offer(answer: int) -> tuple[Seat, int] | None:
    """Whose offer an answer takes, and the answer that takes none."""
    return (answer - ACCEPTED, DECLINED) if ACCEPTED <= answer < DEMANDED else None


def may_be_client(g: Marquis, seat: i64) -> bool:
    """MQ-68, MQ-R29: any other player, protected or not, a Countess too, not out, with an open card."""
    return g.shows(seat) != NO_CARD and not g.is_out(seat)


def is_demandable(g: Marquis, seat: i64) -> bool:
    """MQ-63: whether something could be demanded of a player, as far as everybody sees."""
    return may_be_client(g, seat) and owns_openly(g, seat)


def has_prospects(g: Marquis, countess: i64) -> bool:
    """MQ-63: whether a Countess has an offer to take or somebody to name a price to."""
    for seat in range(i64(g.seats)):
        if seat != countess and (g.offer(seat) != NO_OFFER or is_demandable(g, seat)):
            return True
    return False


@final
class ChooseClient(Ask[Marquis]):
    """MQ-63, MQ-64, MQ-R29: take an offer, name a price to one player, or decline."""

    question = "marquis.choose_client"
    in_bargain = True
    rule = "MQ-63"
    size = DEMANDED + MAX_SEATS * MEASURE.size

    def legal(self, g: Marquis, seat: Seat) -> list[int]:
        answers = [DECLINED, *[ACCEPTED + client for client in standing_offers(g, seat)]]
        for client in g.order(seat):
            if is_demandable(g, client):
                answers += MEASURE.within(public_goods(g, client), 1, DEMANDED + client, MAX_SEATS)
        return answers

    def pick(self, g: Marquis, seat: Seat, rng: Rng) -> int:
        offers = count_offers(g)
        demands: i64 = 0
        for client in range(i64(g.seats)):
            if client != seat and is_demandable(g, client):
                demands += bundles_of(g, client, False) - 1
        chosen = rng.below(1 + offers + demands)
        return nth_offer(g, seat, chosen) if chosen <= offers else self.nth_demand(g, chosen - 1 - offers)

    def nth_demand(self, g: Marquis, index: int) -> int:
        client = g.next_seat(self.seat)
        while True:
            if is_demandable(g, client):
                named = bundles_of(g, client, False) - 1
                if index < named:
                    return DEMANDED + client + MAX_SEATS * nth_bundle(g, client, False, index + 1)
                index -= named
            client = g.next_seat(client)

    def default(self, g: Marquis, seat: Seat) -> int:
        return best_offer(g, seat)

    def deal(self, g: Marquis, answer: int) -> tuple[Seat, int] | None:
        return accepted_offer(answer)

    def say(self, g: Marquis, seat: Seat, answer: int) -> Action:
        if answer < DEMANDED:
            return OFFERS.say(g, answer)
        code, client = divmod(answer - DEMANDED, MAX_SEATS)
        return DemandFee(client, bundle(code))

    def hear(self, g: Marquis, seat: Seat, action: Action) -> int:
        if isinstance(action, DemandFee):
            client = DEMANDED_CLIENT.read(g, action.seat, self.rule)
            return client + MEASURE.code(amounts(action.bundle)) * MAX_SEATS
        answer = OFFERS.hear(g, action, self.rule)
        if answer is None:
            raise self.wrong_kind(action)
        return answer

    def choices(self, g: Marquis, seat: Seat) -> OneOrForm[Any]:
        actions: list[Action] = [Decline()]
        actions.extend([AcceptOffer(client) for client in standing_offers(g, seat)])
        forms = [
            MEASURE.form(DemandFee(client, Bundle()), "bundle", public_goods(g, client), 1)
            for client in g.order(seat)
            if is_demandable(g, client)
        ]
        return OneOrForm(tuple(actions), tuple(forms))


OFFERS: Final = Either(SeatFrom(AcceptOffer, ACCEPTED), {DECLINED: Decline})
DEMANDED_CLIENT: Final = SeatFrom(DemandFee, DEMANDED)


@final
class SettleClient(Ask[Marquis]):
    """MQ-63: after a refused demand, one of the standing offers or nobody."""

    question = "marquis.settle_client"
    in_bargain = True
    rule = "MQ-63"
    size = ACCEPTED + MAX_SEATS
    codec = OFFERS

    def legal(self, g: Marquis, seat: Seat) -> list[int]:
        return [DECLINED, *[ACCEPTED + client for client in standing_offers(g, seat)]]

    def pick(self, g: Marquis, seat: Seat, rng: Rng) -> int:
        return nth_offer(g, seat, rng.below(1 + count_offers(g)))

    def default(self, g: Marquis, seat: Seat) -> int:
        return best_offer(g, seat)

    def deal(self, g: Marquis, answer: int) -> tuple[Seat, int] | None:
        return accepted_offer(answer)
