"""The box, the deal and the rewards: MU-1 to MU-11."""

import pytest
from tests.games.musketeers.table import (
    RULES,
    at,
    centre,
    dealt,
    hands,
    legal,
    of_type,
    options,
    play_out,
    view,
)

from ducats.engine import bits
from ducats.engine.errors import BadOptions, IllegalAction
from ducats.engine.messages import CHANCE
from ducats.games.musketeers.rules.events import CardsRevealed, HandDealt, HandEnded, RewardsLaid
from ducats.games.musketeers.rules.messages import LayRewards, PlayCard
from ducats.games.musketeers.rules.printed import PRINTED
from ducats.games.musketeers.rules.view import Duel

SEATS = (2, 3, 4)


@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 6])
def test_mu_1_two_to_four_players(seats: int) -> None:
    for wanted in SEATS:
        assert dealt(wanted).waiting_for() == tuple(range(wanted))
    with pytest.raises(BadOptions) as refused:
        RULES.new_game(seats, options())
    assert refused.value.code == "bad_seats"


def test_mu_2_the_box_holds_55_musketeers_15_guards_3_jewels_3_prisons() -> None:
    g = dealt(4)
    assert len(PRINTED.numbers) == len(set(PRINTED.numbers)) == 55
    assert len(PRINTED.guards) == 15
    assert centre(g) == (3, 3)
    assert bits.count(g.deck()) + sum(map(len, hands(g))) == 55


def test_mu_3_eleven_values_with_no_to_four_swords() -> None:
    assert set(PRINTED.numbers) == {f"{value}/{swords}" for value in range(11) for swords in range(5)}


def test_e04_strength() -> None:
    rank = PRINTED.numbers
    assert rank["3/2"] > rank["3/1"]
    assert rank["4/0"] > rank["3/4"]
    assert max(rank, key=rank.__getitem__) == "10/4"
    assert min(rank, key=rank.__getitem__) == "0/0"
    assert (rank["10/4"], rank["0/0"], rank["7/3"]) == (54, 0, 38)


def test_mu_4_value_before_swords() -> None:
    cards = [f"{value}/{swords}" for value in range(11) for swords in range(5)]
    assert sorted(cards, key=PRINTED.numbers.__getitem__) == cards


@pytest.mark.parametrize(
    ("seats", "removed"), [(2, (25, 30, 35, 40)), (3, (4, 35, 40)), (4, (4, 5, 7))], ids=str
)
def test_mu_5_guards_are_removed_by_number_of_players(seats: int, removed: tuple[int, ...]) -> None:
    g = dealt(seats)
    assert view(g).removed == removed
    assert set(view(g).guards_left) == set(PRINTED.guards) - set(removed)
    met = {duel.guard for hand in range(5) for duel in _duels_of_a_hand(seats, f"hand {hand}")}
    assert not met & set(removed)


def _duels_of_a_hand(seats: int, seed: str) -> tuple[Duel, ...]:
    g = dealt(seats, seed, match_mode="single_hand")
    play_out(g, seed)
    return view(g).duels


def test_mu_6_any_guard_of_the_pile_may_be_next_and_nobody_knows_which() -> None:
    g = at(3, duel=1)
    for seat in range(3):
        g.take(seat, hands(g)[seat][0])
    g.take(g.waiting_for()[0], g.legal(g.waiting_for()[0])[0])
    assert g.waiting_for() == (CHANCE,)
    values = sorted(g.printed.guards[answer] for answer in g.legal(CHANCE))
    assert values == list(view(g).guards_left)
    assert len(values) == 11
    first = {_duels_of_a_hand(3, f"first {n}")[0].guard for n in range(60)}
    assert len(first) > 8


@pytest.mark.parametrize(("seats", "aside"), [(2, 31), (3, 19), (4, 7)], ids=str)
def test_mu_7_twelve_cards_each_the_rest_aside(seats: int, aside: int) -> None:
    g = dealt(seats)
    assert [len(hand) for hand in hands(g)] == [12] * seats
    assert bits.count(g.deck()) == aside
    play_out(g, "aside", hands=1)
    event = HandDealt(1, ("7/2",))
    assert event.seen_by(1) == event
    assert event.seen_by(0) == event.seen_by(None) == HandDealt(1, None)


def test_mu_8_tokens_start_in_the_centre() -> None:
    seen = view(dealt(3))
    assert (seen.jewels, seen.prisons) == (3, 3)
    assert [place.row for place in seen.places] == ["---"] * 3


def test_mu_9_three_of_twelve_without_restriction() -> None:
    g = dealt(2)
    assert len(g.legal(0)) == len(set(g.legal(0))) == 220
    cards = tuple(view(g, 0).hand)
    for one, other, third in (cards[:3], cards[-3:], (cards[11], cards[0], cards[5])):
        copy = g.copy()
        copy.apply(0, LayRewards((one, other, third)))
        assert copy.waiting_for() == (1,)
    with pytest.raises(IllegalAction) as twice:
        g.apply(0, LayRewards((cards[0], cards[0], cards[1])))
    assert (twice.value.code, twice.value.rule) == ("same_card_twice", "MU-9")
    with pytest.raises(IllegalAction) as foreign:
        g.apply(0, LayRewards((cards[0], cards[1], view(g, 1).hand[0])))
    assert foreign.value.code == "card_not_in_hand"


def test_mu_9_rewards_lie_face_down() -> None:
    g = at(3, rewards=[["7/0", "8/0", "9/0"], [], []])
    assert view(g, 0).places[0].rewards == ("7/0", "8/0", "9/0")
    assert view(g, 1).places[0].rewards == view(g).places[0].rewards == (None, None, None)
    event = RewardsLaid(0, ("7/0", "8/0", "9/0"))
    assert event.seen_by(0) == event
    assert event.seen_by(1) == event.seen_by(None) == RewardsLaid(0, None)


def test_mu_10_the_other_nine_stay_hidden_in_hand() -> None:
    g = dealt(3)
    before = {seat: view(g, seat).hand for seat in range(3)}
    rewards = {seat: before[seat][3:6] for seat in range(3)}
    for seat in range(3):
        first, second, third = rewards[seat]
        g.apply(seat, LayRewards((first, second, third)))
    while g.waiting_for() == (CHANCE,):
        g.take(CHANCE, g.legal(CHANCE)[0])
    for seat in range(3):
        assert view(g, seat).hand == before[seat][:3] + before[seat][6:]
        assert legal(g, seat) == {PlayCard(card) for card in view(g, seat).hand}
    assert view(g).hand == ()
    assert [place.cards for place in view(g).places] == [9, 9, 9]


@pytest.mark.parametrize("seats", SEATS)
def test_mu_11_nine_duels_unless_three_jewels(seats: int) -> None:
    reasons = set()
    for seed in range(25):
        g = dealt(seats, f"{seed}", match_mode="single_hand")
        events = play_out(g, f"{seed}")
        (ended,) = of_type(events, HandEnded)
        duels = len(of_type(events, CardsRevealed))
        reasons.add(ended.reason)
        if ended.reason == "nine_duels":
            assert duels == 9
            assert len(view(g).guards_left) == {2: 2, 3: 3, 4: 3}[seats]
            assert "JJJ" not in ended.rows
        else:
            assert duels <= 9
            assert "JJJ" in ended.rows
    assert reasons == {"nine_duels", "three_jewels"}
