"""The set-up takes what the machine has, and says clearly what is missing."""

import subprocess
from pathlib import Path

import pytest

from front_end import search_path
from steps import SetupError, digest, is_stamped, stamp


def program(folder: Path, name: str, script: str) -> None:
    """A stand-in for a tool of the machine."""
    folder.mkdir(exist_ok=True)
    (folder / name).write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
    (folder / name).chmod(0o755)


def find_python(clone: Path, path: Path, **extra: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["/bin/sh", clone / "scripts" / "find_python.sh"],
        env={"PATH": str(path), **extra},
        capture_output=True,
        text=True,
        check=False,
    )


def test_an_old_python_is_named_with_what_is_needed(clone: Path, tmp_path: Path) -> None:
    program(tmp_path / "bin", "python3", 'if [ "$1" = --version ]; then echo Python 3.9.2; else exit 1; fi')
    told = find_python(clone, tmp_path / "bin")
    assert told.returncode == 1
    assert "no Python 3.11 or newer" in told.stderr
    assert "Python 3.9.2" in told.stderr


def test_a_python_without_venv_is_told_apart_from_an_old_one(clone: Path, tmp_path: Path) -> None:
    program(tmp_path / "bin", "python3.12", 'case "$2" in *ensurepip*) exit 1;; *) exit 0;; esac')
    told = find_python(clone, tmp_path / "bin")
    assert told.returncode == 1
    assert "python3.12 lacks the modules venv and ensurepip" in told.stderr
    assert "python3-venv" in told.stderr


def test_a_python_that_was_asked_for_is_not_silently_replaced(clone: Path, tmp_path: Path) -> None:
    program(tmp_path / "bin", "python3", "exit 0")
    program(tmp_path / "bin", "oldpython", "exit 1")
    told = find_python(clone, tmp_path / "bin", DUCATS_PYTHON="oldpython")
    assert told.returncode == 1
    assert "DUCATS_PYTHON names no Python 3.11 or newer: oldpython" in told.stderr


def test_the_newest_python_is_taken(clone: Path, tmp_path: Path) -> None:
    for name in ("python3.11", "python3.13", "python3"):
        program(tmp_path / "bin", name, "exit 0")
    assert find_python(clone, tmp_path / "bin").stdout.strip() == "python3.13"


@pytest.mark.parametrize("version", ["v20.19.0", "v22.13.1", "v24.0.0", "v25.1.0"])
def test_a_new_enough_node_of_the_machine_is_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, version: str
) -> None:
    program(tmp_path / "own", "node", f"echo {version}")
    program(tmp_path / "own", "npm", "exit 0")
    monkeypatch.setenv("PATH", str(tmp_path / "own"))
    assert search_path(tmp_path / "venv") == str(tmp_path / "own")


@pytest.mark.parametrize("version", ["v18.20.4", "v20.18.9", "v21.7.0", "v22.12.0", "v23.5.0", "nonsense"])
def test_an_older_node_gives_way_to_the_one_from_the_venv(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, version: str
) -> None:
    program(tmp_path / "own", "node", f"echo {version}")
    program(tmp_path / "own", "npm", "exit 0")
    program(tmp_path / "venv", "node", "echo v24.1.0")
    monkeypatch.setenv("PATH", str(tmp_path / "own"))
    assert search_path(tmp_path / "venv").split(":")[0] == str(tmp_path / "venv")


def test_no_node_at_all_is_said_clearly(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(SetupError, match="no usable Node"):
        search_path(tmp_path / "venv")


def test_a_step_is_done_again_when_a_file_or_a_fact_changed(clone: Path, tmp_path: Path) -> None:
    mark = tmp_path / "deep" / "mark"
    done = digest([clone / "Makefile"], "3.11")
    stamp(mark, done)
    assert is_stamped(mark, digest([clone / "Makefile"], "3.11"))
    assert not is_stamped(mark, digest([clone / "Makefile"], "3.12"))
    assert not is_stamped(mark, digest([clone / "LICENSE"], "3.11"))
