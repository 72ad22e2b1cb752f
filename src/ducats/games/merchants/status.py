"""Phase 7: upkeep, credit, rising (MA-60 to MA-68)."""

from typing import Final, final

from ducats.engine.errors import IllegalAction
from ducats.engine.frames import OPEN, Ask, Frame
from ducats.engine.messages import Action, Seat
from ducats.games.merchants import events as e
from ducats.games.merchants.hearing import not_now
from ducats.games.merchants.messages import Climb, DeclineCredit, PlayStatusCards, Repay, TakeCredit
from ducats.games.merchants.names import LETTER_OF_EXCHANGE, PATRON_FAVOUR
from ducats.games.merchants.state import UP_TO, Merchants

CARDS_PLAYED: Final = 1
LENT_BEFORE: Final = 2
LENT: Final = 3
REPAID: Final = 4
CLIMBED: Final = 5

MOST_LETTERS: Final = 10
MOST_CREDITS: Final = 64
MOST_STEPS: Final = 4


@final
class StatusTurns(Frame[Merchants]):
    """MA-60: everybody in order."""

    def __init__(self, turn: int) -> None:
        self.turn: Final = turn

    def run(self, g: Merchants, at: int) -> None:
        if self.turn == g.seats:
            g.leave()
            return
        seat = g.order(self.turn)
        g.become(StatusTurns(self.turn + 1))
        g.call(StatusTurn(seat, 0, 0, 0), OPEN)


def upkeep_due(g: Merchants, level: int, favour: int) -> int:
    """MA-60, and the patron's favour: 500 less, at whatever level one ends on, never below 0."""
    return max(0, g.tables.upkeep[level] - (g.tables.worth[PATRON_FAVOUR] if favour else 0))


@final
class StatusTurn(Frame[Merchants]):
    """MA-60 to MA-67: cards, upkeep with falling, credit, repayment, rising; `favour` etc. are 0 or 1."""

    def __init__(self, seat: Seat, favour: int, fell: int, borrowed: int) -> None:
        self.seat: Final = seat
        self.favour: Final = favour
        self.fell: Final = fell
        self.borrowed: Final = borrowed

    def run(self, g: Merchants, at: int) -> None:
        if at == OPEN:
            if g.hand_size(self.seat):
                g.call(StatusCards(self.seat), CARDS_PLAYED)
            else:
                self.lend_before(g)
        elif at == CARDS_PLAYED:
            StatusTurn(self.seat, g.result, 0, 0).lend_before(g)
        elif at == LENT_BEFORE:
            StatusTurn(self.seat, self.favour, 0, g.result).pay_upkeep(g)
        elif at == LENT:
            self.pay_back(g)
        elif at == REPAID:
            self.rise(g)
        else:
            g.leave()

    def lend_before(self, g: Merchants) -> None:
        """MAR-26, option credit_timing = before_fall; MAR-47: asked of everybody who owes any upkeep."""
        due = upkeep_due(g, g.status[self.seat], self.favour)
        if g.house.credit_before_fall and due and g.credits_left():
            g.become(self)
            g.call(MayBorrow(self.seat, self.favour, 0, 1), LENT_BEFORE)
        else:
            self.pay_upkeep(g)

    def pay_upkeep(self, g: Merchants) -> None:
        """MA-60, MA-67, MAR-25, MAR-44: who can pay pays; else down to a level that can be paid."""
        level = g.status[self.seat]
        while upkeep_due(g, level, self.favour) > g.cash[self.seat]:
            level -= 1
        fell = level < g.status[self.seat]
        due = upkeep_due(g, level, self.favour)
        if g.listened_to():
            g.tell(e.UpkeepPaid(self.seat, level, due, g.status[self.seat] if fell else None))
        g.status[self.seat] = level
        g.pay_bank(self.seat, due)
        StatusTurn(self.seat, self.favour, int(fell), self.borrowed).lend(g)

    def lend(self, g: Merchants) -> None:
        """MA-61, MA-62, MA-63, MAR-28, MAR-47: one credit in a turn, while cards are left."""
        at_bottom = g.status[self.seat] == 0 and g.house.destitute_credit
        g.become(self)
        if g.credits_left() and not self.borrowed and (self.fell or at_bottom):
            g.call(MayBorrow(self.seat, self.favour, self.fell, 0), LENT)
        else:
            self.pay_back(g)

    def pay_back(self, g: Merchants) -> None:
        """MA-64, MAR-29: after upkeep and a possible new credit, before rising."""
        if g.credits[self.seat]:
            g.call(PayBack(self.seat), REPAID)
        else:
            self.rise(g)

    def rise(self, g: Merchants) -> None:
        """MA-65, MA-66, MA-68: not with a credit, not over the top."""
        if g.credits[self.seat] == 0 and g.status[self.seat] < g.tables.top:
            g.call(Rise(self.seat), CLIMBED)
        else:
            g.leave()


