"""Ratings, streaks, and the puzzle of the day."""

from datetime import date, timedelta

import pytest

from ducats.puzzles import puzzle_of_the_day, puzzles_of
from ducats.puzzles.rating import NEWCOMER, STEP, gain, solver_of


def test_an_attempt_is_worth_what_was_not_expected() -> None:
    assert gain(1500, 1500, solved=True) == pytest.approx(STEP / 2)
    assert gain(1500, 1900, solved=True) > gain(1500, 1500, solved=True) > gain(1900, 1500, solved=True) > 0
    assert gain(1500, 1500, solved=True) + gain(1500, 1500, solved=False) == pytest.approx(0)


def test_a_solver_is_what_their_attempts_made_them() -> None:
    solver = solver_of([(True, 16.0), (True, 14.0), (False, -18.0), (True, 15.0)])
    assert (solver.rating, solver.attempts, solver.solved) == (NEWCOMER + 27, 4, 3)
    assert (solver.streak, solver.best_streak) == (1, 2)


def test_each_puzzle_has_its_day_before_one_comes_again() -> None:
    puzzles, first = puzzles_of("marquis"), date(2026, 11, 16)
    days = [puzzle_of_the_day("marquis", first + timedelta(days=day)) for day in range(len(puzzles))]
    assert {puzzle.id for puzzle in days if puzzle} == {puzzle.id for puzzle in puzzles}
    assert puzzle_of_the_day("marquis", first) == days[0]
