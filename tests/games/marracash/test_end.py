"""The end: MC-1, MC-54 to MC-57, MC-R24, MC-R25, MC-R31, the option end_rule, and the balance."""

import pytest
from tests.games.marracash.table import (
    FULL_GATES,
    RULES,
    at,
    bring,
    dealt,
    move,
    of_type,
    options,
    play_out,
    question,
    view,
)

from ducats.engine.messages import Event, Outcome
from ducats.games.marracash.rules.events import GameEnded, LastRoundBegan
from ducats.games.marracash.rules.invariants import everybody_there
from ducats.games.marracash.rules.souk import SHOPS
from ducats.games.marracash.rules.state import MarraCash


def idle_turn(g: MarraCash) -> list[Event]:
    """The group on 9 or 10 walks there and back."""
    (seat,) = g.waiting_for()
    return move(g, seat, 9, 10) + move(g, seat, 10, 9)


def test_mc_1_the_most_cash_wins() -> None:
    g = at(phase="last_round", turns_left=1, slot=2, cash=[900, 1000, 950, 0], line="", fountains={"9": "R"})
    events = move(g, 0, 9, 10)
    assert g.is_over()
    assert g.outcome() == Outcome((3, 1, 2, 4), (900, 1000, 950, 0))
    (ended,) = of_type(events, GameEnded)
    assert (ended.cash, ended.winners) == ((900, 1000, 950, 0), (1,))


def test_mc_54_the_last_round_begins_when_nobody_waits_outside() -> None:
    g = at(question="bring", seat=1, line="YR", fountains={"1": "R", "8": "R"})
    events = bring(g, 1, 16, "left", 2)
    (began,) = of_type(events, LastRoundBegan)
    assert (began.reason, began.last, began.turns, began.rule) == ("line_empty", 1, 4, "MC-54")
    assert (view(g).phase, view(g).turns_left) == ("last_round", 4)


def test_x29_last_round() -> None:
    """Omar brings the last visitors: Leila, Ali, Anfa, Omar have one turn each, nothing is filled again."""
    g = at(question="bring", seat=2, line="YR", fountains={"1": "R", "8": "R"})
    bring(g, 2, 16, "left", 2)
    order = []
    move(g, 3, 8, 9)
    for step in range(7):
        (seat,) = g.waiting_for()
        order.append(seat)
        move(g, seat, *((9, 10) if step % 2 == 0 else (10, 9)))
    assert order == [3, 0, 0, 1, 1, 2, 2]
    assert g.is_over()
    assert view(g).fountains[7] == ""


def test_mc_55_everybody_has_one_more_turn() -> None:
    g = at(question="bring", seat=0, line="YR", fountains={"1": "R", "8": "R", "9": "G"})
    bring(g, 0, 16, "left", 2)
    seats = []
    while not g.is_over():
        seats.append(g.waiting_for()[0])
        idle_turn(g)
    assert seats == [1, 2, 3, 0]


def test_mc_56_who_brought_the_last_visitors_plays_last() -> None:
    for seat in range(3):
        g = at(3, question="bring", seat=seat, line="YR", fountains={"1": "R", "8": "R", "9": "G"})
        bring(g, seat, 16, "left", 2)
        last = seat
        while not g.is_over():
            (last,) = g.waiting_for()
            idle_turn(g)
        assert last == seat


def test_mc_57_shops_and_signs_are_worth_nothing() -> None:
    g = at(
        phase="last_round",
        turns_left=1,
        slot=2,
        cash=[500, 400, 400, 400],
        line="",
        fountains={"9": "R"},
        owners={"Y1": 1, "Y2": 1, "P1": 1},
        customers={"Y1": 9},
    )
    move(g, 0, 9, 10)
    outcome = g.outcome()
    assert outcome is not None
    assert outcome.winners == (0,)


def test_x35_stall() -> None:
    g = at(fountains={**FULL_GATES, "9": "G"}, idle_turns=1)
    events: list[Event] = []
    for turn in range(20):
        assert view(g).idle_turns == turn + 1
        events = idle_turn(g)
    (began,) = of_type(events, LastRoundBegan)
    assert (began.reason, began.last, began.turns, began.rule) == ("stall", 3, 4, "MC-R24")
    seats = []
    while not g.is_over():
        seats.append(g.waiting_for()[0])
        idle_turn(g)
    assert seats == [0, 1, 2, 3]


