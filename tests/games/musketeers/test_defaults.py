"""What is played for an absent player (section 5 of the specification)."""

import pytest
from tests.games.musketeers.table import at, dealt, default, source_of, view

from ducats.games.musketeers.rules.messages import (
    FreePrison,
    GiveToken,
    LayRewards,
    PlayCard,
    ReturnJewel,
    Source,
    TakeJewel,
    TakePrison,
)

REWARDS = [["5/0", "9/0", "7/0"], ["1/0", "2/0", "3/0"], ["1/1", "2/1", "3/1"]]


def test_rewards_the_third_to_fifth_strongest() -> None:
    g = dealt(2)
    strongest_first = view(g, 0).hand[::-1]
    laid = default(g, 0)
    assert isinstance(laid, LayRewards)
    assert set(laid.cards) == set(strongest_first[2:5])
    g = at(2, question="lay_rewards", hands=[[f"{value}/0" for value in range(11)] + ["10/4"], []])
    assert default(g, 0) == LayRewards(("7/0", "8/0", "9/0"))


NINE = ["0/0", "1/0", "3/0", "4/0", "5/0", "6/1", "6/2", "8/0", "9/0"]


@pytest.mark.parametrize(
    ("guard", "card"),
    [(12, "4/0"), (13, "5/0"), (15, "5/0"), (16, "6/1"), (18, "6/1"), (20, "8/0"), (30, "5/0")],
)
def test_card_the_weakest_that_carries_its_share(guard: int, card: str) -> None:
    g = at(3, guard=guard, hands=[NINE, [], []])
    assert default(g, 0) == PlayCard(card)


def test_card_the_middle_one_if_none_carries_its_share() -> None:
    g = at(3, duel=2, guard=30, hands=[NINE[:8], [], []])
    assert default(g, 0) == PlayCard(NINE[4])


def test_card_the_share_is_counted_without_the_jailed_player() -> None:
    g = at(3, guard=12, duel=4, hands=[[], NINE[3:], []], rows=["PPP", "---", "---"])
    assert default(g, 1) == PlayCard("6/1")


def test_card_in_jail_the_weakest() -> None:
    g = at(3, guard=12, duel=4, hands=[NINE[3:], [], []], rows=["PPP", "---", "---"])
    assert default(g, 0) == PlayCard("4/0")


@pytest.mark.parametrize(
    ("row", "action"),
    [
        ("---", TakeJewel(1)),
        ("-P-", FreePrison(1)),
        ("P--", TakeJewel(1)),
        ("PP-", FreePrison(1)),
        ("-PP", FreePrison(1)),
        ("PJP", FreePrison(2)),
        ("PPJ", FreePrison(1)),
        ("JJ-", TakeJewel(2)),
    ],
)
def test_winner(row: str, action: object) -> None:
    g = at(3, question="winner_token", seat=0, duel=4, rows=[row, "---", "---"], rewards=REWARDS)
    assert default(g, 0) == action


def test_winner_compares_values_not_swords() -> None:
    rewards = [["9/4", "9/0", "2/0"], [], []]
    g = at(3, question="winner_token", seat=0, duel=4, rows=["P--", "---", "---"], rewards=rewards)
    assert default(g, 0) == TakeJewel(1)


def test_winner_about_to_end_the_hand_takes() -> None:
    g = at(2, question="winner_token", seat=0, duel=6, rows=["JJ-", "J--"], rewards=REWARDS[:2])
    assert default(g, 0) == TakeJewel(2, Source(1, 0))


@pytest.mark.parametrize(
    ("rows", "totals", "source"),
    [
        (["---", "J--", "-JJ", "---"], [0, 90, 0, 0], Source(2, 1)),
        (["---", "J--", "-J-", "--J"], [0, 10, 30, 20], Source(2, 1)),
        (["---", "J--", "-J-", "--J"], [0, 10, 10, 10], Source(1, 0)),
    ],
    ids=str,
)
def test_winner_robs_the_richest_then_the_leader_then_clockwise(
    rows: list[str], totals: list[int], source: Source
) -> None:
    g = at(4, question="winner_token", seat=0, duel=5, rows=rows, totals=totals)
    assert source_of(default(g, 0)) == source


def test_clockwise_begins_behind_the_taker() -> None:
    g = at(4, question="winner_token", seat=2, duel=5, rows=["J--", "-J-", "---", "--J"])
    assert source_of(default(g, 2)) == Source(3, 2)
    g = at(4, question="loser_token", seat=2, duel=5, rows=["P--", "-P-", "---", "--P"])
    assert source_of(default(g, 2)) == Source(3, 2)


@pytest.mark.parametrize(
    ("row", "action"),
    [("---", TakePrison(0)), ("P--", TakePrison(2)), ("JPJ", ReturnJewel(0)), ("JJP", ReturnJewel(0))],
)
def test_loser(row: str, action: object) -> None:
    g = at(3, question="loser_token", seat=0, duel=4, rows=[row, "---", "---"], rewards=REWARDS)
    assert default(g, 0) == action


@pytest.mark.parametrize(
    ("rows", "totals", "source"),
    [
        (["---", "P--", "-P-", "--P"], [0, 30, 10, 20], Source(2, 1)),
        (["---", "P--", "-PP", "---"], [0, 30, 10, 20], Source(2, 1)),
        (["---", "P--", "-P-", "--P"], [0, 10, 10, 10], Source(1, 0)),
        (["---", "---", "PPP", "---"], [0, 10, 10, 10], Source(2, 0)),
    ],
    ids=str,
)
def test_loser_takes_from_the_poorest_then_clockwise(
    rows: list[str], totals: list[int], source: Source
) -> None:
    g = at(4, question="loser_token", seat=0, duel=5, rows=rows, totals=totals)
    assert source_of(default(g, 0)) == source


def test_full_loser_takes_the_prison_by_the_same_rule() -> None:
    full = {"full_loser_takes_prison": True}
    g = at(
        3, full, question="loser_token", seat=0, duel=7, onto=0, rows=["-JP", "-P-", "--P"], totals=[0, 9, 5]
    )
    assert default(g, 0) == TakePrison(0, Source(2, 2))


def test_victim_gives_a_jewel_off_the_weakest_and_a_prison_off_the_strongest() -> None:
    picks = {"victim_picks_slot": True}
    rewards = [[], ["5/0", "9/0", "7/0"]]
    jewel = at(2, picks, question="give_token", seat=1, taker=0, onto=0, token="J", duel=6,
               rows=["---", "-JJ"], rewards=rewards)  # fmt: skip
    assert default(jewel, 1) == GiveToken(2)
    prison = at(2, picks, question="give_token", seat=1, taker=0, onto=0, token="P", duel=6,
                rows=["---", "P-P"], rewards=rewards)  # fmt: skip
    assert default(prison, 1) == GiveToken(2)


def test_taker_names_the_victim_by_the_same_rule() -> None:
    picks = {"victim_picks_slot": True}
    g = at(3, picks, question="winner_token", seat=0, duel=5, rows=["---", "J--", "-JJ"], rewards=REWARDS)
    assert default(g, 0) == TakeJewel(1, Source(2, None))
