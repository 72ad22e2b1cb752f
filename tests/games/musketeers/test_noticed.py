"""Corners of the rules that no other test looks into: each would let one wrong rule pass unnoticed."""

from typing import Any

import msgspec
import pytest
from tests.games.musketeers.table import RULES, at, dealt, draw, view

from ducats.engine import bits
from ducats.engine.errors import BadData, BadScenario, BrokenInvariant, IllegalAction
from ducats.engine.messages import CHANCE
from ducats.engine.rng import Rng
from ducats.games.musketeers.rules.consequences import Chances
from ducats.games.musketeers.rules.events import HandEnded, JewelTaken, PrisonTaken
from ducats.games.musketeers.rules.fields import IN_CENTRE, SLOTS
from ducats.games.musketeers.rules.fought import (
    NOBODY,
    card_in,
    card_of_seat,
    duel_without_cards,
    guard_of,
    jailed_in,
    judge,
    with_card,
)
from ducats.games.musketeers.rules.messages import Source, TakeJewel, TakePrison, TurnGuard
from ducats.games.musketeers.rules.position import guard_worth, place_hand, put_rest_away, replace_duel
from ducats.games.musketeers.rules.printed import BARE, DATA_TEXT, PRISON, printed_of
from ducats.games.musketeers.rules.state import Musketeers


def test_mu_12_only_a_sealed_answer_counts_as_given() -> None:
    """While one player alone is asked, nobody has laid a card face down."""
    g, rng = dealt(3), Rng("alone")
    alone = 0
    while not g.is_over() and alone < 5:
        asked = g.waiting_for()
        if len(g.ask().seats) == 1:
            alone += 1
            assert not any(place.committed for place in view(g, 0).places)
        seat = rng.choice(asked)
        g.apply(seat, g.say(seat, rng.choice(g.legal(seat))))
        draw(g, rng)
    assert alone == 5


@pytest.mark.parametrize("missing", ["seat", "taker", "onto", "token"])
def test_a_described_gift_says_who_gives_what_to_whom(missing: str) -> None:
    gift: dict[str, Any] = {"seat": 0, "taker": 1, "onto": 0, "token": "J"}
    del gift[missing]
    with pytest.raises(BadScenario, match="give_token needs seat"):
        at(question="give_token", **gift)


PICKS = {"victim_picks_slot": True}
FULL = {"full_loser_takes_prison": True}


@pytest.mark.parametrize(
    ("chosen", "position", "word"),
    [
        ({}, {"question": "lay_rewards", "met": [5]}, "before any reward"),
        ({}, {"question": "lay_rewards", "played": [["1/0", "2/0", "3/0"]]}, "before any reward"),
        ({}, {"question": "winner_token", "seat": 0, "sealed": [[], ["1/0"], []]}, "one list per seat"),
        ({}, {"hands": [["6/1"], [], []], "sealed": [["6/1"], []]}, "one list per seat"),
        ({}, {"played": [[]] * 9}, "9 duels have been fought"),
        (
            FULL,
            {"question": "winner_token", "seat": 0, "onto": 1, "rows": ["P--", "---", "---"]},
            "onto goes",
        ),
        (
            PICKS,
            {
                "question": "give_token",
                "seat": 1,
                "taker": 1,
                "onto": 0,
                "token": "J",
                "rows": ["---", "-JJ", "J--"],
            },
            "another player",
        ),
    ],
)
def test_what_no_game_leads_to_is_refused(
    chosen: dict[str, Any], position: dict[str, Any], word: str
) -> None:
    with pytest.raises(BadScenario, match=word):
        at(3, chosen, **position)


def test_a_duel_of_which_nothing_is_told_is_filled_in() -> None:
    g = at(2, played=[[], ["9/0", "8/0"]])
    assert [duel.cards for duel in view(g).duels] == [("0/0", "0/1"), ("9/0", "8/0")]


@pytest.mark.parametrize("onto", [0, 2])
def test_mu_r09_who_was_full_before_the_duel_was_not_in_jail(onto: int) -> None:
    """A prison that is still to come has locked nobody, whoever sits in jail since."""
    row = "JPP" if onto == 0 else "PPJ"
    rows = [row.replace("J", "-"), "---", "--P"]
    g = at(3, FULL, question="loser_token", seat=0, duel=4, onto=onto, rows=rows)
    assert [duel.jailed for duel in view(g).duels] == [None] * 4


@pytest.mark.parametrize(
    ("chosen", "position"),
    [
        (FULL, {"question": "loser_token", "seat": 0, "duel": 7, "onto": 0, "rows": ["-JP", "-P-", "--P"]}),
        (
            PICKS,
            {
                "question": "give_token",
                "seat": 1,
                "taker": 0,
                "onto": 0,
                "token": "J",
                "rows": ["---", "-JJ", "J--"],
            },
        ),
    ],
)
def test_an_unfinished_token_move_is_imagined_as_it_is(
    chosen: dict[str, Any], position: dict[str, Any]
) -> None:
    g = at(3, chosen, **position)
    for viewer in (None, 0, 1, 2):
        world = RULES.imagine(view(g, viewer), Rng("pending"))
        assert world.stack() == g.stack()
        assert view(world, viewer) == view(g, viewer)


