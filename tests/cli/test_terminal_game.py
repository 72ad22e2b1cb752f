"""Every table can be told in every language: no text is missing, no argument forgotten."""

from collections.abc import Mapping
from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from ducats.cli.play import TerminalTable
from ducats.cli.terminals import terminal_for
from ducats.engine.driver import Driver
from ducats.engine.errors import DucatsError, MalformedAction
from ducats.engine.messages import OneOf, OneOrForm, View
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


class StrictTexts(Texts):
    """Complains where a person would only wonder."""

    def say(self, text_id: str, fields: Mapping[str, Any], reader: Reader | None = None) -> str:
        text, faults = self.told(text_id, fields, reader)
        assert faults == [], f"{text_id} with {fields}: {faults}"
        return text


def tell_question(terminal: TerminalGame[Any], view: View) -> None:
    """Prompt and choices; every notation leads back to its action."""
    question = view.question
    assert question is not None
    assert terminal.prompt(view, question)
    for facts in terminal.rules.consequences(view).answers:
        assert terminal.foretell(facts) or not facts
    if isinstance(question.choices, OneOrForm):
        for form in question.choices.forms:
            assert terminal.describe_form(form, view)
            assert terminal.hear(terminal.notation(form.action), question) == form.action
    if isinstance(question.choices, OneOf | OneOrForm):
        for action in question.choices.actions:
            assert terminal.describe(action, view)
            assert "-means-" not in terminal.meaning(action)
            assert terminal.hear(terminal.notation(action), question) == action


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_a_whole_match_can_be_told(language: str, game: str, seats: int, options: dict[str, Any]) -> None:
    rules = find(game)
    dice, console = Rng(language), Console(width=120, quiet=True)
    driver, events = Driver.begin(rules, new_header(rules, seats, "told", options), "told")
    names = lettered(["Ann", "Bea"], seats)
    terminal = terminal_for(rules, StrictTexts(language), names, driver.view(0))
    while not driver.play.is_over():
        for event in events:
            for viewer in (None, *range(seats)):
                seen = event.seen_by(viewer)
                assert seen is None or terminal.tell(seen) != ""
        seat = driver.play.waiting_for()[0]
        view = driver.view(seat)
        terminal.board(view)
        tell_question(terminal, view)
        events = driver.apply(seat, driver.play.say(seat, dice.choice(driver.play.legal(seat))))
    console.print(terminal.board(rules.open_view(driver.play)))


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
    known = MalformedAction("none of them", code="no_such_choice", rule="MU-9")
    assert Texts("de").error(known) == "Das steht nicht zur Wahl. (MU-9)"
    assert Texts("de").error(DucatsError("odd", code="quite_unknown")) == "odd"


@pytest.mark.parametrize(
    ("height", "explained", "shown"), [(60, False, True), (10, False, False), (10, True, True)]
)
def test_choices_are_listed_with_what_follows_if_there_is_room(
    height: int, explained: bool, shown: bool
) -> None:
    rules = find(MARQUIS)
    driver, _ = Driver.begin(rules, new_header(rules, 2, "room", {"start_player": "seat0"}), "room")
    console = Console(width=80, height=height, record=True, file=StringIO())
    view = driver.view(0)
    terminal = terminal_for(rules, StrictTexts("en"), lettered(["Ann", "Bea"], 2), view)
    assert view.question is not None
    TerminalTable(driver, terminal, {}, console, plain=False).show_choices(view, view.question, explained)
    listed = console.export_text()
    assert "Lay the" in listed
    assert ("from the treasury" in listed) == shown
