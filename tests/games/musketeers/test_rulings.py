"""Rulings that no other chapter tests: MU-R01 to MU-R10, MU-R18, MU-R19, MU-R21, MU-R22."""

import itertools
from collections import Counter
from typing import TypeVar

import pytest
from tests.games.musketeers.table import (
    RULES,
    at,
    dealt,
    draw,
    legal,
    of_type,
    options,
    play_out,
    question,
    rows,
    source_of,
    view,
)

from ducats.engine.errors import BadOptions, IllegalAction
from ducats.engine.messages import CHANCE
from ducats.engine.rng import Rng
from ducats.games.musketeers.rules.events import JewelTaken, PrisonFreed, PrisonTaken
from ducats.games.musketeers.rules.messages import (
    FreePrison,
    GiveToken,
    LayRewards,
    ReturnJewel,
    Source,
    TakeJewel,
    TakePrison,
)
from ducats.games.musketeers.rules.printed import CARDS_DEALT, DATA_TEXT, PRINTED, PRISON
from ducats.games.musketeers.rules.state import Musketeers

T = TypeVar("T")


def test_mu_r01_the_guards_and_which_of_them_are_reconstructed() -> None:
    assert tuple(PRINTED.guards) == (4, 5, 7, 8, 10, 12, 13, 15, 16, 18, 20, 25, 30, 35, 40)
    assert PRINTED.reconstructed == (10, 12, 13, 15, 16, 18)
    assert [int(4 + 1.6 * n + 1e-9) for n in range(11)] == list(PRINTED.guards[:11])


def test_mu_r02_guard_values_differ_but_a_corrected_file_may_repeat_them() -> None:
    assert len(set(PRINTED.guards)) == 15
    text = DATA_TEXT.replace("{ value = 30,", "{ value = 25,")
    text = text.replace("value = [25, 30, 35, 40]", "value = [25, 35, 40]")
    g = dealt(2, data=text)
    assert view(g).guards_left.count(25) == 1
    g = dealt(3, data=text)
    assert view(g).guards_left.count(25) == 2
    play_out(g, "twins", hands=2)


def test_mu_r03_twelve_are_dealt_never_fifteen() -> None:
    assert CARDS_DEALT == 12
    assert all(place.cards == 12 for place in view(dealt(4)).places)


@pytest.mark.parametrize(("seats", "guards"), [(2, 11), (3, 12), (4, 12)], ids=str)
def test_mu_r04_eleven_guards_with_two_players_else_twelve(seats: int, guards: int) -> None:
    assert len(view(dealt(seats)).guards_left) == guards


def test_mu_r05_the_centre_comes_first_and_nobody_takes_from_himself() -> None:
    g = at(2, question="winner_token", seat=0, duel=4, rows=["J--", "J--"])
    for action, code in (
        (TakeJewel(1, Source(1, 0)), "centre_not_empty"),
        (TakeJewel(1, Source(0, 0)), "own_token"),
    ):
        with pytest.raises(IllegalAction) as refused:
            g.apply(0, action)
        assert (refused.value.code, refused.value.rule) == (code, "MU-R05")
    assert legal(g, 0) == {TakeJewel(1), TakeJewel(2)}


def test_mu_r06_the_taker_chooses_player_and_card() -> None:
    g = at(3, question="loser_token", seat=0, duel=6, rows=["---", "PP-", "P--"])
    wanted = {Source(1, 0), Source(1, 1), Source(2, 0)}
    assert {source_of(action) for action in legal(g, 0)} == wanted
    g.apply(0, TakePrison(2, Source(1, 1)))
    assert rows(g) == ["--P", "P--", "P--"]


def test_mu_r06_option_victim_picks_slot_lets_the_owner_choose() -> None:
    picks = {"victim_picks_slot": True}
    g = at(3, picks, question="loser_token", seat=0, duel=6, rows=["---", "PP-", "P--"])
    assert {source_of(action) for action in legal(g, 0)} == {Source(1, None), Source(2, None)}
    one = g.copy()
    g.apply(0, TakePrison(2, Source(1, None)))
    assert (g.ask().question, g.waiting_for()) == ("musketeers.give_token", (1,))
    assert legal(g, 1) == {GiveToken(0), GiveToken(1)}
    assert rows(g) == ["---", "PP-", "P--"]
    g.apply(1, GiveToken(0))
    assert rows(g) == ["--P", "-P-", "P--"]
    events = list(one.apply(0, TakePrison(2, Source(2, None))))
    (taken,) = of_type(events, PrisonTaken)
    assert taken.source == Source(2, 0)
    assert rows(one) == ["--P", "PP-", "---"]


