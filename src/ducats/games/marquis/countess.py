"""The Countess sells protection: offers, her choice or her own demand, the deal; or else her toll."""

from typing import Final, final

from ducats.engine.frames import OPEN, Frame
from ducats.engine.messages import Seat
from ducats.games.marquis.bargains import (
    ACCEPTED,
    DECLINED,
    DEMANDED,
    AnswerFee,
    ChooseClient,
    OfferFees,
    SettleClient,
    demandable,
    may_be_client,
    standing_offers,
)
from ducats.games.marquis.events import FeeDemanded, ProtectionDeclined, ProtectionSold, TollSet
from ducats.games.marquis.hostile import Payment
from ducats.games.marquis.notation import bundle, owns_openly
from ducats.games.marquis.state import NO_OFFER, NOBODY, Marquis
from ducats.games.marquis.tables import MAX_SEATS
from ducats.mechanics.haggle import ACCEPT, NO_TERMS


@final
class Protection(Frame[Marquis]):
    """MQ-63, MQ-R13, MQ-R29, MQ-R49: everybody who might pay is asked for an offer; the resume point
    counts seats."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, g: Marquis, at: int) -> None:
        if not g.options.negotiation:
            decline(g, self.seat, asked=False)
            return
        order = g.order(self.seat)
        for place in range(at, len(order)):
            client = order[place]
            if may_be_client(g, client) and (owns_openly(g, client) or g.might_veto(client)):
                g.call(OfferFees(client, self.seat, NO_TERMS), place + 1)
                return
        g.become(Choice(self.seat))


CHOSEN: Final = 1


@final
class Choice(Frame[Marquis]):
    """MQ-63, MQ-64: an offer, a demand, or nobody."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, g: Marquis, at: int) -> None:
        if at == OPEN:
            if standing_offers(g, self.seat) or demandable(g, self.seat):
                g.call(ChooseClient(self.seat), CHOSEN)
            else:
                decline(g, self.seat, asked=False)
        elif g.result < DEMANDED:
            settle(g, self.seat, g.result)
        else:
            code, client = divmod(g.result - DEMANDED, MAX_SEATS)
            if g.listened_to():
                g.tell(FeeDemanded(self.seat, client, bundle(code)))
            g.become(FeeDemand(self.seat, client, code))


def settle(g: Marquis, countess: Seat, answer: int) -> None:
    """An offer is taken, or nobody's."""
    if answer == DECLINED:
        decline(g, countess, asked=True)
    else:
        client = answer - ACCEPTED
        g.become(Deal(countess, client, g.offers[client]))


def decline(g: Marquis, countess: Seat, asked: bool) -> None:
    """MQ-69, MQ-R13: without a deal she may claim a coin of the first who exchanges."""
    forget_offers(g)
    if asked and g.listened_to():
        g.tell(ProtectionDeclined(countess))
    if not g.toll[countess]:
        g.toll[countess] = True
        if g.listened_to():
            g.tell(TollSet(countess))
    g.leave()


def forget_offers(g: Marquis) -> None:
    for seat in range(g.seats):
        g.offers[seat] = NO_OFFER


ANSWERED: Final = 1
SETTLED: Final = 2


@final
class FeeDemand(Frame[Marquis]):
    """MQ-63: the demand is answered; after a refusal the offers still stand."""

    def __init__(self, seat: Seat, client: Seat, code: int) -> None:
        self.seat = seat
        self.client = client
        self.code = code

    def run(self, g: Marquis, at: int) -> None:
        if at == OPEN:
            g.call(AnswerFee(self.client, self.seat, self.code), ANSWERED)
        elif at == SETTLED:
            settle(g, self.seat, g.result)
        elif g.result == ACCEPT:
            g.become(Deal(self.seat, self.client, self.code))
        elif standing_offers(g, self.seat):
            g.call(SettleClient(self.seat), SETTLED)
        else:
            decline(g, self.seat, asked=False)


PAID: Final = 1


@final
class Deal(Frame[Marquis]):
    """MQ-63, MQ-65, MQ-R52: paid at once; the client's open card is protected, and there is no toll."""

    def __init__(self, seat: Seat, client: Seat, code: int) -> None:
        self.seat = seat
        self.client = client
        self.code = code

    def run(self, g: Marquis, at: int) -> None:
        if at == OPEN:
            forget_offers(g)
            g.call(Payment(self.client, self.seat, self.code), PAID)
            return
        g.protects[self.seat] = self.client
        g.toll[self.seat] = False
        if g.listened_to():
            g.tell(ProtectionSold(self.seat, self.client, bundle(self.code)))
        g.leave()


@final
class Windows(Frame[Marquis]):
    """MQ-R13 with countess_window = every_turn: Countesses whose toll is pending offer again, in order
    of laying.

    The resume point is the number of the Countess dealt with last.
    """

    def run(self, g: Marquis, at: int) -> None:
        chosen = NOBODY
        for seat in range(g.seats):
            if g.toll[seat] and not g.out[seat] and g.laid[g.piles[seat][-1]] > at:
                number = g.laid[g.piles[seat][-1]]
                if chosen == NOBODY or number < g.laid[g.piles[chosen][-1]]:
                    chosen = seat
        if chosen == NOBODY:
            g.leave()
        else:
            g.call(Protection(chosen), g.laid[g.piles[chosen][-1]])
