"""The puzzles that come with the games: sound, varied, and no wiser than their solver."""

from collections import Counter
from pathlib import Path

import pytest

from ducats.engine.rng import Rng
from ducats.engine.scenario import play
from ducats.games import GAMES, find
from ducats.puzzles import Puzzle, find_puzzle, puzzles_of
from ducats.puzzles.mining import CONFIRMED_AT_ERRORS, MARGIN, MISSED
from ducats.review.messages import WHOLE

WITH_PUZZLES = [game for game in GAMES if puzzles_of(game)]


def test_every_game_that_comes_with_puzzles_has_its_folder_read() -> None:
    folders = Path(find.__code__.co_filename).parent.glob("*/puzzles")
    assert sorted(folder.parent.name for folder in folders if any(folder.glob("*.toml"))) == sorted(
        WITH_PUZZLES
    )


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_each_is_a_scenario_whose_expectations_hold(game: str) -> None:
    for puzzle in puzzles_of(game):
        report = play(find(game), puzzle.scenario)
        assert report.passed, f"{puzzle.id}: {report.text()}"


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_one_answer_is_clearly_the_best_of_all_legal_ones(game: str) -> None:
    rules = find(game)
    for puzzle in puzzles_of(game):
        best, *others = puzzle.about.answers
        position = puzzle.play(rules)
        assert len(position.legal(puzzle.seat)) == len(puzzle.about.answers)
        for place, answer in enumerate(puzzle.about.answers):
            assert puzzle.place_of(rules, answer.action) == place
        for other in others:
            assert other.behind >= MARGIN * WHOLE, puzzle.id
            assert other.behind >= CONFIRMED_AT_ERRORS * other.behind_error, puzzle.id
        assert best.behind == 0
        assert sum(puzzle.about.missed.values()) / len(puzzle.about.missed) >= MISSED - 0.01
        assert 0 < puzzle.about.tempting < len(puzzle.about.answers)


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_its_solver_sees_the_same_in_every_world_that_fits(game: str) -> None:
    rules = find(game)
    for puzzle in puzzles_of(game)[::5]:
        view = puzzle.view(rules)
        for world in range(3):
            assert rules.view(rules.imagine(view, Rng(f"world {world}")), puzzle.seat) == view


@pytest.mark.parametrize("game", GAMES)
def test_there_are_many_of_several_kinds(game: str) -> None:
    assert len(puzzles_of(game)) >= 60
    kinds = Counter(puzzle.question for puzzle in puzzles_of(game))
    assert max(kinds.values()) <= 0.41 * len(puzzles_of(game))


def test_ids_are_found_again() -> None:
    every: list[Puzzle] = [puzzle for game in WITH_PUZZLES for puzzle in puzzles_of(game)]
    assert [find_puzzle(puzzle.id) for puzzle in every] == every
    assert find_puzzle("chess-0000a") is None
