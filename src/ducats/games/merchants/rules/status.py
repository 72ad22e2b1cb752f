"""Phase 7: upkeep, credit, rising (MA-60 to MA-68)."""

from typing import Final, final

from mypy_extensions import i64

from ducats.engine.codecs import Field, Words
from ducats.engine.errors import IllegalAction
from ducats.engine.frames import OPEN, Ask, Frame
from ducats.engine.messages import Action, Seat
from ducats.engine.rng import Rng
from ducats.games.merchants.rules import events as e
from ducats.games.merchants.rules import progress
from ducats.games.merchants.rules.codecs import not_now
from ducats.games.merchants.rules.messages import Climb, DeclineCredit, PlayStatusCards, Repay, TakeCredit
from ducats.games.merchants.rules.names import LETTER_OF_EXCHANGE, MAX_SEATS, PATRON_FAVOUR
from ducats.games.merchants.rules.state import UP_TO, Merchants

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

    def run(self, g: Merchants, at: int) -> None:
        if progress.turn(g) == g.seats:
            g.leave()
            return
        progress.set_status_turn(g, 0, 0, 0)
        g.call(STATUS_TURN[progress.next_seat(g)], OPEN)


def upkeep_due(g: Merchants, level: i64) -> i64:
    """MA-60, and the patron's favour: 500 less, at whatever level one ends on, never below 0."""
    due = g.printed.upkeep[level]
    if progress.favour(g):
        due -= g.printed.worth[PATRON_FAVOUR]
    return max(0, due)


@final
class StatusTurn(Frame[Merchants]):
    """MA-60 to MA-67: cards, upkeep with falling, credit, repayment, rising."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, g: Merchants, at: int) -> None:
        if at == OPEN and g.hand_size(self.seat):
            g.call(STATUS_CARDS[self.seat], CARDS_PLAYED)
        elif at <= CARDS_PLAYED:
            if at == CARDS_PLAYED:
                progress.set_status_turn(g, g.result, 0, 0)
            self.lend_before(g)
        elif at == LENT_BEFORE:
            progress.set_status_turn(g, int(progress.favour(g)), 0, g.result)
            self.pay_upkeep(g)
        elif at == LENT:
            self.pay_back(g)
        elif at == REPAID:
            self.rise(g)
        else:
            g.leave()

    def lend_before(self, g: Merchants) -> None:
        """MA-R26, option credit_timing = before_fall; MA-R47: asked of everybody who owes any upkeep."""
        if g.chosen.credit_before_fall and upkeep_due(g, g.status(self.seat)) and g.credits_left():
            g.call(BORROW_BEFORE[self.seat], LENT_BEFORE)
        else:
            self.pay_upkeep(g)

    def pay_upkeep(self, g: Merchants) -> None:
        """MA-60, MA-67, MA-R25, MA-R44: who can pay pays; else down to a level that can be paid.

        If a data file asks for upkeep on the lowest level too, whoever cannot pay it pays all they have.
        """
        before = g.status(self.seat)
        level = before
        while level > 0 and upkeep_due(g, level) > g.cash(self.seat):
            level -= 1
        due = min(upkeep_due(g, level), g.cash(self.seat))
        g.set_status(self.seat, level)
        g.pay_bank(self.seat, due)
        progress.set_fell(g, level < before)
        if g.events is not None:
            fallen_from = int(before) if level < before else None
            g.tell(e.UpkeepPaid(self.seat, int(level), int(due), fallen_from))
        self.lend(g)

    def lend(self, g: Merchants) -> None:
        """MA-61, MA-62, MA-63, MA-R28, MA-R47: one credit in a turn, while cards are left."""
        fell = progress.fell(g) or (g.status(self.seat) == 0 and g.chosen.destitute_credit)
        if fell and not progress.borrowed(g) and g.credits_left():
            g.call(BORROW[self.seat], LENT)
        else:
            self.pay_back(g)

    def pay_back(self, g: Merchants) -> None:
        """MA-64, MA-R29: after upkeep and a possible new credit, before rising."""
        if g.credits(self.seat):
            g.call(PAY_BACK[self.seat], REPAID)
        else:
            self.rise(g)

    def rise(self, g: Merchants) -> None:
        """MA-65, MA-66, MA-68: not with a credit, not over the top."""
        if g.credits(self.seat) == 0 and g.status(self.seat) < g.printed.top:
            g.call(RISE[self.seat], CLIMBED)
        else:
            g.leave()


@final
class StatusCards(Ask[Merchants]):
    """MA-45, MA-R47: letters of exchange and a patron's favour; asked of who holds any influence card."""

    question = "merchants.status_cards"
    rule = "MA-45"
    size = 2 * MOST_LETTERS

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat)

    def legal(self, g: Merchants, seat: Seat) -> list[int]:
        patrons = 2 if g.holds(seat, PATRON_FAVOUR) else 1
        letters = int(g.holds(seat, LETTER_OF_EXCHANGE))
        return [2 * count + patron for count in range(letters + 1) for patron in range(patrons)]

    def answered(self, g: Merchants, answer: int) -> None:
        letters, patron = divmod(answer, 2)
        for _ in range(letters):
            g.play_letter(self.seat, LETTER_OF_EXCHANGE)
        if patron:
            g.play_influence(self.seat, PATRON_FAVOUR)
            if g.events is not None:
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
    """MA-61, MA-62, MA-R26, MA-R28: one credit; `before` upkeep only to avoid a fall."""

    question = "merchants.credit"
    rule = "MA-61"
    size = 2
    codec = Words(DeclineCredit, TakeCredit)

    def __init__(self, seat: Seat, before: bool) -> None:
        super().__init__(seat)
        self.before: Final = before

    def cited(self, g: Merchants, seat: Seat) -> str:
        """MA-R26 before upkeep, MA-61 after a fall, MA-62 on the lowest level."""
        if self.before:
            return "MA-R26"
        return "MA-61" if progress.fell(g) else "MA-62"

    def may_take(self, g: Merchants) -> bool:
        if self.before:
            return g.cash(self.seat) < upkeep_due(g, g.status(self.seat))
        return progress.fell(g) or g.cash(self.seat) < g.printed.destitute

    def legal(self, g: Merchants, seat: Seat) -> list[int]:
        return UP_TO[1] if self.may_take(g) else UP_TO[0]

    def pick(self, g: Merchants, seat: Seat, rng: Rng) -> int:
        return rng.below(2 if self.may_take(g) else 1)

    def answered(self, g: Merchants, answer: int) -> None:
        if answer:
            g.owe(self.seat, 1)
            g.pay_bank(self.seat, -g.printed.credit_amount)
        if g.events is not None:
            rule = self.cited(g, self.seat)
            if answer:
                owed = int(g.credits(self.seat))
                g.tell(e.CreditTaken(self.seat, g.printed.credit_amount, owed, rule))
            else:
                g.tell(e.CreditDeclined(self.seat, rule))
        g.leave(answer)

    def why_illegal(self, g: Merchants, seat: Seat, answer: int) -> IllegalAction:
        return not_now("you are not poor enough for a credit", "no_credit", self.cited(g, seat))


