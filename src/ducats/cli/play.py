"""`ducats play`: one person at seat A, bots at the others, in colour for a person, in lines for a pipe."""

import sys
from collections.abc import Callable, Mapping
from enum import Enum
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from ducats.cli.rules_page import rule_text
from ducats.engine.driver import Driver
from ducats.engine.errors import DucatsError
from ducats.engine.messages import Action, Event, Fact, OneOf, OneOrForm, Question, Seat, SomeOf, View
from ducats.terminal.game import TerminalGame

PERSON: Seat = 0

GAP = "   "
MOST_LINES = 8
"""As many choices, one below the other, leave room for the table on 24 lines."""

Opponent = Callable[[View], Action]
"""A bot in its chair: it sees a view and answers."""


class End(Enum):
    """How an evening ends."""

    OVER = "over"
    LEFT = "left"


class PersonLeft(Exception):
    """`q`, or the end of the input."""


class TerminalTable:
    """Asks the person, lets the bots answer, and tells what happened until the match is over."""

    def __init__(
        self,
        driver: Driver,
        terminal: TerminalGame[Any],
        opponents: Mapping[Seat, Opponent],
        console: Console,
        plain: bool,
    ) -> None:
        self.driver = driver
        self.terminal = terminal
        self.opponents = opponents
        self.console = console
        self.plain = plain
        self.say = terminal.texts

    def play(self, opening: list[Event]) -> End:
        """To the end of the match, or until the person leaves."""
        self.tell(opening)
        try:
            while not self.driver.play.is_over():
                waiting = self.driver.play.waiting_for()
                seat = PERSON if PERSON in waiting else waiting[0]
                action = self.ask() if seat == PERSON else self.let_think(seat)
                self.tell(self.driver.apply(seat, action))
        except PersonLeft:
            self.show(self.say("terminal-goodbye"))
            return End.LEFT
        self.show_board(self.driver.view(PERSON))
        return End.OVER

    def let_think(self, seat: Seat) -> Action:
        view = self.driver.view(seat)
        if self.plain:
            return self.opponents[seat](view)
        with self.console.status(self.say("terminal-thinking", player=self.terminal.name(seat))):
            return self.opponents[seat](view)

    def tell(self, events: list[Event]) -> None:
        for event in events:
            seen = event.seen_by(PERSON)
            line = None if seen is None else self.terminal.tell(seen)
            if line is not None:
                self.show(line, "green")

    def ask(self) -> Action:
        """The person's answer; what cannot be understood or is not allowed is explained, then asked again."""
        view = self.driver.view(PERSON)
        question = view.question
        assert question is not None, "the seat is waited for"
        self.show_board(view)
        self.show_choices(view, question)
        while True:
            line = self.read_line()
            try:
                action = self.answer(line, view, question)
                if action is not None:
                    self.driver.play.hear(PERSON, action)
                    return action
            except DucatsError as error:
                self.show(self.say.error(error), "bold red")

    def answer(self, line: str, view: View, question: Question[Any]) -> Action | None:
        """The answer in a line, or None after a line that only wanted to know something."""
        word, _, rest = line.partition(" ")
        match word.lower():
            case "":
                return None
            case "q" | "quit":
                raise PersonLeft
            case "?" | "help":
                self.show(self.driver.rules.text(view))
                own = f"terminal-help-{self.driver.rules.meta.id}"
                self.show(self.say(own if self.say.has(own) else "terminal-help"))
                self.show_choices(view, question, explained=True)
                return None
            case "r" | "rule":
                self.show(rule_text(self.driver.rules, rest.strip() or question.rule, self.say.language))
                return None
            case _:
                return self.terminal.hear(line, question)

    def read_line(self) -> str:
        """One line of the person's; the prompt is not for a pipe's reader to parse around."""
        if sys.stdin.isatty() and not self.plain:
            try:
                return self.console.input(Text("> ", "bold yellow")).strip()
            except EOFError:
                raise PersonLeft from None
        self.console.file.write("> ")
        self.console.file.flush()
        line = sys.stdin.readline()
        if not line:
            self.console.file.write("\n")
            raise PersonLeft
        if not sys.stdin.isatty():
            self.console.file.write("\n")
        return line.strip()

    def show(self, line: str, style: str = "") -> None:
        self.console.print(Text(line, style))

    def show_board(self, view: View) -> None:
        self.console.print()
        self.console.print(Text(self.driver.rules.text(view)) if self.plain else self.terminal.board(view))

    def show_choices(self, view: View, question: Question[Any], explained: bool = False) -> None:
        """`explained`: with what follows from each, however long the list gets by it."""
        self.console.print()
        self.show(f"{self.terminal.prompt(view, question)} ({question.rule})", "bold")
        foreseen = self.driver.rules.consequences(view).answers
        if isinstance(question.choices, SomeOf):
            choices = [(item, item) for item in question.choices.items]
            consequences = [self.terminal.foretell(facts) for facts in foreseen]
            hint = self.say("terminal-choose-some", count=question.choices.count)
        else:
            assert isinstance(question.choices, OneOf | OneOrForm), "the seat is waited for"
            actions = question.choices.actions
            choices = [
                (self.terminal.notation(action), self.terminal.describe(action, view)) for action in actions
            ]
            if isinstance(question.choices, OneOrForm):
                choices += [
                    (self.terminal.notation(form.action), self.terminal.describe_form(form, view))
                    for form in question.choices.forms
                ]
            consequences = self.consequences(question.offered(), foreseen)
            hint = self.say("terminal-choose-one")
            if not self.plain and not explained and len(choices) > MOST_LINES:
                choices = self.shortened(choices, actions, view)
        self.list_choices(choices, consequences, explained)
        self.show(hint, "dim")

    def consequences(self, offered: tuple[Action, ...], foreseen: tuple[tuple[Fact, ...], ...]) -> list[str]:
        """What each answer means, and what it would bring about as far as its game foresees it."""
        facts = foreseen or ((),) * len(offered)
        return [
            f"{self.terminal.meaning(action)} {self.terminal.foretell(some)}".strip()
            for action, some in zip(offered, facts, strict=True)
        ]

    def shortened(
        self, choices: list[tuple[str, str]], actions: tuple[Action, ...], view: View
    ) -> list[tuple[str, str]]:
        """The same choices in a few letters each, if the game knows how to say all of them so."""
        briefs = [brief for action in actions if (brief := self.terminal.brief(action, view)) is not None]
        return [(brief, brief) for brief in briefs] if len(briefs) == len(choices) else choices

    def list_choices(self, choices: list[tuple[str, str]], consequences: list[str], explained: bool) -> None:
        """What may be typed and what it means; side by side if it says so itself."""
        if self.plain:
            for number, (typed, described) in enumerate(choices, start=1):
                self.show(f"  {number}) {typed}" + ("" if typed == described else f"  {described}"))
        elif not explained and all(typed == described for typed, described in choices):
            self.show_in_rows([f"{number}) {typed}" for number, (typed, _) in enumerate(choices, start=1)])
        else:
            table = choice_table(choices, consequences)
            height = len(self.console.render_lines(table))
            if height > max(len(choices), self.console.height // 2) and not explained:
                table = choice_table(choices, [])
            self.console.print(table)

    def show_in_rows(self, entries: list[str]) -> None:
        """As many beside each other as there is room for; Columns would make all as wide as the widest."""
        row = ""
        for entry in entries:
            if row and len(row) + len(GAP) + len(entry) > self.console.width:
                self.show(row)
                row = ""
            row = f"{row}{GAP}{entry}" if row else entry
        self.show(row)


def choice_table(choices: list[tuple[str, str]], consequences: list[str]) -> Table:
    """Number, what may be typed, what it means, and what follows from it."""
    table = Table.grid(padding=(0, 2, 0, 0))
    rows = zip(choices, consequences or [""] * len(choices), strict=True)
    for number, ((typed, described), foretold) in enumerate(rows, start=1):
        told = Text("" if typed == described else f"{described}  ").append(foretold, "dim")
        table.add_row(f"{number})", Text(typed, "bold", no_wrap=True), told)
    return table
