"""`ducats analyse`, and the same for programs."""

import json
from pathlib import Path

import msgspec
from tests.cli.conftest import Run

from ducats.review import Analysis, Effort
from ducats.study import analyse, decision_rows


def test_the_report_tells_balance_turning_points_and_mistakes(ducats: Run, finished: Path) -> None:
    told = ducats("analyse", finished)
    assert told.exit_code == 0, told.stderr
    lines = told.stdout.splitlines()
    assert lines[0].split("\t")[1:4] == ["Start", "Luck", "Own answers"]
    assert [line[0] for line in lines[1:4]] == ["A", "B", "C"]
    assert "Turning points" in lines
    mistakes = lines[lines.index("Mistakes") + 1 :]
    assert any("given away. Played: " in line and "Better: " in line for line in mistakes), "played by lot"
    assert "games played to the end" in lines[-1]


def test_the_analysis_is_printed_and_kept_as_json(ducats: Run, finished: Path, tmp_path: Path) -> None:
    kept = tmp_path / "analysis.json"
    told = ducats("analyse", finished, "--effort", "quick", "--json", "--to", kept)
    assert told.exit_code == 0, told.stderr
    assert json.loads(told.stdout) == json.loads(kept.read_bytes())
    found = msgspec.json.decode(kept.read_bytes(), type=Analysis)
    assert found.analysis == 1
    assert found.players == ("Ann", "", "Cas")


def test_another_language_is_spoken(ducats: Run, finished: Path) -> None:
    assert "Wendepunkte" in ducats("analyse", finished, "--effort", "quick", "--lang", "de").stdout


def test_what_cannot_be_analysed_is_said_in_one_line(ducats: Run, finished: Path, tmp_path: Path) -> None:
    told = ducats("analyse", finished, "--effort", "endless")
    assert told.exit_code == 2
    assert "no_such_effort" in told.stderr
    running = tmp_path / "running.jsonl"
    running.write_bytes(b"".join(finished.read_bytes().splitlines(keepends=True)[:-6]))
    told = ducats("analyse", running)
    assert told.exit_code == 2
    assert "not_finished" in told.stderr


def test_programs_get_the_same(finished: Path) -> None:
    found = analyse(finished, Effort(16, 4), "seed")
    rows = list(decision_rows([found]))
    assert len(rows) == sum(balance.choices for balance in found.balances)
    assert {row["seat"] for row in rows} == {0, 1, 2}
