"""Three prisons: MU-29 to MU-32, MU-R11 to MU-R13, MU-R26."""

from tests.games.musketeers.table import (
    at,
    dealt,
    hands,
    legal,
    of_type,
    play,
    play_out,
    question,
    rows,
    source_of,
    view,
)

from ducats.engine import bits
from ducats.games.musketeers.rules.events import CardsRevealed, Jailed, Released
from ducats.games.musketeers.rules.messages import PlayCard, Source, TakePrison

JAILED = ["PPP", "---", "---"]


def test_mu_29_three_prisons_jail_their_owner() -> None:
    g = at(3, duel=4, guard=30, hands=[["1/0"], ["3/0"], ["4/0"]], rows=["PP-", "---", "---"])
    assert [place.jailed for place in view(g).places] == [False, False, False]
    events = play(g, "1/0", "3/0", "4/0")
    (revealed,) = of_type(events, CardsRevealed)
    assert (revealed.sum, revealed.jailed) == (8, None)
    assert [event.seat for event in of_type(events, Jailed)] == [0]
    assert [place.jailed for place in view(g).places] == [True, False, False]
    assert bits.numbers(g.fighters()) == [1, 2]


def test_mu_29_two_prisons_and_a_jewel_do_not() -> None:
    assert bits.numbers(at(3, duel=4, rows=["PPJ", "---", "---"]).fighters()) == [0, 1, 2]


def test_mu_30_the_jailed_player_discards_a_card_of_his_choice_per_duel() -> None:
    g = at(3, duel=5, guard=13, hands=[["9/4", "1/0"], ["6/0"], ["7/2"]], rows=JAILED)
    assert {PlayCard("9/4"), PlayCard("1/0")} <= legal(g, 0)
    assert g.waiting_for() == (0, 1, 2)
    play(g, "1/0", "6/0", "7/2")
    assert "1/0" not in view(g, 0).hand
    assert [place.cards for place in view(g).places] == [4, 4, 4]


def test_mu_31_others_fight_without_the_jailed_player() -> None:
    strong = at(3, duel=5, guard=13, hands=[["10/4"], ["6/0"], ["7/2"]], rows=JAILED)
    (won,) = of_type(play(strong, "10/4", "6/0", "7/2"), CardsRevealed)
    assert (won.sum, won.won, won.seat, won.jailed, won.rule) == (13, True, 2, 0, "MU-31")
    weak = at(3, duel=5, guard=15, hands=[["0/0"], ["6/0"], ["7/2"]], rows=JAILED)
    (lost,) = of_type(play(weak, "0/0", "6/0", "7/2"), CardsRevealed)
    assert (lost.sum, lost.won, lost.seat) == (13, False, 1)


def test_mu_32_the_next_prison_releases_the_jailed_player() -> None:
    g = at(3, duel=5, guard=15, hands=[["9/4"], ["6/0"], ["7/2"]], rows=JAILED)
    play(g, "9/4", "6/0", "7/2")
    assert {source_of(action) for action in legal(g, 1)} == {Source(0, slot) for slot in range(3)}
    events = list(g.apply(1, TakePrison(0, Source(0, 2))))
    assert [event.seat for event in of_type(events, Released)] == [0]
    assert rows(g) == ["PP-", "P--", "---"]
    g.take(-1, g.legal(-1)[0])
    assert bits.numbers(g.fighters()) == [0, 1, 2]
    assert question(g).waiting == (0, 1, 2)


def test_mu_32_a_won_duel_does_not_release() -> None:
    g = at(3, duel=5, guard=8, hands=[["9/4"], ["6/0"], ["7/2"]], rows=JAILED)
    events = play(g, "9/4", "6/0", "7/2")
    g.take(2, g.legal(2)[0])
    assert of_type(events, Released) == []
    assert bits.numbers(g.fighters()) == [1, 2]


