"""Records at the terminal: stepped through, checked, shown."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import typer

from ducats.cli.console import complain, output, progress
from ducats.cli.errors import FAILED, one_line
from ducats.cli.reading import players_of, read_moment, read_record, read_viewer, texts_of
from ducats.cli.terminals import terminal_for
from ducats.engine.driver import Driver
from ducats.engine.errors import DucatsError
from ducats.engine.messages import Event, Seat, View
from ducats.engine.plain_text import SEAT_LETTERS
from ducats.engine.play import Play
from ducats.engine.record import Header, Record, new_header
from ducats.engine.replay import Moment, moments, verify
from ducats.engine.rules import Rules
from ducats.engine.scenario import read as read_scenario
from ducats.games import find
from ducats.terminal.game import TerminalGame, lettered
from ducats.terminal.story import Story


def view_for(rules: Rules, play: Play, viewer: Seat | str) -> View:
    if viewer == "open":
        return rules.open_view(play)
    return rules.view(play, viewer if isinstance(viewer, int) else None)


def seen(event: Event, viewer: Seat | str) -> Event:
    return event if viewer == "open" else event.seen_by(viewer if isinstance(viewer, int) else None)


def show_table(file: Path, moment: int | None, seat: str) -> None:
    """The table as text: of a record at one moment, or of a scenario's position."""
    if file.suffix == ".toml":
        rules, play = scenario_position(file)
    else:
        rules, play = table_at(file, moment)
    print(rules.text(view_for(rules, play, read_viewer(seat, play.seats))))


def table_at(file: Path, moment: int | None) -> tuple[Rules, Play]:
    rules, record = read_record(file)
    plays = [play.copy() for _, play in moments(rules, record)]
    return rules, plays[read_moment(moment, len(plays) - 1)]


def verify_all(files: Sequence[Path]) -> None:
    """One line per file; the exit code says whether all of them hold."""
    bad = 0
    with progress("verify", len(files)) as done:
        for file in files:
            try:
                rules, record = read_record(file)
                play = verify(rules, record)
            except DucatsError as error:
                bad += 1
                complain(f"{file}: {error.code}: {one_line(error.message)}")
            else:
                print(f"{file}: {summary(rules, record, play)}")
            done()
    if bad:
        raise typer.Exit(FAILED)


def summary(rules: Rules, record: Record, play: Play) -> str:
    outcome = play.outcome()
    told = (
        f"{rules.meta.id}, {record.header.seats} seats, {len(record.inputs)} inputs{_sources(record.header)}"
    )
    if outcome is None:
        return f"{told}, unfinished: every move is legal (the draws can be checked when the seed is shown)"
    scores = " ".join(f"{SEAT_LETTERS[seat]} {score}" for seat, score in enumerate(outcome.scores))
    return f"{told}, finished: moves, draws and result hold ({scores})"


def _sources(header: Header) -> str:
    """What the draws depend on beside the promised seed, which only the players can judge."""
    told = ""
    if header.forks:
        told += f", goes on from another game after {header.forks[-1].inputs} inputs"
    if header.redraws and header.taken_back:
        told += f", drawn anew after {header.taken_back} take-back{'s' if header.taken_back > 1 else ''}"
    return told


class Stepper:
    """A record as a film: every moment with what happened and the table after it."""

    def __init__(
        self, rules: Rules, record: Record, terminal: TerminalGame[Any], viewer: Seat | str, plain: bool
    ) -> None:
        self.rules = rules
        self.terminal = terminal
        self.viewer = viewer
        self.console = output(plain)
        self.plain = not self.console.is_terminal
        self.moments: list[tuple[Moment, Play]] = [
            (moment, play.copy()) for moment, play in moments(rules, record)
        ]

    @property
    def last(self) -> int:
        return len(self.moments) - 1

    def show(self, number: int) -> None:
        moment, play = self.moments[number]
        say = self.terminal.texts
        title = say("terminal-moment", number=number, last=self.last)
        if moment.entry is not None:
            title += f": {self.terminal.name(moment.entry.seat)}"
            if self.viewer in ("open", moment.entry.seat):
                title += f": {self.terminal.notation(moment.entry.action)}"
        self.console.print()
        self.console.print(title, style="bold")
        story = Story(self.terminal)
        story.add(seen(event, self.viewer) for event in moment.events)
        for line in story.lines:
            self.console.print(line, style="green", markup=False)
        view = view_for(self.rules, play, self.viewer)
        self.console.print(self.terminal.title(view), style="bold", markup=False)
        self.console.print(self.terminal.seats(view))
        self.console.print(self.terminal.table(view) if self.plain else self.terminal.board(view))

    def step(self, at: int) -> None:
        """Until `q` or the end of the input."""
        self.show(at)
        while True:
            self.console.print(self.terminal.texts("terminal-step-help"), style="dim")
            line = sys.stdin.readline()
            if not line or line.strip().lower() in ("q", "quit"):
                return
            at = self.target(line.strip().lower(), at)
            self.show(at)

    def target(self, word: str, at: int) -> int:
        if word in ("b", "p"):
            return max(at - 1, 0)
        if word == "e":
            return self.last
        if word.isascii() and word.isdigit():
            return min(int(word), self.last)
        return min(at + 1, self.last)


def step_through(file: Path, moment: int | None, seat: str, lang: str | None, plain: bool) -> None:
    """A terminal steps; a pipe or a fixed moment prints and ends."""
    rules, record = read_record(file)
    viewer = read_viewer(seat, record.header.seats)
    names = lettered(players_of(record.header), record.header.seats)
    _, opening = next(moments(rules, record))
    terminal = terminal_for(rules, texts_of(lang), names, view_for(rules, opening, viewer))
    stepper = Stepper(rules, record, terminal, viewer, plain)
    if moment is not None and not sys.stdin.isatty():
        stepper.show(read_moment(moment, stepper.last))
    elif sys.stdin.isatty() and not plain:
        stepper.step(read_moment(moment or 0, stepper.last))
    else:
        for number in range(stepper.last + 1):
            stepper.show(number)


def scenario_position(file: Path) -> tuple[Rules, Play]:
    """The position at the beginning of a scenario file; without one, the first question of its game."""
    scenario = read_scenario(file.read_text(encoding="utf-8"))
    rules = find(scenario.game)
    if scenario.position is not None:
        options = rules.read_options(scenario.options)
        return rules, rules.set_up(scenario.seats, options, scenario.position, scenario.data)
    header = new_header(rules, scenario.seats, scenario.seed, scenario.options, scenario.data)
    return rules, Driver.begin(rules, header, scenario.seed)[0].play
