"""Bargaining in bounded steps: the measure of bundles, and a haggle of a game made for the purpose."""

import msgspec
import pytest

from ducats.engine.errors import IllegalAction, MalformedAction
from ducats.engine.frames import Ask, Frame
from ducats.engine.messages import Action, Amount, Form, OneOf, OneOrForm, Outcome
from ducats.engine.play import FIRST_CELL, Play, blank_cells
from ducats.mechanics.haggle import NO_TERMS, REFUSE, TERMS, Haggle, Measure, Word

MEASURE = Measure(("coins", "gems"), (3, 2), (1, 1))
PRICE = Measure(("price",), (500,), (100,))


def test_codes_and_amounts_are_inverse_and_dense() -> None:
    assert MEASURE.size == 12
    assert sorted(MEASURE.code([a, b]) for a in range(4) for b in range(3)) == list(range(12))
    assert all(MEASURE.code(MEASURE.amounts(code)) == code for code in range(12))


def test_the_quantum_of_a_price() -> None:
    assert PRICE.size == 6
    assert PRICE.amounts(3) == [300]
    assert PRICE.code([300]) == 3
    assert PRICE.items(3) == 3
    assert PRICE.within([250], 0) == [0, 1, 2]
    assert PRICE.within([250], 1) == [1, 2]


def test_bundles_within_limits_in_rising_order() -> None:
    codes = MEASURE.within([1, 1], 1)
    assert [MEASURE.amounts(code) for code in codes] == [[1, 0], [0, 1], [1, 1]]
    assert codes == sorted(codes)
    assert MEASURE.within([9, 9], 0) == list(range(12))
    assert MEASURE.within([0, 0], 1) == []
    assert MEASURE.within([1, 1], 1, 5, 10) == [5 + 10 * code for code in codes]
    assert MEASURE.fits(MEASURE.code([1, 1]), [1, 1])
    assert not MEASURE.fits(MEASURE.code([2, 0]), [1, 1])
    assert MEASURE.items(MEASURE.code([2, 1])) == 3


@pytest.mark.parametrize(("measure", "amounts"), [(MEASURE, [4, 0]), (MEASURE, [0, -1]), (PRICE, [150])])
def test_what_no_bundle_can_hold(measure: Measure, amounts: list[int]) -> None:
    with pytest.raises(MalformedAction) as refused:
        measure.code(amounts)
    assert refused.value.code == "bad_amount"


class Goods(msgspec.Struct, frozen=True):
    coins: int = 0
    gems: int = 0


class Say(Action, frozen=True):
    bundle: Goods


class Yes(Action, frozen=True):
    pass


class No(Action, frozen=True):
    pass


class Market(Play):
    """Seat 0 sells to seat 1, who owns two coins and a gem."""

    deal = NO_TERMS

    def copy(self) -> "Market":
        other = Market(self.seats, self.cells)
        self.copy_kernel_to(other)
        return other

    def outcome(self) -> Outcome | None:
        return None

    def check(self) -> None:
        pass


class Talk(Word[Market]):
    question = "market.talk"
    rule = "XY-1"
    size = TERMS + MEASURE.size
    measure = MEASURE
    refusal = No()
    acceptance = Yes()

    def limits(self, g: Market) -> list[int]:
        return [2, 1]

    def named(self, g: Market, amounts: list[int]) -> Action:
        return Say(Goods(*amounts))

    def amounts_in(self, action: Action) -> list[int] | None:
        return [action.bundle.coins, action.bundle.gems] if isinstance(action, Say) else None


class Last(Talk):
    question = "market.last"

    def limits(self, g: Market) -> list[int]:
        return []


class Bargain(Haggle[Market]):
    def word(self) -> Ask[Market]:
        speaker, other = (self.first, self.second) if self.spoken % 2 == 0 else (self.second, self.first)
        kind = Last if self.spoken == 3 else Talk
        return kind(speaker, other, self.standing)

    def onward(self, standing: int) -> "Bargain":
        return Bargain(self.first, self.second, standing, self.spoken + 1)


class Day(Frame[Market]):
    def run(self, g: Market, at: int) -> None:
        if at == 0:
            g.call(Bargain(0, 1, NO_TERMS, 0), 1)
        else:
            g.deal = g.result
            g.leave()


@pytest.fixture
def g() -> Market:
    market = Market(2, blank_cells(FIRST_CELL))
    market.start(Day())
    return market


def answers(g: Market) -> list[Action]:
    seat = g.waiting_for()[0]
    return [g.say(seat, answer) for answer in g.legal(seat)]


def test_the_first_word_can_only_name_terms_or_end_it(g: Market) -> None:
    assert g.waiting_for() == (0,)
    assert answers(g)[0] == No()
    assert Yes() not in answers(g)
    assert len(answers(g)) == 1 + 5
    with pytest.raises(IllegalAction):
        g.apply(0, Yes())
    with pytest.raises(IllegalAction):
        g.apply(0, Say(Goods(3, 0)))
    with pytest.raises(IllegalAction):
        g.apply(0, Say(Goods()))


def test_accepting_reports_the_standing_terms(g: Market) -> None:
    g.apply(0, Say(Goods(2, 1)))
    assert g.waiting_for() == (1,)
    assert Yes() in answers(g)
    g.apply(1, Yes())
    assert MEASURE.amounts(g.deal) == [2, 1]
    assert g.is_over()


def test_only_accepting_closes_a_bargain_with_the_other_one(g: Market) -> None:
    g.apply(0, Say(Goods(2, 1)))
    ask, taken, declined = g.ask(), g.hear(1, Yes()), g.hear(1, No())
    assert (ask.deal(g, taken), ask.deal(g, declined)) == ((0, declined), None)
    assert ask.deal(g, g.hear(1, Say(Goods(1)))) is None


def test_refusing_ends_without_a_deal(g: Market) -> None:
    g.apply(0, Say(Goods(2, 1)))
    g.apply(1, No())
    assert g.deal == NO_TERMS


def test_counter_offers_take_turns_and_end(g: Market) -> None:
    for seat, coins in ((0, 2), (1, 1), (0, 2)):
        g.apply(seat, Say(Goods(coins)))
    assert g.ask().question == "market.last"
    assert answers(g) == [No(), Yes()]
    with pytest.raises(IllegalAction):
        g.apply(1, Say(Goods(1)))
    g.apply(1, Yes())
    assert MEASURE.amounts(g.deal) == [2, 0]


def test_choices_are_actions_and_a_form(g: Market) -> None:
    asked = g.asked_of(0)
    assert asked is not None
    form: Form[Say | No] = Form(Say(Goods()), "bundle", (Amount("coins", 2), Amount("gems", 1)), 1)
    assert asked.choices == OneOrForm((No(),), (form,))
    for seat in (0, 1, 0):
        g.apply(seat, Say(Goods(1)))
    asked = g.asked_of(1)
    assert asked is not None
    assert asked.choices == OneOf((No(), Yes()))


def test_other_actions_are_malformed_and_defaults_refuse(g: Market) -> None:
    class Else(Action, frozen=True):
        pass

    with pytest.raises(MalformedAction) as refused:
        g.apply(0, Else())
    assert refused.value.code == "wrong_action"
    assert g.default(0) == REFUSE
    assert len(g.legal(0)) > 1
    assert repr(g.ask()) == "Talk(0,1,-1)"
