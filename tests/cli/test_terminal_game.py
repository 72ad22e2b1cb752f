"""Every table can be told in every language: no text is missing, no argument forgotten."""

from typing import Any

import pytest
from tests.cli.whole_games import tell_a_whole_game

from ducats.engine.errors import DucatsError, MalformedAction
from ducats.games import find
from ducats.terminal.game import lettered
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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_a_whole_match_can_be_told(language: str, game: str, seats: int, options: dict[str, Any]) -> None:
    tell_a_whole_game(find(game), language, seats, options, width=120)


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
