"""What was drawn and asked at moments of a finished game, told to people who may read its review."""

from typing import Any

import pytest
from tests.server.test_what_ifs import brought

from ducats.engine.driver import Driver
from ducats.engine.messages import CHANCE
from ducats.engine.record import Record, new_header
from ducats.engine.replay import moments
from ducats.engine.rng import Rng
from ducats.games import GAMES, find
from ducats.games.draws import drawn
from ducats.review.analyst import TURNING_POINTS
from ducats.server.what_ifs import MOST_MOMENTS


def played(game: str) -> Record:
    rules, dice = find(game), Rng("drawn")
    driver, _ = Driver.begin(rules, new_header(rules, 3, "drawn", rules.meta.shortest), "drawn")
    while not driver.play.is_over():
        seat = driver.play.waiting_for()[0]
        driver.apply(seat, driver.play.say(seat, dice.choice(driver.play.legal(seat))))
    return driver.record()


@pytest.mark.parametrize("game", sorted(GAMES))
def test_draws_are_told_at_their_moments_and_nothing_else_is(game: str) -> None:
    rules, record = find(game), played(game)
    told = drawn(rules, record, range(len(record.inputs)))
    happened = {moment.number: moment.events for moment, _ in moments(rules, record)}
    number, with_draws = 0, set()
    for entry in record.inputs:
        number += entry.seat != CHANCE
        if entry.seat == CHANCE:
            with_draws.add(number)
    assert {moment for moment, events in told.items() if events} == with_draws
    for moment, events in told.items():
        assert all(event in happened.get(moment, ()) for event in events), "nothing is made up"
    assert drawn(rules, record, [0]) == {0: told[0]}
    assert drawn(rules, record, []) == {}


def test_a_drawn_card_is_named_whoever_drew_it() -> None:
    rules, record = find("marquis"), played("marquis")
    told = drawn(rules, record, range(1, len(record.inputs)))
    events = [event for each in told.values() for event in each]
    assert {type(event).__name__ for event in events} == {"CardDrawn"}
    assert all(getattr(event, "card", None) for event in events)
    assert len({getattr(event, "seat", None) for event in events}) == 3


def test_rewards_are_chosen_and_only_their_slots_are_drawn() -> None:
    rules, record = find("musketeers"), played("musketeers")
    told = drawn(rules, record, range(len(record.inputs)))
    kinds = {type(event).__name__ for events in told.values() for event in events}
    assert kinds == {"HandDealt", "GuardTurned"}


def test_all_turning_points_of_an_analysis_can_be_asked_about_at_once() -> None:
    assert TURNING_POINTS <= MOST_MOMENTS


async def test_everybody_who_may_look_is_told_what_was_drawn(server: Any) -> None:
    north, path = await brought(server)
    answer = await north.get(f"{path}/review/draws?moment=0&moment=1")
    assert answer.status_code == 200, answer.text
    opening, first = answer.json()
    assert (opening["moment"], first["moment"]) == (0, 1)
    dealt = [event for event in opening["events"] if event["type"] == "HandDealt"]
    assert {event["seat"] for event in dealt} == {0, 1}
    assert all(event["cards"] for event in dealt), "the game is over: nothing is hidden"
    assert (await north.get(f"{path}/review/draws?moment=99999")).json() == [{"moment": 99_999, "events": []}]
    for wrong in ("", "?moment=x", "?" + "&".join(["moment=1"] * 9)):
        assert (await north.get(f"{path}/review/draws{wrong}")).status_code == 400


async def test_what_was_asked_is_shown_as_its_player_saw_it(server: Any) -> None:
    north, path = await brought(server)
    for moment in range(1, 12):
        answers = (await north.get(f"{path}/review/answers?moment={moment}")).json()
        told = (await north.get(f"{path}/review/question?moment={moment}")).json()
        view = told["view"]
        assert (told["moment"], told["seat"], view["seat"]) == (moment, answers["seat"], answers["seat"])
        assert view["question"]["id"] == answers["question"]
        if view["question"]["choices"]["type"] == "OneOf":
            offered = view["question"]["choices"]["actions"]
            assert answers["played"] in offered
            assert len(told["consequences"].get("answers", offered)) == len(offered)
    assert (await north.get(f"{path}/review/question?moment=99999")).json()["code"] == "no_such_moment"


async def test_nothing_is_told_of_a_running_game(server: Any) -> None:
    north = await server.visitor("North")
    table = await north.open_table(bots=[None, "page"])
    for what in ("draws", "question"):
        answer = await north.get(f"/api/tables/{table['id']}/review/{what}?moment=1")
        assert (answer.status_code, answer.json()["code"]) == (409, "not_finished")