@final
class StatusCards(Ask[Merchants]):
    """MA-45, MAR-47: letters of exchange and a patron's favour; asked of who holds any influence card."""

    question = "merchants.status_cards"
    rule = "MA-45"
    size = 2 * MOST_LETTERS

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat)

    def legal(self, g: Merchants, seat: Seat) -> list[int]:
        patrons = 2 if g.holds(seat, PATRON_FAVOUR) else 1
        letters = g.holds(seat, LETTER_OF_EXCHANGE)
        return [2 * count + patron for count in range(letters + 1) for patron in range(patrons)]

    def answered(self, g: Merchants, answer: int) -> None:
        letters, patron = divmod(answer, 2)
        for _ in range(letters):
            g.play_letter(self.seat, LETTER_OF_EXCHANGE)
        if patron:
            g.play_influence(self.seat, PATRON_FAVOUR)
            if g.listened_to():
                g.tell(e.PatronPlayed(self.seat))
        g.leave(patron)

    def say(self, g: Merchants, seat: Seat, answer: int) -> Action:
        letters, patron = divmod(answer, 2)
        return PlayStatusCards(letters, bool(patron))

    def hear(self, g: Merchants, seat: Seat, action: Action) -> int:
        if not isinstance(action, PlayStatusCards):
            raise self.wrong_kind(action)
        return 2 * action.letters + int(action.patron)

    def why_illegal(self, g: Merchants, seat: Seat, answer: int) -> IllegalAction:
        return not_now("you do not hold these cards", "no_such_card_in_hand", "MA-45")


@final
class MayBorrow(Ask[Merchants]):
    """MA-61, MA-62, MAR-26, MAR-28: one credit; `before` upkeep only to avoid a fall."""

    question = "merchants.credit"
    rule = "MA-61"
    size = 2

    def __init__(self, seat: Seat, favour: int, fell: int, before: int) -> None:
        super().__init__(seat)
        self.favour: Final = favour
        self.fell: Final = fell
        self.before: Final = before

    def may_take(self, g: Merchants) -> bool:
        if self.before:
            return g.cash[self.seat] < upkeep_due(g, g.status[self.seat], self.favour)
        return bool(self.fell) or g.cash[self.seat] < g.tables.destitute

    def legal(self, g: Merchants, seat: Seat) -> list[int]:
        return UP_TO[1] if self.may_take(g) else UP_TO[0]

    def answered(self, g: Merchants, answer: int) -> None:
        if answer:
            g.credits[self.seat] += 1
            g.pay_bank(self.seat, -g.tables.credit_amount)
        if g.listened_to():
            rule = "MA-61" if self.fell or self.before else "MA-62"
            if answer:
                g.tell(e.CreditTaken(self.seat, g.tables.credit_amount, g.credits[self.seat], rule))
            else:
                g.tell(e.CreditDeclined(self.seat, rule))
        g.leave(answer)

    def say(self, g: Merchants, seat: Seat, answer: int) -> Action:
        return TakeCredit() if answer else DeclineCredit()

    def hear(self, g: Merchants, seat: Seat, action: Action) -> int:
        if not isinstance(action, TakeCredit | DeclineCredit):
            raise self.wrong_kind(action)
        return 1 if isinstance(action, TakeCredit) else 0

    def why_illegal(self, g: Merchants, seat: Seat, answer: int) -> IllegalAction:
        return not_now("you are not poor enough for a credit", "no_credit", "MA-62")


@final
class PayBack(Ask[Merchants]):
    """MA-64, MAR-47: 0 to all of one's credits, as far as the cash goes."""

    question = "merchants.repay"
    rule = "MA-64"
    size = MOST_CREDITS

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat)

    def legal(self, g: Merchants, seat: Seat) -> list[int]:
        return UP_TO[min(g.credits[seat], g.cash[seat] // g.tables.credit_repay)]

    def default(self, g: Merchants, seat: Seat) -> int:
        return self.legal(g, seat)[-1]

    def answered(self, g: Merchants, answer: int) -> None:
        repaid = answer
        if repaid:
            amount = repaid * g.tables.credit_repay
            g.credits[self.seat] -= repaid
            g.pay_bank(self.seat, amount)
            if g.listened_to():
                g.tell(e.CreditsRepaid(self.seat, repaid, amount, g.credits[self.seat]))
        g.leave()

    def say(self, g: Merchants, seat: Seat, answer: int) -> Action:
        return Repay(answer)

    def hear(self, g: Merchants, seat: Seat, action: Action) -> int:
        if not isinstance(action, Repay):
            raise self.wrong_kind(action)
        return action.credits

    def why_illegal(self, g: Merchants, seat: Seat, answer: int) -> IllegalAction:
        return not_now("so many credits you cannot repay", "cannot_repay", "MA-64")


@final
class Rise(Ask[Merchants]):
    """MA-66, MA-68, MAR-24, MAR-47: 0, 1 or 2 levels at the cost the arrival marker shows."""

    question = "merchants.climb"
    rule = "MA-66"
    size = MOST_STEPS

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat)

    def legal(self, g: Merchants, seat: Seat) -> list[int]:
        affordable = g.cash[seat] // g.tables.step_cost(g.arrivals)
        return UP_TO[min(g.tables.max_climb, g.tables.top - g.status[seat], affordable)]

    def answered(self, g: Merchants, answer: int) -> None:
        steps = answer
        if steps:
            cost = steps * g.tables.step_cost(g.arrivals)
            g.status[self.seat] += steps
            g.pay_bank(self.seat, cost)
            if g.listened_to():
                g.tell(e.StatusRaised(self.seat, steps, g.status[self.seat], cost))
        g.leave()

    def say(self, g: Merchants, seat: Seat, answer: int) -> Action:
        return Climb(answer)

    def hear(self, g: Merchants, seat: Seat, action: Action) -> int:
        if not isinstance(action, Climb):
            raise self.wrong_kind(action)
        return action.steps

    def why_illegal(self, g: Merchants, seat: Seat, answer: int) -> IllegalAction:
        if answer > g.tables.max_climb:
            return not_now("two levels in a round at most", "too_many_steps", "MA-66")
        return not_now("so many steps you cannot make", "cannot_climb", "MA-66")