def test_an_absent_loser_takes_from_the_next_of_equals() -> None:
    """Clockwise from the loser, if two owners of prisons are equally poor."""
    g = at(3, question="loser_token", seat=2, duel=3, rows=["PP-", "P--", "---"])
    assert g.say(2, g.default(2)) == TakePrison(0, Source(0, 0))


def test_a_guard_is_turned_up_with_its_own_value() -> None:
    g = dealt(2)
    while g.ask().question != "musketeers.turn_guard":
        (seat, *_) = g.waiting_for()
        g.apply(seat, g.say(seat, g.legal(seat)[0]))
    guard = g.say(CHANCE, g.legal(CHANCE)[0])
    assert isinstance(guard, TurnGuard)
    with pytest.raises(IllegalAction, match="not in the pile"):
        g.apply(CHANCE, TurnGuard(guard.card, guard.value + 1))


def test_mu_3_values_rise() -> None:
    with pytest.raises(BadData, match="rising order"):
        RULES.check_data(DATA_TEXT.replace("8, 9, 10], provenance", "8, 10, 9], provenance"))


def test_sealed_rewards_are_three_cards() -> None:
    with pytest.raises(BadScenario):
        at(question="lay_rewards", sealed=[["1/0", "2/0"], [], []])


def test_mu_r11_the_open_table_shows_a_hidden_discard() -> None:
    hidden = {"jail_discard_visible": False}
    g = at(3, hidden, played=[["9/0", "8/0", "10/0"]], jailed=[1], rows=["---", "PPP", "---"])
    assert RULES.view(g, 0).duels[0].cards == ("9/0", None, "10/0")
    assert RULES.view(g, 1).duels[0].cards == ("9/0", "8/0", "10/0")
    assert RULES.open_view(g).duels[0].cards == ("9/0", "8/0", "10/0")


def test_mu_r14_rewards_stay_hidden_until_the_hand_is_paid() -> None:
    """While somebody is asked nobody knows the rewards of others; at the end everybody does."""
    g, rng = dealt(3), Rng("hidden rewards")
    while not g.is_over():
        assert not g.is_hand_paid()
        for place in view(g, 0).places[1:]:
            assert not any(place.rewards)
        seat = rng.choice(g.waiting_for())
        g.apply(seat, g.say(seat, rng.choice(g.legal(seat))))
        draw(g, rng)
    assert g.is_hand_paid()
    assert all(all(place.rewards) for place in view(g, 0).places)


def test_mu_r14_a_hand_is_paid_with_its_rewards_open() -> None:
    """As the end of a hand is told, the rewards lie open, and when the next begins they are hidden again."""
    g, rng, ended = dealt(3), Rng("two hands"), 0
    while not g.is_over():
        seat = rng.choice(g.waiting_for())
        g.watch()
        told = g.apply(seat, g.say(seat, rng.choice(g.legal(seat))))
        for event, table in zip(told, g.stop_watching(), strict=True):
            assert isinstance(table, Musketeers)
            if isinstance(event, HandEnded):
                ended += 1
                assert all(all(place.rewards) for place in view(table).places)
            elif isinstance(event, JewelTaken | PrisonTaken):
                assert not any(any(place.rewards) for place in view(table).places)
        draw(g, rng)
    assert ended > 1


def test_mu_r14_at_the_end_rewards_lie_open_whatever_was_told_of_earlier_hands() -> None:
    """A described match need not list the hands before it."""
    g, rng = at(3, {"match_mode": "fixed_hands", "hands": 4}, hand_number=4), Rng("untold")
    while not g.is_over():
        seat = rng.choice(g.waiting_for())
        g.apply(seat, g.say(seat, rng.choice(g.legal(seat))))
        draw(g, rng)
    assert all(all(place.rewards) for place in view(g, 0).places)


def test_mu_r14_rewards_stay_hidden_however_many_results_are_told() -> None:
    cards = [["1/0", "2/0", "3/0"], ["1/1", "2/1", "3/1"]]
    told = {"reason": "nine_duels", "duels": 9, "rewards": cards, "rows": ["---"] * 2, "scores": [6, 6]}
    g = at(2, results=[told])
    assert len(view(g, 0).results) == 1
    assert not any(view(g, 0).places[1].rewards)


def test_the_duel_before_a_token_leaves_the_others_as_they_were() -> None:
    """Cards nobody named are the weakest; in the duel that decided, the strongest or weakest left."""
    weakest = RULES.open_view(at(3)).places
    names = at(3).printed.names
    assert weakest[0].rewards == tuple(names[:3])
    won = view(at(3, question="winner_token", seat=1, duel=2)).duels
    assert won[0].cards == tuple(names[:3])
    assert won[1].cards == (names[-2], names[-1], names[-3])
    lost = view(at(3, question="loser_token", seat=1)).duels
    assert lost[0].cards == (names[1], names[0], names[2])


def test_the_guard_who_won_a_duel_is_the_strongest() -> None:
    g = at(3, question="loser_token", seat=1)
    strongest = max(int(g.printed.guards[guard]) for guard in bits.numbers(g.printed.pile(3)))
    assert view(g).duels[0].guard == strongest


