"""`ducats play` on the whole screen: board, players, log and choices, by keys and by mouse.

Only this module imports Textual, and nothing imports it before somebody plays.
"""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from functools import partial
from typing import Any, ClassVar, Final

from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text
from textual import events, work
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Footer, Input, OptionList, Static
from textual.widgets.option_list import Option

from ducats.cli.local_game import PERSON, LocalGame
from ducats.cli.rules_page import page_of
from ducats.engine.errors import DucatsError
from ducats.engine.messages import Action, Form, Seat, SomeOf
from ducats.terminal.asked import Asked, Choice, values

SECONDS_PER_MOVE: Final = 0.5
"""How long what a bot has done stands alone before the next one goes on."""
WIDE: Final = 120
"""From so many columns on, players and log stand beside the board."""
NEWS: Final = 2
"""On a narrow screen, so many lines of the log stand above the question."""
KEPT_LINES: Final = 500


class Step(Enum):
    """Entries of the list that are no answers."""

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


class Reading(ModalScreen[None]):
    """Rules or help over the table, until a key closes it."""

    def __init__(self, content: RenderableType, close: str) -> None:
        super().__init__()
        self._content = content
        self._bindings.bind("escape,enter,q", "close", close, key_display="Esc")

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="reading"):
            yield Static(self._content)
        yield Footer(show_command_palette=False)

    def action_close(self) -> None:
        self.dismiss()