def test_mu_r07_a_full_winner_frees_one_prison_and_that_is_all() -> None:
    g = at(2, question="winner_token", seat=0, duel=5, rows=["PJP", "---"])
    events = list(g.apply(0, FreePrison(0)))
    assert len(of_type(events, PrisonFreed)) == 1
    assert of_type(events, JewelTaken) == []
    assert rows(g)[0] == "-JP"


def test_mu_r08_stealing_is_compulsory_if_there_is_nothing_else() -> None:
    g = at(3, question="winner_token", seat=0, duel=6, rows=["---", "JJ-", "J--"])
    assert all(isinstance(action, TakeJewel) and action.source for action in legal(g, 0))
    assert len(legal(g, 0)) == 9


def test_mu_r09_the_returned_jewel_replaces_the_prison() -> None:
    g = at(2, question="loser_token", seat=0, duel=5, rows=["JJP", "---"])
    events = list(g.apply(0, ReturnJewel(0)))
    assert of_type(events, PrisonTaken) == []
    assert rows(g)[0] == "-JP"
    assert g.in_centre(PRISON) == 2


def test_mu_r09_option_full_loser_takes_prison_from_the_centre() -> None:
    full = {"full_loser_takes_prison": True}
    g = at(2, full, question="loser_token", seat=0, duel=5, rows=["JJP", "---"])
    (taken,) = of_type(list(g.apply(0, ReturnJewel(1))), PrisonTaken)
    assert (taken.to, taken.source, taken.forced) == (1, None, True)
    assert rows(g)[0] == "JPP"


def test_mu_r09_option_full_loser_takes_prison_from_another() -> None:
    full = {"full_loser_takes_prison": True}
    g = at(3, full, question="loser_token", seat=0, duel=7, rows=["JJP", "-P-", "--P"])
    g.apply(0, ReturnJewel(0))
    assert g.waiting_for() == (0,)
    assert view(g).pending is not None
    assert legal(g, 0) == {TakePrison(0, Source(1, 1)), TakePrison(0, Source(2, 2))}
    with pytest.raises(IllegalAction):
        g.apply(0, ReturnJewel(1))
    g.apply(0, TakePrison(0, Source(2, 2)))
    assert rows(g) == ["PJP", "-P-", "---"]


def test_mu_r09_both_options_together() -> None:
    both = {"full_loser_takes_prison": True, "victim_picks_slot": True}
    g = at(3, both, question="loser_token", seat=0, duel=7, rows=["JJP", "PP-", "---"])
    g.apply(0, ReturnJewel(0))
    assert (g.ask().question, g.waiting_for()) == ("musketeers.give_token", (1,))
    g.apply(1, GiveToken(1))
    assert rows(g) == ["PJP", "P--", "---"]


def test_mu_r10_a_required_token_always_exists() -> None:
    """Every possible set of rows, winner and loser: somebody always has something to do."""
    every_row = ["".join(row) for row in itertools.product("-JP", repeat=3)]
    counted = 0
    for mine, other in itertools.product(every_row, every_row):
        tokens = mine + other
        if tokens.count("J") > 3 or tokens.count("P") > 3 or "JJJ" in (mine, other) or mine == "PPP":
            continue
        for kind in ("winner_token", "loser_token"):
            g = at(2, question=kind, seat=0, duel=7, rows=[mine, other])
            assert 1 <= len(g.legal(0)) <= 9
            counted += 1
    assert counted > 600


def test_mu_r18_each_order_of_the_slots_occurs_and_only_the_owner_sees_it() -> None:
    orders: Counter[tuple[int, ...]] = Counter()
    for seed in range(120):
        g = dealt(2, f"{seed}")
        for seat in range(2):
            cards = view(g, seat).hand[4:7]
            g.apply(seat, LayRewards((cards[0], cards[1], cards[2])))
        from_chance = dealt_slots(g, seed)
        orders[tuple(sorted(range(3), key=lambda slot: from_chance[slot]))] += 1
    assert len(orders) == 6
    assert min(orders.values()) > 5


