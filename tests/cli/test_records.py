"""`ducats replay`, `verify` and `show`."""

import json
import subprocess
import sys
from pathlib import Path

from tests.cli.conftest import Run


def test_a_good_record_holds(ducats: Run, finished: Path) -> None:
    told = ducats("verify", finished, finished)
    assert told.exit_code == 0
    assert told.stdout.count("finished: moves, draws and result hold") == 2


def test_a_changed_draw_is_found(ducats: Run, finished: Path, tmp_path: Path) -> None:
    lines = finished.read_text("utf-8").splitlines()
    first, second = json.loads(lines[1]), json.loads(lines[2])
    first["action"], second["action"] = second["action"], first["action"]
    forged = tmp_path / "forged.jsonl"
    forged.write_text("\n".join([lines[0], json.dumps(first), json.dumps(second), *lines[3:]]), "utf-8")
    told = ducats("verify", finished, forged)
    assert told.exit_code == 1
    assert "corrupt_record: input 1: chance says" in told.stderr
    assert "result hold" in told.stdout, "the good file is still told"


def test_what_is_no_record_is_said_in_one_line(ducats: Run, tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("dear all\n", "utf-8")
    told = ducats("verify", file)
    assert told.exit_code == 1
    assert told.stderr.count("\n") == 1
    assert "corrupt_record" in told.stderr
    assert ducats("show", tmp_path / "none.jsonl").exit_code == 2


def test_show_prints_the_end_with_all_cards_open(ducats: Run, finished: Path) -> None:
    told = ducats("show", finished).stdout
    assert "over: 1." in told
    assert "###" not in told


def test_show_knows_what_a_seat_knew(ducats: Run, finished: Path) -> None:
    told = ducats("show", finished, "--moment", "3", "--seat", "b").stdout
    assert "seen by B" in told
    rows = {line[0]: line for line in told.splitlines() if line[:3] in ("A  ", "B  ", "C  ")}
    assert "###" in rows["A"]
    assert "###" not in rows["B"]
    assert "your hand:" in told
    assert "your hand:" not in ducats("show", finished, "--moment", "3", "--seat", "spectator").stdout


def test_moments_are_counted_from_both_ends(ducats: Run, finished: Path) -> None:
    assert "duel 0/9" in ducats("show", finished, "--moment", "0").stdout
    assert ducats("show", finished, "--moment", "-1").stdout == ducats("show", finished).stdout
    told = ducats("show", finished, "--moment", "9999")
    assert told.exit_code == 2
    assert "no_such_moment" in told.stderr
    assert ducats("show", finished, "--seat", "D").exit_code == 2


def test_replay_prints_one_moment_or_all(ducats: Run, finished: Path) -> None:
    whole = ducats("replay", finished)
    assert whole.exit_code == 0
    assert whole.stdout.count("Moment ") > 20
    assert "A (Ann)" in whole.stdout
    one = ducats("replay", finished, "--moment", "5", "--seat", "C").stdout
    assert one.count("Moment ") == 1
    assert "Your hand" in one
    assert "Your hand" not in whole.stdout


def test_a_replay_hides_from_a_seat_what_it_did_not_know(ducats: Run, finished: Path) -> None:
    opening = ducats("replay", finished, "--moment", "0", "--seat", "A").stdout
    open_opening = ducats("replay", finished, "--moment", "0").stdout
    assert "You are dealt" in opening
    assert open_opening.count("A (Ann)") >= 1
    assert len(open_opening.splitlines()) > len(opening.splitlines()), "the other hands are told as well"


def test_show_prints_the_position_of_a_scenario(ducats: Run, tmp_path: Path) -> None:
    file = tmp_path / "jail.toml"
    file.write_text(
        'title = "jail"\ngame = "musketeers"\nseats = 3\n[position]\nrows = ["PPP", "---", "J--"]\n', "utf-8"
    )
    told = ducats("show", file)
    assert told.exit_code == 0
    assert "jailed" in told.stdout
    file.write_text('title = "none"\ngame = "musketeers"\nseats = 2\n', "utf-8")
    assert "waiting for A B" in ducats("show", file, "--seat", "A").stdout
    file.write_text("title = ", "utf-8")
    assert ducats("show", file).exit_code == 2


def test_a_reader_may_stop_reading(finished: Path) -> None:
    command = f"{sys.executable} -m ducats replay {finished} | head -n 3"
    told = subprocess.run(["sh", "-c", command], capture_output=True, text=True, timeout=60, check=False)
    assert told.returncode == 0
    assert told.stderr == ""


def test_verify_says_what_else_than_the_promised_seed_the_draws_come_from(
    ducats: Run, finished: Path, tmp_path: Path
) -> None:
    head, *rest = finished.read_text("utf-8").splitlines()
    seed = json.loads(rest[-1])["seed"]
    told = {"forks": [{"seed": seed, "inputs": 2}], "taken_back": 2}
    told["redraws"] = [{"inputs": len(rest) - 1, "times": 2}]
    marked = tmp_path / "marked.jsonl"
    marked.write_text("\n".join([json.dumps(json.loads(head) | told), *rest]), "utf-8")
    line = ducats("verify", marked).stdout
    assert ", goes on from another game after 2 inputs, drawn anew after 2 take-backs, finished" in line
    assert "another game" not in ducats("verify", finished).stdout
