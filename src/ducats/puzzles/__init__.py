"""Puzzles: positions in which one answer is clearly the best, mined from the games of bots."""

from ducats.puzzles.messages import Answer
from ducats.puzzles.puzzle import Puzzle, find_puzzle, puzzles_of, read_puzzle
from ducats.puzzles.rating import puzzle_of_the_day

__all__ = ["Answer", "Puzzle", "find_puzzle", "puzzle_of_the_day", "puzzles_of", "read_puzzle"]
