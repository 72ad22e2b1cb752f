"""The end of hand and match: MU-33 to MU-40, MU-R14 to MU-R17, MU-R20, and the options of the match."""

from typing import Any

import pytest
from tests.games.musketeers.table import (
    RULES,
    at,
    centre,
    dealt,
    hands,
    of_type,
    options,
    outcome,
    play,
    play_out,
    view,
)

from ducats.engine import bits
from ducats.engine.errors import BadOptions
from ducats.engine.messages import CHANCE
from ducats.games.musketeers.rules.events import CardsRevealed, GuardTurned, HandBegan, HandEnded, MatchEnded
from ducats.games.musketeers.rules.messages import TakeJewel, TakePrison

PLAIN = [["1/0", "2/0", "3/0"], ["4/0", "5/0", "6/0"], ["7/0", "8/0", "9/0"]]


def test_mu_33_the_third_jewel_stops_the_hand_at_once() -> None:
    g = at(3, duel=5, guard=12, hands=[["10/4"], ["2/1"], ["3/1"]], rows=["JJ-", "---", "---"], rewards=PLAIN)
    events = play(g, "10/4", "2/1", "3/1")
    (ended,) = of_type(events, HandEnded)
    assert (ended.reason, ended.rows[0], ended.scores) == ("three_jewels", "JJJ", (12, 15, 24))
    assert len(of_type(events, CardsRevealed)) == 1
    assert of_type(events, GuardTurned) == []


@pytest.mark.parametrize("seat", range(4))
def test_mu_33_the_third_jewel_of_any_seat_stops_the_hand(seat: int) -> None:
    rows = ["JJ-" if other == seat else "---" for other in range(4)]
    g = at(4, question="winner_token", seat=seat, duel=5, rows=rows)
    (ended,) = of_type(list(g.apply(seat, TakeJewel(2))), HandEnded)
    assert (ended.reason, ended.rows[seat]) == ("three_jewels", "JJJ")


def test_mu_33_two_jewels_do_not() -> None:
    g = at(3, duel=5, question="winner_token", seat=0, rows=["J--", "---", "---"])
    g.apply(0, TakeJewel(1))
    assert g.paid == ()


def test_mu_34_after_the_ninth_card_the_hand_ends() -> None:
    g = at(3, {"match_mode": "single_hand"}, question="loser_token", seat=2, duel=9, rewards=PLAIN)
    assert [len(hand) for hand in hands(g)] == [0, 0, 0]
    (ended,) = of_type(list(g.apply(2, TakePrison(2))), HandEnded)
    assert (ended.reason, ended.scores) == ("nine_duels", (6, 15, 15))


def test_mu_35_rewards_are_shown_to_all_and_a_bare_card_pays_its_value() -> None:
    g = at(3, question="loser_token", seat=2, duel=9, rewards=PLAIN)
    assert g.score(1) == 4 + 5 + 6
    (ended,) = of_type(list(g.apply(2, TakePrison(0))), HandEnded)
    assert ended.rewards == tuple(map(tuple, PLAIN))
    for viewer in (0, 1, None):
        assert ended.seen_by(viewer) == ended
        assert view(g, viewer).results[-1].rewards == ended.rewards


def test_mu_35_after_the_match_the_rewards_lie_open() -> None:
    g = at(3, {"match_mode": "single_hand"}, question="loser_token", seat=2, duel=9, rewards=PLAIN)
    assert view(g).places[0].rewards == (None, None, None)
    g.apply(2, TakePrison(0))
    assert g.is_over()
    for viewer in (0, 1, None):
        places = view(g, viewer).places
        assert [place.rewards for place in places] == list(map(tuple, PLAIN))
        assert [place.pays for place in places] == [(1, 2, 3), (4, 5, 6), (0, 8, 9)]
        assert [place.worth for place in places] == [6, 15, 17]


