"""The lower part of the full screen: what is asked, what can be picked, and the line to type in."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, auto
from functools import partial
from typing import Any

from rich.table import Table
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from ducats.cli.local_game import LocalGame
from ducats.engine.errors import DucatsError
from ducats.engine.messages import Action, Form, SomeOf
from ducats.terminal.asked import Asked, Choice, values


class Step(Enum):
    """Entries of the list that are not answers."""

    CONFIRM = auto()
    BACK = auto()
    LEAVE = auto()


Pick = Action | Form[Any] | str | int | Step
"""What an entry of the list stands for; a number is an amount."""


@dataclass
class Answering:
    """How far the person has got with an answer."""

    asked: Asked
    answer: asyncio.Future[Action]
    ticked: list[str]
    form: Form[Any] | None = None
    amounts: tuple[int, ...] = ()


class AskingPane(Vertical):
    """Asks the person, and returns only answers that the rules accept."""

    def __init__(self, game: LocalGame) -> None:
        super().__init__(id="asking")
        self.game = game
        self.terminal = game.terminal
        self.say = game.say
        self.answering: Answering | None = None
        self.picks: list[Pick] = []
        self._listed: list[Option] = []

    def compose(self) -> ComposeResult:
        yield Static(id="prompt")
        yield OptionList(id="choices", markup=False)
        yield Static(id="notice")
        yield Input(id="answer", select_on_focus=False)

    async def ask(self, asked: Asked) -> Action:
        self.answering = Answering(asked, asyncio.get_running_loop().create_future(), [])
        if not asked.has_list:
            self.answering.form = asked.only_form
        self.show_question()
        action = await self.answering.answer
        self.answering = None
        return action

    def wait(self, prompt: str) -> None:
        """Somebody else is asked."""
        self.show_prompt(Text(prompt, "dim"))
        self.show_list([])

    def end(self, result: str) -> None:
        self.show_prompt(Text(result, "bold"))
        self.show_list([(Text(self.say("terminal-leave")), Step.LEAVE)])

    # -- what is shown -----------------------------------------------------------------------------

    def show_prompt(self, prompt: Text, hint: str = "") -> None:
        """`hint`: what may be typed."""
        self.query_one("#prompt", Static).update(prompt)
        self.query_one("#answer", Input).placeholder = hint
        self.query_one("#notice").remove_class("-told")
        self.remove_class("-refused")

    def show_question(self) -> None:
        """The prompt, and the list of what can be picked now."""
        answering = self.now
        asked = answering.asked
        prompt = Text(asked.prompt, "bold").append(f" ({asked.question.rule})", "dim not bold")
        if asked.notes:
            prompt.append(f"\n{asked.notes}", "not bold")
        if answering.form is not None:
            self.show_amounts(answering.form, prompt)
            return
        entries: list[tuple[Text | Table, Pick]] = [
            (self.entry(number, choice), choice.answer)
            for number, choice in enumerate(asked.choices, start=1)
        ]
        if asked.some_of is not None:
            entries.append((self.confirmation(asked.some_of), Step.CONFIRM))
        self.show_prompt(prompt, self.game.hint(asked))
        self.show_list(entries)

    def confirmation(self, some: SomeOf) -> Text:
        """The last line of a list of things to be ticked."""
        chosen = len(self.now.ticked)
        if chosen == some.count:
            return Text(f" ✔  {self.say('table-confirm-chosen')}", "bold green")
        return Text(f"    {self.say('table-chosen', chosen=chosen, count=some.count)}", "dim")

    def entry(self, number: int, choice: Choice) -> Table:
        """An entry of the list: number, mark, words, what follows."""
        mark = ""
        if isinstance(choice.answer, str):
            mark = "☑ " if choice.answer in self.now.ticked else "☐ "
        line = Text(mark).append(choice.told, "bold")
        if choice.follows:
            line.append("  ").append(choice.follows, "dim")
        table = Table.grid(padding=(0, 1, 0, 0))
        table.add_row(Text(f"{number:>3}", "dim"), line)
        return table

    def show_amounts(self, form: Form[Any], prompt: Text) -> None:
        """Every value that the next amount may take."""
        amount = form.amounts[len(self.now.amounts)]
        choice = next(each for each in self.now.asked.choices if each.answer == form)
        named = zip(form.amounts, self.now.amounts, strict=False)
        chosen = [f"{self.terminal.amount_name(form, each)} {value}".strip() for each, value in named]
        told = " · ".join([choice.told, *chosen, choice.follows])
        prompt.append(f"\n{told.removesuffix(' · ')}", "not bold")
        name = self.terminal.amount_name(form, amount)
        entries: list[tuple[Text | Table, Pick]] = [
            (Text("    " + f"{name} {self.say.number(value)}".lstrip(), "bold"), value)
            for value in values(amount)
        ]
        if self.now.asked.has_list or self.now.amounts:
            entries.append((Text(f"←   {self.say('terminal-go-back')}"), Step.BACK))
        self.show_prompt(prompt, self.game.amounts_hint(form))
        self.show_list(entries)

    def show_list(self, entries: list[tuple[Text | Table, Pick]]) -> None:
        choices = self.query_one("#choices", OptionList)
        self.picks = [pick for _, pick in entries]
        self._listed = [Option(told) for told, _ in entries]
        choices.set_options(self._listed)
        if entries:
            choices.highlighted = 0

    def refuse(self, error: DucatsError) -> None:
        notice = self.query_one("#notice", Static)
        notice.update(Text("\n".join(self.game.explain(error))))
        notice.add_class("-told")
        self.add_class("-refused")

    # -- what is picked and typed ------------------------------------------------------------------

    @property
    def now(self) -> Answering:
        assert self.answering is not None, "the person is asked"
        return self.answering

    @property
    def rule(self) -> str:
        """The rule behind the question; none if nobody is asked."""
        return "" if self.answering is None else self.answering.asked.question.rule

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """A choice from a list that has gone since does not answer the next question."""
        if event.option in self._listed:
            self.pick(self.picks[event.option_index])

    def pick(self, pick: Pick) -> None:
        """An entry of the list was chosen."""
        match pick:
            case Step.LEAVE:
                self.app.exit()
            case Step.BACK:
                self.step_back()
            case Step.CONFIRM:
                self.confirm()
            case str():
                self.tick(pick)
            case int():
                self.add_amount(pick)
            case Form():
                self.now.form = pick
                self.fill()
            case _:
                self.give(lambda: pick)

    def tick(self, item: str) -> None:
        """Tick or untick; one too many takes the place of the first."""
        some, ticked = self.now.asked.some_of, self.now.ticked
        assert some is not None, "several things are to be ticked"
        if item in ticked:
            ticked.remove(item)
        else:
            ticked.append(item)
            del ticked[: max(0, len(ticked) - some.count)]
        choices = self.query_one("#choices", OptionList)
        for number, choice in enumerate(self.now.asked.choices):
            choices.replace_option_prompt_at_index(number, self.entry(number + 1, choice))
        last = len(self.now.asked.choices)
        choices.replace_option_prompt_at_index(last, self.confirmation(some))
        if len(ticked) == some.count:
            choices.highlighted = last

    def confirm(self) -> None:
        """The things ticked are the answer, if they are as many as asked for."""
        some, ticked = self.now.asked.some_of, self.now.ticked
        assert some is not None, "several things are to be ticked"
        if len(ticked) == some.count:
            self.give(partial(self.terminal.ticked, some, ticked))

    def add_amount(self, amount: int) -> None:
        self.now.amounts += (amount,)
        self.fill()

    def fill(self) -> None:
        """Ask for the next amount of a form, or give the answer; single-valued amounts are not asked."""
        answering, form = self.now, self.now.form
        assert form is not None, "a form is being filled in"
        for amount in form.amounts[len(answering.amounts) :]:
            if len(values(amount)) > 1:
                self.show_question()
                return
            answering.amounts += (amount.least,)
        self.give(partial(self.terminal.filled, form, answering.amounts))

    def give(self, made: Callable[[], Action]) -> None:
        """An answer, unless a rule forbids it."""
        try:
            answer = self.game.checked(made())
        except DucatsError as error:
            self.now.amounts = ()
            self.show_question()
            self.refuse(error)
            return
        assert isinstance(answer, Action), "nothing is missing"
        if not self.now.answer.done():
            self.now.answer.set_result(answer)

    def hear(self, line: str) -> None:
        """A typed answer."""
        try:
            answer = self.game.hear(line, self.now.asked, self.now.form)
        except DucatsError as error:
            self.refuse(error)
            return
        self.pick(answer)

    def step_back(self) -> None:
        """Leave a half-filled form."""
        if self.answering is not None and self.answering.form is not None:
            if not self.answering.amounts and self.answering.asked.has_list:
                self.answering.form = None
            self.answering.amounts = ()
            self.show_question()
        self.query_one("#choices").focus()
