"""Action 4, the exchange: how often it can be made, the tolls on it, and those of players who are out."""

from typing import Final, final

from mypy_extensions import i64

from ducats.engine.bits import bit
from ducats.engine.frames import OPEN, Frame
from ducats.engine.messages import Event, Seat
from ducats.games.marquis.rules.events import Exchanged, ExchangePrevented, TollClaimed, TollWaived, WentOut
from ducats.games.marquis.rules.hostile import come_to_pass, hostile
from ducats.games.marquis.rules.ledger import buy, spend_vetoes
from ducats.games.marquis.rules.payments import CLAIMED, EXCHANGE_QUESTIONS, MayClaim
from ducats.games.marquis.rules.printed import MAX_SEATS
from ducats.games.marquis.rules.purse import (
    DEALER,
    EXCHANGE_KINDS,
    LAST,
    LATE,
    OWN,
    is_duty,
    late_exchanges,
    least_exchanges,
    most_exchanges,
    rate_for,
    thinkable_exchanges,
)
from ducats.games.marquis.rules.queries import TOLL, earliest, vetoes_count, vetoes_held
from ducats.games.marquis.rules.state import NOBODY, Marquis

CHOSEN: Final = 1
RULES: Final = ("MQ-35", "MQ-75", "MQ-108", "MQ-113")


@final
class Exchange(Frame[Marquis]):
    """MQ-34 to MQ-38, MQ-75, MQ-108: how many exchanges, if there is anything to choose."""

    def __init__(self, seat: Seat, kind: int) -> None:
        self.seat = seat
        self.kind = kind

    def run(self, g: Marquis, at: int) -> None:
        if at == CHOSEN:
            self.settle(g, g.result)
            return
        most = thinkable_exchanges(g, self.seat, self.kind)
        automatic = self.kind == LATE and g.flags.late_exchange_automatic
        if automatic or least_exchanges(g, self.seat, self.kind) == most:
            self.settle(g, most)
        else:
            g.put_question(EXCHANGE_QUESTIONS[self.kind][self.seat], CHOSEN)

    def settle(self, g: Marquis, times: int) -> None:
        if times == 0:
            g.leave()
        elif next_toll(g, self.seat, 0) == NOBODY:
            exchange(g, self.seat, self.kind, times)
            g.leave()
        else:
            g.become(Tolls(self.seat, self.kind, times))


EXCHANGES: Final = [[Exchange(seat, kind) for seat in range(MAX_SEATS)] for kind in (OWN, DEALER, LAST, LATE)]
"""By kind and seat: frames hold nothing of a game, so that all games share them."""


@final
class Tolls(Frame[Marquis]):
    """MQ-69, MQ-70, MQ-74, MQ-R47: pending tolls in the order the Countesses were laid, then what is
    still possible.

    The resume point is the number of the Countess dealt with last.
    """

    def __init__(self, seat: Seat, kind: int, times: int) -> None:
        self.seat = seat
        self.kind = kind
        self.times = times

    def run(self, g: Marquis, at: int) -> None:
        owner = next_toll(g, self.seat, at)
        if owner != NOBODY and g.coins(self.seat) > 0:
            g.call(Toll(owner, self.seat), g.open_number(owner))
        else:
            exchange(g, self.seat, self.kind, self.times)
            g.leave()


def exchange(g: Marquis, seat: i64, kind: i64, chosen: i64) -> None:
    """MQ-33, MQ-70, MQ-R11, MQ-R33: as often as chosen and still affordable; Vetoes are spent first."""
    times = min(chosen, most_exchanges(g, seat, kind))
    if times == 0:
        if g.listened_to():
            g.tell(ExchangePrevented(seat))
        return
    rate = rate_for(g, seat, kind)
    price = g.printed.price[rate]
    vetoes: i64 = 0
    if kind >= LAST and vetoes_count(g, seat):
        vetoes = min(vetoes_held(g, seat), times * price)
    exchanged: Event | None = None
    if g.listened_to():
        coins, name, rule = times * price - vetoes, EXCHANGE_KINDS[kind], RULES[kind]
        duty = is_duty(g, seat, kind)
        exchanged = Exchanged(seat, times, coins, vetoes, times * g.printed.gain[rate], name, duty, rule)
    if vetoes > 0:
        spend_vetoes(g, seat, vetoes)
    buy(g, seat, times, rate, vetoes, exchanged)


def next_toll(g: Marquis, payer: i64, after: i64) -> i64:
    """MQ-73, MQ-74: the next Countess of another player whose toll is pending; NOBODY if there is none."""
    return earliest(g, g.tolls() & ~bit(payer), after)


ANSWERED: Final = 1


@final
class Toll(Frame[Marquis]):
    """MQ-69, MQ-71, MQ-72, MQ-R12, MQ-R34: claimed or waived by its owner; as an option claimed by itself
    if they are out."""

    def __init__(self, owner: Seat, payer: Seat) -> None:
        self.owner = owner
        self.payer = payer

    def run(self, g: Marquis, at: int) -> None:
        if at == ANSWERED and g.result != CLAIMED:
            self.waive(g)
        elif at == ANSWERED or self.is_automatic(g):
            self.claim(g)
        else:
            g.call(MayClaim(self.owner, self.payer), ANSWERED)

    def is_automatic(self, g: Marquis) -> bool:
        return g.flags.out_countess_claims and g.is_out(self.owner)

    def waive(self, g: Marquis) -> None:
        g.set_toll(self.owner, g.flags.waived_toll_stays)
        if g.listened_to():
            g.tell(TollWaived(self.owner, self.payer))
        g.leave()

    def claim(self, g: Marquis) -> None:
        """MQ-R08: a tax, so that no Veto helps, unless the table says otherwise."""
        g.set_toll(self.owner, False)
        if g.listened_to():
            g.tell(TollClaimed(self.owner, self.payer, self.is_automatic(g)))
        if g.flags.veto_toll and not g.is_out(self.payer):
            g.become(hostile(TOLL, self.owner, self.payer, g.printed.countess))
        else:
            come_to_pass(g, TOLL, self.owner, self.payer, g.printed.countess)
            g.leave()


EXCHANGED: Final = 1


@final
class LastExchange(Frame[Marquis]):
    """MQ-108, MQ-111: a last exchange, then out."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, g: Marquis, at: int) -> None:
        if at == OPEN:
            g.call(EXCHANGES[LAST][self.seat], EXCHANGED)
        else:
            g.go_out(self.seat)
            if g.listened_to():
                g.tell(WentOut(self.seat))
            g.leave()


@final
class LateExchanges(Frame[Marquis]):
    """MQ-113, MQ-R36: players who are out may exchange coins that have come to them; the resume point
    counts seats.

    In the final round (`final_round` 1) everybody to whom coins ever came since their last exchange has a
    place.
    """

    def __init__(self, seat: Seat, final_round: int) -> None:
        self.seat = seat
        self.final_round = final_round

    def run(self, g: Marquis, at: int) -> None:
        for place in range(at, g.seats):
            seat = g.seat_after(self.seat, place + 1)
            if g.came_to(seat, self.final_round == 1) and late_exchanges(g, seat) > 0:
                g.call(EXCHANGES[LATE][seat], place + 1)
                return
        g.leave()
