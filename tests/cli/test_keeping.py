"""`ducats backup`, `restore` and `serve`."""

import os
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from tests.cli.conftest import Run
from tests.serving import free_port


@contextmanager
def serving(database: Path) -> Iterator[tuple[int, subprocess.Popen[bytes]]]:
    """`ducats serve` as a host starts it."""
    port = free_port()
    command = [sys.executable, "-m", "ducats", "serve", "--port", str(port), "--database", str(database)]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        for _ in range(300):
            try:
                with urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=2):
                    break
            except OSError:
                assert process.poll() is None, "the server ended"
                time.sleep(0.1)
        else:
            raise AssertionError("the server does not come up")
        yield port, process
    finally:
        process.kill()
        process.wait()


def test_a_served_database_is_copied_and_put_back(ducats: Run, tmp_path: Path) -> None:
    database, copy, other = tmp_path / "a.sqlite", tmp_path / "copy.sqlite", tmp_path / "b.sqlite"
    with serving(database) as (port, process):
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/me", timeout=5) as answer:
            assert answer.status == 200
        assert ducats("backup", database, copy).exit_code == 0
        taken = ducats("serve", "--port", str(port))
        assert taken.exit_code == 2
        assert "bad_address" in taken.stderr
        process.send_signal(signal.SIGINT)
        assert process.wait(timeout=20) in (0, 130, -signal.SIGINT)
    assert ducats("restore", copy, other).exit_code == 0
    again = ducats("restore", copy, other)
    assert again.exit_code == 1
    assert "--force replaces it" in again.stderr
    assert ducats("restore", copy, other, "--force").exit_code == 0


def test_what_is_no_database_is_neither_copied_nor_restored(ducats: Run, tmp_path: Path) -> None:
    letter = tmp_path / "letter"
    letter.write_text("dear all" * 200, "utf-8")
    for command in ("backup", "restore"):
        for source in (letter, tmp_path / "none"):
            told = ducats(command, source, tmp_path / "target")
            assert told.exit_code == 1
            assert told.stderr.startswith("ducats: store_error: ")
            assert not (tmp_path / "target").exists()
    for source in (letter.rename(tmp_path / "letter.jsonl.gz"), tmp_path / "none.jsonl.gz"):
        told = ducats("restore", source, tmp_path / "target")
        assert (told.exit_code, told.stderr[:21]) == (1, "ducats: store_error: ")
        assert not (tmp_path / "target").exists()


def test_a_wrong_setting_is_named(ducats: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(os.environ, "DUCATS_BOT_WORKERS", "many")
    told = ducats("serve")
    assert told.exit_code == 2
    assert "bad_settings" in told.stderr
    assert "DUCATS_BOT_WORKERS" in told.stderr


def test_a_database_of_another_kind_is_refused_without_its_password(ducats: Run, tmp_path: Path) -> None:
    for command in (
        ("serve", "--database"),
        ("work", "--database"),
        ("doctor",),
        ("restore", tmp_path / "copy"),
        ("admin", "people", "--database"),
    ):
        told = ducats(*command, "mysql://me:secret@db.example/ducats")
        assert told.exit_code == 2
        assert "no database is known by mysql://" in told.stderr
        assert "secret" not in told.stderr
