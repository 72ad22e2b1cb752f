"""`ducats rules`, `data` and `scenario`; the help and the version."""

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from tests.cli.conftest import Run

from ducats import FORM, __version__

GOOD = """
title = "a jewel for the strongest"
game = "musketeers"
seats = 2
[position]
guard = 8
hands = [["9/0"], ["1/0"]]
[[step]]
seat = 0
action = { type = "PlayCard", card = "9/0" }
[[step]]
seat = 1
action = { type = "PlayCard", card = "1/0" }
question = "winner_token"
waiting = [0]
"""


def test_the_version_is_told(ducats: Run) -> None:
    assert ducats("--version").stdout == f"ducats {__version__} ({FORM})\n"


COMMANDS = [
    "play",
    "serve",
    "replay",
    "verify",
    "show",
    "scenario",
    "puzzle",
    "puzzles",
    "rules",
    "data",
    "simulate",
    "arena",
    "export",
    "train",
    "backup",
    "restore",
]


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(ducats: Run, command: str) -> None:
    assert command in ducats("--help").stdout
    told = ducats(command, "--help")
    assert told.exit_code == 0
    assert "Usage:" in told.stdout


def test_help_imports_nothing_heavy() -> None:
    script = (
        "import sys; from typer.testing import CliRunner; from ducats.cli.main import app; "
        "CliRunner().invoke(app, ['--help']); "
        "print([name for name in sys.modules if name.split('.')[0] in ('litestar', 'uvicorn', 'fluent') "
        "or name.startswith(('ducats.games', 'ducats.server', 'ducats.bots', 'ducats.arena'))])"
    )
    told = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "[]"


def test_a_wrong_command_is_a_misuse(ducats: Run) -> None:
    assert ducats("dance").exit_code == 2
    assert ducats("play").exit_code == 2


def test_the_data_file_is_printed_as_it_is(ducats: Run) -> None:
    told = ducats("data", "musketeers").stdout
    assert len(tomllib.loads(told)["guards"]) == 15


def test_the_rules_are_told_in_every_language(ducats: Run) -> None:
    for language, title in (("en", "# Musketeers"), ("fr", "# "), ("nl", "# "), ("de", "# ")):
        told = ducats("rules", "musketeers", "--lang", language)
        assert told.exit_code == 0
        assert told.stdout.startswith(title)
        assert "**MU-20**" in told.stdout


def test_one_rule_is_told_without_marks(ducats: Run) -> None:
    told = ducats("rules", "musketeers", "mu-11").stdout
    assert told.startswith("MU-11  A hand consists of nine duels")
    assert "](" not in told
    assert "*" not in told
    wrong = ducats("rules", "musketeers", "MU-999")
    assert wrong.exit_code == 2
    assert "no_such_rule" in wrong.stderr


def test_scenarios_are_played_and_told(ducats: Run, tmp_path: Path) -> None:
    good, bad, ugly = tmp_path / "good.toml", tmp_path / "bad.toml", tmp_path / "ugly.toml"
    good.write_text(GOOD, "utf-8")
    bad.write_text(GOOD.replace("waiting = [0]", "waiting = [1]"), "utf-8")
    ugly.write_text(GOOD.replace("seats = 2", 'seats = "two"'), "utf-8")
    told = ducats("scenario", good)
    assert told.exit_code == 0
    assert "as expected" in told.stdout
    told = ducats("scenario", good, bad, ugly)
    assert told.exit_code == 1
    assert "step 2: waiting: expected [1], found [0]" in told.stdout
    assert "ugly.toml: bad_scenario" in told.stderr


def test_the_coverage_of_the_rules_is_told(ducats: Run) -> None:
    told = ducats("rules", "musketeers", "--coverage")
    assert told.exit_code == 0, told.stderr
    assert "68 rules, 68 covered" in told.stdout


def test_an_uncovered_rule_is_a_failure(ducats: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ducats.cli.coverage.TESTS", tmp_path)
    told = ducats("rules", "musketeers", "--coverage")
    assert told.exit_code == 1
    assert told.stderr.startswith("ducats: uncovered: MU-1, MU-2")
    monkeypatch.setattr("ducats.cli.coverage.TESTS", tmp_path / "none")
    assert ducats("rules", "musketeers", "--coverage").exit_code == 2


def test_decisions_are_exported(ducats: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "decisions.jsonl"
    options = ("--seats", "2", "--games", "2", "--options", "match_mode=single_hand", "--seed", "9")
    told = ducats("export", "musketeers", "--bots", "page,random", *options, "--to", file)
    assert told.exit_code == 0, told.stderr
    lines = file.read_text("utf-8").splitlines()
    assert f"{len(lines)} decisions of 2 games are in" in told.stdout
    wrong = ducats("export", "musketeers", "--to", tmp_path / "decisions.csv")
    assert wrong.exit_code == 2
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    missing = ducats("export", "musketeers", *options, "--to", tmp_path / "decisions.parquet")
    assert missing.exit_code == 2
    assert "missing_extra" in missing.stderr
    assert "ducats[study]" in missing.stderr


@pytest.mark.parametrize("refused", [("--processes", "2"), ("--against", "peddler")])
def test_values_are_learnt_alone(ducats: Run, tmp_path: Path, refused: tuple[str, str]) -> None:
    told = ducats("train", "merchants", "--values", "--to", str(tmp_path / "net.npz"), *refused)
    assert told.exit_code == 2
    assert "values are learnt" in told.stderr
    assert not any(tmp_path.iterdir())


def test_a_network_is_trained_and_taken_up_again(ducats: Run, tmp_path: Path) -> None:
    file = tmp_path / "net.npz"
    short = ("--seats", "2", "--minutes", "0.001", "--options", "match_mode=single_hand", "--to", file)
    told = ducats("train", "musketeers", *short)
    assert told.exit_code == 0, told.stderr
    assert "by chance 0.50" in told.stdout
    assert file.with_suffix(".svg").read_text().startswith("<svg")
    assert "goes on" in ducats("train", "musketeers", *short).stdout
    wrong = ducats("train", "marquis", "--minutes", "0.001", "--to", file)
    assert wrong.exit_code != 0
    assert "bad_net" in wrong.stderr
