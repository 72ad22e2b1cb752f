"""Elo's rating, between a solver and a puzzle: what one gains the other loses."""

from collections.abc import Sequence
from datetime import date
from hashlib import sha256
from typing import Final

from ducats.puzzles.messages import Solver
from ducats.puzzles.puzzle import Puzzle, puzzles_of

NEWCOMER: Final = 1500
SCALE: Final = 400.0
STEP: Final = 32.0
"""The most that one attempt can change."""


def gain(solver: float, puzzle: float, solved: bool) -> float:
    """What the solver gains by an attempt."""
    expected: float = 1.0 / (1.0 + 10.0 ** ((puzzle - solver) / SCALE))
    return STEP * ((1.0 if solved else 0.0) - expected)


def solver_of(attempts: Sequence[tuple[bool, float]]) -> Solver:
    """From first attempts in their order: whether each solved the puzzle, and what it gained."""
    streak = best = 0
    for solved, _ in attempts:
        streak = streak + 1 if solved else 0
        best = max(best, streak)
    return Solver(
        rating=round(NEWCOMER + sum(gained for _, gained in attempts)),
        attempts=len(attempts),
        solved=sum(solved for solved, _ in attempts),
        streak=streak,
        best_streak=best,
    )


def puzzle_of_the_day(game: str, day: date) -> Puzzle | None:
    """The same for everybody, each puzzle once before any comes again; None: the game has no puzzles."""
    puzzles = puzzles_of(game)
    if not puzzles:
        return None
    order = sorted(puzzles, key=lambda puzzle: sha256(puzzle.id.encode()).digest())
    return order[day.toordinal() % len(order)]
