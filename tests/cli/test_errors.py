"""What people mistype is told in their language, with what they could have written."""

import re
from pathlib import Path

import pytest
from tests.cli.conftest import Run

from ducats.texts import LANGUAGES

MISTAKES = (
    (("play", "chess"), "no_such_game", "musketeers"),
    (("play", "musketeers", "--seats", "9"), "bad_seats", "4"),
    (("play", "musketeers", "--seats", "2", "--bots", "page,page"), "bad_seats", "2"),
    (("play", "musketeers", "--options", "luck=1"), "bad_options", "match_target"),
    (("play", "musketeers", "--options", "match_target=1"), "bad_options", "20 .. 500"),
    (("play", "musketeers", "--options", "match_target"), "bad_options", "match_target"),
    (("play", "musketeers", "--preset", "dutch"), "no_such_preset", "musketeers"),
    (("play", "marquis", "--preset", "none"), "no_such_preset", "dutch"),
    (("play", "musketeers", "--bots", "king"), "no_such_bot", "captain"),
    (("play", "musketeers", "--record", "no/such/file"), "no_such_folder", "no/such"),
    (("play", "musketeers", "--data", "no-such.toml"), "file_error", "no-such.toml"),
    (("rules", "musketeers", "MU-999"), "no_such_rule", "MU-999"),
    (("puzzle", "musketeers", "zzz"), "no_such_puzzle", "zzz"),
    (("replay", "no-such.jsonl"), "file_error", "no-such.jsonl"),
)


@pytest.mark.parametrize(("written", "code", "named"), MISTAKES)
def test_a_mistake_is_told_in_every_language(
    ducats: Run, written: tuple[str, ...], code: str, named: str
) -> None:
    told = {language: ducats(*written, "--lang", language).stderr for language in LANGUAGES}
    for line in told.values():
        assert re.fullmatch(rf"ducats: {code}: .*{re.escape(named)}.*\n", line), line
        assert "terminal-refused" not in line
    assert len(set(told.values())) == len(LANGUAGES), told


def test_what_the_rules_say_follows_a_sentence_in_the_language(ducats: Run, tmp_path: Path) -> None:
    file = tmp_path / "some.jsonl"
    file.write_text("nothing", encoding="utf-8")
    told = ducats("replay", file, "--lang=de").stderr
    assert told.startswith(
        "ducats: corrupt_record: Die Aufzeichnung ist beschädigt oder wurde verändert (line 1"
    )


def test_the_language_of_the_machine_is_spoken_without_lang(
    ducats: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DUCATS_LANG", "nl")
    assert "Er is geen spel" in ducats("play", "chess").stderr
