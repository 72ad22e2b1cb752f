"""New visitors: MC-51 to MC-53, MC-R21 to MC-R23, MC-R32."""

import pytest
from tests.games.marracash.table import (
    FULL_GATES,
    at,
    auction,
    bring,
    dealt,
    fountain,
    legal,
    move,
    of_type,
    question,
    view,
)

from ducats.engine.errors import IllegalAction
from ducats.games.marracash.rules.events import VisitorsBrought
from ducats.games.marracash.rules.messages import BringVisitors
from ducats.games.marracash.rules.souk import SHOP_NAMES


def test_mc_51_two_three_or_four_from_one_end() -> None:
    g = at(question="bring", line="YRRGBPPYGB", fountains={"1": "R", "8": "R"})
    expected = {BringVisitors(16, end, count) for end in ("left", "right") for count in (2, 3, 4)}
    assert legal(g, 0) == expected
    for count in (1, 5):
        with pytest.raises(IllegalAction) as refused:
            bring(g, 0, 16, "left", count)
        assert (refused.value.code, refused.value.rule) == ("wrong_count", "MC-51")


@pytest.mark.parametrize(("end", "group", "left"), [("left", "YRR", "GBPP"), ("right", "BPP", "YRRG")])
def test_mc_51_successive_visitors(end: str, group: str, left: str) -> None:
    g = at(question="bring", line="YRRGBPP", fountains={"1": "R", "8": "R"})
    (brought,) = of_type(bring(g, 0, 16, end, 3), VisitorsBrought)
    assert (brought.visitors, brought.left) == (group, 4)
    assert view(g).line == left
    assert view(g).line_taken == (3 if end == "left" else 0)


def test_mc_52_they_stand_on_that_entrance() -> None:
    g = at(question="bring", line="YRRGBPP", fountains={"1": "R", "8": "R"})
    bring(g, 0, 16, "left", 2)
    assert fountain(g, 16) == "YR"


def test_mc_53_until_all_entrances_are_occupied() -> None:
    g = at(question="bring", line="YRRGBPPGG", fountains={"1": "R"})
    bring(g, 0, 16, "left", 2)
    assert (question(g), g.waiting_for()) == ("bring", (0,))
    with pytest.raises(IllegalAction) as refused:
        bring(g, 0, 16, "left", 2)
    assert refused.value.code == "entrance_occupied"
    bring(g, 0, 8, "left", 2)
    assert (question(g), g.waiting_for()) == ("act", (1,))


@pytest.mark.parametrize(("line", "counts"), [("YRB", {2, 3}), ("YR", {2}), ("Y", {1}), ("YRBG", {2, 3, 4})])
def test_mc_r21_a_short_line(line: str, counts: set[int]) -> None:
    g = at(question="bring", line=line, fountains={"1": "R", "8": "R"})
    offered = {action.count for action in legal(g, 0) if isinstance(action, BringVisitors)}
    assert offered == counts


def test_mc_r21_one_may_be_left_over_on_purpose() -> None:
    g = at(question="bring", line="YRB", fountains={"1": "R", "8": "R"})
    bring(g, 0, 16, "right", 2)
    assert (view(g).line, view(g).phase) == ("Y", "main")


def test_mc_r22_entrances_stay_empty_when_the_line_runs_out() -> None:
    g = at(question="bring", line="YR", fountains={"1": "R"})
    bring(g, 0, 8, "left", 2)
    assert fountain(g, 16) == ""
    assert question(g) == "act"
    move(g, 1, 8, 9)
    move(g, 1, 9, 10)
    assert (question(g), g.waiting_for()) == ("act", (2,))


def test_mc_r23_several_entrances_one_at_a_time_in_any_order() -> None:
    g = at(fountains=FULL_GATES)
    move(g, 0, 16, 15)
    move(g, 0, 1, 2)
    assert {action.entrance for action in legal(g, 0) if isinstance(action, BringVisitors)} == {1, 16}
    bring(g, 0, 16, "right", 4)
    bring(g, 0, 1, "left", 2)
    assert (len(fountain(g, 16)), len(fountain(g, 1))) == (4, 2)


def test_mc_r32_no_filling_in_the_first_round() -> None:
    g = dealt()
    for step in range(4):
        auction(g, (g.starter() + step) % 4, SHOP_NAMES[step], 100, None, None, None)
        assert question(g) == ("pick_shop" if step < 3 else "act")
    assert len(view(g).line) == 45


def test_mc_r32_in_a_last_round_after_a_stall_entrances_are_filled() -> None:
    g = at(phase="last_round", turns_left=2, fountains=FULL_GATES)
    move(g, 0, 8, 9)
    move(g, 0, 9, 10)
    assert question(g) == "bring"
