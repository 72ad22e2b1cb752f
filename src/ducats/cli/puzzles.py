"""Puzzles at the terminal: solved one at a time, and mined."""

import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from ducats.cli.console import complain, output, progress
from ducats.cli.figures import percent
from ducats.cli.options import chosen_options
from ducats.cli.reading import texts_of
from ducats.cli.terminals import terminal_for
from ducats.engine.errors import BadOptions
from ducats.engine.frames import Draw
from ducats.games import find
from ducats.puzzles import Puzzle, find_puzzle, puzzle_of_the_day
from ducats.puzzles.collecting import collect
from ducats.puzzles.mining import Wanted
from ducats.puzzles.showing import reasons_of
from ducats.terminal.game import lettered
from ducats.texts import Misuse


def mine(game: str, folder: Path, count: int, seed: str, question: str, options: list[str] | None) -> None:
    """Mine until there are enough; an interruption keeps what was found."""
    rules = find(game)
    asked = sorted(
        ask.question.removeprefix(f"{game}.") for ask in rules.meta.questions if not issubclass(ask, Draw)
    )
    if question and question not in asked:
        raise BadOptions(f"{game} asks no {question!r}; it asks {', '.join(asked)}", code="no_such_question")
    chosen = chosen_options(rules, options)
    rules.read_options(chosen)
    wanted = Wanted(seed=seed, count=count, question=question and f"{game}.{question}", options=chosen)
    with progress("mine", count) as advance:
        for step in collect(rules, folder, wanted):
            advance(step.new)
            if step.new and not sys.stderr.isatty():
                complain(f"{step.puzzles} of {count} puzzles in {step.games} games")


def solve(game: str, name: str | None, lang: str | None, plain: bool) -> None:
    """Show the position, read an answer, tell what all of them are worth."""
    rules = find(game)
    today = datetime.now(UTC).date()
    puzzle = puzzle_of_the_day(game, today) if name is None else find_puzzle(f"{game}-{name}")
    if puzzle is None:
        raise Misuse(
            f"{game} has no puzzle {name or 'of the day'}",
            "puzzle",
            code="no_such_puzzle",
            game=game,
            name=name or "none",
        )
    _Solving(puzzle, rules, lang, plain).solve()


class _Solving:
    """One puzzle."""

    def __init__(self, puzzle: Puzzle, rules: Any, lang: str | None, plain: bool) -> None:
        self.puzzle = puzzle
        self.rules = rules
        self.say = texts_of(lang)
        self.console = output(plain)
        self.view = puzzle.view(rules)
        self.terminal = terminal_for(rules, self.say, lettered((), self.view.seats), self.view)
        self.plain = plain

    def solve(self) -> None:
        answers = self.puzzle.about.answers
        told = [self._described(answer.action) for answer in answers]
        listed = sorted(range(len(answers)), key=lambda place: told[place])
        shown = self.terminal.table(self.view) if self.plain else self.terminal.board(self.view)
        self.console.print(self.terminal.title(self.view), style="bold", markup=False)
        self.console.print(self.terminal.seats(self.view))
        self.console.print(shown)
        self.console.print()
        self.console.print(self.terminal.ask(self.view).prompt, style="bold", markup=False)
        for number, place in enumerate(listed, start=1):
            self.console.print(f"  {number}) {told[place]}", markup=False)
        given = self._read(len(listed))
        if given is not None:
            self._verdict(listed[given - 1], told)

    def _described(self, action: dict[str, Any]) -> str:
        return self.terminal.describe(self.rules.read_action(action), self.view)

    def _read(self, most: int) -> int | None:
        """The number that was typed; None at the end of the input."""
        while True:
            self.console.print(self.say("puzzle-type", count=most), style="dim", markup=False)
            line = sys.stdin.readline()
            if not line:
                return None
            word = line.strip()
            if word.isascii() and word.isdigit() and 1 <= int(word) <= most:
                return int(word)

    def _verdict(self, given: int, told: list[str]) -> None:
        about = self.puzzle.about
        self.console.print()
        self.console.print(self.say("puzzle-missed" if given else "puzzle-solved"), style="bold")
        for place, answer in enumerate(about.answers):
            line = self.say(
                "puzzle-answer-worth",
                answer=told[place],
                chance=percent(answer.chance),
                error=percent(answer.error),
                score=answer.score,
                rival=answer.rival,
            )
            mark = "▸" if place == given else " "
            self.console.print(f"{mark} {line}", markup=False)
        reason = self.terminal.why(*reasons_of(self.rules, self.puzzle, given)[0])
        if reason:
            self.console.print(self.say("reason-given", reason=reason), markup=False)
        self.console.print(self.say("puzzle-tempting", answer=told[about.tempting]), markup=False)
        self.console.print(self.say("puzzle-cost", games=about.games), style="dim", markup=False)
