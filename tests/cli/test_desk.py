"""Every table of Musketeers can be told in every language: no text is missing, no argument forgotten."""

from typing import Any

import pytest
from rich.console import Console

from ducats.cli.desk import Desk, desk_for, lettered, question_of
from ducats.cli.texts import LANGUAGES, Texts, kebab, language_of_machine
from ducats.engine.driver import Driver
from ducats.engine.errors import DucatsError, MalformedAction
from ducats.engine.messages import OneOf, View
from ducats.engine.record import new_header
from ducats.engine.rng import Rng
from ducats.games import find

RULES = find("musketeers")
TWO_HANDS: dict[str, Any] = {"match_mode": "fixed_hands", "hands": 2}
TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {"victim_picks_slot": True, **TWO_HANDS}),
    (3, {"full_loser_takes_prison": True, "labels": "pegasus", **TWO_HANDS}),
    (4, {"jail_discard_visible": False, **TWO_HANDS}),
]


class StrictTexts(Texts):
    """Complains where a person would only wonder."""

    def __call__(self, text_id: str, **arguments: Any) -> str:
        text, faults = self.told(text_id, arguments)
        assert faults == [], f"{text_id} with {arguments}: {faults}"
        return text


def tell_question(desk: Desk, view: View) -> None:
    """Prompt and choices; every notation leads back to its action."""
    question = question_of(view)
    assert question is not None
    assert desk.prompt(view, question)
    if isinstance(question.choices, OneOf):
        for action in question.choices.actions:
            assert desk.describe(action, view)
            assert desk.hear(desk.notation(action), question) == action


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_whole_match_can_be_told(language: str, seats: int, options: dict[str, Any]) -> None:
    dice, console = Rng(language), Console(width=120, quiet=True)
    driver, events = Driver.begin(RULES, new_header(RULES, seats, "told", options), "told")
    desk = desk_for(
        RULES, StrictTexts(language), lettered(["Ann", "Bea"], seats), RULES.read_options(options)
    )
    while not driver.play.is_over():
        for event in events:
            for viewer in (None, *range(seats)):
                seen = event.seen_by(viewer)
                assert seen is None or desk.tell(seen) != ""
        seat = driver.play.waiting_for()[0]
        view = driver.view(seat)
        desk.board(view)
        tell_question(desk, view)
        events = driver.apply(seat, driver.play.say(seat, dice.choice(driver.play.legal(seat))))
    console.print(desk.board(RULES.open_view(driver.play)))


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
