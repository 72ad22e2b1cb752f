"""Puzzles as they are shown and solved. Chances and their errors are millionths of the victory."""

from typing import Any, Literal

import msgspec

from ducats.engine.messages import Consequences, Seat, View


class Answer(msgspec.Struct, frozen=True, kw_only=True):
    """One of the answers to choose from; chances in millionths of the victory, over imagined worlds."""

    action: dict[str, Any]
    chance: int
    error: int
    """The standard error of the chance."""
    behind: int = 0
    """By how much the best answer is better in the same worlds."""
    behind_error: int = 0
    score: float
    """The solver's mean score at the end."""
    rival: float
    """That of the best of the others."""
    worlds: int
    """In how many worlds it was tried."""


class PuzzleInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A puzzle on the list."""

    id: str
    game: str
    seats: int
    question: str
    rating: int
    """How hard it is: on the scale of the solvers, by how they fared."""
    attempts: int
    solved: int
    """How many of the first attempts of everybody."""
    mine: Literal["", "solved", "missed"]
    """What came of the reader's first attempt."""


class Solver(msgspec.Struct, frozen=True, kw_only=True):
    """How somebody fares with puzzles; only first attempts count."""

    rating: int
    attempts: int
    solved: int
    streak: int
    """Solved one after the other until now."""
    best_streak: int


class PuzzleList(msgspec.Struct, frozen=True, kw_only=True):
    """All puzzles, the easiest of each game first."""

    puzzles: tuple[PuzzleInfo, ...]
    daily: dict[str, str]
    """By game: the puzzle of the day."""
    day: str
    """ISO 8601; the day of UTC."""
    solver: Solver


class PuzzleBoard(msgspec.Struct, frozen=True, kw_only=True):
    """The position and the question, as the solver knows them."""

    id: str
    game: str
    seat: Seat
    options: dict[str, Any]
    view: View
    consequences: Consequences


class Attempted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody answers."""

    action: dict[str, Any]


class Verdict(msgspec.Struct, frozen=True, kw_only=True):
    """What the answers are worth, and what came of the attempt."""

    solved: bool
    place: int
    """Of the given answer among all."""
    answers: tuple[Answer, ...]
    """The best first."""
    reasons: tuple[str, ...]
    """For each answer what speaks for it, as the game's bots say it; empty: they do not say."""
    about: tuple[dict[str, Any], ...]
    """For each of them the figures that it names."""
    tempting: int
    """The answer that most bots that missed it gave."""
    missed: dict[str, float]
    """By level of the bots: how often it misses the solution."""
    games: int
    """Played to the end to find that out."""
    counted: bool
    """False: it was not the first attempt, so ratings stay as they are."""
    gain: int
    """By how much the solver's rating has changed."""
    solver: Solver