def test_mu_r11_one_discard_for_each_duel_shown_with_the_others() -> None:
    g = at(3, duel=5, guard=8, hands=[["9/4"], ["6/0"], ["7/2"]], rows=JAILED)
    events = play(g, "9/4", "6/0", "7/2")
    (revealed,) = of_type(events, CardsRevealed)
    for viewer in (0, 1, 2, None):
        assert revealed.seen_by(viewer).cards[0] == "9/4"
        assert view(g, viewer).duels[-1].cards[0] == "9/4"


def test_mu_r11_no_discard_at_the_moment_of_the_third_prison() -> None:
    g = at(3, duel=4, guard=30, hands=[["1/0"], ["3/0"], ["4/0"]], rows=["PP-", "---", "---"])
    play(g, "1/0", "3/0", "4/0")
    assert [len(hand) for hand in hands(g)] == [5, 5, 5]


def test_mu_r11_option_jail_discard_visible_false_hides_the_discard_for_good() -> None:
    hidden = {"jail_discard_visible": False}
    g = at(3, hidden, duel=5, guard=8, hands=[["9/4"], ["6/0"], ["7/2"]], rows=JAILED)
    (revealed,) = of_type(play(g, "9/4", "6/0", "7/2"), CardsRevealed)
    for viewer in (1, 2, None):
        assert revealed.seen_by(viewer).cards == (None, "6/0", "7/2")
        assert view(g, viewer).duels[-1].cards == (None, "6/0", "7/2")
        assert "9/4" not in repr(view(g, viewer))
    assert revealed.seen_by(0).cards[0] == view(g, 0).duels[-1].cards[0] == "9/4"
    play_out(g, "hidden", hands=1)
    assert "9/4" not in repr(view(g, 1).results)


def test_mu_r11_a_hidden_discard_is_no_tell() -> None:
    """Two tables that differ in the hidden discard alone look the same to the others."""
    seen = []
    for discard in ("9/4", "0/1"):
        hidden = {"jail_discard_visible": False}
        hands = [["9/4", "0/1"], ["6/0"], ["7/2"]]
        g = at(3, hidden, duel=5, guard=8, hands=hands, rows=JAILED)
        events = [event.seen_by(1) for event in play(g, discard, "6/0", "7/2")]
        seen.append((events, view(g, 1), view(g, 2), view(g)))
    assert seen[0] == seen[1]


def test_mu_r12_the_loser_chooses_which_of_the_three_prisons_goes() -> None:
    for slot in range(3):
        g = at(3, duel=5, guard=15, hands=[["9/4"], ["6/0"], ["7/2"]], rows=JAILED)
        play(g, "9/4", "6/0", "7/2")
        g.apply(1, TakePrison(1, Source(0, slot)))
        assert rows(g)[0] == "".join("-" if at_slot == slot else "P" for at_slot in range(3))
        assert view(g, 0).duels[-1].jailed == 0
        assert "9/4" not in view(g, 0).hand


def test_mu_r13_at_most_one_is_jailed_and_a_lone_fighter_is_strongest_and_weakest() -> None:
    for seats in (2, 3, 4):
        g = dealt(seats, f"jail {seats}", match_mode="fixed_hands", hands=30)
        duels = of_type(play_out(g, f"jail {seats}"), CardsRevealed)
        without_one = [duel for duel in duels if duel.jailed is not None]
        assert without_one
        assert all(duel.seat != duel.jailed for duel in without_one)
    g = at(2, duel=5, guard=8, hands=[["9/4"], ["8/0", "7/0"]], rows=["PPP", "---"])
    lost = g.copy()
    play(g, "9/4", "8/0")
    assert (g.ask().question, g.waiting_for()) == ("musketeers.winner_token", (1,))
    play(lost, "9/4", "7/0")
    assert (lost.ask().question, lost.waiting_for()) == ("musketeers.loser_token", (1,))


def test_mu_r26_the_guard_is_not_lowered() -> None:
    g = at(2, duel=5, guard=12, hands=[["10/0"], ["10/4"]], rows=["PPP", "---"])
    assert g.guard_value() == 12
    (revealed,) = of_type(play(g, "10/0", "10/4"), CardsRevealed)
    assert (revealed.guard, revealed.sum, revealed.won) == (12, 10, False)
