"""The end: MA-69 to MA-72."""

from typing import Any

import pytest
from tests.games.merchants.table import RULES, at, begun, play_on, told, view

from ducats.engine.rng import Rng
from ducats.games.merchants.rules.events import GameEnded
from ducats.games.merchants.rules.messages import Climb, Repay


def finished(seats: int = 3, chosen: dict[str, Any] | None = None, **position: Any) -> Any:
    """The last question of the last round answered with no."""
    indebted = position.get("credits", [0] * seats)[seats - 1]
    question = "repay" if indebted else "climb"
    g = at(question, seats=seats, chosen=chosen, seat=seats - 1, arrivals=9, **position)
    g.apply(seats - 1, Repay(0) if indebted else Climb(0))
    assert g.is_over()
    return g


def ranks(**position: Any) -> tuple[int, ...]:
    return tuple(finished(**position).outcome().ranks)


@pytest.mark.parametrize(("seats", "arrivals"), [(2, 6), (3, 7), (4, 8)])
def test_ma_69_the_game_ends_with_the_round_of_the_last_arrival(seats: int, arrivals: int) -> None:
    for count, over in ((arrivals - 1, False), (arrivals, True), (arrivals + 1, True)):
        g = at("climb", seats=seats, seat=seats - 1, arrivals=count)
        events = list(g.apply(seats - 1, Climb(0)))
        assert g.is_over() is over
        assert [event.reason for event in told(events, GameEnded)] == (["arrivals"] if over else [])


def test_ma_70_highest_status_then_cash() -> None:
    assert ranks(status=[5, 6, 6], cash=[9000, 100, 200]) == (3, 2, 1)


def test_ma_71_debt_bars_victory() -> None:
    assert ranks(status=[9, 1, 0], credits=[1, 0, 0]) == (3, 1, 2)


def test_ma_72_equal_on_all_counts_share() -> None:
    assert ranks(status=[4, 4, 3], cash=[700, 700, 900]) == (1, 1, 3)


@pytest.mark.parametrize(
    ("position", "decided"),
    [
        ({"status": [6, 5, 4], "cash": [0, 100, 200]}, ()),
        ({"status": [5, 6, 6], "cash": [9000, 100, 200]}, ("cash",)),
        ({"status": [9, 1, 0], "credits": [1, 0, 0]}, ("credits",)),
        ({"status": [5, 5, 9], "credits": [1, 2, 0], "cash": [2000, 2000, 0]}, ("net",)),
        ({"seats": 2, "status": [5, 1], "credits": [2, 1], "cash": [4000, 1800]}, ("net",)),
    ],
)
def test_ma_70_to_72_the_rules_tell_what_decided_the_order(
    position: dict[str, Any], decided: tuple[str, ...]
) -> None:
    assert view(finished(**position)).decided_by == decided


def test_ma_71_while_somebody_owes_status_does_not_tell_who_leads() -> None:
    assert view(at("climb", seats=2, status=[4, 2])).standing == (4, 2)
    assert view(at("climb", seats=2, status=[4, 2], credits=[0, 1])).standing == (None, None)
    assert view(at("climb", seats=2, status=[4, 2])).decided_by == ()


def test_ma_r23_arrivals_may_be_set_or_shortened() -> None:
    for chosen, wanted in (({}, 7), ({"game_length": "short"}, 5), ({"end_arrivals": 3}, 3)):
        assert view(begun(3, **chosen)).end_arrivals == wanted
    assert [view(begun(n, game_length="short")).end_arrivals for n in (2, 3, 4)] == [4, 5, 6]


def test_ma_r30_if_all_are_in_debt_net_money_counts_or_cash() -> None:
    position: dict[str, Any] = {"seats": 2, "status": [5, 1], "credits": [2, 1], "cash": [4000, 1800]}
    assert ranks(**position) == (2, 1)
    assert ranks(chosen={"all_indebted_rank": "cash"}, **position) == (1, 2)


def test_ma_r31_a_final_tie_is_a_shared_victory() -> None:
    assert finished(status=[4, 4, 3], cash=[700, 700, 900]).outcome().winners == (0, 1)


def test_ma_r37_the_last_round_is_played_to_its_end() -> None:
    g = at("price_disc", seats=2, arrivals=6)
    events = play_on(g, "never")
    assert g.is_over()
    assert told(events, GameEnded)
    assert g.round == 1


def test_ma_r42_the_game_ends_after_20_rounds() -> None:
    g = at("climb", seats=2, seat=1, round=20)
    (ended,) = told(list(g.apply(1, Climb(0))), GameEnded)
    assert (ended.reason, ended.rule) == ("rounds", "MA-R42")
    g = at("climb", seats=2, seat=1, round=3, chosen={"max_rounds": 3})
    g.apply(1, Climb(0))
    assert g.is_over()


def test_ma_r43_eight_arrivals_are_for_four_players() -> None:
    assert [view(begun(n)).end_arrivals for n in (2, 3, 4)] == [6, 7, 8]


def test_ma_r45_the_indebted_rank_behind_by_status_then_net_money() -> None:
    position: dict[str, Any] = {"seats": 4, "status": [9, 9, 8, 0], "cash": [5000, 3000, 9000, 0]}
    assert ranks(credits=[2, 1, 1, 0], **position) == (3, 2, 4, 1)


def test_the_screens_are_lifted_at_the_end() -> None:
    g = finished(status=[1, 2, 3], cash=[100, 200, 300])
    assert [place.cash for place in view(g, None).places] == [100, 200, 300]
    outcome = g.outcome()
    assert (outcome.winners, outcome.scores) == ((2,), (1, 2, 3))


def test_a_finished_game_is_imagined_as_it_was_left() -> None:
    g = begun(2)
    play_on(g, "never", limit=5000)
    world = RULES.imagine(view(g, 0), Rng("finished"))
    assert (view(world).phase, view(world).round) == (view(g).phase, view(g).round)
