"""`ducats play` on the whole screen: board, players, log and choices, by keys and by mouse.

Only this module and its pane import Textual, and they are imported only to play.
"""

import asyncio
from typing import ClassVar, Final

from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.measure import Measurement
from rich.text import Text
from textual import events, work
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Footer, Input, OptionList, Static

from ducats.cli.asking_pane import AskingPane
from ducats.cli.local_game import LocalGame
from ducats.cli.rules_page import page_of
from ducats.engine.errors import DucatsError
from ducats.engine.messages import Action, Seat

SECONDS_PER_MOVE: Final = 0.5
"""How long a bot's move stays before the next one."""
WIDE: Final = 120
"""From this many columns on, players and log are beside the board."""
BOARD_SHARE: Final = 60
"""The board's share of the columns in percent, within the next two limits."""
LEAST_BOARD: Final = 82
WIDEST_BOARD: Final = 110
SIDE_FRAME: Final = 3
"""A line and two blanks."""
NEWS: Final = 2
"""Lines of the log above the question on a narrow screen."""
KEPT_LINES: Final = 500


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
    CSS = f"""
    #title {{ height: 1; background: $primary; color: $text; text-style: bold; padding: 0 1; }}
    #middle {{ height: 1fr; }}
    #board {{ width: {BOARD_SHARE}%; min-width: {LEAST_BOARD}; max-width: {WIDEST_BOARD}; padding: 0 1; }}
    #side {{ width: 1fr; border-left: solid $primary; }}
    #players {{ height: auto; max-height: 50%; padding: 0 1; }}
    #log {{ height: 1fr; border-top: solid $primary; padding: 0 1; }}
    #news {{ height: auto; max-height: 2; color: $text-success; padding: 0 1; display: none; }}
    #asking {{ height: 42%; min-height: 9; max-height: 20; border-top: solid $primary; }}
    #prompt {{ height: auto; max-height: 4; padding: 0 1; }}
    #choices {{ height: 1fr; border: none; padding: 0; }}
    #asking.-refused {{ height: 60%; max-height: 26; }}
    #notice {{ height: auto; max-height: 8; color: $text-error; padding: 0 1; display: none; }}
    #notice.-told {{ display: block; }}
    #answer {{ height: 1; border: none; padding: 0 1; }}
    #reading {{ margin: 1 2; padding: 0 1; border: round $primary; background: $surface; }}
    .-narrow #board, .-board-alone #board {{ width: 100%; min-width: 0; max-width: 100%; }}
    .-narrow #board {{ padding: 0; }}
    .-narrow #side {{ display: none; }}
    .-narrow #news {{ display: block; }}
    .-alone #asking, .-alone #news {{ display: none; }}
    .-board-alone #side {{ display: none; }}
    .-side-alone #board {{ display: none; }}
    .-side-alone #side {{ display: block; border-left: none; }}
    """

    def __init__(self, game: LocalGame, seconds_per_move: float = SECONDS_PER_MOVE) -> None:
        super().__init__()
        self.game = game
        self.terminal = game.terminal
        self.say = game.say
        self.asking = AskingPane(game)
        self._news_from = 0
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
        yield self.asking
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        self.query_one("#choices").focus()
        self.play()

    # -- the game ----------------------------------------------------------------------------------

    @work(exclusive=True)
    async def play(self) -> None:
        """To the end of the game; leaving ends the program and this with it."""
        while not self.game.is_over:
            seat = self.game.next_seat()
            action = await (self.ask() if seat == self.game.person else self.let_think(seat))
            self._news_from = min(self._news_from, self.game.apply(seat, action))
            self.redraw()
        self.show_end()

    async def let_think(self, seat: Seat) -> Action:
        self.asking.wait(self.say("terminal-thinking", player=self.terminal.name(seat)))
        action = await asyncio.to_thread(self.game.think, seat)
        await asyncio.sleep(self._seconds_per_move)
        return action

    async def ask(self) -> Action:
        asked = self.terminal.ask(self.game.view())
        only = self.game.only_answer(asked)
        if only is not None:
            action, told = only
            self.tell(told)
            return action
        self.redraw()
        action = await self.asking.ask(asked)
        self._news_from = len(self.game.story.lines)
        return action

    # -- what is shown -----------------------------------------------------------------------------

    def tell(self, *lines: str) -> None:
        """Lines of the log that are not events."""
        self.game.story.note(*lines)
        self.redraw()

    def redraw(self) -> None:
        view = self.game.view()
        seats = self.terminal.seats(view)
        board = self.terminal.board(view)
        self.show("#title", Text(self.terminal.title(view)))
        beside = self.has_room_beside(seats)
        self.show("#drawing", board if beside else Group(seats, Text(), board))
        self.query_one("#players").display = beside
        self.show("#seats", seats)
        told = self.game.story.lines
        fresh = told[self._news_from :]
        old = told[: self._news_from][-KEPT_LINES:]
        self.show("#told", Text("\n").join([*(Text(line, "dim") for line in old), *map(Text, fresh)]))
        self.show("#news", Text("\n".join(fresh[-NEWS:])))
        self.query_one("#log", VerticalScroll).scroll_end(animate=False)

    def has_room_beside(self, seats: RenderableType) -> bool:
        """Whether all columns of the players fit beside the board; else they stand above it."""
        if self.size.width < WIDE:
            return False
        board = min(WIDEST_BOARD, max(LEAST_BOARD, self.size.width * BOARD_SHARE // 100))
        room = self.size.width - board - SIDE_FRAME
        return Measurement.get(self.console, self.console.options, seats).maximum <= room

    def on_resize(self, _event: events.Resize) -> None:
        if self.screen.query("#title"):
            # The screen knows its new size only after this has been handled.
            self.call_after_refresh(self.redraw)

    def show(self, place: str, content: RenderableType) -> None:
        self.query_one(place, Static).update(content)

    def show_end(self) -> None:
        lines = self.terminal.result(self.game.view())
        self.tell("", *lines)
        self.asking.end("\n".join(lines))

    # -- keys and what is typed ------------------------------------------------------------------

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
            case "hint" if self.asking.answering is not None:
                self.run_worker(self._ask_coach, thread=True, exclusive=True)
            case "b" | "board":
                self.action_alone("-board-alone")
            case "r" | "rule":
                self.open_rules(rest.strip())
            case _ if self.asking.answering is not None:
                self.asking.hear(line)

    def on_input_changed(self, event: Input.Changed) -> None:
        """`?` needs no Enter."""
        if event.value == "?":
            event.input.value = ""
            self.action_help()

    async def on_key(self, event: events.Key) -> None:
        """Whatever is typed goes into the line; arrows go to the list.

        The focus follows a first letter only a moment later, so the keys right behind it come here, too.
        """
        if isinstance(self.screen, Reading):
            return
        answer, choices = self.query_one("#answer", Input), self.query_one("#choices", OptionList)
        if self.focused is answer:
            if event.key in ("up", "down"):
                # The marked entry replaces what was typed so far.
                answer.value = ""
                choices.focus()
                choices.action_cursor_up() if event.key == "up" else choices.action_cursor_down()
            return
        if event.key == "enter" and answer.value:
            event.prevent_default()
            await answer.action_submit()
        elif event.key == "space" and not answer.value:
            choices.action_select()
        elif event.is_printable and event.character is not None:
            answer.focus()
            answer.insert_text_at_cursor(event.character)
        else:
            return
        event.stop()

    def action_step_back(self) -> None:
        """Out of a pane that stands alone, out of what was typed, or out of a form half filled in."""
        answer = self.query_one("#answer", Input)
        if self.screen.has_class("-alone"):
            self.screen.remove_class("-alone", "-board-alone", "-side-alone")
            self.query_one("#choices").focus()
        elif answer.value:
            answer.value = ""
            self.query_one("#choices").focus()
        else:
            self.asking.step_back()

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

    def _ask_coach(self) -> None:
        """In a thread: it takes some seconds."""
        told = Text("\n\n".join(self.game.advice()))
        self.call_from_thread(self.open, told)

    def action_rules(self) -> None:
        self.open_rules("")

    def open_rules(self, rule: str) -> None:
        """The rule behind the question, or any other, and below it the whole page."""
        asked = rule or self.asking.rule
        parts: list[RenderableType] = []
        try:
            if asked:
                parts += [Text(self.game.rule(asked), "bold"), Text()]
            parts.append(Markdown(page_of(self.game.driver.rules, self.say.language)))
        except DucatsError as error:
            self.asking.refuse(error)
            return
        self.open(Group(*parts))

    def open(self, content: RenderableType) -> None:
        if not isinstance(self.screen, Reading):
            self.push_screen(Reading(content, self.say("terminal-key-close")))
