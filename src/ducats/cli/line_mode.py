"""`ducats play` line by line: for pipes, for screen readers, and with `--plain`."""

import sys
from typing import Any

from rich.console import Console
from rich.text import Text

from ducats.cli.local_game import LocalGame
from ducats.engine.errors import DucatsError
from ducats.engine.messages import Action, Form, View
from ducats.terminal.asked import Asked


class PersonLeft(Exception):
    """`q`, or the end of the input."""


class LineMode:
    """Asks the person, lets the bots answer, and tells what happened until the game is over."""

    def __init__(self, game: LocalGame, console: Console) -> None:
        self.game = game
        self.terminal = game.terminal
        self.console = console
        self.say = game.say
        self._printed = 0

    def play(self) -> None:
        """To the end of the game, or until the person leaves."""
        try:
            while not self.game.is_over:
                seat = self.game.next_seat()
                action = self.ask() if seat == self.game.person else self.game.think(seat)
                self.game.apply(seat, action)
                self.show_story()
        except PersonLeft:
            self.show([self.say("terminal-goodbye")])
            return
        self.show_story(all_of_it=True)
        view = self.game.view()
        self.show_table(view)
        self.show(["", *self.terminal.result(view)])

    def ask(self) -> Action:
        """The person's answer; anything unclear or illegal is explained, then asked again."""
        self.show_story(all_of_it=True)
        view = self.game.view()
        asked = self.terminal.ask(view)
        only = self.game.only_answer(asked)
        if only is not None:
            action, told = only
            self.show([told])
            return action
        self.show_table(view)
        self.show_question(asked)
        form: Form[Any] | None = None
        while True:
            try:
                answer = self.answer(self.read_line(), view, asked, form)
            except DucatsError as error:
                hint = self.game.hint(asked) if form is None else self.game.amounts_hint(form)
                self.show([*self.game.explain(error), hint])
                continue
            if isinstance(answer, Form):
                form = answer
                self.show([self.game.amounts_hint(form)])
            elif answer is not None:
                return answer

    def answer(
        self, line: str, view: View, asked: Asked, form: Form[Any] | None
    ) -> Action | Form[Any] | None:
        """The answer in a line, or None after a request for information."""
        word, _, rest = line.partition(" ")
        match word.lower():
            case "":
                return None
            case "q" | "quit":
                raise PersonLeft
            case "?" | "help":
                self.show_table(view)
                self.show(["", *self.game.help()])
                self.show_question(asked, explained=True)
                return None
            case "hint":
                self.show([self.say("help-hint-busy")])
                self.show(self.game.advice())
                return None
            case "b" | "board":
                self.console.print(self.terminal.board(view))
                return None
            case "r" | "rule":
                self.show([self.game.rule(rest.strip() or asked.question.rule)])
                return None
            case _:
                return self.game.hear(line, asked, form)

    def read_line(self) -> str:
        """One line of the person's; a pipe's line is not echoed, so its prompt gets a line of its own."""
        self.console.file.write("> ")
        self.console.file.flush()
        line = sys.stdin.readline()
        if not line:
            self.console.file.write("\n")
            raise PersonLeft
        if not sys.stdin.isatty():
            self.console.file.write("\n")
        return line.strip()

    def show(self, lines: list[str]) -> None:
        for line in lines:
            self.console.print(Text(line))

    def show_story(self, all_of_it: bool = False) -> None:
        """What has happened; a line that may still grow waits for its end, or until the person is asked."""
        if all_of_it:
            self.game.story.settle()
        self.show(self.game.story.lines[self._printed : self.game.story.settled])
        self._printed = self.game.story.settled

    def show_table(self, view: View) -> None:
        self.show(["", self.terminal.title(view)])
        self.console.print(self.terminal.seats(view))
        self.console.print(self.terminal.table(view))

    def show_question(self, asked: Asked, explained: bool = False) -> None:
        """`explained`: with the short forms that can be typed instead of numbers."""
        self.show(["", f"{asked.prompt} ({asked.question.rule})"])
        if asked.notes:
            self.show([asked.notes])
        if asked.has_list:
            for number, choice in enumerate(asked.choices, start=1):
                short = f" [{choice.short}]" if explained and choice.short != choice.told else ""
                follows = f" · {choice.follows}" if choice.follows else ""
                self.show([f"  {number}) {choice.told}{short}{follows}"])
        else:
            self.show([f"  {choice.follows}" for choice in asked.choices if choice.follows])
        self.show([self.game.hint(asked)])