def dealt_slots(g: Musketeers, seed: int) -> list[int]:
    draw(g, Rng(f"slots {seed}"))
    assert view(g, 1).places[0].rewards == (None, None, None)
    assert view(g, 0).places[0].rewards == tuple(g.card_name(card) for card in g.rewards(0))
    return g.rewards(0)


def test_mu_r18_what_is_chosen_in_which_order_does_not_matter() -> None:
    g = dealt(2)
    cards = view(g, 0).hand[:3]
    results = set()
    for order in itertools.permutations(cards, 3):
        copy = g.copy()
        copy.apply(0, LayRewards(order))
        results.add(question(copy, 0).mine)
    assert len(results) == 1


def test_mu_r19_own_rewards_can_be_seen_at_any_time() -> None:
    g = dealt(3, "own")
    for seat in range(3):
        cards = view(g, seat).hand[:3]
        g.apply(seat, LayRewards((cards[0], cards[1], cards[2])))
    while g.waiting_for() == (CHANCE,):
        g.take(CHANCE, g.legal(CHANCE)[-1])
    while not g.is_over() and g.hand_number() == 1:
        if g.waiting_for() != (CHANCE,):
            for seat in range(3):
                seen = view(g, seat).places
                assert None not in seen[seat].rewards
                assert all(place.rewards == (None,) * 3 for at, place in enumerate(seen) if at != seat)
        seat = g.waiting_for()[0]
        g.take(seat, g.legal(seat)[-1])


def test_mu_r21_talk_is_silent_unless_the_table_says_otherwise() -> None:
    assert options().talk == "silent"
    assert options(talk="open").talk == "open"
    with pytest.raises(BadOptions):
        options(talk="loud")
    assert view(dealt(2, talk="open")).options.talk == "open"


@pytest.mark.parametrize("turn", [1, 2])
def test_mu_r22_seats_have_no_meaning(turn: int) -> None:
    """A table turned by some seats goes the same way, turned."""
    hands = [["6/1"], ["4/3"], ["5/0"]]
    tokens = ["P--", "-J-", "--P"]
    rewards = [["9/0", "8/0", "7/0"], ["9/1", "8/1", "7/1"], ["9/2", "8/2", "7/2"]]

    def turned(items: list[T]) -> list[T]:
        return items[-turn:] + items[:-turn]

    g = at(3, duel=2, guard=16, hands=hands, rows=tokens, rewards=rewards)
    h = at(3, duel=2, guard=16, hands=turned(hands), rows=turned(tokens), rewards=turned(rewards))
    for seat in range(3):
        g.apply(seat, g.say(seat, g.printed.numbers[hands[seat][0]]))
    for seat in range(3):
        h.apply(seat, h.say(seat, h.printed.numbers[turned(hands)[seat][0]]))
    (one,), (other,) = g.waiting_for(), h.waiting_for()
    assert other == (one + turn) % 3
    assert len(g.legal(one)) == len(h.legal(other))
    assert g.legal(one) == h.legal(other)
    assert RULES.bound(3, options()) > 0


def test_options_labels_change_nothing_but_words() -> None:
    one, other = dealt(3, "labels"), dealt(3, "labels", labels="pegasus")
    assert play_out(one, "labels") == play_out(other, "labels")
    assert view(other).options.labels == "pegasus"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("match_mode", "endless"),
        ("match_target", 19),
        ("match_target", 501),
        ("match_target", "100"),
        ("hands", 0),
        ("hands", 51),
        ("match_tie", "coin"),
        ("max_hands", 0),
        ("max_hands", 201),
        ("full_loser_takes_prison", "yes"),
        ("victim_picks_slot", 1),
        ("jail_discard_visible", None),
        ("talk", ""),
        ("labels", "other"),
        ("no_such_option", True),
    ],
    ids=str,
)
def test_bad_options_are_refused_by_name(name: str, value: object) -> None:
    with pytest.raises(BadOptions) as refused:
        options(**{name: value})
    assert name in str(refused.value)


def test_the_defaults_of_the_options() -> None:
    chosen = options()
    assert (chosen.match_mode, chosen.match_target, chosen.match_tie) == ("target", 100, "shared")
    assert (chosen.max_hands, chosen.talk, chosen.labels) == (50, "silent", "hexagames")
    assert not chosen.full_loser_takes_prison
    assert not chosen.victim_picks_slot
    assert chosen.jail_discard_visible
