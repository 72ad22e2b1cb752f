"""A whole game told at a terminal, for the tests of its face."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from rich.console import Console

from ducats.cli.terminals import terminal_for
from ducats.engine.driver import Driver
from ducats.engine.messages import View
from ducats.engine.record import new_header
from ducats.engine.rng import Rng
from ducats.engine.rules import Rules
from ducats.telling import Reader
from ducats.terminal.game import TerminalGame, lettered
from ducats.texts import Texts

OFTEN_ENOUGH = 3


class StrictTexts(Texts):
    """Complains where a person would only wonder."""

    def say(self, text_id: str, fields: Mapping[str, Any], reader: Reader | None = None) -> str:
        text, faults = self.told(text_id, fields, reader)
        assert faults == [], f"{text_id} with {fields}: {faults}"
        return text


def is_new(view: View, told: Counter[str]) -> bool:
    """Whether a question was not yet put often enough."""
    assert view.question is not None
    told[view.question.id] += 1
    return told[view.question.id] <= OFTEN_ENOUGH


def show(terminal: TerminalGame[Any], view: View, console: Console) -> None:
    """Everything that is seen of a table."""
    assert terminal.title(view)
    for drawn in (terminal.seats(view), terminal.table(view), terminal.board(view)):
        console.print(drawn)


def tell_question(terminal: TerminalGame[Any], view: View) -> None:
    """Prompt and choices; every number and every short form leads to its answer."""
    asked = terminal.ask(view)
    assert asked.prompt
    for facts in terminal.rules.consequences(view).answers:
        assert terminal.foretell(facts) or not facts
    if asked.some_of is not None:
        return
    for number, choice in enumerate(asked.choices, start=1):
        assert choice.told
        assert "-means-" not in choice.follows
        if asked.has_list:
            assert terminal.hear(str(number), asked) in (choice.answer, asked.question.offered()[number - 1])
        heard = terminal.hear(choice.short, asked)
        assert heard in (choice.answer, asked.question.offered()[number - 1])


def tell_a_whole_game(rules: Rules, language: str, seats: int, options: dict[str, Any], width: int) -> None:
    """Everything that is seen, asked and foretold has words, and every answer can be typed."""
    dice, console = Rng(language), Console(width=width, quiet=True)
    driver, events = Driver.begin(rules, new_header(rules, seats, "told", options), "told")
    terminal = terminal_for(rules, StrictTexts(language), lettered(["Ann"], seats), driver.view(0))
    told: Counter[str] = Counter()
    while not driver.play.is_over():
        for event in events:
            for viewer in (None, *range(seats)):
                assert terminal.tell(event.seen_by(viewer)) != ""
        seat = driver.play.waiting_for()[0]
        view = driver.view(seat)
        action = driver.play.say(seat, dice.choice(driver.play.legal(seat)))
        if is_new(view, told):
            show(terminal, view, console)
            tell_question(terminal, view)
            assert terminal.hear(terminal.notation(action), terminal.ask(view)) == action
        assert terminal.describe(action, view)
        events = driver.apply(seat, action)
    show(terminal, rules.open_view(driver.play), console)
    assert len(terminal.result(driver.view(0))) == seats + 1
