"""Phase 4: price discs and adjustments (MA-46 to MA-50)."""

from typing import Final, final

from mypy_extensions import i64

from ducats.engine import bits
from ducats.engine.errors import IllegalAction
from ducats.engine.frames import OPEN, Frame, SealedAsk
from ducats.engine.messages import Action, Seat
from ducats.engine.rng import Rng
from ducats.games.merchants.rules import events as e
from ducats.games.merchants.rules import progress
from ducats.games.merchants.rules.codecs import good_number, not_now
from ducats.games.merchants.rules.messages import EndAdjusting, SetDisc, ShiftPrice
from ducats.games.merchants.rules.names import (
    GOOD_COUNT,
    GOODS,
    GREAT_OFFICE,
    MARKET_RUMOUR,
    MAX_SEATS,
    OFFICE,
    PAIR_COUNT,
    PAIR_NUMBER,
    PAIRS,
    WAGONS,
)
from ducats.games.merchants.rules.state import UP_TO, Merchants
from ducats.mechanics.answer_set import AskFromSet

END: Final = 0


@final
class SetDiscs(SealedAsk[Merchants]):
    """MA-46: everybody sets two pointers in secret, on one good or two."""

    question = "merchants.price_disc"
    rule = "MA-46"
    size = PAIR_COUNT

    def legal(self, g: Merchants, seat: Seat) -> list[int]:
        return UP_TO[PAIR_COUNT - 1]

    def pick(self, g: Merchants, seat: Seat, rng: Rng) -> int:
        return rng.below(PAIR_COUNT)

    def default(self, g: Merchants, seat: Seat) -> int:
        """Both on the good of which one has most on wagons, unless it would crash."""
        best, most = 0, 0
        for good in range(GOOD_COUNT):
            aboard = sum([int(g.aboard(wagon, seat, good)) for wagon in range(WAGONS)])
            if aboard > most and g.level(good) < g.printed.levels:
                best, most = good, aboard
        return PAIR_NUMBER[(best, best)]

    def revealed(self, g: Merchants, answers: list[int]) -> None:
        """MA-46, MA-47, MA-R18, MA-R19: in order, though raises commute; the adjustments follow."""
        if g.events is not None:
            discs = [PAIRS[answer] for answer in answers]
            g.tell(e.DiscsRevealed(tuple([(GOODS[one], GOODS[other]) for one, other in discs])))
        for turn in range(g.seats):
            seat = g.order(turn)
            one, other = PAIRS[answers[seat]]
            raise_price(g, seat, one)
            if one != other or g.chosen.double_pointer == 2:
                raise_price(g, seat, other)
        g.become(ADJUSTMENTS)

    def say(self, g: Merchants, seat: Seat, answer: int) -> Action:
        one, other = PAIRS[answer]
        return SetDisc((GOODS[one], GOODS[other]))

    def hear(self, g: Merchants, seat: Seat, action: Action) -> int:
        if not isinstance(action, SetDisc):
            raise self.wrong_kind(action)
        one, other = [good_number(name) for name in action.goods]
        return PAIR_NUMBER[(min(one, other), max(one, other))]


def raise_price(g: Merchants, seat: i64, good: i64) -> None:
    """MA-47, MA-48, MA-49: one level up, both prices with it; from the top down to the bottom."""
    devalued = g.level(good) == g.printed.levels
    g.shift(good, 1 - g.printed.levels if devalued else 1)
    if g.events is not None:
        rule = "MA-49" if devalued else "MA-47"
        g.tell(e.PriceRaised(int(seat), GOODS[good], int(g.level(good)), devalued, rule))


@final
class Adjustments(Frame[Merchants]):
    """MA-50, MA-R47: in order, each player with an office or with any influence card at all."""

    def run(self, g: Merchants, at: int) -> None:
        while progress.turn(g) < g.seats:
            seat = progress.next_seat(g)
            steps = g.power(seat, OFFICE) + g.power(seat, GREAT_OFFICE)
            if steps or g.hand_size(seat):
                progress.set_steps(g, steps)
                g.call(ADJUST_PRICES[seat], OPEN)
                return
        g.leave()


@final
class AdjustPrices(AskFromSet[Merchants]):
    """MA-50: up or down, never over the end of the scale; office steps first, then rumours."""

    question = "merchants.price_adjust"
    rule = "MA-50"
    size = 1 + 2 * GOOD_COUNT

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat)

    def may_shift(self, g: Merchants) -> bool:
        return progress.steps(g) > 0 or g.holds(self.seat, MARKET_RUMOUR) > 0

    def answers(self, g: Merchants) -> i64:
        found: i64 = bits.bit(END)
        if self.may_shift(g):
            for good in range(GOOD_COUNT):
                level = g.level(good)
                if level > 1:
                    found |= bits.bit(1 + 2 * good)
                if level < g.printed.levels:
                    found |= bits.bit(2 + 2 * good)
        return found

    def answered(self, g: Merchants, answer: int) -> None:
        """While steps or cards are left the same question is asked again."""
        if answer == END:
            g.leave()
            return
        good, by = (answer - 1) // 2, 1 if answer % 2 == 0 else -1
        steps = progress.steps(g)
        g.shift(good, by if steps else by * self.rumoured(g, good, by))
        if steps:
            progress.set_steps(g, steps - 1)
        else:
            g.play_influence(self.seat, MARKET_RUMOUR)
        if g.events is not None:
            g.tell(e.PriceShifted(self.seat, GOODS[good], int(g.level(good)), by, steps > 0))
        if steps <= 1 and not g.hand_size(self.seat):
            g.leave()

    def rumoured(self, g: Merchants, good: i64, by: i64) -> i64:
        """By how many levels a rumour moves a good: as the card says, up to the end of the scale."""
        room = g.printed.levels - g.level(good) if by > 0 else g.level(good) - 1
        return min(room, g.printed.worth[MARKET_RUMOUR])

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
        if not self.may_shift(g):
            return not_now("you have no step left", "no_such_card_in_hand", "MA-50")
        return not_now("no price goes over the end of the scale", "end_of_scale", "MA-50")


SET_DISCS: Final = [SetDiscs((1 << max(1, seats)) - 1) for seats in range(MAX_SEATS + 1)]
"""By the number of seats."""
ADJUSTMENTS: Final = Adjustments()
ADJUST_PRICES: Final = [AdjustPrices(seat) for seat in range(MAX_SEATS)]
