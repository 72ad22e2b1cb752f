"""Every table can be told in every language: no text is missing, no argument forgotten."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest
from rich.console import Console

from ducats.cli.terminals import terminal_for
from ducats.engine.driver import Driver
from ducats.engine.errors import DucatsError, MalformedAction
from ducats.engine.messages import View
from ducats.engine.record import new_header
from ducats.engine.rng import Rng
from ducats.games import find
from ducats.telling import Reader
from ducats.terminal.game import TerminalGame, lettered
from ducats.texts import LANGUAGES, Texts, kebab, language_of_machine

MUSKETEERS = "musketeers"
MARQUIS = "marquis"
TWO_HANDS: dict[str, Any] = {"match_mode": "fixed_hands", "hands": 2}
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    (MUSKETEERS, 2, {"victim_picks_slot": True, **TWO_HANDS}),
    (MUSKETEERS, 3, {"full_loser_takes_prison": True, "labels": "pegasus", **TWO_HANDS}),
    (MUSKETEERS, 4, {"jail_discard_visible": False, **TWO_HANDS}),
    (MARQUIS, 2, {"mercenaries": True}),
    (MARQUIS, 4, {"intrigues": True, "negotiate_rubies": True}),
    (MARQUIS, 6, {"countess_window": "every_turn", "veto_toll": True}),
]


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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_a_whole_match_can_be_told(language: str, game: str, seats: int, options: dict[str, Any]) -> None:
    rules = find(game)
    dice, console = Rng(language), Console(width=120, quiet=True)
    driver, events = Driver.begin(rules, new_header(rules, seats, "told", options), "told")
    names = lettered(["Ann", "Bea"], seats)
    terminal = terminal_for(rules, StrictTexts(language), names, driver.view(0))
    told: Counter[str] = Counter()
    while not driver.play.is_over():
        for event in events:
            for viewer in (None, *range(seats)):
                seen = event.seen_by(viewer)
                assert seen is None or terminal.tell(seen) != ""
        seat = driver.play.waiting_for()[0]
        view = driver.view(seat)
        if is_new(view, told):
            show(terminal, view, console)
            tell_question(terminal, view)
        events = driver.apply(seat, driver.play.say(seat, dice.choice(driver.play.legal(seat))))
    show(terminal, rules.open_view(driver.play), console)
    assert len(terminal.result(driver.view(0))) == seats + 1


def test_players_are_told_apart_by_letters() -> None:
    assert lettered(["you", "", "Cas"], 4) == ("A (you)", "B", "C (Cas)", "D")


def test_names_become_ids() -> None:
    assert [kebab(name) for name in ("GuardTurned", "lay_rewards", "musketeers.lay_rewards")] == [
        "guard-turned",
        "lay-rewards",
        "musketeers-lay-rewards",
    ]


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "fr_FR"}, "fr"),
        ({"LANG": "de_DE.UTF-8", "DUCATS_LANG": "nl"}, "nl"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "pt_BR"}, "en"),
    ],
)
def test_the_language_is_the_machines(environment: dict[str, str], language: str) -> None:
    assert language_of_machine(environment) == language


def test_a_text_without_an_entry_is_shown_by_its_id() -> None:
    assert Texts("fr")("no-such-text") == "no-such-text"


def test_an_error_is_told_in_the_readers_language_with_its_rule() -> None:
    known = MalformedAction("no such rule", code="no_such_rule", rule="MU-9")
    assert Texts("de").error(known) == "Eine Regel mit dieser Nummer gibt es nicht. (MU-9)"
    assert Texts("de").error(DucatsError("odd", code="quite_unknown")) == "odd"