@final
class PayBack(Ask[Merchants]):
    """MA-64, MA-R47: 0 to all of one's credits, as far as the cash goes."""

    question = "merchants.repay"
    rule = "MA-64"
    size = MOST_CREDITS
    codec = Field(Repay, "credits")

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat)

    def most(self, g: Merchants) -> i64:
        return min(g.credits(self.seat), g.cash(self.seat) // g.printed.credit_repay)

    def legal(self, g: Merchants, seat: Seat) -> list[int]:
        return UP_TO[self.most(g)]

    def pick(self, g: Merchants, seat: Seat, rng: Rng) -> int:
        return rng.below(self.most(g) + 1)

    def default(self, g: Merchants, seat: Seat) -> int:
        return self.most(g)

    def answered(self, g: Merchants, answer: int) -> None:
        if answer:
            amount = answer * g.printed.credit_repay
            g.owe(self.seat, -answer)
            g.pay_bank(self.seat, amount)
            if g.events is not None:
                g.tell(e.CreditsRepaid(self.seat, answer, amount, int(g.credits(self.seat))))
        g.leave()

    def why_illegal(self, g: Merchants, seat: Seat, answer: int) -> IllegalAction:
        return not_now("you cannot repay that many credits", "cannot_repay", "MA-64")


@final
class Rise(Ask[Merchants]):
    """MA-66, MA-68, MA-R24, MA-R47: 0, 1 or 2 levels at the cost the arrival marker shows."""

    question = "merchants.climb"
    rule = "MA-66"
    size = MOST_STEPS
    codec = Field(Climb, "steps")

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat)

    def most(self, g: Merchants) -> i64:
        affordable = g.cash(self.seat) // g.printed.step_cost(g.arrivals)
        return min(g.printed.max_climb, g.printed.top - g.status(self.seat), affordable)

    def legal(self, g: Merchants, seat: Seat) -> list[int]:
        return UP_TO[self.most(g)]

    def pick(self, g: Merchants, seat: Seat, rng: Rng) -> int:
        return rng.below(self.most(g) + 1)

    def answered(self, g: Merchants, answer: int) -> None:
        if answer:
            cost = answer * g.printed.step_cost(g.arrivals)
            g.set_status(self.seat, g.status(self.seat) + answer)
            g.pay_bank(self.seat, cost)
            if g.events is not None:
                g.tell(e.StatusRaised(self.seat, answer, int(g.status(self.seat)), int(cost)))
        g.leave()

    def why_illegal(self, g: Merchants, seat: Seat, answer: int) -> IllegalAction:
        if answer > g.printed.max_climb:
            return not_now("two levels in a round at most", "too_many_steps", "MA-66")
        return not_now("you cannot climb that many steps", "cannot_climb", "MA-66")


STATUS_TURNS: Final = StatusTurns()
STATUS_TURN: Final = [StatusTurn(seat) for seat in range(MAX_SEATS)]
STATUS_CARDS: Final = [StatusCards(seat) for seat in range(MAX_SEATS)]
BORROW_BEFORE: Final = [MayBorrow(seat, before=True) for seat in range(MAX_SEATS)]
BORROW: Final = [MayBorrow(seat, before=False) for seat in range(MAX_SEATS)]
PAY_BACK: Final = [PayBack(seat) for seat in range(MAX_SEATS)]
RISE: Final = [Rise(seat) for seat in range(MAX_SEATS)]
