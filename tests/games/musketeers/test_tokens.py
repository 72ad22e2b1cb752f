"""Jewels and prisons: MU-18 to MU-28, MU-42."""

import pytest
from tests.games.musketeers.table import (
    at,
    centre,
    dealt,
    hands,
    legal,
    of_type,
    play,
    play_out,
    rows,
    source_of,
)

from ducats.engine.errors import IllegalAction, MalformedAction
from ducats.engine.messages import Action
from ducats.games.musketeers.rules.events import (
    GuardTurned,
    HandEnded,
    JewelReturned,
    JewelTaken,
    PrisonFreed,
    PrisonTaken,
)
from ducats.games.musketeers.rules.messages import FreePrison, ReturnJewel, Source, TakeJewel, TakePrison
from ducats.games.musketeers.rules.printed import JEWEL, PRISON
from ducats.games.musketeers.rules.state import Musketeers


def refusal(g: Musketeers, seat: int, action: Action) -> tuple[str, str | None]:
    before = rows(g)
    with pytest.raises((IllegalAction, MalformedAction)) as refused:
        g.apply(seat, action)
    assert rows(g) == before
    return refused.value.code, refused.value.rule


def test_mu_18_the_winner_chooses_the_card_for_the_jewel() -> None:
    for slot in range(3):
        g = at(3, question="winner_token", seat=1)
        (taken,) = of_type(list(g.apply(1, TakeJewel(slot))), JewelTaken)
        assert (taken.seat, taken.to, taken.source, taken.forced) == (1, slot, None, False)
        assert rows(g)[1] == "".join("J" if at_slot == slot else "-" for at_slot in range(3))
        assert g.in_centre(JEWEL) == 2


def test_mu_19_a_jewel_doubles_its_card() -> None:
    g = at(2, rows=["J--", "---"], rewards=[["9/0", "4/0", "1/0"], []])
    assert g.score(0) == 18 + 4 + 1


def test_mu_20_the_loser_chooses_the_card_for_the_prison() -> None:
    for slot in range(3):
        g = at(3, question="loser_token", seat=2)
        (taken,) = of_type(list(g.apply(2, TakePrison(slot))), PrisonTaken)
        assert (taken.seat, taken.to, taken.source) == (2, slot, None)
        assert rows(g)[2][slot] == "P"
        assert g.in_centre(PRISON) == 2


def test_mu_21_a_prison_voids_its_card() -> None:
    g = at(2, rows=["-P-", "---"], rewards=[["9/0", "4/0", "1/0"], []])
    assert g.score(0) == 9 + 0 + 1


@pytest.mark.parametrize("row", ["J--", "P--"])
def test_mu_22_a_token_only_on_a_free_card(row: str) -> None:
    won = at(2, question="winner_token", seat=0, duel=2, rows=[row, "---"])
    assert refusal(won, 0, TakeJewel(0)) == ("slot_occupied", "MU-22")
    lost = at(2, question="loser_token", seat=0, duel=2, rows=[row, "---"])
    assert refusal(lost, 0, TakePrison(0)) == ("slot_occupied", "MU-22")
    assert legal(lost, 0) == {TakePrison(1), TakePrison(2)}


def test_mu_23_an_empty_centre_means_taking_from_another() -> None:
    g = at(3, question="winner_token", seat=2, duel=5, rows=["J--", "-JJ", "---"])
    sources = {Source(0, 0), Source(1, 1), Source(1, 2)}
    assert {source_of(action) for action in legal(g, 2)} == sources
    assert refusal(g, 2, TakeJewel(0)) == ("centre_empty", "MU-23")
    assert refusal(g, 2, TakeJewel(0, Source(0, 1))) == ("no_such_token", "MU-23")
    assert refusal(g, 2, TakeJewel(0, Source(3, 1))) == ("no_such_seat", "MU-23")
    lost = at(3, question="loser_token", seat=2, duel=5, rows=["P--", "-PP", "---"])
    assert {source_of(action) for action in legal(lost, 2)} == sources


def test_mu_24_a_card_that_loses_its_token_is_bare() -> None:
    g = at(3, question="winner_token", seat=2, duel=5, rows=["J--", "-JJ", "---"])
    g.apply(2, TakeJewel(0, Source(1, 2)))
    assert rows(g) == ["J--", "-J-", "J--"]
    assert centre(g) == (0, 3)
    g = at(3, question="loser_token", seat=2, duel=5, rows=["P--", "-PP", "---"])
    g.apply(2, TakePrison(1, Source(0, 0)))
    assert rows(g) == ["---", "-PP", "-P-"]
    assert g.in_centre(PRISON) == 0


def test_mu_25_the_winner_may_free_a_prisoner_instead() -> None:
    g = at(2, question="winner_token", seat=0, duel=3, rows=["P-P", "---"])
    assert legal(g, 0) == {TakeJewel(1), FreePrison(0), FreePrison(2)}
    (freed,) = of_type(list(g.apply(0, FreePrison(2))), PrisonFreed)
    assert (freed.slot, freed.rule) == (2, "MU-25")
    assert rows(g) == ["P--", "---"]
    assert centre(g) == (3, 2)


