"""Turns from the second round on: MC-29 to MC-34, MC-R12, MC-R14, MC-R15."""

import pytest
from tests.games.marracash.table import (
    FULL_GATES,
    at,
    auction,
    fountain,
    legal,
    move,
    of_type,
    question,
    view,
)

from ducats.engine.errors import IllegalAction
from ducats.games.marracash.rules.events import ActionLapsed, AuctionOpened, GroupMoved
from ducats.games.marracash.rules.messages import AuctionShop, Lapse, MoveGroup
from ducats.games.marracash.rules.printed import DATA_TEXT
from ducats.games.marracash.rules.souk import SHOP_NAMES
from ducats.games.marracash.rules.state import MarraCash


def kinds(g: MarraCash, seat: int) -> set[str]:
    return {type(action).__name__ for action in legal(g, seat)}


def test_mc_29_two_actions_and_then_the_next_player() -> None:
    g = at(fountains={**FULL_GATES, "9": "G"})
    assert view(g).slot == 1
    move(g, 0, 9, 10)
    assert (g.waiting_for(), view(g).slot) == ((0,), 2)
    move(g, 0, 10, 9)
    assert (g.waiting_for(), view(g).slot, view(g).turn) == ((1,), 1, 1)


def test_mc_30_two_moves_of_two_groups() -> None:
    g = at(fountains={**FULL_GATES, "9": "G", "5": "Y"})
    move(g, 0, 9, 10)
    move(g, 0, 5, 6)
    assert (fountain(g, 10), fountain(g, 6)) == ("G", "Y")
    assert g.waiting_for() == (1,)


def test_mc_31_a_move_and_then_an_auction() -> None:
    g = at(fountains={**FULL_GATES, "9": "G"})
    move(g, 0, 9, 10)
    assert kinds(g, 0) == {"MoveGroup", "AuctionShop"}
    auction(g, 0, "Y1", 100, None, None, None)
    assert g.waiting_for() == (1,)


def test_mc_32_two_auctions() -> None:
    g = at(fountains=FULL_GATES)
    auction(g, 0, "Y1", 100, None, None, None)
    auction(g, 0, "Y2", 100, None, None, None)
    assert view(g).places[0].shops == 2
    assert g.waiting_for() == (1,)


def test_mc_33_never_a_move_after_an_auction() -> None:
    g = at(fountains={**FULL_GATES, "9": "G"})
    auction(g, 0, "Y1", 100, None, None, None)
    assert view(g).auctioned
    assert kinds(g, 0) == {"AuctionShop"}
    with pytest.raises(IllegalAction) as refused:
        g.apply(0, MoveGroup(9, 10))
    assert (refused.value.code, refused.value.rule) == ("move_after_auction", "MC-33")
    auction(g, 0, "Y2", 100, None, None, None)
    assert (view(g).turn, view(g).auctioned) == (1, False)
    assert kinds(g, 1) == {"MoveGroup", "AuctionShop"}


def test_mc_34_an_empty_entrance_must_be_filled_at_the_end_of_the_turn() -> None:
    g = at(fountains=FULL_GATES)
    move(g, 0, 8, 9)
    assert question(g) == "act"
    move(g, 0, 9, 10)
    assert (question(g), g.waiting_for()) == ("bring", (0,))
    g = at(fountains=FULL_GATES)
    move(g, 0, 8, 9)
    move(g, 0, 9, 8)
    assert (question(g), g.waiting_for()) == ("act", (1,))


def test_mc_r12_without_money_and_groups_both_actions_lapse() -> None:
    g = at(slot=2, seat=3, cash=[0, 1000, 1000, 1000], line="", fountains={"9": "Y"}, owners={"Y3": 0})
    events = move(g, 3, 9, 10)
    lapsed = [(event.seat, event.slot) for event in of_type(events, ActionLapsed)]
    # The line is empty and nobody is left on the board: Ali can do nothing in the last round.
    assert lapsed == [(0, 1), (0, 2)]
    assert g.waiting_for() == (1,)


def test_mc_r14_nobody_may_do_less() -> None:
    g = at(fountains=FULL_GATES)
    with pytest.raises(IllegalAction) as refused:
        g.apply(0, Lapse())
    assert (refused.value.code, refused.value.rule) == ("must_act", "MC-R14")


SEVEN_SIGNS = DATA_TEXT.replace("signs = { value = 6,", "signs = { value = 7,")
"""With the six of the box nobody has a sign left when a single shop is free."""
NEARLY_ALL = {name: number // 6 for number, name in enumerate(SHOP_NAMES[:23])}


def test_mc_r14_two_auctions_may_be_begun_with_one_free_shop() -> None:
    g = at(seat=3, data=SEVEN_SIGNS, owners={**NEARLY_ALL, "P4": 3}, fountains=FULL_GATES)
    assert AuctionShop("P5") in legal(g, 3)
    events = auction(g, 3, "P5", 100, None, None, None)
    assert [event.slot for event in of_type(events, ActionLapsed)] == [2]
    assert g.waiting_for() == (0,)


def test_mc_r14_strictly_two_auctions_need_two_free_shops() -> None:
    strict = {"strict_option_c": True}
    g = at(seat=3, chosen=strict, data=SEVEN_SIGNS, owners=NEARLY_ALL, fountains=FULL_GATES)
    assert AuctionShop("P5") in legal(g, 3)
    g = at(seat=3, chosen=strict, data=SEVEN_SIGNS, owners={**NEARLY_ALL, "P4": 3}, fountains=FULL_GATES)
    assert AuctionShop("P5") not in legal(g, 3)
    with pytest.raises(IllegalAction) as refused:
        g.apply(3, AuctionShop("P5"))
    assert (refused.value.code, refused.value.rule) == ("only_one_free_shop", "MC-R14")
    move(g, 3, 8, 9)
    assert AuctionShop("P5") in legal(g, 3)


def test_mc_r14_a_single_possible_action_is_done_without_a_question() -> None:
    g = at(seat=3, data=SEVEN_SIGNS, owners=NEARLY_ALL, fountains=FULL_GATES)
    events = auction(g, 3, "P4", 100, None, None, None)
    assert [event.shop for event in of_type(events, AuctionOpened)] == ["P4", "P5"]
    assert question(g) == "open_bid"


def test_mc_r15_the_second_move_may_be_that_of_the_merged_group() -> None:
    g = at(fountains={**FULL_GATES, "9": "G", "10": "Y"})
    move(g, 0, 9, 10)
    events = move(g, 0, 10, 15)
    assert of_type(events, GroupMoved)[0].visitors == "YG"
    assert fountain(g, 15) == "YG"


def test_at_the_start_of_the_second_round_there_are_nine_moves() -> None:
    g = at(fountains={"1": "RGB", "8": "YRP", "16": "GBP"})
    assert sum(isinstance(action, MoveGroup) for action in legal(g, 0)) == 9
