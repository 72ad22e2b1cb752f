"""Phase 7: MA-60 to MA-68."""

from typing import Any

import msgspec
import pytest
from tests.games.merchants.table import asked, at, legal, pass_all, told, view

from ducats.engine.errors import IllegalAction
from ducats.games.merchants.rules.events import CreditTaken, UpkeepPaid
from ducats.games.merchants.rules.messages import Climb, DeclineCredit, PlayStatusCards, Repay, TakeCredit
from ducats.telling import Reader
from ducats.texts import Texts


def status(chosen: dict[str, Any] | None = None, **position: Any) -> tuple[Any, list[Any]]:
    """The first status turn, and what was told on the way."""
    g = at("invest_bid", chosen=chosen, **position)
    return g, pass_all(g)


def one(level: int, cash: int, debts: int = 0) -> dict[str, Any]:
    return {
        "status": [level, 0, 0, 0],
        "cash": [cash, 5000, 5000, 5000],
        "credits": [debts, 0, 0, 0],
    }


def test_ma_60_upkeep_or_down_to_a_level_that_can_be_paid() -> None:
    g, events = status(**one(6, 600))
    paid = told(events, UpkeepPaid)[0]
    assert (paid.level, paid.amount, paid.fell_from) == (4, 500, 6)
    assert (g.status(0), g.cash(0)) == (4, 100)
    g, events = status(**one(6, 1000))
    paid = told(events, UpkeepPaid)[0]
    assert (paid.level, paid.amount, paid.fell_from) == (6, 1000, None)


def test_ma_61_who_has_gone_down_may_borrow_2000() -> None:
    g, _ = status(**one(6, 600))
    assert asked(g) == ("credit", (0,))
    (taken,) = told(list(g.apply(0, TakeCredit())), CreditTaken)
    assert (taken.amount, taken.rule, g.cash(0)) == (2000, "MA-61", 2100)
    g, _ = status(**one(6, 1000))
    assert asked(g) == ("climb", (0,))


def test_ma_62_the_destitute_at_the_bottom_may_borrow() -> None:
    for cash, actions in ((200, [DeclineCredit(), TakeCredit()]), (300, [DeclineCredit()])):
        g, _ = status(**one(0, cash))
        assert (asked(g), legal(g, 0)) == (("credit", (0,)), actions)
    g, _ = status(**one(0, 300))
    with pytest.raises(IllegalAction) as refused:
        g.apply(0, TakeCredit())
    assert (refused.value.code, refused.value.rule) == ("no_credit", "MA-62")
    g, _ = status(**one(0, 200))
    (taken,) = told(list(g.apply(0, TakeCredit())), CreditTaken)
    assert taken.rule == "MA-62"


def test_ma_63_one_credit_in_a_round_and_four_cards_in_all() -> None:
    g, _ = status(**one(6, 600, debts=1))
    g.apply(0, TakeCredit())
    assert (asked(g)[0], g.credits(0), view(g).credits_left) == ("repay", 2, 2)
    g, _ = status(status=[6, 0, 0, 0], cash=[600, 5000, 5000, 5000], credits=[0, 2, 2, 0])
    assert asked(g) == ("climb", (0,))


def test_ma_64_a_credit_is_repaid_with_2500() -> None:
    g, _ = status(**one(1, 5200, debts=3))
    assert legal(g, 0) == [Repay(0), Repay(1), Repay(2)]
    with pytest.raises(IllegalAction) as refused:
        g.apply(0, Repay(3))
    assert refused.value.code == "cannot_repay"
    g.apply(0, Repay(2))
    assert (g.cash(0), g.credits(0), view(g).credits_left) == (100, 1, 3)


def test_ma_65_no_rising_with_a_credit() -> None:
    g, _ = status(**one(1, 5000, debts=1))
    g.apply(0, Repay(0))
    assert asked(g)[1] == (1,)


def test_ma_66_up_to_two_levels_at_the_marker_s_cost() -> None:
    g, _ = status(arrivals=3, **one(1, 2200))
    assert legal(g, 0) == [Climb(0), Climb(1), Climb(2)]
    g.apply(0, Climb(2))
    assert (g.cash(0), g.status(0)) == (100, 3)
    g, _ = status(arrivals=3, **one(1, 1000))
    assert legal(g, 0) == [Climb(0)]
    with pytest.raises(IllegalAction) as refused:
        g.apply(0, Climb(1))
    assert refused.value.code == "cannot_climb"


def test_ma_67_upkeep_comes_before_rising() -> None:
    g, _ = status(arrivals=0, **one(4, 1100))
    assert (g.cash(0), legal(g, 0)) == (600, [Climb(0)])


def test_ma_68_the_top_is_level_9_and_levels_are_shared() -> None:
    g, _ = status(status=[9, 8, 8, 8], cash=[9000, 9000, 9000, 9000])
    assert asked(g) == ("climb", (1,))
    assert legal(g, 1) == [Climb(0), Climb(1)]
    g.apply(1, Climb(1))
    assert g.statuses() == [9, 9, 8, 8]


def test_ma_r24_the_cost_counts_this_round_s_arrivals_and_ends_at_1500() -> None:
    assert [view(at("climb", arrivals=n)).step_cost for n in (0, 1, 7, 8, 12)] == [700, 800, 1400, 1500, 1500]


