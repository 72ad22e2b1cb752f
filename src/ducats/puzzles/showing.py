"""Puzzles for their solvers, as functions for a worker process: plain bytes in and out."""

from typing import Any

import msgspec

from ducats.bots.reasons import Why
from ducats.engine.rules import Rules
from ducats.games import find, levels
from ducats.puzzles.messages import PuzzleBoard
from ducats.puzzles.puzzle import Puzzle, find_puzzle


def board(name: str) -> bytes:
    """The position as its solver knows it, as the JSON of a `PuzzleBoard`."""
    return msgspec.json.encode(board_of(_found(name)))


def board_of(puzzle: Puzzle) -> PuzzleBoard:
    """From the view alone, so that nothing else in the file shows."""
    rules = find(puzzle.game)
    view = puzzle.view(rules)
    return PuzzleBoard(
        id=puzzle.id,
        game=puzzle.game,
        seat=puzzle.seat,
        options=msgspec.to_builtins(rules.read_options(puzzle.scenario.options)),
        view=view,
        consequences=rules.consequences(view),
    )


def judged(name: str, action: dict[str, Any]) -> tuple[int, tuple[Why, ...]]:
    """Which of the answers it is, and for each of them what speaks for it; an error if it is not legal."""
    puzzle = _found(name)
    rules = find(puzzle.game)
    place = puzzle.place_of(rules, action)
    return place, reasons_of(rules, puzzle, place)


def reasons_of(rules: Rules, puzzle: Puzzle, given: int) -> tuple[Why, ...]:
    """For each answer the reason that the game's bots give, if they do, beside those it is compared with."""
    view = puzzle.view(rules)
    actions = [rules.read_action(answer.action) for answer in puzzle.about.answers]
    beside = [actions[place] for place in {given, puzzle.about.tempting}]
    return tuple(
        levels.why(puzzle.game, view, action, [other for other in beside if other != action])
        for action in actions
    )


def _found(name: str) -> Puzzle:
    puzzle = find_puzzle(name)
    assert puzzle is not None, "the caller has looked it up"
    return puzzle
