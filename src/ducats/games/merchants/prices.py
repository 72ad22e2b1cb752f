"""Phase 4: price discs and adjustments (MA-46 to MA-50)."""

from typing import Final, final

from ducats.engine.errors import IllegalAction
from ducats.engine.frames import OPEN, Ask, Frame, SealedAsk
from ducats.engine.messages import Action, Seat
from ducats.games.merchants import events as e
from ducats.games.merchants.hearing import good_number, not_now
from ducats.games.merchants.messages import EndAdjusting, SetDisc, ShiftPrice
from ducats.games.merchants.names import (
    GOOD_COUNT,
    GOODS,
    GREAT_OFFICE,
    MARKET_RUMOUR,
    OFFICE,
    PAIR_NUMBER,
    PAIRS,
    WAGONS,
)
from ducats.games.merchants.state import UP_TO, Merchants

END: Final = 0


@final
class SetDiscs(SealedAsk[Merchants]):
    """MA-46: everybody sets two pointers in secret, on one good or two."""

    question = "merchants.price_disc"
    rule = "MA-46"
    size = len(PAIRS)

    def legal(self, g: Merchants, seat: Seat) -> list[int]:
        return UP_TO[len(PAIRS) - 1]

    def default(self, g: Merchants, seat: Seat) -> int:
        """Both on the good of which one has most on wagons, unless it would crash."""
        best, most = 0, 0
        for good in range(GOOD_COUNT):
            aboard = sum(g.aboard(wagon, seat, good) for wagon in range(WAGONS))
            if aboard > most and g.level[good] < g.tables.levels:
                best, most = good, aboard
        return PAIR_NUMBER[(best, best)]

    def revealed(self, g: Merchants, answers: list[int]) -> None:
        """MA-46, MA-47, MAR-18, MAR-19: in order, though raises commute; the adjustments follow."""
        if g.listened_to():
            discs = [PAIRS[answer] for answer in answers]
            g.tell(e.DiscsRevealed(tuple((GOODS[one], GOODS[other]) for one, other in discs)))
        for turn in range(g.seats):
            seat = g.order(turn)
            one, other = PAIRS[answers[seat]]
            raise_price(g, seat, one)
            if one != other or g.house.double_pointer == 2:
                raise_price(g, seat, other)
        g.become(Adjustments(0))

    def say(self, g: Merchants, seat: Seat, answer: int) -> Action:
        one, other = PAIRS[answer]
        return SetDisc((GOODS[one], GOODS[other]))

    def hear(self, g: Merchants, seat: Seat, action: Action) -> int:
        if not isinstance(action, SetDisc):
            raise self.wrong_kind(action)
        one, other = (good_number(name) for name in action.goods)
        return PAIR_NUMBER[(min(one, other), max(one, other))]


def raise_price(g: Merchants, seat: Seat, good: int) -> None:
    """MA-47, MA-48, MA-49: one level up, both prices with it; from the top down to the bottom."""
    devalued = g.level[good] == g.tables.levels
    g.shift(good, 1 - g.tables.levels if devalued else 1)
    if g.listened_to():
        rule = "MA-49" if devalued else "MA-47"
        g.tell(e.PriceRaised(seat, GOODS[good], g.level[good], devalued, rule))


def office_steps(g: Merchants, seat: Seat) -> int:
    return g.power(seat, OFFICE) + g.power(seat, GREAT_OFFICE)


@final
class Adjustments(Frame[Merchants]):
    """MA-50, MAR-47: in order, each player with an office or with any influence card at all."""

    def __init__(self, turn: int) -> None:
        self.turn: Final = turn

    def run(self, g: Merchants, at: int) -> None:
        for turn in range(self.turn, g.seats):
            seat = g.order(turn)
            steps = office_steps(g, seat)
            if steps or g.hand_size(seat):
                g.become(Adjustments(turn + 1))
                g.call(AdjustPrices(seat, steps), OPEN)
                return
        g.leave()


@final
class AdjustPrices(Ask[Merchants]):
    """MA-50: one step up or down, never over the end of the scale; office steps first, then rumours."""

    question = "merchants.price_adjust"
    rule = "MA-50"
    size = 1 + 2 * GOOD_COUNT

    def __init__(self, seat: Seat, steps: int) -> None:
        super().__init__(seat)
        self.steps: Final = steps

    def legal(self, g: Merchants, seat: Seat) -> list[int]:
        answers = [END]
        if self.steps or g.holds(seat, MARKET_RUMOUR):
            for good in range(GOOD_COUNT):
                if g.level[good] > 1:
                    answers.append(1 + 2 * good)
                if g.level[good] < g.tables.levels:
                    answers.append(2 + 2 * good)
        return answers

    def answered(self, g: Merchants, answer: int) -> None:
        if answer == END:
            g.leave()
            return
        good, up = divmod(answer - 1, 2)
        by = 1 if up else -1
        g.shift(good, by)
        if not self.steps:
            g.play_influence(self.seat, MARKET_RUMOUR)
        if g.listened_to():
            g.tell(e.PriceShifted(self.seat, GOODS[good], g.level[good], by, self.steps > 0))
        left = max(0, self.steps - 1)
        if left or g.hand_size(self.seat):
            g.become(AdjustPrices(self.seat, left))
        else:
            g.leave()

    def say(self, g: Merchants, seat: Seat, answer: int) -> Action:
        if answer == END:
            return EndAdjusting()
        good, up = divmod(answer - 1, 2)
        return ShiftPrice(GOODS[good], 1 if up else -1)

    def hear(self, g: Merchants, seat: Seat, action: Action) -> int:
        if isinstance(action, EndAdjusting):
            return END
        if not isinstance(action, ShiftPrice):
            raise self.wrong_kind(action)
        return 1 + 2 * good_number(action.good) + (1 if action.by > 0 else 0)

    def why_illegal(self, g: Merchants, seat: Seat, answer: int) -> IllegalAction:
        if not self.steps and not g.holds(seat, MARKET_RUMOUR):
            return not_now("you have no step left", "no_such_card_in_hand", "MA-50")
        return not_now("no price goes over the end of the scale", "end_of_scale", "MA-50")