def test_ma_r25_a_level_just_reached_costs_nothing_yet() -> None:
    g, _ = status(arrivals=0, **one(0, 1400))
    g.apply(0, DeclineCredit())
    g.apply(0, Climb(2))
    assert (g.cash(0), g.status(0), view(g).places[0].upkeep) == (0, 2, 200)


def test_ma_r26_a_credit_may_come_before_the_fall_if_the_table_says_so() -> None:
    before = {"credit_timing": "before_fall"}
    g, events = status(before, **one(6, 600))
    assert not told(events, UpkeepPaid)
    assert (asked(g), legal(g, 0)) == (("credit", (0,)), [DeclineCredit(), TakeCredit()])
    copy = g.copy()
    (paid, *_) = told(list(g.apply(0, TakeCredit())), UpkeepPaid)
    assert (paid.level, g.cash(0), asked(g)[0]) == (6, 1600, "repay")
    (paid, *_) = told(list(copy.apply(0, DeclineCredit())), UpkeepPaid)
    assert (paid.level, asked(copy)) == (4, ("credit", (0,)))
    g, _ = status(before, **one(6, 1000))
    assert legal(g, 0) == [DeclineCredit()]
    g, _ = status(before, **one(0, 1000))
    assert view(g).status is not None
    assert told(list(g.apply(0, DeclineCredit())), UpkeepPaid) == []


@pytest.mark.parametrize(
    ("timing", "level", "cash", "rule"),
    [
        ("after_fall", 6, 600, "MA-61"),
        ("after_fall", 0, 200, "MA-62"),
        ("after_fall", 0, 5000, "MA-62"),
        ("before_fall", 6, 600, "MA-R26"),
    ],
)
def test_a_credit_is_asked_for_under_the_rule_that_gives_it(
    timing: str, level: int, cash: int, rule: str
) -> None:
    g, _ = status({"credit_timing": timing}, **one(level, cash))
    question = view(g, 0).question
    assert question is not None
    assert (question.id, question.rule) == ("merchants.credit", rule)
    if cash == 5000:
        with pytest.raises(IllegalAction) as refused:
            g.apply(0, TakeCredit())
        assert (refused.value.code, refused.value.rule) == ("no_credit", "MA-62")


@pytest.mark.parametrize(("supply", "left"), [(4, 2), (5, 3), (10, 8), (0, None)])
def test_ma_r27_how_many_credit_cards_there_are(supply: int, left: int | None) -> None:
    g = at("climb", chosen={"credit_supply": supply}, credits=[0, 1, 1, 0])
    assert view(g).credits_left == left


def test_ma_r28_no_credit_at_the_bottom_if_the_table_is_strict() -> None:
    g, _ = status({"credit_bottom": "strict"}, **one(0, 0))
    assert asked(g) == ("climb", (0,))


def test_ma_r29_repaying_comes_after_upkeep_and_before_rising() -> None:
    g, _ = status(arrivals=0, **one(2, 3400, debts=1))
    assert (asked(g)[0], g.cash(0)) == ("repay", 3200)
    g.apply(0, Repay(1))
    assert (asked(g)[0], legal(g, 0)) == ("climb", [Climb(0), Climb(1)])


def test_ma_r44_who_can_pay_must_pay() -> None:
    g, events = status(**one(3, 300))
    assert (told(events, UpkeepPaid)[0].amount, g.cash(0), g.status(0)) == (300, 0, 3)


def test_letters_and_patron_at_the_start_of_the_turn() -> None:
    hands = [["patron_favour", "letter_of_exchange", "letter_of_exchange"], [], [], []]
    g, _ = status(hands=hands, **one(6, 0))
    assert asked(g) == ("status_cards", (0,))
    assert len(legal(g, 0)) == 6
    with pytest.raises(IllegalAction) as refused:
        g.apply(0, PlayStatusCards(3, False))
    assert refused.value.code == "no_such_card_in_hand"
    g.apply(0, PlayStatusCards(1, True))
    assert (g.status(0), g.cash(0), view(g).places[0].influence) == (6, 0, 1)


def test_a_favour_counts_at_whatever_level_one_ends_on() -> None:
    g, _ = status(hands=[["patron_favour"], [], [], []], **one(8, 600))
    (paid,) = told(list(g.apply(0, PlayStatusCards(0, True))), UpkeepPaid)
    assert (paid.level, paid.amount, paid.fell_from) == (6, 500, 8)


@pytest.mark.parametrize(
    ("chosen", "level", "cash", "words"),
    [
        ({}, 6, 600, "You have fallen."),
        ({}, 0, 200, "You are short of money."),
        ({}, 0, 300, "You have enough money"),
        ({"credit_timing": "before_fall"}, 6, 600, "You cannot pay your upkeep."),
        ({"credit_timing": "before_fall"}, 6, 1000, "You have enough money"),
    ],
)
def test_a_credit_question_says_what_is_true(
    chosen: dict[str, Any], level: int, cash: int, words: str
) -> None:
    g, _ = status(chosen, **one(level, cash))
    assert asked(g) == ("credit", (0,))
    seen = msgspec.to_builtins(view(g, 0))
    text, faults = Texts("en").told("merchants-question-credit", seen, Reader(["A", "B", "C", "D"], seen))
    assert text is not None
    assert text.startswith(words)
    assert faults == []
