"""`ducats play`: whole matches through a pipe, every way to answer, and a clean end whatever happens."""

import itertools
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.conftest import Run
from typer.testing import Result

from ducats.engine.record import read
from ducats.engine.replay import verify
from ducats.games import find

HAND = ("--options", "match_mode=single_hand", "--seed", "7", "--plain")
REWARDS = "1 2 3\n"


def ends_cleanly(result: Result) -> bool:
    return result.exit_code == 0 and "Traceback" not in result.output


def test_a_single_hand_is_played_to_its_end(ducats: Run, tmp_path: Path) -> None:
    record = tmp_path / "hand.jsonl"
    told = ducats(
        "play", "musketeers", "--seats", "2", "--bots", "page", *HAND, "--record", record,
        typed=REWARDS + "1\n" * 40,
    )  # fmt: skip
    assert ends_cleanly(told)
    assert "1st" in told.stdout
    rules = find("musketeers")
    book = read(rules, record.read_bytes())
    assert book.footer is not None
    assert verify(rules, book).is_over()
    assert book.header.players == ("player", "page")


def test_a_whole_match_is_played_through_a_real_pipe(tmp_path: Path) -> None:
    """Always the first choice; `1 2 3` is refused where one thing is asked."""
    record = tmp_path / "match.jsonl"
    command = [
        sys.executable,
        "-m",
        "ducats",
        "play",
        "musketeers",
        "--seats",
        "3",
        "--bots",
        "page,musketeer",
    ]
    played = subprocess.run(
        [*command, "--seed", "3", "--record", str(record), "--lang", "en"],
        input="".join(itertools.repeat("1 2 3\n1\n", 600)),
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=100,
        check=False,
    )
    assert played.returncode == 0, played.stderr
    assert played.stderr == ""
    assert "1st" in played.stdout
    assert "\x1b" not in played.stdout, "a pipe gets no colours"
    rules = find("musketeers")
    assert max(verify(rules, read(rules, record.read_bytes())).outcome().scores) >= 100  # type: ignore[union-attr]  # over


def test_cards_may_be_typed_as_they_are_written(ducats: Run) -> None:
    opening = ducats("play", "musketeers", *HAND).stdout
    hand = re.search(r"Your hand +(.+)", opening)
    assert hand is not None
    cards = hand[1].split()
    told = ducats("play", "musketeers", *HAND, typed=" ".join(cards[:3]) + f"\n{cards[5]}\n").stdout
    laid = re.search(r"A \(you\) +(\S+) +(\S+) +(\S+) ", told)
    assert laid is not None
    assert sorted(laid.groups()) == sorted(cards[:3])
    assert f"you {cards[5]}" in told


def test_the_end_of_the_input_ends_the_evening(ducats: Run, tmp_path: Path) -> None:
    record = tmp_path / "left.jsonl"
    told = ducats("play", "musketeers", *HAND, "--record", record, typed=REWARDS)
    assert ends_cleanly(told)
    assert told.stdout.rstrip().endswith("left.jsonl.")
    assert read(find("musketeers"), record.read_bytes()).footer is None


def test_q_leaves_the_table(ducats: Run) -> None:
    told = ducats("play", "musketeers", *HAND, typed="q\n1 2 3\n")
    assert ends_cleanly(told)
    assert "You leave the table." in told.stdout
    assert told.stdout.count("> ") == 1


def test_a_wrong_answer_is_explained_and_asked_again(ducats: Run) -> None:
    told = ducats("play", "musketeers", *HAND, typed="1 2\n1 2 99\n1 1 2\n\n" + REWARDS + "12/9\nq\n").stdout
    assert "Choose 3; you typed 2. (MU-9)" in told
    assert "“99” is not one of the choices. Type a number from 1 to 12" in told
    assert "The same thing cannot be chosen twice. (MU-9)" in told
    assert told.count("MU-9  Pick any three") == 3, "each refusal brings the rule it rests on"
    assert "“12/9” is not one of the choices" in told
    assert "duel 1 of 9" in told


def test_the_rules_are_at_hand(ducats: Run) -> None:
    told = ducats("play", "musketeers", *HAND, typed="r\nr mu-20\nr MU-999\n?\nq\n").stdout
    assert "MU-9  Pick any three" in told
    assert "MU-20  The loser takes a prison" in told
    assert "musketeers has no rule 'MU-999'." in told
    assert "? this help and the table" in told
    assert "Short forms: a card as 7/2" in told


@pytest.mark.parametrize(
    ("language", "hint"), [("fr", "Tapez 3 num"), ("nl", "Typ 3 nummers"), ("de", "Tippe 3 Nummern")]
)
def test_the_table_speaks_the_chosen_language(ducats: Run, language: str, hint: str) -> None:
    told = ducats("play", "musketeers", *HAND, "--lang", language, typed=REWARDS + "1\n" * 3)
    assert ends_cleanly(told)
    assert hint in told.stdout
    assert "musketeers-" not in told.stdout, "an id without a text"


def test_the_same_seed_deals_the_same_cards(ducats: Run) -> None:
    first, second = (ducats("play", "musketeers", *HAND, typed=REWARDS + "1\n1\n").stdout for _ in range(2))
    assert first == second
    assert first != ducats("play", "musketeers", *HAND[:2], "--seed", "8", "--plain", typed=REWARDS).stdout


def test_the_table_plays_by_a_corrected_data_file(ducats: Run, tmp_path: Path) -> None:
    data = tmp_path / "mine.toml"
    data.write_text(
        ducats("data", "musketeers").stdout.replace("value = 10, prov", "value = 11, prov"), "utf-8"
    )
    assert "11 12 13" in ducats("play", "musketeers", "--data", data, "--plain").stdout
    data.write_text("guards = 3", "utf-8")
    told = ducats("play", "musketeers", "--data", data)
    assert told.exit_code == 2
    assert told.stderr.startswith("ducats: bad_data: ")


def test_a_preset_is_one_word_and_options_go_before_it(ducats: Run, tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    table = ("--preset", "french", "--options", "out_prosecutor=true", "--record", record)
    ducats("play", "marquis", "--seats", "2", *table, "--plain", typed="")
    options = json.loads(record.read_text("utf-8").splitlines()[0])["options"]
    chosen = (options["prosecutor_veto"], options["prosecutor_rubies"], options["out_prosecutor"])
    assert chosen == ("removed", True, True)


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (("chess",), "no_such_game"),
        (("musketeers", "--seats", "5"), "bad_seats"),
        (("musketeers", "--seats", "2", "--bots", "page,page"), "bad_seats"),
        (("musketeers", "--bots", "abbot"), "no_such_bot"),
        (("musketeers", "--options", "match_target"), "bad_options"),
        (("musketeers", "--preset", "french"), "no_such_preset"),
        (("musketeers", "--options", "match_target=lots"), "bad_options"),
        (("musketeers", "--options", "nonsense=1"), "bad_options"),
        (("musketeers", "--lang", "xx"), "no_such_language"),
        (("musketeers", "--record", "nowhere/at/all.jsonl"), "no_such_folder"),
        (("musketeers", "--data", "nowhere.toml"), "file_error"),
    ],
)
def test_misuse_is_one_line_with_a_code(ducats: Run, arguments: tuple[str, ...], code: str) -> None:
    told = ducats("play", *arguments)
    assert told.exit_code == 2
    assert told.stderr.startswith(f"ducats: {code}: ")
    assert told.stderr.count("\n") == 1
