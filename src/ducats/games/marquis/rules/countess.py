"""The Countess sells protection: offers, her choice or her own demand, the deal; or else her toll."""

from typing import Final, final

from ducats.engine import bits
from ducats.engine.frames import OPEN, Frame
from ducats.engine.messages import Seat
from ducats.games.marquis.rules.bargains import (
    ACCEPTED,
    DECLINED,
    DEMANDED,
    FEE_OFFERS,
    AnswerFee,
    ChooseClient,
    SettleClient,
    count_offers,
    has_prospects,
    may_be_client,
)
from ducats.games.marquis.rules.events import FeeDemanded, ProtectionDeclined, ProtectionSold, TollSet
from ducats.games.marquis.rules.hostile import pay
from ducats.games.marquis.rules.notation import bundle, owns_openly
from ducats.games.marquis.rules.printed import MAX_SEATS
from ducats.games.marquis.rules.queries import earliest
from ducats.games.marquis.rules.state import NOBODY, Marquis
from ducats.mechanics.haggle import ACCEPT


@final
class Protection(Frame[Marquis]):
    """MQ-63, MQ-R13, MQ-R29, MQ-R49: everybody who might pay is asked for an offer; the resume point
    counts seats."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, g: Marquis, at: int) -> None:
        if not g.flags.negotiation:
            decline(g, self.seat, asked=False)
            return
        for place in range(at, g.seats - 1):
            client = g.seat_after(self.seat, place + 1)
            if may_be_client(g, client) and (owns_openly(g, client) or g.might_veto(client)):
                g.put_question(FEE_OFFERS[client][self.seat], place + 1)
                return
        choice = CHOICES[self.seat]
        g.become(choice)
        choice.run(g, OPEN)


CHOSEN: Final = 1


@final
class Choice(Frame[Marquis]):
    """MQ-63, MQ-64: an offer, a demand, or nobody."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, g: Marquis, at: int) -> None:
        if at == OPEN:
            if has_prospects(g, self.seat):
                g.put_question(CLIENT_CHOICES[self.seat], CHOSEN)
            else:
                decline(g, self.seat, asked=False)
        elif g.result < DEMANDED:
            settle(g, self.seat, g.result)
        else:
            code, client = divmod(g.result - DEMANDED, MAX_SEATS)
            if g.listened_to():
                g.tell(FeeDemanded(self.seat, client, bundle(code)))
            g.become(FeeDemand(self.seat, client, code))


PROTECTIONS: Final = [Protection(seat) for seat in range(MAX_SEATS)]
CHOICES: Final = [Choice(seat) for seat in range(MAX_SEATS)]
CLIENT_CHOICES: Final = [ChooseClient(seat) for seat in range(MAX_SEATS)]
"""By seat: frames hold nothing of a game, so that all games share them."""


def settle(g: Marquis, countess: Seat, answer: int) -> None:
    """An offer is taken, or nobody's."""
    if answer == DECLINED:
        decline(g, countess, asked=True)
    else:
        client = answer - ACCEPTED
        g.become(Deal(countess, client, g.offer(client)))


def decline(g: Marquis, countess: Seat, asked: bool) -> None:
    """MQ-69, MQ-R13: without a deal she may claim a coin of the first who exchanges."""
    g.forget_offers()
    if asked and g.listened_to():
        g.tell(ProtectionDeclined(countess))
    if not g.has_toll(countess):
        g.set_toll(countess, True)
        if g.listened_to():
            g.tell(TollSet(countess))
    g.leave()


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
        elif count_offers(g) > 0:
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
            g.forget_offers()
            if pay(g, self.client, self.seat, self.code, PAID):
                return
        g.protect(self.seat, self.client)
        g.set_toll(self.seat, False)
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
        pending = bits.of([seat for seat in range(g.seats) if g.has_toll(seat) and not g.is_out(seat)])
        chosen = earliest(g, pending, at)
        if chosen == NOBODY:
            g.leave()
        else:
            g.call(PROTECTIONS[chosen], g.open_number(chosen))
