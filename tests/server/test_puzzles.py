"""Puzzles on a server: no solution before an answer, first attempts count, nobody answers twice."""

from datetime import UTC, date, datetime, timedelta
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from ducats.engine.rng import Rng
from ducats.games import GAMES, find
from ducats.puzzles import Puzzle, puzzle_of_the_day, puzzles_of
from ducats.puzzles.rating import NEWCOMER
from ducats.puzzles.showing import board_of, reasons_of

PUZZLE: Puzzle = puzzles_of("marquis")[0]
PATH = f"/api/puzzles/{PUZZLE.id}"


async def answer(server: Any, visitor: Any, place: int) -> dict[str, Any]:
    action = PUZZLE.about.answers[place].action
    told = await server.client.post(PATH, json={"action": action}, headers=visitor.headers)
    assert told.status_code == 200, told.text
    verdict: dict[str, Any] = told.json()
    return verdict


async def test_the_board_is_what_the_solver_knows_and_no_more(server: Any) -> None:
    board = (await server.client.get(PATH)).json()
    assert set(board) == {"id", "game", "seat", "options", "view", "consequences"}
    assert board["view"]["seat"] == board["seat"] == PUZZLE.seat
    assert not {"answers", "tempting", "missed"} & set(board)


@pytest.mark.parametrize("game", [game for game in GAMES if puzzles_of(game)])
def test_two_worlds_that_look_alike_to_the_solver_make_the_same_board(game: str) -> None:
    rules = find(game)
    for puzzle in puzzles_of(game)[:6]:
        other = rules.position(rules.imagine(puzzle.view(rules), Rng("another world")))
        twin = replace(puzzle, scenario=replace(puzzle.scenario, position=other))
        assert msgspec.json.encode(board_of(twin)) == msgspec.json.encode(board_of(puzzle))
        assert reasons_of(rules, twin, 1) == reasons_of(rules, puzzle, 1)


async def test_the_list_says_nothing_of_solutions(server: Any) -> None:
    told = await server.client.get("/api/puzzles")
    listed = told.json()
    assert len(listed["puzzles"]) >= len(puzzles_of("marquis"))
    assert all(each["mine"] == "" for each in listed["puzzles"])
    assert "chance" not in told.text
    today = datetime.now(UTC).date()
    daily = {puzzle.id for day in (today, today - timedelta(days=1)) if (puzzle := of_the_day(day))}
    assert listed["daily"]["marquis"] in daily


def of_the_day(day: date) -> Puzzle | None:
    return puzzle_of_the_day("marquis", day)


async def test_only_the_first_attempt_counts(server: Any) -> None:
    north, south = await server.visitor("North"), await server.visitor("South")
    missed = await answer(server, north, 1)
    assert (missed["solved"], missed["place"], missed["counted"]) == (False, 1, True)
    assert missed["gain"] < 0
    assert missed["solver"]["rating"] == NEWCOMER + missed["gain"]
    again = await answer(server, north, 0)
    assert (again["solved"], again["counted"], again["gain"]) == (True, False, 0)
    assert again["solver"] == missed["solver"]

    solved = await answer(server, south, 0)
    assert solved["gain"] > 0
    assert (solved["solver"]["streak"], solved["solver"]["best_streak"]) == (1, 1)
    assert [each["action"] for each in solved["answers"]] == [each.action for each in PUZZLE.about.answers]

    listed = (await server.client.get("/api/puzzles", headers=north.headers)).json()
    assert next(each["mine"] for each in listed["puzzles"] if each["id"] == PUZZLE.id) == "missed"


async def test_what_cannot_be_answered_changes_nothing(server: Any) -> None:
    north = await server.visitor("North")
    told = await server.client.post(
        PATH, json={"action": {"type": "LayCard", "card": "?"}}, headers=north.headers
    )
    assert told.status_code == 400
    assert (await server.client.get("/api/puzzles/marquis-none")).json()["code"] == "no_such_puzzle"
    assert (await server.client.post(PATH, json={"action": {}})).json()["code"] == "no_person"
    listed = (await server.client.get("/api/puzzles", headers=north.headers)).json()
    assert listed["solver"]["attempts"] == 0