def test_mu_25_only_own_prisons_are_freed() -> None:
    g = at(2, question="winner_token", seat=0, duel=3, rows=["P--", "-P-"])
    assert refusal(g, 0, FreePrison(1)) == ("no_such_token", "MU-25")


def test_mu_26_the_winner_must_do_one_of_both() -> None:
    for row in ("---", "P--", "J--", "JP-", "PP-", "JPP", "JJ-"):
        g = at(2, question="winner_token", seat=0, duel=5, rows=[row, "---"])
        assert {type(action) for action in legal(g, 0)} <= {TakeJewel, FreePrison}
        assert legal(g, 0)
        assert (TakeJewel in {type(action) for action in legal(g, 0)}) == ("-" in row)


def test_mu_27_a_winner_without_a_free_card_frees_a_prison() -> None:
    g = at(2, question="winner_token", seat=0, duel=5, rows=["PJP", "---"])
    assert legal(g, 0) == {FreePrison(0), FreePrison(2)}
    (freed,) = of_type(list(g.apply(0, FreePrison(0))), PrisonFreed)
    assert freed.rule == "MU-27"
    assert rows(g)[0] == "-JP"
    assert g.in_centre(JEWEL) == 2


def test_mu_28_a_loser_without_a_free_card_returns_a_jewel() -> None:
    g = at(2, question="loser_token", seat=0, duel=5, rows=["PJJ", "---"])
    assert legal(g, 0) == {ReturnJewel(1), ReturnJewel(2)}
    assert refusal(g, 0, TakePrison(1)) == ("slot_occupied", "MU-28")
    g.apply(0, ReturnJewel(1))
    assert rows(g)[0] == "P-J"
    assert centre(g) == (2, 2)
    free = at(2, question="loser_token", seat=0, duel=5, rows=["-JJ", "---"])
    assert refusal(free, 0, ReturnJewel(1)) == ("slot_free", "MU-28")


def test_mu_42_one_token_moves_per_duel_and_none_shifts() -> None:
    """Between two duels exactly one slot of the one concerned changes, and a robbed one's becomes bare."""
    for seats in (2, 3, 4):
        g = dealt(seats, match_mode="single_hand")
        play_out_checked(g, f"shift {seats}")


def play_out_checked(g: Musketeers, seed: str) -> None:
    before, duel = rows(g), g.duel()
    for event in play_out(g, seed):
        if isinstance(event, GuardTurned):
            duel = event.duel
        if isinstance(event, JewelTaken | PrisonTaken):
            letter = "J" if isinstance(event, JewelTaken) else "P"
            assert before[event.seat][event.to] == "-"
            before[event.seat] = put(before[event.seat], event.to, letter)
            if event.source is not None:
                assert event.source.seat != event.seat
                assert event.source.slot is not None
                assert before[event.source.seat][event.source.slot] == letter
                before[event.source.seat] = put(before[event.source.seat], event.source.slot, "-")
        if isinstance(event, PrisonFreed | JewelReturned):
            assert before[event.seat][event.slot] == ("P" if isinstance(event, PrisonFreed) else "J")
            before[event.seat] = put(before[event.seat], event.slot, "-")
        if isinstance(event, HandEnded):
            assert list(event.rows) == before
            assert duel > 0


def put(row: str, slot: int, letter: str) -> str:
    return row[:slot] + letter + row[slot + 1 :]


def test_e35_invariant() -> None:
    """Tokens are conserved and the hands run out together, in every position of many hands."""
    for seats in (2, 3, 4):
        g = dealt(seats, "E35", match_mode="fixed_hands", hands=6)
        for ended in of_type(play_out(g, f"E35 {seats}"), HandEnded):
            tokens = "".join(ended.rows)
            assert tokens.count("J") <= 3
            assert tokens.count("P") <= 3
        assert g.is_over()
    g = at(3, duel=4, rows=["J-P", "--J", "P--"])
    assert centre(g) == (1, 1)
    assert [len(hand) for hand in hands(g)] == [10 - 4] * 3


@pytest.mark.parametrize(
    "action",
    [TakeJewel(3), TakeJewel(-1), TakeJewel(0, Source(1, 5)), FreePrison(3), FreePrison(7)],
    ids=repr,
)
def test_a_slot_that_does_not_exist_is_malformed(action: Action) -> None:
    g = at(2, question="winner_token", seat=0, duel=4, rows=["P--", "JJJ".replace("J", "-", 1)])
    assert refusal(g, 0, action)[0] == "malformed_action"


def test_the_forced_move_is_made_without_asking() -> None:
    g = at(2, duel=5, guard=10, hands=[["10/4"], ["3/0"]], rows=["JJP", "---"])
    (freed,) = of_type(play(g, "10/4", "3/0"), PrisonFreed)
    assert freed.forced