def test_mu_36_a_card_with_a_jewel_pays_double() -> None:
    for slot, row in enumerate(("J--", "-J-", "--J")):
        g = at(3, rows=[row, "---", "---"], rewards=PLAIN)
        assert g.score(0) == 6 + (1, 2, 3)[slot]


def test_mu_37_a_card_with_a_prison_pays_nothing() -> None:
    for slot, row in enumerate(("P--", "-P-", "--P")):
        g = at(3, rows=["---", row, "---"], rewards=PLAIN)
        assert g.score(1) == 15 - (4, 5, 6)[slot]


def test_mu_38_scores_are_added_to_the_totals() -> None:
    g = at(3, question="loser_token", seat=2, duel=9, rewards=PLAIN, totals=[10, 20, 30])
    (ended,) = of_type(list(g.apply(2, TakePrison(0))), HandEnded)
    assert ended.scores == (6, 15, 17)
    assert ended.totals == (16, 35, 47)
    assert [place.total for place in view(g).places] == [16, 35, 47]


def test_mu_39_the_next_hand_is_set_up_anew() -> None:
    g = at(3, question="loser_token", seat=2, duel=9, rewards=PLAIN, rows=["J-P", "-J-", "---"])
    events = list(g.apply(2, TakePrison(0)))
    (began,) = of_type(events, HandBegan)
    assert (began.hand, began.removed) == (2, (4, 35, 40))
    assert bits.numbers(g.deck()) == list(range(55))
    assert (centre(g), g.duel(), g.fought()) == ((3, 3), 0, [])
    assert g.printed.guard_values(g.pile()) == began.guards
    assert g.waiting_for() == (CHANCE,)


@pytest.mark.parametrize(("before", "over"), [(92, False), (93, False), (94, True), (95, True)], ids=str)
def test_mu_40_one_hundred_ducats_win(before: int, over: bool) -> None:
    g = at(3, question="loser_token", seat=2, duel=9, rewards=PLAIN, totals=[before, 0, 0])
    events = list(g.apply(2, TakePrison(0)))
    assert g.is_over() == over
    assert bool(of_type(events, MatchEnded)) == over
    if over:
        assert outcome(g).winners == (0,)
        assert outcome(g).scores == (before + 6, 15, 17)


def test_mu_r14_nothing_follows_the_third_jewel_and_all_are_paid() -> None:
    g = at(3, duel=2, guard=12, hands=[["10/4"], ["2/1"], ["3/1"]], rows=["JJ-", "---", "P--"], rewards=PLAIN)
    events = play(g, "10/4", "2/1", "3/1")
    (ended,) = of_type(events, HandEnded)
    assert ended.scores == (12, 15, 17)
    assert [type(event).__name__ for event in events[events.index(ended) :]] == ["HandEnded", "HandBegan"]
    assert view(g).results[-1].duels == 2


def test_mu_r15_three_jewels_override_the_ninth_duel() -> None:
    chosen = {"match_mode": "single_hand"}
    g = at(2, chosen, duel=8, met=[4, 5, 7, 12, 13, 15, 16], guard=8, rows=["JJP", "---"],
           hands=[["10/4", "10/3"], ["3/1", "3/2"]])  # fmt: skip
    play(g, "10/4", "3/1")
    g.take(CHANCE, list(g.printed.guards).index(10))
    assert g.is_over()
    assert (view(g).results[-1].reason, view(g).results[-1].duels) == ("three_jewels", 9)


def test_mu_r16_the_highest_of_several_past_the_target_wins() -> None:
    g = at(3, question="loser_token", seat=2, duel=9, rewards=PLAIN, totals=[94, 99, 90])
    (ended,) = of_type(list(g.apply(2, TakePrison(0))), MatchEnded)
    assert (ended.totals, ended.winners) == ((100, 114, 107), (1,))
    assert outcome(g).ranks == (3, 1, 2)


