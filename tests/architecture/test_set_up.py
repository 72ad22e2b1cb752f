"""The set-up takes what the machine has, and says clearly what is missing."""

import os
import subprocess
import threading
from pathlib import Path

import pytest

import setup
from front_end import search_path
from steps import SetupError, digest, is_held, is_stamped, only_one, stamp


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


@pytest.fixture
def steps_taken(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The set-up with steps that only note their names."""
    taken: list[str] = []
    for name in ("install_packages", "build_front_end", "compile_rules", "compile_in_background"):
        monkeypatch.setattr(setup, name, lambda *_, name=name: taken.append(name))
    return taken


def test_who_wants_to_play_does_not_wait_for_the_compiler(
    steps_taken: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(setup, "has_own_node", lambda: False)
    setup.set_up(in_a_hurry=True)
    assert steps_taken == ["install_packages", "build_front_end", "compile_in_background"]
    steps_taken.clear()
    setup.set_up(in_a_hurry=False)
    assert steps_taken == ["install_packages", "build_front_end", "compile_rules"]


def test_with_a_node_of_its_own_the_machine_installs_and_builds_side_by_side(
    steps_taken: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    meeting = threading.Barrier(2, timeout=20)
    monkeypatch.setattr(setup, "has_own_node", lambda: True)
    monkeypatch.setattr(setup, "install_packages", meeting.wait)
    monkeypatch.setattr(setup, "build_front_end", lambda _: meeting.wait())
    setup.set_up(in_a_hurry=False)
    assert steps_taken == ["compile_rules"]


def test_a_front_end_that_cannot_be_built_beside_the_packages_ends_the_set_up(
    steps_taken: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_: Path) -> None:
        raise SetupError("no front end")

    monkeypatch.setattr(setup, "has_own_node", lambda: True)
    monkeypatch.setattr(setup, "build_front_end", fail)
    with pytest.raises(SetupError, match="no front end"):
        setup.set_up(in_a_hurry=True)
    assert steps_taken == ["install_packages"]


def test_the_second_waits_for_the_lock_and_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lock = tmp_path / "tools" / "lock"
    assert not is_held(lock)
    entered = threading.Event()

    def enter() -> None:
        with only_one(lock, "waiting for the first"):
            entered.set()

    second = threading.Thread(target=enter)
    with only_one(lock, "nobody is here"):
        assert is_held(lock)
        second.start()
        second.join(0.3)
        assert not entered.is_set()
    second.join(20)
    assert entered.is_set()
    assert not is_held(lock)
    assert capsys.readouterr().out == "Ducats: waiting for the first\n"


@pytest.mark.parametrize(
    ("said", "address"),
    [((), "0.0.0.0"), (("HOST=127.0.0.1",), "127.0.0.1")],
)
def test_make_play_lets_the_network_in_unless_told_otherwise(
    clone: Path, said: tuple[str, ...], address: str
) -> None:
    """A shell that exports a HOST of its own, as some do, changes nothing."""
    told = subprocess.run(
        ["make", "--dry-run", "play", *said],
        cwd=clone,
        env={**os.environ, "HOST": "of-the-shell"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert f"serve --open --host {address}" in told.stdout
