"""A whole game told at a terminal, for the tests of its face."""

from collections import Counter
from typing import Any

from rich.console import Console
from tests.cli.test_terminal_game import StrictTexts, is_new, show, tell_question

from ducats.cli.terminals import terminal_for
from ducats.engine.driver import Driver
from ducats.engine.record import new_header
from ducats.engine.rng import Rng
from ducats.engine.rules import Rules
from ducats.terminal.game import lettered


def tell_a_whole_game(rules: Rules, language: str, seats: int, options: dict[str, Any], width: int) -> None:
    """Everything that is seen, asked and foretold has words, and every answer can be typed."""
    dice, console = Rng(language), Console(width=width, quiet=True)
    driver, events = Driver.begin(rules, new_header(rules, seats, "told", options), "told")
    terminal = terminal_for(rules, StrictTexts(language), lettered(["Ann"], seats), driver.view(0))
    told: Counter[str] = Counter()
    while not driver.play.is_over():
        for event in events:
            for viewer in (None, *range(seats)):
                seen = event.seen_by(viewer)
                assert seen is None or terminal.tell(seen) != ""
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
