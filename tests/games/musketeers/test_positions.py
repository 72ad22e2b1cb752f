"""Positions of scenario files: what is filled in, and what is refused."""

from typing import Any

import pytest
from tests.games.musketeers.table import RULES, at, dealt, hands, question, rows, view

from ducats.engine.errors import BadScenario
from ducats.engine.rng import Rng
from ducats.games.musketeers.rules.messages import PlayCard


def test_what_is_not_named_is_filled_in() -> None:
    g = at(3)
    assert (g.duel(), g.guard_value(), g.hand_number()) == (1, 5, 1)
    assert [len(hand) for hand in hands(g)] == [9, 9, 9]
    assert [len(cards) for cards in map(g.rewards, range(3))] == [3, 3, 3]
    assert rows(g) == ["---"] * 3
    g.check()


def test_the_duel_follows_from_what_was_played() -> None:
    assert at(2, met=[4, 5]).duel() == 3
    assert at(2, played=[["1/0", "2/0"]]).duel() == 2
    assert at(2, question="winner_token", seat=1, played=[["9/0", "10/0"]]).duel() == 1


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("question", ["winner_token", "loser_token"])
def test_the_duel_before_a_token_fits_the_question(seats: int, question: str) -> None:
    for seat in range(seats):
        g = at(seats, question=question, seat=seat, duel=4)
        assert g.waiting_for() == (seat,)
        assert view(g).duels[-1].won == (question == "winner_token")
        assert view(g).duels[-1].seat == seat


def test_sealed_answers_are_set_up() -> None:
    g = at(3, hands=[["6/1"], ["4/3"], []], sealed=[["6/1"], [], []])
    assert g.waiting_for() == (1, 2)
    assert question(g, 0).mine == PlayCard("6/1")
    first = at(
        2, question="lay_rewards", hands=[["1/0", "2/0", "3/0"], []], sealed=[["1/0", "2/0", "3/0"], []]
    )
    assert first.waiting_for() == (1,)


@pytest.mark.parametrize(
    ("position", "word"),
    [
        ({"colour": 1}, "colour"),
        ({"question": "deal"}, "question"),
        ({"question": 7}, "question"),
        ({"question": "winner_token"}, "seat"),
        ({"question": "winner_token", "seat": 5}, "from 0 to 1"),
        ({"question": "give_token", "seat": 1}, "taker"),
        (
            {
                "question": "give_token",
                "seat": 1,
                "taker": 0,
                "onto": 0,
                "token": "J",
                "rows": ["---", "JJ-"],
            },
            "option",
        ),
        ({"question": "winner_token", "seat": 0, "duel": 0}, "duel"),
        ({"question": "winner_token", "seat": 0, "played": [["1/0", "10/0"]]}, "won by seat 1"),
        ({"question": "loser_token", "seat": 0, "onto": 1}, "full_loser_takes_prison"),
        ({"question": "loser_token", "seat": 0, "onto": 0, "rows": ["J--", "---"]}, "occupied"),
        ({"question": "winner_token", "seat": 0, "rows": ["PPP", "---"]}, "won by seat 1"),
        ({"question": "lay_rewards", "rows": ["J--", "---"]}, "before"),
        ({"question": "lay_rewards", "rewards": [["1/0"], []]}, "before"),
        ({"duel": 9}, "unasked"),
        ({"duel": 10}, "duel"),
        ({"duel": 2, "met": [4, 5]}, "tell of 2"),
        ({"duel": 0}, "duels"),
        ({"guard": 40}, "40"),
        ({"guard": 4, "met": [4]}, "not in the pile"),
        ({"hands": [["7/9"], []]}, "no card"),
        ({"hands": [["7/1"], ["7/1"]]}, "two places"),
        ({"hands": [["7/1"]]}, "one entry"),
        ({"rows": ["---"]}, "one entry"),
        ({"totals": [1]}, "one entry"),
        ({"rows": ["JX-", "---"]}, "letters"),
        ({"rows": ["J-", "---"]}, "letters"),
        ({"rows": ["JJ-", "JJ-"]}, "three jewels"),
        ({"rows": ["PP-", "PP-"]}, "three prisons"),
        ({"rows": ["JJJ", "---"]}, "third jewel"),
        ({"rewards": [["1/0", "2/0", "3/0", "4/0"], []]}, "at most"),
        ({"duel": 2, "played": [["1/0"]]}, "one card for each"),
        ({"sealed": [["1/0"]]}, "sealed"),
        ({"hands": [["1/0"], ["2/0"]], "sealed": [["1/0"], ["2/0"]]}, "sealed"),
        ({"hands": [["1/0"], []], "sealed": [["10/4"], []]}, "sealed"),
        ({"hands": [["1/0"], []], "sealed": [["1/0", "2/0"], []]}, "sealed"),
        ({"totals": ["a", "b"]}, "totals"),
    ],
    ids=str,
)
def test_what_cannot_be_is_refused_with_a_reason(position: dict[str, Any], word: str) -> None:
    with pytest.raises(BadScenario, match=word) as refused:
        at(2, **position)
    assert refused.value.code == "bad_scenario"


def test_a_position_is_described_only_where_a_player_is_asked() -> None:
    fresh = RULES.new_game(2, RULES.read_options({}))
    with pytest.raises(BadScenario):
        RULES.position(fresh)


def test_a_described_position_has_no_more_than_it_needs() -> None:
    described = RULES.position(dealt(2))
    assert described["question"] == "lay_rewards"
    assert not {"seat", "guard", "jailed", "sealed", "results"} & set(described)


def test_the_stack_tells_where_in_the_rulebook_the_game_is() -> None:
    full = {"full_loser_takes_prison": True}
    assert at(2, question="winner_token", seat=1).stack().endswith("DuelFrame()@3 > WinnerToken(1,-1)@0")
    g = at(3, full, question="loser_token", seat=0, duel=7, onto=0, rows=["-JP", "-P-", "--P"])
    assert g.stack().endswith("DuelFrame()@3 > LoserToken(0,0)@0")
    assert at(3).stack() == "Match()@1 > Hand()@3 > DuelFrame()@2 > CommitCard(7)@0"


@pytest.mark.parametrize(
    "position",
    [
        {"guard": 10**30},
        {"met": [10**30]},
        {"totals": [10**30, 0, 0]},
        {"hand_number": 10**30},
        {"met": [5], "jailed": [7]},
    ],
    ids=str,
)
def test_numbers_that_no_table_can_hold_are_refused(position: dict[str, Any]) -> None:
    with pytest.raises(BadScenario):
        at(3, **position)


def test_an_imagined_game_deals_no_card_that_was_played() -> None:
    played = [[f"{value}/{swords}" for swords in range(4)] for value in range(6)]
    g = at(4, played=played)
    fought = {card for duel in played for card in duel}
    for seed in range(10):
        imagined = RULES.imagine(view(g, 0), Rng(f"world {seed}"))
        imagined.check()
        dealt_out = [name for seat in range(4) for name in RULES.view(imagined, seat).hand]
        dealt_out += [
            name for seat in range(4) for name in imagined.printed.card_names(imagined.rewards(seat))
        ]
        assert fought.isdisjoint(dealt_out)
        assert [duel.cards for duel in view(imagined).duels] == list(map(tuple, played))