class FullScreen(App[None]):
    """One table on one screen."""

    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (WIDE, "-wide")]  # noqa: RUF012
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "quit", show=False, priority=True),
        Binding("pageup", "scroll_board(-1)", show=False, priority=True),
        Binding("pagedown", "scroll_board(1)", show=False, priority=True),
    ]
    CSS = """
    #title { height: 1; background: $primary; color: $text; text-style: bold; padding: 0 1; }
    #middle { height: 1fr; }
    #board { width: 60%; min-width: 82; max-width: 110; padding: 0 1; }
    #side { width: 1fr; border-left: solid $primary; }
    #players { height: auto; max-height: 50%; padding: 0 1; }
    #log { height: 1fr; border-top: solid $primary; padding: 0 1; }
    #news { height: auto; max-height: 2; color: $text-success; padding: 0 1; display: none; }
    #asking { height: 42%; min-height: 9; max-height: 20; border-top: solid $primary; }
    #prompt { height: auto; max-height: 4; padding: 0 1; }
    #choices { height: 1fr; border: none; padding: 0; }
    #notice { height: auto; max-height: 4; color: $text-error; padding: 0 1; display: none; }
    #notice.-told { display: block; }
    #answer { height: 1; border: none; padding: 0 1; }
    #reading { margin: 1 2; padding: 0 1; border: round $primary; background: $surface; }
    .-narrow #board, .-board-alone #board { width: 100%; min-width: 0; max-width: 100%; }
    .-narrow #board { padding: 0; }
    .-narrow #side { display: none; }
    .-narrow #news { display: block; }
    .-alone #asking, .-alone #news { display: none; }
    .-board-alone #side { display: none; }
    .-side-alone #board { display: none; }
    .-side-alone #side { display: block; border-left: none; }
    """

    def __init__(self, game: LocalGame, seconds_per_move: float = SECONDS_PER_MOVE) -> None:
        super().__init__()
        self.game = game
        self.terminal = game.terminal
        self.say = game.say
        self.told: list[str] = []
        self.answering: Answering | None = None
        self._news_from = 0
        self.picks: list[Pick] = []
        self._listed: list[Option] = []
        self._seconds_per_move = seconds_per_move
        for key, action, text_id in (
            ("f1", "help", "terminal-key-help"),
            ("f2", "rules", "terminal-key-rules"),
            ("f3", "alone('-board-alone')", "terminal-key-board"),
            ("f4", "alone('-side-alone')", "terminal-key-log"),
            ("f10", "quit", "terminal-key-leave"),
        ):
            self.bind(key, action, description=self.say(text_id))
        self.bind("escape", "step_back", show=False)

    def compose(self) -> ComposeResult:
        yield Static(id="title", markup=False)
        with Horizontal(id="middle"):
            with VerticalScroll(id="board", can_focus=False):
                yield Static(id="drawing")
            with Vertical(id="side"):
                with VerticalScroll(id="players", can_focus=False):
                    yield Static(id="seats")
                with VerticalScroll(id="log", can_focus=False):
                    yield Static(id="told")
        yield Static(id="news")
        with Vertical(id="asking"):
            yield Static(id="prompt")
            yield OptionList(id="choices", markup=False)
            yield Static(id="notice")
            yield Input(id="answer", select_on_focus=False)
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        self.query_one("#choices").focus()
        self.play()

    # -- the game ----------------------------------------------------------------------------------

    @work(exclusive=True)
    async def play(self) -> None:
        """To the end of the game; leaving ends the program and this with it."""
        self.tell(self.game.opening)
        while not self.game.is_over:
            seat = self.game.next_seat()
            action = await (self.ask() if seat == PERSON else self.let_think(seat))
            self.tell(self.game.apply(seat, action))
        self.show_end()

    async def let_think(self, seat: Seat) -> Action:
        self.show_prompt(Text(self.say("terminal-thinking", player=self.terminal.name(seat)), "dim"))
        self.show_list([])
        action = await asyncio.to_thread(self.game.think, seat)
        await asyncio.sleep(self._seconds_per_move)
        return action

    async def ask(self) -> Action:
        asked = self.terminal.ask(self.game.view())
        only = self.game.only_answer(asked)
        if only is not None:
            action, told = only
            self.tell([told])
            return action
        self.answering = Answering(asked, asyncio.get_running_loop().create_future(), [])
        if not asked.has_list:
            self.answering.form = asked.only_form
        self.redraw()
        self.show_question()
        action = await self.answering.answer
        self.answering = None
        self._news_from = len(self.told)
        return action

    # -- what is shown -----------------------------------------------------------------------------

    def tell(self, lines: Sequence[str]) -> None:
        """Lines of the log; the board follows."""
        self.told += lines
        self.redraw()

    def redraw(self) -> None:
        view = self.game.view()
        seats = self.terminal.seats(view)
        board = self.terminal.board(view)
        self.show("#title", Text(self.terminal.title(view)))
        self.show("#drawing", Group(seats, Text(), board) if self.is_narrow else board)
        self.show("#seats", seats)
        fresh = self.told[self._news_from :]
        old = self.told[: self._news_from][-KEPT_LINES:]
        self.show("#told", Text("\n").join([*(Text(line, "dim") for line in old), *map(Text, fresh)]))
        self.show("#news", Text("\n".join(fresh[-NEWS:])))
        self.query_one("#log", VerticalScroll).scroll_end(animate=False)

    @property
    def is_narrow(self) -> bool:
        return self.size.width < WIDE

    def on_resize(self, _event: events.Resize) -> None:
        if self.screen.query("#title"):
            self.redraw()

    def show(self, place: str, content: RenderableType) -> None:
        self.query_one(place, Static).update(content)

    def show_prompt(self, prompt: Text, hint: str = "") -> None:
        """`hint`: what may be typed."""
        self.show("#prompt", prompt)
        self.query_one("#answer", Input).placeholder = hint
        self.query_one("#notice").remove_class("-told")

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
            (Text(f"    {self.say.number(value)} {name}".rstrip(), "bold"), value) for value in values(amount)
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

    def show_end(self) -> None:
        lines = self.terminal.result(self.game.view())
        self.tell(["", *lines])
        self.show_prompt(Text("\n".join(lines), "bold"))
        self.show_list([(Text(self.say("terminal-leave")), Step.LEAVE)])

    def refuse(self, error: DucatsError) -> None:
        self.show("#notice", Text("\n".join(self.game.explain(error))))
        self.query_one("#notice").add_class("-told")

    # -- what is picked and typed ------------------------------------------------------------------

    @property
    def now(self) -> Answering:
        assert self.answering is not None, "the person is asked"
        return self.answering

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """What was chosen from a list that has gone since is no answer to the next question."""
        if event.option in self._listed:
            self.pick(self.picks[event.option_index])

    def pick(self, pick: Pick) -> None:
        """An entry of the list was chosen."""
        match pick:
            case Step.LEAVE:
                self.exit()
            case Step.BACK:
                self.action_step_back()
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
        """Ask for the next amount of a form, or give the answer; what can be but one value is not asked."""
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

    def on_input_submitted(self, event: Input.Submitted) -> None:
        line = event.value.strip()
        event.input.value = ""
        word, _, rest = line.partition(" ")
        match word.lower():
            case "":
                self.query_one("#choices", OptionList).action_select()
            case "q" | "quit":
                self.exit()
            case "?" | "help":
                self.action_help()
            case "b" | "board":
                self.action_alone("-board-alone")
            case "r" | "rule":
                self.open_rules(rest.strip())
            case _ if self.answering is not None:
                self.hear(line)

    def hear(self, line: str) -> None:
        """A typed answer."""
        try:
            answer = self.game.hear(line, self.now.asked, self.now.form)
        except DucatsError as error:
            self.refuse(error)
            return
        self.pick(answer)

    def on_key(self, event: events.Key) -> None:
        """Whatever is typed goes into the line; arrows go to the list."""
        if isinstance(self.screen, Reading):
            return
        answer, choices = self.query_one("#answer", Input), self.query_one("#choices", OptionList)
        if self.focused is answer:
            if event.key == "up":
                choices.focus()
                choices.action_cursor_up()
            elif event.key == "down":
                choices.focus()
                choices.action_cursor_down()
            return
        if event.key == "space":
            choices.action_select()
        elif event.is_printable and event.character is not None:
            answer.focus()
            answer.insert_text_at_cursor(event.character)
        else:
            return
        event.stop()

    def action_step_back(self) -> None:
        """Out of a pane that stands alone, or out of a form half filled in."""
        if self.screen.has_class("-alone"):
            self.screen.remove_class("-alone", "-board-alone", "-side-alone")
        elif self.answering is not None and self.answering.form is not None:
            if not self.answering.amounts and self.answering.asked.has_list:
                self.answering.form = None
            self.answering.amounts = ()
            self.show_question()
        self.query_one("#choices").focus()

    def action_alone(self, pane: str) -> None:
        """Give one pane the whole screen, or the screen back to all."""
        was = self.screen.has_class(pane)
        self.screen.remove_class("-alone", "-board-alone", "-side-alone")
        if not was:
            self.screen.add_class("-alone", pane)

    def action_scroll_board(self, pages: int) -> None:
        if isinstance(self.screen, Reading):
            pane = self.screen.query_one("#reading", VerticalScroll)
        else:
            log_alone = self.screen.has_class("-side-alone")
            pane = self.query_one("#log" if log_alone else "#board", VerticalScroll)
        pane.scroll_relative(y=pages * max(1, pane.size.height - 2), animate=False)

    def action_help(self) -> None:
        lines = [self.say("terminal-help-keys"), *self.game.help()]
        self.open(Text("\n\n".join(lines)))

    def action_rules(self) -> None:
        self.open_rules("")

    def open_rules(self, rule: str) -> None:
        """The rule behind the question, or any other, and below it the whole page."""
        asked = rule or (self.answering.asked.question.rule if self.answering is not None else "")
        parts: list[RenderableType] = []
        try:
            if asked:
                parts += [Text(self.game.rule(asked), "bold"), Text()]
            parts.append(Markdown(page_of(self.game.driver.rules, self.say.language)))
        except DucatsError as error:
            self.refuse(error)
            return
        self.open(Group(*parts))

    def open(self, content: RenderableType) -> None:
        if not isinstance(self.screen, Reading):
            self.push_screen(Reading(content, self.say("terminal-key-close")))
