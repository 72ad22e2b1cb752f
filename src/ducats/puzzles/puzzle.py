"""A puzzle as it is kept: a scenario file whose table `about` says what each answer is worth.

The position in the file is imagined from what the solver can see: the file knows no more than they do.
"""

from functools import cache
from importlib.resources.abc import Traversable
from typing import Any, Final

import msgspec

from ducats.engine.errors import BadScenario
from ducats.engine.expectations import with_nulls
from ducats.engine.messages import Seat, View
from ducats.engine.play import Play
from ducats.engine.rules import Rules
from ducats.engine.scenario import Scenario, read
from ducats.games import GAMES, find, folder
from ducats.puzzles.messages import Answer

FOLDER: Final = "puzzles"
"""Of each game, with one file for each puzzle."""
SUFFIX: Final = ".toml"


class About(msgspec.Struct, frozen=True, kw_only=True):
    """What is known about the position."""

    version: int
    """Of the game's rules."""
    answers: tuple[Answer, ...]
    """Every legal answer, the best first: that is the solution."""
    tempting: int
    """The most frequent wrong answer among the bots."""
    missed: dict[str, float]
    """By level of the bots: how often it misses the solution."""
    rating: int
    """How hard it is before anybody has tried it."""
    games: int
    """Played to the end to find that out."""


class Puzzle(msgspec.Struct, frozen=True, kw_only=True):
    """A position, a question, and what each answer is worth."""

    id: str
    game: str
    seat: Seat
    question: str
    scenario: Scenario
    about: About

    @property
    def solution(self) -> Answer:
        return self.about.answers[0]

    def play(self, rules: Rules) -> Play:
        """The position; BadScenario if the rules do not know it."""
        scenario = self.scenario
        options = rules.read_options(scenario.options)
        assert scenario.position is not None
        return rules.set_up(scenario.seats, options, scenario.position, scenario.data)

    def view(self, rules: Rules) -> View:
        """What the solver knows."""
        return rules.view(self.play(rules), self.seat)

    def place_of(self, rules: Rules, action: dict[str, Any]) -> int:
        """Which of the answers an action is; an error if it is not legal."""
        play = self.play(rules)
        given = play.hear(self.seat, rules.read_action(action))
        answers = [play.hear(self.seat, rules.read_action(answer.action)) for answer in self.about.answers]
        return answers.index(given)


def read_puzzle(name: str, text: str) -> Puzzle:
    """A puzzle from its file; BadScenario says what is wrong."""
    scenario = read(text)
    if scenario.position is None or len(scenario.step) != 2:
        raise BadScenario("a puzzle has a position, a step with the question and one with its answer")
    asked, answered = scenario.step
    if asked.question is None or not isinstance(answered.seat, int):
        raise BadScenario("a puzzle names the question and the seat that answers it")
    try:
        about = msgspec.convert(with_nulls(scenario.about), About, strict=True)
    except msgspec.ValidationError as error:
        raise BadScenario(f"the figures of a puzzle: {error}") from error
    return Puzzle(
        id=f"{scenario.game}-{name}",
        game=scenario.game,
        seat=answered.seat,
        question=asked.question,
        scenario=scenario,
        about=about,
    )


@cache
def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    """The puzzles that come with a game, the easiest first."""
    shelf = folder(game) / FOLDER
    files = [file for file in shelf.iterdir() if file.name.endswith(SUFFIX)] if shelf.is_dir() else []
    return tuple(sorted(map(_from_file, files), key=lambda puzzle: (puzzle.about.rating, puzzle.id)))


def find_puzzle(name: str) -> Puzzle | None:
    """By its id; None if there is none."""
    return _by_id().get(name)


@cache
def _by_id() -> dict[str, Puzzle]:
    return {puzzle.id: puzzle for game in GAMES for puzzle in puzzles_of(find(game).meta.id)}


def _from_file(file: Traversable) -> Puzzle:
    return read_puzzle(file.name.removesuffix(SUFFIX), file.read_text(encoding="utf-8"))