def test_mc_r24_an_entry_a_fill_or_a_sale_ends_the_idle_turns() -> None:
    g = at(fountains={**FULL_GATES, "9": "GY"}, owners={"Y3": 1}, idle_turns=7)
    move(g, 0, 9, 10)
    assert view(g).idle_turns == 0
    g = at(question="bring", fountains={"1": "R", "8": "R"}, idle_turns=7)
    bring(g, 0, 16, "left", 2)
    assert view(g).idle_turns == 1
    g = at(
        question="raise_or_pass",
        seat=1,
        idle_turns=7,
        auction={"shop": "Y1", "auctioneer": 0, "high": 100, "leader": 0, "inside": [0, 1]},
    )
    g.take(1, 0)
    assert view(g).idle_turns == 0


def test_mc_r24_the_number_of_idle_rounds_is_an_option() -> None:
    g = at(2, chosen={"stall_rounds": 1}, fountains={**FULL_GATES, "9": "G"}, idle_turns=1)
    idle_turn(g)
    assert view(g).phase == "main"
    idle_turn(g)
    assert view(g).phase == "last_round"


def test_mc_r24_turns_of_the_last_round_are_not_counted() -> None:
    g = at(phase="last_round", turns_left=3, fountains={**FULL_GATES, "9": "G"}, idle_turns=4)
    idle_turn(g)
    assert (view(g).idle_turns, view(g).turns_left) == (4, 2)


def test_mc_r25_equals_share_a_rank() -> None:
    assert Outcome.by_score((3100, 2750, 3100, 900)).ranks == (1, 3, 1, 4)


def test_mc_r31_the_end_is_looked_at_only_when_a_turn_is_complete() -> None:
    g = at(question="bring", line="YRBG", fountains={"1": "R"})
    events = bring(g, 0, 16, "left", 4)
    # One entrance is still empty, but the line has run out: the turn is over.
    assert len(of_type(events, LastRoundBegan)) == 1
    assert g.waiting_for() == (1,)


@pytest.mark.parametrize(("seat", "turns"), [(2, 3), (3, 2), (0, 1)])
def test_mc_r37_as_an_option_only_the_round_is_finished(seat: int, turns: int) -> None:
    g = at(
        chosen={"end_rule": "finish_round"},
        question="bring",
        seat=seat,
        starter=2,
        line="YR",
        fountains={"1": "R", "8": "R", "9": "G"},
    )
    (began,) = of_type(bring(g, seat, 16, "left", 2), LastRoundBegan)
    assert (began.turns, began.last) == (turns, 1)
    for _ in range(turns):
        idle_turn(g)
    assert g.is_over()


def test_mc_r37_the_last_seat_of_a_round_ends_the_game_at_once() -> None:
    g = at(
        chosen={"end_rule": "finish_round"},
        question="bring",
        seat=1,
        starter=2,
        line="YR",
        fountains={"1": "R", "8": "R"},
    )
    events = bring(g, 1, 16, "left", 2)
    assert g.is_over()
    assert len(of_type(events, GameEnded)) == 1


def test_mc_r37_a_stall_ends_the_game_the_same_way() -> None:
    g = at(
        2,
        chosen={"end_rule": "finish_round", "stall_rounds": 1},
        fountains={**FULL_GATES, "9": "G"},
        idle_turns=1,
    )
    idle_turn(g)
    idle_turn(g)
    assert g.is_over()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_x37_balance(seats: int) -> None:
    """Money and visitors balance after every answer (play_out checks), and the books explain the cash."""
    for number in range(3):
        g = dealt(seats, seed=f"balance {number}", souvenirs=number == 1)
        play_out(g, f"balance {number}")
        assert [g.base(seat) for seat in range(seats)] == [1200] * seats
        prices = sum(g.price(shop) for shop in range(SHOPS))
        commissions = sum(
            g.printed.auction_commission(g.price(shop))
            for shop in range(SHOPS)
            if g.owner(shop) not in (-1, g.auctioneer(shop))
        )
        taken = sum(g.printed.takings(0, g.customers(shop)) for shop in range(SHOPS))
        cards = sum(g.printed.card_values[card] for cards in g.sold for card in cards)
        assert sum(g.purses()) == 1200 * seats - prices + commissions + taken + cards
        assert sum(everybody_there(g)) == 54
        for shop in range(SHOPS):
            assert g.owner(shop) == -1 or g.waiting_before(shop) == 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_game_ends_within_its_bound(seats: int) -> None:
    g = dealt(seats, seed="bound")
    asked = 0
    while not g.is_over():
        seat = g.waiting_for()[0]
        g.take(seat, g.default(seat))
        asked += 1
    assert asked < RULES.bound(seats, options())
    assert g.asked == asked


def test_the_question_of_a_finished_game_is_none() -> None:
    g = at(phase="last_round", turns_left=1, slot=2, line="", fountains={"9": "R"})
    assert question(g) == "act"
    move(g, 0, 9, 10)
    assert view(g).question is None
    assert (view(g).phase, view(g).turns_left) == ("over", None)