def test_who_sat_in_jail_is_told_or_follows_from_the_prisons() -> None:
    locked: dict[str, Any] = {"question": "loser_token", "seat": 0, "rows": ["---", "---", "PPP"]}
    assert view(at(3, **locked)).duels[0].jailed == 2
    assert view(at(3, **locked, jailed=[-1])).duels[0].jailed is None
    full = {**locked, "onto": 0, "rows": ["-JJ", "---", "PPP"]}
    assert view(at(3, FULL, **full)).duels[0].jailed is None


def test_mu_r06_a_player_alone_is_named_only_if_that_was_agreed() -> None:
    g = at(3, question="winner_token", seat=0, rows=["---", "J--", "JJ-"])
    with pytest.raises(IllegalAction) as refused:
        g.hear(0, TakeJewel(0, Source(1, None)))
    assert (refused.value.code, refused.value.rule) == ("wrong_source", "MU-R06")


def test_mu_42_no_prison_is_owed_to_the_centre() -> None:
    g = at(3, rows=["PP-", "P--", "---"])
    g.cells[IN_CENTRE + PRISON] = -1
    g.cells[SLOTS + PRISON] |= 1 << 8
    with pytest.raises(BrokenInvariant, match="prison was lost or made"):
        g.check()


def test_mu_22_two_tokens_on_a_card_are_noticed() -> None:
    g = at(3, rows=["J--", "---", "---"])
    g.cells[IN_CENTRE + PRISON] = 2
    g.cells[SLOTS + PRISON] = 1
    g.cells[SLOTS + BARE] -= 1
    with pytest.raises(BrokenInvariant, match="bears two tokens"):
        g.check()


def test_mu_34_hands_of_different_size_are_noticed_in_the_first_duel() -> None:
    g = at(3)
    card = bits.lowest(g.hand(0))
    place_hand(g, 0, g.hand(0) & ~bits.bit(card))
    put_rest_away(g)
    with pytest.raises(BrokenInvariant, match="different size"):
        g.check()


def test_mu_37_a_prison_that_pays_is_told_as_what_it_pays() -> None:
    """The owner of a box may have printed another factor: then nothing is locked away."""
    data = DATA_TEXT.replace("prison = { value = 0", "prison = { value = 1")
    g = at(3, None, data, question="loser_token", seat=0, rewards=[["9/0", "8/0", "7/0"], [], []])
    told = msgspec.json.encode(RULES.consequences(view(g, 0)))
    assert b"Locked" not in told
    assert b"Pays" in told


def test_another_card_in_a_duel_that_was_fought_changes_nothing_else() -> None:
    duel = duel_without_cards(5, NOBODY) | card_of_seat(0, 7) | card_of_seat(1, 9)
    other = with_card(duel, 1, 5)
    assert (guard_of(other), jailed_in(other)) == (5, NOBODY)
    assert (card_in(other, 0), card_in(other, 1)) == (7, 5)
    g = at(2, met=[4, 5])
    before = g.duel_fought(0)
    replace_duel(g, 1, other)
    assert (g.duel_fought(0), g.duel_fought(1)) == (before, other)


def test_a_guard_of_a_value_that_is_not_in_the_pile_is_none() -> None:
    assert guard_worth(at(2, met=[4, 5]), 99) == -1


def test_a_described_guard_is_the_last_one_met() -> None:
    won: dict[str, Any] = {"question": "winner_token", "seat": 0, "duel": 3, "met": [4, 5, 7]}
    assert view(at(2, guard=7, **won)).guard == 7
    with pytest.raises(BadScenario, match="guard is 5, but met ends with 7"):
        at(2, guard=5, **won)


def test_jewels_and_prisons_lie_where_the_rows_say() -> None:
    lying = at(2, rows=["-J-", "P-P"], rewards=[["9/0", "4/0", "1/0"], ["8/0", "3/0", "2/0"]]).tokens_lying()
    assert lying == (bits.of([1]), bits.of([3, 5]))


def test_without_unseen_cards_there_is_nothing_to_hope_for() -> None:
    g = dealt(2)
    assert Chances(g, [], 0, 1).of(bits.numbers(g.hand(0))[0]) == (0, 0, 0)


def test_mu_16_the_two_weakest_cards_of_a_stronger_pack_can_win() -> None:
    """With values of 2 to 12 they make 4, which is enough for the weakest guard."""
    printed = printed_of(DATA_TEXT.replace("[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]", str([*range(2, 13)])))
    for weaker, stronger in ((0, 1), (1, 0)):
        cards = card_of_seat(weaker, 0) | card_of_seat(stronger, 1)
        duel = duel_without_cards(0, NOBODY) | cards
        assert judge(printed, 2, duel) == (4, True, stronger)


@pytest.mark.parametrize(("talk", "silent"), [("silent", True), ("open", False)])
def test_mu_r21_nobody_signals_where_silence_was_agreed(talk: str, silent: bool) -> None:
    assert RULES.read_options({"talk": talk}).is_silent() == silent