def test_mu_r16_equal_highest_totals_share_or_play_on_by_option_match_tie() -> None:
    totals = [109, 100, 0]
    shared = at(3, question="loser_token", seat=2, duel=9, rewards=PLAIN, totals=totals)
    (ended,) = of_type(list(shared.apply(2, TakePrison(0))), MatchEnded)
    assert ended.winners == (0, 1)
    assert outcome(shared).ranks == (1, 1, 3)
    extra = {"match_tie": "extra_hand"}
    on = at(3, extra, question="loser_token", seat=2, duel=9, rewards=PLAIN, totals=totals)
    on.apply(2, TakePrison(0))
    assert not on.is_over()
    alone = at(3, extra, question="loser_token", seat=2, duel=9, rewards=PLAIN, totals=[110, 100, 0])
    alone.apply(2, TakePrison(0))
    assert alone.is_over()
    lower_tie = at(3, extra, question="loser_token", seat=2, duel=9, rewards=PLAIN, totals=[120, 21, 19])
    lower_tie.apply(2, TakePrison(0))
    assert lower_tie.is_over()


def test_mu_r17_max_hands_ends_the_match() -> None:
    chosen: dict[str, Any] = {"max_hands": 3, "match_target": 500, "match_tie": "extra_hand"}
    g = dealt(2, "max", **chosen)
    play_out(g, "max")
    assert len(g.paid) == 3
    assert options().max_hands == 50

    tied = at(2, chosen, hand_number=3, question="loser_token", seat=1, duel=9, totals=[50, 44],
              rewards=[["1/0", "2/0", "3/0"], ["4/0", "5/0", "7/0"]])  # fmt: skip
    tied.apply(1, TakePrison(0))
    assert outcome(tied).winners == (0, 1)


def test_mu_r17_fewer_hands_than_agreed_are_refused() -> None:
    with pytest.raises(BadOptions, match="max_hands=3 would end the match before hands=4"):
        options(match_mode="fixed_hands", hands=4, max_hands=3)
    assert options(match_mode="fixed_hands", hands=3, max_hands=3).hands == 3
    assert options(hands=4, max_hands=3).max_hands == 3
    played = RULES.recorded_options(1, {"match_mode": "fixed_hands", "hands": 4, "max_hands": 3})
    g = RULES.new_game(2, played)
    g.stop_listening()
    play_out(g, "a record of old")
    assert len(g.paid) == 3


def test_mu_r20_leftover_cards_and_guards_are_never_shown() -> None:
    chosen = {"match_mode": "single_hand"}
    g = at(3, chosen, duel=5, guard=12, rows=["JJ-", "---", "---"], rewards=PLAIN,
           hands=[["10/4"], ["2/1"], ["3/1", "8/4", "8/3"]])  # fmt: skip
    play(g, "10/4", "2/1", "3/1")
    assert g.is_over()
    for viewer in (0, 1, None):
        assert "8/4" not in repr(view(g, viewer))
    assert "8/4" in view(g, 2).hand
    assert len(view(g).guards_left) == 12 - 5
    assert "8/4" in repr(RULES.open_view(g))


def test_option_match_mode_single_hand() -> None:
    g = dealt(3, "one", match_mode="single_hand")
    events = play_out(g, "one")
    assert len(of_type(events, HandEnded)) == 1
    assert outcome(g).scores == of_type(events, HandEnded)[0].scores


@pytest.mark.parametrize("hands", [1, 2, 5])
def test_option_fixed_hands(hands: int) -> None:
    g = dealt(2, "fixed", match_mode="fixed_hands", hands=hands, match_target=20)
    assert len(of_type(play_out(g, "fixed"), HandEnded)) == hands


@pytest.mark.parametrize("target", [20, 60, 500])
def test_option_match_target(target: int) -> None:
    g = dealt(2, "target", match_target=target, max_hands=200)
    events = play_out(g, "target")
    *earlier, last = of_type(events, HandEnded)
    assert max(last.totals) >= target
    assert all(max(ended.totals) < target for ended in earlier)
